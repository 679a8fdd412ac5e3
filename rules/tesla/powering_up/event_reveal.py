"""The event reveal at the start of a turn, and the discard at its end (PU-EVT)."""

from __future__ import annotations

from rules.core.contract import Procedure, Seat, Steps
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.event_cards import CARDS
from rules.tesla.powering_up.events import EventDiscarded, EventRevealed, Price, StocksMoved
from rules.tesla.state import Deck, Occasion, WarOfCurrents
from rules.tesla.stock import lower_price, raise_price


class EventReveal(Procedure[WarOfCurrents], frozen=True):
    """One card of the phase's pile is turned over (PU-EVT-01)."""

    primary: bool = True
    """Whether primary effects are played (PU-CUS-05)."""

    def run(self, g: WarOfCurrents) -> Steps:
        """Only now it is settled which one."""
        index = g.phase - 1
        deck = g.event_decks[index]
        key = deck.bag[g.draw(len(deck.bag), "event", g.turn)]
        left = tuple(each for each in deck.bag if each != key) if deck.size > 1 else ()
        g.event_decks = (*g.event_decks[:index], Deck(left, deck.size - 1), *g.event_decks[index + 1 :])
        g.event = Occasion(key, over=not self.primary)
        g.tell(EventRevealed(key))
        return ()


class PrimaryEffect(Procedure[WarOfCurrents], frozen=True):
    """What the card does at once, before its stock effect (PU-EVT-03)."""

    def run(self, g: WarOfCurrents) -> Steps:
        """As its code says."""
        assert g.event is not None
        return CARDS[g.event.key].at_once(g, g.event.owner)


class StockEffect(Procedure[WarOfCurrents], frozen=True):
    """Every stock marker moves (PU-EVT-13 to -17)."""

    def run(self, g: WarOfCurrents) -> Steps:
        """Columns to the left one at a time (AMB-PU-14), spaces up at once."""
        assert g.event is not None
        stock = EXPANSION.events[g.event.key].stock
        for seat in map(Seat, range(g.seats)):
            for _ in range(-stock):
                lower_price(g, seat)
            raise_price(g, seat, max(0, stock))
        prices = tuple(Price(g.key(seat), g.prices[seat]) for seat in g.order())
        g.tell(StocksMoved(g.event.key, stock, prices))
        return ()


class DiscardEvent(Procedure[WarOfCurrents], frozen=True):
    """The event is over (PU-BK-16)."""

    def run(self, g: WarOfCurrents) -> Steps:
        """Whatever was not used is lost (PU-EVT-28)."""
        if g.event is not None:
            g.tell(EventDiscarded(g.event.key))
        g.event = g.leading = None
        return ()
