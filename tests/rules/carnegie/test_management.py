"""Management: Commerce & Finance, and building departments by Strategic Planning."""

import pytest

from rules.carnegie.departments.commerce import Trade
from rules.carnegie.departments.planning import Build
from rules.carnegie.events import CommerceDone, DepartmentBuilt, EmployeeSent
from rules.carnegie.terms import Deal, DepartmentId, Kind, Region, Space
from rules.core import play as engine
from tests.rules.carnegie.editions import BOOK
from tests.rules.carnegie.holdings import away, cash, goods, uses
from tests.rules.carnegie.lines import after, happened, legal, refused
from tests.rules.carnegie.table import ANN, BEN, free_spaces, staff, turn_of, with_company
from tests.rules.carnegie.table import working as turn

SALES = list(BOOK.tiles).index("sales")


def working(**company):
    """Ann's turn of Management."""
    return turn(Kind.MANAGEMENT, **company)


@pytest.mark.parametrize(
    ("line", "held", "cubes", "sent"),
    [
        pytest.param("trade money", 15, 4, 0, marks=pytest.mark.clause("CAR-MGT-01")),
        pytest.param("trade goods", 12, 5, 0, marks=pytest.mark.clause("CAR-MGT-02")),
        pytest.param("trade mission_money east", 18, 4, 1, marks=pytest.mark.clause("CAR-MGT-03")),
        pytest.param("trade mission_goods east", 12, 6, 1, marks=pytest.mark.clause("CAR-MGT-04")),
    ],
)
def test_commerce_gives_one_of_four(line, held, cubes, sent):
    g = after(working(), line)
    assert (cash(g), goods(g), away(g)) == (held, cubes, (sent, 0, 0, 0))
    assert staff(g, "d3") == (1 - sent, 0)


@pytest.mark.clause("CAR-MGT-05")
def test_a_use_is_one_option():
    refused(working(), "trade money+goods", "choose one", "money, goods, mission_money, mission_goods")


@pytest.mark.clause("CAR-MGT-05")
def test_one_employee_takes_no_second_option():
    refused(after(working(), "trade money"), "trade goods", "Commerce & Finance has 0 uses left")


def test_only_a_mission_has_a_region():
    refused(working(), "trade mission_money", "Say the region of the mission")
    refused(working(), "trade money west", "Nobody is sent on a mission for “money”")


def test_ten_ways_to_use_commerce():
    assert sum(line.startswith("trade") for line in legal(working())) == 10


@pytest.mark.clause("CAR-MGT-06")
def test_building_where_somebody_is_costs_1_goods():
    g = after(working(staff={"d4": (0, 1)}), "build sales d4")
    assert (goods(g), g.companies[ANN].departments[Space.D4.place]) == (3, "sales")


@pytest.mark.clause("CAR-MGT-07")
@pytest.mark.parametrize("space", ["a4", "c3", "b2"])
def test_building_elsewhere_costs_2_goods(space):
    assert goods(after(working(), f"build sales {space}")) == 2


@pytest.mark.clause("CAR-MGT-07")
def test_any_free_space_will_do():
    offered = {line.split()[2] for line in legal(working()) if line.startswith("build sales")}
    assert offered == set(free_spaces(working()))
    assert len(offered) == 10


@pytest.mark.clause("CAR-MGT-08")
def test_a_space_with_a_department_is_taken():
    g = working(staff={"d3": (1, 2)})
    refused(g, "build sales d3", "already a department on D3: Commerce & Finance")


@pytest.mark.clause("CAR-MGT-09")
def test_nothing_is_built_on_the_lobby():
    refused(working(), "build sales d1", "D1 is your Lobby")


@pytest.mark.clause("CAR-MGT-10")
def test_too_few_goods_are_refused():
    g = working(goods=1, staff={"d4": (0, 1)})
    refused(g, "build sales a1", "needs 2 goods, you have 1")
    assert [line for line in legal(g) if line.startswith("build sales")] == ["build sales d4"]
    refused(working(goods=0, staff={"d4": (0, 1)}), "build sales d4", "needs 1 goods, you have 0")


@pytest.mark.clause("CAR-MGT-11")
def test_no_department_is_built_twice():
    refused(working(tiles={"a1": "sales"}), "build sales a2", "already have Sales")


@pytest.mark.clause("CAR-MGT-12")
def test_a_tile_must_be_left():
    g = working()
    g.pool = tuple(0 if index == SALES else left for index, left in enumerate(g.pool))
    refused(g, "build sales a1", "no Sales left")


@pytest.mark.clause("CAR-MGT-13")
def test_the_tile_leaves_the_pool_at_once():
    g = working()
    assert g.pool[SALES] == 2
    g = after(g, "build sales a1")
    assert g.pool[SALES] == 1
    g = after(turn_of(g, BEN), "build sales a1")
    assert g.pool[SALES] == 0


@pytest.mark.clause("CAR-MGT-14")
def test_two_planners_build_twice():
    g = after(working(staff={"c1": (2, 0)}), "build sales a1", "build logistics a2")
    assert (goods(g), g.companies[ANN].departments[:2]) == (0, ("sales", "logistics"))


@pytest.mark.clause("CAR-MGT-15")
def test_building_sends_nobody():
    g = after(working(), "build sales a1")
    assert (staff(g, "c1"), away(g)) == ((1, 0), (0, 0, 0, 0))


@pytest.mark.clause("CAR-MGT-16")
def test_whoever_is_there_stays_and_can_be_activated():
    g = after(working(staff={"d4": (0, 2)}), "build sales d4", "done")
    assert staff(g, "d4") == (0, 2)
    g = after(g, "activate d4")
    assert (cash(g), staff(g, "d4")) == (10, (1, 1))


@pytest.mark.clause("CAR-MGT-17")
def test_goods_of_the_same_turn_may_pay():
    g = after(working(goods=0, staff={"d3": (2, 0)}), "trade goods", "trade goods", "build sales a1")
    assert goods(g) == 0


@pytest.mark.parametrize(
    ("word", "fact"),
    [
        ("commerce", "Commerce & Finance is printed on every board"),
        ("lobby", "Lobby is printed on every board"),
        ("bakery", "There is no department “bakery”"),
    ],
)
def test_only_department_tiles_are_built(word, fact):
    refused(working(), f"build {word} a1", fact)


def test_every_reason_against_a_building_is_given():
    g = working(tiles={"a1": "sales"}, staff={"c1": (0, 1)})
    refused(
        g, "build sales a1", "Planning has no active", "1 in training", "already have", "department on A1"
    )


def test_uses_are_told():
    g = working()
    assert happened(g, "trade mission_goods west") == (
        EmployeeSent(ANN, "commerce", Region.WEST),
        CommerceDone(ANN, 0, 2),
    )
    assert happened(g, "build sales a1")[0] == DepartmentBuilt(ANN, DepartmentId("sales"), Space.A1, 2)


@pytest.mark.parametrize(
    ("action", "label"),
    [
        (Trade(Deal.MONEY), "+$3, then $15; 0 uses left"),
        (Trade(Deal.MISSION_GOODS, Region.WEST), "+2 goods, then 6; 0 uses left; 0 stay active"),
        (Build(DepartmentId("sales"), Space.A1), "2 goods, 2 left; 3 VP; 0 uses left"),
        (Build(DepartmentId("sales"), Space.C3), "2 goods, 2 left; 2 VP; 0 uses left"),
    ],
)
def test_uses_are_labeled(action, label):
    g = working()
    assert action.consequence(g, engine.pending(g), ANN) == label


def test_others_build_from_the_same_pool():
    g = with_company(working(), BEN, tiles={"a1": "sales"})
    assert uses(g, "planning") == 1
    refused(turn_of(g, BEN), "build sales a2", "already have Sales")
