"""The steps of bookkeeping that the expansion adds: the drift, and dealing in shares (PU-BK, PU-STK)."""

from __future__ import annotations

from rules.core.contract import Procedure, Seat, Steps
from rules.tesla.edition import in_force
from rules.tesla.events import CurrentFameMoved
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.trading import Dealing, possible
from rules.tesla.state import WarOfCurrents


class Drift(Procedure[WarOfCurrents], frozen=True):
    """The AC/DC marker comes a space closer to the center (PU-BK-09 to -11)."""

    def run(self, g: WarOfCurrents) -> Steps:
        """In the center it stays."""
        before = g.current
        if before:
            step = min(EXPANSION.setup.drift, abs(before))
            g.current = before - step if before > 0 else before + step
            g.tell(CurrentFameMoved(before, g.current))
        return ()


class StockMarket(Procedure[WarOfCurrents], frozen=True):
    """Down the present fame track everybody may trade a share, then buy one (PU-STK-01)."""

    waiting: tuple[Seat, ...] | None = None
    """None before the first."""

    def run(self, g: WarOfCurrents) -> Steps:
        """Each finishes before the next; nobody comes back (AMB-PU-21)."""
        waiting = g.order() if self.waiting is None else self.waiting
        for place, seat in enumerate(waiting):
            if "trade" not in in_force(g, seat).closes and possible(g, seat):
                return (Dealing(seat), StockMarket(waiting[place + 1 :]))
        return ()
