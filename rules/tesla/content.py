"""Component data of the game, from data/tesla (TVE-DAT)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import fields

from rules.core.content import Entry, Source, data_root, load_files, load_toml
from rules.tesla.state import CardId, CityId, CompanyId, LuminaryId, Technology, Track

Rating = Annotated[int, Meta(ge=0, le=3)]
Amount = Annotated[int, Meta(ge=0)]
LevelNumber = Annotated[int, Meta(ge=1, le=5)]
Phase = Annotated[int, Meta(ge=1, le=3)]


class Ratings(Struct, frozen=True, array_like=True):
    """A luminary's four ratings (TVE-DAT-04)."""

    invention: Rating
    manufacturing: Rating
    finance: Rating
    propaganda: Rating


class Inventor(Entry, frozen=True):
    """An inventor and his company."""

    name: str
    short: str
    company: str
    ratings: Ratings
    ability: str
    """The key of its code in inventors.py."""
    ability_name: str
    ability_gist: str
    """The ability in a few words, for a label."""
    ability_text: str
    ability_source: Source


class Luminary(Entry, frozen=True):
    """A luminary card."""

    name: str
    short: str
    phase: Phase
    ratings: Ratings


class Propaganda(Entry, frozen=True):
    """A propaganda card (TVE-DAT-19)."""

    name: str
    phase: Phase
    track: Track
    spaces: Amount
    cash: Amount


class Size(Entry, frozen=True):
    """A city size: what a project costs and how much stock it gains (TVE-DAT-09)."""

    cost: Amount
    stock: Amount


class Area(Entry, frozen=True):
    """A part of the map and the number of players from which on it is used (TVE-DAT-14)."""

    name: str
    players: Annotated[int, Meta(ge=2, le=6)]


class City(Entry, frozen=True):
    """A city: its projects by level, and the cities it is linked with."""

    name: str
    area: str
    size: str
    projects: tuple[LevelNumber, ...]
    links: tuple[CityId, ...]


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    """The map."""

    sizes: dict[str, Size]
    areas: dict[str, Area]
    cities: dict[CityId, City]


class Column(Entry, frozen=True):
    """A column of the stock market: its prices from the bottom up, and the profit below it."""

    prices: tuple[int, ...]
    profit: Amount


class Market(Entry, frozen=True):
    """The stock market (TVE-DAT-05 to -08)."""

    start: int
    top: int
    columns: tuple[Column, ...]


class Requirement(Entry, frozen=True):
    """What a technology level needs beyond the level below it (TVE-DAT-16)."""

    invention: Amount
    manufacturing: Amount


class CompanyTrack(Entry, frozen=True):
    """The company fame tracks (TVE-DAT-17)."""

    top: int
    bottom: int


class Space(Entry, frozen=True):
    """A space of the AC/DC fame track and what it adds to a project's stock gain (TVE-DAT-18)."""

    space: int
    ac: int
    dc: int


class Fame(Struct, frozen=True, forbid_unknown_fields=True):
    """The fame tracks."""

    company: CompanyTrack
    current: tuple[Space, ...]


class Certificates(Struct, frozen=True, forbid_unknown_fields=True):
    """Stock certificates of each company (TVE-DAT-02)."""

    market: Amount
    set_aside: Amount
    regular: Amount
    preferred: Amount


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards there are (TVE-DAT-01)."""

    inventors: int
    luminaries: int
    propaganda: int


class Decks(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards dealt, by phase (TVE-SET-06)."""

    luminaries: tuple[int, ...]
    propaganda: tuple[int, ...]


class Setup(Entry, frozen=True):
    """Set-up tables and the numbers of the rules."""

    cash: Amount
    turns: Amount
    turns_per_phase: Amount
    minimum_bid: Amount
    most_shares: Amount
    shares_per_preferred: Amount
    doubled_level: LevelNumber
    certificates: Certificates
    components: Components
    decks: dict[int, Decks]


class Content(Struct, frozen=True):
    """All component data."""

    folder: Path
    setup: Setup
    map: Map
    market: Market
    technology: dict[Technology, dict[int, Requirement]]
    fame: Fame
    inventors: dict[CompanyId, Inventor]
    luminaries: dict[LuminaryId, Luminary]
    propaganda: dict[CardId, Propaganda]


FILES = {each.name: each.type for each in fields(Content) if each.name != "folder"}
"""What each file holds."""


def load_content(folder: Path) -> Content:
    """The data in a folder; raises ContentError."""
    return Content(folder, **load_files(folder, FILES))


def load_help(folder: Path) -> dict[str, str]:
    """Help by topic; raises ContentError."""
    return load_toml(folder / "help.toml", dict[str, str])


@cache
def help_topics() -> dict[str, str]:
    """Help by topic, that of the expansion last."""
    return load_help(CONTENT.folder) | load_help(CONTENT.folder / "powering_up")


CONTENT = load_content(data_root() / "tesla")
