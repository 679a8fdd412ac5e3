"""Training & Partnerships: money and moves for a mission."""

import pytest

from rules.carnegie.departments.training import Train
from rules.carnegie.events import EmployeeSent, TrainingTaken
from rules.carnegie.terms import Kind, Region
from rules.core import play as engine
from tests.rules.carnegie.holdings import away, cash, everybody, moves, uses
from tests.rules.carnegie.lines import after, happened, legal, refused
from tests.rules.carnegie.table import ANN, staff
from tests.rules.carnegie.table import working as turn


def working(active=1, **company):
    """Ann's turn of Human Resources, with so many active in her Training & Partnerships on A1."""
    others = company.pop("staff", {})
    crew = {"a1": (active, 0), "d1": (0, 5 - active), **others}
    return turn(Kind.HUMAN_RESOURCES, tiles={"a1": "training"}, staff=crew, **company)


@pytest.mark.clause("CAR-TRP-01")
def test_an_employee_is_sent_for_money_and_moves():
    g = after(working(), "train south 4 4")
    assert (cash(g), moves(g), away(g), staff(g, "a1")) == (16, 10, (0, 0, 1, 0), (0, 0))
    assert everybody(g) == 15


@pytest.mark.clause("CAR-TRP-05")
@pytest.mark.parametrize(("line", "held", "left"), [("train west 8 0", 20, 6), ("train west 0 8", 12, 14)])
def test_all_may_be_money_or_moves(line, held, left):
    g = after(working(), line)
    assert (cash(g), moves(g)) == (held, left)


@pytest.mark.clause("CAR-TRP-06")
def test_more_than_8_is_refused():
    refused(working(), "train west 5 4", "9 exceeds 8")


@pytest.mark.clause("CAR-TRP-07")
def test_less_than_8_is_allowed_but_not_nothing():
    g = after(working(), "train west 3 2")
    assert (cash(g), moves(g)) == (15, 8)
    refused(working(), "train west 0 0", "choose at least 1")


@pytest.mark.clause("CAR-TRP-07")
@pytest.mark.parametrize("line", ["train west -1 5", "train west 5 -1"])
def test_neither_can_be_below_0(line):
    refused(working(), line, "cannot be less than 0")


@pytest.mark.clause("CAR-TRP-08")
def test_its_moves_join_those_of_the_turn():
    assert moves(after(working(), "train west 3 5")) == 11
    assert moves(after(working(), "move d1 d2", "train west 3 5", "move d1 d2")) == 9


@pytest.mark.clause("CAR-TRP-09")
def test_whoever_was_sent_cannot_be_moved():
    g = after(working(), "train west 0 8")
    refused(g, "move a1 a2", "A1) has 0 inactive employees", "on a mission (1 in the West)")
    refused(g, "move a1 a2 1 yes", "A1) has 0 active employees", "on a mission (1 in the West)")


@pytest.mark.clause("CAR-USE-09")
def test_whoever_is_moved_away_forfeits_the_use():
    g = after(working(), "move a1 b1 1 yes")
    assert uses(g, "training") == 0
    refused(g, "train west 8 0", "Training & Partnerships has no active employee")


@pytest.mark.clause("CAR-USE-09")
def test_whoever_is_moved_away_between_two_uses_forfeits_the_second():
    g = after(working(active=2), "train west 8 0")
    assert uses(g, "training") == 1
    refused(after(g, "move a1 b1 1 yes"), "train west 8 0", "has 0 uses left")
    assert uses(after(g, "move d1 d2"), "training") == 1


def test_two_employees_are_two_uses_with_a_split_each():
    g = after(working(active=2), "train west 8 0", "train east 0 8")
    assert (cash(g), moves(g), away(g)) == (20, 14, (1, 0, 0, 1))


def test_moves_may_run_out_before_it_is_used():
    g = after(working(), "move d1 a4")
    assert moves(g) == 0
    assert moves(after(g, "train west 2 6")) == 6


def test_every_split_is_offered_in_every_region_the_most_first():
    offered = [line for line in legal(working()) if line.startswith("train")]
    assert len(offered) == 44 * 4
    assert {sum(map(int, line.split()[2:])) for line in offered[:36]} == {8}


def test_it_is_told_and_labeled():
    g = working()
    assert happened(g, "train south 4 4") == (
        EmployeeSent(ANN, "training", Region.SOUTH),
        TrainingTaken(ANN, 4, 4),
    )
    label = Train(Region.SOUTH, 4, 4).consequence(g, engine.pending(g), ANN)
    assert label == "+$4, +4 moves: then $16, 10 moves; 0 stay active"
