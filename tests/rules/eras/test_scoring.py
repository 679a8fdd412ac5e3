"""What a school is worth."""

import pytest

from rules.core import play as engine
from rules.eras.events import GameEnded
from rules.eras.scoring import building_points
from rules.eras.state import Building
from tests.rules.eras.table import ANN, BEN, CHO, GAME, do, even, roofed, school, table


def points(mine):
    """The score of a school when the game has ended."""
    g = do(table(turn=CHO, pool=0, schools=[mine]), "done")
    assert engine.pending(g) is None
    return GAME.scores(g)[ANN].points


@pytest.mark.clause("ERA-SCO-01")
def test_a_building_is_worth_its_stories_and_five_for_a_roof():
    assert building_points(Building(3)) == 3
    assert building_points(roofed(2)) == 7
    parts = GAME.scores(table(schools=[school(admin=3, yellow=roofed(2), red=3)]))[ANN].parts
    assert dict(parts) == {"Natural Science": 0, "Social Science": 0, "Arts": 7, "Humanities": 3}


@pytest.mark.clause("ERA-SCO-02")
def test_best_times_worst():
    mine = school(admin=4, green=roofed(3), blue=3, yellow=2, red=roofed(1))
    g = table(schools=[mine])
    assert [value for _, value in GAME.scores(g)[ANN].parts] == [8, 3, 2, 6]
    assert points(mine) == 8 * 2 == 16


@pytest.mark.clause("ERA-SCO-03")
def test_an_empty_campus_makes_the_score_nothing():
    mine = school(admin=6, green=roofed(5), blue=4, yellow=3, red=0)
    assert [value for _, value in GAME.scores(table(schools=[mine]))[ANN].parts] == [10, 4, 3, 0]
    assert points(mine) == 0


@pytest.mark.clause("ERA-SCO-04")
def test_administration_does_not_count():
    assert points(even(1, admin=7)) == 1


@pytest.mark.clause("ERA-SCO-05")
def test_four_equal_buildings_are_squared():
    assert points(even(4, admin=4)) == 16


@pytest.mark.clause("ERA-SCO-06")
def test_funds_graduates_and_the_clock_bring_no_points():
    from rules.eras.state import Circle, Study

    assert points(even(1, funds=30)) == 1
    rich = school(funds=30, green=1, blue=1, yellow=1, red=1, graduates=[Circle(Study.RED, 3)])
    for holder in (ANN, BEN):
        assert GAME.scores(table(holder=holder, schools=[rich]))[ANN].points == 1


@pytest.mark.clause("ERA-SCO-07")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_highest_score_wins(first):
    schools = [even(4, admin=4), even(3, admin=3)]
    schools.insert(first, school(admin=4, green=roofed(3), blue=3, yellow=3, red=3))
    log = []
    g = do(table(turn=CHO, pool=0, schools=schools), "done", log=log)
    assert [score.points for _, _, score in engine.ranking(GAME, g)] == [24, 16, 9]
    assert [place for place, _, _ in engine.ranking(GAME, g)] == [1, 2, 3]
    assert engine.ranking(GAME, g)[0][1] == first
    assert [event.winner for event in log if isinstance(event, GameEnded)] == [first]
