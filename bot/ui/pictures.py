"""Pictures as attachments, drawn off the event loop."""

from __future__ import annotations

import asyncio
import ctypes
import io
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, ParamSpec

import discord

import render
from bot import options
from bot.storage import Status
from render import Heading, LobbyCard, LobbySeat, Picture, SeatKind
from rules import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.position import Position
    from bot.storage import Seat, Table
    from rules.core.contract import Event, View

P = ParamSpec("P")

_DRAWING = ThreadPoolExecutor(1, thread_name_prefix="drawing")
"""One thread: drawing holds the interpreter, so that a second one costs memory and brings nothing."""


_LIBRARY = ctypes.CDLL(None) if sys.platform == "linux" else None
_GIVE_BACK: Callable[[int], int] | None = getattr(_LIBRARY, "malloc_trim", None)
"""Gives the system the memory that is free; only glibc keeps it, and only glibc has this."""
_under_way: set[asyncio.Future[Picture]] = set()


async def _drawn(draw: Callable[P, Picture], *arguments: P.args, **named: P.kwargs) -> Picture:
    """A picture, drawn off the event loop."""
    drawing = asyncio.get_running_loop().run_in_executor(_DRAWING, partial(draw, *arguments, **named))
    _under_way.add(drawing)
    drawing.add_done_callback(_finished)
    return await drawing


def _finished(drawing: asyncio.Future[Picture]) -> None:
    """Once no picture waits, let go of the 20 MB in which they were painted."""
    _under_way.discard(drawing)
    if _GIVE_BACK and not _under_way:
        _DRAWING.submit(_GIVE_BACK, 0)


def attached(picture: Picture, name: str) -> discord.File:
    """A picture as a file with its alt text."""
    return discord.File(io.BytesIO(picture.png), filename=f"{name}.png", description=picture.alt)


async def board(position: Position, events: Sequence[Event] = ()) -> Picture:
    """The public board, or the final scores once the game is over."""
    seen, heading = position.view(), Heading(table=f"Table {position.table.id}")
    if position.over:
        return await _drawn(render.final, position.game, seen, position.names, heading)
    return await _drawn(render.board, position.game, seen, position.names, events, heading)


async def hand(position: Position, seen: View[Any]) -> Picture:
    """The own board of a player, whose view may be that of a turn ahead."""
    heading = Heading(table=f"Table {position.table.id}")
    return await _drawn(render.hand, position.game, seen, position.names, heading)


async def lobby(table: Table, seats: Sequence[Seat]) -> Picture:
    """The card of a table that gathers players."""
    game = GAMES[table.game]
    taken = [_seat(seat) for seat in seats]
    free = [LobbySeat()] * (game.seats[-1] - len(taken)) if table.status is Status.LOBBY else []
    host = next((seat.name for seat in seats if seat.user_id == table.host_id), "")
    card = LobbyCard(
        title=game.title,
        table=f"Table {table.id}",
        host=host,
        seats=(*taken, *free),
        options=tuple(options.told(json.loads(table.options))),
        note="" if table.status is Status.LOBBY else str(table.status).capitalize(),
    )
    return await _drawn(render.lobby, card)


def _seat(seat: Seat) -> LobbySeat:
    return LobbySeat(seat.name, SeatKind.COMPUTER if seat.computer else SeatKind.PERSON)


def text_board(position: Position) -> str:
    """The public board as text."""
    return render.text_board(position.game, position.view(), position.names)
