"""A toy game that uses everything the engine offers: secret offers, hands, gifts, forced answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Annotated, Any

from msgspec import Meta, Struct

from rules.core.chance import Chance
from rules.core.contract import Decision, Event, Game, Json, Names, Procedure, Score, Seat, Steps
from rules.core.together import Together
from tests.rules.core.toy_actions import (
    BySeat,
    Deal,
    Give,
    Giving,
    Guard,
    Guarding,
    Nod,
    Nodding,
    Offer,
    Offering,
    Peek,
)
from tests.rules.core.toy_orders import GiveTo
from tests.rules.core.toy_table import Gave, Guarded, Nodded, Offered, Peeked, PeekedAt, Ribbon, Toy


class Mood(Enum):
    """A mood."""

    CALM = "calm"
    WILD = "wild"


class ToyOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How long and how it is played."""

    rounds: Annotated[int, Meta(ge=1, le=5, description="Rounds to play")] = 2
    rich: bool = False
    mood: Mood = Mood.CALM


class Round(Procedure[Toy], frozen=True):
    """Everybody offers in secret; then the first seat gives, nods and stands guard."""

    def run(self, g: Toy) -> Steps:
        """The round, or nothing after the last."""
        if g.round == g.rounds:
            return ()
        first = Seat(g.round % g.seats)
        g.round += 1
        everybody = tuple(map(Seat, range(g.seats)))
        return (
            Together(Offering(), everybody),
            Giving(first),
            Nodding(first),
            Guarding(first),
            Deal(),
            Round(),
        )


def _with_coins(state: Json) -> Json:
    return {**{key: value for key, value in state.items() if key != "money"}, "coins": state["money"]}


def _with_more(state: Json) -> Json:
    return {**state, "coins": [each * 10 for each in state["coins"]]}


class ToyGame(Game[Toy]):
    """The most coins win."""

    key = "toy"
    title = "Toy"
    seats = range(2, 4)
    version = 3
    table = Toy
    options = ToyOptions
    steps = (Round, Offering, Giving, Nodding, Guarding, Deal)
    actions = (Offer, Give, Peek, Nod, Guard)
    orders = (GiveTo,)
    events = (Offered, Gave, Nodded, Guarded, Peeked, PeekedAt)
    never: Mapping[str, str] = {"steal": "Nobody steals here."}
    topics: Mapping[str, str] = {"overview": "Have the most coins."}
    upgrades = (_with_coins, _with_more)

    def new(self, seats: int, options: ToyOptions, chance: Chance) -> Toy:
        """Coins and a card for everybody."""
        g = Toy(seats, chance, (Round(),), rounds=options.rounds)
        g.coins = (5 if options.rich else 3,) * seats
        g.cards = (None,) * seats
        Deal().run(g)
        return g

    def menu(self, g: Toy) -> Mapping[type[Decision[Toy]], Any]:
        """Two answers to one question, one to each of the others."""
        return {Offering: (Offer,), Giving: (Give, Peek), Nodding: (Nod,), Guarding: (Guard,)}

    def hide(self, g: Toy, viewer: Seat | None) -> None:
        """Cards of others, but for those peeked at."""
        shown = [seat == viewer or (viewer, seat) in g.peeked for seat in range(g.seats)]
        g.cards = tuple(card if shown[seat] else None for seat, card in enumerate(g.cards))
        g.peeked = tuple(pair for pair in g.peeked if pair[0] == viewer)

    def imagine(self, g: Toy, viewer: Seat | None, chance: Chance) -> None:
        """Other cards."""
        Deal().run(g)

    def ahead(self, g: Toy, seat: Seat) -> Toy | None:
        """Its turn to give in this round, once its own offer is made; others may give what they want."""
        turn = tuple(step for step in g.agenda if isinstance(step, BySeat) and step.seat == seat)
        if not turn:
            return None
        g = g.copy()
        offers = dict(at.answers) if isinstance(at := g.agenda[0], Together) else {}
        if isinstance(offer := offers.get(seat), Offer):
            g.pay(seat, offer.coins)
        g.agenda = turn
        return g

    def scores(self, g: Toy) -> dict[Seat, Score]:
        """Coins, then gifts received."""
        return {Seat(seat): Score(coins, (g.gifts[seat],)) for seat, coins in enumerate(g.coins)}

    def say(self, event: Event, names: Names) -> str:
        """One event as one sentence."""
        match event:
            case Offered(seat, coins):
                return f"{names[seat]} offers {coins}."
            case Gave(seat, to, coins):
                return f"{names[seat]} gives {names[to]} {coins}."
            case Peeked(_, to, card):
                return f"The card of {names[to]} is a {card}."
            case PeekedAt(seat, to):
                return f"{names[seat]} peeks at the card of {names[to]}."
            case Nodded(seat) | Guarded(seat):
                return f"{names[seat]} {type(event).__name__.lower()}."
            case _:
                raise TypeError(type(event).__name__)

    def name(self, value: object) -> str:
        """A field's value in a player's words."""
        if isinstance(value, Ribbon):
            return value.value
        return str(value) if value != () else "none"

    def headline(self, g: Toy) -> str:
        """The round."""
        return f"Round {g.round} of {g.rounds}"

    def check(self, g: Toy) -> Iterator[str]:
        """Nobody is in debt, everybody has a card."""
        if min(g.coins) < 0:
            yield f"debts: {g.coins}"
        if None in g.cards and g.chance.seed:
            yield f"cards: {g.cards}"


TOY = ToyGame()
