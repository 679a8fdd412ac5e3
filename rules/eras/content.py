"""Component data of the game, from data/eras (DAT-ERA-01 to -03)."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from pathlib import Path

from msgspec import Struct

from rules.core.content import data_root, load_toml
from rules.eras.state import STUDIES, CardId, Counts, Study


class Effect(StrEnum):
    """A Clock effect (ERA-EFF)."""

    SHAKE = "shake"
    CHIME = "chime"
    REWIND = "rewind"
    STUCK_HANDS = "stuck hands"


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What the game starts with."""

    funds: int
    administration: int
    stories_per_player: int
    roofs_per_era: int
    circles: int
    eras: int
    marbles_ending_an_era: int
    clock_capacity: int


class Looks(Struct, frozen=True, forbid_unknown_fields=True):
    """Prices of looking into the future, in Funds."""

    window_cost: int
    deck_cost: int
    windows: int


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """Points of blocks."""

    story: int
    roof: int


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card: openings for three players by distance round the ring, Funds per hired Graduate."""

    openings: Counts
    endowment: int
    effect: Effect | None = None


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """All component data."""

    studies: dict[Study, str]
    setup: Setup
    looks: Looks
    points: Points
    loads: dict[int, Counts]
    cards: tuple[Card, ...]


def load_content(folder: Path) -> Content:
    """The data in a folder; raises ContentError."""
    return load_toml(folder / "game.toml", Content)


def load_help(folder: Path) -> dict[str, str]:
    """Help by topic; raises ContentError."""
    return load_toml(folder / "help.toml", dict[str, str])


FOLDER = data_root() / "eras"
CONTENT = load_content(FOLDER)


@cache
def help_topics() -> dict[str, str]:
    """Help by topic."""
    return load_help(FOLDER)


def card_of(card: CardId) -> Card:
    """What a card says."""
    return CONTENT.cards[card.number - 1]


def openings(card: CardId, seats: int) -> Counts:
    """Openings by study: one fewer of the deck's own with two players, one more with four (ERA-CRD)."""
    own = card.study.place
    printed = card_of(card).openings
    counts = [printed[(place - own) % len(STUDIES)] for place in range(len(STUDIES))]
    counts[own] += seats - 3
    return (counts[0], counts[1], counts[2], counts[3])
