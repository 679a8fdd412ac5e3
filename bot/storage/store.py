"""The store: everything the bot remembers, behind one door."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Self

from sqlalchemy import text

from bot.storage.database import Database, forget
from bot.storage.engine import migrate, store_engine
from bot.storage.errors import BackupUnsupported, CannotOpen, NewerDatabase
from bot.storage.moves import Moves
from bot.storage.notices import Notices
from bot.storage.orders import Orders
from bot.storage.preferences import Preferences
from bot.storage.proposals import Proposals
from bot.storage.seats import Seats
from bot.storage.tables import Tables


class Store(Tables, Seats, Moves, Notices, Preferences, Proposals, Orders):
    """All sections over one database."""

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database by URL, creating or migrating it first; raises CannotOpen, NewerDatabase."""
        try:
            await migrate(url)
        except NewerDatabase:
            raise
        except Exception as problem:  # every driver has errors of its own
            raise CannotOpen(str(problem).partition("\n")[0] or type(problem).__name__) from problem
        return cls(Database(store_engine(url)))

    async def close(self) -> None:
        """Close all connections."""
        await self._database.engine.dispose()

    async def forget_interactions(self, age: timedelta) -> None:
        """Forget the interactions served so long ago that Discord no longer repeats them."""
        async with self._database.write() as connection:
            await forget(connection, age)

    async def ping(self) -> None:
        """Raise unless the database answers."""
        async with self._database.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def backup(self, path: Path) -> None:
        """Copy a SQLite database into a new file while it is in use."""
        if self._database.engine.dialect.name != "sqlite":
            raise BackupUnsupported("only SQLite is backed up from here; use pg_dump for PostgreSQL")
        if path.exists():  # noqa: ASYNC240  (one look, not worth a thread)
            raise FileExistsError(f"{path} already exists")
        async with self._database.read() as connection:
            # VACUUM refuses to run in a transaction, and everything above the driver begins one.
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            await driver.execute("VACUUM INTO ?", (str(path),))
