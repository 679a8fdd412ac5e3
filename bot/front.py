"""What people press and ask for, answered privately: the turn, the board, the hand, the log."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot import reach
from bot.errors import Refused, TableMoved
from bot.reply import Press, acknowledged, add, outcome, serve
from bot.showing import shown
from bot.storage import ProposalId, Status, Table
from bot.ui import components, decision, panel, post
from bot.ui.log import log_lines, sentences
from bot.ui.panel import Reply
from bot.ui.token import Token
from bot.ui.words import fitted, harmless, spoken
from rules.core import play as engine

if TYPE_CHECKING:
    from bot.client import Switchboard
    from bot.consent import Settled
    from bot.position import Position

log = logging.getLogger(__name__)

MOVED_ON = "The table moved on; your choices now:"
UNDO_FREELY = ("Take it back", "Everybody will see it.")
ASKED = "That needs the consent of the others; I ask them in the channel."
WAITS = "Noted; others have to answer yet."
UNDO_BY_CONSENT = ("Ask the others", "They must agree; I ask them in the channel.")


class Front:
    """The answers to everything a person can press or type."""

    def __init__(self, client: Switchboard) -> None:
        self._client = client
        self._store = client.store

    async def answer(self, press: Press, token: Token) -> None:
        """Fill in more of an action, or take it."""
        work = self._client.planning.answered if token.ahead else self._answered
        await serve(press, lambda: work(press, token), update=True)

    async def _answered(self, press: Press, token: Token) -> Reply:
        user = press.user.id
        try:
            position = await self._client.tables.at(token.table)
            seat = self._client.tables.seat(position, user)
            if not token.text:
                return await self.turn(token.table, user, "" if position.n == token.n else MOVED_ON)
            if decision.is_order(position.game, token.text):
                return await self._client.ordering.answered(press, position, token)
            await self._client.tables.must_still_ask(position, user, token.n)
            seen = position.view(seat)
            kind, filled = decision.partial(position.game, seen, token.text)
            if decision.next_field(position.game, seen, kind, filled) is not None:
                return self.question(position, user, token)
            acted = await self._client.tables.act(
                token.table, user, engine.write(kind(**filled)), expected=token.n, interaction=press.id
            )
        except TableMoved:
            return await self.turn(token.table, user, MOVED_ON)
        except Refused as refusal:
            return await self.turn(token.table, user, "\n".join(refusal.reasons))
        said = sentences(acted.position, acted.events)
        return await self.turn(token.table, user, "\n".join(said))

    async def turn(self, table_id: int, user: int, note: str = "") -> Reply:
        """The question put to a person now, or whose turn it is."""
        position = await self._client.tables.at(table_id)
        head = f"**{position.title}** · {position.game.headline(position.state)}"
        news = await self._client.ordering.news(position, user)
        trouble = await reach.trouble_at(self._client, position.table)
        note = "\n".join(part for part in (*news, note, trouble) if part)
        more = self._more(position, user)
        if user not in position.waiting or position.table.status is not Status.RUNNING:
            parts = dict.fromkeys((head, note, post.whose_turn(position)))  # a refusal may say the same
            return Reply("\n".join(filter(None, parts)), components.view_of(*more) if more else None)
        return self.question(position, user, Token(table_id, position.n), note, more)

    def _more(self, position: Position, user: int) -> list[components.Show]:
        found = [part.button(position, user) for part in (self._client.ordering, self._client.planning)]
        return [button for button in found if button]

    def question(
        self,
        position: Position,
        user: int,
        token: Token,
        note: str = "",
        more: Sequence[components.Show] = (),
    ) -> Reply:
        """The next question to a person, below a note."""
        seen = position.view(position.seat_of(user))
        asked = decision.question(position.game, seen, token.text)
        view = panel.question_view(asked.named(position.names), token)
        if not token.text:
            view.add_item(components.show("My board", token.table, "hand"))
            view.add_item(components.show("Undo", token.table, "undo"))
        for button in more:
            view.add_item(button)
        head = f"**{position.title}** · {position.game.headline(position.state)}"
        prompt = panel.prompt_of(asked, spoken(position.names))
        return Reply(fitted(head, note.splitlines(), prompt), view)

    async def show(self, press: Press, table_id: int, what: str) -> None:
        """Open something privately."""
        await serve(press, lambda: self.view(what, table_id, press.user.id))

    async def view(self, what: str, table_id: int, user: int) -> Reply:
        """What a person asks to see of a table; raises Refused."""
        match what:
            case "turn":
                return await self.turn(table_id, user)
            case "undo":
                return await self.ask_undo(table_id, user)
            case "orders":
                return await self._client.ordering.show(table_id, user)
            case "plan":
                return await self._client.planning.show(table_id, user)
            case "ahead":
                return await self._client.planning.board(table_id, user)
            case "hand":
                return await self._hand(table_id, user)
            case _:
                return await shown(self._store, what, await self._client.tables.at(table_id), user)

    async def _hand(self, table_id: int, user: int) -> Reply:
        position = await self._client.tables.at(table_id)
        hand = await shown(self._store, "hand", position, user)
        plan = self._client.planning.button(position, user)
        return replace(hand, view=components.view_of(plan) if plan else None)

    async def ask_undo(self, table_id: int, user: int) -> Reply:
        """Whether to take back the last action; raises Refused."""
        undoing = await self._client.consents.would_undo(table_id, user)
        label, note = UNDO_FREELY if undoing.freely else UNDO_BY_CONSENT
        what = post.quoted(log_lines(undoing.position, undoing.moves, (), user))
        ask = fitted("Take back your last action?", what, note)
        return Reply(ask, components.view_of(components.confirm(label, table_id, "undo")))

    async def undo(self, table_id: int, user: int, interaction: int) -> Reply:
        """Take back one's last action, or ask the others."""
        settled = await self._client.consents.undo(table_id, user, interaction)
        if settled.done:
            return await self.turn(table_id, user, "Your last action is taken back.")
        return await self._publicly(settled, ASKED)

    async def end(self, table_id: int, user: int, interaction: int, *, moderator: bool) -> Reply:
        """End a game early, or ask the others."""
        settled = await self._client.consents.end(
            table_id, user, moderator=moderator, interaction=interaction
        )
        if settled.waits:
            return Reply(WAITS)
        return await self._publicly(settled, "The game is ended." if settled.done else ASKED)

    async def _publicly(self, settled: Settled, said: str) -> Reply:
        """An answer whose consequence is told in the channel, if that can be."""
        trouble = await reach.trouble_at(self._client, settled.position.table)
        return Reply(f"{said}\n{trouble}" if trouble else said)

    async def leave(self, table_id: int, user: int, interaction: int) -> Reply:
        """Leave a table: free the seat, or hand it to a computer player."""
        table = await self.table(table_id)
        await self._client.lobbies.leave(table, user, interaction)
        if table.status is Status.LOBBY:
            await self._client.outbox.refresh_lobby(table_id)
            return Reply("You have left the table.")
        gone_on = (await self.table(table_id)).status is Status.RUNNING
        await self._client.consents.somebody_left(table_id)
        if not gone_on:
            return Reply("You have left. Nobody else sits at the table, so the game is over.")
        return Reply(
            "You have left; a computer player keeps your seat until somebody takes it with `/game join`."
        )

    async def confirmed(self, press: Press, table_id: int, what: str) -> None:
        """Do what was asked for twice."""
        user = press.user.id
        works: dict[str, Callable[[], Awaitable[Reply]]] = {
            "undo": lambda: self.undo(table_id, user, press.id),
            "end": lambda: self.end(table_id, user, press.id, moderator=is_moderator(press)),
            "leave": lambda: self.leave(table_id, user, press.id),
        }
        await serve(press, works[what], update=True)

    async def lobby(self, press: Press, table_id: int, what: str) -> None:
        """Join, leave, add a computer player, start: the invitation itself is brought up to date."""
        if not await acknowledged(press, update=True):
            return
        reply = await outcome(press, lambda: self.in_lobby(press, table_id, what))
        if reply is not None and reply.content:
            await add(press, reply)

    async def in_lobby(self, press: Press, table_id: int, what: str) -> Reply:
        """One change of a lobby; an empty reply when the invitation says it all."""
        table, lobbies = await self.table(table_id), self._client.lobbies
        match what:
            case "join":
                await lobbies.join(table, self._client.person(press.user), press.id)
            case "leave":
                await lobbies.leave(table, press.user.id, press.id)
            case "computer":
                await self._client.tables.must_sit(table, press.user.id)
                await lobbies.add_computer(table, "greedy", press.id)
            case _:
                await lobbies.start(table, press.user.id, press.id)
        await self._client.outbox.refresh_lobby(table_id)
        return Reply("")

    async def vote(self, press: Press, proposal: int, *, agrees: bool) -> None:
        """Answer a proposal."""
        await serve(press, lambda: self._voted(press, proposal, agrees=agrees))

    async def _voted(self, press: Press, proposal: int, *, agrees: bool) -> Reply:
        settled = await self._client.consents.answer(
            ProposalId(proposal), press.user.id, agrees=agrees, interaction=press.id
        )
        if settled.waits:
            return Reply(WAITS)
        result = "Agreed." if agrees else f"{harmless(press.user.display_name)} does not agree."
        await _closed(press, result)
        return Reply("Noted.")

    async def table(self, table_id: int) -> Table:
        """A table by number; raises Refused."""
        found = await self._store.table(table_id)  # type: ignore[arg-type]
        if found is None:
            raise Refused(f"There is no table {table_id}.")
        return found


async def _closed(press: Press, result: str) -> None:
    """Write below a request how it was decided; what was decided holds without that."""
    if press.message:
        try:
            await press.message.edit(content=f"{press.message.content}\n{result}", view=None)
        except reach.FAILED as error:
            log.warning("interaction %s: the request cannot be changed: %s", press.id, error)


def is_moderator(press: Press) -> bool:
    """Whether a person may manage the channel."""
    return bool(press.guild and press.permissions.manage_channels)
