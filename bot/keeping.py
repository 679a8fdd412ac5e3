"""`switchboard backup`, `export` and `import`: what a host keeps, and takes elsewhere."""

from __future__ import annotations

import argparse
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot import content
from bot.config import Settings
from bot.storage import Store

log = logging.getLogger(__name__)


def add_commands(commands: Any) -> None:
    """Add them to the command line."""
    keep = commands.add_parser("backup", help="copy the SQLite database while the bot runs")
    keep.add_argument("file", type=Path, help="a file that does not exist yet")
    keep.set_defaults(work=backup)
    take = commands.add_parser("export", help="write a table to a file, with all its secrets")
    take.add_argument("table", type=int, help="the number of the table, as its posts name it")
    take.add_argument("file", type=Path, help="a file that does not exist yet")
    take.set_defaults(work=export)
    bring = commands.add_parser("import", help="put a table from such a file into the database")
    bring.add_argument("file", type=Path, help="what “export” wrote, here or elsewhere")
    bring.add_argument("--server", type=int, help="the id of the server where it goes on")
    bring.add_argument("--channel", type=int, help="the id of the channel where it goes on")
    bring.set_defaults(work=import_)


async def backup(settings: Settings, asked: argparse.Namespace) -> None:
    """Copy the database as it is into a new file."""
    async with opened(settings, new=False, migrated=False) as store:
        await store.backup(asked.file)
    log.info("the database is copied to %s", asked.file)


async def export(settings: Settings, asked: argparse.Namespace) -> None:
    """Write a table to a new file."""
    content.require()
    from bot.archive import export_table  # noqa: PLC0415  (games load from sound data only)

    async with opened(settings, new=False) as store:
        await export_table(store, asked.table, asked.file)
    log.info("table %s is written to %s; here it goes on, too, until it is ended", asked.table, asked.file)


async def import_(settings: Settings, asked: argparse.Namespace) -> None:
    """Put a table from a file into the database."""
    content.require()
    from bot.archive import import_table  # noqa: PLC0415  (games load from sound data only)

    async with opened(settings) as store:
        now = datetime.now(UTC)
        table = await import_table(store, asked.file, now, server=asked.server, channel=asked.channel)
    log.info("%s is table %s here, in channel %s", asked.file, table.id, table.channel_id)


@asynccontextmanager
async def opened(settings: Settings, *, new: bool = True, migrated: bool = True) -> AsyncIterator[Store]:
    """The store, closed afterwards."""
    store = await Store.open(settings.database_url, new=new, migrated=migrated)
    try:
        yield store
    finally:
        await store.close()
