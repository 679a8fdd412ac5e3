"""The row of a table: holding it while others wait, and moving it from status to status."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Select, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.closing import TABLE_CLOSED, close_orders_of
from bot.storage.database import one
from bot.storage.errors import ChannelBusy, Conflict, NoSuchTable
from bot.storage.models import TABLES
from bot.storage.notices import silence_table
from bot.storage.records import OPEN, Status, Table, TableId


async def held(connection: AsyncConnection, table_id: TableId) -> Table:
    """Read a table and hold it until the transaction ends, or raise `NoSuchTable`."""
    found = select(TABLES).where(TABLES.c.id == table_id).with_for_update()
    table = await one(connection, Table, found)
    if table is None:
        raise NoSuchTable(f"there is no table {table_id}")
    return table


def latest_of(channel_id: int) -> Select[tuple[object, ...]]:
    """Select the latest table of a channel; only the latest can be open."""
    return select(TABLES).where(TABLES.c.channel_id == channel_id).order_by(TABLES.c.id.desc()).limit(1)


async def leave_lobby(
    connection: AsyncConnection,
    table_id: TableId,
    at: datetime,
    seed: int,
    game_version: int,
    rules_version: str,
) -> None:
    """Make a lobby a running game under these rules, or raise `Conflict`."""
    table = await held(connection, table_id)
    if table.status is not Status.LOBBY:
        raise Conflict(f"table {table_id} is {table.status}, no longer a lobby")
    stamps = {"seed": seed, "game_version": game_version, "rules_version": rules_version}
    running = update(TABLES).where(TABLES.c.id == table_id)
    await connection.execute(running.values(status=Status.RUNNING, started_at=at, **stamps))


async def change_status(connection: AsyncConnection, table_id: TableId, status: Status, at: datetime) -> None:
    """Change the status; closing a table silences what was waiting for its players, and ends their orders."""
    table = await held(connection, table_id)
    if status.open:
        await keep_channel(connection, table)
    else:
        await silence_table(connection, table_id, None, at)
        await close_orders_of(connection, table_id, TABLE_CLOSED, at)
    ended_at = None if status.open else at
    changed = update(TABLES).where(TABLES.c.id == table_id).values(status=status, ended_at=ended_at)
    await connection.execute(changed)


async def keep_channel(connection: AsyncConnection, table: Table) -> None:
    """Refuse to reopen a table whose channel was given to another."""
    others = select(TABLES).where(TABLES.c.channel_id == table.channel_id, TABLES.c.id != table.id)
    other = await one(connection, Table, others.where(TABLES.c.status.in_(OPEN)))
    if other is not None:
        raise ChannelBusy(other)
