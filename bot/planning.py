"""Planning ahead in front of whoever plans, and of nobody else: the turn ahead, answered step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle

from bot.errors import Refused, TableMoved
from bot.ordering import SAID_LIMIT
from bot.orders import plan_of
from bot.storage import Status
from bot.ui import components, decision, panel, pictures
from bot.ui.decision import Question
from bot.ui.log import sentences
from bot.ui.panel import Reply
from bot.ui.token import Token
from bot.ui.words import clipped, fitted, spoken
from rules.core import plans
from rules.core import play as engine
from rules.core.plans import Draft, Plan
from rules.core.standing import owner

if TYPE_CHECKING:
    from bot.client import Switchboard
    from bot.position import Position
    from bot.reply import Press
    from rules.core.contract import Action

BUTTON = "Plan ahead…"
BOARD = "My board then"
# No verb begins with a hyphen, so these are told from the text of an action.
BACK, DROP, DONE = "-back", "-drop", "-done"
NEVER = "Nothing can be planned ahead in this game."
NOT_NOW = "Your next turn cannot be planned ahead as the table stands."
ASKED = "You are asked now; there is nothing to plan ahead."
MOVED_ON = "The plan or the table moved on; your choices now:"
INTRODUCTION = "Your next turn, as it would be if it came now. Only you see this."
NOT_IN_FORCE = "Not in force before you press “Plan is ready”."
IN_FORCE = "In force: it is played when you are asked. What is changed here must be put in force again."
CUT = "What could not be played is no longer in the plan: {}"
FULL = "Nothing more can be planned."


class Planning:
    """The answers to everything a person can press or type while planning."""

    def __init__(self, client: Switchboard) -> None:
        self._client = client
        self._orders = client.tables.orders

    async def show(self, table_id: int, user: int, note: str = "") -> Reply:
        """Open the plan of a person, with the next question of the turn ahead; raises Refused."""
        position = await self._client.tables.at(table_id)
        seat = self._client.tables.seat(position, user)
        if seat in position.actors:
            return await self._client.front.turn(table_id, user, f"{note}\n{ASKED}".strip())
        start = self._start(position, user)
        if start is None:
            raise Refused(NOT_NOW if plans.offered(position.game) else NEVER)
        found = plan_of(position, user)
        if found is None:
            await self._orders.leave(table_id, user, engine.write(Plan()))
        news = await self._client.ordering.news(position, user)
        plan = found[1] if found else Plan()
        return _panel(position, plan, plans.draft(position.game, start, plan.coming), [*news, note])

    def button(self, position: Position, user: int) -> components.Show | None:
        """The button under a panel, where a turn can be planned."""
        if self._start(position, user) is None:
            return None
        return components.show(BUTTON, position.table.id, "plan")

    async def board(self, table_id: int, user: int) -> Reply:
        """A player's own board after what is planned; raises TableMoved."""
        position = await self._client.tables.at(table_id)
        made = self.draft(position, user)
        if made is None or not made.open:
            raise TableMoved
        picture = await pictures.hand(position, made.seen)
        return Reply(
            f"**{position.title}: after what is planned**", None, (pictures.attached(picture, "ahead"),)
        )

    def _start(self, position: Position, user: int) -> Draft | None:
        seat = position.seat_of(user)
        if seat is None or position.table.status is not Status.RUNNING:
            return None
        return plans.ahead(position.game, position.view(seat))

    def draft(self, position: Position, user: int) -> Draft | None:
        """The plan of a person as far as the turn ahead allows it; None while they do not plan."""
        found = self._found(position, user)
        return found[1] if found else None

    def _found(self, position: Position, user: int) -> tuple[Plan, Draft] | None:
        stored = plan_of(position, user)
        start = self._start(position, user) if stored else None
        if start is None or stored is None:
            return None
        return stored[1], plans.draft(position.game, start, stored[1].coming)

    async def answered(self, press: Press, token: Token) -> Reply:
        """What a button or menu of the panel leads to; raises Repeated."""
        user = press.user.id
        try:
            return await self._answered(press, token)
        except TableMoved:
            return await self.show(token.table, user, MOVED_ON)
        except Refused as refusal:
            return await self._client.front.turn(token.table, user, "\n".join(refusal.reasons))

    async def _answered(self, press: Press, token: Token) -> Reply:
        position = await self._client.tables.at(token.table)
        found = self._found(position, press.user.id)
        if found is None or token.n != len(found[0].coming):
            raise TableMoved
        match token.text:
            case "":
                return await self.show(token.table, press.user.id)
            case "-back":
                return await self._shortened(press, token, found[0])
            case "-drop":
                return await self._dropped(press, token)
            case "-done":
                return await self._done(press, token, found[1])
            case _:
                return await self._chosen(press, token, position, *found)

    async def _chosen(self, press: Press, token: Token, position: Position, plan: Plan, made: Draft) -> Reply:
        if not made.open:
            raise TableMoved
        kind, filled = decision.partial(position.game, made.seen, token.text)
        if decision.next_field(position.game, made.seen, kind, filled) is not None:
            return _panel(position, plan, made, [], token)
        return await self.add(token.table, press.user.id, engine.write(kind(**filled)), press.id)

    async def add(self, table_id: int, user: int, text: str, interaction: int) -> Reply:
        """Plan one more action, as a line of text; raises Refused, Repeated."""
        position = await self._client.tables.at(table_id)
        made = self.draft(position, user)
        if made is None:
            raise TableMoved
        try:
            action: Action[Any, Any] = engine.meant(position.game, made.seen.table, owner(made.seen), text)
            longer = plans.add(position.game, made, action)
        except engine.Illegal as error:
            return await self.show(table_id, user, "\n".join(map(spoken(position.names).fill, error.reasons)))
        await self._orders.leave(table_id, user, engine.write(Plan(longer.lines)), interaction)
        return await self.show(table_id, user, made.broken and CUT.format(made.broken))

    async def _shortened(self, press: Press, token: Token, plan: Plan) -> Reply:
        shorter = Plan(plan.coming[:-1])
        await self._orders.leave(token.table, press.user.id, engine.write(shorter), press.id)
        return await self.show(token.table, press.user.id)

    async def _dropped(self, press: Press, token: Token) -> Reply:
        position = await self._client.tables.at(token.table)
        if found := plan_of(position, press.user.id):
            await self._orders.cancel(found[0].id, press.user.id, press.id)
        return await self._client.front.turn(token.table, press.user.id, "The plan is dropped.")

    async def _done(self, press: Press, token: Token, made: Draft) -> Reply:
        plan = Plan(made.lines, ready=True)
        left = await self._orders.leave(token.table, press.user.id, engine.write(plan), press.id)
        said = spoken(left.chain.position.names).fill(clipped(plan.say(), SAID_LIMIT))
        lines = [f"Noted, and seen by you alone: {said}.", *sentences(left.chain.position, left.chain.events)]
        return await self._client.front.turn(token.table, press.user.id, "\n".join(lines))


def _panel(
    position: Position, plan: Plan, made: Draft, notes: list[str], token: Token | None = None
) -> Reply:
    """The plan so far and the next question of the turn ahead."""
    token = token or Token(position.table.id, len(plan.coming), ahead=True)
    asked = decision.question(position.game, made.seen, token.text) if made.open else Question(FULL, ())
    fill = spoken(position.names).fill
    lines = [part for note in notes for part in note.splitlines()]
    lines += [INTRODUCTION, *_so_far(plan, made)]
    head = f"**{position.title}** · {position.game.headline(position.state)}"
    view = panel.question_view(asked.named(position.names), token)
    if not token.text:
        _add_buttons(view, plan, made, token)
    return Reply(
        fitted(head, [fill(line) for line in lines], panel.prompt_of(asked, spoken(position.names))), view
    )


def _so_far(plan: Plan, made: Draft) -> list[str]:
    if not plan.coming:
        return ["Nothing is planned yet."]
    lines = [f"{number}) {line.words}" for number, line in enumerate(plan.coming, start=1)]
    stops = [f"As the table stands, it would stop: {made.broken}"] if made.broken else []
    return ["Planned so far:", *lines, *stops, IN_FORCE if plan.ready else NOT_IN_FORCE]


def _add_buttons(view: discord.ui.View, plan: Plan, made: Draft, token: Token) -> None:
    """What can be seen of the turn ahead, and done with the plan itself."""
    if made.open:
        view.add_item(components.show(BOARD, token.table, "ahead"))
    if not plan.coming:
        return
    if not plan.ready:
        view.add_item(components.answer("Plan is ready", token, DONE, ButtonStyle.success))
    view.add_item(components.answer("Take the last one back", token, BACK))
    view.add_item(components.answer("Drop the plan", token, DROP, ButtonStyle.danger))
