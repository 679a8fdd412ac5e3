"""Human Resources: moves, and employees who make them."""

import pytest

from rules.carnegie.activation import Activation
from rules.carnegie.departments.moves import Move
from rules.carnegie.events import EmployeesMoved, TurnEnded
from rules.carnegie.setup import Arranging
from rules.carnegie.terms import Kind, Space
from rules.carnegie.working import UsingHumanResources
from rules.core import play as engine
from tests.rules.carnegie.holdings import away, everybody, moves
from tests.rules.carnegie.lines import after, happened, legal, refused
from tests.rules.carnegie.table import ANN, BEN, advanced, bare, in_round, staff, started, turn_of
from tests.rules.carnegie.table import working as turn


def working(**company):
    """Ann's turn of Human Resources."""
    return turn(Kind.HUMAN_RESOURCES, **company)


def with_moves(left, **company):
    """Ann's turn of Human Resources with so many moves left."""
    g = in_round(Kind.HUMAN_RESOURCES, **company)
    return started(g, UsingHumanResources(ANN, moves=left), Activation(ANN))


@pytest.mark.clause("CAR-HR-01")
@pytest.mark.parametrize(("active", "total"), [(1, 6), (2, 9)])
def test_three_moves_for_the_permanent_employee_and_for_each_active_one(active, total):
    assert moves(working(staff={"d2": (active, 0)})) == total


@pytest.mark.clause("CAR-HR-02")
def test_without_an_active_employee_there_are_three_moves():
    assert moves(working(staff={"d2": (0, 2)})) == 3


@pytest.mark.clause("CAR-HR-03")
def test_the_total_is_fixed_when_the_turn_begins():
    g = after(working(), "move d2 d3 1 yes")
    assert (moves(g), staff(g, "d2"), staff(g, "d3")) == (5, (0, 0), (1, 1))


@pytest.mark.clause("CAR-HR-04")
def test_moving_into_human_resources_gives_no_moves():
    g = after(working(), "move d1 d2")
    assert (moves(g), staff(g, "d1"), staff(g, "d2")) == (5, (0, 4), (1, 1))


@pytest.mark.clause("CAR-HR-05")
@pytest.mark.parametrize(("line", "left"), [("move d1 d2", 5), ("move d1 d3", 4), ("move d1 a4", 0)])
def test_every_orthogonal_step_takes_a_move(line, left):
    assert happened(working(), line)[0].left == left


@pytest.mark.clause("CAR-HR-05")
def test_two_employees_take_twice_the_moves():
    g = after(working(), "move d1 d3 2")
    assert (moves(g), staff(g, "d1"), staff(g, "d3")) == (2, (0, 3), (1, 2))
    refused(g, "move d1 c1 3", "3 employees from D1 to C1 need 3 moves, 2 left")


@pytest.mark.clause("CAR-HR-06")
def test_no_single_step_is_diagonal():
    g = with_moves(1, staff={"d2": (1, 1)})
    refused(g, "move d2 c1", "D2 to C1 needs 2 moves, 1 left", "never diagonal")
    assert "diagonal" not in refused(g, "move d2 d4", "needs 2 moves, 1 left")
    assert happened(with_moves(2, staff={"d2": (1, 1)}), "move d2 c1")[0].left == 0


@pytest.mark.clause("CAR-HR-06")
def test_nobody_steps_off_the_board():
    refused(working(staff={"d4": (0, 1)}), "move d4 d5", "“d5” is not a space", "column 4 its right edge")
    refused(working(staff={"d4": (0, 1)}), "move d4 e4", "“e4” is not a space")


@pytest.mark.clause("CAR-HR-07")
def test_employees_leave_lobbies_and_bare_spaces():
    g = after(working(staff={"d4": (0, 1)}), "move d4 d3", "move d1 d2")
    assert [staff(g, space) for space in ("d4", "d3", "d1", "d2")] == [(0, 0), (1, 1), (0, 4), (1, 1)]


@pytest.mark.clause("CAR-HR-08")
def test_one_employee_may_use_many_moves():
    g = after(working(), "move d1 c1", "move c1 b1", "move b1 a1")
    assert (moves(g), staff(g, "a1")) == (3, (0, 1))
    assert moves(after(working(), "move d1 a1")) == 3


@pytest.mark.clause("CAR-HR-09")
def test_more_moves_than_are_left_are_refused():
    refused(with_moves(1), "move d1 d3", "D1 to D3 needs 2 moves, 1 left")
    g = with_moves(0, tiles={"a1": "safety"}, staff={"a1": (1, 0)})
    refused(g, "move d1 d2", "D1 to D2 needs 1 move, 0 moves left")


@pytest.mark.clause("CAR-HR-10")
def test_employees_pass_and_stop_in_lobbies_and_full_departments():
    g = after(working(staff={"d2": (1, 1), "d3": (3, 0)}), "move d2 d1", "move d1 c1")
    assert (moves(g), staff(g, "c1")) == (4, (1, 1))
    g = after(working(staff={"d2": (1, 1), "d3": (3, 0)}), "move d2 d3", "move d3 d4")
    assert (moves(g), staff(g, "d3"), staff(g, "d4")) == (4, (3, 0), (0, 1))


@pytest.mark.clause("CAR-HR-11")
def test_unused_moves_are_lost():
    g = after(working(), "move d1 d3")
    assert TurnEnded(ANN, Kind.HUMAN_RESOURCES, moves=4, study=0) in happened(g, "done")
    assert moves(turn_of(after(g, "done"))) == 6


@pytest.mark.clause("CAR-HR-12")
def test_nobody_on_a_mission_can_be_moved():
    refused(working(away=(0, 0, 0, 1)), "move a1 d2", "A1 has 0 inactive", "on a mission (1 in the West)")
    refused(working(away=(0, 0, 0, 1)), "move west d2", "“west” is not a space of a company board")
    refused(working(away=(0, 0, 0, 1)), "recall", "missions only in an income event")


@pytest.mark.clause("CAR-HR-13")
def test_other_departments_of_human_resources_give_no_moves():
    assert moves(working(tiles={"a1": "recruiting"}, staff={"a1": (1, 0), "d2": (0, 0)})) == 3


@pytest.mark.clause("CAR-HR-14")
def test_nobody_is_activated_while_moves_are_open():
    refused(with_moves(3, staff={"d2": (0, 1)}), "activate d2", "finish your moves first", "3 moves")


@pytest.mark.clause("CAR-CMP-07")
def test_whoever_lies_keeps_lying_when_moved():
    g = after(working(tiles={"a1": "recruiting"}, staff={"a1": (1, 0), "d1": (0, 0)}), "recruit east")
    assert staff(g, "d1") == (0, 1)
    g = after(g, "move d1 d2")
    assert (staff(g, "d1"), staff(g, "d2")) == ((0, 0), (1, 1))


@pytest.mark.clause("CAR-CMP-08")
def test_whoever_stands_lies_down_when_moved():
    g = after(working(), "move d3 d2 1 yes")
    assert (staff(g, "d3"), staff(g, "d2")) == ((0, 0), (1, 1))


@pytest.mark.clause("CAR-CMP-09")
def test_whoever_returns_to_where_it_stood_lies_there():
    g = after(with_moves(2), "move d3 d4 1 yes", "move d4 d3")
    assert staff(g, "d3") == (0, 1)
    assert "activate d3 0" in legal(g)


@pytest.mark.clause("CAR-CMP-10")
def test_bare_spaces_hold_employees():
    assert staff(after(working(staff={"d3": (1, 1)}), "move d3 d4"), "d4") == (0, 1)


@pytest.mark.clause("CAR-CMP-13")
def test_the_permanent_employee_never_moves():
    g = after(working(), "move d2 d3 1 yes")
    refused(g, "move d2 d3 1 yes", "Human Resources (D2) has 0 active employees, not 1", "permanent")
    refused(working(), "move d2 d3 2 yes", "has 1 active employee, not 2", "permanent employee never moves")


@pytest.mark.clause("CAR-CMP-04")
def test_any_number_of_inactive_employees_lies_in_a_department():
    g = after(working(staff={"c1": (1, 6)}), "move d1 c1")
    assert staff(g, "c1") == (1, 7)


def test_only_those_who_are_there_can_move():
    refused(working(), "move d3 d4", "0 inactive employees, not 1; 1 can be moved with standing: yes")
    refused(working(), "move d1 d2 1 yes", "0 active employees, not 1; 5 can be moved with standing: no")
    refused(working(), "move d1 d2 6", "Lobby (D1) has 5 inactive employees, not 6")


@pytest.mark.parametrize(("line", "fact"), [("move d1 d1", "on D1 already"), ("move d1 d2 0", "at least 1")])
def test_a_move_takes_somebody_somewhere_else(line, fact):
    refused(working(), line, fact)


def test_the_cheapest_slot_is_free_when_somebody_leaves():
    g = after(working(staff={"d3": (3, 0)}), "move d3 d4 2 yes", "move d4 d3 2", "done")
    assert staff(g, "d3") == (1, 2)
    assert [line for line in legal(g) if line.startswith("activate d3")] == ["activate d3 0", "activate d3 1"]


def test_a_move_is_told_with_departments_and_what_is_left():
    (moved, *_) = happened(working(), "move d1 d3 2")
    assert moved == EmployeesMoved(ANN, Space.D1, Space.D3, 2, False, 2, "lobby", "commerce")


def test_a_move_is_labeled_with_its_cost_and_what_is_left():
    g = working()
    at = engine.pending(g)
    assert Move(Space.D1, Space.C2).consequence(g, at, ANN) == "2 moves, 4 left"
    lying = Move(Space.D3, Space.D4, 1, standing=True).consequence(g, at, ANN)
    assert lying == "1 move, 5 left; lies down"


def test_the_legal_moves_are_those_that_can_be_paid():
    g = with_moves(1, staff={"d1": (0, 2), "d2": (1, 0), "d3": (0, 0)})
    moved = [line for line in legal(g) if line.startswith("move d")]
    assert moved == ["move d1 c1", "move d1 d2", "move d2 c2 1 yes", "move d2 d1 1 yes", "move d2 d3 1 yes"]


@pytest.mark.clause("CAR-SET-20")
def test_the_first_moves_are_six_and_need_not_be_used():
    g = started(bare(), Arranging(ANN, 6), Arranging(BEN, 6))
    assert engine.actors(after(g, "done")) == (BEN,)
    assert engine.actors(after(g, "move d1 b1", "move d1 b1", "move d1 d3")) == (BEN,)


@pytest.mark.clause("CAR-SET-21")
def test_a_seventh_first_move_is_refused():
    g = bare()
    g.agenda = (Arranging(ANN, 0), Arranging(BEN, 6))
    refused(g, "move d1 d2", "D1 to D2 needs 1 move, 0 moves left")
    assert engine.actors(advanced(g)) == (BEN,)


@pytest.mark.clause("CAR-SET-22")
def test_first_moves_are_orthogonal():
    g = started(bare(), Arranging(ANN, 1))
    refused(g, "move d1 c2", "D1 to C2 needs 2 moves, 1 left", "never diagonal")
    assert staff(after(g, "move d1 c1"), "c1") == (1, 1)


def test_nobody_is_lost_by_moving():
    g = after(working(), "move d3 a4 1 yes", "done")
    assert (everybody(g), away(g)) == (15, (0, 0, 0, 0))
