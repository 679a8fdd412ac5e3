"""Records with a digest of every table they pass through, and where they go another way now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from rules import GAMES
from rules.core import play as engine
from rules.core.contract import Game
from rules.core.record import Record, read_record, replay

HERE = Path(__file__).parent
LENGTH = 4
"""Bytes of a digest."""
LINE_UPS: Mapping[str, tuple[str, ...]] = {
    "greedy": ("greedy",),
    "mixed": ("greedy", "random"),
    "random": ("random",),
    "reversed": ("random", "greedy"),
}
"""Who plays, round the table; each line-up plays at every seat count."""


MIXES: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "tesla": {
        "powering-up": {"powering_up": "yes"},
        "parts": {"walker": "yes", "luminaries": "yes", "propaganda": "yes", "events": "yes"},
        "stock-effects": {"powering_up": "yes", "events": "stock effects only"},
    }
}
"""By game, options that are played beside the plainest, in some line-ups."""
MIXED_SEATS, MIXED_LINE_UPS = (2, 4), ("mixed", "random")


class Golden(NamedTuple):
    """A recorded game and the two files that it is in."""

    game: Game[Any]
    name: str

    def __str__(self) -> str:
        return f"{self.game.key}-{self.name}"

    @property
    def path(self) -> Path:
        """The record's file."""
        return HERE / self.game.key / f"{self.name}.json"

    @property
    def record(self) -> Record:
        """The game as played."""
        return read_record(self.path.read_bytes())

    @property
    def digests(self) -> list[str]:
        """What the tables were: the start, and after each move."""
        return self.path.with_suffix(".digests").read_text().split()


class Change(NamedTuple):
    """The first move (0: the start) that goes another way, and how."""

    move: int
    how: str


class Planned(NamedTuple):
    """A game to be recorded."""

    golden: Golden
    seats: int
    line_up: str
    options: Mapping[str, Any] | None = None
    """None: the plainest."""


def planned(game: Game[Any]) -> Iterator[Planned]:
    """Every line-up at every seat count, and some with other options."""
    for seats in game.seats:
        for line_up in LINE_UPS:
            yield Planned(Golden(game, f"{seats}-{line_up}"), seats, line_up)
    for mix, options in MIXES.get(game.key, {}).items():
        for seats in MIXED_SEATS:
            for line_up in MIXED_LINE_UPS:
                yield Planned(Golden(game, f"{seats}-{line_up}-{mix}"), seats, line_up, options)


def goldens() -> Iterator[Golden]:
    """All games of all folders, also one of which a file is missing."""
    for game in GAMES.values():
        for name in sorted({path.stem for path in (HERE / game.key).glob("*.*")}):
            yield Golden(game, name)


def digest(game: Game[Any], reached: engine.Transition) -> str:
    """A short hash of the saved table and of what happened."""
    saved = engine.save(game, reached.state) + engine.save_events(reached.events)
    return blake2b(saved, digest_size=LENGTH).hexdigest()


def digests(game: Game[Any], record: Record) -> Iterator[str]:
    """A digest of the start and of the table after each move; raises Illegal."""
    return (digest(game, reached) for reached in replay(game, record))


def first_change(game: Game[Any], record: Record, known: Sequence[str]) -> Change | None:
    """Where a record first goes another way than its digests say; None: nowhere."""
    moves = ("the start", *(f"p{move.seat + 1} {move.text}" for move in record.moves))
    found = zip_longest(known, _found(game, record), moves, fillvalue="nothing")
    for number, (before, now, move) in enumerate(found):
        if before != now:
            return Change(number, f"{game.key}, move {number} ({move}): {now}, not {before}")
    return None


def _found(game: Game[Any], record: Record) -> Iterator[str]:
    try:
        yield from digests(game, record)
    except engine.Illegal as refused:
        yield f"refused ({refused})"
