"""Property Management: somebody jumps to a department just built."""

import pytest

from rules.carnegie.departments.property import Jump, Jumping
from rules.carnegie.events import EmployeeJumped
from rules.carnegie.terms import Kind, Space
from rules.carnegie.working import UsingManagement
from rules.core import play as engine
from tests.rules.carnegie.holdings import cash, everybody, goods, uses
from tests.rules.carnegie.lines import after, happened, legal, refused
from tests.rules.carnegie.table import ANN, staff
from tests.rules.carnegie.table import working as turn


def managing(active=1, **company):
    """Ann's turn of Management, with so many active in her Property Management on B2."""
    tiles = {"b2": "property_management", **company.pop("tiles", {})}
    crew = {"b2": (active, 0), **company.pop("staff", {})}
    return turn(Kind.MANAGEMENT, tiles=tiles, staff=crew, **company)


def asked(g):
    """The kind of the question that is put."""
    return type(engine.pending(g))


@pytest.mark.clause("CAR-PRO-01")
def test_an_employee_jumps_from_any_department_at_no_moves():
    g = after(managing(staff={"b1": (1, 1)}), "build sales a1")
    assert asked(g) is Jumping
    g = after(g, "jump b1")
    assert (staff(g, "b1"), staff(g, "a1"), asked(g)) == ((1, 0), (0, 1), UsingManagement)


@pytest.mark.clause("CAR-PRO-01")
def test_whoever_is_in_a_department_is_offered():
    g = managing(tiles={"a2": "new_lobby"}, staff={"b1": (0, 1), "a2": (0, 1), "d4": (0, 1), "c2": (0, 0)})
    g = after(g, "build sales a1")
    standing = ["jump b2 yes", "jump c1 yes", "jump d2 yes", "jump d3 yes"]
    assert legal(g) == ["jump a2", "jump b1", *standing, "decline"]


@pytest.mark.clause("CAR-PRO-02")
def test_a_jump_is_optional():
    g = after(managing(staff={"b1": (1, 1)}), "build sales a1", "decline")
    assert (staff(g, "b1"), staff(g, "a1"), asked(g)) == ((1, 1), (0, 0), UsingManagement)


@pytest.mark.clause("CAR-PRO-03")
@pytest.mark.parametrize("inactive", [0, 2])
def test_without_an_active_manager_nobody_jumps(inactive):
    g = after(managing(staff={"b2": (0, inactive), "b1": (1, 1)}), "build sales a1")
    assert asked(g) is UsingManagement
    refused(g, "jump b1", "not possible now")


@pytest.mark.clause("CAR-PRO-04")
def test_whoever_stood_lies_down_and_loses_an_unspent_use():
    g = managing(tiles={"a2": "purchasing"}, staff={"a2": (1, 0)})
    g = after(g, "build sales a1", "jump d3 yes")
    assert (staff(g, "d3"), staff(g, "a1"), uses(g, "commerce")) == ((0, 0), (0, 1), 0)
    refused(g, "trade money", "Commerce & Finance has no active employee")


@pytest.mark.clause("CAR-PRO-04")
def test_a_planner_who_jumps_does_not_build_again():
    g = after(managing(staff={"c1": (2, 0)}), "build sales a1", "jump c1 yes")
    assert uses(g, "planning") == 1
    g = after(g, "build logistics a2", "decline")
    assert (uses(g, "planning"), staff(g, "c1")) == (0, (1, 0))
    g = after(managing(staff={"c1": (1, 0)}), "build sales a1", "jump c1 yes")
    refused(g, "build logistics a2", "Strategic Planning has 0 uses left")


@pytest.mark.clause("CAR-PRO-05")
def test_whoever_jumped_can_be_activated_at_the_end_of_the_turn():
    g = after(managing(staff={"b1": (1, 1)}), "build sales a1", "jump b1", "done", "activate a1")
    assert (cash(g), staff(g, "a1")) == (10, (1, 0))


@pytest.mark.clause("CAR-PRO-06")
def test_the_jump_comes_after_the_payment():
    g = after(managing(staff={"b1": (1, 1)}), "build sales a1")
    assert goods(g) == 2
    assert goods(after(g, "jump b1")) == 2


@pytest.mark.clause("CAR-PRO-07")
def test_nobody_jumps_from_the_lobby_a_bare_space_or_a_mission():
    g = managing(staff={"d4": (0, 1), "b1": (0, 1), "d3": (0, 0)}, away=(1, 0, 0, 0))
    g = after(g, "build sales a1")
    refused(g, "jump d1", "from a department; Lobby (D1) is none")
    refused(g, "jump d4", "from a department; D4 is a bare space")
    refused(g, "jump d3", "Commerce & Finance (D3) has no inactive employee", "0 active")
    refused(g, "jump d3 yes", "Commerce & Finance (D3) has no active employee", "0 inactive")
    refused(g, "jump a1", "is the new department itself")
    refused(g, "jump east", "“east” is not a space of a company board")


@pytest.mark.clause("CAR-PRO-08")
def test_the_manager_may_jump_and_the_effect_ends():
    g = after(managing(staff={"c1": (2, 0)}), "build sales a1", "jump b2 yes")
    assert (staff(g, "b2"), staff(g, "a1")) == ((0, 0), (0, 1))
    g = after(g, "build logistics a2")
    assert asked(g) is UsingManagement


@pytest.mark.clause("CAR-PRO-09")
def test_two_managers_give_one_jump():
    g = after(managing(active=2), "build sales a1", "jump b2 yes")
    assert (asked(g), staff(g, "a1")) == (UsingManagement, (0, 1))


@pytest.mark.clause("CAR-PRO-10")
def test_its_own_construction_gives_no_jump():
    g = after(turn(Kind.MANAGEMENT, staff={"b2": (0, 1)}), "build property_management b2")
    assert (staff(g, "b2"), asked(g)) == ((0, 1), UsingManagement)


def test_a_jump_is_told_and_labeled():
    g = after(managing(), "build sales a1")
    told = EmployeeJumped(ANN, Space.B1, Space.A1, standing=True, leaving="research", entering="sales")
    assert happened(g, "jump b1 yes") == (told,)
    label = Jump(Space.B1, standing=True).consequence(g, engine.pending(g), ANN)
    assert label == "R&D to Sales; lies down"
    assert everybody(after(g, "jump b1 yes")) == everybody(g)
