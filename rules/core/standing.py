"""What a standing order is. It knows the view of its seat and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Generic, Self

from msgspec import Struct

from rules.core.contract import Action, Decision, G, Game, Seat, View


class Order(Struct, Generic[G], frozen=True, tag=True):
    """A standing order: its fields are the questions put to the player."""

    verb: ClassVar[str]
    title: ClassVar[str]
    """The words on a button."""
    called: ClassVar[str] = "standing order"

    @classmethod
    def candidates(cls, g: G, me: Seat) -> Iterator[Self]:
        """A cheap superset of the orders of this kind that may be left now, best first."""
        raise NotImplementedError

    def objections(self, g: G, me: Seat) -> Iterator[str]:
        """Every reason against leaving it now, as sentences."""
        raise NotImplementedError

    def obsolete(self, game: Game[G], g: G, me: Seat) -> str:
        """Why it has come to its end, as a sentence; empty while it still applies."""
        raise NotImplementedError

    def answer(self, game: Game[G], g: G, at: Decision[G], me: Seat) -> Action[G, Any] | None:
        """What it does when its seat is asked; None leaves the question to the player."""
        raise NotImplementedError

    def rest(self) -> Order[G]:
        """What it is after it has answered once more."""
        return self

    def replaces(self, other: Order[G]) -> bool:
        """Whether an earlier order of the same player ends when this one is left."""
        return type(other) is type(self)

    def say(self) -> str:
        """The order in words, without a full stop."""
        return self.title

    def consequence(self, g: G, me: Seat) -> str:
        """What it can lead to in a few words, for a label; empty when there is nothing to add."""
        return ""


def owner(seen: View[Any]) -> Seat:
    """The seat whose view it is; raises ValueError for the public's."""
    if seen.seat is None:
        raise ValueError("An order needs the view of a seat.")
    return seen.seat
