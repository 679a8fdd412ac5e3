"""A table taken out of one database whole, and put into another."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict, replace
from sqlalchemy import Connection, insert, select
from sqlalchemy import Table as Relation

from bot.storage.database import Section, every, one
from bot.storage.errors import NoSuchTable
from bot.storage.models import MOVES, SEATS, TABLES
from bot.storage.records import Move, Record, Seat, Table, TableId
from bot.storage.seats import ever
from bot.storage.status import BY_ID, keep_channel


class Archive(Record, frozen=True, kw_only=True):
    """A table with everybody who ever held a seat and every move, those taken back too.

    What was said in advance, proposals and notices stay behind: they speak to people where the table was.
    """

    table: Table
    tenures: tuple[Seat, ...]
    moves: tuple[Move, ...]


class Archives(Section):
    """Reading a table whole, and writing it anew."""

    async def archive(self, table_id: TableId) -> Archive:
        """All of a table at one moment, or raise `NoSuchTable`."""

        def work(connection: Connection) -> Archive:
            here = {"table_id": table_id}
            table = one(connection, Table, BY_ID, here)
            if table is None:
                raise NoSuchTable(f"there is no table {table_id}")
            moves = select(MOVES).where(MOVES.c.table_id == table_id).order_by(MOVES.c.n)
            return Archive(
                table=table,
                tenures=tuple(every(connection, Seat, ever(table_id))),
                moves=tuple(every(connection, Move, moves)),
            )

        return await self._read(work)

    async def restore(self, archive: Archive) -> Table:
        """Write a table under a number of its own, or raise `ChannelBusy`; its posts are new ones."""

        def work(connection: Connection) -> Table:
            anew = replace(archive.table, lobby_message_id=None, board_message_id=None)
            if anew.status.open:
                keep_channel(connection, replace(anew, id=TableId(0)))
            number = connection.scalar(insert(TABLES).values(**_unnumbered(anew)).returning(TABLES.c.id))
            assert number is not None
            _insert(connection, SEATS, archive.tenures, table_id=number)
            _insert(connection, MOVES, archive.moves, table_id=number, interaction_id=None)
            return replace(anew, id=TableId(number))

        return await self._write(work)


def _insert(connection: Connection, relation: Relation, rows: Sequence[Record], **changes: object) -> None:
    if rows:
        connection.execute(insert(relation), [{**_unnumbered(row), **changes} for row in rows])


def _unnumbered(row: Record) -> dict[str, object]:
    return {name: value for name, value in asdict(row).items() if name != "id"}
