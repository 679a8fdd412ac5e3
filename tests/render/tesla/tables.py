"""Tables in the middle of play, and tables as full as they can get."""

from functools import partial

from msgspec.structs import replace

from rules import GAMES
from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla.atlas import atlas
from rules.tesla.auction import Bidding
from rules.tesla.content import CONTENT
from rules.tesla.flow import TakingAction
from rules.tesla.state import Offer
from tests.render.moments import named, played_in

TESLA = GAMES["tesla"]
SEATS = tuple(TESLA.seats)
MOMENTS = [
    (seats, seed, moves)
    for seats in SEATS
    for seed, moves in ((1, 0), (2, seats), (3, seats + 2), (4, 40), (5, 120), (6, 9999))
]
PEOPLE = {seats: named(("Ann", "Ben", "Cho", "Dee", "Eve", "Fay"), seats) for seats in SEATS}


played = partial(played_in, TESLA)


def public(state):
    """What everybody may know."""
    return engine.view(TESLA, state, None)


def drafted(seats):
    """A table at its first auction."""
    return next(state for moves in range(seats + 1) if all((state := played(seats, 3, moves)[0]).present))


def crowded(seats):
    """A table as full as it can get: all claimed, filed and held, the longest names, one price for all."""
    state = drafted(seats).copy()
    longest = sorted(CONTENT.luminaries, key=lambda key: -len(CONTENT.luminaries[key].name))
    projects = [each.key for each in atlas(seats).projects]
    for seat in map(Seat, range(seats)):
        own = state.companies[seat]
        state.settle_company(
            seat,
            cash=288,
            shares=(4,) * seats,
            levels=(5, 5, 5),
            luminaries=(*own.luminaries[:1], *longest[3 * seat : 3 * seat + 3]),
            spent=tuple(longest[3 * seat : 3 * seat + 2]),
            projects=tuple(projects[seat::seats]),
        )
    state.prices, state.market = (77,) * seats, (6,) * seats
    holders = tuple(Seat(level % seats) if level else None for level in range(5))
    state.patents = (holders, holders, holders)
    state.turn, state.phase, state.current, state.offers = 6, 3, -3, ()
    cards = sorted(CONTENT.propaganda, key=lambda key: -len(CONTENT.propaganda[key].name))
    state.propaganda = tuple(cards[: seats + 1])
    state.agenda = (TakingAction(Seat(0)),)
    return state


def over(seats):
    """A crowded table whose game is over, all tied but for cash."""
    state = crowded(seats)
    state.agenda = ()
    state.settle_company(Seat(1), cash=289)
    return state


def bidding(seats):
    """The fullest auction: the second phase's, with a lot, bids and passes."""
    state = crowded(seats)
    names = list(CONTENT.luminaries)[: 2 * seats]
    state.offers = tuple(Offer(name, Seat(index % seats)) for index, name in enumerate(names))
    waiting = tuple(map(Seat, range(seats)))
    state.agenda = (Bidding(Seat(0), names[-1], 188, Seat(1), (), waiting),)
    return state


def changed(state, seat, **what):
    """The table with one company changed."""
    other = state.copy()
    other.companies = tuple(
        replace(each, **what) if index == seat else each for index, each in enumerate(state.companies)
    )
    return other
