"""Construction: a mission, goods, and a pawn from a tab to the map."""

import pytest

from rules.carnegie import GAME
from rules.carnegie.events import Cause, EmployeeSent, GainReceived, ProjectBuilt
from rules.carnegie.tabs import waiting
from rules.carnegie.terms import Kind, Project, Region
from rules.core import play as engine
from tests.rules.carnegie.building import NOBODY, constructing, held, income, owner
from tests.rules.carnegie.editions import BOOK
from tests.rules.carnegie.lines import after, happened, legal, refused
from tests.rules.carnegie.pawns import built
from tests.rules.carnegie.table import ANN, BEN, CHO, in_round, staff, turn_of

WEST_1, WEST_3 = (0, 0, 0, 1), (0, 0, 0, 3)
"""Transport discs, that of the West in box 1 or 3."""


def company(g):
    return g.companies[ANN]


@pytest.mark.clause("CAR-CON-01")
def test_an_employee_goes_to_the_region_and_a_pawn_to_the_city():
    g = constructing(goods=4)
    log = happened(g, "construct commerce chicago construction midwest")
    g = after(g, "construct commerce chicago construction midwest")
    assert company(g).away == (0, 1, 0, 0)
    assert staff(g, "c2") == (0, 0)
    assert company(g).goods == 3
    assert owner(g, "chicago") == [NOBODY, ANN, NOBODY, NOBODY, NOBODY]
    assert waiting(BOOK, company(g), Project.COMMERCE) == 0
    assert log[:2] == (
        EmployeeSent(ANN, "construction", Region.MIDWEST),
        ProjectBuilt(ANN, "construction", Project.COMMERCE, "chicago", 1),
    )


def test_the_region_need_not_be_said():
    g = constructing()
    assert after(g, "construct commerce chicago") == after(
        g, "construct commerce chicago construction midwest"
    )


def test_an_action_without_a_region_is_refused_where_nobody_spells_it_out():
    g = constructing()
    action = engine.read(GAME, g, ANN, "construct commerce chicago construction")
    assert engine.objections(GAME, g, ANN, action) == ["Chicago is in the Midwest: send your employee there."]


@pytest.mark.clause("CAR-CON-02")
@pytest.mark.parametrize("project", ["housing", "commerce"])
def test_housing_and_commerce_cost_1_goods(project):
    assert company(after(constructing(goods=1), f"construct {project} denver")).goods == 0
    refused(
        constructing(goods=0), f"construct {project} denver construction west", "needs 1 goods, you have 0"
    )


@pytest.mark.clause("CAR-CON-03")
@pytest.mark.parametrize(("project", "city"), [("industry", "denver"), ("infrastructure", "st_louis")])
def test_industry_and_public_infrastructure_cost_2_goods(project, city):
    assert company(after(constructing(goods=2, tabs=(0, 0, 0, 1)), f"construct {project} {city}")).goods == 0


@pytest.mark.clause("CAR-CON-04", "CAR-MIS-04")
def test_nobody_is_sent_where_goods_are_missing():
    g = constructing(goods=1)
    refused(g, "construct industry denver construction west", "Industry needs 2 goods, you have 1")
    refused(constructing(goods=0), "construct housing denver construction west", "needs 1 goods, you have 0")
    assert staff(g, "c2") == (1, 0)
    assert not any(line.startswith("construct industry") for line in legal(g))


@pytest.mark.clause("CAR-CON-05")
def test_the_city_must_be_in_the_region_of_the_mission():
    message = refused(
        constructing(), "construct commerce chicago construction east", "Chicago is in the Midwest"
    )
    assert "not in the East" in message


@pytest.mark.clause("CAR-CON-06")
def test_the_spot_must_show_the_type():
    g = constructing(tabs=(0, 0, 0, 1))
    refused(
        g, "construct infrastructure denver construction west", "Denver has no Public Infrastructure spot"
    )


@pytest.mark.clause("CAR-CON-07")
@pytest.mark.parametrize("project", ["housing", "commerce", "industry", "infrastructure"])
def test_a_small_city_takes_any_type(project):
    g = after(constructing(tabs=(0, 0, 0, 1)), f"construct {project} reno")
    assert owner(g, "reno") == [ANN]


@pytest.mark.clause("CAR-CON-08")
def test_a_small_city_pays_the_transport_bonus_at_once_and_no_income():
    g = constructing("denver housing", money=5, tracks=WEST_1)
    assert GainReceived(ANN, Cause.TRANSPORT, Region.WEST, money=2) in happened(g, "construct commerce reno")
    assert company(after(g, "construct commerce reno")).money == 7


@pytest.mark.clause("CAR-CON-08")
def test_it_is_the_bonus_of_the_citys_region():
    g = constructing(money=5, tracks=(2, 0, 0, 3))
    assert company(after(g, "construct commerce burlington")).money == 5 + 3
    assert company(after(g, "construct commerce omaha")).money == 5 + 1


@pytest.mark.clause("CAR-CON-09")
def test_other_cities_pay_no_bonus():
    g = constructing(money=5, tracks=WEST_1)
    for city in ("denver", "san_francisco"):
        assert company(after(g, f"construct commerce {city}")).money == 5


@pytest.mark.clause("CAR-CON-10")
def test_the_price_is_paid_before_the_bonus_arrives():
    g = constructing(goods=1, tracks=WEST_3)
    refused(g, "construct industry reno construction west", "needs 2 goods, you have 1")
    assert held(after(constructing(money=0, goods=2, tracks=WEST_3), "construct industry reno")) == (2, 1)


@pytest.mark.clause("CAR-CON-11")
def test_an_occupied_spot_is_refused_whoever_holds_it():
    g = turn_of(built(in_round(Kind.CONSTRUCTION), "omaha housing", seat=BEN))
    refused(g, "construct commerce omaha construction midwest", "taken by Ben")
    refused(constructing("omaha housing"), "construct commerce omaha construction midwest", "taken by Ann")


@pytest.mark.clause("CAR-CON-11")
def test_a_city_is_full_for_a_type_when_all_its_spots_are_taken():
    g = built(in_round(Kind.CONSTRUCTION), "chicago commerce", seat=BEN)
    assert owner(after(turn_of(g), "construct commerce chicago"), "chicago")[-1] == ANN
    g = turn_of(built(g, "chicago commerce", seat=CHO))
    refused(
        g, "construct commerce chicago construction midwest", "no free Commerce spot", "taken by Ben and Cho"
    )
    assert "construct housing chicago construction midwest" in legal(g)


@pytest.mark.clause("CAR-CON-12")
def test_a_pawn_must_wait_on_the_tab():
    g = constructing()
    refused(g, "construct infrastructure st_louis construction midwest", "no Public Infrastructure pawn")
    refused(
        constructing("denver housing"), "construct housing chicago construction midwest", "no Housing pawn"
    )


@pytest.mark.clause("CAR-CON-13")
def test_the_rightmost_waiting_pawn_is_built_first():
    g = constructing(tabs=(1, 0, 0, 0))
    assert waiting(BOOK, company(g), Project.HOUSING) == 2
    g = after(g, "construct housing denver")
    assert (company(g).built, waiting(BOOK, company(g), Project.HOUSING)) == ((1, 0, 0, 0), 1)


@pytest.mark.clause("CAR-CON-14")
def test_the_vacated_circle_pays_from_the_next_income_on():
    g = constructing(money=0, goods=1, away=(0, 0, 0, 1))
    assert held(income(g, "west")) == (1, 1)
    g = after(g, "construct commerce denver")
    assert held(g) == (0, 0)
    assert held(income(g, "west")) == (1, 1)


@pytest.mark.clause("CAR-CON-15")
def test_two_employees_build_twice_and_in_two_regions():
    g = constructing(goods=4, crew=2, tabs=(1, 0, 0, 0))
    g = after(g, "construct housing denver", "construct commerce atlanta")
    assert company(g).away == (0, 0, 1, 1)
    assert company(g).goods == 2
    refused(g, "construct housing chicago construction midwest", "Construction has 0 uses left")


@pytest.mark.clause("CAR-CON-16")
def test_several_own_pawns_may_stand_in_one_city():
    g = after(constructing(crew=2), "construct housing chicago", "construct commerce chicago")
    assert owner(g, "chicago") == [ANN, ANN, NOBODY, NOBODY, NOBODY]


@pytest.mark.clause("CAR-CON-17")
def test_a_bonus_may_pay_for_the_next_project():
    g = after(constructing(goods=1, money=0, crew=2, tracks=WEST_3), "construct housing reno")
    assert held(g) == (2, 1)
    assert held(after(g, "construct commerce denver")) == (2, 0)


@pytest.mark.clause("CAR-USE-07")
def test_whoever_stays_after_a_mission_can_still_be_used():
    g = after(constructing(crew=2, goods=4), "construct housing denver")
    assert staff(g, "c2") == (1, 0)
    assert "construct commerce atlanta construction south" in legal(g)


@pytest.mark.clause("CAR-USE-05")
def test_nothing_need_be_built():
    g = after(constructing(crew=3, goods=4), "construct housing denver", "done")
    assert staff(g, "c2") == (2, 0)
    assert engine.actors(g) == (BEN,)


@pytest.mark.clause("CAR-CMP-05")
def test_an_employee_in_training_cannot_build():
    g = constructing(staff={"c2": (0, 2)})
    refused(
        g,
        "construct housing denver construction west",
        "Construction has no active employee",
        "2 in training",
    )


def test_a_city_must_be_on_the_map():
    refused(constructing(), "construct housing atlantis", "There is no city “atlantis”")


def test_cities_worth_the_most_come_first():
    cities = [line.split()[2] for line in legal(constructing()) if line.startswith("construct housing")]
    points = [BOOK.map.cities[city].points for city in cities]
    assert points == sorted(points, reverse=True)
    assert len(cities) == 12


def label(g, line):
    return engine.meant(GAME, g, ANN, line).consequence(g, engine.question(g), ANN)


def test_the_label_tells_cost_gain_and_what_is_left():
    g = constructing(goods=4, crew=2, tracks=WEST_1)
    assert label(g, "construct industry denver") == "2 goods, 2 left; income $3; 1 use left"
    assert label(g, "construct commerce reno") == "1 goods, 3 left; income 1 goods; +$2 now; 1 use left"
