"""The worked examples of the rulebook of Carnegie, in its order."""

import pytest

from rules.carnegie.chart import price
from rules.carnegie.donations import Donations
from rules.carnegie.network import connections
from rules.carnegie.terms import Kind
from rules.core import play as engine
from tests.rules.carnegie.holdings import cash, moves
from tests.rules.carnegie.lines import after, refused
from tests.rules.carnegie.pawns import TO_NEW_ORLEANS, built
from tests.rules.carnegie.table import ANN, BEN, bare, started, with_company, working


def donating(money, *made, **company):
    """A donation event for Ann, with so much money and these donations made."""
    return started(with_company(bare(), ANN, money=money, donations=made, **company), Donations((ANN,)))


@pytest.mark.clause("CAR-DON-05")
def test_a_second_donation_costs_10():
    g = after(donating(10, "welfare_1"), "donate health_5")
    assert (g.companies[ANN].money, len(g.companies[ANN].donations)) == (0, 2)


@pytest.mark.clause("CAR-DON-06")
def test_a_third_donation_costs_15():
    g = after(donating(15, "welfare_1", "welfare_2"), "donate health_5")
    assert (g.companies[ANN].money, len(g.companies[ANN].donations)) == (0, 3)


@pytest.mark.clause("CAR-USE-04")
def test_thomas_cannot_return_to_commerce_and_finance():
    thomas = working(Kind.MANAGEMENT, staff={"d3": (2, 0), "c1": (1, 0)})
    g = after(thomas, "trade money", "build sales a1")
    assert engine.actors(g) == (BEN,)
    seller = working(Kind.MANAGEMENT, tiles={"a2": "sales"}, staff={"d3": (2, 0), "a2": (1, 0)})
    refused(
        after(seller, "trade money", "build logistics a1"), "trade money", "already left Commerce & Finance"
    )


@pytest.mark.clause("CAR-LNK-10")
def test_of_two_networks_only_the_better_one_scores():
    west = built(bare(), "san_francisco", "reno", "denver", "omaha", "chicago")
    assert connections(west, ANN) == 6
    east = with_company(built(bare(), *TO_NEW_ORLEANS), ANN, tracks=(3, 0, 4, 0))
    assert connections(east, ANN) == 9
    both = with_company(built(west, *TO_NEW_ORLEANS), ANN, tracks=(3, 0, 4, 0))
    assert connections(both, ANN) == 9


@pytest.mark.parametrize(
    ("dollars", "steps"),
    [
        pytest.param(2, 6, marks=pytest.mark.clause("CAR-TRP-02")),
        pytest.param(4, 4, marks=pytest.mark.clause("CAR-TRP-03")),
        pytest.param(7, 1, marks=pytest.mark.clause("CAR-TRP-04")),
    ],
)
def test_training_and_partnerships_give_money_and_moves_up_to_8(dollars, steps):
    g = working(Kind.HUMAN_RESOURCES, tiles={"a1": "training"}, staff={"a1": (1, 0)})
    trained = after(g, f"train south {dollars} {steps}")
    assert (cash(trained), moves(trained)) == (12 + dollars, moves(g) + steps)


@pytest.mark.clause("CAR-COM-02")
def test_thomas_pays_9_for_a_third_donation_with_communications():
    g = donating(15, "welfare_1", "welfare_2")
    assert price(g, ANN) == 15
    g = donating(9, "welfare_1", "welfare_2", tiles={"a1": "communications"}, staff={"a1": (1, 0)})
    assert after(g, "donate health_5").companies[ANN].money == 0
