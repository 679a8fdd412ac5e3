"""Text as it can be set: names hold emoji, ornate letters, markup and any script."""

from __future__ import annotations

import unicodedata
from functools import cache

from render.picture import TEXT_COLUMNS

JOINER = "\u200d"
LEFT_TO_RIGHT = "\u200e"
MOST_ACCENTS = 2
NOT_DRAWN = ("Cc", "Cf", "Co", "Cs", "Cn")
MODIFIERS = frozenset(map(chr, range(0x1F3FB, 0x1F400))) | frozenset(map(chr, range(0xFE00, 0xFE10)))


@cache
def plain(text: str) -> str:
    """Ornate letters as plain ones, one space for any gap, no invisible characters or towers of accents."""
    kept: list[str] = []
    accents = 0
    for char in unicodedata.normalize("NFKC", _without_joined(text)):
        kind = unicodedata.category(char)
        accents = accents + 1 if kind in ("Mn", "Me") else 0
        if char.isspace():
            kept.append(" ")
        elif kind not in NOT_DRAWN and char not in MODIFIERS and accents <= MOST_ACCENTS:
            kept.append(char)
    return " ".join("".join(kept).split())


def _without_joined(text: str) -> str:
    """Of emoji joined into one only the first is kept: it stands for the group."""
    parts = text.split(JOINER)
    if len(parts) == 1 or text.isascii():
        return text
    return parts[0] + "".join(_after_joined(part) for part in parts[1:])


def _after_joined(part: str) -> str:
    emoji = part[:1] and unicodedata.category(part[0]) == "So"
    return part[1:].lstrip("\ufe0f") if emoji else part


def columns(text: str) -> int:
    """The width of a text in the columns of a code block."""
    return sum(_column(char) for char in text)


def _column(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1


def clipped(text: str, width: int) -> str:
    """A text cut to a number of columns, with an ellipsis where something is missing."""
    if columns(text) <= width:
        return text
    kept = ""
    for char in text:
        if columns(kept + char) > width - 1:
            break
        kept += char
    return kept.rstrip() + "…"


def padded(text: str, width: int) -> str:
    """A text clipped and filled up with spaces to a number of columns."""
    cut = clipped(text, width)
    return cut + " " * (width - columns(cut))


def in_code(text: str) -> str:
    """A text that cannot end the code block it stands in, nor turn round what follows it on its line."""
    safe = plain(text).replace("`", "'")
    backward = any(unicodedata.bidirectional(char) in ("R", "AL") for char in safe)
    return safe + LEFT_TO_RIGHT if backward else safe


def filled(text: str, width: int = TEXT_COLUMNS) -> list[str]:
    """A text in lines of so many columns, all but the first indented; its own indent stays."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else text[: len(text) - len(text.lstrip())] + word
        if columns(longer) <= width:
            lines = [*lines[:-1], longer]
        else:
            lines.append(f"  {clipped(word, width - 2)}")
    return lines
