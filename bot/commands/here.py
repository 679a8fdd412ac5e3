"""The table that a command in a channel speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import Refused

if TYPE_CHECKING:
    from bot.position import Position
    from bot.reply import Press
    from bot.storage import Table

NO_TABLE = "There is no table in this channel. `/game new` opens one."


async def table_here(press: Press) -> Table:
    """The open table of this channel, or its latest one; raises Refused."""
    store = press.client.store
    found: Table | None = await store.table_in(press.channel_id) or await store.latest_in(press.channel_id)
    if found is None:
        raise Refused(NO_TABLE)
    return found


async def position_here(press: Press) -> Position:
    """The game of this channel at its last move; raises Refused."""
    table = await table_here(press)
    if not table.status.open and table.started_at is None:
        raise Refused(NO_TABLE)
    position: Position = await press.client.tables.at(table.id)
    return position
