"""Values as the table stands, where they are chosen."""

import pytest

from rules.carnegie import GAME
from rules.carnegie.catalog import Counted
from rules.carnegie.content import ALPHA, edition
from rules.carnegie.labels import COUNTED
from rules.carnegie.setup import lay_out
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import CityId, Deal, DepartmentId, DonationId, Kind, Project, Region, Reward, Space
from rules.core.chance import Chance
from tests.rules.carnegie.pawns import built
from tests.rules.carnegie.table import ANN, BEN, bare, with_company


def labels(g, *values, seat=ANN):
    """What is said of these values to a player."""
    return [GAME.label(g, seat, value) for value in values]


def test_a_space_is_told_with_what_and_who_is_there():
    staff = {"a1": (0, 2), "d3": (2, 1), "d4": (0, 1), "b1": (0, 0)}
    g = with_company(bare(), ANN, tiles={"a1": "training"}, staff=staff)
    assert labels(g, Space.A1, Space.D1, Space.D3, Space.D4, Space.B1, Space.B4) == [
        "A1 Training & Partnerships (2 in training)",
        "D1 Lobby (5 in training)",
        "D3 Commerce & Finance (2 active, 1 in training)",
        "D4 bare (1 in training)",
        "B1 R&D (nobody)",
        "B4 bare (nobody)",
    ]
    assert labels(g, Space.A1, Space.D3, seat=BEN) == ["A1 bare (nobody)", "D3 Commerce & Finance (1 active)"]


def test_a_space_is_called_by_what_a_player_has_there_and_other_values_by_their_names():
    g = with_company(bare(), ANN, tiles={"a1": "training"})
    assert [GAME.called(g, ANN, space) for space in (Space.A1, Space.D1, Space.B4)] == [
        "A1 Training & Partnerships",
        "D1 Lobby",
        "B4 bare",
    ]
    assert GAME.called(g, BEN, Space.A1) == "A1 bare"
    assert GAME.called(g, ANN, Region.EAST) == "East"


def test_a_region_is_told_with_the_bonus_of_the_box_and_who_is_there():
    g = with_company(bare(), ANN, tracks=(3, 0, 0, 0), away=(0, 2, 0, 0))
    assert labels(g, Region.EAST, Region.MIDWEST) == [
        "East (box 3: 1 goods + $2)",
        "Midwest (box 0: $1; 2 there)",
    ]
    assert labels(g, Region.EAST, seat=BEN) == ["East (box 0: $1)"]


def test_a_type_of_project_is_told_with_the_pawns_that_wait():
    g = built(with_company(bare(), ANN, tabs=(2, 0, 0, 0)), "denver")
    assert labels(g, *Project) == [
        "Housing (2 pawns)",
        "Commerce (1 pawn)",
        "Industry (1 pawn)",
        "Public Infrastructure (0 pawns)",
    ]


def test_a_city_is_told_with_its_region_and_vp():
    assert labels(bare(), CityId("denver"), CityId("new_york")) == [
        "Denver (West, 2 VP)",
        "New York (East, 0 VP)",
    ]


def test_a_department_tile_is_told_with_how_many_are_left():
    g = bare()
    g.pool = (2, 1, 0, *g.pool[3:])
    tiles = [DepartmentId(key) for key in ("training", "recruiting", "safety")]
    assert labels(g, *tiles) == [
        "Training & Partnerships (2 left)",
        "Recruiting (1 left)",
        "Safety & Quality (0 left)",
    ]
    assert labels(g, DepartmentId("commerce"), DepartmentId("lobby")) == ["Commerce & Finance", "Lobby"]


@pytest.mark.parametrize(
    ("donation", "told"),
    [
        ("education_1", "Clerks' Schools (3 VP per HR department; now 1)"),
        ("rights_1", "Homes (3 VP per Housing project; now 2)"),
        ("health_1", "Savings Banks (1 VP per $4; now $12)"),
        ("health_2", "Relief Kitchens (1 VP per 1 goods; now 4)"),
        ("health_5", "Museums (6 VP)"),
        ("welfare_3", "Western Parks (3 VP per West project; now 1)"),
    ],
)
def test_a_donation_is_told_with_what_it_counts_and_how_much_of_it_there_is(donation, told):
    g = built(with_company(bare(), ANN, tiles={"a1": "training"}, tabs=(1, 0, 0, 0)), "denver", "atlanta")
    assert labels(g, DonationId(donation)) == [told]


def test_money_and_goods_together_are_told_in_sets():
    g = Carnegie(2, Chance(7))
    lay_out(g, 0)
    assert labels(g, DonationId("welfare_4")) == ["Winter Relief (4 VP per 1 goods and $5; now 4 goods, $12)"]


def test_everything_that_a_donation_counts_has_a_word():
    others = {Counted.MONEY, Counted.GOODS, Counted.MONEY_AND_GOODS, Counted.NOTHING}
    assert set(COUNTED) == set(Counted) - others
    by_number = [each for each in edition(ALPHA).donations.values() if each.counts in COUNTED]
    assert {each.each for each in by_number} == {1}


def test_other_values_are_told_by_their_names():
    values = (Kind.RESEARCH, Reward.GOODS, Deal.MISSION_MONEY, True, None, 3)
    assert labels(bare(), *values) == [GAME.name(value) for value in values]
    assert labels(bare(), "nonesuch") == ["“nonesuch”"]
