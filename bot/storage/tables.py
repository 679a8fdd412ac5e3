"""Tables: a lobby, a running game, its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from msgspec.structs import asdict, replace
from sqlalchemy import Connection, select

from bot.storage.database import Section, insert_absent
from bot.storage.errors import ChannelBusy
from bot.storage.models import SEATS, TABLES
from bot.storage.moves import insert_move
from bot.storage.notices import announce, insert_notices
from bot.storage.proposals import settle
from bot.storage.records import (
    OPEN,
    Answer,
    NewMove,
    NewNotice,
    NewTable,
    Sitter,
    Status,
    Table,
    TableId,
    TenureId,
)
from bot.storage.seats import arrange, insert_seat
from bot.storage.status import change, change_status, held, keep_channel, latest_of, leave_lobby


class Tables(Section):
    """Opening, finding, starting and closing tables."""

    async def open_lobby(
        self,
        new: NewTable,
        host: Sitter,
        *,
        notices: Callable[[Table], Sequence[NewNotice]] = lambda table: (),
        interaction: int | None = None,
    ) -> Table:
        """Open a lobby with its host in seat 0 and the notices it will need, or raise `ChannelBusy`."""

        def work(connection: Connection) -> Table:
            opened = insert_absent(connection, TABLES, {**asdict(new), "status": Status.LOBBY})
            table = Table(**connection.execute(latest_of(new.channel_id)).mappings().one())
            if not opened:
                raise ChannelBusy(table)
            insert_seat(connection, table.id, 0, host, new.created_at)
            insert_notices(connection, notices(table))
            return table

        return await self._write(work, interaction)

    async def table(self, table_id: TableId) -> Table | None:
        """Find a table by its id."""
        return await self._one(Table, select(TABLES).where(TABLES.c.id == table_id))

    async def table_in(self, channel_id: int) -> Table | None:
        """Find the lobby or running game of a channel."""
        found = select(TABLES).where(TABLES.c.channel_id == channel_id, TABLES.c.status.in_(OPEN))
        return await self._one(Table, found)

    async def latest_in(self, channel_id: int) -> Table | None:
        """Find the latest table of a channel, whatever became of it."""
        return await self._one(Table, latest_of(channel_id))

    async def tables(self, *statuses: Status) -> list[Table]:
        """List the tables of these statuses, or all of them, oldest first."""
        found = select(TABLES).order_by(TABLES.c.id)
        if statuses:
            found = found.where(TABLES.c.status.in_(statuses))
        return await self._every(Table, found)

    async def tables_of(self, user_id: int) -> list[Table]:
        """List the open tables where this person holds a seat now, oldest first."""
        seated = select(SEATS.c.table_id).where(SEATS.c.user_id == user_id, SEATS.c.until.is_(None))
        found = select(TABLES).where(TABLES.c.id.in_(seated), TABLES.c.status.in_(OPEN))
        return await self._every(Table, found.order_by(TABLES.c.id))

    async def start(
        self,
        table_id: TableId,
        *,
        seed: int,
        game_version: int,
        rules_version: str,
        seating: Sequence[TenureId] | None = None,
        first: NewMove,
        notices: Sequence[NewNotice] = (),
        at: datetime,
        interaction: int | None = None,
    ) -> Table:
        """Turn a lobby into a running game with its starting position, or raise `Conflict`."""

        def work(connection: Connection) -> Table:
            lobby = held(connection, table_id)
            table = leave_lobby(connection, lobby, at, seed, game_version, rules_version)
            arrange(connection, table_id, seating)
            insert_move(connection, table_id, first, interaction)
            insert_notices(connection, notices)
            return table

        return await self._write(work, interaction)

    async def set_status(
        self,
        table_id: TableId,
        status: Status,
        *,
        at: datetime,
        notices: Sequence[NewNotice] = (),
        answer: Answer | None = None,
        interaction: int | None = None,
    ) -> Table:
        """Change the status; closing a table silences what was waiting for its players."""

        def work(connection: Connection) -> Table:
            table = held(connection, table_id)
            settle(connection, answer)
            table = change_status(connection, table, status, at)
            insert_notices(connection, notices)
            return table

        return await self._write(work, interaction)

    async def set_lobby_message(self, table_id: TableId, message_id: int | None) -> None:
        """Remember which message shows the lobby."""
        await self._set(table_id, lobby_message_id=message_id)

    async def set_board_message(self, table_id: TableId, message_id: int | None) -> None:
        """Remember which message shows the board."""
        await self._set(table_id, board_message_id=message_id)

    async def relocate(
        self,
        table_id: TableId,
        guild_id: int | None,
        channel_id: int,
        *,
        at: datetime,
        notices: Sequence[NewNotice] = (),
        interaction: int | None = None,
    ) -> Table:
        """Move an open table to another channel, where it has no message yet, or raise `ChannelBusy`."""

        def work(connection: Connection) -> Table:
            table = held(connection, table_id)
            keep_channel(connection, replace(table, channel_id=channel_id))
            announce(connection, table_id, notices, at)
            place = {"guild_id": guild_id, "channel_id": channel_id}
            return change(connection, table, **place, lobby_message_id=None, board_message_id=None)

        return await self._write(work, interaction)

    async def _set(self, table_id: TableId, **values: object) -> None:
        await self._write(lambda connection: change(connection, held(connection, table_id), **values))
