"""Tables in the middle of play, and tables as full as they can get."""

from functools import partial

from rules.carnegie import GAME
from rules.carnegie.atlas import atlas
from rules.carnegie.content import edition
from rules.carnegie.terms import BARE, Kind
from rules.carnegie.turn import working
from rules.core import play as engine
from rules.core.contract import Seat
from tests.render.moments import named, played_in

SEATS = (2, 3, 4)
MOMENTS = [
    (seats, seed, moves)
    for seats in SEATS
    for seed, moves in ((1, 0), (2, seats), (3, 2 * seats), (4, 50), (5, 120), (6, 9999))
]
BOOK = edition("alpha")
PEOPLE = {seats: named(("Ann", "Ben", "Cho", "Dee"), seats) for seats in SEATS}


played = partial(played_in, GAME)


def public(state):
    """What everybody may know."""
    return engine.view(GAME, state, None)


def crowded(seats):
    """A table as full as it can get: all spots taken, long names, everybody everywhere, all numbers large."""
    state = engine.new(GAME, seats, None, 1).copy()
    longest = sorted(BOOK.tiles, key=lambda key: -len(BOOK.tiles[key].short))
    for seat in map(Seat, range(seats)):
        fresh, departments = iter(longest), state.companies[seat].departments
        state.settle(
            seat,
            money=188,
            goods=38,
            supply=5,
            departments=tuple(next(fresh) if each == BARE else each for each in departments),
            standing=(0b111,) * 16,
            resting=(2,) * 16,
            away=(12, 11, 10, 10),
            points=88,
            tabs=(3, 3, 3, 3),
            built=(4, 4, 4, 3),
            donations=tuple(BOOK.donations)[:10],
            chooser=True,
        )
    state.spots = tuple(Seat(index % seats) for index in range(len(atlas(BOOK).spots)))
    state.pool = (0,) * len(BOOK.tiles)
    state.round, state.action, state.moving, state.first = 20, Kind.RESEARCH, Kind.MANAGEMENT, Seat(0)
    state.discs = (4, 0, 3, 5)
    state.agenda = (working(state, Seat(0), Kind.RESEARCH),)
    state.told = ()
    return state


def over(seats):
    """A crowded table whose game is over, the second player far ahead."""
    state = crowded(seats)
    state.agenda, state.action, state.moving, state.discs = (), None, None, (5, 5, 5, 5)
    state.settle(Seat(1), points=188)
    return state


def quiet(seats):
    """A table at its first question, nothing on the map."""
    return engine.new(GAME, seats, None, 1)
