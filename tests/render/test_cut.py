"""Nothing that is set on any picture is cut short, with names of usual length."""

import pytest

from render import Heading, artist
from render.surface import Surface
from render.typesetting import ELLIPSIS
from rules import GAMES
from rules.core import play as engine
from rules.core.contract import Seat
from tests.render.carnegie import tables as carnegie
from tests.render.moments import named, played_in
from tests.render.tesla import tables as tesla

TITLE = Heading("Table 12")
NAMES = ("Alexandra", "Ben", "Christopher_91", "Dee", "Evangeline", "Bartholomew")
FULL = {
    "tesla": (
        tesla.crowded, tesla.bidding, tesla.over, tesla.powered, tesla.selling, tesla.pooled,
        tesla.ended_by_points,
    ),
    "carnegie": (carnegie.crowded, carnegie.over, carnegie.quiet),
    "eras": (),
}  # fmt: skip


@pytest.fixture
def cut(monkeypatch):
    """The texts that had no room."""
    found, write = [], Surface.write

    def remembered(surface, slot, text, *more):
        fitted = write(surface, slot, text, *more)
        if fitted.lines[-1].endswith(ELLIPSIS) and not text.endswith(ELLIPSIS):
            found.append(text)
        return fitted

    monkeypatch.setattr(Surface, "write", remembered)
    return found


def draw_all(game, state, events=()):
    """The board, all hands, and the final page when there is one."""
    names, by = named(NAMES, state.seats), artist(game)
    by.board(game, engine.view(game, state, None), names, events, TITLE)
    for seat in map(Seat, range(state.seats)):
        by.hand(game, engine.view(game, state, seat), names, TITLE)
    if not engine.actors(state):
        by.final(game, engine.view(game, state, None), names, TITLE)


@pytest.mark.parametrize(
    ("key", "seats", "table"),
    [
        (key, seats, table)
        for key, tables in FULL.items()
        for table in tables
        for seats in (GAMES[key].seats[0], GAMES[key].seats[-1])
    ],
)
def test_nothing_is_cut_on_a_full_table(cut, key, seats, table):
    draw_all(GAMES[key], table(seats))
    assert not cut


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("moves", [0, 30, 140, 9999])
def test_nothing_is_cut_in_play(cut, key, moves):
    game = GAMES[key]
    draw_all(game, *played_in(game, game.seats[-1], 11, moves))
    assert not cut
