"""Letting a chance go, wherever the rules say that a player may do something."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.contract import Action, Seat, Steps
from rules.tesla.asking import Asking
from rules.tesla.state import WarOfCurrents


class Skip(Action[WarOfCurrents, Asking], frozen=True):
    """Skip: let go what you are offered and go on."""

    verb = "skip"
    title = "Skip"
    exact = True

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: Asking, me: Seat) -> Iterable[Skip]:
        """There is only one way."""
        return (cls(),)

    def objections(self, g: WarOfCurrents, at: Asking, me: Seat) -> Iterator[str]:
        """None."""
        yield from ()

    def apply(self, g: WarOfCurrents, at: Asking, me: Seat) -> Steps:
        """What the question says follows."""
        return at.skipped(g)
