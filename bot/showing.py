"""What people look at: the board as picture or text, their own board, the log."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord

from bot.errors import Refused
from bot.position import told
from bot.ui import pictures
from bot.ui.log import log_lines
from bot.ui.panel import Reply
from bot.ui.words import fitted

if TYPE_CHECKING:
    from bot.position import Position
    from bot.storage import Store

LOG_LINES = 30


async def shown(store: Store, what: str, position: Position, user: int) -> Reply:
    """The board, the status, the hand or the log for a person; raises Refused."""
    match what:
        case "board":
            return await _board(position)
        case "status":
            return Reply(f"**{position.title}**\n```\n{pictures.text_board(position)}\n```")
        case "hand":
            return await _hand(position, user)
        case _:
            return await _log(store, position, user)


async def _board(position: Position) -> Reply:
    picture = await pictures.board(position, told(position.events(position.move), None))
    return Reply(f"**{position.title}**", None, (pictures.attached(picture, "board"),))


async def _hand(position: Position, user: int) -> Reply:
    """A player's own board, with what only they know."""
    seat = position.seat_of(user)
    if seat is None:
        raise Refused("You do not sit at this table.")
    picture = await pictures.hand(position, position.view(seat))
    return Reply(f"**{position.title}**", None, (pictures.attached(picture, "hand"),))


async def _log(store: Store, position: Position, user: int) -> Reply:
    """The last lines of the log, and all of it as a file when there is more."""
    moves = await store.moves(position.table.id, states=False)
    lines = log_lines(position, moves, await store.tenures(position.table.id), user)
    text = fitted(f"**{position.title}: log**", lines[-LOG_LINES:], "")
    if not lines or (len(lines) <= LOG_LINES and lines[0] in text):
        return Reply(text)
    name = f"table-{position.table.id}-log.txt"
    return Reply(text, None, (discord.File(io.BytesIO("\n".join(lines).encode()), filename=name),))
