"""The worked examples of the rulebook of Carnegie, in its order."""

import pytest

from rules.carnegie.donations import Donations
from rules.carnegie.network import connections
from tests.rules.carnegie.lines import after
from tests.rules.carnegie.pawns import TO_NEW_ORLEANS, built
from tests.rules.carnegie.table import ANN, bare, started, with_company


def donating(money, *made):
    """A donation event for Ann, with so much money and these donations made."""
    return started(with_company(bare(), ANN, money=money, donations=made), Donations((ANN,)))


@pytest.mark.clause("CAR-DON-05")
def test_a_second_donation_costs_10():
    g = after(donating(10, "welfare_1"), "donate health_5")
    assert (g.companies[ANN].money, len(g.companies[ANN].donations)) == (0, 2)


@pytest.mark.clause("CAR-DON-06")
def test_a_third_donation_costs_15():
    g = after(donating(15, "welfare_1", "welfare_2"), "donate health_5")
    assert (g.companies[ANN].money, len(g.companies[ANN].donations)) == (0, 3)


@pytest.mark.clause("CAR-LNK-10")
def test_of_two_networks_only_the_better_one_scores():
    west = built(bare(), "san_francisco", "reno", "denver", "omaha", "chicago")
    assert connections(west, ANN) == 6
    east = with_company(built(bare(), *TO_NEW_ORLEANS), ANN, tracks=(3, 0, 4, 0))
    assert connections(east, ANN) == 9
    both = with_company(built(west, *TO_NEW_ORLEANS), ANN, tracks=(3, 0, 4, 0))
    assert connections(both, ANN) == 9
