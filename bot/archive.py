"""`switchboard export` and `import`: a table as one file, for a host who takes it to another bot."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bot.storage import Archive, CannotArchive, Status, Store, Table, TableId
from bot.tables import Tables
from rules import GAMES
from rules.core import play as engine


async def export_table(store: Store, number: int, file: Path) -> None:
    """Write a table to a new file, which holds all its secrets; raises CannotArchive, NoSuchTable."""
    archive = await store.archive(TableId(number))
    if not archive.moves:
        raise CannotArchive(f"Table {number} has not started, so there is nothing to export.")
    try:
        with file.open("xb") as opened:
            opened.write(msgspec.json.format(msgspec.json.encode(archive), indent=1))
    except OSError as error:
        raise CannotArchive(f"{file} cannot be written: {error.strerror}.") from None


async def import_table(
    store: Store, file: Path, now: datetime, *, server: int | None = None, channel: int | None = None
) -> Table:
    """Put a table from a file into the database, elsewhere if so asked; raises CannotArchive, ChannelBusy."""
    archive = read(file)
    place = {"guild_id": server, "channel_id": channel}
    moved = replace(archive.table, **{name: given for name, given in place.items() if given is not None})
    table = await store.restore(replace(archive, table=moved))
    if table.status is Status.RUNNING:
        tables = Tables(store, lambda: now)
        await tables.announce(await tables.at(table.id))
    return table


def read(file: Path) -> Archive:
    """A table from a file, if this bot can go on with it; raises CannotArchive."""
    try:
        archive = msgspec.json.decode(file.read_bytes(), type=Archive)
    except OSError as error:
        raise CannotArchive(f"{file} cannot be read: {error.strerror}.") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise CannotArchive(f"{file} is not an exported table: {error}.") from None
    if fault := _fault(archive):
        raise CannotArchive(f"{file} cannot be imported: {fault}.")
    return archive


def _fault(archive: Archive) -> str:
    """Why a table cannot go on here; empty when it can."""
    game = GAMES.get(archive.table.game)
    if game is None:
        return f"there is no game “{archive.table.game}” here"
    if [move.n for move in archive.moves] != list(range(len(archive.moves))) or not archive.moves:
        return "moves are missing"
    try:
        state = engine.load(game, archive.moves[-1].state)
    except engine.Unloadable as error:
        return str(error).rstrip(".")
    seated = sorted(tenure.seat for tenure in archive.tenures if tenure.until is None)
    return "" if seated == list(range(state.seats)) else "not every seat is held by somebody"
