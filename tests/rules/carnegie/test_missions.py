"""Employees on missions, and how they come home."""

import pytest
from msgspec.structs import replace

from rules.carnegie.activation import Activating
from rules.carnegie.flow import EndOfRound, Turn
from rules.carnegie.income import Income
from rules.carnegie.terms import Kind, Region
from rules.carnegie.timeline import Event, Selecting
from tests.rules.carnegie.lines import after, legal, refused
from tests.rules.carnegie.table import (
    ANN,
    activating,
    bare,
    in_round,
    staff,
    started,
    turn_of,
    with_company,
    working,
)


@pytest.mark.clause("CAR-MIS-01")
def test_a_mission_moves_an_active_employee_to_a_region():
    g = after(working(Kind.MANAGEMENT), "trade mission_money east")
    assert g.companies[ANN].away == (1, 0, 0, 0)
    assert staff(g, "d3") == (0, 0)
    assert g.companies[ANN].money == 12 + 6


@pytest.mark.clause("CAR-MIS-02")
def test_whoever_lies_cannot_be_sent():
    g = working(Kind.MANAGEMENT, tiles={"a1": "purchasing"}, staff={"a1": (0, 1)})
    refused(g, "purchase east", "Purchasing has no active employee", "1 in training there cannot work")


@pytest.mark.clause("CAR-MIS-03")
def test_whoever_is_sent_comes_from_the_department_used():
    tiles = {"a1": "purchasing", "a2": "sales"}
    g = working(Kind.MANAGEMENT, tiles=tiles, staff={"a1": (0, 0), "a2": (1, 0)})
    refused(g, "purchase east", "Purchasing has no active employee")


@pytest.mark.clause("CAR-MIS-04")
def test_nobody_is_sent_where_the_rest_cannot_be_done():
    g = in_round(Kind.CONSTRUCTION, goods=0, tiles={"a1": "supply_chain"}, staff={"a1": (1, 0)})
    g = turn_of(g)
    refused(g, "construct housing denver", "needs 1 goods, you have 0")
    assert staff(g, "c2") == (1, 0)
    assert g.companies[ANN].away == (0, 0, 0, 0)


@pytest.mark.clause("CAR-MIS-05")
def test_any_region_will_do_however_many_are_there():
    g = working(Kind.MANAGEMENT, away=(0, 0, 0, 9))
    assert [line.split()[2] for line in legal(g) if "mission_money" in line] == [
        each.value for each in Region
    ]
    assert after(g, "trade mission_money west").companies[ANN].away == (0, 0, 0, 10)


@pytest.mark.clause("CAR-MIS-06")
def test_whoever_returns_lies_down_in_the_lobby():
    g = with_company(bare(), ANN, away=(2, 0, 0, 0))
    g = after(started(g, Income(Region.EAST, (ANN,))), "recover 2")
    assert staff(g, "d1") == (0, 5 + 2)


@pytest.mark.clause("CAR-MIS-07")
def test_whoever_returns_is_of_use_after_moving_and_activation_only():
    g = with_company(
        bare(), ANN, away=(1, 0, 0, 0), staff={"d1": (0, 0), "a1": (0, 0)}, tiles={"a1": "recruiting"}
    )
    g = started(g, Selecting(ANN), Event(), *map(Turn, g.clockwise()), EndOfRound())
    g = after(g, "select human_resources", "recover 1", "move d1 a1")
    refused(g, "recruit east", "Recruiting has no active employee")
    g = after(g, "done", "activate a1")
    assert staff(g, "a1") == (1, 0)


@pytest.mark.clause("CAR-MIS-08")
def test_nobody_returns_but_in_an_income_event():
    g = working(Kind.HUMAN_RESOURCES, away=(2, 0, 0, 0))
    refused(g, "recover 1", "only in an income event")
    refused(g, "recall east", "income event")
    refused(activating(away=(2, 0, 0, 0), staff={"d2": (1, 1)}), "recover 1", "only in an income event")
    assert {line.split()[0] for line in legal(g)} == {"move", "done"}


@pytest.mark.clause("CAR-MIS-09")
def test_employees_of_the_active_region_only_return():
    g = with_company(bare(), ANN, away=(1, 0, 0, 2))
    g = started(g, Income(Region.EAST, (ANN,)))
    assert legal(g) == ["recover 1", "recover 0"]
    refused(g, "recover 2", "from East only", "1 employee in East")
    assert after(g, "recover 1").companies[ANN].away == (0, 0, 0, 2)


@pytest.mark.clause("CAR-MIS-10")
def test_a_mission_frees_the_slot_and_a_successor_pays_anew():
    g = in_round(Kind.MANAGEMENT, staff={"d3": (0, 1), "c1": (0, 0)})
    (company, *others) = g.companies
    standing = (*company.standing[:14], 0b010, *company.standing[15:])
    g.companies = (replace(company, standing=standing), *others)
    assert "activate d3 1" not in legal(started(g, Activating(ANN)))
    g = after(turn_of(g), "trade mission_money east")
    assert staff(g, "d3") == (0, 1)
    assert g.companies[ANN].money == 18
    g = after(g, "activate d3 1")
    assert (staff(g, "d3"), g.companies[ANN].money) == ((1, 0), 17)


@pytest.mark.clause("CAR-MIS-11")
def test_whoever_is_sent_after_the_event_waits_for_a_later_one():
    g = bare(2)
    g.timeline = (g.timeline[1], g.timeline[0], *g.timeline[2:])
    g = started(g, Selecting(ANN), Event(), *map(Turn, g.clockwise()), EndOfRound())
    g = after(g, "select management", "trade mission_money east", "done", "done")
    assert g.round == 1
    assert g.companies[ANN].away == (1, 0, 0, 0)
