"""A look at a database that changes nothing: what the host should know before the next start."""

from __future__ import annotations

import asyncio
import os
from datetime import datetime, timedelta
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, func, or_, select, text

from bot.storage.engine import open_engine, place_of
from bot.storage.errors import CannotOpen
from bot.storage.migration import MIGRATIONS, up_to_date
from bot.storage.models import NOTICES, TABLES
from bot.storage.notices import PENDING
from bot.storage.records import OPEN, NoticeKind, Status

PATIENCE = 10.0
OVERDUE = timedelta(minutes=10)
"""A bot that runs delivers a notice long before it is due for so long."""
INTACT = "ok"
DENIED = ("gone:%", "forbidden:%")
"""How an error begins that came from a channel the bot cannot reach."""


class Place(Struct, frozen=True):
    """Where an open table is."""

    table: int
    channel: int
    server: int | None


class Health(Struct, frozen=True):
    """What a look at a database found."""

    exists: bool = True
    writable: bool = True
    integrity: str = INTACT
    migrated: bool = True
    newer: bool = False
    overdue: int = 0
    oldest: datetime | None = None
    unreachable: tuple[int, ...] = ()
    """Running tables whose last post did not arrive, since their channel is gone or closed."""
    places: tuple[Place, ...] = ()
    """Of the tables that gather players or play."""


async def health(url: str, now: datetime) -> Health:
    """Look at a database, without creating or migrating it; raises CannotOpen."""
    try:
        if (file := place_of(url)) and not file.exists():
            return Health(exists=False, writable=_can_be_made(file), migrated=False)
        return await asyncio.wait_for(_looked_at(url, now), PATIENCE)
    except TimeoutError:
        raise CannotOpen(f"it did not answer within {PATIENCE:.0f} seconds") from None
    except Exception as problem:  # every driver has errors of its own
        said = str(problem).partition("\n")[0].replace(url, "DATABASE_URL")
        raise CannotOpen(said or type(problem).__name__) from None


def _can_be_made(file: Path) -> bool:
    nearest = next(folder for folder in file.absolute().parents if folder.exists())
    return nearest.is_dir() and os.access(nearest, os.W_OK)


async def _looked_at(url: str, now: datetime) -> Health:
    engine = await open_engine(url)
    try:
        writable = await engine.write(_writable)
        return await engine.read(lambda connection: _health(connection, now, writable))
    finally:
        await engine.close()


def _writable(connection: Connection) -> bool:
    if connection.dialect.name == "sqlite":  # the transaction has begun as one that writes
        return True
    return bool(connection.scalar(text("SHOW transaction_read_only")) == "off")


def _health(connection: Connection, now: datetime, writable: bool) -> Health:
    integrity = _integrity(connection)
    if integrity != INTACT or not up_to_date(connection):
        migrated = integrity != INTACT
        return Health(
            writable=writable,
            integrity=integrity,
            migrated=migrated,
            newer=not migrated and _newer(connection),
        )
    late = select(func.count(), func.min(NOTICES.c.due_at)).where(PENDING, NOTICES.c.due_at < now - OVERDUE)
    overdue, oldest = connection.execute(late).one()
    return Health(
        writable=writable,
        overdue=overdue,
        oldest=oldest,
        unreachable=_unreachable(connection),
        places=_places(connection),
    )


def _integrity(connection: Connection) -> str:
    if connection.dialect.name != "sqlite":
        return INTACT
    return str(connection.scalar(text("PRAGMA quick_check(1)")))


def _newer(connection: Connection) -> bool:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return False
    at = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return at is not None and not any((MIGRATIONS / "versions").glob(f"m{at}_*.py"))


def _places(connection: Connection) -> tuple[Place, ...]:
    there = select(TABLES.c.id, TABLES.c.channel_id, TABLES.c.guild_id).where(TABLES.c.status.in_(OPEN))
    return tuple(Place(*row) for row in connection.execute(there.order_by(TABLES.c.id)))


def _unreachable(connection: Connection) -> tuple[int, ...]:
    later = NOTICES.alias()
    arrived = select(later.c.id).where(
        later.c.table_id == NOTICES.c.table_id,
        later.c.kind == NoticeKind.POST,
        later.c.sent_at.is_not(None),
        later.c.id > NOTICES.c.id,
    )
    denied = or_(*(NOTICES.c.error.like(each) for each in DENIED))
    found = select(NOTICES.c.table_id).join(TABLES, TABLES.c.id == NOTICES.c.table_id).distinct()
    lost = found.where(TABLES.c.status == Status.RUNNING, NOTICES.c.kind == NoticeKind.POST, denied)
    rows = connection.execute(lost.where(NOTICES.c.sent_at.is_(None), ~arrived.exists()))
    return tuple(sorted(rows.scalars()))
