"""Moves: one row each, and the last row is the save."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from msgspec.structs import asdict
from sqlalchemy import Connection, select, update
from sqlalchemy.sql.dml import ReturningInsert

from bot.storage.closing import TAKEN_BACK, close_orders_of, keep_up
from bot.storage.database import Section, dialect_insert
from bot.storage.errors import Conflict
from bot.storage.models import MOVES
from bot.storage.notices import insert_notices, silence_table
from bot.storage.proposals import settle
from bot.storage.records import Answer, Move, NewMove, NewNotice, Status, TableId, Upkeep
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
        answer: Answer | None = None,
        interaction: int | None = None,
    ) -> Move:
        """Store a move and all it entails at once, or raise `Conflict` if its number is taken."""

        def work(connection: Connection) -> Move:
            table = held(connection, table_id)
            settle(connection, answer)
            stored = insert_move(connection, table_id, move, interaction)
            silence_table(connection, table_id, silence, move.at)
            keep_up(connection, orders, move.at)
            take_back(connection, table_id, takes_back, move)
            if status is not None:
                change_status(connection, table, status, move.at)
            insert_notices(connection, notices)
            return stored

        return await self._write(work, interaction)

    async def move(self, table_id: TableId, n: int) -> Move | None:
        """Find a move by its number."""
        return await self._one(Move, select(MOVES).where(MOVES.c.table_id == table_id, MOVES.c.n == n))

    async def moves(self, table_id: TableId, since: int = 0, *, states: bool = True) -> list[Move]:
        """List the moves from number `since` on, with or without their states."""
        columns = [column for column in MOVES.c if states or column.name != "state"]
        found = select(*columns).where(MOVES.c.table_id == table_id, MOVES.c.n >= since)
        return await self._every(Move, found.order_by(MOVES.c.n))


@cache
def free_number(dialect: str) -> ReturningInsert[int]:
    """Insert a move unless its number is taken; give its id."""
    free = dialect_insert(dialect, MOVES).on_conflict_do_nothing(index_elements=["table_id", "n"])
    return free.returning(MOVES.c.id)


def insert_move(connection: Connection, table_id: TableId, move: NewMove, interaction: int | None) -> Move:
    """Store a move under its number at a table that is held, or raise `Conflict` if that is taken."""
    row = {**asdict(move), "table_id": table_id, "interaction_id": interaction}
    move_id = connection.scalar(free_number(connection.dialect.name), row)
    if move_id is None:
        raise Conflict(f"table {table_id} already has move {move.n}")
    return Move(**row, id=move_id, taken_back_by=None, taken_back_at=None)


def take_back(connection: Connection, table_id: TableId, taken: range | None, undo: NewMove) -> None:
    """Mark the moves an undo takes back, if any, and close what was said in advance of them."""
    if taken is None:
        return
    close_orders_of(connection, table_id, TAKEN_BACK, undo.at)
    # Those already taken back keep their mark.
    marked = update(MOVES).where(MOVES.c.table_id == table_id, MOVES.c.taken_back_by.is_(None))
    marked = marked.where(MOVES.c.n >= taken.start, MOVES.c.n < taken.stop)
    connection.execute(marked.values(taken_back_by=undo.n, taken_back_at=undo.at))
