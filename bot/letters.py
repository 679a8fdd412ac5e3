"""Direct messages: whose turn it is, reminders, one digest for several tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot import notices as causes
from bot import quiet, reach
from bot.errors import Refused
from bot.storage import Notice, NoticeKind, Status
from bot.ui.components import show, view_of
from bot.ui.words import mention, mentions

if TYPE_CHECKING:
    from bot.client import Switchboard
    from bot.position import Position
    from bot.storage import NewNotice, Preferences

CLOSED = {50007, 50278}
"""Discord's codes for people who take no direct messages from the bot."""

Letter = tuple[Notice, "Position"]


class Letters:
    """Writes to people."""

    def __init__(self, client: Switchboard) -> None:
        self._client = client
        self._store = client.store

    async def send(self, notices: list[Notice], again: bool) -> None:
        """One direct message for all notices of a person that are due."""
        user_id = notices[0].user_id
        assert user_id is not None
        wish, now = await self._store.preferences(user_id), self._client.now()
        awake = quiet.awake_at(wish, now)
        if awake > now:
            for notice in notices:
                await self._store.failed(notice.id, "quiet hours", retry_at=awake, at=now)
            return
        letters = [letter for notice in notices if (letter := await self._still_true(notice))]
        if not letters:
            return
        if wish.direct_messages and wish.direct_messages_refused_at is None:
            await self._write(user_id, wish, letters, again)
        else:
            await self._mention_instead(user_id, letters)

    async def _write(self, user_id: int, wish: Preferences, letters: list[Letter], again: bool) -> None:
        text = _text(letters)
        try:
            user = await reach.user_of(self._client, user_id)
            channel = user.dm_channel or await user.create_dm()
            if not (again and await reach.said_already(channel, self._client.me, text)):
                nonce = f"letter-{letters[0][0].id}"
                await channel.send(text, view=_view(letters), nonce=nonce)
        except (discord.Forbidden, discord.NotFound) as error:
            if isinstance(error, discord.Forbidden) and error.code not in CLOSED:
                raise
            await self._store.mark_refused(user_id, self._client.now())
            await self._mention_instead(user_id, letters)
            return
        await self._store.sent(
            [each.id for each, _ in letters], self._client.now(), follow=self._next(letters, wish)
        )

    def _next(self, letters: list[Letter], wish: Preferences) -> list[NewNotice]:
        now = self._client.now()
        return [
            follow
            for notice, position in letters
            if notice.kind is NoticeKind.REMINDER
            for follow in causes.reminder(position.table.id, wish.user_id, position.n, now, wish)
        ]

    async def _mention_instead(self, user_id: int, letters: list[Letter]) -> None:
        """The post of the turn has mentioned them already; a reminder is one more mention, and the last."""
        for notice, position in letters:
            if notice.kind is NoticeKind.REMINDER:
                channel = await reach.channel_of(self._client, position.table.channel_id)
                text = f"{mention(user_id)}, {position.title} waits for you: {position.ask}"
                await channel.send(
                    text, allowed_mentions=mentions([user_id]), nonce=f"mention-{notice.id}",
                    view=_view([(notice, position)]),
                )  # fmt: skip
            await self._store.sent([notice.id], self._client.now())

    async def _still_true(self, notice: Notice) -> Letter | None:
        try:
            position = await self._client.tables.at(notice.table_id)
        except Refused:
            position = None
        if position and position.table.status is Status.RUNNING and notice.user_id in position.waiting:
            return (notice, position)
        await self._store.failed(notice.id, "no longer waited for", retry_at=None, at=self._client.now())
        return None


def _text(letters: list[Letter]) -> str:
    """“It is your turn”, or a list of the tables that wait."""
    lines = {position.table.id: _line(position) for _, position in letters}
    if len(lines) == 1:
        only_reminds = all(notice.kind is NoticeKind.REMINDER for notice, _ in letters)
        opening = "Still your turn at" if only_reminds else "It is your turn at"
        return f"{opening} {next(iter(lines.values()))}"
    return "\n".join(["These tables wait for you:", *(f"• {line}" for line in lines.values())])


def _line(position: Position) -> str:
    return f"**{position.title}** in <#{position.table.channel_id}>: {position.ask}"


def _view(letters: list[Letter]) -> discord.ui.View:
    tables = list(dict.fromkeys(position.table.id for _, position in letters))
    if len(tables) == 1:
        return view_of(show("Take your turn", tables[0], "turn", discord.ButtonStyle.primary))
    return view_of(*(show(f"Table {table}", table, "turn") for table in tables[:25]))
