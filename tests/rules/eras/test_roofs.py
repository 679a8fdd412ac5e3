"""Buying Roofs."""

import pytest

from rules.core import play as engine
from rules.eras.events import RoofBuilt
from tests.rules.eras.table import (
    ANN,
    BEN,
    GAME,
    Y,
    counts,
    do,
    end_round,
    funds,
    heights,
    refused,
    roofed,
    school,
    table,
)


@pytest.mark.clause("ERA-ROF-01")
def test_a_roof_costs_like_a_story_and_is_not_one():
    log = []
    g = do(table(schools=[school(admin=3, funds=3, yellow=2)], pool=10), "roof yellow", log=log)
    assert log[0] == RoofBuilt(ANN, Y, cost=3)
    assert g.school(ANN).campuses[2] == roofed(2)
    assert (funds(g)[ANN], g.roofs, g.pool) == (0, 1, 10)


@pytest.mark.clause("ERA-ROF-02")
def test_a_roof_needs_a_story():
    refused(table(schools=[school(admin=3)]), "roof yellow", "needs a Story")


@pytest.mark.clause("ERA-ROF-03")
def test_a_roof_counts_for_the_limit():
    refused(table(schools=[school(admin=3, yellow=3)]), "roof yellow", "limit is 3")
    g = do(table(schools=[school(admin=4, yellow=3)]), "roof yellow")
    assert g.school(ANN).campuses[2] == roofed(3)
    assert heights(g) == [4, 0, 0, 4, 0]


@pytest.mark.clause("ERA-ROF-04")
def test_one_roof_per_campus():
    refused(table(schools=[school(admin=5, funds=9, yellow=roofed(2))]), "roof yellow", "roofed")


@pytest.mark.clause("ERA-ROF-05")
def test_administration_is_never_roofed():
    refused(table(), "roof administration", "Study Campus")


@pytest.mark.clause("ERA-ROF-06")
def test_one_player_may_take_both_roofs():
    rich = school(admin=2, funds=9, yellow=1, red=1)
    g = do(table(schools=[rich, rich]), "roof yellow", "roof red")
    assert g.roofs == 0
    assert g.school(ANN).campuses[2:] == (roofed(1), roofed(1))
    g = do(g, "done")
    assert engine.actors(g) == (BEN,)
    refused(g, "roof yellow", "no Roofs left this Era")
    assert not any(action.verb == "roof" for action in engine.legal(GAME, g, BEN))


@pytest.mark.clause("ERA-ROF-06")
def test_what_one_player_leaves_the_next_may_buy():
    rich = school(admin=2, funds=9, yellow=1, red=1)
    g = do(table(schools=[rich, rich]), "roof yellow", "done", "roof red")
    assert g.roofs == 0
    assert g.school(BEN).campuses[3] == roofed(1)


@pytest.mark.clause("ERA-ROF-07")
@pytest.mark.parametrize("unsold", [0, 1, 2])
def test_a_new_era_offers_two_roofs(unsold):
    g = end_round(table(released=counts(yellow=3), falls=[Y], roofs=unsold))
    assert (g.era, g.roofs) == (2, 2)


@pytest.mark.clause("ERA-ROF-07")
def test_within_an_era_no_roof_comes_back():
    assert end_round(table(released=counts(yellow=2), falls=[Y], roofs=0)).roofs == 0


@pytest.mark.clause("ERA-ROF-08")
def test_a_higher_administration_opens_no_roof():
    g = table(schools=[school(admin=3, funds=20, yellow=roofed(2))])
    g = do(g, "build administration", "build administration", "build administration")
    assert (heights(g)[0], funds(g)[ANN]) == (6, 8)
    refused(g, "build yellow", "roofed")
