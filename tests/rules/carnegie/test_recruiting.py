"""Recruiting, Safety & Quality, and the New Lobby."""

import pytest

from rules.carnegie.departments.mission import Inspect, Recruit
from rules.carnegie.events import ActiveCounted, EmployeeSent, EmployeesEntered
from rules.carnegie.income import Income
from rules.carnegie.terms import Kind, Region
from rules.core import play as engine
from tests.rules.carnegie.holdings import away, everybody, points
from tests.rules.carnegie.lines import after, happened, legal, refused
from tests.rules.carnegie.table import ANN, activating, bare, staff, started, with_company
from tests.rules.carnegie.table import working as turn


def recruiting(active=1, **company):
    """Ann's turn of Human Resources, with so many active in her Recruiting on A1."""
    tiles = {"a1": "recruiting", **company.pop("tiles", {})}
    crew = {"a1": (active, 0), "d1": (0, 5 - active), **company.pop("staff", {})}
    return turn(Kind.HUMAN_RESOURCES, tiles=tiles, staff=crew, **company)


def inspecting(active, here=1):
    """Ann's turn of Human Resources: so many active in all, some of them in Safety & Quality on A1."""
    crew = {"a1": (here, 0), "b1": (0, 0), "c1": (0, 0), "c2": (0, 0), "d2": (0, 0), "d3": (0, 0)}
    for space, slots in (("b1", 3), ("c2", 3), ("d3", 3), ("c1", 2)):
        crew[space] = (min(slots, active - sum(number for number, _ in crew.values())), 0)
    return turn(Kind.HUMAN_RESOURCES, tiles={"a1": "safety"}, staff=crew)


@pytest.mark.clause("CAR-REC-01")
def test_a_new_employee_lies_down_in_the_lobby_and_may_move_at_once():
    g = after(recruiting(staff={"d1": (0, 0)}), "recruit midwest")
    assert (g.companies[ANN].supply, staff(g, "d1"), away(g)) == (4, (0, 1), (0, 1, 0, 0))
    assert staff(after(g, "move d1 d2"), "d2") == (1, 1)


@pytest.mark.clause("CAR-REC-02")
def test_the_player_picks_the_lobby():
    g = recruiting(tiles={"a2": "new_lobby"})
    picked = after(g, "recruit east yes")
    assert (staff(picked, "d1"), staff(picked, "a2")) == ((0, 4), (0, 1))
    assert staff(after(g, "recruit east"), "a2") == (0, 0)


@pytest.mark.clause("CAR-LOB-05")
def test_without_a_new_lobby_nobody_is_recruited_there():
    refused(recruiting(), "recruit east yes", "not built")
    assert [line for line in legal(recruiting()) if line.startswith("recruit")] == [
        "recruit east",
        "recruit midwest",
        "recruit south",
        "recruit west",
    ]


@pytest.mark.clause("CAR-REC-03")
def test_five_recruits_are_all_there_are():
    g = recruiting(active=2, supply=2, away=(3, 0, 0, 0))
    assert everybody(g) == 15
    g = after(g, "recruit east", "recruit east")
    assert (g.companies[ANN].supply, everybody(g), away(g)) == (0, 15, (5, 0, 0, 0))


@pytest.mark.clause("CAR-REC-04")
def test_nobody_is_sent_when_all_are_in_play():
    g = recruiting(supply=0, away=(5, 0, 0, 0))
    refused(g, "recruit east", "all 15 employees are in play")


def test_recruiting_without_an_active_employee_is_refused():
    refused(recruiting(active=0), "recruit east", "Recruiting has no active employee")


def test_recruiting_is_told_and_labeled():
    g = recruiting(tiles={"a2": "new_lobby"})
    assert happened(g, "recruit south yes") == (
        EmployeeSent(ANN, "recruiting", Region.SOUTH),
        EmployeesEntered(ANN, 1, 1),
    )
    label = Recruit(Region.SOUTH, new_lobby=True).consequence(g, engine.pending(g), ANN)
    assert label == "1 recruit to the New Lobby, 4 left; 0 stay active"


@pytest.mark.clause("CAR-SAF-01")
def test_a_vp_for_every_two_who_stay_active():
    g = after(inspecting(9), "inspect west")
    assert (g.companies[ANN].active_in_all, points(g), away(g)) == (8, 4, (0, 0, 0, 1))


@pytest.mark.clause("CAR-SAF-02")
def test_missions_and_the_permanent_employee_do_not_count():
    g = with_company(inspecting(8), ANN, away=(1, 1, 1, 0))
    assert points(after(g, "inspect west")) == 3


@pytest.mark.clause("CAR-SAF-03")
def test_each_use_counts_anew():
    g = after(inspecting(9, here=2), "inspect west")
    assert (points(g), g.companies[ANN].active_in_all) == (4, 8)
    g = after(g, "inspect west")
    assert (points(g), g.companies[ANN].active_in_all) == (7, 7)


@pytest.mark.clause("CAR-SAF-04")
def test_no_vp_is_allowed():
    g = after(inspecting(2), "inspect west")
    assert (points(g), away(g)) == (0, (0, 0, 0, 1))


def test_safety_is_told_and_labeled():
    g = inspecting(9)
    assert happened(g, "inspect east") == (
        EmployeeSent(ANN, "safety", Region.EAST),
        ActiveCounted(ANN, 8, 4),
    )
    label = Inspect(Region.EAST).consequence(g, engine.pending(g), ANN)
    assert label == "+4 VP for 8 active employees; 0 stay active"


def returning(count, **company):
    """East is active, and Ann has so many employees there."""
    g = with_company(bare(), ANN, away=(count, 0, 0, 0), **company)
    return started(g, Income(Region.EAST, (ANN,)))


@pytest.mark.clause("CAR-LOB-01")
def test_returning_employees_are_split_between_both_lobbies():
    g = returning(3, tiles={"a1": "new_lobby"})
    split = after(g, "recover 3 2")
    assert (staff(split, "d1"), staff(split, "a1")) == ((0, 6), (0, 2))
    refused(g, "recover 3 4", "3 employees return, so 0 to 3")
    refused(g, "recover 4 1", "3 employees in East, so 0 to 3 can return")


@pytest.mark.clause("CAR-LOB-02")
def test_a_new_lobby_works_without_an_active_employee_as_soon_as_it_is_built():
    g = turn(Kind.MANAGEMENT, away=(1, 0, 0, 0))
    g = started(after(g, "build new_lobby a1"), Income(Region.EAST, (ANN,)))
    assert staff(g, "a1") == (0, 0)
    assert staff(after(g, "recover 1 1"), "a1") == (0, 1)


@pytest.mark.clause("CAR-LOB-03")
def test_a_new_lobby_has_no_slots():
    g = activating(tiles={"a1": "new_lobby"}, staff={"a1": (0, 2), "d2": (1, 1)})
    refused(g, "activate a1", "New Lobby (A1) is a Lobby")


@pytest.mark.clause("CAR-LOB-05")
def test_without_a_new_lobby_a_split_is_refused():
    refused(returning(1), "recover 1 1", "not built")
