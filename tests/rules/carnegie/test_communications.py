"""The Communications department: donations are cheaper."""

import pytest

from rules.carnegie.chart import price
from rules.carnegie.donations import Donations
from rules.carnegie.terms import Kind
from tests.rules.carnegie.building import constructing
from tests.rules.carnegie.lines import after, legal, refused
from tests.rules.carnegie.table import (
    ANN,
    BEN,
    bare,
    in_round,
    started,
    turn_of,
    with_company,
    working,
)
from tests.rules.carnegie.test_construction_tiles import MADE


@pytest.mark.clause("CAR-COM-01")
@pytest.mark.parametrize(("made", "due"), [(0, 3), (4, 15)])
def test_communications_makes_it_3_dollars_each(made, due):
    g = with_company(bare(), ANN, tiles={"a1": "communications"}, staff={"a1": (1, 0)}, donations=MADE[:made])
    assert price(g, ANN) == due
    g = with_company(g, ANN, money=due)
    assert after(started(g, Donations((ANN,))), "donate health_5").companies[ANN].money == 0


@pytest.mark.clause("CAR-COM-03")
def test_nothing_is_refunded_when_communications_is_built():
    g = working(Kind.MANAGEMENT, money=2, donations=MADE[:2], goods=2)
    assert after(g, "build communications a1").companies[ANN].money == 2


@pytest.mark.clause("CAR-COM-04")
@pytest.mark.parametrize("crew", [(0, 0), (0, 2)])
def test_without_an_active_employee_the_price_is_the_normal_one(crew):
    g = with_company(bare(), ANN, tiles={"a1": "communications"}, staff={"a1": crew}, donations=MADE[:2])
    assert price(g, ANN) == 15


@pytest.mark.clause("CAR-COM-05")
def test_a_copied_donation_is_cheaper_too():
    company = {"tiles": {"a1": "charitable_giving", "a2": "communications"}, "money": 6}
    g = with_company(in_round(Kind.RESEARCH, **company), BEN, donations=("health_5",))
    g = with_company(g, ANN, staff={"a1": (1, 0), "a2": (1, 0)}, donations=("welfare_1",))
    g = after(turn_of(g), "copy west health_5")
    assert (g.companies[ANN].money, g.companies[ANN].donations) == (0, ("welfare_1", "health_5"))


@pytest.mark.clause("CAR-COM-06")
def test_communications_has_no_use_of_its_own():
    g = constructing(tile="communications")
    refused(g, "communications", "ongoing effect")
    assert not any("communications" in line for line in legal(g))
