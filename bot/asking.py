"""Asking Discord by single requests, without a connected client."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import aiohttp
from msgspec import Struct

from bot.config import Settings

API = "https://discord.com/api/v10"
PATIENCE = 5.0


class Answer(Struct, frozen=True):
    """What Discord answered, and when by our clock."""

    status: int
    body: str
    date: str
    at: datetime


Fetch = Callable[[str], Awaitable[Answer]]


def discord(settings: Settings, token: str) -> Fetch:
    """Ask Discord with a token."""
    base = (settings.discord_api_base or API).rstrip("/")
    headers = {"Authorization": f"Bot {token}", "User-Agent": "DiscordBot (switchboard, 0.1)"}

    async def fetch(path: str) -> Answer:
        patience = aiohttp.ClientTimeout(total=PATIENCE)
        async with (
            aiohttp.ClientSession(headers=headers, timeout=patience) as session,
            session.get(f"{base}{path}") as got,
        ):
            body = await got.text()
            return Answer(got.status, body, got.headers.get("Date", ""), datetime.now(UTC))

    return fetch


async def asked(fetch: Fetch | None, path: str) -> Answer | None:
    """An answer of Discord; None where there is none."""
    try:
        return await fetch(path) if fetch else None
    except Exception:  # what is wrong with a request may quote the token
        return None
