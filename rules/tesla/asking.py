"""A decision of one seat."""

from __future__ import annotations

from rules.core.contract import Decision, Seat
from rules.tesla.state import Company, WarOfCurrents


class Asking(Decision[WarOfCurrents], frozen=True):
    """A question put to one player."""

    seat: Seat

    def actors(self, g: WarOfCurrents) -> tuple[Seat, ...]:
        """The player who is asked."""
        return (self.seat,)

    def company(self, g: WarOfCurrents) -> Company:
        """That player's company."""
        return g.companies[self.seat]
