"""Auctions, turns and whole quiet games of Tesla vs. Edison."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from rules.core import play as engine
from rules.core.contract import Event, Seat
from rules.tesla import GAME
from rules.tesla.actions.pass_ import Pass
from rules.tesla.state import Offer, WarOfCurrents
from tests.rulebook.tesla import bidding, table

COMPANIES = ("edison", "maxim", "brush", "thomson", "tesla")
POOL = ("coffin", "kruesi", "morgan", "houston", "upton")


def auction(
    *fame: int, pool: Sequence[str] = POOL, phase: int = 1, cash: Sequence[int] = (), **changes: Any
) -> WarOfCurrents:
    """The first lot of an auction, the companies on these spots of both fame tracks."""
    g = table(*COMPANIES[: len(fame)], phase=phase, **{"present": fame, "future": fame, **changes})
    for seat, held in enumerate(cash):
        g.settle_company(Seat(seat), cash=held)
    return bidding(g, *pool)


def with_certificates(g: WarOfCurrents, **of: int) -> WarOfCurrents:
    """The table with certificates of these seats on luminaries on offer."""
    g.offers = tuple(Offer(each.luminary, of.get(each.luminary)) for each in g.offers)
    return g


def holding(g: WarOfCurrents, seat: Seat, *shares: int) -> WarOfCurrents:
    """The table with a player's regular certificates."""
    g.settle_company(seat, shares=shares)
    return g


def asked(g: WarOfCurrents, *lines: str) -> list[Seat]:
    """Who is asked at first and after each line."""
    seats = list(engine.actors(g))
    for line in lines:
        seat = engine.actors(g)[0]
        g = engine.play(GAME, g, seat, engine.meant(GAME, g, seat, line)).state
        seats += engine.actors(g)
    return seats


def crews(g: WarOfCurrents) -> list[int]:
    """How many luminaries everybody has, inventors included."""
    return [len(company.luminaries) for company in g.companies]


def course(seats: int, seed: int = 7) -> Iterator[engine.Transition]:
    """A whole game in which everybody opens low and passes otherwise."""
    reached = engine.begin(GAME, seats, {"first_drafter": 1}, seed)
    yield reached
    while engine.pending(reached.state):
        seat = engine.actors(reached.state)[0]
        legal = engine.legal(GAME, reached.state, seat)
        quiet = next((action for action in legal if isinstance(action, Pass)), legal[0])
        reached = engine.play(GAME, reached.state, seat, quiet)
        yield reached


def story(seats: int, *kinds: type[Event]) -> list[Any]:
    """The events of these kinds in a whole quiet game."""
    return [event for each in course(seats) for event in each.events if isinstance(event, kinds)]


def moment(seats: int, fits: Callable[[WarOfCurrents], bool], seed: int = 7) -> WarOfCurrents:
    """The first table of a quiet game that fits."""
    return next(each.state for each in course(seats, seed) if fits(each.state))


def at(phase: int, *steps: type) -> Callable[[WarOfCurrents], bool]:
    """Whether a table is in a phase and asks one of these questions."""
    return lambda g: g.phase == phase and isinstance(engine.pending(g), steps)


def spent(g: WarOfCurrents, *seats: Seat) -> WarOfCurrents:
    """The table with all luminaries of some players exhausted."""
    g.companies = tuple(
        replace(each, spent=each.luminaries) if seat in seats else each
        for seat, each in enumerate(g.companies)
    )
    return g
