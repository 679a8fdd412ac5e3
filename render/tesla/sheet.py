"""What the pictures draw: the printed sheet, and the table as it lies on it."""

from __future__ import annotations

from msgspec import Struct

from rules.core.contract import Seat

RATINGS = ("invention", "manufacturing", "finance", "propaganda")
TRACKS = ("ac", "dc", "bulb")
TRACK_NAMES = {"ac": "AC", "dc": "DC", "bulb": "Bulb"}
LEVELS = range(1, 6)
RANKS = range(1, 7)

Ratings = tuple[int, int, int, int]


class Card(Struct, frozen=True):
    """A luminary with ratings; an inventor; with a certificate of a company attached, or not."""

    key: str
    name: str
    short: str
    ratings: Ratings
    ready: bool = True
    inventor: bool = False
    share: Seat | None = None


class Fee(Struct, frozen=True):
    """What a claim pays for using a technology: how much, and who holds the patent."""

    track: str
    level: int
    due: int
    holder: Seat | None


class Building(Struct, frozen=True):
    """A headquarters card of a company."""

    key: str
    slot: str
    name: str
    rating: str
    """What a luminary needs to develop it."""
    text: str
    gist: str
    state: str = "undeveloped"
    """Or developed, or removed."""


class Tally(Struct, frozen=True):
    """What a company counts for by points, its shares aside."""

    share: int
    """Points for each share of it."""
    cash_rank: int
    cash: int
    headquarters: int
    built: bool
    """Whether the Works are developed."""
    works: int


class Company(Struct, frozen=True):
    """What one player leads and owns."""

    key: str
    name: str
    title: str
    inventor: str
    ability: str
    cash: int
    worth: int
    cards: tuple[Card, ...]
    shares: tuple[int, ...]
    price: int
    market: int
    present: int
    future: int
    levels: dict[str, int]
    fees: tuple[Fee, ...]
    spared: bool = False
    """Whether claims have no reputation penalty."""
    levies: tuple[int, ...] = (0, 0)
    """What the event adds to a claim by AC and by DC."""
    headquarters: tuple[Building, ...] = ()
    tally: Tally | None = None


class Poster(Struct, frozen=True):
    """A propaganda card on offer, or face-down until all of the phase are used."""

    key: str
    name: str
    track: str
    spaces: int
    cash: int
    down: bool = False


class Candidate(Struct, frozen=True):
    """A company that nobody leads yet."""

    company: str
    title: str
    ability: str
    card: Card
    headquarters: tuple[Building, ...] = ()


class Bids(Struct, frozen=True):
    """How far the bidding is."""

    bid: int = 0
    bidder: Seat | None = None
    passed: tuple[Seat, ...] = ()


class Auction(Bids, frozen=True, kw_only=True):
    """Luminaries at auction."""

    pool: tuple[Card, ...]
    lot: Card | None = None


class Happening(Struct, frozen=True):
    """The event of a turn."""

    key: str
    name: str
    text: str
    stock: int
    """Columns to the left below 0, spaces up above it."""
    auctioned: bool
    played: bool = True
    """Whether its primary effect is."""
    owner: Seat | None = None
    over: bool = False
    leading: str = ""
    """The technology that its owner has chosen."""
    sale: Bids | None = None


class Parts(Struct, frozen=True):
    """What a table has that not every table has: by these the empty pages differ."""

    seats: int
    events: bool = False
    headquarters: bool = False
    points: bool = False
    """Whether the game is scored by points, not by worth."""
    dealing: bool = False
    """Whether shares change hands in bookkeeping."""

    @property
    def measure(self) -> str:
        """What is counted."""
        return "Points" if self.points else "Worth"


class Sheet(Struct, frozen=True):
    """The table as it lies."""

    parts: Parts
    turn: int
    phase: int
    current: int
    companies: tuple[Company | None, ...]
    patents: dict[tuple[str, int], Seat]
    projects: dict[tuple[str, int], Seat]
    posters: tuple[Poster, ...]
    draft: tuple[Candidate, ...] = ()
    auction: Auction | None = None
    event: Happening | None = None
    piles: tuple[int, ...] = ()
    """Events to come, by phase."""
    history: dict[int, tuple[int, ...]] = {}
    """Prices by seat at the end of each turn that was kept; turn 0 is the start."""

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.parts.seats

    @property
    def charted(self) -> bool:
        """Whether enough prices were kept for a line."""
        return len(self.history) > 1

    def led(self) -> list[tuple[Seat, Company]]:
        """The companies in play with the seats that lead them."""
        return [(Seat(seat), each) for seat, each in enumerate(self.companies) if each]

    def filed(self, seat: Seat) -> list[tuple[str, int]]:
        """A seat's patents."""
        return sorted(patent for patent, holder in self.patents.items() if holder == seat)

    def claimed(self, seat: Seat) -> list[tuple[str, int]]:
        """A seat's projects: cities and places in them."""
        return sorted(project for project, owner in self.projects.items() if owner == seat)
