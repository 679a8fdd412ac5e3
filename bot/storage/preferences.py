"""How people want to be reached."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import asdict
from sqlalchemy import select

from bot.storage.database import Section, upsert
from bot.storage.models import PREFERENCES
from bot.storage.records import Preferences as Record


class Preferences(Section):
    """Reading and saving preferences."""

    async def preferences(self, user_id: int) -> Record:
        """Find a person's preferences, or the defaults."""
        found = select(PREFERENCES).where(PREFERENCES.c.user_id == user_id)
        return await self._one(Record, found) or Record(user_id=user_id)

    async def save_preferences(self, preferences: Record, *, interaction: int | None = None) -> None:
        """Save a person's preferences."""
        row = asdict(preferences)
        await self._write(lambda connection: upsert(connection, PREFERENCES, row, row), interaction)

    async def mark_refused(self, user_id: int, at: datetime | None) -> None:
        """Remember when a person's direct messages turned out closed, or that they are open again."""
        change = {"direct_messages_refused_at": at}
        row = {**asdict(Record(user_id=user_id)), **change}
        await self._write(lambda connection: upsert(connection, PREFERENCES, row, change))
