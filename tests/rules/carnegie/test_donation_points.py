"""What donations are worth in the end, and what is said of it before they are made."""

from itertools import permutations

import pytest

from rules.carnegie import GAME
from rules.carnegie.catalog import Counted
from rules.carnegie.content import edition
from rules.carnegie.donations import Donate
from rules.carnegie.terms import DonationId
from rules.carnegie.worth import PLACES, counts, donation_points, total, worth_if_made
from rules.core import play as engine
from tests.rules.carnegie.pawns import built
from tests.rules.carnegie.table import ANN, bare, with_company
from tests.rules.carnegie.test_donations import MADE, opened


def holding(**company):
    """What a donation is worth to Ann, by its name, her company being as said."""
    g = with_company(
        built(
            bare(), "denver housing", "denver commerce", "denver industry", "memphis industry", "washington"
        ),
        ANN,
        tiles={"a1": "sales", "a2": "safety", "b2": "supply_chain", "b3": "telegraph", "d4": "purchasing"},
        **company,
    )
    return lambda *made: donation_points(with_company(g, ANN, donations=made), ANN)


@pytest.mark.parametrize(
    ("donation", "points"),
    [
        ("education_1", 3 * 1),
        ("education_2", 3 * 2),
        ("education_3", 3 * 1),
        ("education_4", 3 * 1),
        ("education_5", 2 * 5),
        ("rights_1", 3 * 2),
        ("rights_2", 3 * 1),
        ("rights_3", 4 * 2),
        ("rights_4", 0),
        ("rights_5", 3 * 1),
        ("welfare_1", 0),
        ("welfare_2", 3 * 1),
        ("welfare_3", 3 * 3),
        ("welfare_4", 3 * 1),
        ("welfare_5", 1 * 5),
        ("health_1", 14 // 4),
        ("health_2", 4),
        ("health_3", 4 * 2),
        ("health_4", 3 * 1),
        ("health_5", 6),
    ],
)
def test_every_donation_counts_what_it_says(donation, points):
    assert holding(money=14, tracks=(3, 0, 4, 3))(donation) == points


def test_the_alpha_counts_printed_departments_too():
    g = with_company(bare(), ANN, tiles={"a1": "sales"}, donations=("education_2", "education_5"))
    g.edition = "alpha"
    assert g.book.scoring.printed_departments_count
    found = counts(g, ANN)
    assert [found[PLACES[each]] for each in (Counted.MANAGEMENT, Counted.DEPARTMENTS)] == [3, 6]


ALPHA = edition("alpha")
GOODS, MONEY, SETS = map(DonationId, ("welfare_2", "welfare_3", "welfare_4"))
"""2 VP per goods, 2 VP per $5, 4 VP per $5 and 1 goods."""


@pytest.mark.parametrize(
    ("made", "dollars", "cubes", "points"),
    [
        ((GOODS, MONEY), 14, 4, 8 + 4),
        ((GOODS, MONEY, SETS), 14, 4, 8 + 4),
        ((SETS,), 14, 4, 8),
        ((SETS, GOODS), 14, 4, 8 + 4),
        ((SETS, GOODS), 15, 8, 12 + 10),
        ((MONEY, SETS), 40, 2, 12 + 8),
        ((MONEY, SETS), 15, 0, 6),
        ((GOODS, MONEY, SETS), 45, 9, 12 + 12 + 12),
        ((GOODS, MONEY, SETS), 60, 60, 36),
        ((GOODS, MONEY, SETS), 0, 0, 0),
    ],
)
def test_each_dollar_and_each_cube_counts_for_one_donation(made, dollars, cubes, points):
    for order in permutations(made):
        assert total(ALPHA, order, holding_only(dollars, cubes)) == points


def holding_only(dollars, cubes):
    """What donations would count of a company that has nothing but money and goods."""
    return tuple({Counted.MONEY: dollars, Counted.GOODS: cubes}.get(each, 0) for each in Counted)


def test_what_a_donation_would_be_worth_is_said_before_it_is_made():
    g = opened(money=13, goods=3, donations=("health_4",))
    said = {choice.donation: choice.consequence(g, engine.pending(g), ANN) for choice in donations_of(g)}
    assert said["health_5"] == "$10, $3 left; worth 6 VP now"
    assert said["health_1"] == "$10, $3 left; worth 0 VP now"
    assert said["health_2"] == "$10, $3 left; worth 3 VP now"


def donations_of(g):
    """The donations that Ann can make."""
    return [choice for choice in engine.legal(GAME, g, ANN) if isinstance(choice, Donate)]


def test_the_donation_that_counts_donations_counts_itself():
    g = with_company(bare(), ANN, donations=MADE[:1])
    assert worth_if_made(g, ANN, DonationId("health_4"), 10) == 6


def test_what_is_held_already_for_another_donation_adds_nothing():
    g = with_company(bare(), ANN, money=15, goods=0, donations=(MONEY,))
    g.edition = "alpha"
    assert donation_points(g, ANN) == 6
    assert worth_if_made(g, ANN, SETS, 10) == 0
    assert worth_if_made(g, ANN, GOODS, 10) == 0
