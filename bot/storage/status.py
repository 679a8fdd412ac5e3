"""The row of a table: holding it while others wait, and moving it from status to status."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace
from sqlalchemy import Connection, Select, bindparam, select, update

from bot.storage.closing import TABLE_CLOSED, close_orders_of
from bot.storage.database import one
from bot.storage.errors import ChannelBusy, Conflict, NoSuchTable
from bot.storage.models import TABLES
from bot.storage.notices import silence_table
from bot.storage.records import OPEN, Status, Table, TableId

BY_ID = select(TABLES).where(TABLES.c.id == bindparam("table_id"))
HELD = BY_ID.with_for_update()


def held(connection: Connection, table_id: TableId) -> Table:
    """Read a table and hold it until the transaction ends, or raise `NoSuchTable`."""
    table = one(connection, Table, HELD, {"table_id": table_id})
    if table is None:
        raise NoSuchTable(f"there is no table {table_id}")
    return table


def latest_of(channel_id: int) -> Select[tuple[object, ...]]:
    """Select the latest table of a channel; only the latest can be open."""
    return select(TABLES).where(TABLES.c.channel_id == channel_id).order_by(TABLES.c.id.desc()).limit(1)


def change(connection: Connection, table: Table, **values: object) -> Table:
    """Change the row of a table that is held."""
    connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(**values))
    return replace(table, **values)


def leave_lobby(
    connection: Connection, table: Table, at: datetime, seed: int, game_version: int, rules_version: str
) -> Table:
    """Make a lobby a running game under these rules, or raise `Conflict`."""
    if table.status is not Status.LOBBY:
        raise Conflict(f"table {table.id} is {table.status}, no longer a lobby")
    stamps = {"seed": seed, "game_version": game_version, "rules_version": rules_version}
    return change(connection, table, status=Status.RUNNING, started_at=at, **stamps)


def change_status(connection: Connection, table: Table, status: Status, at: datetime) -> Table:
    """Change the status; closing a table silences what was waiting for its players, and ends their orders."""
    if status.open:
        keep_channel(connection, table)
    else:
        silence_table(connection, table.id, None, at)
        close_orders_of(connection, table.id, TABLE_CLOSED, at)
    return change(connection, table, status=status, ended_at=None if status.open else at)


def keep_channel(connection: Connection, table: Table) -> None:
    """Refuse to reopen a table whose channel was given to another."""
    others = select(TABLES).where(TABLES.c.channel_id == table.channel_id, TABLES.c.id != table.id)
    other = one(connection, Table, others.where(TABLES.c.status.in_(OPEN)))
    if other is not None:
        raise ChannelBusy(other)
