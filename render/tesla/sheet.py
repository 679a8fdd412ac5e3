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


class City(Struct, frozen=True):
    """A city as printed: from how many players on it is in play, its size, its projects' levels."""

    key: str
    name: str
    players: int
    size: str
    levels: tuple[int, ...]


class Size(Struct, frozen=True):
    """What a project costs and gains in a city of a size."""

    name: str
    cost: int
    gain: int


class Column(Struct, frozen=True):
    """A column of the stock market."""

    first: int
    height: int
    profit: int


class Printed(Struct, frozen=True):
    """Everything on the sheet that never changes."""

    cities: dict[str, City]
    links: tuple[tuple[str, str], ...]
    sizes: tuple[Size, ...]
    columns: tuple[Column, ...]
    needs: dict[str, dict[int, tuple[int, int]]]
    currents: tuple[tuple[int, int, int], ...]
    """Space, gain with AC, gain with DC; from the top."""
    phases: int
    turns: int
    preferred: int
    """So many regular certificates the preferred one counts for."""
    most: int
    """So many certificates one may hold of another's company."""

    def place(self, price: int) -> tuple[int, int]:
        """The column and the row of a price."""
        for index, column in enumerate(self.columns):
            if price < column.first + column.height:
                return index, price - column.first
        raise ValueError(f"There is no price {price}.")

    def profit(self, price: int) -> int:
        """What a company takes at a price."""
        return self.columns[self.place(price)[0]].profit


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


class Poster(Struct, frozen=True):
    """A propaganda card on offer."""

    key: str
    name: str
    track: str
    spaces: int
    cash: int


class Candidate(Struct, frozen=True):
    """A company that nobody leads yet."""

    company: str
    title: str
    ability: str
    card: Card


class Auction(Struct, frozen=True):
    """Luminaries at auction."""

    pool: tuple[Card, ...]
    lot: Card | None = None
    bid: int = 0
    bidder: Seat | None = None
    passed: tuple[Seat, ...] = ()


class Sheet(Struct, frozen=True):
    """The table as it lies."""

    seats: int
    turn: int
    phase: int
    current: int
    companies: tuple[Company | None, ...]
    patents: dict[tuple[str, int], Seat]
    projects: dict[tuple[str, int], Seat]
    posters: tuple[Poster, ...]
    draft: tuple[Candidate, ...] = ()
    auction: Auction | None = None
    history: dict[int, tuple[int, ...]] = {}
    """Prices by seat at the end of each turn that was kept; turn 0 is the start."""

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
