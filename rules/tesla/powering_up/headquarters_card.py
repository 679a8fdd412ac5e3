"""A card of headquarters: what all of them have."""

from __future__ import annotations

from typing import ClassVar

from rules.core.contract import Seat, Steps
from rules.tesla.abilities import Ability
from rules.tesla.state import HeadquartersId, WarOfCurrents


class HeadquartersCard(Ability):
    """A card of headquarters, with its number."""

    by_patents: ClassVar[bool] = False
    """Whether what it does hangs on the patents that are filed."""

    def __init__(self, key: HeadquartersId, amount: int) -> None:
        self.key, self.amount = key, amount

    def developed(self, g: WarOfCurrents, seat: Seat) -> Steps:
        """Its effect at once, when it is developed (PU-HQ-10)."""
        return ()

    def may(self, g: WarOfCurrents, seat: Seat) -> bool:
        """Whether a card that acts once per turn has not done so yet."""
        return self.key not in g.companies[seat].called

    def call(self, g: WarOfCurrents, seat: Seat) -> None:
        """It acts."""
        g.settle_company(seat, called=(*g.companies[seat].called, self.key))
