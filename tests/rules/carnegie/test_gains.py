"""Incomes that are goods or money as the player likes, and new employees of a bonus."""

import pytest

from rules.carnegie import GAME
from rules.carnegie import events as happened
from rules.carnegie.content import ALPHA
from rules.carnegie.gains import ChoosingIncome
from rules.carnegie.income import Income
from rules.carnegie.setup import lay_out
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import Region
from rules.core import play as engine
from rules.core.chance import Chance
from tests.rules.carnegie.lines import after, legal, refused
from tests.rules.carnegie.table import ANN, staff, started, with_company


def of_alpha(region, **company):
    """Ann is asked who returns from a region, by the numbers of our own edition."""
    g = Carnegie(2, Chance(7), edition=ALPHA)
    lay_out(g, 0)
    return started(with_company(g, ANN, **company), Income(region, (ANN,)))


@pytest.fixture
def choosing():
    """Ann has two incomes of 1 goods or $3, after $1 for transport and $4 of other projects."""
    return after(of_alpha(Region.WEST, away=(0, 0, 0, 1), tabs=(0, 3, 0, 0), built=(0, 4, 0, 0)), "recover 1")


def test_what_is_definite_is_received_before_the_choice(choosing):
    assert engine.pending(choosing) == ChoosingIncome(ANN, (3, 3))
    assert (choosing.companies[ANN].money, choosing.companies[ANN].goods) == (12 + 1 + 4, 4)
    asked = engine.pending(choosing).ask(choosing)
    assert asked == "You have 2 incomes of 1 goods or $3: how many as goods?"


@pytest.mark.parametrize(("cubes", "dollars"), [(2, 0), (1, 3), (0, 6)])
def test_each_income_is_goods_or_money(choosing, cubes, dollars):
    log = []
    g = after(choosing, f"income {cubes}", log=log)
    assert (g.companies[ANN].money, g.companies[ANN].goods) == (17 + dollars, 4 + cubes)
    assert log == [happened.GainReceived(ANN, happened.Cause.PROJECTS, None, dollars, cubes)]


def test_no_more_incomes_are_taken_as_goods_than_there_are(choosing):
    refused(choosing, "income 3", "2 of these incomes", "0 to 2")
    refused(choosing, "income -1", "0 to 2")
    assert legal(choosing) == ["income 2", "income 1", "income 0"]


def test_the_label_says_what_is_held_then(choosing):
    action = engine.meant(GAME, choosing, ANN, "income 1")
    said = action.consequence(choosing, engine.pending(choosing), ANN)
    assert said == "+1 goods, +$3; you then hold 5 goods, $20"


def test_incomes_of_choice_are_told_before_anybody_returns():
    g = of_alpha(Region.WEST, away=(0, 0, 0, 1), tabs=(0, 3, 0, 0), built=(0, 4, 0, 0))
    action = engine.meant(GAME, g, ANN, "recover 1")
    assert action.consequence(g, engine.pending(g), ANN) == "+$5 and 2 incomes of your choice"


@pytest.mark.parametrize(("supply", "coming"), [(5, 2), (1, 1)])
def test_new_employees_come_while_the_supply_lasts(supply, coming):
    g = of_alpha(Region.EAST, away=(2, 0, 0, 0), tracks=(2, 0, 0, 0), supply=supply)
    log = []
    after(g, "recover 2", log=log)
    assert happened.EmployeesEntered(ANN, coming) in log
    action = engine.meant(GAME, g, ANN, "recover 2")
    words = "2 new employees" if coming == 2 else "1 new employee"
    assert action.consequence(g, engine.pending(g), ANN) == f"+{words}"


def test_with_an_empty_supply_a_bonus_of_employees_is_nothing():
    g = of_alpha(Region.EAST, away=(1, 0, 0, 0), tracks=(2, 0, 0, 0), supply=0)
    log = []
    g = after(g, "recover 1", log=log)
    assert log == [happened.EmployeesRecovered(ANN, Region.EAST, 1)]
    assert g.companies[ANN].supply == 0


def test_whoever_returns_and_whoever_is_new_may_come_to_different_lobbies():
    tiles = {"a1": "new_lobby"}
    g = of_alpha(Region.EAST, away=(2, 0, 0, 0), tracks=(2, 0, 0, 0), tiles=tiles)
    g = after(g, "recover 2 2", "enter 1")
    assert staff(g, "a1") == (0, 3)
    assert g.companies[ANN].supply == 3


def test_no_more_come_to_the_new_lobby_than_there_are():
    g = of_alpha(Region.EAST, away=(2, 0, 0, 0), tracks=(2, 0, 0, 0), tiles={"a1": "new_lobby"})
    g = after(g, "recover 2")
    refused(g, "enter 3", "2 new employees", "0 to 2")
    assert legal(g) == ["enter 0", "enter 1", "enter 2"]
