"""Copying, saving and loading one table."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import play as engine

from .clocks import per_call
from .figures import Budget, Figure, Scale
from .games import largest, middle

MICRO = 1e6
AT = "CPU; middle of a game of {} seats"


def records(scale: Scale) -> Iterator[Figure]:
    """One table: copy, save, load, size."""
    batches = scale.pick(1000, 200, 2)
    for game, seats in largest():
        state, note = middle(game, seats, 1).state, AT.format(seats)
        saved = engine.save(game, state)
        for verb, work, limit in (
            ("copy", state.copy, 5.0),
            ("save", lambda game=game, state=state: engine.save(game, state), 50.0),
            ("load", lambda game=game, saved=saved: engine.load(game, saved), 100.0),
        ):
            spent = per_call(work, batches)
            yield Figure(
                f"{game.key}: {verb} a record",
                spent.median * MICRO,
                "us",
                spent.p99 * MICRO,
                Budget(limit),
                note=note,
            )
        yield Figure(f"{game.key}: size of a save", len(saved), "bytes", note=note.removeprefix("CPU; "))
