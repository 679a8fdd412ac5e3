"""Bringing a database up to date when it is opened."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from bot.storage.engine import open_engine
from bot.storage.errors import NewerDatabase

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x53424F5244  # any number that no other program locks by


async def migrate(url: str) -> None:
    """Bring a database up to date, creating it if need be; a second process waits."""
    engine = await open_engine(url, foreign_keys=False)
    try:
        await engine.write(bring_up_to_date)
    finally:
        await engine.close()


def bring_up_to_date(connection: Connection) -> None:
    """Run what is missing, alone."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    if not up_to_date(connection):
        upgrade(connection)


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
