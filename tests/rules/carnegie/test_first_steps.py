"""The first Housing pawns and the first moves, before the first round."""

import pytest

from rules.carnegie.catalog import Gain
from rules.carnegie.flow import Round
from rules.carnegie.income import Income, project_income
from rules.carnegie.setup import Arranging, FirstHousing, FirstMoves
from rules.carnegie.tabs import waiting
from rules.carnegie.terms import Project, Region
from rules.core import play as engine
from tests.rules.carnegie.lines import after, legal, refused, told
from tests.rules.carnegie.table import ANN, BEN, CHO, DEE, bare, staff, started, with_company


@pytest.fixture
def placing():
    """Everybody is to place a first Housing pawn."""
    g = bare()
    return started(g, FirstHousing(g.clockwise()[::-1]), FirstMoves(g.clockwise()), Round())


@pytest.fixture
def arranging():
    """Everybody is to arrange a company."""
    g = bare()
    return started(g, FirstMoves(g.clockwise()), Round())


@pytest.mark.clause("CAR-SET-14")
def test_the_first_player_places_last(placing):
    refused(placing, "place denver", "Dee places first", seat=ANN)
    g, asked = placing, []
    for city in ("denver", "atlanta", "chicago", "new_york"):
        asked += engine.actors(g)
        g = after(g, f"place {city}")
    assert asked == [DEE, CHO, BEN, ANN]
    assert isinstance(engine.pending(g), Arranging)


@pytest.mark.clause("CAR-SET-15")
def test_the_pawn_comes_from_the_tab_to_a_medium_or_major_city(placing):
    before, g = placing.companies[DEE], after(placing, "place denver")
    assert waiting(g.book, before, Project.HOUSING) == 1
    assert waiting(g.book, g.companies[DEE], Project.HOUSING) == 0
    assert [spot for spot in g.spots if spot is not None] == [DEE]
    cities = {line.split()[1] for line in legal(placing)}
    assert {g.book.map.cities[city].size.value for city in cities} == {"medium", "major"}
    assert len(cities) == 8


@pytest.mark.clause("CAR-SET-16")
def test_a_small_town_is_refused(placing):
    refused(placing, "place reno", "Reno is a small city", "medium or major city")


@pytest.mark.clause("CAR-SET-17")
def test_a_city_needs_a_free_housing_spot(placing):
    g = after(placing, "place denver")
    refused(g, "place denver", "Denver has no free Housing spot", "taken by Dee")


def test_a_city_that_is_not_on_the_map_is_refused(placing):
    refused(placing, "place paris", "no city “paris”")


@pytest.mark.clause("CAR-SET-18")
def test_the_first_pawn_costs_nothing_and_gives_nothing(placing):
    before, g = placing.companies[DEE], after(placing, "place denver")
    changed = {
        name for name in before.__struct_fields__ if getattr(before, name) != getattr(g.companies[DEE], name)
    }
    assert changed == {"built"}
    assert (g.companies[DEE].money, g.companies[DEE].goods, g.companies[DEE].away) == (12, 4, (0, 0, 0, 0))


@pytest.mark.clause("CAR-SET-19")
def test_the_circle_of_the_first_pawn_pays_from_then_on(placing):
    g = after(placing, "place denver")
    assert project_income(placing, DEE) == []
    assert project_income(g, DEE) == [Gain(money=2)]
    g = started(with_company(g, DEE, away=(1, 0, 0, 0)), Income(Region.EAST, (DEE,)))
    assert after(g, "recover 1").companies[DEE].money == 12 + 1 + 2


@pytest.mark.clause("CAR-SET-20")
def test_everybody_may_make_six_steps_one_after_the_other(arranging):
    assert engine.actors(arranging) == (ANN,)
    g = after(arranging, "move d1 b1 1", "move d1 a1 1", "move d1 c1 1")
    assert staff(g, "d1") == (0, 2)
    assert engine.actors(g) == (ANN,)  # two of those who moved can be activated
    g = after(g, "done")
    assert engine.actors(g) == (BEN,)
    g = after(g, "done")
    assert engine.actors(g) == (CHO,)
    assert g.companies[BEN] == arranging.companies[BEN]
    refused(g, "move d1 d2", "Cho's turn", seat=DEE)


@pytest.mark.clause("CAR-SET-21")
def test_a_seventh_step_is_refused(arranging):
    g = started(bare(), Arranging(ANN, 1))
    refused(g, "move d1 b1", "needs 2 moves, 1 left")
    g = bare()
    g.agenda = (Arranging(ANN, 0),)
    refused(g, "move d1 d2", "needs 1 move, 0 moves left")
    spent = after(arranging, "move d1 a1 2")
    assert engine.actors(spent) == (BEN,)
    refused(spent, "move d1 d2", "Ben's turn", seat=ANN)


@pytest.mark.clause("CAR-SET-22")
def test_steps_are_orthogonal():
    g = started(bare(), Arranging(ANN, 1))
    refused(g, "move d1 c2", "diagonal", "needs 2 moves, 1 left")
    assert staff(after(g, "move d1 c1"), "c1") == (1, 1)


@pytest.mark.clause("CAR-SET-23")
def test_employees_are_activated_after_the_steps_and_before_the_next_player(arranging):
    g = after(arranging, "move d1 d3", "done")
    assert engine.actors(g) == (ANN,)
    refused(g, "move d1 d2", "turn is in activation")
    g = after(g, "activate d3 1")
    assert g.companies[ANN].money == 11
    assert staff(g, "d3") == (2, 0)
    assert engine.actors(g) == (BEN,)


@pytest.mark.clause("CAR-SET-26")
def test_the_first_round_waits_for_everybody(arranging):
    g = after(arranging, "done", "done", "done")
    refused(g, "select research", "waiting for Dee", "Dee's turn", seat=ANN)
    g = after(g, "done")
    assert (g.round, engine.actors(g)) == (1, (ANN,))
    assert "select research" in legal(g)


def test_steps_that_are_not_made_are_told(arranging):
    log = []
    after(arranging, "move d1 d2", "done", "activate d2", log=log)
    assert told(log) == [
        "Ann moves 1 employee from Lobby to Human Resources, 5 moves left.",
        "Ann leaves 5 moves unused.",
        "Ann puts an employee to work in Human Resources for $2.",
    ]
