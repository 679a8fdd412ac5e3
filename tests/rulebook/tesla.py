"""Positions of Tesla vs. Edison for its worked examples."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla import GAME
from rules.tesla.auction import LuminaryAuction, NextLot
from rules.tesla.bookkeeping import CompanyFame, CurrentFame, Profits, ReadyLuminaries
from rules.tesla.flow import Actions, NewPropaganda, NextTurn, TakingAction, Turn
from rules.tesla.state import Company, Deck, Offer, Technology, WarOfCurrents

REST = (CompanyFame(), CurrentFame(), Profits(), ReadyLuminaries(), NextTurn())
OPENING = (NewPropaganda(), Turn())


def table(*companies: str, phase: int = 1, **changes: Any) -> WarOfCurrents:
    """A table in the first turn of a phase, companies by seat, the first one the most famous."""
    g = GAME.new(len(companies), GAME.options_for(len(companies)), engine.Chance(7))
    seats = len(companies)
    g.phase, g.turn = phase, 2 * phase - 1
    g.companies = tuple(Company(14, (0,) * seats, key, luminaries=(key,)) for key in companies)
    g.present = g.future = tuple(range(7 - seats, 7))
    g.prices, g.market, g.set_aside = (12,) * seats, (4,) * seats, (2 * (phase == 1),) * seats
    g.luminary_decks = tuple(Deck((), 0) for _ in g.luminary_decks)
    g.propaganda_decks = tuple(Deck((), 0) for _ in g.propaganda_decks)
    for name, value in changes.items():
        setattr(g, name, value)
    return acting(g, 0)


def acting(g: WarOfCurrents, seat: int) -> WarOfCurrents:
    """The table with a player about to take an action."""
    g.agenda = (TakingAction(Seat(seat)), Actions(Seat(seat)), *REST)
    return g


def with_company(g: WarOfCurrents, seat: int, *crew: str, **changes: Any) -> WarOfCurrents:
    """The table with more luminaries in a company and other changes."""
    company = g.companies[seat]
    g.settle_company(Seat(seat), luminaries=(*company.luminaries, *crew), **changes)
    return g


def with_patents(g: WarOfCurrents, held: Mapping[tuple[Technology, int], int]) -> WarOfCurrents:
    """The table with patents by technology and level."""
    rows = [list(row) for row in g.patents]
    for (technology, level), seat in held.items():
        rows[technology.place][level - 1] = Seat(seat)
    g.patents = tuple(map(tuple, rows))
    return g


def bidding(g: WarOfCurrents, *luminaries: str) -> WarOfCurrents:
    """The table at the first lot of an auction of these luminaries."""
    g.offers = tuple(map(Offer, luminaries))
    g.agenda = (NextLot(g.order()), *OPENING)
    return settled(g)


def dealing(g: WarOfCurrents, fresh: tuple[str, ...], old: tuple[str, ...]) -> WarOfCurrents:
    """The table as an auction begins, old luminaries left over and fresh ones in the phase's pile."""
    g.offers = tuple(map(Offer, old))
    decks = list(g.luminary_decks)
    decks[g.phase - 1] = Deck(fresh, len(fresh))
    g.luminary_decks, g.set_aside = tuple(decks), (2,) * g.seats
    g.agenda = (LuminaryAuction(), *OPENING)
    return settled(g)


def settled(g: WarOfCurrents) -> WarOfCurrents:
    """The table after its procedures have run up to the next decision."""
    g = g.copy()
    return engine.settled(GAME, g).state


def play(g: WarOfCurrents, *texts: str) -> WarOfCurrents:
    """The table after actions by whoever is asked."""
    for text in texts:
        seat = engine.actors(g)[0]
        g = engine.play(GAME, g, seat, engine.read(GAME, g, seat, text)).state
    return g


def reasons(g: WarOfCurrents, seat: int, text: str) -> str:
    """Why an action is refused; empty when it is not."""
    return " ".join(engine.objections(GAME, g, Seat(seat), engine.read(GAME, g, Seat(seat), text)))


def bare(seats: int) -> WarOfCurrents:
    """A table before the draft, the first seat to choose."""
    return engine.new(GAME, seats, {"first_drafter": 1}, 7)


def lone(g: WarOfCurrents, seat: int) -> WarOfCurrents:
    """The table with everybody else's luminaries exhausted."""
    g.companies = tuple(
        each if other == seat else replace(each, spent=each.luminaries)
        for other, each in enumerate(g.companies)
    )
    return acting(g, seat)
