"""Income when employees return from the active region."""

import pytest

from rules.carnegie import GAME
from rules.carnegie import events as happened
from rules.carnegie.events import Cause
from rules.carnegie.flow import EndOfRound, Turn
from rules.carnegie.income import Income, Returning
from rules.carnegie.terms import Kind, Region
from rules.carnegie.timeline import Event, Selecting
from rules.carnegie.working import UsingHumanResources
from rules.core import play as engine
from tests.rules.carnegie.lines import after, legal, refused
from tests.rules.carnegie.pawns import built
from tests.rules.carnegie.table import ANN, BEN, CHO, DEE, bare, staff, started, with_company

EAST, WEST = Region.EAST, Region.WEST


def returning(*projects, region=EAST, **company):
    """Ann is asked who returns from a region, with these projects on the map."""
    return started(with_company(built(bare(), *projects), ANN, **company), Income(region, (ANN,)))


def gained(g, line):
    """What Ann's money, goods and VP grow by."""
    before, now = g.companies[ANN], after(g, line).companies[ANN]
    return now.money - before.money, now.goods - before.goods, now.points - before.points


@pytest.mark.clause("CAR-INC-01")
def test_the_region_on_the_space_is_active():
    g = started(with_company(bare(), ANN, away=(1, 0, 0, 0)), Selecting(ANN), Event())
    log = []
    g = after(g, "select human_resources", log=log)
    assert happened.RegionActivated(EAST) in log
    assert engine.pending(g) == Returning(ANN, EAST)


@pytest.mark.clause("CAR-INC-02")
def test_decisions_run_clockwise_from_the_first_player():
    g = bare(first=BEN)
    for seat in (BEN, CHO):
        g = with_company(g, seat, away=(1, 0, 0, 0))
    g = started(g, Income(EAST, g.clockwise()))
    assert engine.actors(g) == (BEN,)
    refused(g, "recover 1", "Ben's turn", seat=CHO)
    g = after(g, "recover 1")
    assert engine.actors(g) == (CHO,)
    assert engine.pending(after(g, "recover 0")) is None


@pytest.mark.clause("CAR-INC-03")
def test_whoever_has_nobody_there_is_skipped_and_gets_nothing():
    g = built(with_company(bare(), ANN, away=(1, 0, 0, 0)), "denver", "atlanta commerce", seat=DEE)
    before = with_company(g, DEE, away=(0, 0, 3, 0))
    g = after(started(before, Income(EAST, before.clockwise())), "recover 1")
    assert engine.pending(g) is None
    assert g.companies[DEE] == before.companies[DEE]


@pytest.mark.clause("CAR-INC-04")
def test_any_number_of_those_present_may_return():
    g = returning(away=(3, 0, 0, 0))
    assert sorted(legal(g)) == ["recover 0", "recover 1", "recover 2", "recover 3"]
    refused(g, "recover 4", "3 employees in East")
    assert "New Lobby" not in refused(g, "recover -1", "0 to 3")


@pytest.mark.clause("CAR-INC-05")
def test_whoever_returns_pays_the_income_of_all_projects():
    g = returning("denver", "atlanta commerce", away=(1, 0, 0, 0))
    g = after(g, "recover 1")
    assert (g.companies[ANN].money, g.companies[ANN].goods) == (12 + 2 + 1, 5)
    assert g.companies[ANN].away == (0, 0, 0, 0)


@pytest.mark.clause("CAR-INC-06")
def test_projects_pay_once_however_many_return():
    g = after(returning("denver", "atlanta commerce", away=(3, 0, 0, 0)), "recover 3")
    assert (g.companies[ANN].money, g.companies[ANN].goods) == (12 + 2 + 3, 5)


@pytest.mark.clause("CAR-INC-07")
@pytest.mark.parametrize(("box", "bonus"), [(2, 6), (0, 2)])
def test_the_transport_bonus_is_paid_for_each(box, bonus):
    g = returning(away=(2, 0, 0, 0), tracks=(box, 0, 0, 0))
    assert gained(g, "recover 2") == (bonus, 0, 0)


@pytest.mark.clause("CAR-INC-07")
@pytest.mark.parametrize("region", list(Region))
def test_the_first_box_pays_1_dollar_in_every_region(region):
    assert gained(returning(region=region, away=(1, 1, 1, 1)), "recover 1") == (1, 0, 0)


@pytest.mark.clause("CAR-INC-08")
def test_the_box_of_the_active_region_counts():
    assert gained(returning(away=(1, 0, 0, 0), tracks=(0, 0, 0, 3)), "recover 1") == (1, 0, 0)


@pytest.mark.clause("CAR-INC-09")
def test_the_bonus_of_another_box_cannot_be_picked():
    g = returning(away=(1, 0, 0, 0), tracks=(3, 0, 0, 0))
    assert "box 3 pays 1 goods + $2" in engine.pending(g).ask(g)
    refused(g, "bonus 2", "the box you have reached", "no other box's")
    assert gained(g, "recover 1") == (2, 1, 0)


@pytest.mark.clause("CAR-INC-10")
def test_returning_nobody_pays_nothing():
    g = returning("denver", "atlanta commerce", "chicago industry", away=(2, 0, 0, 0))
    log = []
    kept = after(g, "recover 0", log=log)
    assert kept.companies == g.companies
    assert log == [happened.EmployeesRecovered(ANN, EAST, 0)]


@pytest.mark.clause("CAR-INC-11")
def test_those_kept_may_return_at_a_later_event_for_income_anew():
    g = after(returning("denver", away=(2, 0, 0, 0)), "recover 1")
    assert (g.companies[ANN].away, g.companies[ANN].money) == ((1, 0, 0, 0), 12 + 2 + 1)
    g = after(started(g, Income(EAST, (ANN,))), "recover 1")
    assert (g.companies[ANN].away, g.companies[ANN].money) == ((0, 0, 0, 0), 12 + 2 * (2 + 1))


@pytest.mark.clause("CAR-INC-12")
def test_a_pawn_that_waits_on_its_tab_pays_nothing():
    g = returning("denver", away=(1, 0, 0, 0), tabs=(2, 2, 2, 0))
    assert gained(g, "recover 1") == (1 + 2, 0, 0)


@pytest.mark.clause("CAR-INC-13")
def test_vp_in_an_income_are_scored_at_once():
    g = returning("chicago infrastructure", away=(1, 0, 0, 0), tabs=(0, 0, 0, 1))
    assert gained(g, "recover 1") == (1, 0, 1)


@pytest.mark.clause("CAR-INC-14")
def test_with_nobody_in_the_region_nobody_is_asked():
    g = with_company(bare(), DEE, away=(0, 2, 2, 2))
    g = started(g, Selecting(ANN), Event(), *map(Turn, g.clockwise()), EndOfRound())
    g = after(g, "select human_resources")
    assert engine.pending(g) == UsingHumanResources(ANN, moves=6)
    assert g.action is Kind.HUMAN_RESOURCES


def test_bonus_and_income_are_told_apart():
    log = []
    after(returning("denver", "atlanta commerce", away=(2, 0, 0, 0)), "recover 2", log=log)
    assert log == [
        happened.EmployeesRecovered(ANN, EAST, 2),
        happened.GainReceived(ANN, Cause.TRANSPORT, EAST, money=2),
        happened.GainReceived(ANN, Cause.PROJECTS, money=2, goods=1),
    ]


def test_the_label_of_a_choice_says_what_it_pays():
    g = returning("denver", "atlanta commerce", away=(2, 0, 0, 0), tracks=(3, 0, 0, 0))
    at = engine.pending(g)
    said = [action.consequence(g, at, ANN) for action in engine.legal(GAME, g, ANN)]
    assert said == ["+3 goods + $6", "+2 goods + $4", "no income, no bonus"]


def test_employees_may_be_split_between_two_lobbies():
    g = after(returning(away=(3, 0, 0, 0), tiles={"a1": "new_lobby"}), "recover 3 2")
    assert (staff(g, "d1"), staff(g, "a1")) == ((0, 5 + 1), (0, 2))
