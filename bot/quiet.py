"""Quiet hours in a person's own time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

if TYPE_CHECKING:
    from bot.storage import Preferences


def zone(name: str) -> ZoneInfo | None:
    """An IANA time zone by name; None when there is no such zone."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def awake_at(wish: Preferences, now: datetime) -> datetime:
    """The first moment from now on that is outside a person's quiet hours, in UTC."""
    there = zone(wish.time_zone) or ZoneInfo("UTC")
    if wish.quiet_from is None or wish.quiet_until is None or wish.quiet_from == wish.quiet_until:
        return now
    local = now.astimezone(there)
    for day in (local.date() - timedelta(days=1), local.date()):
        begin = datetime.combine(day, wish.quiet_from, there)
        until = datetime.combine(day, wish.quiet_until, there)
        if wish.quiet_until <= wish.quiet_from:
            until = datetime.combine(day + timedelta(days=1), wish.quiet_until, there)
        if begin.astimezone(UTC) <= now < until.astimezone(UTC):
            return until.astimezone(UTC)
    return now
