"""The least that a durable write can cost here: one row in one transaction, by the driver alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from .clocks import each, each_awaited, wall

SET_UP = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "CREATE TABLE rows (content BLOB)")


class Spent(NamedTuple):
    """Seconds of every call by the wall clock and the processor's time, and of the bare inserts between."""

    walls: list[float]
    cpus: list[float]
    bare: list[float]


class Bare:
    """A file of its own, into which rows of one content go."""

    def __init__(self, folder: Path, content: bytes) -> None:
        self._driver = sqlite3.connect(folder / "bare.db", isolation_level=None)
        self._content = content
        for statement in SET_UP:
            self._driver.execute(statement)

    def insert(self, _: object) -> None:
        """Insert a row, durably."""
        self._driver.execute("BEGIN IMMEDIATE")
        self._driver.execute("INSERT INTO rows VALUES (?)", (self._content,))
        self._driver.execute("COMMIT")

    async def beside(
        self, work: Callable[[Any], Awaitable[object]], batches: Iterable[Sequence[Any]]
    ) -> Spent:
        """Do the work for each item, and a bare insert for each; taking turns, both meet the same load."""
        spent = Spent([], [], [])
        for batch in batches:
            walls, cpus = await each_awaited(work, batch)
            spent.walls.extend(walls)
            spent.cpus.extend(cpus)
            spent.bare.extend(each(self.insert, batch, wall))
        return spent

    def close(self) -> None:
        """Close the file."""
        self._driver.close()
