"""Component data of Powering Up!, from data/tesla/powering_up (PU-DAT)."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import fields

from rules.core.content import Entry, load_files
from rules.tesla.content import CONTENT, Amount, Certificates, Decks, Inventor, Luminary, Phase, Propaganda
from rules.tesla.state import CardId, CityId, CompanyId, EventId, HeadquartersId, LuminaryId


class Slot(StrEnum):
    """A slot of a headquarters mat."""

    LAB = "lab"
    WORKS = "works"
    OFFICE = "office"
    STUDIO = "studio"


class EventCard(Entry, frozen=True):
    """A historical event card (PU-DAT-02)."""

    name: str
    phase: Phase
    auctioned: bool
    stock: Annotated[int, Meta(ge=-2, le=2)]
    """What every price does: columns to the left below 0, spaces up above it."""
    effect: str
    """The key of its code in event_cards.py."""
    text: str
    amount: Amount = 0
    cities: tuple[CityId, ...] = ()
    """Those that the effect is about, where it is about some."""


class Headquarters(Entry, frozen=True):
    """A headquarters card (PU-DAT-01)."""

    company: CompanyId
    slot: Slot
    name: str
    effect: str
    """The key of its code in headquarters_cards.py or works.py."""
    text: str
    gist: str
    """The text in the few words that fit on a button."""
    amount: Amount = 0
    most: Amount | None = None


class AiSide(Struct, frozen=True, forbid_unknown_fields=True):
    """A side of an AI card: its number for bidding, and what the company tries, best first."""

    bid: Amount
    tries: tuple[str, ...]


class AiCard(Entry, frozen=True):
    """A double-sided card of an inventor's AI deck (PU-DAT-06, PU-AI-01, -02)."""

    company: CompanyId
    name: str
    normal: AiSide
    expert: AiSide


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards there are."""

    inventors: int
    luminaries: int
    propaganda: int
    events: int
    headquarters: int
    ai: int


class Setup(Entry, frozen=True):
    """Set-up tables and the numbers of the rules."""

    events_per_phase: Amount
    share_points: tuple[Amount, ...]
    cash_points: tuple[Amount, ...]
    headquarters_points: tuple[Amount, ...]
    least_cash: Amount
    drift: Amount
    without_headquarters: tuple[EventId, ...]
    certificates: Certificates
    components: Components
    decks: dict[int, Decks]


class Expansion(Struct, frozen=True):
    """All component data of the expansion."""

    folder: Path
    setup: Setup
    inventors: dict[CompanyId, Inventor]
    luminaries: dict[LuminaryId, Luminary]
    propaganda: dict[CardId, Propaganda]
    events: dict[EventId, EventCard]
    headquarters: dict[HeadquartersId, Headquarters]
    ai: dict[str, AiCard]


FILES = {each.name: each.type for each in fields(Expansion) if each.name != "folder"}
"""What each file holds."""


def load_expansion(folder: Path) -> Expansion:
    """The data in the folder of the base game's data; raises ContentError."""
    own = folder / "powering_up"
    return Expansion(own, **load_files(own, FILES))


EXPANSION = load_expansion(CONTENT.folder)
