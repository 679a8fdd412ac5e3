"""The auction of an event, by the bidding of luminary auctions (PU-EVT-05 to -12)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.core.contract import Action, Procedure, Seat, Steps, player
from rules.tesla.auction import LEAST, Raising
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.events import EventBid, EventBidderPassed, EventUnsold, EventWon
from rules.tesla.powering_up.names import event_name
from rules.tesla.state import EventId, WarOfCurrents
from rules.tesla.words import money


class EventAuction(Procedure[WarOfCurrents], frozen=True):
    """A card that is auctioned goes up for sale at once; all may bid, each turn anew (AMB-PU-06)."""

    def run(self, g: WarOfCurrents) -> Steps:
        """The most famous company first, then clockwise (AMB-PU-19)."""
        if g.event is None or not EXPANSION.events[g.event.key].auctioned:
            return ()
        first = g.order()[0]
        around = tuple(Seat((first + step) % g.seats) for step in range(1, g.seats))
        return (EventBidding(first, g.event.key, others=around),)


class EventBidding(Raising, frozen=True):
    """Whether an event is bid for; the seat is the next of those still in, and others follow it clockwise."""

    card: EventId
    bid: int = 0
    leader: Seat | None = None
    others: tuple[Seat, ...] = ()

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        name, cash = event_name(self.card), money(self.company(g).cash)
        if self.leader is None:
            return f"{name} is for sale: bid {money(LEAST)} or more, or pass; you hold {cash}."
        bid = f"{name} is at {money(self.bid)} by {player(self.leader)}"
        return f"{bid}: bid {money(self.least())} or more, or pass; you hold {cash}."

    def unasked(self, g: WarOfCurrents, seat: Seat) -> str:
        """A pass is final."""
        return "" if self.still_in(seat) else f"You passed on {event_name(self.card)}."

    def still_in(self, seat: Seat) -> bool:
        """Whether a player may still win it."""
        return seat in (self.seat, self.leader, *self.others)

    def instead(self, g: WarOfCurrents, kind: type[Action[WarOfCurrents, Any]]) -> str:
        """TVE-TRN-15."""
        return f"An event is being auctioned. {self.ask(g)}"

    def least(self) -> int:
        """PU-EVT-07."""
        return self.bid + LEAST

    def raised(self, g: WarOfCurrents, me: Seat, bid: int) -> Steps:
        """Whoever led must answer in turn; who has nobody against him has won."""
        g.tell(EventBid(me, self.card, bid))
        others = self.others if self.leader is None else (*self.others, self.leader)
        if not others:
            return _won(g, me, bid)
        return (replace(self, seat=others[0], bid=bid, leader=me, others=others[1:]),)

    def brings(self, g: WarOfCurrents) -> str:
        """What the card does."""
        return f"{EXPANSION.events[self.card].text} "

    def passed(self, g: WarOfCurrents) -> Steps:
        """Also the opener may; without any bid nobody owns the card (AMB-PU-04, AMB-PU-05)."""
        g.tell(EventBidderPassed(self.seat, self.card))
        if self.others:
            return (replace(self, seat=self.others[0], others=self.others[1:]),)
        if self.leader is not None:
            return _won(g, self.leader, self.bid)
        g.tell(EventUnsold(self.card))
        return ()


def _won(g: WarOfCurrents, seat: Seat, paid: int) -> Steps:
    """The winner pays the bank and has the card (PU-EVT-10)."""
    assert g.event is not None
    g.pay(seat, -paid)
    g.event = replace(g.event, owner=seat)
    g.tell(EventWon(seat, g.event.key, paid))
    return ()
