"""The store: everything the bot remembers, behind one door."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Self

from bot.storage.archives import Archives
from bot.storage.database import forget
from bot.storage.engine import open_engine, place_of
from bot.storage.errors import CannotOpen, NoDatabase, StorageError
from bot.storage.migration import migrate
from bot.storage.moves import Moves
from bot.storage.notices import Notices
from bot.storage.orders import Orders
from bot.storage.preferences import Preferences
from bot.storage.proposals import Proposals
from bot.storage.seats import Seats
from bot.storage.standing import Standings
from bot.storage.tables import Tables


class Store(Tables, Standings, Seats, Moves, Notices, Preferences, Proposals, Orders, Archives):
    """All sections over one database."""

    @classmethod
    async def open(cls, url: str, *, new: bool = True, migrated: bool = True) -> Self:
        """Open a database, made and migrated if need be; raises CannotOpen, NewerDatabase, NoDatabase."""
        with _opening():
            if not new and (file := place_of(url)) and not file.exists():
                raise NoDatabase(f"there is no database {file.absolute()}")
            if migrated:
                await migrate(url)
            return cls(await open_engine(url))

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.close()

    async def forget_interactions(self, age: timedelta) -> None:
        """Forget the interactions served so long ago that Discord no longer repeats them."""
        await self._write(lambda connection: forget(connection, age))

    async def backup(self, path: Path) -> None:
        """Copy a SQLite database into a new file while it is in use; raises CannotBackUp."""
        await self._engine.backup(path)


@contextmanager
def _opening() -> Iterator[None]:
    """Say in one line what a driver says in its own way."""
    try:
        yield
    except StorageError:
        raise
    except Exception as problem:  # every driver has errors of its own
        raise CannotOpen(str(problem).partition("\n")[0] or type(problem).__name__) from problem
