"""How people want to be reached."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from msgspec.structs import asdict
from sqlalchemy import select

from bot.storage.database import Section, every, one, upsert
from bot.storage.models import PREFERENCES
from bot.storage.records import Preferences as Record


class Preferences(Section):
    """Reading and saving preferences."""

    async def preferences(self, user_id: int) -> Record:
        """Find a person's preferences, or the defaults."""
        found = select(PREFERENCES).where(PREFERENCES.c.user_id == user_id)
        async with self._database.read() as connection:
            return await one(connection, Record, found) or Record(user_id=user_id)

    async def preferences_of(self, users: Collection[int]) -> dict[int, Record]:
        """Find these people's preferences, or the defaults, by user id."""
        found = select(PREFERENCES).where(PREFERENCES.c.user_id.in_(users))
        async with self._database.read() as connection:
            saved = {record.user_id: record for record in await every(connection, Record, found)}
        return {user: saved.get(user) or Record(user_id=user) for user in users}

    async def save_preferences(self, preferences: Record, *, interaction: int | None = None) -> None:
        """Save a person's preferences."""
        row = asdict(preferences)
        async with self._database.write(interaction) as connection:
            await upsert(connection, PREFERENCES, row, row)

    async def mark_refused(self, user_id: int, at: datetime | None) -> None:
        """Remember when a person's direct messages turned out closed, or that they are open again."""
        row = asdict(Record(user_id=user_id, direct_messages_refused_at=at))
        async with self._database.write() as connection:
            await upsert(connection, PREFERENCES, row, {"direct_messages_refused_at": at})
