"""What the greedy computer player sees in a table, and how it plays."""

from itertools import pairwise

import pytest

from rules.carnegie import GAME
from rules.carnegie.charity import donation_prospects
from rules.carnegie.flow import EndOfRound, Round
from rules.carnegie.outlook import FAR, outlook
from rules.carnegie.prospects import thirst
from rules.carnegie.rates import outset, rates, stock
from rules.carnegie.reach import closed_cities, connection_prospects
from rules.carnegie.scoring import score
from rules.carnegie.terms import CityId, Kind, Level
from rules.carnegie.timeline import Event, Selecting
from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.players import greedy
from tests.rules.carnegie.editions import BOOK
from tests.rules.carnegie.lines import after
from tests.rules.carnegie.pawns import TO_NEW_YORK, built
from tests.rules.carnegie.table import (
    ANN,
    BEN,
    activating,
    bare,
    in_round,
    started,
    turn_of,
    with_company,
    working,
)

CARTS = (Level.STAGECOACH, Level.CART, Level.CART, Level.CART)


def choice(g):
    """What the greedy player does when asked, as a line."""
    seat = engine.actors(g)[0]
    return engine.write(greedy(GAME, engine.view(GAME, g, seat), Chance(1)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_end_the_promise_is_the_score(seats):
    g = built(with_company(bare(seats), ANN, points=17), *TO_NEW_YORK)
    assert g.agenda == ()
    assert [GAME.worth(g, seat) for seat in (ANN, BEN)] == [score(g, seat).points for seat in (ANN, BEN)]


def test_what_is_to_come_is_read_from_the_timeline():
    g = bare()
    g.round, g.discs, g.agenda = 4, (1, 0, 2, 0), (Selecting(ANN), Event(), EndOfRound())
    ahead = outlook(g, ANN)
    assert (ahead.turns, ahead.donations) == (17, 8)
    assert ahead.events == (3, 3, 4, 3)
    assert ahead.near == (1, 1, 2, 2)


def test_an_event_under_way_counts_for_those_who_are_asked_yet():
    g = in_round(Kind.HUMAN_RESOURCES, away=(1, 0, 0, 0))
    asked = started(g, Event(), Round())
    found = outlook(asked, ANN)
    assert (found.events[0], found.near[0]) == (4, 0)
    assert (outlook(asked, BEN).events[0], outlook(asked, BEN).near[0]) == (3, 3)


def test_a_region_without_events_to_come_is_far():
    g = bare()
    g.round, g.discs = 20, (5, 5, 4, 5)
    assert outlook(g, ANN).near == (1, FAR, FAR, FAR)


def test_thirst_for_study_is_less_the_more_is_studied():
    assert thirst(BOOK, (0, 0, 0, 0), (0, 0, 0, 0)) == 1.0
    assert thirst(BOOK, (5, 5, 5, 5), (3, 4, 4, 4)) == 0.0


def cities(*keys):
    """A set of cities."""
    return frozenset(map(CityId, keys))


def test_a_connection_is_worth_the_more_the_less_it_lacks():
    found = [
        connection_prospects(BOOK, cities(*TO_NEW_YORK[:count]), cities(), CARTS, 10) for count in range(4)
    ]
    assert found == sorted(set(found))
    assert connection_prospects(BOOK, cities("chicago", "new_york"), cities("burlington"), CARTS, 0) == 0
    open_, closed = (
        connection_prospects(BOOK, cities("chicago", "new_york"), blocked, CARTS, 10)
        for blocked in (cities(), cities("burlington", "washington"))
    )
    assert open_ > closed


def test_a_major_city_that_others_have_filled_is_out_of_reach():
    others = cities("new_york", "new_orleans", "san_francisco")
    assert connection_prospects(BOOK, cities("chicago", "burlington"), others, CARTS, 10) == 0


def test_a_city_is_closed_when_others_have_taken_every_spot():
    g = built(built(bare(), "omaha"), "reno", seat=BEN)
    assert [closed_cities(BOOK, g.spots, seat) for seat in (ANN, BEN)] == [{"reno"}, {"omaha"}]


def test_money_is_worth_more_while_donations_are_to_come():
    g = with_company(bare(2), ANN, money=20)
    late = rates(outset(0, 0.0, 0))
    assert donation_prospects(g, ANN, 1, late) > donation_prospects(g, ANN, 0, late) == 0


def test_goods_are_worth_less_the_more_there_are_and_nothing_in_the_end():
    worth = [stock(goods, 10) for goods in range(30)]
    each = [more - less for less, more in pairwise(worth)]
    assert each == sorted(each, reverse=True)
    assert each[-1] > 0
    assert rates(outset(10, 1.0, 20)).goods < rates(outset(10, 1.0, 0)).goods
    assert stock(9, 0) == 0


def test_it_lets_an_employee_return_for_income():
    g = in_round(Kind.HUMAN_RESOURCES, away=(1, 0, 0, 0), built=(1, 0, 0, 0))
    assert choice(started(g, Event(), Round())) == "recover 1"


def test_it_activates_who_can_be_had_for_nothing():
    assert choice(activating(staff={"b1": (0, 1)})) == "activate b1 0"


def test_it_spends_its_study_points():
    assert choice(working(Kind.RESEARCH, staff={"b1": (3, 0)})) != "done"


def test_in_the_last_round_it_builds_for_vp():
    g = in_round(Kind.MANAGEMENT, goods=2)
    g.round, g.discs = 20, (5, 4, 5, 5)
    assert choice(turn_of(g)).startswith("build ")
    assert choice(turn_of(g)).split()[-1].startswith("a")


def test_the_last_donation_is_what_counts_most():
    g = built(with_company(in_round(Kind.MANAGEMENT, money=5), ANN, tabs=(3, 0, 0, 0)), "denver", "atlanta")
    g = built(g, "washington", "st_louis")
    g.round, g.discs = 20, (5, 4, 5, 5)
    assert choice(started(g, Event(), Round())) == "donate rights_1"


@pytest.mark.parametrize("greedy_seat", [0, 1])
def test_it_beats_a_player_by_chance(greedy_seat):
    g, chance = engine.new(GAME, 2, {}, greedy_seat), Chance(3)
    while seats := engine.actors(g):
        chance = chance.moved()
        line = choice(g) if seats[0] == greedy_seat else None
        legal = engine.legal(GAME, g, seats[0])
        g = (
            after(g, line)
            if line
            else engine.play(GAME, g, seats[0], legal[chance.below(len(legal))[0]]).state
        )
    points = [score(g, seat).points for seat in (ANN, BEN)]
    assert points[greedy_seat] > 2 * points[1 - greedy_seat]
