"""Claiming a project: the stock gain."""

import pytest

from tests.rules.tesla.claim_table import claiming, costs, gains

SPACES = (3, 2, 1, 0, -1, -2, -3)
BY_AC = (2, 1, 1, 0, 0, -1, -2)
BY_DC = (-2, -1, 0, 0, 1, 1, 2)
"""What the AC/DC fame track adds, from the top down."""


def able(current=0):
    """Ann's turn, every project within her technology, the AC/DC marker on a space."""
    return claiming(levels=(5, 5, 5), current=current)


@pytest.mark.clause("TVE-PRJ-39", "TVE-ACD-04")
@pytest.mark.parametrize(("current", "ac", "dc"), list(zip(SPACES, BY_AC, BY_DC, strict=True)))
@pytest.mark.parametrize(("project", "gain"), [("scranton-1", 4), ("albany-1", 5), ("new-york-3", 6)])
def test_the_fame_of_the_technology_used_is_added(current, ac, dc, project, gain):
    g = able(current)
    assert gains(g, f"claim {project} tesla ac") == gain + ac
    assert gains(g, f"claim {project} tesla dc") == gain + dc


@pytest.mark.clause("TVE-PRJ-40")
@pytest.mark.parametrize(("current", "ac", "dc"), list(zip(SPACES, BY_AC, BY_DC, strict=True)))
def test_level_v_doubles_the_gain_by_size_and_then_fame_is_added_once(current, ac, dc):
    g = able(current)
    assert gains(g, "claim niagara-5 tesla ac") == 4 * 2 + ac
    assert gains(g, "claim new-york-5 tesla dc") == 6 * 2 + dc


@pytest.mark.clause("TVE-PRJ-40")
def test_level_iv_doubles_nothing():
    assert gains(able(), "claim new-york-4 tesla ac") == 6


@pytest.mark.clause("TVE-PRJ-41")
@pytest.mark.parametrize(("project", "cost"), [("niagara-5", 4), ("new-york-5", 12)])
def test_level_v_costs_no_more_than_its_size(project, cost):
    assert costs(able(), f"claim {project} tesla ac") == cost
