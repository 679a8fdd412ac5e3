"""Standing orders in front of their owner, and of nobody else: leaving, listing and cancelling them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.errors import Refused
from bot.reply import Press, serve
from bot.storage import Status
from bot.ui import components, decision, panel
from bot.ui.log import sentences
from bot.ui.panel import Reply
from bot.ui.token import Token
from bot.ui.words import LABEL_LIMIT, clipped, fitted, spoken
from rules.core import play as engine
from rules.core.orders import Plan, read

if TYPE_CHECKING:
    import discord

    from bot.client import Switchboard
    from bot.position import Position
    from bot.storage import Order
    from rules.core.contract import Game

BUTTON = "Standing orders…"
ORDERS_SHOWN = 15
SAID_LIMIT = 400
"""Room for the reason, and for other orders, beside a long plan."""
NONE = "You have no standing orders here. They answer for you when you are asked; only you see them."
NEVER = "There are no standing orders in this game."


class Ordering:
    """The answers to everything a person can press or type about standing orders."""

    def __init__(self, client: Switchboard) -> None:
        self._client = client
        self._store = client.store

    async def answered(self, press: Press, position: Position, token: Token) -> Reply:
        """The next question of an order, or the order left; raises Refused, TableMoved, Repeated."""
        seen, user = position.view(position.seat_of(press.user.id)), press.user.id
        kind, filled = decision.partial(position.game, seen, token.text)
        if decision.next_field(position.game, seen, kind, filled) is not None:
            reply: Reply = self._client.front.question(position, user, token)
            return reply
        return await self.leave(token.table, user, engine.write(kind(**filled)), press.id)

    async def leave(self, table_id: int, user: int, text: str, interaction: int) -> Reply:
        """Leave an order; what it led to at once, and the question put now."""
        left = await self._client.tables.orders.leave(table_id, user, text, interaction)
        lines = [f"Noted, and seen by you alone: {left.order.say()}."]
        lines += [f"It takes the place of: {other.say()}." for other in left.replaced]
        lines += sentences(left.chain.position, left.chain.events)
        return await self._client.front.turn(table_id, user, "\n".join(lines))

    async def show(self, table_id: int, user: int, note: str = "") -> Reply:
        """A person's orders with a button to cancel each, and the kinds that may be left now."""
        position = await self._client.tables.at(table_id)
        if position.seat_of(user) is None:
            raise Refused("You do not sit at this table.")
        if not position.takes_orders:
            raise Refused(NEVER)
        mine = [row for row in position.orders if row.user_id == user]
        lines = [*note.splitlines(), *await self.news(position, user)]
        fill = spoken(position.names).fill
        lines += [fill(f"• {_say(position.game, row)}") for row in mine] or [NONE]
        head = f"**{position.title}: your standing orders**"
        return Reply(fitted(head, lines, ""), _view(position, user, mine))

    async def cancel(self, press: Press, order_id: int) -> None:
        """Cancel an order, and show the others."""
        await serve(press, lambda: self._cancelled(press, order_id), update=True)

    async def _cancelled(self, press: Press, order_id: int) -> Reply:
        row = await self._client.tables.orders.cancel(order_id, press.user.id, press.id)
        position = await self._client.tables.at(row.table_id)
        said = spoken(position.names).fill(_say(position.game, row))
        return await self.show(row.table_id, press.user.id, f"Cancelled: {said}.")

    async def news(self, position: Position, user: int) -> list[str]:
        """What ended of a person's orders since they last looked; it is told here once."""
        ended = await self._untold(position, user)
        if ended:
            await self._store.orders_told([row.id for row in ended], self._client.now())
        return _all_ended(position, ended)

    async def ended(self, position: Position, user: int) -> list[str]:
        """The same for a letter, which may not arrive or not be read, so that it is told again."""
        return _all_ended(position, await self._untold(position, user))

    async def _untold(self, position: Position, user: int) -> list[Order]:
        if not position.takes_orders:
            return []
        return await self._store.untold_orders(position.table.id, user)

    def button(self, position: Position, user: int) -> components.Show | None:
        """The button under a panel, where there is something to see or to leave."""
        if position.table.status is not Status.RUNNING or not position.takes_orders:
            return None
        seat = position.seat_of(user)
        if seat is None or not _anything(position, user):
            return None
        return components.show(BUTTON, position.table.id, "orders")


def _anything(position: Position, user: int) -> bool:
    choices = decision.order_choices(position.game, position.view(position.seat_of(user)))
    return bool(choices) or any(row.user_id == user for row in position.orders)


def _view(position: Position, user: int, mine: list[Order]) -> discord.ui.View | None:
    items: list[components.OrderButton | components.Answer] = [
        components.cancel_order(clipped(f"Cancel: {said}", LABEL_LIMIT), row.id)
        for row in mine[:ORDERS_SHOWN]
        for said in [position.names.fill(_say(position.game, row))]
    ]
    if position.table.status is Status.RUNNING:
        token = Token(position.table.id, position.n)
        items += [
            components.answer(panel.button_label(choice.named(position.names)), token, choice.text)
            for choice in decision.order_choices(position.game, position.view(position.seat_of(user)))
        ]
    return components.view_of(*items) if items else None


def _all_ended(position: Position, ended: list[Order]) -> list[str]:
    fill = spoken(position.names).fill
    return [fill(line) for row in reversed(ended) if (line := _ended(position.game, row))]


def _ended(game: Game[Any], row: Order) -> str:
    """What its owner is told of an order's end; nothing of a plan that was opened and left empty."""
    try:
        order = read(game, row.text)
    except engine.Unreadable:
        return f"Your standing order has ended: “{row.text}”. {row.reason}"
    said = clipped(order.say(), SAID_LIMIT)
    return "" if order == Plan() else f"Your {order.called} has ended: {said}. {row.reason}"


def _say(game: Game[Any], row: Order) -> str:
    try:
        return clipped(read(game, row.text).say(), SAID_LIMIT)
    except engine.Unreadable:
        return f"“{row.text}”"
