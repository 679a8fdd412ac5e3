"""Claiming a project: the technology that it needs."""

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.actions.claim import Claim
from rules.tesla.state import Power
from tests.rulebook.tesla import play
from tests.rules.tesla.claim_table import AC, DC, claiming, costs, held, offered
from tests.rules.tesla.lines import ANN, cash, refused

LEVEL_I = {
    "albany-1", "boston-1", "brooklyn-1", "harrisburg-1", "lynn-1", "newark-1", "new-haven-1",
    "scranton-1", "sunbury-1", "washington-1", "wilmington-1",
}  # fmt: skip
"""With four players."""


def on(ac, dc, bulb, **changes):
    """Ann's turn, on these levels."""
    return claiming(levels=(ac, dc, bulb), **changes)


def powers(g, project):
    """The power technologies that are offered to Ann for a project."""
    filled = {"project": project, "luminary": "tesla"}
    return engine.options(GAME, g, ANN, Claim, filled, "power")


@pytest.mark.clause("TVE-PRJ-01")
def test_bulb_and_a_power_technology_must_be_high_enough():
    g = on(ac=2, dc=1, bulb=2)
    assert powers(g, "buffalo-2") == [Power.AC]
    assert play(g, "claim buffalo-2 tesla ac").companies[ANN].projects == ("buffalo-2",)


@pytest.mark.clause("TVE-PRJ-02")
@pytest.mark.parametrize("power", ["ac", "dc", ""])
def test_bulb_must_be(power):
    refused(
        on(ac=3, dc=2, bulb=1),
        f"claim buffalo-2 tesla {power}",
        "Buffalo II needs level II in bulb; yours is I.",
    )


@pytest.mark.clause("TVE-PRJ-03")
@pytest.mark.parametrize("power", ["ac", "dc", ""])
def test_one_of_the_power_technologies_must_be(power):
    line = f"claim buffalo-2 tesla {power}"
    refused(on(ac=1, dc=1, bulb=3), line, "Buffalo II needs level II in AC or DC", "AC I and DC I")


@pytest.mark.clause("TVE-PRJ-03")
def test_both_shortages_are_told():
    refused(on(ac=2, dc=1, bulb=2), "claim rochester-3 tesla ac", "in bulb; yours is II", "AC II and DC I")


@pytest.mark.clause("TVE-PRJ-04")
def test_dc_does_as_well_as_ac():
    g = on(ac=1, dc=2, bulb=2)
    refused(g, "claim buffalo-2 tesla ac", "needs level II in AC; yours is I, but DC would do")
    assert powers(g, "buffalo-2") == [Power.DC]
    assert play(g, "claim buffalo-2 tesla dc").companies[ANN].projects == ("buffalo-2",)


@pytest.mark.clause("TVE-PRJ-05")
@pytest.mark.parametrize("project", ["washington-1", "washington-3", "new-york-4", "niagara-5"])
def test_higher_technology_than_needed_is_fine(project):
    assert offered(on(ac=5, dc=1, bulb=5), f"claim {project} tesla ac")


@pytest.mark.clause("TVE-PRJ-06")
def test_level_i_projects_are_open_from_the_first_turn():
    g = claiming(cash=13)
    assert set(engine.options(GAME, g, ANN, Claim, {}, "project")) == LEVEL_I
    after = play(g, "claim washington-1 tesla ac")
    assert (cash(after)[ANN], after.prices[ANN]) == (5, 17)


@pytest.mark.clause("TVE-PRJ-32")
@pytest.mark.parametrize(("ac", "dc", "power"), [(3, 1, Power.AC), (2, 4, Power.DC)])
def test_the_only_power_technology_that_qualifies_is_used(ac, dc, power):
    g = on(ac=ac, dc=dc, bulb=3)
    assert powers(g, "rochester-3") == [power]
    claim = engine.meant(GAME, g, ANN, "claim rochester-3 tesla")
    assert claim == Claim("rochester-3", "tesla", power)
    assert claim in engine.legal(GAME, g, ANN)


@pytest.mark.clause("TVE-PRJ-32")
def test_a_power_that_makes_no_difference_need_not_be_named():
    g = held(on(ac=3, dc=3, bulb=3), (AC, 3), (DC, 3))
    assert engine.meant(GAME, g, ANN, "claim rochester-3 tesla") == Claim("rochester-3", "tesla", Power.AC)
    assert engine.meant(GAME, g, ANN, "claim rochester-3 tesla dc").power is Power.DC
    assert powers(g, "rochester-3") == [Power.AC, Power.DC]


@pytest.mark.clause("TVE-PRJ-32")
def test_where_both_qualify_the_player_says_which():
    g = held(on(ac=3, dc=3, bulb=3, current=3), (DC, 3))
    by_ac, by_dc = "by AC ($8K; +7 (+2 fame) to 19)", "by DC ($8K, $3K to Ben; +3 (−2 fame) to 15)"
    refused(g, "claim rochester-3 tesla", by_ac, by_dc, "say which")
    assert engine.meant(GAME, g, ANN, "claim rochester-3 tesla").power is None
    assert powers(g, "rochester-3") == [Power.AC, Power.DC]
    assert [costs(g, f"claim rochester-3 tesla {power}") for power in ("ac", "dc")] == [8, 11]
