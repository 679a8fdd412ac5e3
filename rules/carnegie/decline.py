"""Declining what is offered."""

from __future__ import annotations

from collections.abc import Iterator

from rules.carnegie.asking import Asking
from rules.carnegie.state import Carnegie
from rules.core.contract import Action, Seat, Steps


class Offered(Asking, frozen=True):
    """A question that may be declined."""

    def refuse(self, g: Carnegie) -> Steps:
        """What follows when the player declines."""
        raise NotImplementedError


class Decline(Action[Carnegie, Offered], frozen=True):
    """Decline what is offered: make no donation, or let nobody jump."""

    verb = "decline"
    title = "Decline"
    exact = True

    @classmethod
    def candidates(cls, g: Carnegie, at: Offered, me: Seat) -> Iterator[Decline]:
        """The one way."""
        yield cls()

    def objections(self, g: Carnegie, at: Offered, me: Seat) -> Iterator[str]:
        """Nothing that is offered must be taken (CAR-DON-02, CAR-PRO-02)."""
        yield from ()

    def apply(self, g: Carnegie, at: Offered, me: Seat) -> Steps:
        """What follows depends on what was offered."""
        return at.refuse(g)
