"""A game as a file: the public log, or the whole record once nothing is hidden any more."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.consent import effective
from bot.ui.log import log_lines
from rules.core.contract import Seat as SeatNumber
from rules.core.record import Move as RecordedMove
from rules.core.record import Record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.position import Position
    from bot.storage import Move, Seat


def public_log(position: Position, moves: Sequence[Move], tenures: Sequence[Seat]) -> list[str]:
    """What everybody may know, line by line."""
    return [position.title, *log_lines(position, moves, tenures)]


def record_of(position: Position, moves: Sequence[Move]) -> Record:
    """The record that plays the game again."""
    table = position.table
    assert table.seed is not None
    assert table.game_version is not None
    played = [move for move in effective(list(moves)) if move.seat is not None]
    return Record(
        game=table.game,
        version=table.game_version,
        seats=len(position.seats),
        seed=table.seed,
        options=json.loads(table.options),
        names=position.names.of,
        moves=tuple(
            RecordedMove(SeatNumber(move.seat), move.action) for move in played if move.seat is not None
        ),
    )
