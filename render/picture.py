"""What goes into a picture besides the game, and what comes out of it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

ALT_LIMIT = 1024
TEXT_LIMIT = 1900
TEXT_COLUMNS = 44


class Picture(Struct, frozen=True):
    """A finished picture with its alternative text."""

    png: bytes
    alt: str
    size: tuple[int, int]


class Heading(Struct, frozen=True):
    """What the bot knows of the table: its name or number, and a note that replaces the last moves."""

    table: str = ""
    note: str = ""


class SeatKind(StrEnum):
    """Who sits in a seat of the lobby."""

    PERSON = "person"
    COMPUTER = "computer"
    FREE = "free"


class LobbySeat(Struct, frozen=True):
    """One seat of the lobby."""

    name: str = ""
    kind: SeatKind = SeatKind.FREE


class LobbyCard(Struct, frozen=True):
    """A table that waits for its players."""

    title: str
    table: str
    host: str
    seats: tuple[LobbySeat, ...]
    options: tuple[tuple[str, str], ...] = ()
    note: str = ""


def shortened(text: str, limit: int) -> str:
    """A text cut at a word to a number of characters."""
    if len(text) <= limit:
        return text
    return text[: limit - 1].rsplit(" ", 1)[0].rstrip(" ,;") + "…"
