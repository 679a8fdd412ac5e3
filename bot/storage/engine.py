"""The databases by URL: each runs whole transactions, given as plain functions of a connection."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bot.storage.errors import CannotBackUp
from bot.storage.sqlite import SqliteFile

R = TypeVar("R")


class Engine(Protocol):
    """What runs transactions."""

    dialect: str

    async def read(self, work: Callable[[Connection], R]) -> R:
        """Run a transaction that only reads, and sees one moment."""

    async def write(self, work: Callable[[Connection], R]) -> R:
        """Run a transaction that is kept whole or not at all."""

    async def backup(self, path: Path) -> None:
        """Copy everything into a new file, or raise `CannotBackUp`."""

    async def close(self) -> None:
        """Close all connections."""


class Server:
    """A database server, that is PostgreSQL."""

    dialect = "postgresql"

    def __init__(self, url: URL) -> None:
        self._writer = create_async_engine(url, pool_pre_ping=True)
        self._reader = self._writer.execution_options(isolation_level="REPEATABLE READ")

    async def read(self, work: Callable[[Connection], R]) -> R:
        """Run a transaction that only reads, and sees one moment."""
        async with self._reader.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], R]) -> R:
        """Run a transaction that is kept whole or not at all."""
        async with self._writer.begin() as connection:
            return await connection.run_sync(work)

    async def backup(self, path: Path) -> None:
        """Leave it to the server's own tools."""
        raise CannotBackUp("only SQLite is backed up from here; use pg_dump for PostgreSQL")

    async def close(self) -> None:
        """Close all connections."""
        await self._writer.dispose()


def place_of(url: str) -> Path | None:
    """The file a SQLite URL names; None for any other URL."""
    address = make_url(url)
    named = address.get_backend_name() == "sqlite" and address.database not in {None, "", ":memory:"}
    return Path(str(address.database)) if named else None


async def open_engine(url: str, *, foreign_keys: bool = True) -> Engine:
    """Open a database; without foreign keys SQLite may copy and drop a table to alter it."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return Server(address)
    file = SqliteFile(address, foreign_keys=foreign_keys)
    await file.open()
    return file
