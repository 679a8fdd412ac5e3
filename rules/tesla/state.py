"""The table: companies, fame, prices, certificates, decks (TVE-SET)."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from functools import cached_property, lru_cache
from typing import Generic, NewType, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rules.core.contract import Seat, Table

CompanyId = NewType("CompanyId", str)
LuminaryId = NewType("LuminaryId", str)
"""A luminary card; an inventor's is the same word as his company's."""
ProjectId = NewType("ProjectId", str)
CityId = NewType("CityId", str)
CardId = NewType("CardId", str)
"""A propaganda card."""
EventId = NewType("EventId", str)
"""A historical event card of the expansion."""
HeadquartersId = NewType("HeadquartersId", str)
"""A headquarters card of the expansion: company and slot."""
MarkerId = NewType("MarkerId", str)
"""A company, for its marker on the future fame track, or CURRENT."""

CURRENT = MarkerId("current")
UNDRAFTED = CompanyId("")

Card = TypeVar("Card", bound=str)


class Technology(StrEnum):
    """A technology track."""

    AC = "ac"
    DC = "dc"
    BULB = "bulb"

    @cached_property
    def place(self) -> int:
        """Its index in a company's levels and in the patents."""
        return PLACES[self]


PLACES = {technology: index for index, technology in enumerate(Technology)}
BULB = Technology.BULB.place


class Power(StrEnum):
    """A power technology."""

    AC = "ac"
    DC = "dc"

    @cached_property
    def place(self) -> int:
        """Its index in a company's levels, in the patents and in the modifiers of the AC/DC fame track."""
        return PLACES[Technology(self)]


class Level(IntEnum):
    """A technology level."""

    I = 1  # noqa: E741
    II = 2
    III = 3
    IV = 4
    V = 5


class Track(StrEnum):
    """A fame track."""

    COMPANY = "company"
    CURRENT = "current"


class Company(Struct, frozen=True, omit_defaults=True):
    """One player's company, with everything the player holds."""

    cash: int
    shares: tuple[int, ...]
    """Regular certificates held, by the seat of the company that they are of."""
    key: CompanyId = UNDRAFTED
    levels: tuple[int, int, int] = (1, 1, 1)
    luminaries: tuple[LuminaryId, ...] = ()
    """In the order in which they joined, the inventor first."""
    spent: tuple[LuminaryId, ...] = ()
    """Luminaries that are exhausted."""
    used: tuple[LuminaryId, ...] = ()
    """Luminaries exhausted by an earlier action this turn, whatever their side shows now (TVE-INV-20)."""
    projects: tuple[ProjectId, ...] = ()
    developed: tuple[HeadquartersId, ...] = ()
    removed: tuple[HeadquartersId, ...] = ()
    """Headquarters cards out of the game."""
    called: tuple[HeadquartersId, ...] = ()
    """Headquarters cards that act once per turn and have."""

    @property
    def drafted(self) -> bool:
        """Whether the player has chosen a company yet."""
        return bool(self.key)

    @property
    def inventor(self) -> LuminaryId:
        """The inventor's card."""
        return LuminaryId(self.key)

    @property
    def preferred(self) -> int:
        """Preferred certificates of the own company (TVE-DRF-03)."""
        return int(self.drafted)

    @property
    def ready(self) -> tuple[LuminaryId, ...]:
        """Luminaries that can still act this turn."""
        return _ready(self.luminaries, self.spent) if self.spent else self.luminaries


@lru_cache(maxsize=8192)
def _ready(luminaries: tuple[LuminaryId, ...], spent: tuple[LuminaryId, ...]) -> tuple[LuminaryId, ...]:
    return tuple([each for each in luminaries if each not in spent])


class Offer(Struct, frozen=True, omit_defaults=True):
    """A luminary up for auction, and the seat of the company whose certificate lies on it (TVE-AUC-26)."""

    luminary: LuminaryId
    certificate: Seat | None = None


class Occasion(Struct, frozen=True, omit_defaults=True):
    """The event of a turn, who owns its card, and whether its primary effect is used up or left out."""

    key: EventId
    owner: Seat | None = None
    over: bool = False


class Deck(Struct, Generic[Card], frozen=True):
    """A face-down pile: how many cards it has, and the bag of cards that they are among (TVE-SET-08)."""

    bag: tuple[Card, ...]
    size: int


class Closing(Struct, frozen=True):
    """The prices by seat at the end of a turn; turn 0 is the start."""

    turn: int
    prices: tuple[int, ...]


Holders = tuple[Seat | None, ...]


class WarOfCurrents(Table):
    """The whole game. Whatever is counted by seat belongs to that seat's company."""

    companies: tuple[Company, ...] = ()
    turn: int = 1
    phase: int = 1
    present: tuple[int, ...] = ()
    """Spots on the present fame track by seat: 1 is the top, 0 is not on it yet."""
    future: tuple[int, ...] = ()
    current: int = 0
    """The AC/DC marker: 0 in the center, above it toward AC, below it toward DC."""
    prices: tuple[int, ...] = ()
    market: tuple[int, ...] = ()
    """Regular certificates for sale, by seat."""
    set_aside: tuple[int, ...] = ()
    """Regular certificates kept for the luminary auctions, by seat."""
    patents: tuple[Holders, Holders, Holders] = ((), (), ())
    """The patents' holders by technology and level, from level I."""
    offers: tuple[Offer, ...] = ()
    """Luminaries face-up for auction."""
    propaganda: tuple[CardId, ...] = ()
    """Propaganda cards face-up."""
    luminary_decks: tuple[Deck[LuminaryId], ...] = ()
    propaganda_decks: tuple[Deck[CardId], ...] = ()
    edition: str = "base"
    """The word for what it plays by: see edition.py."""
    face_down: tuple[CardId, ...] = ()
    """Propaganda cards taken that stay in play."""
    event_decks: tuple[Deck[EventId], ...] = ()
    event: Occasion | None = None
    leading: Power | None = None
    """The power technology that alone counts as famous in this turn’s bookkeeping."""
    history: tuple[Closing, ...] = ()
    """How prices went; in games from older saves from the turn in which they were first kept."""

    def settle_company(self, seat: Seat, **changes: object) -> None:
        """Change a company."""
        company = replace(self.companies[seat], **changes)
        self.companies = (*self.companies[:seat], company, *self.companies[seat + 1 :])

    def pay(self, seat: Seat, amount: int) -> None:
        """Cash from the bank, or to it where the amount is negative."""
        self.settle_company(seat, cash=self.companies[seat].cash + amount)

    def exhaust(self, seat: Seat, *luminaries: LuminaryId) -> None:
        """Turn luminaries over until bookkeeping (TVE-ACT-04)."""
        company = self.companies[seat]
        self.settle_company(seat, spent=company.spent + luminaries, used=company.used + luminaries)

    def settle_price(self, seat: Seat, price: int) -> None:
        """Put a company's marker on a price."""
        self.prices = put(self.prices, seat, price)

    def close(self, turn: int) -> None:
        """Keep the prices at the end of a turn."""
        self.history = (*self.history, Closing(turn, self.prices))

    def holder(self, place: int, level: int) -> Seat | None:
        """Who holds a patent, by technology place and level."""
        return self.patents[place][level - 1]

    def order(self) -> tuple[Seat, ...]:
        """The seats with a company from the top of the present fame track down (TVE-TRN-02)."""
        return _order(self.present)

    def seat_of(self, key: str) -> Seat | None:
        """The seat that plays a company; None when nobody does."""
        return next((Seat(seat) for seat, each in enumerate(self.companies) if key and each.key == key), None)

    def key(self, seat: Seat) -> CompanyId:
        """The company that a seat plays."""
        return self.companies[seat].key

    def owner(self, project: ProjectId) -> Seat | None:
        """The seat that claimed a project; None when it is free."""
        return next(
            (Seat(seat) for seat, each in enumerate(self.companies) if project in each.projects), None
        )


@lru_cache(maxsize=1024)
def _order(present: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for spot, seat in sorted(zip(present, range(len(present)), strict=True)) if spot)


def put(counts: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """The tuple by seat with one value changed."""
    return (*counts[:seat], value, *counts[seat + 1 :])
