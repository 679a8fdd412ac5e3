"""A standing bid in the auction of an event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta

from rules.core.contract import Action, Decision, Game, Seat
from rules.core.orders import Order
from rules.tesla.actions.pass_ import Pass
from rules.tesla.auction import LEAST
from rules.tesla.bids import Bid
from rules.tesla.powering_up.event_auction import EventBidding
from rules.tesla.powering_up.names import event_name
from rules.tesla.state import EventId, WarOfCurrents
from rules.tesla.words import money


def auctioned(g: WarOfCurrents) -> EventBidding | None:
    """The auction of an event, if it is under way."""
    at = g.agenda[0] if g.agenda else None
    return at if isinstance(at, EventBidding) else None


class BidForEvent(Order[WarOfCurrents], frozen=True):
    """Bid for the event on sale, by the least each time up to a limit, then pass."""

    verb = "bid-event"
    title = "Bid for the event up to a limit"

    event: EventId
    limit: Annotated[int, Meta(description="Your highest bid in $K; 0 passes")]

    @classmethod
    def candidates(cls, g: WarOfCurrents, me: Seat) -> Iterator[BidForEvent]:
        """The event on sale, low limits first."""
        at = auctioned(g)
        if at and at.still_in(me):
            for limit in range(g.companies[me].cash + 1):
                yield cls(at.card, limit)

    def objections(self, g: WarOfCurrents, me: Seat) -> Iterator[str]:
        """PU-EVT-07."""
        if out := _out(g, me, self.event):
            yield out
            return
        cash = g.companies[me].cash
        if not 0 <= self.limit <= cash:
            limit = money(self.limit) if self.limit >= 0 else self.limit
            yield f"You have {money(cash)}; the limit cannot be {limit}."

    def obsolete(self, game: Game[WarOfCurrents], g: WarOfCurrents, me: Seat) -> str:
        """It ends with the auction."""
        return _out(g, me, self.event)

    def answer(
        self, game: Game[WarOfCurrents], g: WarOfCurrents, at: Decision[WarOfCurrents], me: Seat
    ) -> Action[WarOfCurrents, Any] | None:
        """The least raise within limit and cash, else a pass."""
        if not isinstance(at, EventBidding):
            return None
        return Bid(at.least()) if at.least() <= min(self.limit, g.companies[me].cash) else Pass()

    def say(self) -> str:
        """“Bid up to $6K for Pullman Strike”."""
        return f"Bid up to {money(self.limit)} for {event_name(self.event)}"

    def consequence(self, g: WarOfCurrents, me: Seat) -> str:
        """What is left at the worst."""
        if self.limit < LEAST:
            return "passes"
        return f"leaves at least {money(g.companies[me].cash - self.limit)}"


def _out(g: WarOfCurrents, me: Seat, event: EventId) -> str:
    """Why a player bids no more for an event; empty while more bids may come."""
    at = auctioned(g)
    if at is None or at.card != event:
        return f"{event_name(event)} is not being auctioned."
    return "" if at.still_in(me) else f"You passed on {event_name(event)}."
