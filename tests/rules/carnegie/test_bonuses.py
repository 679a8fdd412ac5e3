"""Transport bonuses that ask for something: study points, and employees where there are two lobbies."""

import pytest
from msgspec.structs import replace

from rules.carnegie import GAME
from rules.carnegie.catalog import Gain
from rules.carnegie.content import EDITIONS
from rules.carnegie.events import EmployeesEntered, MeansLost
from rules.carnegie.income import Income
from rules.carnegie.lobby import Entering
from rules.carnegie.terms import Kind, Region
from rules.carnegie.working import Studying, UsingConstruction
from rules.core import play as engine
from tests.rules.carnegie.editions import BOOK
from tests.rules.carnegie.lines import after, happened, legal, refused
from tests.rules.carnegie.table import ANN, in_round, started, with_company

STUDY = "fixture with study points and employees as bonuses"
"""The West gives 3 study points, the East a new employee."""


def _with_bonus(region, bonus):
    first, *others = BOOK.tracks[region].boxes
    return replace(BOOK.tracks[region], boxes=(replace(first, bonus=bonus), *others))


EDITIONS[STUDY] = replace(
    BOOK,
    tracks={
        **BOOK.tracks,
        Region.WEST: _with_bonus(Region.WEST, Gain(study=3)),
        Region.EAST: _with_bonus(Region.EAST, Gain(employees=1)),
    },
)


def elsewhere(*agenda, **company):
    """A table at which a bonus may be study points or an employee."""
    g = with_company(in_round(Kind.CONSTRUCTION), ANN, **company)
    g.edition = STUDY
    return started(g, *agenda)


@pytest.mark.clause("CAR-INC-07")
def test_study_points_of_a_bonus_are_spent_at_once_and_the_rest_is_lost():
    g = after(elsewhere(Income(Region.WEST, (ANN,), begun=True), away=(0, 0, 0, 2)), "recover 2")
    assert engine.pending(g) == Studying(ANN, 6)
    g = after(g, "push industry", "develop south")
    assert engine.pending(g) == Studying(ANN, 2)
    assert happened(g, "done") == (MeansLost(ANN, study=2),)
    assert engine.pending(after(g, "done")) is None


@pytest.mark.clause("CAR-CON-08")
def test_study_points_of_a_small_city_come_before_the_next_use():
    g = elsewhere(UsingConstruction(ANN), staff={"c2": (2, 0)}, tabs=(1, 0, 0, 0))
    g = after(g, "construct housing reno")
    assert engine.pending(g) == Studying(ANN, 3)
    assert not any(line.startswith("construct") for line in legal(g))
    refused(g, "construct housing denver construction west", "Spend 3 study points")
    g = after(g, "push infrastructure")
    assert "construct infrastructure st_louis construction midwest" in legal(g)
    assert engine.pending(g).uses == 1


@pytest.mark.clause("CAR-CON-08")
def test_an_employee_of_a_small_city_comes_to_the_lobby_of_choice():
    g = elsewhere(UsingConstruction(ANN), tiles={"a1": "new_lobby"})
    g = after(g, "construct housing burlington")
    assert engine.pending(g) == Entering(ANN, 1)
    assert happened(g, "enter 1")[0] == EmployeesEntered(ANN, 1, 1)
    assert g.companies[ANN].supply == 5
    assert after(g, "enter 1").companies[ANN].supply == 4


@pytest.mark.parametrize(("supply", "now"), [(5, "1 new employee"), (0, "nothing")])
def test_a_label_promises_a_new_employee_only_while_one_is_left(supply, now):
    g = elsewhere(UsingConstruction(ANN), supply=supply)
    action = engine.meant(GAME, g, ANN, "construct housing burlington")
    assert f"; +{now} now;" in action.consequence(g, engine.question(g), ANN)


@pytest.mark.clause("CAR-TEL-01", "CAR-TEL-03")
def test_operators_help_with_points_of_a_bonus_but_no_step_is_free():
    company = {"tiles": {"a1": "telegraph"}, "staff": {"a1": (1, 0)}, "tracks": (0, 1, 0, 0)}
    g = elsewhere(Studying(ANN, 3), **company)
    assert engine.pending(after(g, "develop midwest")) == Studying(ANN, 2)
    assert engine.pending(after(g, "develop west")) == Studying(ANN, 2)
    g = after(g, "develop west", "develop east", "develop south")
    assert engine.pending(g) is None
    assert g.companies[ANN].tracks == (1, 1, 1, 1)
