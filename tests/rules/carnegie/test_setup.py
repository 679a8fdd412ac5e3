"""What everybody starts with, and what is drawn by lot."""

import pytest

from rules.carnegie import GAME
from rules.carnegie.chart import free_donations
from rules.carnegie.content import ALPHA, edition
from rules.carnegie.setup import FirstHousing
from rules.carnegie.tabs import waiting
from rules.carnegie.terms import PROJECTS, REGIONS, Kind, Level
from rules.carnegie.tracks import box
from rules.core import play as engine
from tests.rules.carnegie.lines import refused, to_the_end
from tests.rules.carnegie.table import ANN, bare, in_round, staff, started, turn_of

PRINTED = ("b1", "c1", "c2", "d2", "d3")
"""The spaces of the departments on the board of the fixture."""


def new(seats=4, seed=1):
    """A game as it begins."""
    return engine.new(GAME, seats, None, seed)


def drawn(g):
    """The tiles of a timeline, from the first row on: number and side."""
    sides = {
        side: (number, name)
        for number, tile in edition(ALPHA).timeline.tiles.items()
        for name, side in (("front", tile.front), ("back", tile.back))
    }
    return [sides[row[:-1]] for row in g.timeline]


@pytest.mark.clause("CAR-SET-01")
def test_four_of_eight_tiles_lie_in_a_random_order_on_random_sides():
    found = [drawn(new(seed=seed)) for seed in range(1, 51)]
    numbers = [[number for number, _ in tiles] for tiles in found]
    assert all(len(set(each)) == 4 for each in numbers)
    assert {number for each in numbers for number in each} == set(map(str, range(1, 9)))
    assert {side for tiles in found for _, side in tiles} == {"front", "back"}
    assert len(set(map(tuple, numbers))) > 40
    assert any(each != sorted(each) for each in numbers)


@pytest.mark.clause("CAR-SET-02")
def test_every_row_has_five_spaces_the_last_of_them_on_the_end_tile():
    g = new()
    assert [len(row) for row in g.timeline] == [5, 5, 5, 5]
    assert [row[-1] for row in g.timeline] == list(edition(ALPHA).timeline.end.values())
    assert all(row[-1].donation and row[-1].region for row in g.timeline)


@pytest.mark.clause("CAR-SET-03")
def test_every_disc_begins_at_the_start():
    assert new().discs == (0, 0, 0, 0)


@pytest.mark.clause("CAR-SET-04")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 16), (3, 24), (4, 32)])
def test_fewer_players_have_fewer_department_tiles(seats, tiles):
    g = new(seats)
    assert len(g.pool) == 16
    assert sum(g.pool) == tiles


@pytest.mark.clause("CAR-SET-05")
def test_tiles_leave_the_game_one_by_one_so_that_some_departments_are_missing():
    pools = [new(2, seed).pool for seed in range(1, 201)]
    assert {count for pool in pools for count in pool} == {0, 1, 2}
    assert all(sum(pool) == 16 for pool in pools)


@pytest.mark.clause("CAR-SET-06")
def test_everybody_sees_which_tiles_are_left():
    g = new(3)
    for viewer in (None, 0, 1, 2):
        assert engine.view(GAME, g, viewer).table.pool == g.pool
    assert sum(g.pool) == 24


@pytest.mark.clause("CAR-SET-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_4_goods_and_12_dollars(seats):
    assert [(each.goods, each.money) for each in new(seats).companies] == [(4, 12)] * seats


@pytest.mark.clause("CAR-SET-08")
def test_a_pawn_waits_on_every_tab_but_public_infrastructure():
    g = bare()
    for company in g.companies:
        assert company.tabs == (0, 0, 0, 0)
        assert [waiting(g.book, company, project) for project in PROJECTS] == [1, 1, 1, 0]


@pytest.mark.clause("CAR-SET-09")
def test_one_employee_stands_in_each_department_and_five_lie_in_the_lobby():
    g = bare()
    for seat in range(4):
        assert [staff(g, space, seat) for space in PRINTED] == [(1, 0)] * 5
        assert staff(g, "d1", seat) == (0, 5)
        assert g.companies[seat].active_in_all + sum(g.companies[seat].resting) == 10
        assert g.companies[seat].supply == 5


@pytest.mark.clause("CAR-SET-10")
def test_the_supply_is_out_of_reach_but_by_recruiting():
    g = turn_of(in_round(Kind.HUMAN_RESOURCES))
    refused(g, "hire", "Recruiting")
    refused(g, "recruit east", "no Recruiting department")
    refused(g, "move d1 d2 6", "5 inactive employees, not 6")


@pytest.mark.clause("CAR-SET-11")
def test_of_thirty_pawns_twenty_two_are_in_supply():
    g = bare()
    for company in g.companies:
        on_tabs = sum(waiting(g.book, company, project) for project in PROJECTS)
        assert (on_tabs, len(company.tracks), company.pawns) == (3, 4, 22)
        assert on_tabs + len(company.tracks) + company.pawns + 1 == g.book.setup.pawns == 30
        assert company.points == 0


@pytest.mark.clause("CAR-SET-12")
@pytest.mark.parametrize("start", [bare, new])
def test_transport_starts_with_a_stagecoach_in_the_east_and_with_carts_elsewhere(start):
    g = start()
    for company in g.companies:
        assert company.tracks == (0, 0, 0, 0)
        levels = [box(g.book, company, region).level for region in REGIONS]
        assert levels == [Level.STAGECOACH, Level.CART, Level.CART, Level.CART]


@pytest.mark.clause("CAR-SET-13")
@pytest.mark.parametrize(("seats", "tiles"), [(2, [0, 0]), (3, [0, 0, 1]), (4, [1, 1, 1, 1])])
def test_action_choice_tiles_go_to_four_players_or_to_the_third_of_three(seats, tiles):
    for seed in range(1, 9):
        g = new(seats, seed)
        assert [int(g.companies[seat].chooser) for seat in g.clockwise()] == tiles


@pytest.mark.clause("CAR-SET-24")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats):
    with pytest.raises(engine.Illegal, match="2–4 players"):
        new(seats)
    assert [new(possible).seats for possible in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.clause("CAR-SET-25")
def test_the_first_player_is_drawn_by_lot_and_is_the_same_for_the_same_seed():
    drawn_first = [new(seed=seed).first for seed in range(40)]
    assert drawn_first == [new(seed=seed).first for seed in range(40)]
    assert set(drawn_first) == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_first_player_can_be_named(seat):
    assert engine.new(GAME, 3, {"first_player": seat}, 7).first == seat - 1


@pytest.mark.parametrize("seat", [0, 4])
def test_a_first_player_without_a_seat_is_refused(seat):
    with pytest.raises(engine.Illegal, match=f"Seat {seat} cannot be first player: the seats are 1 to 3"):
        engine.new(GAME, 3, {"first_player": seat}, 7)


@pytest.mark.clause("CAR-SET-27")
def test_nothing_is_blocked_at_the_start():
    g = started(bare(2), FirstHousing((ANN, 1)))
    ended = to_the_end(g, lambda menu: menu[0])[-1].state
    assert [spot for spot in g.spots if spot is not None] == []
    assert sorted(spot for spot in ended.spots if spot is not None) == [0, 1]
    assert [company.built for company in ended.companies] == [(1, 0, 0, 0)] * 2
    assert len(free_donations(ended)) == 20
