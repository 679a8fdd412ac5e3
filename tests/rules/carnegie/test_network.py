"""Connections between major cities."""

import pytest

from rules.carnegie.network import best_connection, connections, levels, lines
from rules.carnegie.scoring import connections_line
from rules.carnegie.scoring import lines as score_lines
from rules.carnegie.terms import CityId, Level
from tests.rules.carnegie.editions import BOOK
from tests.rules.carnegie.pawns import ACROSS, TO_NEW_ORLEANS, TO_NEW_YORK, built
from tests.rules.carnegie.table import ANN, BEN, bare, with_company

CARTS = (0, 0, 0, 0)
RAILROADS = (3, 4, 4, 4)
"""The first box of Railroad in the East, Midwest, South and West."""


def scored(*places, tracks=CARTS):
    """What Ann's connections are worth with projects in these cities and her discs in these boxes."""
    return connections(with_company(built(bare(), *places), ANN, tracks=tracks), ANN)


@pytest.mark.clause("CAR-LNK-01")
def test_a_line_of_own_pawns_joins_two_cities_for_3_vp_with_carts():
    assert scored(*TO_NEW_YORK) == 3


@pytest.mark.clause("CAR-LNK-02")
def test_a_city_without_a_pawn_breaks_the_line():
    assert scored("chicago", "new_york") == 0


@pytest.mark.clause("CAR-LNK-03")
def test_pawns_of_others_do_not_bridge():
    g = built(built(bare(), "chicago", "new_york"), "burlington", seat=BEN)
    assert [connections(g, seat) for seat in (ANN, BEN)] == [0, 0]


@pytest.mark.clause("CAR-LNK-04")
def test_a_major_city_counts_only_with_an_own_pawn():
    assert scored("chicago", "burlington") == 0


@pytest.mark.parametrize("city", ["chicago", "san_francisco"])
@pytest.mark.clause("CAR-LNK-05")
def test_one_major_city_alone_is_no_connection(city):
    assert scored(city, tracks=RAILROADS) == 0


@pytest.mark.clause("CAR-LNK-06")
def test_san_francisco_joined_to_another_counts_twice():
    assert scored("san_francisco", "reno", "denver", "omaha", "chicago") == 6


def all_four():
    """One line that joins all major cities."""
    return (*ACROSS, "st_louis", "memphis", "new_orleans")


@pytest.mark.clause("CAR-LNK-07")
def test_all_four_at_railroad_are_worth_36():
    assert scored(*all_four(), tracks=RAILROADS) == 36


@pytest.mark.clause("CAR-LNK-08")
def test_the_lowest_level_of_the_connected_regions_decides():
    assert scored(*all_four(), tracks=(3, 4, 4, 2)) == 24


@pytest.mark.clause("CAR-LNK-09")
def test_regions_outside_the_connection_do_not_matter():
    assert scored(*TO_NEW_YORK, tracks=(3, 4, 0, 0)) == 9


@pytest.mark.clause("CAR-LNK-11")
def test_fewer_cities_are_counted_when_they_are_worth_more():
    g = with_company(built(bare(), *all_four()), ANN, tracks=(3, 4, 4, 0))
    cities = frozenset(map(CityId, all_four()))
    assert connections(g, ANN) == 18
    assert set(best_connection(BOOK, cities, levels(BOOK, (3, 4, 4, 0)))[1]) == {
        "new_york",
        "chicago",
        "new_orleans",
    }


@pytest.mark.clause("CAR-LNK-12")
def test_regions_only_passed_through_do_not_lower_the_level():
    line = ("new_orleans", "memphis", "st_louis", "washington", "new_york")
    assert scored(*line, tracks=(3, 0, 4, 0)) == 9


@pytest.mark.clause("CAR-LNK-13")
def test_several_pawns_in_one_city_count_once():
    assert scored("chicago housing", "chicago industry", "burlington", "new_york") == 3


@pytest.mark.clause("CAR-LNK-14")
def test_boxes_past_the_first_railroad_box_are_railroad():
    assert levels(BOOK, (4, 5, 5, 5)) == (Level.RAILROAD,) * 4
    assert scored(*TO_NEW_YORK, tracks=(3, 5, 0, 0)) == 9


@pytest.mark.clause("CAR-LNK-15")
def test_a_line_may_branch():
    assert scored(*TO_NEW_YORK, "st_louis", "memphis", "new_orleans") == 6


def test_lines_that_do_not_touch_are_apart():
    found = lines(BOOK, frozenset(map(CityId, ("chicago", "omaha", "atlanta", "new_orleans", "reno"))))
    assert {frozenset(line) for line in found} == {
        frozenset({"chicago", "omaha"}),
        frozenset({"atlanta", "new_orleans"}),
        frozenset({"reno"}),
    }


@pytest.mark.parametrize("places", [TO_NEW_YORK, TO_NEW_ORLEANS])
def test_the_final_score_shows_the_connections(places):
    assert dict(score_lines(built(bare(), *places), ANN))["Connections"] == 3


@pytest.mark.clause("CAR-FIN-14")
def test_connections_are_capped_at_36():
    assert [connections_line(BOOK, points) for points in (35, 39)] == [35, 36]
