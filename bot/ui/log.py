"""The log: what happened, line by line, as a seat or the public may know it."""

from __future__ import annotations

from heapq import merge
from operator import itemgetter
from typing import TYPE_CHECKING

from bot.consent import taken_back
from bot.notices import UNDO
from bot.position import told
from bot.ui.words import harmless, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import datetime

    from bot.position import Position
    from bot.storage import Move, Seat
    from rules.core.contract import Event

Line = tuple["datetime", str]


def log_lines(
    position: Position,
    moves: Sequence[Move],
    tenures: Sequence[Seat],
    viewer: int | None = None,
    *,
    since: int = 0,
    after: datetime | None = None,
) -> list[str]:
    """Moves from a number on and seats that changed hands after a moment, oldest first."""
    new = [move for move in moves if move.n >= since]
    changes = [line for line in _handed_over(position, tenures) if after is None or line[0] > after]
    return [line for _, line in merge(_moved(position, new, moves, viewer), changes, key=itemgetter(0))]


def sentences(position: Position, events: Sequence[Event]) -> list[str]:
    """Events as sentences with harmless names."""
    names = spoken(position.names)
    return [position.game.say(event, names) for event in events]


def _moved(
    position: Position, moves: Sequence[Move], history: Sequence[Move], viewer: int | None
) -> Iterator[Line]:
    """What was taken back is struck out."""
    seat = position.seat_of(viewer) if viewer is not None else None
    for move in moves:
        if move.action == UNDO:
            yield move.at, _undo_line(position, move, history)
            continue
        for line in sentences(position, told(position.events(move), seat)):
            yield move.at, f"~~{line}~~" if move.taken_back_by else line


def _undo_line(position: Position, undo: Move, moves: Sequence[Move]) -> str:
    who = "Somebody" if undo.seat is None else harmless(position.seats[undo.seat].name)
    count = len(taken_back(list(moves), undo))
    return f"{who} took back the last {count} actions." if count > 1 else f"{who} took back the last action."


def _handed_over(position: Position, tenures: Sequence[Seat]) -> Iterator[Line]:
    """Seats that changed hands since the start of the game."""
    started = position.table.started_at
    for tenure in tenures:
        if started is not None and tenure.since > started:
            before = next(each for each in tenures if (each.seat, each.until) == (tenure.seat, tenure.since))
            yield tenure.since, _change(harmless(before.name), tenure)


def _change(before: str, now: Seat) -> str:
    if now.computer:
        return f"{before} has left; a computer player keeps the seat."
    name = harmless(now.name)
    return f"{name} is back." if name == before else f"{name} takes the seat of {before}."
