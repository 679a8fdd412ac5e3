"""A whole game as seed, options and moves: enough to play it again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from rules.core import play as engine
from rules.core.contract import Game, Seat


class Move(Struct, frozen=True):
    """One action of a record, as text."""

    seat: Seat
    text: str


class Record(Struct, frozen=True):
    """A game from its seed to its last move."""

    game: str
    version: int
    seats: int
    seed: int
    options: dict[str, Any] = {}
    names: tuple[str, ...] = ()
    moves: tuple[Move, ...] = ()

    def dump(self) -> bytes:
        """The record as JSON, one move a line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


def read_record(data: bytes) -> Record:
    """A record from JSON; raises Unloadable."""
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise engine.Unloadable(f"This is not a game record: {error}.") from error


def replay(game: Game[Any], record: Record) -> Iterator[engine.Transition]:
    """The start and the table after each move; raises Illegal where a move does not fit."""
    reached = engine.begin(game, record.seats, record.options, record.seed)
    yield reached
    for move in record.moves:
        action = engine.read(game, reached.state, move.seat, move.text)
        reached = engine.play(game, reached.state, move.seat, action)
        yield reached
