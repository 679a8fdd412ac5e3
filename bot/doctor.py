"""`switchboard doctor`: what stands between the host and a bot that runs, and what to do about it."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from PIL import ImageFont

from bot import content, permissions
from bot.asking import Answer, Fetch, asked, discord
from bot.config import Settings, Unfit, read_settings
from bot.finding import Finding, unchecked
from bot.storage import CannotOpen
from bot.storage.health import INTACT, Health, health
from render.theme import load_theme
from rules.core.content import ContentError, data_root

DRIFT = 5.0
"""Seconds our clock may differ from Discord's."""
OK, REFUSED = 200, 401
ZONES = ("Europe/Berlin", "America/New_York")


def doctor() -> int:
    """Print one line per check; the exit code of the command."""
    findings = asyncio.run(_examined())
    sys.stdout.write("".join(f"{finding}\n" for finding in findings))
    return int(not all(finding.ok for finding in findings))


async def _examined() -> list[Finding]:
    try:
        settings = read_settings()
    except Unfit as unfit:
        return [Finding("configuration", str(unfit), "Correct this in .env or in the environment.")]
    os.environ.pop("CONTENT_DIR", None)  # the games themselves come with our own data
    secret = settings.discord_token
    fetch = discord(settings, secret.get_secret_value().strip()) if secret else None
    return await examine(settings, fetch, datetime.now(UTC))


async def examine(settings: Settings, fetch: Fetch | None, now: datetime) -> list[Finding]:
    """All findings; Discord is asked only where there is a token."""
    root = settings.content_dir or data_root()
    me = await asked(fetch, "/users/@me")
    found, stored = await database(settings.database_url, now)
    places = found.places if found else ()
    servers = await permissions.examined(fetch, me, places) if fetch and me and me.status == OK else []
    return [
        configuration(Path(".env")),
        token(fetch is not None, me),
        *([permissions.intents(), *servers] if fetch else []),
        guarded("fonts", lambda: fonts(root)),
        guarded("component data", lambda: component_data(root)),
        guarded("clock", lambda: clock(me)),
        *stored,
    ]


def guarded(check: str, look: Callable[[], Finding]) -> Finding:
    """What a check found; a check that fails is itself a finding."""
    try:
        return look()
    except Exception as error:
        return unchecked(check, error)


def configuration(file: Path) -> Finding:
    """Where the settings come from."""
    if file.is_file():
        return Finding("configuration", f"read from {file}.")
    return Finding("configuration", f"there is no {file} here; the environment and the defaults hold.")


def token(there: bool, me: Answer | None) -> Finding:
    """Whether there is a token, and Discord accepts it."""
    if not there:
        return Finding("token", "none is set, so the sandbox runs; for Discord, set DISCORD_TOKEN in .env.")
    if me is None:
        return Finding("token", "Discord did not answer.", "Check the network, proxy and firewall.")
    if me.status == REFUSED:
        return Finding(
            "token", "Discord refuses it.", "Set DISCORD_TOKEN in .env to the token of the bot's own page."
        )
    if me.status != OK:
        return Finding("token", f"Discord answered {me.status}.", "Try again in a few minutes.")
    return Finding("token", "Discord accepts it.")


def fonts(root: Path) -> Finding:
    """Whether every font that the theme names loads."""
    advice = "Restore the folder data/fonts, or correct theme.toml."
    try:
        theme = load_theme(root)
    except ContentError as error:
        return Finding("fonts", f"the theme does not fit: {error.faults[0]}", advice)
    names = sorted({*theme.faces.values(), *theme.fallbacks.order})
    if broken := list(_broken(root, names)):
        return Finding("fonts", f"these do not load: {', '.join(broken)}.", advice)
    return Finding("fonts", f"all {len(names)} load.")


def _broken(root: Path, names: list[str]) -> Iterator[str]:
    for name in names:
        try:
            ImageFont.truetype(str(root / "fonts" / name), 12)
        except OSError:
            yield name


def component_data(root: Path) -> Finding:
    """Whether the data of all games fits."""
    found = [each for faults in content.faults(root).values() for each in faults]
    if not found:
        return Finding("component data", "all of it fits.")
    advice = "Correct it; `switchboard content check` lists every fault."
    return Finding("component data", f"faults: {len(found)}; the first is {found[0]}", advice)


def clock(me: Answer | None, zone: Callable[[str], object] = ZoneInfo) -> Finding:
    """Whether time zones are known, and our clock agrees with Discord's."""
    try:
        for each in ZONES:
            zone(each)
    except ZoneInfoNotFoundError:
        return Finding("clock", "there is no time zone data.", "Install the Python package tzdata.")
    if me is None or not me.date:
        return Finding("clock", "time zones are known.")
    drift = (me.at - parsedate_to_datetime(me.date)).total_seconds()
    if abs(drift) > DRIFT:
        way = "fast" if drift > 0 else "slow"
        return Finding("clock", f"ours is {abs(drift):.0f} seconds {way}.", "Turn on NTP on this machine.")
    return Finding("clock", "time zones are known, and it agrees with Discord's.")


async def database(url: str, now: datetime) -> tuple[Health | None, list[Finding]]:
    """What a database holds, if it can be used, and the findings on it, its notices and its channels."""
    try:
        found = await health(url, now)
    except CannotOpen as error:
        advice = "Check DATABASE_URL in .env, and the rights to that place."
        return None, [Finding("database", f"it cannot be used: {error}.", advice)]
    return found, [storage(found), notices(found, now), channels(found)]


def storage(found: Health) -> Finding:
    """Whether the database is sound and up to date, or will be."""
    if not found.exists and not found.writable:
        advice = "Set DATABASE_URL in .env to a place where the bot's user may write."
        return Finding("database", "there is none yet, and none can be made there.", advice)
    if not found.exists:
        return Finding("database", "there is none yet; the next start creates it.")
    if found.integrity != INTACT:
        return Finding("database", f"it is damaged: {found.integrity}.", "Stop the bot and restore a backup.")
    if not found.writable:
        return Finding("database", "it is read-only.", "Give the bot's user the right to write.")
    if found.newer:
        return Finding("database", "a newer version of the program wrote it.", "Update the program.")
    later = "up to date" if found.migrated else "to be migrated by the next start"
    return Finding("database", f"sound, writable and {later}.")


def notices(found: Health, now: datetime) -> Finding:
    """Whether notices wait for longer than they should."""
    if not found.overdue or found.oldest is None:
        return Finding("notices", "none is overdue.")
    minutes = int((now - found.oldest).total_seconds() // 60)
    advice = "Start the bot, which delivers them; if it runs, its log says why they wait."
    return Finding("notices", f"overdue: {found.overdue}, the oldest for {minutes} minutes.", advice)


def channels(found: Health) -> Finding:
    """Whether the last posts of running tables arrived."""
    if not found.unreachable:
        return Finding("channels", "no running table is known to be out of reach.")
    tables = ", ".join(str(table) for table in found.unreachable)
    advice = "Grant the bot its permissions there, or move them with `/game here` elsewhere."
    return Finding("channels", f"the bot cannot post for these tables: {tables}.", advice)
