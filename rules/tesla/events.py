"""What can happen in the game, in the past participle."""

from __future__ import annotations

from msgspec import Struct

from rules.core.contract import Event, Seat
from rules.tesla.state import CardId, CompanyId, LuminaryId, Power, ProjectId, Technology


class Fee(Struct, frozen=True):
    """A patent fee paid to a company."""

    to: Seat
    technology: Technology
    amount: int


class Spot(Struct, frozen=True):
    """A company's marker and the fame spot it came to."""

    company: CompanyId
    spot: int


class Lot(Struct, frozen=True):
    """A luminary on offer, and the company whose certificate lies on it."""

    luminary: LuminaryId
    certificate: CompanyId | None = None


class CompanyDrafted(Event, frozen=True):
    """A player chose a company; its markers stand on a fame spot."""

    seat: Seat
    company: CompanyId
    spot: int


class LuminariesOffered(Event, frozen=True):
    """The luminaries of a phase's auction lie open, earlier ones included."""

    phase: int
    lots: tuple[Lot, ...]


class LotOpened(Event, frozen=True):
    """A luminary was named and bid for."""

    seat: Seat
    luminary: LuminaryId
    bid: int


class BidRaised(Event, frozen=True):
    """A higher bid was made."""

    seat: Seat
    luminary: LuminaryId
    bid: int


class BidderPassed(Event, frozen=True):
    """A player is out of the bidding for a luminary."""

    seat: Seat
    luminary: LuminaryId


class LuminaryWon(Event, frozen=True):
    """A luminary joined a company, perhaps with a certificate; one too many went to the market."""

    seat: Seat
    luminary: LuminaryId
    paid: int
    certificate: CompanyId | None = None
    to_market: bool = False


class PropagandaRevealed(Event, frozen=True):
    """The propaganda cards of a phase lie open; what was left of the phase before is gone."""

    phase: int
    cards: tuple[CardId, ...]
    removed: tuple[CardId, ...] = ()


class TurnBegun(Event, frozen=True):
    """A turn began; the seats act in this order."""

    turn: int
    phase: int
    order: tuple[Seat, ...]


class ProjectClaimed(Event, frozen=True):
    """A project was claimed; paid is what the bank got, price the stock price after the gain."""

    seat: Seat
    company: CompanyId
    project: ProjectId
    luminary: LuminaryId
    power: Power
    paid: int
    fees: tuple[Fee, ...]
    gain: int
    price: int


class TechnologyAdvanced(Event, frozen=True):
    """A company's marker moved up a technology track."""

    seat: Seat
    company: CompanyId
    technology: Technology
    level: int
    luminaries: tuple[LuminaryId, ...]


class PatentFiled(Event, frozen=True):
    """A patent was filed; price is the stock price after it."""

    seat: Seat
    company: CompanyId
    technology: Technology
    level: int
    price: int


class PropagandaEngaged(Event, frozen=True):
    """A luminary engaged in propaganda."""

    seat: Seat
    luminary: LuminaryId


class CompanyFameMoved(Event, frozen=True):
    """A marker moved on the future fame track; lost spaces lay beyond its end."""

    company: CompanyId
    before: int
    spot: int
    bumped: tuple[Spot, ...] = ()
    lost: int = 0


class CurrentFameMoved(Event, frozen=True):
    """The AC/DC marker moved; lost spaces lay beyond the end of its track."""

    before: int
    space: int
    lost: int = 0


class PropagandaTaken(Event, frozen=True):
    """A propaganda card was used; cash includes the bonus for $ ratings."""

    seat: Seat
    card: CardId
    cash: int


class MarketVisited(Event, frozen=True):
    """A luminary went to the stock market."""

    seat: Seat
    luminary: LuminaryId


class CertificateBought(Event, frozen=True):
    """A certificate was bought; price is the stock price after it."""

    seat: Seat
    company: CompanyId
    paid: int
    price: int


class CertificateSold(Event, frozen=True):
    """A certificate was sold; price is the stock price after it."""

    seat: Seat
    company: CompanyId
    received: int
    price: int


class MarketLeft(Event, frozen=True):
    """A visit to the stock market ended."""

    seat: Seat


class ActionPassed(Event, frozen=True):
    """A player exhausted a luminary without acting."""

    seat: Seat
    luminary: LuminaryId


class PresentFameChanged(Event, frozen=True):
    """The present fame track was made like the future one; companies from the top down."""

    order: tuple[CompanyId, ...]


class FameRewarded(Event, frozen=True):
    """The most famous company's stock price rose."""

    company: CompanyId
    spaces: int
    price: int


class PatentRewarded(Event, frozen=True):
    """The stock price of the company with the highest patent in a famous technology rose."""

    company: CompanyId
    technology: Technology
    level: int
    spaces: int
    price: int


class ProfitTaken(Event, frozen=True):
    """A company took its profit."""

    seat: Seat
    company: CompanyId
    profit: int


class LuminariesReadied(Event, frozen=True):
    """All luminaries are ready again."""


class GameEnded(Event, frozen=True):
    """The game is over; several winners share the victory."""

    winners: tuple[Seat, ...]
    points: int


EVENTS = (
    CompanyDrafted, LuminariesOffered, LotOpened, BidRaised, BidderPassed, LuminaryWon, PropagandaRevealed,
    TurnBegun, ProjectClaimed, TechnologyAdvanced, PatentFiled, PropagandaEngaged, CompanyFameMoved,
    CurrentFameMoved, PropagandaTaken, MarketVisited, CertificateBought, CertificateSold, MarketLeft,
    ActionPassed, PresentFameChanged, FameRewarded, PatentRewarded, ProfitTaken, LuminariesReadied, GameEnded,
)  # fmt: skip
