"""Engineering, Construction Outsourcing and Supply Chain."""

import pytest

from rules.carnegie import GAME
from rules.carnegie.events import EmployeeSent, GoodsBought, ProjectBuilt
from rules.carnegie.terms import Kind, Project, Region
from rules.core import play as engine
from tests.rules.carnegie.building import constructing, held, owner
from tests.rules.carnegie.lines import after, happened, legal, refused
from tests.rules.carnegie.table import (
    ANN,
    staff,
    working,
)

MADE = ("welfare_1", "welfare_2", "welfare_3", "welfare_4")


def engineering(*places, **company):
    return constructing(*places, tile="engineering", **company)


def outsourcing(*places, **company):
    return constructing(*places, tile="outsourcing", **company)


def label(g, line):
    return engine.meant(GAME, g, ANN, line).consequence(g, engine.question(g), ANN)


@pytest.mark.clause("CAR-ENG-01")
def test_engineering_builds_industry_for_1_goods():
    g = engineering(goods=1)
    sent, done, *_ = happened(g, "construct industry denver engineering west")
    assert sent == EmployeeSent(ANN, "engineering", Region.WEST)
    assert done == ProjectBuilt(ANN, "engineering", Project.INDUSTRY, "denver", 1)
    g = after(g, "construct industry denver engineering west")
    assert g.companies[ANN].goods == 0
    assert g.companies[ANN].away == (0, 0, 0, 1)
    assert (staff(g, "a1"), staff(g, "c2")) == ((0, 0), (1, 0))
    assert owner(g, "denver")[2] == ANN


@pytest.mark.clause("CAR-ENG-02")
def test_engineering_builds_public_infrastructure_for_1_goods():
    g = after(engineering(goods=1, tabs=(0, 0, 0, 1)), "construct infrastructure st_louis engineering")
    assert (g.companies[ANN].goods, g.companies[ANN].built) == (0, (0, 0, 0, 1))


@pytest.mark.clause("CAR-ENG-03")
def test_all_other_rules_of_building_hold_for_engineering():
    g = engineering(money=0, tracks=(0, 0, 0, 1), tabs=(0, 0, 0, 1))
    refused(g, "construct industry denver engineering east", "Denver is in the West")
    refused(g, "construct infrastructure denver engineering west", "Denver has no Public Infrastructure spot")
    refused(engineering("atlanta industry"), "construct industry denver engineering west", "no Industry pawn")
    assert g.companies[ANN].money == 0
    assert after(g, "construct industry reno engineering").companies[ANN].money == 2


@pytest.mark.clause("CAR-ENG-04")
def test_engineering_stands_beside_the_construction_of_the_start():
    g = working(Kind.MANAGEMENT, staff={"c1": (2, 0)})
    g = after(g, "build engineering a1")
    assert {"construction", "engineering"} <= set(g.companies[ANN].departments)
    refused(g, "build engineering a2", "You already have Engineering")


@pytest.mark.clause("CAR-ENG-05")
def test_engineering_needs_goods_too():
    refused(engineering(goods=0), "construct industry denver engineering west", "needs 1 goods, you have 0")


@pytest.mark.clause("CAR-OUT-01")
def test_outsourcing_costs_4_dollars_and_goods_and_sends_nobody():
    g = outsourcing(money=4, goods=1)
    assert ProjectBuilt(ANN, "outsourcing", Project.HOUSING, "denver", 1, 4) in happened(
        g, "construct housing denver outsourcing"
    )
    g = after(g, "construct housing denver outsourcing")
    assert held(g) == (0, 0)
    assert (staff(g, "a1"), g.companies[ANN].away) == ((1, 0), (0, 0, 0, 0))


@pytest.mark.clause("CAR-OUT-02")
def test_outsourced_industry_and_infrastructure_need_2_goods():
    g = outsourcing(money=5, goods=1, tabs=(0, 0, 0, 1))
    refused(g, "construct industry denver outsourcing", "Industry needs 2 goods, you have 1")
    refused(
        g, "construct infrastructure st_louis outsourcing", "Public Infrastructure needs 2 goods, you have 1"
    )
    assert held(after(outsourcing(money=4, goods=2), "construct industry denver outsourcing")) == (0, 0)


@pytest.mark.clause("CAR-OUT-03")
def test_outsourcing_builds_in_any_region():
    cities = {
        line.split()[2]
        for line in legal(outsourcing())
        if line.startswith("construct housing") and line.endswith(" outsourcing")
    }
    assert len(cities) == 12
    assert owner(after(outsourcing(), "construct housing omaha outsourcing"), "omaha") == [ANN]


@pytest.mark.clause("CAR-OUT-04")
def test_outsourcing_is_refused_with_3_dollars():
    g = outsourcing(money=3)
    refused(g, "construct housing denver outsourcing", "Construction Outsourcing costs $4, you have $3")
    assert "construct housing denver construction west" in legal(g)


@pytest.mark.clause("CAR-OUT-05")
def test_the_bonus_of_a_small_city_comes_after_the_payment():
    assert held(after(outsourcing(money=4, goods=1), "construct housing omaha outsourcing")) == (1, 0)
    refused(outsourcing(money=3, goods=1), "construct housing omaha outsourcing", "$4, you have $3")


def test_the_label_of_outsourcing_tells_both_prices():
    g = outsourcing(money=12, goods=4)
    expected = "1 goods + $4, 3 goods + $8 left; income $2; +$1 now; 0 uses left"
    assert label(g, "construct housing omaha outsourcing") == expected


def supplying(crew=1, builders=1, **company):
    return constructing(staff={"a4": (crew, 0), "c2": (builders, 0)}, **company)


@pytest.mark.clause("CAR-SUP-01")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_supply_chain_sells_1_to_3_goods_for_1_dollar_each(count):
    g = supplying(money=5, goods=0)
    assert GoodsBought(ANN, count, count) in happened(g, f"buy {count}")
    g = after(g, f"buy {count}")
    assert held(g) == (5 - count, count)
    assert staff(g, "a4") == (1, 0)


@pytest.mark.clause("CAR-SUP-02")
def test_more_than_3_goods_or_more_than_can_be_paid_are_refused():
    refused(supplying(money=9), "buy 4", "up to 3")
    refused(supplying(money=9), "buy 0", "1 goods at least")
    refused(supplying(money=2), "buy 3", "$3, you have $2")
    assert [line for line in legal(supplying(money=2)) if line.startswith("buy")] == ["buy 2", "buy 1"]


@pytest.mark.clause("CAR-SUP-03", "CAR-USE-03")
def test_goods_bought_may_be_built_with_but_supply_chain_is_left_then():
    g = after(supplying(crew=2, builders=2, goods=0, money=5), "buy 3", "construct industry denver")
    assert held(g) == (2, 1)
    refused(g, "buy 1", "already left Supply Chain")


@pytest.mark.clause("CAR-SUP-01")
def test_two_employees_buy_twice():
    assert held(after(supplying(crew=2, money=9, goods=0), "buy 3", "buy 3")) == (3, 6)


@pytest.mark.clause("CAR-USE-02")
@pytest.mark.parametrize(
    "lines",
    [("buy 1", "construct housing denver"), ("construct housing denver", "buy 1")],
    ids=["buy first", "build first"],
)
def test_departments_are_used_in_any_order(lines):
    assert held(after(constructing(money=5, goods=4), *lines)) == (4, 4)


@pytest.mark.clause("CAR-CMP-16")
def test_in_construction_supply_chain_is_used_and_sales_are_not():
    g = constructing(tile="sales")
    assert "buy 1" in legal(g)
    refused(g, "sell 1", "action is Construction", "belongs to Management")


@pytest.mark.clause("CAR-USE-03")
def test_construction_is_left_when_engineering_is_used():
    g = engineering(staff={"c2": (2, 0)}, tabs=(2, 0, 0, 0))
    g = after(g, "construct housing denver construction", "construct commerce atlanta engineering")
    refused(g, "construct housing chicago construction midwest", "already left Construction")


@pytest.mark.clause("CAR-USE-01")
@pytest.mark.parametrize("line", ["push housing", "develop west", "research west", "copy west welfare_1"])
def test_in_construction_nothing_of_research_is_used(line):
    refused(constructing(), line, "action is Construction", "belongs to R&D")


def test_a_department_need_not_be_named_where_only_one_can_be_meant():
    whole = after(constructing(), "construct commerce chicago construction midwest")
    assert after(constructing(), "construct commerce chicago") == whole
    both = engineering(staff={"c2": (1, 0)})
    refused(both, "construct commerce chicago", "Say which department builds it")
    begun = after(engineering(staff={"a1": (2, 0), "c2": (1, 0)}), "construct commerce atlanta engineering")
    named = after(begun, "construct industry denver engineering west")
    assert after(begun, "construct industry denver") == named


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("construct commerce chicago sales", "Sales builds no projects"),
        ("construct commerce chicago engineering", "You have no Engineering department"),
        ("construct commerce chicago outsourcing west", "Construction Outsourcing sends nobody"),
    ],
)
def test_only_builders_build(line, why):
    refused(constructing(), line, why)
