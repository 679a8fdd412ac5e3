"""Money, levels and lists in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from rules.tesla.state import Level, Technology


def money(thousands: int) -> str:
    """“$12K”, “$0”."""
    return f"${thousands}K" if thousands else "$0"


def roman(level: int) -> str:
    """“III”; a number beyond the levels as it is."""
    return Level(level).name if 1 <= level <= len(Level) else str(level)


def signed(number: int) -> str:
    """“+2”, “−2”, “+0”."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def counted(count: int, noun: str) -> str:
    """“1 space”, “2 spaces”."""
    return f"{count} {noun}{'s' * (count != 1)}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """“A”, “A and B”, “A, B and C”; “none” for nothing."""
    if len(words) < 2:  # noqa: PLR2004
        return words[0] if words else "none"
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


TECHNOLOGY_NAMES = {Technology.AC: "AC", Technology.DC: "DC", Technology.BULB: "bulb"}
