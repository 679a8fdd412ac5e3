"""Draws one game's pictures and prints what they cost, as JSON; a process of its own."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any

from rules import GAMES
from rules.core import play as engine
from rules.core.contract import Game

from .clocks import cpu, each, summary
from .games import Moment, names, walk

MILLI, KILO = 1000, 1000
Row = tuple[str, float, float | None, str, str]


def main(key: str, seats: int, count: int) -> None:
    """Print the rows."""
    start = cpu()
    import render  # the cold start includes it

    loaded, game = cpu() - start, GAMES[key]
    moments = _moments(game, seats, count + 1)

    def board(moment: Moment) -> Any:
        seen = engine.view(game, moment.after.state, None)
        return render.board(game, seen, names(seats), moment.after.events, render.Heading(table="Table 7"))

    cold = each(board, moments[:1])[0]
    warm = each(board, moments[1:])
    sizes = [len(board(moment).png) for moment in moments[1:]]
    rows = [
        (
            "board, cold",
            cold * MILLI,
            None,
            "ms",
            f"CPU; the first in a process; + {loaded * MILLI:.0f} ms of imports",
        ),
        _timed("board, warm", warm, f"CPU; {seats} seats, {count} positions with their last events"),
        _timed(
            "board, encoding", each(*_encoding(render, game, moments[1:])), "CPU; the part that makes the PNG"
        ),
        ("board, size", summary(sizes).median / KILO, summary(sizes).p99 / KILO, "KB", "1,000 bytes"),
        *_others(render, game, moments[1:]),
    ]
    sys.stdout.write(json.dumps(rows))


def _moments(game: Game[Any], seats: int, count: int) -> list[Moment]:
    """Positions from several games, in an order that does not follow the play."""
    known = [moment for seed in range(3) for moment in walk(game, seats, seed) if moment.after.state.agenda]
    Random(1).shuffle(known)
    return known[:count]


def _encoding(
    render: Any, game: Game[Any], moments: list[Moment]
) -> tuple[Callable[[Any], object], list[Any]]:
    by, called = render.artist(game), names(moments[0].state.seats)
    heading = render.Heading(table="Table 7")
    drawn = [
        by.board(game, engine.view(game, moment.after.state, None), called, moment.after.events, heading)
        for moment in moments[:20]
    ]
    return (lambda surface: surface.png()), drawn


def _others(render: Any, game: Game[Any], moments: list[Moment]) -> list[Row]:
    called = names(moments[0].state.seats)
    rows = []
    for what, viewer in (("hand", 0), ("final", None)):
        draw = getattr(render, what)

        def picture(moment: Moment, draw: Any = draw, viewer: Any = viewer) -> object:
            return draw(game, engine.view(game, moment.after.state, viewer), called)

        picture(moments[0])
        rows.append(_timed(f"{what}, warm", each(picture, moments), "CPU"))
    return rows


def _timed(what: str, seconds: list[float], note: str) -> Row:
    spent = summary(seconds)
    return (what, spent.median * MILLI, spent.p99 * MILLI, "ms", note)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
