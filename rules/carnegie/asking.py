"""A decision of one seat."""

from __future__ import annotations

from rules.carnegie.state import Carnegie, Company
from rules.core.contract import Decision, Seat


class Asking(Decision[Carnegie], frozen=True):
    """A question put to one player."""

    seat: Seat

    def actors(self, g: Carnegie) -> tuple[Seat, ...]:
        """The player who is asked."""
        return (self.seat,)

    def company(self, g: Carnegie) -> Company:
        """That player's company."""
        return g.companies[self.seat]
