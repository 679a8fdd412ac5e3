"""The questions and answers of the toy game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from rules.core.contract import Action, Decision, Procedure, Seat, Steps, player
from tests.rules.core.toy_table import Gave, Guarded, Nodded, Offered, Peeked, PeekedAt, Ribbon, Toy


class Deal(Procedure[Toy], frozen=True):
    """A card for whoever has none."""

    def run(self, g: Toy) -> Steps:
        """Draw the missing ones."""
        for seat, card in enumerate(g.cards):
            if card is None:
                g.cards = (*g.cards[:seat], g.draw(9) + 1, *g.cards[seat + 1 :])
        return ()


class Offering(Decision[Toy], frozen=True):
    """An offer by everybody, put by Together."""

    def ask(self, g: Toy) -> str:
        """What is asked."""
        return "Offer some coins in secret."


class BySeat(Decision[Toy], frozen=True):
    """A question to one seat."""

    seat: Seat

    def actors(self, g: Toy) -> tuple[Seat, ...]:
        """That seat."""
        return (self.seat,)

    def ask(self, g: Toy) -> str:
        """What is asked."""
        return f"{player(self.seat)} is {type(self).__name__.lower()}."


class Giving(BySeat, frozen=True):
    """A gift, or a look first."""


class Nodding(BySeat, frozen=True):
    """There is only one answer to this."""


class Guarding(BySeat, frozen=True):
    """There is only one answer to this, but asking hides it."""

    hides = True


class Offer(Action[Toy, Offering], frozen=True):
    """Offer coins in secret."""

    verb = "offer"
    title = "Offer"
    exact = True

    coins: Annotated[int, Meta(description="How many coins")]

    @classmethod
    def candidates(cls, g: Toy, at: Offering, me: Seat) -> Iterator[Offer]:
        """As many as one has."""
        yield from map(cls, range(g.coins[me] + 1))

    def objections(self, g: Toy, at: Offering, me: Seat) -> Iterator[str]:
        """Not more than one has."""
        if self.coins < 0:
            yield "An offer is at least 0 coins."
        if self.coins > g.coins[me]:
            yield f"You offer {self.coins}; you have {g.coins[me]}."

    def apply(self, g: Toy, at: Offering, me: Seat) -> Steps:
        """Pay it."""
        g.pay(me, self.coins)
        g.tell(Offered(me, self.coins))
        return ()


class Give(Action[Toy, Giving], frozen=True):
    """Give coins to somebody, with a ribbon."""

    verb = "give"
    title = "Give"

    to: Seat
    coins: tuple[int, ...] = ()
    ribbon: Ribbon | None = None
    thanks: Seat | None = None
    loud: bool = False

    @classmethod
    def candidates(cls, g: Toy, at: Giving, me: Seat) -> Iterator[Give]:
        """Nothing, or one coin in every style."""
        for to in map(Seat, range(g.seats)):
            yield cls(to)
            yield from (cls(to, (1,), ribbon, to, loud=True) for ribbon in (None, *Ribbon))

    def objections(self, g: Toy, at: Giving, me: Seat) -> Iterator[str]:
        """Somebody else, with manners, at most one coin."""
        if self.to == me or not 0 <= self.to < g.seats:
            yield "Give to somebody else at the table."
        if self.coins and self.coins != (1,):
            yield "A gift is one coin or none."
        if sum(self.coins) > g.coins[me]:
            yield f"You have {g.coins[me]} coins."
        if (self.thanks, self.loud) != ((self.to, True) if self.coins else (None, False)):
            yield "Thanks are for coins, and loud."
        if self.ribbon and not self.coins:
            yield "A ribbon goes round a coin."

    def apply(self, g: Toy, at: Giving, me: Seat) -> Steps:
        """Move the coins."""
        g.pay(me, sum(self.coins))
        g.pay(self.to, -sum(self.coins))
        g.gifts = (*g.gifts[: self.to], g.gifts[self.to] + 1, *g.gifts[self.to + 1 :])
        g.tell(Gave(me, self.to, self.coins))
        return ()

    def rests_on(self, g: Toy, at: Giving, me: Seat) -> tuple[object, ...]:
        """A coin is for whoever is as poor as they were; kind words are for all."""
        return (f"{player(self.to)} has {g.coins[self.to]}",) if self.coins else ()


class Peek(Action[Toy, Giving], frozen=True):
    """Look at somebody's card, then go on."""

    verb = "peek"
    title = "Peek"

    at: Seat

    @classmethod
    def candidates(cls, g: Toy, at: Giving, me: Seat) -> Iterator[Peek]:
        """All others."""
        yield from (cls(seat) for seat in map(Seat, range(g.seats)) if seat != me)

    def objections(self, g: Toy, at: Giving, me: Seat) -> Iterator[str]:
        """Not twice."""
        if self.at == me or not 0 <= self.at < g.seats:
            yield "Peek at somebody else's card."
        if (me, self.at) in g.peeked:
            yield "You know this card."

    def apply(self, g: Toy, at: Giving, me: Seat) -> Steps:
        """See it, and go on."""
        g.peeked = (*g.peeked, (me, self.at))
        card = g.cards[self.at]
        assert card is not None
        g.reveal()
        g.tell(PeekedAt(me, self.at), Peeked(me, self.at, card))
        return (at,)


class Nod(Action[Toy, Nodding], frozen=True):
    """Nod."""

    verb = "nod"
    title = "Nod"
    exact = True

    @classmethod
    def candidates(cls, g: Toy, at: Nodding, me: Seat) -> Iterator[Nod]:
        """The one way."""
        yield cls()

    def objections(self, g: Toy, at: Nodding, me: Seat) -> Iterator[str]:
        """None."""
        yield from ()

    def apply(self, g: Toy, at: Nodding, me: Seat) -> Steps:
        """Tell it."""
        g.tell(Nodded(me))
        return ()


class Guard(Nod, frozen=True):
    """Stand guard."""

    verb = "guard"
    title = "Guard"

    def apply(self, g: Toy, at: Nodding, me: Seat) -> Steps:
        """Tell it."""
        g.tell(Guarded(me))
        return ()
