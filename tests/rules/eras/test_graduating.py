"""How a class leaves school, and how it is placed in the circles."""

from collections import Counter

import pytest

from rules.core import play as engine
from rules.eras.state import Circle
from tests.rules.eras.table import (
    ANN,
    BEN,
    CHO,
    GAME,
    B,
    G,
    R,
    Y,
    do,
    end_round,
    even,
    funds,
    refused,
    roofed,
    school,
    seen,
    table,
    told,
)


def class_of(mine):
    return table(schools=[mine], graduating=True)


def circles(g, seat=ANN):
    return g.school(seat).circles


def graduates(mine):
    """The counters that a school graduates, by color."""
    found = Counter()
    for circle in circles(do(class_of(mine), "graduate")):
        found[circle.study] += circle.size
    return dict(found)


@pytest.mark.clause("ERA-GRD-01")
def test_one_counter_per_study_story():
    assert graduates(school(admin=2, green=1, blue=2)) == {G: 1, B: 2}


@pytest.mark.clause("ERA-GRD-02")
def test_two_stories_and_a_roof_give_two():
    assert graduates(school(admin=3, yellow=roofed(2))) == {Y: 2}


@pytest.mark.clause("ERA-GRD-03")
def test_administration_and_roofs_give_none():
    assert graduates(school(admin=4, red=roofed(1))) == {R: 1}


@pytest.mark.clause("ERA-GRD-04")
def test_new_blocks_graduate_from_the_next_turn():
    g = do(table(schools=[school(admin=2, funds=9, yellow=1)], graduating=True), "graduate", "build yellow")
    assert circles(g) == (Circle(Y, 1),)
    g = do(g, "done", "done", "done", "done", "done", "graduate")
    assert g.round == 2
    assert circles(g) == (Circle(Y, 2),)


@pytest.mark.clause("ERA-GRD-05")
def test_each_counter_may_have_a_circle():
    assert circles(do(class_of(school(yellow=2)), "split - - 1+1")) == (Circle(Y, 1), Circle(Y, 1))


@pytest.mark.clause("ERA-GRD-06")
def test_several_in_a_circle_are_one_superior_graduate():
    assert circles(do(class_of(school(yellow=3)), "split - - 3")) == (Circle(Y, 3),)
    assert circles(do(class_of(school(yellow=3)), "split - - 2+1")) == (Circle(Y, 2), Circle(Y, 1))


@pytest.mark.clause("ERA-GRD-07")
@pytest.mark.parametrize("plan", ["split - - 2", "split - - - 2"])
def test_colors_do_not_mix_in_a_circle(plan):
    refused(class_of(school(yellow=1, red=1)), plan, "one color", "only 1")


@pytest.mark.clause("ERA-GRD-07")
def test_no_plan_on_offer_mixes_colors():
    g = class_of(school(admin=3, green=2, yellow=3, red=1))
    plans = engine.legal(GAME, g, ANN)
    assert len(plans) == 1 + 2 * 3
    for plan in plans:
        placed = engine.play(GAME, g, ANN, plan).state.school(ANN).circles
        assert [sum(each.size for each in placed if each.study is study) for study in (G, B, Y, R)] == [
            2,
            0,
            3,
            1,
        ]


@pytest.mark.clause("ERA-GRD-08")
@pytest.mark.parametrize(
    ("mine", "plan"),
    [
        (school(admin=7, yellow=7), "split - - 1+1+1+1+1+1+1"),
        (school(admin=4, blue=3, yellow=4), "split - 1+1+1 1+1+1+1"),
    ],
)
def test_six_circles_are_the_most(mine, plan):
    refused(class_of(mine), plan, "6 circles", "7")


@pytest.mark.clause("ERA-GRD-08")
def test_six_circles_can_be_filled():
    assert len(circles(do(class_of(school(admin=6, yellow=6)), "split - - 1+1+1+1+1+1"))) == 6
    assert len(circles(do(class_of(school(admin=7, yellow=7)), "split - - 2+1+1+1+1+1"))) == 6


@pytest.mark.clause("ERA-GRD-09")
@pytest.mark.parametrize(
    ("plan", "fact"),
    [("split - - 2", "1 yellow left"), ("split - - 2+2", "3 yellow"), ("split - - -", "3 yellow left")],
)
def test_every_counter_is_placed_once(plan, fact):
    refused(class_of(school(admin=3, yellow=3)), plan, fact)


@pytest.mark.clause("ERA-GRD-09")
def test_a_color_without_counters_takes_no_circle():
    refused(class_of(school(admin=3, yellow=3)), "split 1 - 3", "green")
    refused(class_of(school(admin=3, yellow=3)), "split - - 3+0", "at least one")


@pytest.mark.clause("ERA-GRD-10")
def test_without_a_plan_each_color_forms_one_circle():
    g = do(class_of(school(admin=3, green=2, yellow=3)), "graduate")
    assert circles(g) == (Circle(G, 2), Circle(Y, 3))


@pytest.mark.clause("ERA-GRD-10")
def test_a_class_with_nothing_to_group_places_itself():
    g = do(table(schools=[school(), school(yellow=1, red=1)]), "done")
    assert engine.actors(g) == (BEN,)
    assert circles(g, BEN) == (Circle(Y, 1), Circle(R, 1))


@pytest.mark.clause("ERA-GRD-11")
@pytest.mark.parametrize("viewer", [BEN, CHO, None])
def test_circles_are_public(viewer):
    log = []
    g = do(class_of(school(admin=3, green=2, yellow=3)), "graduate", log=log)
    assert circles(seen(g, viewer)) == (Circle(G, 2), Circle(Y, 3))
    assert told(log, viewer) == ["Ann's class graduates: green ×2, yellow ×3."]


@pytest.mark.clause("ERA-GRD-12")
def test_counters_and_funds_never_run_out():
    assert graduates(even(5, admin=5)) == dict.fromkeys((G, B, Y, R), 5)
    last = school(funds=200, graduates=[Circle(Y, 1)])
    assert funds(end_round(table(schools=[school(), school(), last], turn=CHO)))[CHO] == 202


def test_groups_are_named_from_the_largest():
    refused(class_of(school(admin=3, yellow=3)), "split - - 1+2", "largest Graduate first: 2+1")


def test_single_counters_leave_nothing_to_group():
    refused(class_of(school(yellow=1, red=1)), "split - - 1 1", "nothing to group")
