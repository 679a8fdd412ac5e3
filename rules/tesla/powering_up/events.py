"""What can happen in the expansion beyond the base game, in the past participle."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from rules.core.contract import Event, Seat
from rules.tesla.state import CardId, CompanyId, EventId, HeadquartersId, LuminaryId, Power, Technology


class Chance(StrEnum):
    """A chance that a player may let go."""

    STOCK = "stock"
    CARD = "card"
    PATENT = "patent"
    REFRESH = "refresh"


class Price(Struct, frozen=True):
    """A company and the price that its stock came to."""

    company: CompanyId
    price: int


class EventRevealed(Event, frozen=True):
    """The event of a turn was turned over."""

    card: EventId


class EventBid(Event, frozen=True):
    """A bid for an event was made."""

    seat: Seat
    card: EventId
    bid: int


class EventBidderPassed(Event, frozen=True):
    """A player is out of the bidding for an event."""

    seat: Seat
    card: EventId


class EventWon(Event, frozen=True):
    """A player bought an event."""

    seat: Seat
    card: EventId
    paid: int


class EventUnsold(Event, frozen=True):
    """Nobody bid for an event."""

    card: EventId


class StocksMoved(Event, frozen=True):
    """The stock effect of an event: columns to the left below 0, spaces up above it; where the prices are."""

    card: EventId
    stock: int
    prices: tuple[Price, ...]


class EventUsed(Event, frozen=True):
    """The owner of an event used it up."""

    seat: Seat
    card: EventId


class EventDiscarded(Event, frozen=True):
    """The event of a turn is over."""

    card: EventId


class HeadquartersDeveloped(Event, frozen=True):
    """A headquarters card was developed."""

    seat: Seat
    card: HeadquartersId
    luminary: LuminaryId


class HeadquartersRemoved(Event, frozen=True):
    """A headquarters card left the game."""

    seat: Seat
    card: HeadquartersId


class CashCollected(Event, frozen=True):
    """A card paid cash; below 0 it took it."""

    seat: Seat
    card: str
    amount: int


class TributePaid(Event, frozen=True):
    """The owner of an event was paid for another company's claim."""

    seat: Seat
    to: Seat
    card: EventId
    amount: int


class StockRaised(Event, frozen=True):
    """A card raised a company's stock."""

    company: CompanyId
    card: str
    spaces: int
    price: int


class LeadingChosen(Event, frozen=True):
    """A power technology was made the leading one of this turn's bookkeeping."""

    seat: Seat
    power: Power


class LuminaryRefreshed(Event, frozen=True):
    """A luminary is ready again."""

    seat: Seat
    luminary: LuminaryId
    card: str


class PatentFollowed(Event, frozen=True):
    """A company went up to a level that was patented, and paid the holder."""

    seat: Seat
    company: CompanyId
    technology: Technology
    level: int
    to: Seat
    paid: int


class PropagandaRenewed(Event, frozen=True):
    """The last propaganda card was used, so all of the phase lie open again."""

    cards: tuple[CardId, ...]


class CertificateTraded(Event, frozen=True):
    """A share was given for another; paid is the difference, below 0 received; prices are those after it."""

    seat: Seat
    gave: CompanyId
    took: CompanyId
    paid: int
    gave_price: int
    took_price: int


class ChanceLetGo(Event, frozen=True):
    """A player did not use a chance."""

    seat: Seat
    chance: Chance


EVENTS = (
    EventRevealed, EventBid, EventBidderPassed, EventWon, EventUnsold, StocksMoved, EventUsed, EventDiscarded,
    HeadquartersDeveloped, HeadquartersRemoved, CashCollected, TributePaid, StockRaised, LeadingChosen,
    LuminaryRefreshed, PatentFollowed, PropagandaRenewed, CertificateTraded, ChanceLetGo,
)  # fmt: skip
