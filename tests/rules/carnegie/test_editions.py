"""The edition of the tests has the values of the rule register's fixture."""

from collections import Counter

import pytest

from rules.carnegie.catalog import Counted, Gain
from rules.carnegie.content import edition
from rules.carnegie.terms import PROJECTS, REGIONS, Mark, Region
from tests.rules.carnegie.editions import BOOK, FIXTURE


def test_a_table_finds_it_by_its_name():
    assert edition(FIXTURE) is BOOK


def test_its_timeline_is_balanced():
    sides = [side for tile in BOOK.timeline.tiles.values() for side in (tile.front, tile.back)]
    for place in range(4):
        marks = Counter(side[place] for side in sides)
        assert marks == {Mark.DONATION: 4} | {Mark(region.value): 3 for region in REGIONS}


@pytest.mark.parametrize("region", REGIONS)
def test_its_tracks_step_1_2_2_3_3_to_growing_bonuses(region):
    boxes, east = BOOK.tracks[region].boxes, region is Region.EAST
    assert [box.study for box in boxes] == [0, 1, 2, 2, 3, 3]
    assert [box.level for box in boxes] == ([2, 2, 2, 3, 3, 3] if east else [1, 1, 2, 2, 3, 3])
    assert [box.bonus for box in boxes] == [
        *(Gain(money=money) for money in (1, 2, 3)),
        *(Gain(money=money, goods=goods) for money, goods in ((2, 1), (3, 1), (3, 2))),
    ]


def test_its_tabs_have_15_pawns_and_42_vp():
    tabs = [BOOK.tabs[project].positions for project in PROJECTS]
    assert [sum(each.pawn for each in positions) for positions in tabs] == [4, 4, 4, 3]
    assert [[each.points for each in positions[4:]] for positions in tabs] == [
        [5, 9],
        [5, 10],
        [6, 11],
        [7, 12],
    ]
    assert [{each.study for each in positions[1:]} for positions in tabs] == [{2}, {2}, {3}, {3}]
    incomes = [{each.income for each in positions if each.pawn} for positions in tabs]
    assert incomes == [{Gain(money=2)}, {Gain(goods=1)}, {Gain(money=3)}, {Gain(points=1)}]


def test_its_map_has_12_cities_on_one_line_with_two_shortcuts():
    assert (len(BOOK.map.cities), len(BOOK.map.links)) == (12, 13)
    ends = Counter(end for link in BOOK.map.links for end in link)
    assert {city: count for city, count in ends.items() if count != 2} == {
        "san_francisco": 1,
        "chicago": 3,
        "washington": 3,
        "st_louis": 3,
    }


def test_its_connections_give_3_vp_for_a_city_and_a_level():
    for count, points in BOOK.connections.points.items():
        assert points == tuple(3 * (count - 1) * level for level in (1, 2, 3))


def test_its_donations_are_in_the_order_of_the_register():
    found = [(each.points, each.each) for each in BOOK.donations.values()]
    assert found[:9] == [*[(3, 1)] * 4, (2, 1), (3, 1), (3, 1), (4, 1), (4, 1)]
    assert found[9:] == [*[(3, 1)] * 5, (1, 1), (1, 4), (1, 1), (4, 1), (3, 1), (6, 1)]
    assert [each.counts for each in BOOK.donations.values()][14:] == [
        Counted.ACTIVE,
        Counted.MONEY,
        Counted.GOODS,
        Counted.RAILROADS,
        Counted.DONATIONS,
        Counted.NOTHING,
    ]
    assert not BOOK.scoring.printed_departments_count
