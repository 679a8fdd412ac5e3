"""Tables of Powering Up!."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla import GAME
from rules.tesla.edition import EDITIONS
from rules.tesla.flow import Actions, NextTurn, TakingAction
from rules.tesla.state import Deck, Occasion, WarOfCurrents
from tests.rulebook.tesla import settled, table, with_company

WHOLE = {"powering_up": "yes"}
EDITION = EDITIONS["powering-up"]
REST = (*EDITION.bookkeeping, NextTurn())
QUIET = tuple(Deck((card,), 1) for card in ("overhead-wire-deaths", "execution-of-kemmler", "patent-pool"))
"""Events that move no price."""


def whole(*companies: str, turn: int = 0, **changes: Any) -> WarOfCurrents:
    """A table of the whole expansion, the first player about to act, most famous first."""
    said = {"edition": "powering-up", "market": (6,) * len(companies), "event_decks": QUIET}
    g = table(*companies, **said | changes)
    g.turn = turn or g.turn
    return acting(g, 0)


def acting(g: WarOfCurrents, seat: int) -> WarOfCurrents:
    """The table with a player about to take an action."""
    g.agenda = (TakingAction(Seat(seat)), Actions(Seat(seat)), *REST)
    return g


def with_event(g: WarOfCurrents, key: str, owner: int | None = None) -> WarOfCurrents:
    """The table with an event lying open."""
    g.event = Occasion(key, None if owner is None else Seat(owner))
    return g


def revealing(g: WarOfCurrents, key: str) -> WarOfCurrents:
    """The table as an event is revealed, up to the first question."""
    decks = [Deck((), 0)] * 3
    decks[g.phase - 1] = Deck((key,), 1)
    g.event_decks, g.event = tuple(decks), None
    g.agenda = (*EDITION.before, Actions(), *REST)
    return settled(g)


def keeping_books(g: WarOfCurrents) -> WarOfCurrents:
    """The table as bookkeeping begins, up to the first question."""
    g.agenda = REST
    return settled(g)


def developed(g: WarOfCurrents, seat: int, *cards: str) -> WarOfCurrents:
    """The table with developed cards of headquarters."""
    key = g.companies[seat].key
    return with_company(g, seat, developed=tuple(f"{key}-{card}" for card in cards))


def course(
    seats: int, seed: int, options: dict[str, str] | None = None, first: Callable[..., bool] | None = None
) -> Iterator[engine.Transition]:
    """A whole game at random; what fits is preferred."""
    rng = Random(seed)
    reached = engine.begin(GAME, seats, WHOLE | (options or {}), seed)
    yield reached
    while engine.pending(reached.state):
        seat = engine.actors(reached.state)[0]
        legal = engine.legal(GAME, reached.state, seat)
        liked = [each for each in legal if first(each)] if first else legal
        reached = engine.play(GAME, reached.state, seat, rng.choice(liked or legal))
        yield reached


def happened(seats: int, seed: int, *kinds: type, options: dict[str, str] | None = None) -> list[Any]:
    """The events of these kinds in a whole game."""
    return [
        event for each in course(seats, seed, options) for event in each.events if isinstance(event, kinds)
    ]
