"""Claiming a project: which projects there are to claim."""

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.actions.claim import Claim
from tests.rulebook.tesla import play, with_company
from tests.rules.tesla.claim_table import claiming, offered, owning
from tests.rules.tesla.lines import ANN, BEN, CHO, after, refused


def able(seats=4, **changes):
    """Ann's turn, every project within her technology by AC and her means."""
    return claiming(seats=seats, levels=(5, 1, 5), cash=99, **changes)


def on_both():
    """The same with both power technologies."""
    return with_company(able(), ANN, levels=(5, 5, 5))


def projects(g):
    """What Ann can claim."""
    return set(engine.options(GAME, g, ANN, Claim, {}, "project"))


@pytest.mark.clause("TVE-PRJ-35")
@pytest.mark.parametrize(("owner", "name"), [(ANN, "Ann"), (BEN, "Ben")])
def test_a_project_is_claimed_once(owner, name):
    g = owning(able(), owner, "albany-1")
    refused(g, "claim albany-1 tesla ac", f"Albany I is claimed already, by {name}.")
    assert "say which" not in refused(owning(on_both(), owner, "albany-1"), "claim albany-1 tesla")
    assert projects(able()) - projects(g) == {"albany-1"}


@pytest.mark.clause("TVE-PRJ-35")
def test_a_project_just_claimed_is_gone_for_the_next_player():
    g = play(able(), "claim albany-1 tesla ac")
    assert engine.actors(g) == (BEN,)
    refused(g, "claim albany-1 thomson ac", "Albany I is claimed already, by Ann.", seat=BEN)


@pytest.mark.clause("TVE-PRJ-36")
def test_a_city_may_have_projects_of_several_companies():
    g = owning(owning(able(), BEN, "new-york-3"), CHO, "new-york-5")
    assert play(g, "claim new-york-4 tesla ac").companies[ANN].projects == ("new-york-4",)


@pytest.mark.clause("TVE-PRJ-37")
@pytest.mark.parametrize(
    ("seats", "project", "there"),
    [
        (2, "chicago-3", False),
        (4, "chicago-3", False),
        (5, "chicago-3", True),
        (2, "boston-1", False),
        (3, "boston-1", True),
        (3, "baltimore-2", False),
        (4, "baltimore-2", True),
        (2, "buffalo-2", True),
    ],
)
def test_only_projects_of_used_areas_are_claimed(seats, project, there):
    g, line = able(seats), f"claim {project} tesla ac"
    if there:
        assert offered(g, line)
    else:
        refused(g, line, "is not in this game", f"not used with {seats} players")
    assert (project in projects(g)) == there


@pytest.mark.clause("TVE-PRJ-37")
@pytest.mark.parametrize(("place", "name"), [("chicago-3", "Chicago III"), ("chicago", "Chicago")])
def test_a_place_in_an_unused_area_is_told_by_name(place, name):
    refused(able(2), f"claim {place} tesla ac", f"{name} is not in this game")


@pytest.mark.clause("TVE-PRJ-38")
def test_a_city_with_several_open_projects_is_not_enough():
    g = owning(able(), BEN, "new-york-5")
    refused(
        g,
        "claim new-york tesla ac",
        "Say which project in New York City: New York City III or New York City IV.",
    )
    for typed in ("newyork", "New-York-City"):
        refused(g, f"claim {typed} tesla ac", "Say which project in New York City")
    last = owning(g, CHO, "new-york-3")
    assert after(last, "claim new-york tesla ac") == after(last, "claim new-york-4 tesla ac")
    full = owning(g, CHO, "new-york-3", "new-york-4")
    refused(full, "claim new-york tesla ac", "Every project in New York City is claimed already.")


@pytest.mark.clause("TVE-PRJ-38")
@pytest.mark.parametrize("name", ["atlantis", "new-york-1", "-"])
def test_an_unknown_project_is_told(name):
    refused(able(), f"claim {name} tesla ac", f"There is no project “{name}”.")
