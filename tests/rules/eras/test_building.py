"""Buying Stories."""

import pytest

from rules.core import play as engine
from rules.eras.events import StoryBuilt
from rules.eras.state import Campus
from tests.rules.eras.table import (
    ANN,
    BEN,
    GAME,
    do,
    even,
    funds,
    heights,
    refused,
    roofed,
    school,
    table,
)


def ann(mine, **rest):
    """A table in Ann's turn, spending."""
    return table(schools=[mine], **rest)


@pytest.mark.clause("ERA-BLD-01")
def test_a_block_costs_as_many_funds_as_administration_has_blocks():
    g = do(ann(school(admin=3, funds=7)), "build blue")
    assert funds(g)[ANN] == 4
    assert heights(g) == [3, 0, 1, 0, 0]


@pytest.mark.clause("ERA-BLD-02")
def test_a_story_goes_on_top():
    log = []
    g = do(ann(school(admin=2, blue=1)), "build blue", log=log)
    assert log == [StoryBuilt(ANN, Campus.BLUE, cost=2, height=2)]
    assert g.school(ANN).campuses[1].stories == 2
    assert heights(g) == [2, 0, 2, 0, 0]


@pytest.mark.clause("ERA-BLD-03")
@pytest.mark.parametrize("line", ["build blue", "build administration", "roof yellow"])
def test_too_few_funds(line):
    poor = ann(school(admin=3, funds=2, yellow=1))
    refused(poor, line, "costs 3", "you have 2")
    assert {action.verb for action in engine.legal(GAME, poor, ANN)} == {"window", "done"}


@pytest.mark.clause("ERA-BLD-03")
def test_exactly_enough_funds():
    g = ann(school(admin=3, funds=3, yellow=1))
    on_offer = {engine.write(action) for action in engine.legal(GAME, g, ANN)}
    assert {"build blue", "build administration", "roof yellow"} <= on_offer


@pytest.mark.clause("ERA-BLD-04")
def test_no_study_campus_rises_above_administration():
    g = ann(school(admin=2, funds=9, blue=2))
    refused(g, "build blue", "limit is 2")
    assert heights(do(g, "build administration", "build blue")) == [3, 0, 3, 0, 0]


@pytest.mark.clause("ERA-BLD-05")
def test_a_story_may_go_on_administration():
    g = do(ann(school(admin=1, funds=5)), "build administration")
    assert (heights(g), funds(g)[ANN]) == ([2, 0, 0, 0, 0], 4)


@pytest.mark.clause("ERA-BLD-06")
def test_administration_costs_its_count_before():
    g = do(ann(school(admin=3, funds=3, yellow=1)), "build administration")
    assert (heights(g), funds(g)[ANN]) == ([4, 0, 0, 1, 0], 0)


@pytest.mark.clause("ERA-BLD-07")
def test_the_next_block_costs_the_new_count():
    g = ann(school(admin=1, funds=5))
    left = []
    for line in ("build administration", "build green", "build red"):
        g = do(g, line)
        left.append(funds(g)[ANN])
    assert left == [4, 2, 0]


@pytest.mark.clause("ERA-BLD-08")
def test_four_stories_then_administration_fit_the_first_funds():
    g = do(ann(school()), "build green", "build blue", "build yellow", "build red", "build administration")
    assert (heights(g), funds(g)[ANN]) == ([2, 1, 1, 1, 1], 0)


@pytest.mark.clause("ERA-BLD-09")
def test_any_number_of_blocks_in_a_turn():
    stories = ("build green", "build blue", "build yellow", "build red")
    g = do(ann(even(1, admin=2, funds=12)), *stories, "build administration")
    assert (heights(g), funds(g)[ANN]) == ([3, 2, 2, 2, 2], 2)


@pytest.mark.clause("ERA-BLD-10")
def test_administration_has_no_limit():
    assert heights(do(ann(school(admin=9, funds=9, yellow=1)), "build administration")) == [10, 0, 0, 1, 0]


@pytest.mark.clause("ERA-BLD-11")
def test_every_story_leaves_the_pool():
    g = ann(school(), pool=60)
    g = do(g, "build yellow")
    assert g.pool == 59
    assert do(g, "build administration").pool == 58


@pytest.mark.clause("ERA-BLD-12")
def test_stories_have_no_limit_per_era():
    lines = [f"build {study}" for study in ("green", "blue", "yellow", "red")] * 5
    g = do(ann(school(admin=5, funds=101)), *lines)
    assert heights(g) == [5, 5, 5, 5, 5]
    assert (g.era, g.pool, funds(g)[ANN]) == (1, 40, 1)


@pytest.mark.clause("ERA-BLD-13")
@pytest.mark.parametrize("campus", ["yellow", "administration"])
def test_an_empty_pool_sells_nothing(campus):
    refused(ann(school(yellow=0), pool=0), f"build {campus}", "no Stories left")


@pytest.mark.clause("ERA-BLD-14")
def test_a_roofed_campus_takes_no_story():
    refused(ann(school(admin=5, funds=9, yellow=roofed(2))), "build yellow", "roofed")


@pytest.mark.clause("ERA-BLD-15")
@pytest.mark.parametrize("campus", ["p2:yellow", "ben"])
def test_only_on_ones_own_campuses(campus):
    refused(ann(school()), f"build {campus}", "your own")


@pytest.mark.clause("ERA-BLD-15")
def test_building_leaves_other_schools_alone():
    g = do(table(schools=[school(), school(yellow=1)]), "build yellow")
    assert (heights(g, ANN), heights(g, BEN)) == ([1, 0, 0, 1, 0], [1, 0, 0, 1, 0])
    refused(g, "build blue", "Ann's turn", seat=BEN)


@pytest.mark.clause("ERA-BLD-16")
@pytest.mark.parametrize("verb", ["sell", "remove", "move"])
def test_blocks_stay_where_they_are(verb):
    refused(ann(school(yellow=1)), f"{verb} yellow", "cannot be removed")


@pytest.mark.clause("ERA-BLD-16")
def test_nothing_on_offer_lowers_a_building():
    g = ann(even(1, admin=2, funds=12))
    for action in engine.legal(GAME, g, ANN):
        after = heights(engine.play(GAME, g, ANN, action).state)
        assert all(new >= old for new, old in zip(after, heights(g), strict=True))


@pytest.mark.clause("ERA-BLD-17")
def test_no_purchase_leaves_a_school_without_income_for_good():
    facts = ("would leave 2 Funds", "a block costs 3")
    refused(ann(school(admin=2, funds=4)), "build administration", *facts)
    refused(ann(school(admin=2, funds=2)), "build administration", "would leave 0 Funds", "a block costs 3")
    g = do(ann(school(admin=2, funds=4, yellow=1)), "build administration")
    assert (heights(g), funds(g)[ANN]) == ([3, 0, 0, 1, 0], 2)


@pytest.mark.clause("ERA-BLD-17")
@pytest.mark.parametrize(("line", "left"), [("deck red", "0 Funds"), ("window 1", "1 Fund")])
def test_no_look_does_either(line, left):
    poor = 4 if line == "deck red" else 3
    refused(ann(school(admin=2, funds=poor)), line, f"would leave {left}", "a block costs 2")
    assert funds(do(ann(school(admin=2, funds=poor, yellow=1)), line))[ANN] == poor - (4 if poor == 4 else 2)


@pytest.mark.clause("ERA-BLD-17")
def test_a_last_block_may_still_be_paid_after_a_look():
    g = do(ann(school(admin=1, funds=5)), "deck red")
    assert funds(g)[ANN] == 1
    assert heights(do(ann(school(admin=2, funds=4)), "window 1", "build red")) == [2, 0, 0, 0, 1]
