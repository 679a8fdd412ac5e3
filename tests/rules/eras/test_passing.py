"""Passing the Clock."""

import pytest

from rules.core import play as engine
from tests.rules.eras.table import ANN, BEN, CHO, DEE, Y, counts, end_round, table


@pytest.mark.clause("ERA-PAS-01")
@pytest.mark.parametrize(("holder", "after"), [(ANN, BEN), (BEN, CHO), (CHO, DEE), (DEE, ANN)])
def test_the_clock_goes_one_seat_clockwise(holder, after):
    g = end_round(table(4, holder=holder))
    assert g.clock.holder == after
    assert engine.actors(g) == (after,)


@pytest.mark.clause("ERA-PAS-02")
def test_also_when_the_era_changed():
    g = end_round(table(released=counts(yellow=3), falls=(Y,)))
    assert (g.era, g.clock.holder) == (2, BEN)


@pytest.mark.clause("ERA-PAS-03")
def test_it_stays_when_the_game_has_ended():
    g = end_round(table(era=4, released=counts(yellow=3), falls=(Y,)))
    assert engine.pending(g) is None
    assert g.clock.holder == ANN
