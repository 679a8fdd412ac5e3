"""Hiring out Graduates."""

import pytest

from rules.core import play as engine
from rules.core.contract import Seat
from rules.eras.events import GraduateHired, GraduatesReleased
from rules.eras.flow import ChoosingGraduate, Spending
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
    counts,
    do,
    end_round,
    end_rounds,
    funds,
    heights,
    refused,
    school,
    table,
)


def circles(text):
    """Circles from words like “Y3 R1”."""
    colors = {"G": G, "B": B, "Y": Y, "R": R}
    return [Circle(colors[word[0]], int(word[1:])) for word in text.split()]


def hire(number, ann="", ben="", cho="", holder=ANN, log=None):
    """The table after a yellow marble drops and card Y`number` is turned up, before it all 10 Funds."""
    schools = [school(funds=10, graduates=circles(each)) for each in (ann, ben, cho)]
    last = Seat((holder + 2) % 3)
    before = table(holder=holder, turn=last, schools=schools, falls=(Y,), top={Y: number})
    return do(before, "done", log=log)


def gained(g):
    return [each - 10 for each in funds(g)]


def hired(log):
    return [(event.seat, event.study, event.size) for event in log if isinstance(event, GraduateHired)]


@pytest.mark.clause("ERA-HIR-01")
def test_only_colors_with_an_opening_are_hired():
    log = []
    g = hire(1, ann="R2", log=log)
    assert (gained(g), hired(log)) == ([0, 0, 0], [])
    assert g.openings == counts(yellow=5)


@pytest.mark.clause("ERA-HIR-02")
def test_bigger_graduates_go_first():
    log = []
    g = hire(12, ann="Y2 R1", ben="Y1 Y1", cho="Y3", log=log)
    assert hired(log) == [(CHO, Y, 3), (ANN, Y, 2), (ANN, R, 1)]
    assert gained(g) == [4, 0, 2]


@pytest.mark.clause("ERA-HIR-03")
def test_among_equals_the_nearest_to_the_clock_goes_first():
    log = []
    assert gained(hire(12, "Y1", "Y1", "Y1", log=log)) == [2, 2, 0]
    assert hired(log) == [(ANN, Y, 1), (BEN, Y, 1)]


@pytest.mark.clause("ERA-HIR-04")
def test_equals_alternate_one_by_one():
    log = []
    assert gained(hire(11, "Y1 Y1 Y1", "Y1", "Y1", log=log)) == [2, 2, 2]
    assert hired(log) == [(ANN, Y, 1), (BEN, Y, 1), (CHO, Y, 1)]


@pytest.mark.clause("ERA-HIR-05")
def test_the_go_around_starts_at_the_clock():
    log = []
    assert gained(hire(12, "Y1", "Y1", "Y1", holder=BEN, log=log)) == [0, 2, 2]
    assert hired(log) == [(BEN, Y, 1), (CHO, Y, 1)]


@pytest.mark.clause("ERA-HIR-06")
def test_a_superior_graduate_fills_one_opening():
    assert hire(1, cho="Y4").openings == counts(yellow=4)


@pytest.mark.clause("ERA-HIR-07")
def test_size_earns_nothing_more():
    assert gained(hire(5, cho="Y4")) == [0, 0, 1]
    assert gained(hire(1, cho="Y1")) == [0, 0, 2]


@pytest.mark.clause("ERA-HIR-08")
@pytest.mark.parametrize(("pick", "result"), [("red", [4, 0, 2]), ("yellow", [2, 2, 2])])
def test_between_two_colors_the_player_picks(pick, result):
    g = hire(12, ann="Y1 R1", ben="R1", cho="Y2")
    assert engine.pending(g) == ChoosingGraduate(ANN, 1)
    assert {action.study for action in engine.legal(GAME, g, ANN)} == {Y, R}
    assert gained(do(g, f"hire {pick}")) == result


@pytest.mark.clause("ERA-HIR-09")
def test_no_question_when_all_fit():
    g = hire(8, ann="Y1 R1")
    assert gained(g) == [2, 0, 0]
    assert isinstance(engine.pending(g), Spending)


@pytest.mark.clause("ERA-HIR-09")
@pytest.mark.parametrize(
    ("ann", "ben", "result"),
    [
        pytest.param("Y1 R1", "Y1 Y1", [4, 4, 0], id="openings for all"),
        pytest.param("Y1", "R1", [2, 2, 0], id="one choice each"),
        pytest.param("Y1 Y1 Y1 Y1 R1", "", [8, 0, 0], id="no rivals"),
        pytest.param("Y2 R2", "Y1 R1", [4, 2, 0], id="smaller rivals come later in any case"),
    ],
)
def test_no_question_that_changes_nothing(ann, ben, result):
    g = hire(11, ann=ann, ben=ben)
    assert isinstance(engine.pending(g), Spending)
    assert gained(g) == result


@pytest.mark.clause("ERA-HIR-10")
@pytest.mark.parametrize("line", ["pass", "done"])
def test_hiring_cannot_be_declined(line):
    g = hire(12, ann="Y1 R1", ben="R1", cho="Y2")
    refused(g, line, "must be hired")


@pytest.mark.clause("ERA-HIR-10")
def test_only_what_is_there_can_be_hired():
    g = hire(12, ann="Y1 R1", ben="R1", cho="Y2")
    refused(g, "hire green", "no green Graduate")
    refused(hire(12, ann="Y1 R1 G1", ben="R2", cho="G1"), "hire red", "No red opening is left")
    refused(g, "hire red", "Ann's turn", seat=BEN)


@pytest.mark.clause("ERA-HIR-11")
def test_afterwards_every_circle_is_empty():
    log = []
    g = hire(1, ann="R1 R1 G2", ben="Y3 B1", cho="Y1", log=log)
    assert [event.seat for event in log if isinstance(event, GraduatesReleased)] == [ANN, BEN]
    assert [each.circles for each in g.schools] == [(), (), ()]
    assert gained(g) == [0, 2, 2]


@pytest.mark.clause("ERA-HIR-12")
def test_endowments_are_spent_from_the_next_turn():
    ready = school(funds=1, red=1, yellow=1)
    g = table(schools=[ready, school(), school()], graduating=True, falls=(Y, R), top={Y: 11}, round=2)
    g = do(g, "graduate")
    refused(g, "window 1", "you have 1")
    g = do(g, "done", "done", "done")
    assert (g.round, funds(g)[ANN]) == (3, 5)
    assert (engine.actors(g), heights(g)) == ((ANN,), [1, 0, 0, 1, 1])
    assert funds(do(g, "deck red"))[ANN] == 1


@pytest.mark.clause("ERA-HIR-13")
def test_nobody_fitting_nobody_paid():
    g = engine.new(GAME, 3, None, 5)
    after = end_round(g)
    assert funds(after) == funds(g) == [5, 5, 5]
    assert sum(len(deck.discards) for deck in after.decks) == 1
    assert sum(deck.size for deck in after.decks) == 47


@pytest.mark.clause("ERA-HIR-11", "ERA-HIR-12")
def test_a_class_is_hired_once():
    g = table(
        schools=[school(admin=1, yellow=1)] * 3, plain=True, falls=(Y, G), top={Y: 1, G: 1}, graduating=True
    )
    first = end_round(g)
    assert funds(first) == [7, 7, 7]
    assert funds(end_rounds(first, 1)) == [7, 7, 7]
