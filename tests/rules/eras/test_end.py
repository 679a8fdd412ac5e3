"""How the game ends."""

import pytest

from rules.core import play as engine
from rules.core.contract import Seat
from rules.eras.events import GameEnded, GraduateHired, MarbleDropped, PoolEmptied
from rules.eras.state import Circle
from tests.rules.eras.table import (
    ANN,
    BEN,
    CHO,
    GAME,
    G,
    Y,
    counts,
    do,
    end_round,
    funds,
    refused,
    roofed,
    school,
    table,
    told,
)

REWIND = 10


@pytest.mark.clause("ERA-END-01")
def test_the_game_ends_with_the_fourth_era():
    log = []
    g = end_round(table(era=4, released=counts(green=3), falls=(G,)), log)
    assert engine.pending(g) is None
    assert [event.by_pool for event in log if isinstance(event, GameEnded)] == [False]
    assert any("game is over" in line for line in told(log))


@pytest.mark.clause("ERA-END-01")
@pytest.mark.parametrize(
    "before",
    [
        pytest.param({"era": 4, "top": {G: REWIND}, "released": counts(green=3)}, id="rewound"),
        pytest.param({"era": 4, "released": counts(green=2)}, id="third marble"),
        pytest.param({"era": 3, "released": counts(green=3)}, id="third Era"),
    ],
)
def test_nothing_less_ends_it(before):
    g = end_round(table(falls=(G,), **before))
    assert engine.pending(g)
    assert g.round == 2


@pytest.mark.clause("ERA-END-02")
def test_the_last_story_is_announced():
    log = []
    g = do(table(pool=1), "build yellow", log=log)
    assert (g.pool, engine.actors(g)) == (0, (ANN,))
    assert sum(isinstance(event, PoolEmptied) for event in log) == 1
    assert any("last Story" in line and "last round" in line for line in told(log))
    assert not any(isinstance(event, PoolEmptied) for event in log_of(table(pool=2), "build yellow"))


def log_of(g, line):
    log = []
    do(g, line, log=log)
    return log


@pytest.mark.clause("ERA-END-03")
def test_the_round_is_played_out():
    log = []
    g = do(table(turn=BEN, pool=1), "build yellow", "done", log=log)
    assert engine.actors(g) == (CHO,)
    assert not any(isinstance(event, GameEnded) for event in log)
    g = do(g, "done", log=log)
    assert engine.pending(g) is None
    assert [event.by_pool for event in log if isinstance(event, GameEnded)] == [True]


@pytest.mark.clause("ERA-END-04")
def test_roofs_may_be_bought_in_the_last_turns():
    g = table(turn=CHO, pool=0, roofs=1, schools=[school(), school(), school(admin=3, funds=3, yellow=2)])
    g = do(g, "roof yellow")
    assert g.school(CHO).campuses[2] == roofed(2)
    assert (g.roofs, funds(g)[CHO]) == (0, 0)
    assert engine.pending(g) is None


@pytest.mark.clause("ERA-END-05")
def test_no_marble_drops_in_the_last_round():
    log = []
    workers = [school(graduates=[Circle(Y, 1)]) for _ in range(3)]
    g = table(turn=CHO, pool=1, released=counts(3, 3, 2, 2), falls=(Y,), schools=workers)
    assert g.clock.size == 20
    g = do(g, "build yellow", "done", log=log)
    assert engine.pending(g) is None
    assert (g.clock.size, g.released) == (20, counts(3, 3, 2, 2))
    assert funds(g) == [5, 5, 4]
    assert not any(isinstance(event, MarbleDropped | GraduateHired) for event in log)


@pytest.mark.clause("ERA-END-06")
@pytest.mark.parametrize("line", ["build yellow", "roof yellow", "window 1", "deck red", "done", "graduate"])
@pytest.mark.parametrize("seat", [ANN, BEN, CHO])
def test_after_the_end_nothing_is_accepted(line, seat):
    g = end_round(table(era=4, released=counts(yellow=3), falls=(Y,)))
    refused(g, line, "game is over", seat=seat)
    assert engine.actors(g) == ()
    assert engine.legal(GAME, g, seat) == []


@pytest.mark.clause("ERA-END-07")
def test_an_empty_pool_ends_the_game_before_the_fourth_era_does():
    log = []
    g = table(turn=CHO, era=4, released=counts(yellow=3), falls=(Y,), pool=1)
    g = do(g, "build yellow", "done", log=log)
    assert engine.pending(g) is None
    assert g.released == counts(yellow=3)
    assert [event.by_pool for event in log if isinstance(event, GameEnded)] == [True]


@pytest.mark.clause("ERA-END-01", "ERA-END-02")
@pytest.mark.parametrize("seed", range(4))
def test_every_game_ends_one_way_or_the_other(seed):
    g, log = engine.new(GAME, 3, None, seed), []
    while engine.pending(g):
        g = do(g, first_line(g), log=log)
    (ended,) = (event for event in log if isinstance(event, GameEnded))
    assert ended.by_pool == (g.pool == 0)
    assert ended.by_pool or (g.era == 4 and (max(g.released) >= 4 or not g.clock.size))
    assert list(GAME.check(g)) == []
    assert set(GAME.scores(g)) == {Seat(0), Seat(1), Seat(2)}


def first_line(g):
    """The action that comes first in the menu."""
    return engine.write(engine.legal(GAME, g, engine.actors(g)[0])[0])
