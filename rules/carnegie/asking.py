"""A decision of one seat."""

from __future__ import annotations

from typing import Any

from rules.carnegie.state import Carnegie, Company
from rules.carnegie.words import KIND_NAMES
from rules.core.contract import Action, Decision, Seat, player

ONCE_A_ROUND = ("select", "recover")
"""Verbs of one moment of a round only."""


class Asking(Decision[Carnegie], frozen=True):
    """A question put to one player."""

    seat: Seat

    def actors(self, g: Carnegie) -> tuple[Seat, ...]:
        """The player who is asked."""
        return (self.seat,)

    def instead(self, g: Carnegie, kind: type[Action[Carnegie, Any]]) -> str:
        """CAR-SEL-13, CAR-MIS-08: what belongs to one moment of a round only."""
        if kind.verb == "select" and g.action is not None:
            return f"{player(g.first)} has already selected {KIND_NAMES[g.action]} for this round."
        if kind.verb == "recover":
            return "Employees return from missions only in an income event of their region."
        return super().instead(g, kind)

    def company(self, g: Carnegie) -> Company:
        """That player's company."""
        return g.companies[self.seat]
