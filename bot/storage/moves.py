"""Moves: one row each, and the last row is the save."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import asdict
from sqlalchemy import Select, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.closing import TAKEN_BACK, close_orders_of, keep_up
from bot.storage.database import Section, dialect_insert, every, one
from bot.storage.errors import Conflict
from bot.storage.models import MOVES, TABLES
from bot.storage.notices import insert_notices, silence_table
from bot.storage.records import Move, NewMove, NewNotice, Seat, Status, Table, TableId, Upkeep
from bot.storage.seats import current
from bot.storage.status import change_status, held

UNCHANGED = Upkeep()


class Moves(Section):
    """Storing and reading moves."""

    async def add_move(
        self,
        table_id: TableId,
        move: NewMove,
        *,
        notices: Sequence[NewNotice] = (),
        silence: Collection[int] | None = (),
        takes_back: range | None = None,
        status: Status | None = None,
        orders: Upkeep = UNCHANGED,
        interaction: int | None = None,
    ) -> Move:
        """Store a move and all it entails at once, or raise `Conflict` if its number is taken."""
        async with self._database.write(interaction) as connection:
            stored = await insert_move(connection, table_id, move, interaction)
            await silence_table(connection, table_id, silence, move.at)
            await keep_up(connection, orders, move.at)
            await take_back(connection, table_id, takes_back, move)
            if status is not None:
                await change_status(connection, table_id, status, move.at)
            await insert_notices(connection, notices)
            return stored

    async def standing(self, table_id: TableId) -> tuple[Table, list[Seat], Move | None] | None:
        """Find a table with who holds its seats now and its last move, all at one moment."""
        async with self._database.read() as connection:
            table = await one(connection, Table, select(TABLES).where(TABLES.c.id == table_id))
            if table is None:
                return None
            seats = await every(connection, Seat, current(table_id))
            return table, seats, await one(connection, Move, last_of(table_id))

    async def last_move(self, table_id: TableId) -> Move | None:
        """Find the last move, whose state is the current position."""
        async with self._database.read() as connection:
            return await one(connection, Move, last_of(table_id))

    async def move(self, table_id: TableId, n: int) -> Move | None:
        """Find a move by its number."""
        async with self._database.read() as connection:
            return await one(connection, Move, of_table(table_id).where(MOVES.c.n == n))

    async def moves(self, table_id: TableId, since: int = 0, *, states: bool = True) -> list[Move]:
        """List the moves from number `since` on, with or without their states."""
        columns = [column for column in MOVES.c if states or column.name != "state"]
        found = select(*columns).where(MOVES.c.table_id == table_id, MOVES.c.n >= since).order_by(MOVES.c.n)
        async with self._database.read() as connection:
            return await every(connection, Move, found)


def of_table(table_id: TableId) -> Select[tuple[object, ...]]:
    """Select the moves of a table."""
    return select(MOVES).where(MOVES.c.table_id == table_id)


def last_of(table_id: TableId) -> Select[tuple[object, ...]]:
    """Select the last move of a table."""
    return of_table(table_id).order_by(MOVES.c.n.desc()).limit(1)


async def insert_move(
    connection: AsyncConnection, table_id: TableId, move: NewMove, interaction: int | None
) -> Move:
    """Store a move under its number, or raise `Conflict` if that is taken."""
    await held(connection, table_id)
    row = {**asdict(move), "table_id": table_id, "interaction_id": interaction}
    statement = dialect_insert(connection, MOVES).values(**row)
    free = statement.on_conflict_do_nothing(index_elements=["table_id", "n"])
    move_id = await connection.scalar(free.returning(MOVES.c.id))
    if move_id is None:
        raise Conflict(f"table {table_id} already has move {move.n}")
    return Move(**row, id=move_id, taken_back_by=None, taken_back_at=None)


async def take_back(
    connection: AsyncConnection, table_id: TableId, taken: range | None, undo: NewMove
) -> None:
    """Mark the moves an undo takes back, if any, and close what was said in advance of them."""
    if taken is None:
        return
    await close_orders_of(connection, table_id, TAKEN_BACK, undo.at)
    # Those already taken back keep their mark.
    marked = update(MOVES).where(MOVES.c.table_id == table_id, MOVES.c.taken_back_by.is_(None))
    marked = marked.where(MOVES.c.n >= taken.start, MOVES.c.n < taken.stop)
    await connection.execute(marked.values(taken_back_by=undo.n, taken_back_at=undo.at))
