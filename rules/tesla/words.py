"""Money and levels in a sentence."""

from __future__ import annotations

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


TECHNOLOGY_NAMES = {Technology.AC: "AC", Technology.DC: "DC", Technology.BULB: "bulb"}
