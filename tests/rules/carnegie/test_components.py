"""Our edition: timeline, tracks, tabs, donations, departments, and the totals that the rulebook gives."""

from collections import Counter
from itertools import combinations, product

import pytest

from rules.carnegie.catalog import Counted, Gain
from rules.carnegie.content import ALPHA, edition
from rules.carnegie.terms import BARE, COLUMNS, KINDS, LOBBY, PROJECTS, REGIONS, Level, Mark, Project

BOOK = edition(ALPHA)
CITIES = BOOK.map.cities
CAPS = BOOK.scoring.caps
SIDES = [side for tile in BOOK.timeline.tiles.values() for side in (tile.front, tile.back)]
HOUSING, COMMERCE, INDUSTRY, INFRASTRUCTURE = PROJECTS


def circles(project):
    return sum(each.pawn for each in BOOK.tabs[project].positions)


def incomes(project):
    return [each.income for each in BOOK.tabs[project].positions if each.pawn]


def spots(project=None):
    """The VP of every spot that is printed for a project, or of all spots."""
    return [
        city.points
        for city in CITIES.values()
        for spot in city.spots
        if project is None or spot == project.value
    ]


def test_there_are_8_tiles_of_two_sides_with_4_spaces_each():
    assert (len(BOOK.timeline.tiles), len(SIDES)) == (8, 16)
    assert {len(side) for side in SIDES} == {COLUMNS}
    assert len(set(SIDES)) == 16


def test_donations_and_regions_stand_equally_often():
    marks = Counter(mark for side in SIDES for mark in side)
    assert marks == {Mark.DONATION: 16} | {Mark(region.value): 12 for region in REGIONS}


@pytest.mark.parametrize("place", range(COLUMNS))
def test_they_stand_equally_often_in_every_position(place):
    marks = Counter(side[place] for side in SIDES)
    assert marks == {Mark.DONATION: 4} | {Mark(region.value): 3 for region in REGIONS}


def test_the_end_has_every_region_once_each_with_a_donation():
    assert list(BOOK.timeline.end) == list(KINDS)
    assert [mark.region for mark in BOOK.timeline.end.values()] == list(REGIONS)
    assert all(mark.donation for mark in BOOK.timeline.end.values())


def test_a_game_has_20_rounds_with_16_incomes_and_8_donations():
    for tiles in combinations(BOOK.timeline.tiles.values(), len(KINDS)):
        marks = [*BOOK.timeline.end.values(), *(mark for tile in tiles for mark in tile.front)]
        assert len(marks) == 20
        assert sum(mark.region is not None for mark in marks) == 16
        assert sum(mark.donation for mark in marks) == 8


def test_every_region_comes_up_2_to_5_times_in_a_game():
    games = [
        Counter(mark.region for side in (*sides, BOOK.timeline.end.values()) for mark in side if mark.region)
        for tiles in combinations(BOOK.timeline.tiles.values(), len(KINDS))
        for sides in product(*((tile.front, tile.back) for tile in tiles))
    ]
    assert len(games) == 1120
    assert {count for game in games for count in game.values()} == {2, 3, 4, 5}
    assert all(len(game) == len(REGIONS) for game in games)


@pytest.mark.parametrize("region", REGIONS)
def test_a_track_costs_12_study_points_and_its_last_step_5(region):
    costs = [box.study for box in BOOK.tracks[region].boxes]
    assert (len(costs), sum(costs), costs[-1]) == (5, 12, 5)


def test_railroad_costs_3_4_4_and_7_study_points():
    boxes = [BOOK.tracks[region].boxes for region in REGIONS]
    reached = [next(place for place, box in enumerate(each) if box.level is Level.RAILROAD) for each in boxes]
    costs = [sum(box.study for box in each[: place + 1]) for each, place in zip(boxes, reached, strict=True)]
    assert (costs, sum(costs)) == ([3, 4, 4, 7], 18)


def test_only_the_east_starts_at_stagecoach_and_all_with_1_dollar():
    firsts = [BOOK.tracks[region].boxes[0] for region in REGIONS]
    assert [box.level for box in firsts] == [Level.STAGECOACH, Level.CART, Level.CART, Level.CART]
    assert {box.bonus for box in firsts} == {Gain(money=1)}


def test_every_final_box_gives_2_vp():
    assert {BOOK.tracks[region].boxes[-1].bonus for region in REGIONS} == {Gain(points=2)}


def test_15_projects_are_4_4_4_and_3():
    assert [circles(project) for project in PROJECTS] == [4, 4, 4, 3]


def test_a_project_costs_1_or_2_goods():
    assert [BOOK.tabs[project].goods for project in PROJECTS] == [1, 1, 2, 2]


def test_a_pawn_waits_at_the_start_but_on_public_infrastructure():
    assert [BOOK.tabs[project].positions[0].pawn for project in PROJECTS] == [True, True, True, False]


def test_pawns_cost_30_study_points_and_all_positions_50():
    positions = [each for project in PROJECTS for each in BOOK.tabs[project].positions]
    assert sum(each.study for each in positions if each.pawn) == 30
    assert sum(each.study for each in positions) == 50


@pytest.mark.parametrize(("project", "study"), [*zip(PROJECTS, (1, 2, 3, 4), strict=True)])
def test_every_step_of_a_tab_costs_the_same(project, study):
    assert [each.study for each in BOOK.tabs[project].positions] == [0, *[study] * 5]


def test_full_tabs_give_42_vp():
    ends = [BOOK.tabs[project].positions[-1].points for project in PROJECTS]
    assert (ends, sum(ends)) == ([6, 9, 12, 15], CAPS.tabs)


def test_all_15_projects_pay_what_was_reckoned():
    assert sum(each.money for each in incomes(HOUSING)) == 6
    assert sum(each.money for each in incomes(COMMERCE)) == 4
    assert sorted(each.either for each in incomes(COMMERCE)) == [0, 0, 3, 3]
    assert sum(each.goods for each in incomes(INDUSTRY)) == 5
    assert sum(each.points for each in incomes(INFRASTRUCTURE)) == 4


@pytest.mark.parametrize("project", PROJECTS)
def test_incomes_of_a_tab_never_fall(project):
    def worth(gain):
        return gain.money + gain.either + 3 * gain.goods + 3 * gain.points

    assert [worth(each) for each in incomes(project)] == sorted(map(worth, incomes(project)))


def test_there_are_20_in_4_columns():
    columns = Counter(each.column for each in BOOK.donations.values())
    assert list(columns.items()) == [("Education", 5), ("Human Rights", 5), ("Welfare", 5), ("Health", 5)]


def test_each_counts_something_else():
    assert len({each.counts for each in BOOK.donations.values()}) == 20


@pytest.mark.parametrize(
    ("counted", "most", "points"),
    [
        (Counted.INFRASTRUCTURE, circles(Project.INFRASTRUCTURE), 12),
        (Counted.INDUSTRY, circles(Project.INDUSTRY), 12),
        (Counted.HOUSING_OR_COMMERCE, circles(Project.HOUSING) + circles(Project.COMMERCE), 16),
        (Counted.RAILROADS, len(REGIONS), 12),
        (Counted.ACTIVE, CAPS.active, 15),
        (Counted.DEPARTMENTS, 15, 15),
        (Counted.DONATIONS, 6, 12),
        (Counted.GOODS, 6, 12),
        (Counted.MONEY, 30, 12),
        (Counted.MONEY_AND_GOODS, 15, 12),
        (Counted.EAST, 6, 12),
        (Counted.NOTHING, 1, 7),
    ],
)
def test_what_a_donation_gives_at_most_before_the_cap(counted, most, points):
    found = next(each for each in BOOK.donations.values() if each.counts is counted)
    assert found.points * (most // found.each) == points


@pytest.mark.parametrize("kind", KINDS)
def test_four_departments_of_an_action_give_the_cap(kind):
    found = next(each for each in BOOK.donations.values() if each.counts == kind.value)
    assert found.points * sum(tile.kind is kind for tile in BOOK.tiles.values()) == CAPS.donation


def test_every_action_has_4_of_the_16_tiles_and_two_copies_make_32():
    assert [tile.kind for tile in BOOK.tiles.values()] == [kind for kind in KINDS for _ in range(4)]
    assert BOOK.setup.copies * len(BOOK.tiles) == 32


def test_the_printed_departments_are_1_2_1_and_1():
    kinds = Counter(each.kind for each in BOOK.printed.values())
    assert [kinds[kind] for kind in KINDS] == [1, 2, 1, 1]


def test_the_printed_departments_have_13_slots_and_a_free_one_each():
    assert sum(len(each.slots) for each in BOOK.printed.values()) == 13
    assert {each.slots[0] for each in BOOK.printed.values()} == {0}


def test_only_the_new_lobby_has_no_slot():
    assert [key for key, tile in BOOK.tiles.items() if not tile.slots] == ["new_lobby"]


def test_10_departments_on_free_spaces_give_24_vp():
    free = [row.count(BARE) for row in BOOK.company.rows]
    assert (free, sum(free)) == ([4, 3, 2, 1], 10)
    assert sum(map(int.__mul__, free, BOOK.company.points)) == CAPS.departments


def test_the_printed_departments_are_1_or_2_moves_from_the_lobby():
    where = {
        each: (row, column) for row, line in enumerate(BOOK.company.rows) for column, each in enumerate(line)
    }
    row, column = where[LOBBY]
    away = {key: abs(where[key][0] - row) + abs(where[key][1] - column) for key in BOOK.printed}
    assert away == {"human_resources": 1, "commerce": 1, "planning": 2, "research": 2, "construction": 2}


def test_30_pawns_are_1_4_15_and_10():
    projects = sum(circles(project) for project in PROJECTS)
    waiting = sum(BOOK.tabs[project].positions[0].pawn for project in PROJECTS)
    assert (BOOK.setup.pawns, projects) == (30, 15)
    assert BOOK.setup.pawns - 1 - len(BOOK.tracks) - projects == 10
    assert BOOK.setup.pawns - 1 - len(BOOK.tracks) - waiting == 22


def test_15_employees_are_15_vp():
    setup = BOOK.setup
    assert len(BOOK.printed) + setup.lobby + setup.supply == 15 == CAPS.active


def test_15_projects_reach_45_vp_and_no_more():
    best = [sorted(spots(project), reverse=True)[: circles(project)] for project in PROJECTS]
    assert [spots(project).count(3) for project in PROJECTS] == [8, 9, 10, 5]
    assert sum(map(sum, best)) == CAPS.projects == 45
    assert max(spots()) * 15 == 45


def test_connections_reach_36_vp_and_no_more():
    points = BOOK.connections.points
    assert sum(BOOK.connections.counts.values()) == max(points) == 5
    assert max(map(max, points.values())) == points[5][Level.RAILROAD - 1] == CAPS.connections == 36


def test_all_but_donations_and_points_on_the_way_reach_165():
    parts = (CAPS.active, CAPS.departments, CAPS.tabs, CAPS.connections, CAPS.projects)
    assert sum(parts) + BOOK.scoring.action_choice == 165
