"""Direct messages: whose turn it is, reminders, one digest for several tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import discord

from bot import notices as causes
from bot import quiet, reach
from bot.errors import Refused
from bot.storage import Notice, NoticeKind, Status
from bot.ui.components import notices_in, show, view_of
from bot.ui.words import fitted, mention, mentions

if TYPE_CHECKING:
    from bot.client import Switchboard
    from bot.position import Position
    from bot.storage import NewNotice, Preferences, TableId

CLOSED = {50007, 50278}
"""Discord's codes for people who take no direct messages from the bot."""

LINES_AT_MOST = 10
"""As many tables as a message has room for."""

ENDED = "What you had said in advance there has ended."
"""In place of what ended and why, where several tables share a message."""


class Letter(NamedTuple):
    """A notice, the table it is about, and what ended there of what its reader had said in advance."""

    notice: Notice
    position: Position
    ended: tuple[str, ...] = ()


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
            await self._mention_instead(user_id, letters, again)

    async def _write(self, user_id: int, wish: Preferences, letters: list[Letter], again: bool) -> None:
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            arrived = await self._arrived(channel, letters) if again else set()
            new = [letter for letter in letters if letter.position.table.id not in arrived]
            if new:
                await channel.send(_text(new), view=_view(new), nonce=f"letter-{new[0].notice.id}")
        except (discord.Forbidden, discord.NotFound) as error:
            if isinstance(error, discord.Forbidden) and error.code not in CLOSED:
                raise
            await self._store.mark_refused(user_id, self._client.now())
            await self._mention_instead(user_id, letters, again)
            return
        await self._store.sent(
            [letter.notice.id for letter in letters], self._client.now(), follow=self._next(letters, wish)
        )

    async def _arrived(self, channel: discord.abc.Messageable, letters: list[Letter]) -> set[int]:
        """The tables of which the person has been told already."""
        lately = await reach.said_lately(channel, self._client.me)
        numbers = {number for message in lately for number in notices_in(message)}
        return {letter.notice.table_id for letter in letters if letter.notice.id in numbers}

    def _next(self, letters: list[Letter], wish: Preferences) -> list[NewNotice]:
        now = self._client.now()
        return [
            follow
            for notice, position, _ in letters
            if notice.kind is NoticeKind.REMINDER
            for follow in causes.reminder(position.table.id, wish.user_id, position.n, now, wish)
        ]

    async def _mention_instead(self, user_id: int, letters: list[Letter], again: bool) -> None:
        """The post of the turn has mentioned them already; a reminder is one more mention, and the last."""
        for letter in letters:
            if letter.notice.kind is NoticeKind.REMINDER:
                await self._mention(user_id, letter, again)
            await self._store.sent([letter.notice.id], self._client.now())

    async def _mention(self, user_id: int, letter: Letter, again: bool) -> None:
        notice, position, _ = letter
        channel = await reach.channel_of(self._client, position.table.channel_id)
        if again and await self._arrived(channel, [letter]):
            return
        text = f"{mention(user_id)}, {position.title} waits for you: {position.ask}"
        await channel.send(
            text, view=_view([letter]), allowed_mentions=mentions([user_id]), nonce=f"mention-{notice.id}"
        )

    async def _still_true(self, notice: Notice) -> Letter | None:
        try:
            position = await self._client.tables.at(notice.table_id)
        except Refused:
            position = None
        user = notice.user_id
        if position and position.table.status is Status.RUNNING and user in position.waiting:
            return Letter(notice, position, tuple(await self._client.ordering.ended(position, user)))
        await self._store.failed(notice.id, "no longer waited for", retry_at=None, at=self._client.now())
        return None


def _text(letters: list[Letter]) -> str:
    """“It is your turn” with what ended, or a list of the tables that wait."""
    by_table = _by_table(letters)
    if len(by_table) == 1:
        only_reminds = all(letter.notice.kind is NoticeKind.REMINDER for letter in letters)
        opening = "Still your turn at" if only_reminds else "It is your turn at"
        (letter,) = by_table.values()
        return fitted(f"{opening} {_line(letter)}", letter.ended, "")
    lines = [f"• {' '.join([_line(each), *[ENDED] * bool(each.ended)])}" for each in by_table.values()]
    shown = lines[:LINES_AT_MOST]
    more = [f"… and {len(lines) - len(shown)} more"] if len(lines) > len(shown) else []
    return "\n".join(["These tables wait for you:", *shown, *more])


def _by_table(letters: list[Letter]) -> dict[TableId, Letter]:
    return {letter.position.table.id: letter for letter in letters}


def _line(letter: Letter) -> str:
    position = letter.position
    return f"**{position.title}** in <#{position.table.channel_id}>: {position.ask}"


def _view(letters: list[Letter]) -> discord.ui.View:
    tables = {table: letter.notice.id for table, letter in _by_table(letters).items()}
    if len(tables) == 1:
        ((table, notice),) = tables.items()
        return view_of(show("Take your turn", table, "turn", discord.ButtonStyle.primary, notice))
    buttons = [show(f"Table {table}", table, "turn", notice=notice) for table, notice in tables.items()]
    return view_of(*buttons[:25])
