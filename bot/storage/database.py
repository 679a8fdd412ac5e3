"""Transactions, and the few statements all parts of the store share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from datetime import UTC, datetime, timedelta
from typing import TypeVar

from sqlalchemy import Executable, TableClause, delete
from sqlalchemy import Table as Relation
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.storage.engine import BEGIN
from bot.storage.errors import Repeated
from bot.storage.models import INTERACTIONS

R = TypeVar("R")
Values = Mapping[str, object]


class Database:
    """Gives out transactions; those that write SQLite come one at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
        self._one_writer = asyncio.Lock() if engine.dialect.name == "sqlite" else None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection to read from."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self, interaction: int | None = None) -> AsyncIterator[AsyncConnection]:
        """Give a transaction that is kept whole or not at all; a repeated interaction never gets in."""
        async with self._turn(), self._writer.begin() as connection:
            if interaction is not None:
                await remember(connection, interaction)
            yield connection

    def _turn(self) -> AbstractAsyncContextManager[object]:
        return self._one_writer or nullcontext()


class Section:
    """One subject of the store."""

    def __init__(self, database: Database) -> None:
        self._database = database


async def remember(connection: AsyncConnection, interaction: int) -> None:
    """Note an interaction as served, or refuse it as repeated."""
    row: Values = {"interaction_id": interaction, "at": datetime.now(UTC)}
    if not await insert_absent(connection, INTERACTIONS, row):
        raise Repeated(f"interaction {interaction} was served before")


async def forget(connection: AsyncConnection, age: timedelta) -> None:
    """Forget the interactions served longer ago than this."""
    served = INTERACTIONS.c.at < datetime.now(UTC) - age
    await connection.execute(delete(INTERACTIONS).where(served))


async def insert_absent(connection: AsyncConnection, relation: Relation, values: Values) -> bool:
    """Insert a row unless a unique constraint already has it; tell whether it went in."""
    statement = dialect_insert(connection, relation).values(**values).on_conflict_do_nothing()
    return (await connection.execute(statement)).rowcount == 1


async def upsert(connection: AsyncConnection, relation: Relation, values: Values, change: Values) -> None:
    """Insert a row, or change the one with the same primary key."""
    keys = [column.name for column in relation.primary_key]
    statement = dialect_insert(connection, relation).values(**values)
    await connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=dict(change)))


def dialect_insert(connection: AsyncConnection, relation: TableClause) -> sqlite.Insert | postgresql.Insert:
    """Start an INSERT of the dialect in use, since the standard one knows no conflicts."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    return insert(relation)


async def one(connection: AsyncConnection, record: Callable[..., R], statement: Executable) -> R | None:
    """Fetch the first row as a record."""
    row = (await connection.execute(statement)).mappings().first()
    return None if row is None else record(**row)


async def every(connection: AsyncConnection, record: Callable[..., R], statement: Executable) -> list[R]:
    """Fetch all rows as records."""
    return [record(**row) for row in (await connection.execute(statement)).mappings()]
