"""A standing order of the toy game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.core.contract import Action, Decision, Game, Seat
from rules.core.orders import Order
from tests.rules.core.toy_actions import Give, Giving
from tests.rules.core.toy_table import Toy


class GiveTo(Order[Toy], frozen=True):
    """Give a coin to somebody whenever you are asked to give."""

    verb = "give-to"
    title = "Give to somebody"

    to: Seat
    coins: int = 1

    @classmethod
    def candidates(cls, g: Toy, me: Seat) -> Iterator[GiveTo]:
        """Everybody, oneself too."""
        yield from (cls(Seat(seat)) for seat in range(g.seats))

    def objections(self, g: Toy, me: Seat) -> Iterator[str]:
        """Not to oneself, nor more than there is."""
        if self.to == me:
            yield "Give to somebody else."
        if self.coins > g.coins[me]:
            yield f"You have {g.coins[me]} coins, not {self.coins}."

    def obsolete(self, game: Game[Toy], g: Toy, me: Seat) -> str:
        """When the coins are gone."""
        return "" if g.coins[me] else "You have no coins left."

    def answer(self, game: Game[Toy], g: Toy, at: Decision[Toy], me: Seat) -> Action[Toy, Any] | None:
        """A gift, whether there is enough or not."""
        return Give(self.to, (self.coins,), None, self.to, loud=True) if isinstance(at, Giving) else None
