"""A SQLite file: its connections, and whole transactions that run in the thread of one."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

import aiosqlite
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from bot.storage.errors import CannotBackUp

BUSY_TIMEOUT_MS = 10_000
WAL_ATTEMPTS = 20
READ, WRITE = "BEGIN", "BEGIN IMMEDIATE"

R = TypeVar("R")


class Lane(aiosqlite.Connection):
    """A connection in whose thread transactions run one after the other, each with one change of threads.

    SQLAlchemy's own way through aiosqlite changes threads twice for every step of every cursor.
    """

    def __init__(self, engine: Engine) -> None:
        super().__init__(partial(driver_connection, engine), iter_chunk_size=64)
        self._engine = engine
        self._thread.daemon = True  # a store that nobody closed keeps no process alive

    async def run(self, work: Callable[[Connection], R]) -> R:
        """Run a whole transaction."""
        result: R = await self._execute(self._whole, work)  # type: ignore[no-untyped-call]
        return result

    async def _connect(self) -> aiosqlite.Connection:
        try:
            return await super()._connect()
        except Exception:
            # Its thread reports its own end to the loop, which may be closed by then.
            await asyncio.to_thread(self._thread.join)
            raise

    def _whole(self, work: Callable[[Connection], R]) -> R:
        with self._engine.begin() as connection:
            return work(connection)


class SqliteFile:
    """A database in a file: one connection writes, another reads beside it."""

    dialect = "sqlite"

    def __init__(self, url: URL, *, foreign_keys: bool) -> None:
        if not url.database or url.database == ":memory:":
            raise ValueError("the store needs a SQLite file: every connection would see its own memory")
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self._connect = partial(sqlite_engine, url, foreign_keys=foreign_keys)
        self._reader, self._writer = Lane(self._connect(READ)), Lane(self._connect(WRITE))
        self._one_writer = asyncio.Lock()

    async def open(self) -> None:
        """Open the connections."""
        await self._writer
        await self._reader

    async def read(self, work: Callable[[Connection], R]) -> R:
        """Run a transaction that only reads, and sees one moment."""
        return await self._reader.run(work)

    async def write(self, work: Callable[[Connection], R]) -> R:
        """Run a transaction that is kept whole or not at all."""
        # Whoever gives up while others write is not in the queue of the thread yet, and writes nothing.
        async with self._one_writer:
            return await self._writer.run(work)

    async def backup(self, path: Path) -> None:
        """Copy everything into a new file, or raise `CannotBackUp`."""
        with new_file(path):
            async with Lane(self._connect(READ)) as connection:
                await connection.execute("VACUUM INTO ?", (str(path),))

    async def close(self) -> None:
        """Close the connections, after what they are at."""
        await self._reader.close()
        await self._writer.close()


@contextmanager
def new_file(path: Path) -> Iterator[None]:
    """A file for what is written to it meanwhile; where that fails, it is gone again."""
    try:
        path.open("xb").close()
    except OSError as problem:
        raise CannotBackUp(f"{path} cannot be made: {problem.strerror}") from None
    try:
        yield
    except BaseException as problem:
        path.unlink()
        if isinstance(problem, sqlite3.Error):
            raise CannotBackUp(f"{path} cannot be written: {problem}") from None
        raise


def sqlite_engine(url: URL, begin: str, *, foreign_keys: bool) -> Engine:
    """Make an engine of one connection, whose transactions begin as given."""
    engine = create_engine(url.set(drivername="sqlite"), poolclass=StaticPool)
    event.listen(engine, "connect", partial(set_up, foreign_keys=foreign_keys))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def driver_connection(engine: Engine) -> sqlite3.Connection:
    """Connect; what the engine does from now on, it does by this connection."""
    connection = engine.raw_connection().driver_connection
    assert isinstance(connection, sqlite3.Connection)
    return connection


def set_up(connection: DBAPIConnection, _entry: ConnectionPoolEntry, *, foreign_keys: bool) -> None:
    """Make a connection durable, strict and patient."""
    # Transactions begin as the engine says, never by the driver's own rules.
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
