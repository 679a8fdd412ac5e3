"""`/preferences`: how a person wants to be reached."""

from __future__ import annotations

from datetime import time
from functools import cache
from typing import Any, Literal
from zoneinfo import available_timezones

import discord
from discord import app_commands
from msgspec.structs import replace

from bot import quiet
from bot.commands.derive import CHOICES_AT_MOST
from bot.errors import Refused, once
from bot.reply import Press, serve
from bot.storage import Preferences
from bot.ui.panel import Reply


@cache
def zones() -> tuple[str, ...]:
    """All time zones by name; to find them takes too long for a start."""
    return tuple(sorted(available_timezones()))


@app_commands.command()
@app_commands.describe(
    direct_messages="Whether I write to you when it is your turn",
    reminder_hours="Hours until I remind you again; 0 for no reminders",
    quiet_hours="When I keep silent, like 22:00-07:30; “none” for never",
    time_zone="Your time zone, like Europe/Berlin",
)
async def preferences(
    press: discord.Interaction[Any],
    direct_messages: Literal["on", "off"] | None = None,
    reminder_hours: app_commands.Range[int, 0, 168] | None = None,
    quiet_hours: str | None = None,
    time_zone: str | None = None,
) -> None:
    """See or change how I reach you."""
    wanted: dict[str, Any] = {}
    await serve(press, lambda: _saved(press, wanted, direct_messages, reminder_hours, quiet_hours, time_zone))


async def _saved(
    press: Press,
    wanted: dict[str, Any],
    messages: str | None,
    hours: int | None,
    silent: str | None,
    zone: str | None,
) -> Reply:
    if messages is not None:
        wanted |= {"direct_messages": messages == "on", "direct_messages_refused_at": None}
    if hours is not None:
        wanted["reminder_minutes"] = hours * 60 or None
    if silent is not None:
        wanted |= read_quiet_hours(silent)
    if zone is not None:
        wanted["time_zone"] = read_zone(zone)
    wish = await press.client.store.preferences(press.user.id)
    if wanted:
        wish = replace(wish, **wanted)
        await once(press.client.store.save_preferences(wish, interaction=press.id))
        await press.client.tables.remind_anew(press.user.id)
    return Reply(described(wish))


def read_quiet_hours(text: str) -> dict[str, time | None]:
    """“22:00-07:30” as two times; raises Refused."""
    if text.strip().lower() in ("none", "never", "off", "-"):
        return {"quiet_from": None, "quiet_until": None}
    begin, _, until = text.replace("–", "-").partition("-")
    try:
        return {"quiet_from": _time(begin), "quiet_until": _time(until)}
    except ValueError:
        raise Refused(f"“{text}” is not a span of hours; write it like 22:00-07:30, or “none”.") from None


def _time(text: str) -> time:
    hour, _, minute = text.strip().partition(":")
    return time(int(hour), int(minute or 0))


def read_zone(name: str) -> str:
    """An IANA time zone; raises Refused."""
    known = next((zone for zone in zones() if zone.casefold() == name.strip().casefold()), None)
    if known is None or quiet.zone(known) is None:
        raise Refused(
            f"“{name}” is not a time zone I know; they look like Europe/Berlin or America/New_York."
        )
    return known


def described(wish: Preferences) -> str:
    """The preferences as sentences."""
    refused = " (Discord refused the last one: your privacy settings are closed)"
    messages = ("on" if wish.direct_messages else "off") + refused * bool(wish.direct_messages_refused_at)
    hours = wish.reminder_minutes
    reminders = "none" if hours is None else f"every {hours / 60:g} hours until you act"
    silent = "none"
    if wish.quiet_from is not None and wish.quiet_until is not None:
        silent = f"{wish.quiet_from:%H:%M}–{wish.quiet_until:%H:%M}"
    lines = [f"Direct messages: {messages}", f"Reminders: {reminders}", f"Quiet hours: {silent}"]
    return "\n".join([*lines, f"Time zone: {wish.time_zone}"])


@preferences.autocomplete("time_zone")
async def _zones(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    wanted = current.strip().casefold().replace(" ", "_")
    found = [zone for zone in zones() if wanted in zone.casefold()]
    return [app_commands.Choice(name=zone, value=zone) for zone in found[:CHOICES_AT_MOST]]
