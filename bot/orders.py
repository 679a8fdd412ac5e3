"""Standing orders: carried out at once and in silence, through the same door as the actions of people."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from bot.errors import Refused, once
from bot.notices import Spared, announcing
from bot.position import told
from bot.storage import NewOrder, OrderId, Status, Upkeep
from bot.storage import Order as Row
from bot.ui.words import spoken
from rules.core import orders as standing
from rules.core import play as engine
from rules.core.contract import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.position import Position
    from bot.tables import Tables
    from rules.core.contract import Action, Event
    from rules.core.orders import Order

log = logging.getLogger(__name__)

STEPS_AT_MOST = 200
"""More than the bids of an auction; only an order that is never done comes so far."""
REPLACED = "You left another in its place."
CANCELLED = "You cancelled it."
FAILED = "It could not be carried out."
CLOSED = "This standing order holds no longer."


class Chain(Struct, frozen=True):
    """Where a table stands after all orders are carried out, and what one seat may know of it."""

    position: Position
    events: tuple[Event, ...] = ()


class Left(Struct, frozen=True):
    """An order that was left, the ones it replaced, and what it led to at once."""

    order: Order[Any]
    replaced: tuple[Order[Any], ...]
    chain: Chain


class Kept(NamedTuple):
    """What a move means for the orders: which end by it, whom they spare being told, which are left."""

    upkeep: Upkeep
    spared: Spared
    left: tuple[Row, ...]


class Orders:
    """Leaves, keeps and carries out what players say in advance."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def leave(self, table_id: int, user: int, text: str, interaction: int | None = None) -> Left:
        """Leave an order, carried out at once if it is asked already; raises Refused, Repeated."""
        async with self._tables.lock(table_id):
            position = await self._tables.at(table_id)
            seat = self._tables.seat(position, user)
            order = _acceptable(position, seat, text)
            old = [(row, other) for row, other in _of(position, user) if order.replaces(other)]
            new = NewOrder(
                table_id=position.table.id, user_id=user, seat=seat, n=position.n,
                text=engine.write(order), created_at=self._tables.now(),
            )  # fmt: skip
            replaces = [row.id for row, _ in old]
            leaving = self._store.leave_order(
                new, replaces=replaces, reason=REPLACED, interaction=interaction
            )
            left = await once(leaving)
            chain = await self.follow(
                position.noting(orders=(left, *_without(position.orders, *replaces))), seat
            )
            return Left(order, tuple(other for _, other in old), chain)

    async def cancel(self, order_id: int, user: int, interaction: int | None = None) -> Row:
        """Take an order back, and put the question that it would have answered; raises Refused, Repeated."""
        row = await self._store.order(OrderId(order_id))
        if row is None or row.user_id != user:
            raise Refused("This is not a standing order of yours.")
        async with self._tables.lock(row.table_id):
            position = await self._tables.at(row.table_id)
            now, left = self._tables.now(), position.noting(orders=_without(position.orders, row.id))
            was_spared = user in _spared(position, position.orders) and user not in _spared(left, left.orders)
            asking = announcing(left, now) if was_spared else []
            closing = self._store.close_order(
                row.id, CANCELLED, now, known=True, notices=asking, interaction=interaction
            )
            if not await once(closing):
                raise Refused(CLOSED)
            self._tables.committed(left)
        return row

    async def follow(self, position: Position, viewer: Seat | None = None) -> Chain:
        """Carry out order after order until somebody must be asked; the table's lock is held."""
        events: tuple[Event, ...] = ()
        for _ in range(STEPS_AT_MOST):
            due = _due(position)
            if due is None:
                return Chain(position, events)
            row, action = due
            try:
                seat = Seat(row.seat)
                acted = await self._tables.commit(position, seat, action, row.user_id, None, row.id)
            except Exception:
                log.exception("table %s: order %s failed", position.table.id, row.id)
                return Chain(await self._give_up(position, row), events)
            position = acted.position
            events += told(position.events(position.move), viewer)
        log.error("table %s: standing orders do not come to an end", position.table.id)
        if due := _due(position):
            position = await self._give_up(position, due[0])
        return Chain(position, events)

    async def _give_up(self, position: Position, row: Row) -> Position:
        left, now = position.noting(orders=_without(position.orders, row.id)), self._tables.now()
        asking = announcing(left, now)
        await self._store.close_order(row.id, FAILED, now, known=False, notices=asking)
        self._tables.committed(left)
        return left

    async def resume(self) -> None:
        """Carry out what a killed process left undone."""
        for table in await self._store.tables(Status.RUNNING):
            try:
                async with self._tables.lock(table.id):
                    await self.follow(await self._tables.at(table.id))
            except Exception:  # one broken table keeps no other from going on
                log.exception("table %s cannot be resumed", table.id)


def kept(before: Position, after: Position, carried_out: OrderId | None, *, undone: bool) -> Kept:
    """What a move means for the orders at its table."""
    spared = _spared(before, before.orders)
    if undone:  # the store closes all of them
        return Kept(Upkeep(), Spared(spared), ())
    rows = tuple(_rest(after, row) if row.id == carried_out else row for row in before.orders)
    rest = next((row.text for row in rows if row.id == carried_out), None)
    ended = tuple((row.id, reason) for row in rows if (reason := _obsolete(after, row)))
    left = () if after.over else _without(rows, *(order_id for order_id, _ in ended))
    upkeep = Upkeep(carried_out=carried_out, rest=rest, closed=ended)
    return Kept(upkeep, Spared(spared, _spared(after, rows)), left)


def plan_of(position: Position, user: int) -> tuple[Row, standing.Plan] | None:
    """The plan that a person has, in force or not."""
    found = _of(position, user)
    return next(((row, order) for row, order in found if isinstance(order, standing.Plan)), None)


def _due(position: Position) -> tuple[Row, Action[Any, Any]] | None:
    """The latest order that answers now, and its answer."""
    for row in position.orders:
        if (answer := _answer(position, row)) is not None:
            return row, answer
    return None


def _of(position: Position, user: int) -> list[tuple[Row, Order[Any]]]:
    rows = [row for row in position.orders if row.user_id == user]
    return [(row, order) for row in rows if (order := _read(position, row))]


def _without(rows: Sequence[Row], *orders: OrderId) -> tuple[Row, ...]:
    return tuple(row for row in rows if row.id not in orders)


def _spared(position: Position, rows: Sequence[Row]) -> tuple[int, ...]:
    """The people whose orders answer for them, so that they were not told of this position."""
    earlier = [row for row in rows if row.n < position.n]
    return tuple({row.user_id for row in earlier if _answer(position, row) is not None})


def _acceptable(position: Position, seat: Seat, text: str) -> Order[Any]:
    try:
        order = standing.read(position.game, text)
    except engine.Unreadable as error:
        raise Refused(*error.reasons) from None
    if reasons := standing.objections(position.view(seat), order):
        raise Refused(*map(spoken(position.names).fill, reasons))
    return order


def _read(position: Position, row: Row) -> Order[Any] | None:
    """An order as it was left; None where a later version of the game does not know it."""
    try:
        return standing.read(position.game, row.text)
    except engine.Unreadable:
        return None


def _rest(position: Position, row: Row) -> Row:
    order = _read(position, row)
    return replace(row, text=engine.write(order.rest())) if order else row


def _obsolete(position: Position, row: Row) -> str:
    order, seat = _read(position, row), Seat(row.seat)
    try:
        return standing.obsolete(position.game, position.view(seat), order) if order else FAILED
    except Exception:
        log.exception("table %s: order %s cannot be judged", position.table.id, row.id)
        return FAILED


def _answer(position: Position, row: Row) -> Action[Any, Any] | None:
    order, seat = _read(position, row), Seat(row.seat)
    if order is None or seat not in position.actors:
        return None
    try:
        return standing.answer(position.game, position.view(seat), order)
    except Exception:
        log.exception("table %s: order %s has no answer", position.table.id, row.id)
        return None
