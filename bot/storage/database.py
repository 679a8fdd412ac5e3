"""Transactions that know interactions, and the few statements all parts of the store share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from typing import TypeVar

from sqlalchemy import Connection, Executable, delete
from sqlalchemy import Table as Relation
from sqlalchemy.dialects import postgresql, sqlite

from bot.storage.engine import Engine
from bot.storage.errors import Repeated
from bot.storage.models import INTERACTIONS

R = TypeVar("R")
Values = Mapping[str, object]
Insert = sqlite.Insert | postgresql.Insert


class Section:
    """One subject of the store."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def _read(self, work: Callable[[Connection], R]) -> R:
        """Read in one transaction."""
        return await self._engine.read(work)

    async def _write(self, work: Callable[[Connection], R], interaction: int | None = None) -> R:
        """Write in one transaction, kept whole or not at all; a repeated interaction never gets in."""
        return await self._engine.write(work if interaction is None else partial(once, interaction, work))

    async def _change(self, statement: Executable) -> int:
        """Write by one statement; tell how many rows changed."""
        return await self._write(lambda connection: connection.execute(statement).rowcount)

    async def _one(self, record: Callable[..., R], statement: Executable) -> R | None:
        """Fetch the first row as a record."""
        return await self._read(lambda connection: one(connection, record, statement))

    async def _every(self, record: Callable[..., R], statement: Executable) -> list[R]:
        """Fetch all rows as records."""
        return await self._read(lambda connection: every(connection, record, statement))


def once(interaction: int, work: Callable[[Connection], R], connection: Connection) -> R:
    """Work for an interaction, unless it was served before."""
    remember(connection, interaction)
    return work(connection)


def remember(connection: Connection, interaction: int) -> None:
    """Note an interaction as served, or refuse it as repeated."""
    row: Values = {"interaction_id": interaction, "at": datetime.now(UTC)}
    if not insert_absent(connection, INTERACTIONS, row):
        raise Repeated(f"interaction {interaction} was served before")


def forget(connection: Connection, age: timedelta) -> None:
    """Forget the interactions served longer ago than this."""
    connection.execute(delete(INTERACTIONS).where(INTERACTIONS.c.at < datetime.now(UTC) - age))


def insert_absent(connection: Connection, relation: Relation, values: Values) -> bool:
    """Insert a row unless a unique constraint already has it; tell whether it went in."""
    return connection.execute(absent(connection.dialect.name, relation), values).rowcount == 1


@cache
def absent(dialect: str, relation: Relation) -> Insert:
    """Insert what no unique constraint has yet."""
    return dialect_insert(dialect, relation).on_conflict_do_nothing()


def upsert(connection: Connection, relation: Relation, values: Values, change: Values) -> None:
    """Insert a row, or change the one with the same primary key."""
    keys = [column.name for column in relation.primary_key]
    statement = dialect_insert(connection.dialect.name, relation).values(**values)
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=dict(change)))


def dialect_insert(dialect: str, relation: Relation) -> Insert:
    """Start an INSERT of a dialect, since the standard one knows no conflicts."""
    return sqlite.insert(relation) if dialect == "sqlite" else postgresql.insert(relation)


def one(
    connection: Connection, record: Callable[..., R], statement: Executable, values: Values | None = None
) -> R | None:
    """Fetch the first row as a record."""
    row = connection.execute(statement, values).mappings().first()
    return None if row is None else record(**row)


def every(
    connection: Connection, record: Callable[..., R], statement: Executable, values: Values | None = None
) -> list[R]:
    """Fetch all rows as records."""
    return [record(**row) for row in connection.execute(statement, values).mappings()]
