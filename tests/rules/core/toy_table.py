"""The table and the events of the toy game."""

from __future__ import annotations

from enum import Enum

from rules.core.contract import Event, Seat, Table


class Ribbon(Enum):
    """A ribbon."""

    RED = "red"
    SKY = "Sky-Blue"


class Toy(Table):
    """Coins, and one secret card for each seat."""

    rounds: int = 2
    round: int = 0
    coins: tuple[int, ...] = ()
    gifts: tuple[int, ...] = (0, 0, 0)
    cards: tuple[int | None, ...] = ()
    peeked: tuple[tuple[Seat, Seat], ...] = ()

    def pay(self, seat: Seat, coins: int) -> None:
        """Take coins from a seat."""
        self.coins = (*self.coins[:seat], self.coins[seat] - coins, *self.coins[seat + 1 :])


class Offered(Event, frozen=True):
    """An offer was opened."""

    seat: Seat
    coins: int


class Gave(Event, frozen=True):
    """A gift was made."""

    seat: Seat
    to: Seat
    coins: tuple[int, ...] = ()


class PeekedAt(Event, frozen=True):
    """Somebody looked at a card."""

    seat: Seat
    to: Seat


class Peeked(Event, frozen=True):
    """What the card was."""

    seat: Seat
    to: Seat
    card: int

    def audience(self) -> tuple[Seat, ...]:
        """Who looked."""
        return (self.seat,)


class Nodded(Event, frozen=True):
    """A nod."""

    seat: Seat


class Guarded(Event, frozen=True):
    """Guard was stood."""

    seat: Seat
