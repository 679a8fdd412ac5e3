"""The primary effect of an event: what all of them have."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from rules.core.contract import Seat, Steps
from rules.tesla.abilities import Ability
from rules.tesla.state import EventId, WarOfCurrents


class Bound(StrEnum):
    """Whom an effect binds while its card lies open."""

    ALL = "all"
    OWNER = "owner"
    OTHERS = "others"


class EventEffect(Ability):
    """The primary effect of an event, with its number."""

    bound: ClassVar[Bound] = Bound.ALL

    def __init__(self, key: EventId, amount: int) -> None:
        self.key, self.amount = key, amount

    def binds(self, seat: Seat, owner: Seat | None) -> bool:
        """Whether it binds a player; a benefit that nobody bought is lost (AMB-PU-05)."""
        if self.bound is Bound.ALL:
            return True
        return owner is not None and (owner == seat) == (self.bound is Bound.OWNER)

    def at_once(self, g: WarOfCurrents, owner: Seat | None) -> Steps:
        """What it does when it is revealed, or sold."""
        return ()
