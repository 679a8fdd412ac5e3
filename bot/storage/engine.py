"""Engines for SQLite and PostgreSQL, and the migration of what they open."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from bot.storage.errors import NewerDatabase

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x53424F5244  # any number that no other program locks by
BUSY_TIMEOUT_MS = 10_000
WAL_ATTEMPTS = 20
BEGIN = "sqlite_begin"


def store_engine(url: str) -> AsyncEngine:
    """Make the engine a store works with."""
    if make_url(url).get_backend_name() == "sqlite":
        return sqlite_engine(url, foreign_keys=True)
    return create_async_engine(url, pool_pre_ping=True)


def migration_engine(url: str) -> AsyncEngine:
    """Make an engine without foreign keys on SQLite, where altering a table copies and drops it."""
    if make_url(url).get_backend_name() == "sqlite":
        return sqlite_engine(url, foreign_keys=False).execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
    return create_async_engine(url, poolclass=NullPool)


def sqlite_engine(url: str, *, foreign_keys: bool) -> AsyncEngine:
    """Make an engine on a SQLite file, with its directory."""
    database = make_url(url).database
    if not database or database == ":memory:":
        raise ValueError("the store needs a SQLite file: every connection would see its own memory")
    Path(database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url)
    event.listen(engine.sync_engine, "connect", partial(set_up_sqlite, foreign_keys=foreign_keys))
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


def set_up_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry, *, foreign_keys: bool) -> None:
    """Make a SQLite connection durable, strict and patient."""
    # Transactions begin as `begin_sqlite` says, never by the driver's own rules.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
    use_wal(cursor)
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")
    cursor.close()


def use_wal(cursor: DBAPICursor) -> None:
    """Switch a new file to write-ahead logging, which it stays in."""
    for _ in range(WAL_ATTEMPTS):
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            # The switch never waits for other connections; a transaction does.
            cursor.execute("BEGIN IMMEDIATE")
            cursor.execute("ROLLBACK")
        else:
            return


def begin_sqlite(connection: Connection) -> None:
    """Begin as the engine asks: writers take the lock at once, readers never."""
    connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN"))


async def migrate(url: str) -> None:
    """Bring a database up to date, creating it if need be; a second process waits."""
    engine = migration_engine(url)
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            if not await connection.run_sync(up_to_date):
                await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


def up_to_date(connection: Connection) -> bool:
    """Tell whether the newest migration, by the names of the files, has been run."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    newest = max(path.stem for path in (MIGRATIONS / "versions").glob("m*.py"))
    at = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return newest.startswith(f"m{at}_")


def upgrade(connection: Connection) -> None:
    """Run the missing migrations in the transaction of this connection."""
    # Most starts have nothing to migrate, and Alembic takes a while to import.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config(MIGRATIONS / "alembic.ini")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as problem:
        raise NewerDatabase(f"this database needs a newer version of the program: {problem}") from problem
