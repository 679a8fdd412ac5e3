"""Tables in the middle of play, and tables as full as they can get."""

from functools import partial

from msgspec.structs import replace

from rules import GAMES
from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla.atlas import atlas
from rules.tesla.auction import Bidding, Opening
from rules.tesla.catalog import LUMINARIES
from rules.tesla.content import CONTENT, Luminary
from rules.tesla.flow import TakingAction
from rules.tesla.powering_up.event_auction import EventBidding
from rules.tesla.powering_up.names import cards_of
from rules.tesla.state import Occasion, Offer
from tests.render.moments import named, played_in

TESLA = GAMES["tesla"]
SEATS = tuple(TESLA.seats)
MOMENTS = [
    (seats, seed, moves)
    for seats in SEATS
    for seed, moves in ((1, 0), (2, seats), (3, seats + 2), (4, 40), (5, 120), (6, 9999))
]
WHOLE = (("powering_up", "yes"),)
EVENTS = (("events", "yes"),)
STOCK_ONLY = (("events", "stock effects only"),)
WALKER = (("walker", "yes"),)
PEOPLE = {seats: named(("Ann", "Ben", "Cho", "Dee", "Eve", "Fay"), seats) for seats in SEATS}


played = partial(played_in, TESLA)


def public(state):
    """What everybody may know."""
    return engine.view(TESLA, state, None)


def drafted(seats, options=()):
    """A table at its first auction."""
    tables = (played(seats, 3, moves, options)[0] for moves in range(seats + 1))
    return next(state for state in tables if all(state.present))


def crowded(seats, options=()):
    """A table as full as it can get: all claimed, filed and held, the longest names, one price for all."""
    state = drafted(seats, options).copy()
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


def powered(seats):
    """The same with the whole expansion: all headquarters developed or lost, an event with a long text."""
    state = crowded(seats, WHOLE)
    for seat in map(Seat, range(seats)):
        cards = cards_of(state.key(seat))
        state.settle_company(seat, developed=cards[seat % 2 :], removed=cards[: seat % 2])
    state.face_down, state.propaganda = state.propaganda[1::2], state.propaganda[::2]
    state.event = Occasion("electrical-exhibition", Seat(seats - 1))
    return state


def ended_by_points(seats):
    """The same when it is over."""
    state = powered(seats)
    state.agenda, state.event = (), None
    return state


def selling(seats):
    """An event at auction, with bids and passes."""
    state = powered(seats)
    state.event = Occasion("electrical-exhibition")
    state.agenda = (EventBidding(Seat(0), state.event.key, 188, Seat(1), ()),)
    return state


def pooled(seats):
    """The fullest auction of the whole expansion."""
    state = powered(seats)
    names = [key for key, card in LUMINARIES.items() if isinstance(card, Luminary)][-2 * seats :]
    state.offers = tuple(Offer(name, Seat(index % seats)) for index, name in enumerate(names))
    state.event, state.agenda = None, (Opening(Seat(0), tuple(map(Seat, range(seats)))),)
    return state


def changed(state, seat, **what):
    """The table with one company changed."""
    other = state.copy()
    other.companies = tuple(
        replace(each, **what) if index == seat else each for index, each in enumerate(state.companies)
    )
    return other
