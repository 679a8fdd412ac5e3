"""Column types and names shared by the models."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum

from sqlalchemy import DateTime, Dialect, Enum, Index, MetaData, text
from sqlalchemy.types import TypeDecorator

NAMES = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
}

metadata = MetaData(naming_convention=NAMES)


class UtcDateTime(TypeDecorator[datetime]):
    """A moment: aware going in, aware UTC coming out, on every database."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Refuse a time without a zone, for nobody could say which moment it is."""
        if value is not None and value.tzinfo is None:
            raise ValueError(f"a time without a zone: {value}")
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Give back UTC; SQLite keeps no zone, but everything stored was UTC."""
        if value is None or value.tzinfo is None:
            return None if value is None else value.replace(tzinfo=UTC)
        return value.astimezone(UTC)


def word(kind: type[StrEnum]) -> Enum:
    """One word of a closed set, stored as text so that a new word needs no migration."""
    return Enum(kind, native_enum=False, length=16, values_callable=lambda words: [str(w) for w in words])


def index_where(name: str, *columns: str, where: str, unique: bool = True) -> Index:
    """Build an index over the rows that meet a condition."""
    condition = text(where)
    return Index(name, *columns, unique=unique, sqlite_where=condition, postgresql_where=condition)
