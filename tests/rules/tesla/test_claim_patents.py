"""Claiming a project: fees for patents in use."""

from itertools import product

import pytest

from tests.rulebook.tesla import play, with_patents
from tests.rules.tesla.claim_table import AC, BULB, DC, claiming, held
from tests.rules.tesla.lines import ANN, BEN, CHO, cash, happened, told

TRACKS = (AC, DC, BULB)


def fees(g, line="claim washington-1 tesla ac"):
    """What every other company receives for a claim; that Ann pays it beside the cost."""
    paid, *received = [now - before for now, before in zip(cash(play(g, line)), cash(g), strict=True)]
    assert -paid == 8 + sum(received)
    return received


def on(ac=1, dc=1, bulb=1):
    """Ann's turn on these levels, no project claimed, cash for every fee."""
    return claiming(levels=(ac, dc, bulb), cash=30)


@pytest.mark.clause("TVE-PRJ-08")
def test_the_fee_of_akira_goes_by_his_level_in_ac():
    g = held(claiming(levels=(4, 2, 3), cash=20), (AC, 4))
    after = play(g, "claim new-york-3 tesla ac")
    assert cash(after)[:2] == [20 - 12 - 4, 14 + 4]


@pytest.mark.clause("TVE-PRJ-25")
@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_a_fee_is_the_level_one_stands_on(level):
    assert fees(held(on(ac=level, bulb=level), (BULB, level))) == [level, 0, 0]
    assert fees(held(on(ac=level, bulb=level), (AC, level))) == [level, 0, 0]


@pytest.mark.clause("TVE-PRJ-26")
def test_patents_of_other_levels_cost_nothing():
    g = held(on(ac=4, bulb=4), *product(TRACKS, (2, 3, 5)))
    assert fees(g) == [0, 0, 0]


@pytest.mark.clause("TVE-PRJ-27")
def test_own_patents_cost_nothing():
    g = held(claiming(levels=(3, 1, 3), cash=8), (BULB, 3), (AC, 3), by=ANN)
    assert fees(g) == [0, 0, 0]
    assert "for $8K: +5" in told(happened(g, "claim washington-1 tesla ac"))[0]


@pytest.mark.clause("TVE-PRJ-28")
def test_unfiled_levels_cost_nothing():
    assert fees(on(ac=3, bulb=3)) == [0, 0, 0]


@pytest.mark.clause("TVE-PRJ-28")
def test_level_i_costs_nothing():
    g = held(on(), *product(TRACKS, (2, 3, 4, 5)))
    assert fees(g) == [0, 0, 0]


@pytest.mark.clause("TVE-PRJ-29")
def test_each_holder_receives_the_own_fee():
    g = with_patents(on(dc=3, bulb=2), {(BULB, 2): BEN, (DC, 3): CHO})
    assert fees(g, "claim washington-1 tesla dc") == [2, 3, 0]


@pytest.mark.clause("TVE-PRJ-30")
def test_a_holder_of_both_receives_both():
    assert fees(held(on(ac=2, bulb=2), (BULB, 2), (AC, 2))) == [4, 0, 0]


@pytest.mark.clause("TVE-PRJ-31")
@pytest.mark.parametrize(("power", "fee"), [("ac", 0), ("dc", 2)])
def test_a_power_technology_that_is_not_used_costs_nothing(power, fee):
    g = held(on(ac=2, dc=2), (DC, 2))
    assert fees(g, f"claim washington-1 tesla {power}") == [fee, 0, 0]


@pytest.mark.clause("TVE-PRJ-43")
def test_only_the_claimants_price_moves():
    g = with_patents(on(ac=3, bulb=3), {(BULB, 3): BEN, (AC, 3): CHO})
    g.prices = (20, 30, 40, 50)
    assert play(g, "claim washington-1 tesla ac").prices == (25, 30, 40, 50)
    paid = "for $8K, plus $3K to Ben for bulb III, plus $3K to Cho for AC III"
    claimed = f"Ann claims Washington, DC I by AC with Tesla {paid}: +5, Tesla stock is at 25."
    assert told(happened(g, "claim washington-1 tesla ac")) == [claimed]
