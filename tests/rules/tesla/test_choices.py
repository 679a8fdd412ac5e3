"""What a choice promises while other questions of the action are still open."""

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.actions.advance import Advance
from rules.tesla.actions.claim import Claim
from rules.tesla.state import Level, Technology
from tests.rules.tesla.claim_table import AC, BULB, claiming, held
from tests.rules.tesla.lines import ANN, NAMES


def promised(g, kind, **filled):
    """What all ways to take an action that agree in these fields have in common."""
    found = engine.matching(GAME, g, ANN, kind, filled)
    assert len(found) > 1
    return kind.in_common(g, engine.question(g), ANN, found)


def test_a_project_says_what_it_costs_and_gains_at_least_and_at_most():
    g = claiming("villard", phase=2, levels=(3, 3, 3), cash=30, current=2)
    assert promised(g, Claim, project="new-york-3") == "$8K to $12K; +5 to +7"
    assert promised(g, Claim, project="new-york-3", luminary="villard") == "$8K; +5 to +7"


def test_fees_are_part_of_what_a_project_costs():
    g = held(claiming(phase=2, levels=(3, 3, 3), cash=30), (AC, 3), (BULB, 3))
    assert promised(g, Claim, project="new-york-3") == "$15K to $18K with fees; +6"


def test_who_gets_the_fees_is_said_where_it_is_the_same_by_any_way():
    g = held(claiming("coffin", phase=2, levels=(3, 3, 3), cash=30), (BULB, 3))
    assert NAMES.fill(promised(g, Claim, project="new-york-3")) == "$13K to $15K, of it $3K to Ben; +6"


def test_nothing_is_promised_for_several_projects():
    assert promised(claiming(levels=(3, 3, 3), cash=30), Claim) == ""


@pytest.mark.parametrize(
    ("filled", "promise"),
    [
        ({}, ""),
        ({"technology": Technology.AC}, "now at I"),
        ({"technology": Technology.AC, "level": Level.II}, "needs M1, $1 to file"),
        (
            {"technology": Technology.AC, "level": Level.II, "luminaries": ("coffin", "edison")},
            "can file the patent",
        ),
    ],
)
def test_an_advance_says_what_it_needs(filled, promise):
    g = claiming("coffin", "edison")
    assert promised(g, Advance, **filled) == promise


def test_a_patent_that_is_held_is_not_filed():
    g = held(claiming("coffin", "edison"), (AC, 2))
    assert promised(g, Advance, technology=Technology.AC, level=Level.II) == "needs M1"
