"""A decision of one seat."""

from __future__ import annotations

from typing import Any

from rules.core.contract import Action, Decision, Seat, Steps
from rules.tesla.state import Company, WarOfCurrents


class Asking(Decision[WarOfCurrents], frozen=True):
    """A question put to one player."""

    seat: Seat

    def actors(self, g: WarOfCurrents) -> tuple[Seat, ...]:
        """The player who is asked."""
        return (self.seat,)

    def unasked(self, g: WarOfCurrents, seat: Seat) -> str:
        """TVE-TRN-05."""
        company = g.companies[seat]
        exhausted = company.luminaries and not company.ready
        return "All your luminaries are exhausted for this turn." if exhausted else ""

    def company(self, g: WarOfCurrents) -> Company:
        """That player's company."""
        return g.companies[self.seat]

    def skipped(self, g: WarOfCurrents) -> Steps:
        """What follows when the player lets the chance go, where that is allowed."""
        return ()

    def instead(self, g: WarOfCurrents, kind: type[Action[WarOfCurrents, Any]]) -> str:
        """Why an action of another kind cannot be taken now."""
        return f"You cannot {kind.title[0].lower()}{kind.title[1:]} now. {self.ask(g)}"
