"""The walk-throughs of docs/ are what happens."""

import re

import pytest

from rules.carnegie.content import ALPHA, edition
from rules.tesla.atlas import PROJECTS
from rules.tesla.state import ProjectId
from tests.rulebook.guide import CARNEGIE, TESLA, Reading


@pytest.mark.parametrize(
    ("guide", "headline"),
    [(TESLA, "Phase 1 · Turn 2 of 6"), (CARNEGIE, "Round 5 of 20")],
    ids=["tesla", "carnegie"],
)
def test_everything_is_answered_as_told(guide, headline):
    reading = Reading(guide)
    for part in guide.parts():
        assert reading.follow(part) == part.told
    assert guide.game.headline(reading.state) == headline
    assert [plan for plan in reading.plans.values() if plan.played < len(plan.lines)] == []


@pytest.mark.parametrize(
    ("guide", "typed", "asked"), [(TESLA, 18, 0), (CARNEGIE, 40, 8)], ids=["tesla", "carnegie"]
)
def test_nothing_that_is_told_is_left_out(guide, typed, asked):
    parts = list(guide.parts())
    begun = len(re.findall(r"^\*\*\w+\*\* `", guide.text, re.MULTILINE))
    assert len([part for part in parts if part.typed]) == begun == typed
    assert len([part for part in parts if not part.typed]) == guide.text.count("is asked: “") == asked


@pytest.mark.parametrize(("project", "cost"), [("brooklyn-1", 8), ("new-haven-1", 4)])
def test_the_prices_that_are_explained_are_right(project, cost):
    found = PROJECTS[ProjectId(project)]
    assert found.cost == cost
    assert f"city, ${cost}K" in TESLA.text or f"city: ${cost}K" in TESLA.text


def test_the_numbers_of_the_set_up_are_right():
    setup, scoring = edition(ALPHA).setup, edition(ALPHA).scoring
    assert f"holds ${setup.money} and {setup.goods} goods" in CARNEGIE.text
    assert [setup.seats[seats].choosers for seats in (2, 3, 4)] == [(), (3,), (1, 2, 3, 4)]
    assert f"or keeps it for {scoring.action_choice} VP" in CARNEGIE.text
