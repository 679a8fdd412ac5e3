"""Primary effects that are over at once (PU-EVT)."""

from __future__ import annotations

from rules.core.contract import Procedure, Seat, Steps
from rules.tesla.fame import move_marker
from rules.tesla.powering_up.electing import Electing
from rules.tesla.powering_up.event_effect import Bound, EventEffect
from rules.tesla.powering_up.events import StockRaised
from rules.tesla.powering_up.headquarters import Removing
from rules.tesla.powering_up.moving import MovingMarker
from rules.tesla.powering_up.paying import collect
from rules.tesla.state import CURRENT, WarOfCurrents
from rules.tesla.stock import raise_price


class TowardDc(EventEffect):
    """The AC/DC marker moves."""

    def at_once(self, g: WarOfCurrents, owner: Seat | None) -> Steps:
        """As far as the track goes."""
        move_marker(g, (CURRENT, -self.amount))
        return ()


class PatentsCost(EventEffect):
    """Everybody pays for the patents held, as far as the cash goes."""

    def at_once(self, g: WarOfCurrents, owner: Seat | None) -> Steps:
        """From the top of the fame track down."""
        for seat in g.order():
            held = sum(holder == seat for holders in g.patents for holder in holders)
            if due := min(self.amount * held, g.companies[seat].cash):
                collect(g, seat, self.key, -due)
        return ()


class OwnStockRises(EventEffect):
    """The owner's stock rises."""

    bound = Bound.OWNER

    def at_once(self, g: WarOfCurrents, owner: Seat | None) -> Steps:
        """Up to the top of the board."""
        if owner is not None:
            price = raise_price(g, owner, self.amount)
            g.tell(StockRaised(g.key(owner), self.key, self.amount, price))
        return ()


class MoveAMarker(EventEffect):
    """The owner moves any fame marker."""

    bound = Bound.OWNER

    def at_once(self, g: WarOfCurrents, owner: Seat | None) -> Steps:
        """Ask the owner."""
        return () if owner is None else (MovingMarker(owner, self.key, self.amount),)


class RemoveHeadquarters(EventEffect):
    """Everybody but the owner gives up developed headquarters (PU-EVT-29 to -32)."""

    bound = Bound.OTHERS

    def at_once(self, g: WarOfCurrents, owner: Seat | None) -> Steps:
        """One after the other; without an owner everybody (AMB-PU-05, AMB-PU-12)."""
        return (Strike(tuple(seat for seat in g.order() if seat != owner)),)


class Strike(Procedure[WarOfCurrents], frozen=True):
    """Who has developed headquarters gives one up."""

    waiting: tuple[Seat, ...]

    def run(self, g: WarOfCurrents) -> Steps:
        """Ask the next one who has any (PU-EVT-31)."""
        able = [seat for seat in self.waiting if g.companies[seat].developed]
        return (Removing(able[0]), Strike(tuple(able[1:]))) if able else ()


class ChooseLeading(EventEffect):
    """The owner says which power technology leads in bookkeeping."""

    bound = Bound.OWNER

    def at_once(self, g: WarOfCurrents, owner: Seat | None) -> Steps:
        """Ask the owner."""
        return () if owner is None else (Electing(owner),)
