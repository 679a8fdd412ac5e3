"""Cash that a card pays or takes."""

from __future__ import annotations

from rules.core.contract import Procedure, Seat, Steps
from rules.tesla.powering_up.events import CashCollected
from rules.tesla.state import WarOfCurrents


def collect(g: WarOfCurrents, seat: Seat, card: str, amount: int) -> None:
    """Cash from the bank by a card, or to it where the amount is negative."""
    g.pay(seat, amount)
    g.tell(CashCollected(seat, card, amount))


class Collecting(Procedure[WarOfCurrents], frozen=True):
    """The same, once what stands before it is done."""

    seat: Seat
    card: str
    amount: int

    def run(self, g: WarOfCurrents) -> Steps:
        """Pay."""
        collect(g, self.seat, self.card, self.amount)
        return ()
