"""Purchasing, Sales and Logistics."""

import pytest

from rules.carnegie.departments.exchange import Purchase, Sell
from rules.carnegie.events import EmployeeSent, GoodsSold, GoodsTaken
from rules.carnegie.terms import Kind, Region
from rules.core import play as engine
from tests.rules.carnegie.holdings import away, cash, goods, points
from tests.rules.carnegie.lines import after, happened, legal, refused
from tests.rules.carnegie.table import ANN, staff
from tests.rules.carnegie.table import working as turn


def working(tile, active=1, seats=4, **company):
    """Ann's turn of Management, with so many active in a department on A1."""
    return turn(Kind.MANAGEMENT, seats, tiles={"a1": tile}, staff={"a1": (active, 0)}, **company)


@pytest.mark.clause("CAR-PUR-01")
def test_three_goods_are_free_of_charge():
    g = after(working("purchasing", money=0, goods=1), "purchase south")
    assert (cash(g), goods(g), away(g), staff(g, "a1")) == (0, 4, (0, 0, 1, 0), (0, 0))


@pytest.mark.clause("CAR-PUR-02")
def test_two_employees_are_two_missions():
    g = after(working("purchasing", 2, goods=0), "purchase south", "purchase west")
    assert (goods(g), away(g)) == (6, (0, 0, 1, 1))


@pytest.mark.clause("CAR-CMP-15")
def test_goods_are_unlimited():
    g = working("purchasing", seats=3, goods=60)
    for seat in (1, 2):
        g.settle(seat, goods=60)
    assert goods(after(g, "purchase east")) == 63


@pytest.mark.clause("CAR-SAL-01")
def test_sales_pay_5_dollars_a_cube():
    g = after(working("sales", goods=3, money=0), "sell 3")
    assert (goods(g), cash(g)) == (0, 15)
    assert after(working("sales", goods=3, money=0), "sell 1").companies[ANN].money == 5


@pytest.mark.clause("CAR-SAL-02")
@pytest.mark.parametrize("line", ["sell 4", "sell 0", "sell -1"])
def test_sales_take_1_to_3_cubes(line):
    refused(working("sales", goods=5), line, "1 to 3")


@pytest.mark.clause("CAR-SAL-03")
def test_nobody_sells_what_is_not_there():
    g = working("sales", goods=1)
    refused(g, "sell 2", "2 goods, you have 1")
    assert [line for line in legal(g) if line.startswith("sell")] == ["sell 1 sales"]


@pytest.mark.clause("CAR-SAL-04")
def test_two_sellers_sell_up_to_6_and_stay():
    g = after(working("sales", 2, goods=6, money=0), "sell 3", "sell 3")
    assert (cash(g), goods(g), staff(g, "a1"), away(g)) == (30, 0, (2, 0), (0, 0, 0, 0))


@pytest.mark.clause("CAR-LOG-01")
def test_logistics_pay_3_dollars_and_1_vp_a_cube():
    g = after(working("logistics", goods=2, money=0), "sell 2 logistics")
    assert (goods(g), cash(g), points(g), staff(g, "a1")) == (0, 6, 2, (1, 0))


@pytest.mark.clause("CAR-LOG-02")
def test_logistics_take_1_to_3_cubes_of_those_there_are():
    refused(working("logistics", goods=4), "sell 4 logistics", "1 to 3")
    refused(working("logistics", goods=4), "sell 0 logistics", "1 to 3")
    refused(working("logistics", goods=1), "sell 2 logistics", "2 goods, you have 1")


@pytest.mark.parametrize(
    ("line", "fact"),
    [
        ("purchase east", "You have no Purchasing department"),
        ("sell 1 sales", "You have no Sales department"),
        ("sell 1", "Logistics has no active employee"),
    ],
)
def test_a_department_is_needed(line, fact):
    refused(working("logistics", active=0), line, fact)


def test_exchanges_are_told():
    assert happened(working("purchasing"), "purchase east") == (
        EmployeeSent(ANN, "purchasing", Region.EAST),
        GoodsTaken(ANN, 3),
    )
    assert happened(working("sales"), "sell 2") == (GoodsSold(ANN, "sales", 2, 10),)
    assert happened(working("logistics"), "sell 2 logistics") == (GoodsSold(ANN, "logistics", 2, 6, 2),)


@pytest.mark.parametrize(
    ("tile", "action", "label"),
    [
        ("purchasing", Purchase(Region.EAST), "+3 goods, then 7; 0 stay active"),
        ("sales", Sell(3, "sales"), "+$15; then 1 goods, $27; 0 uses left"),
        ("logistics", Sell(2, "logistics"), "+$6, +2 VP; then 2 goods, $18; 0 uses left"),
    ],
)
def test_exchanges_are_labeled(tile, action, label):
    g = working(tile)
    assert action.consequence(g, engine.pending(g), ANN) == label
