"""Ties."""

import pytest

from rules.core import play as engine
from rules.core.contract import Seat
from rules.eras.events import GameEnded
from tests.rules.eras.table import ANN, BEN, CHO, DEE, GAME, do, even, roofed, school, table, told

SCHOOLS = {
    24: school(admin=4, green=roofed(3), blue=3, yellow=3, red=3),
    9: even(3, admin=3),
    5: school(admin=5, green=5, blue=1, yellow=1, red=1),
    0: school(),
}


def final(holder, *points):
    """Seats from first to last place, and the announced winner, where the game ends with these scores."""
    seats, log = len(points), []
    last = Seat((holder + seats - 1) % seats)
    g = table(seats, holder=holder, turn=last, pool=0, schools=[SCHOOLS[each] for each in points])
    g = do(g, "done", log=log)
    assert [GAME.scores(g)[Seat(seat)].points for seat in range(seats)] == list(points)
    ranks = engine.ranking(GAME, g)
    assert [place for place, _, _ in ranks] == list(range(1, seats + 1))
    (ended,) = (event for event in log if isinstance(event, GameEnded))
    assert ended.winner == ranks[0][1]
    return [seat for _, seat, _ in ranks], told(log, seats=seats)[-1]


@pytest.mark.clause("ERA-TIE-01")
def test_tied_scores_go_to_the_player_nearest_the_clock():
    order, line = final(BEN, 24, 24, 9)
    assert order == [BEN, ANN, CHO]
    assert "Ben wins" in line
    assert final(ANN, 24, 24, 9)[0] == [ANN, BEN, CHO]


@pytest.mark.clause("ERA-TIE-02")
def test_nearness_counts_clockwise():
    assert final(CHO, 9, 24, 5, 24)[0] == [DEE, BEN, ANN, CHO]


@pytest.mark.clause("ERA-TIE-03")
@pytest.mark.parametrize("holder", [ANN, BEN, CHO])
def test_ties_at_nothing_as_well(holder):
    assert final(holder, 0, 0, 0)[0][0] == holder


@pytest.mark.clause("ERA-TIE-04")
def test_the_other_places_as_well():
    assert final(CHO, 24, 9, 9, 5)[0] == [ANN, CHO, BEN, DEE]
