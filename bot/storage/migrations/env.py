"""What Alembic runs: on the connection of an opening store, or by command line on `-x url=...`."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection

from bot.storage.engine import open_engine
from bot.storage.models import Row


def migrate(connection: Connection) -> None:
    """Run the migrations inside the transaction the connection is in."""
    # SQLite can alter little in place, so Alembic copies the table there ("batch").
    context.configure(connection=connection, target_metadata=Row.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def migrate_url(url: str) -> None:
    """Run the migrations from the command line."""
    engine = await open_engine(url, foreign_keys=False)
    try:
        await engine.write(migrate)
    finally:
        await engine.close()


def run() -> None:
    """Take the connection given, or make one."""
    connection: Connection | None = context.config.attributes.get("connection")
    if connection is not None:
        migrate(connection)
    else:
        asyncio.run(migrate_url(context.get_x_argument(as_dictionary=True)["url"]))


run()
