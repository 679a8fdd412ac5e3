"""Tables: a lobby, a running game, its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from msgspec.structs import asdict, replace
from sqlalchemy import select, update

from bot.storage.database import Section, every, insert_absent, one
from bot.storage.errors import ChannelBusy
from bot.storage.models import SEATS, TABLES
from bot.storage.moves import insert_move
from bot.storage.notices import insert_notices
from bot.storage.records import (
    OPEN,
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
from bot.storage.status import change_status, held, keep_channel, latest_of, leave_lobby


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
        async with self._database.write(interaction) as connection:
            row = {**asdict(new), "status": Status.LOBBY}
            opened = await insert_absent(connection, TABLES, row)
            table = Table(**(await connection.execute(latest_of(new.channel_id))).mappings().one())
            if not opened:
                raise ChannelBusy(table)
            await insert_seat(connection, table.id, 0, host, new.created_at)
            await insert_notices(connection, notices(table))
            return table

    async def table(self, table_id: TableId) -> Table | None:
        """Find a table by its id."""
        async with self._database.read() as connection:
            return await one(connection, Table, select(TABLES).where(TABLES.c.id == table_id))

    async def table_in(self, channel_id: int) -> Table | None:
        """Find the lobby or running game of a channel."""
        found = select(TABLES).where(TABLES.c.channel_id == channel_id, TABLES.c.status.in_(OPEN))
        async with self._database.read() as connection:
            return await one(connection, Table, found)

    async def latest_in(self, channel_id: int) -> Table | None:
        """Find the latest table of a channel, whatever became of it."""
        async with self._database.read() as connection:
            return await one(connection, Table, latest_of(channel_id))

    async def tables(self, *statuses: Status) -> list[Table]:
        """List the tables of these statuses, or all of them, oldest first."""
        found = select(TABLES).order_by(TABLES.c.id)
        if statuses:
            found = found.where(TABLES.c.status.in_(statuses))
        async with self._database.read() as connection:
            return await every(connection, Table, found)

    async def tables_of(self, user_id: int) -> list[Table]:
        """List the open tables where this person holds a seat now, oldest first."""
        seated = select(SEATS.c.table_id).where(SEATS.c.user_id == user_id, SEATS.c.until.is_(None))
        found = select(TABLES).where(TABLES.c.id.in_(seated), TABLES.c.status.in_(OPEN))
        async with self._database.read() as connection:
            return await every(connection, Table, found.order_by(TABLES.c.id))

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
        async with self._database.write(interaction) as connection:
            await leave_lobby(connection, table_id, at, seed, game_version, rules_version)
            await arrange(connection, table_id, seating)
            await insert_move(connection, table_id, first, interaction)
            await insert_notices(connection, notices)
            return await held(connection, table_id)

    async def set_status(
        self,
        table_id: TableId,
        status: Status,
        *,
        at: datetime,
        notices: Sequence[NewNotice] = (),
        interaction: int | None = None,
    ) -> Table:
        """Change the status; closing a table silences what was waiting for its players."""
        async with self._database.write(interaction) as connection:
            await change_status(connection, table_id, status, at)
            await insert_notices(connection, notices)
            return await held(connection, table_id)

    async def set_lobby_message(self, table_id: TableId, message_id: int | None) -> None:
        """Remember which message shows the lobby."""
        await self._set(table_id, {"lobby_message_id": message_id})

    async def set_board_message(self, table_id: TableId, message_id: int | None) -> None:
        """Remember which message shows the board."""
        await self._set(table_id, {"board_message_id": message_id})

    async def set_options(self, table_id: TableId, options: str, interaction: int | None = None) -> None:
        """Change the options of the game, as JSON text."""
        await self._set(table_id, {"options": options}, interaction)

    async def relocate(
        self, table_id: TableId, guild_id: int | None, channel_id: int, *, interaction: int | None = None
    ) -> Table:
        """Move an open table to another channel, or raise `ChannelBusy`."""
        async with self._database.write(interaction) as connection:
            table = await held(connection, table_id)
            moved = replace(table, channel_id=channel_id)
            await keep_channel(connection, moved)
            here = {"guild_id": guild_id, "channel_id": channel_id}
            await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**here))
            return await held(connection, table_id)

    async def _set(
        self, table_id: TableId, values: dict[str, object], interaction: int | None = None
    ) -> None:
        async with self._database.write(interaction) as connection:
            await held(connection, table_id)
            await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**values))
