"""A table at one moment, with all that a move at it must know."""

from __future__ import annotations

from sqlalchemy import BindParameter, Connection, bindparam, select

from bot.storage.closing import HOLDS
from bot.storage.database import Section, every, one
from bot.storage.models import MOVES, ORDERS, PREFERENCES, SEATS
from bot.storage.records import Move, Order, Preferences, Record, Seat, Table, TableId
from bot.storage.seats import CURRENT
from bot.storage.status import BY_ID

HERE: BindParameter[int] = bindparam("table_id")
SEATED = select(SEATS).where(SEATS.c.table_id == HERE, CURRENT).order_by(SEATS.c.seat)
LAST = select(MOVES).where(MOVES.c.table_id == HERE).order_by(MOVES.c.n.desc()).limit(1)
HOLDING = select(ORDERS).where(ORDERS.c.table_id == HERE, HOLDS).order_by(ORDERS.c.id.desc())
WISHES = (
    select(PREFERENCES)
    .join(SEATS, SEATS.c.user_id == PREFERENCES.c.user_id)
    .where(SEATS.c.table_id == HERE, CURRENT)
)


class Standing(Record, frozen=True, kw_only=True):
    """A table at one moment: its seats, its last move, the orders that hold and what its people wish."""

    table: Table
    seats: tuple[Seat, ...]
    move: Move | None
    orders: tuple[Order, ...]
    """The latest first."""
    wishes: dict[int, Preferences]
    """By user id."""


class Standings(Section):
    """Looking at a table."""

    async def standing(self, table_id: TableId) -> Standing | None:
        """Find a table with its seats, its last move and what its people have said in advance."""
        return await self._read(lambda connection: look(connection, table_id))


def look(connection: Connection, table_id: TableId) -> Standing | None:
    """Read a table at one look."""
    here = {"table_id": table_id}
    table = one(connection, Table, BY_ID, here)
    if table is None:
        return None
    seats = every(connection, Seat, SEATED, here)
    saved = {wish.user_id: wish for wish in every(connection, Preferences, WISHES, here)}
    people = [seat.user_id for seat in seats if seat.user_id is not None]
    return Standing(
        table=table,
        seats=tuple(seats),
        move=one(connection, Move, LAST, here),
        orders=tuple(every(connection, Order, HOLDING, here)),
        wishes={user: saved.get(user) or Preferences(user_id=user) for user in people},
    )
