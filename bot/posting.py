"""Posts in the channel: what happened, the picture, who must act."""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakValueDictionary

import discord

from bot import reach
from bot.notices import PROPOSALS
from bot.position import told
from bot.storage import NoticeKind, Status
from bot.ui import log, pictures, post
from bot.ui.components import invites_to, notices_in
from bot.ui.words import MESSAGE_LIMIT, mentions

if TYPE_CHECKING:
    from datetime import datetime

    from bot.client import Switchboard
    from bot.position import Position
    from bot.storage import Notice, Seat, Table

logger = logging.getLogger(__name__)

TOO_LARGE = 40005


class Moment(NamedTuple):
    """A table as a post tells it, and when it was so."""

    position: Position
    tenures: list[Seat]
    at: datetime


class Posting:
    """Writes to the tables' channels."""

    def __init__(self, client: Switchboard) -> None:
        self._client = client
        self._store = client.store
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._invitations: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._doubtful: set[int] = set()
        """Tables whose last post failed, and may have arrived all the same."""

    async def turn(self, notices: list[Notice], again: bool) -> None:
        """One post for all that happened since the last one: the newest state wins."""
        table_id = notices[0].table_id
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            # What is told and who is asked must be of one moment, and not amid a chain of standing orders.
            async with self._client.tables.lock(table_id):
                pending = await self._store.pending_notices(table_id)
                position = await self._client.tables.at(table_id)
                tenures, moment = await self._store.tenures(table_id), self._client.now()
            posts = [notice for notice in pending if notice.kind is NoticeKind.POST]
            if posts:
                doubtful = table_id in self._doubtful or any(notice.attempts for notice in posts)
                self._doubtful.add(table_id)
                await self._post(Moment(position, tenures, moment), posts, again or doubtful)
                self._doubtful.discard(table_id)

    async def _post(self, seen: Moment, posts: list[Notice], again: bool) -> None:
        position = seen.position
        channel = await reach.channel_of(self._client, position.table.channel_id)
        if again and not (posts := await self._unsaid(channel, posts)):
            return
        newest = max(posts, key=_age)
        last = await self._store.last_posted(position.table.id)
        since, after = (last.n + 1, last.sent_at) if last else (0, None)
        moves = await self._store.moves(position.table.id, states=False)
        spoken_of = [move for move in moves if move.n <= newest.n]
        lines = log.log_lines(position, spoken_of, seen.tenures, since=since, after=after)
        text = post.turn_text(position, lines)
        counted = [move for move in moves if move.n >= since and not move.taken_back_by]
        events = [event for move in counted for event in told(position.events(move), None)]
        message = await self._send(channel, position, text, events, newest.id)
        await self._store.set_board_message(position.table.id, message.id)
        await self._store.sent([notice.id for notice in posts], seen.at)

    async def _unsaid(self, channel: reach.Channel, posts: list[Notice]) -> list[Notice]:
        """The posts that have not arrived; those that have are noted as sent."""
        lately = await reach.said_lately(channel, self._client.me)
        arrived = {number: message.created_at for message in lately for number in notices_in(message)}
        newest = max((notice for notice in posts if notice.id in arrived), key=_age, default=None)
        if newest is None:
            return posts
        said = [notice.id for notice in posts if _age(notice) <= _age(newest)]
        await self._store.sent(said, arrived[newest.id])
        return [notice for notice in posts if notice.id not in said]

    async def _send(
        self, channel: reach.Channel, position: Position, text: str, events: list[Any], notice: int
    ) -> discord.Message:
        parts: Any = {
            "view": post.turn_view(position, notice),
            "allowed_mentions": mentions(position.waiting),
            "nonce": f"post-{notice}",
        }
        if lacking := reach.missing_permissions(channel):
            text = f"{text}\n{reach.trouble(lacking)}"
        file = None if reach.PICTURES in lacking else await _drawn(position, events)
        if file:
            try:
                return await channel.send(text, file=file, **parts)
            except discord.HTTPException as error:
                if error.code != TOO_LARGE and error.status != HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
                    raise
        return await channel.send(_as_text(position, text), **parts)

    async def proposal(self, notices: list[Notice], again: bool) -> None:
        """Put a proposal to the others, as long as it is open."""
        notice, now = notices[0], self._client.now()
        asked = await self._client.consents.asked(notice.table_id, PROPOSALS[notice.kind])
        if asked is None or not asked.missing:
            await self._store.failed(notice.id, "no longer asked", retry_at=None, at=now)
            return
        channel = await reach.channel_of(self._client, asked.position.table.channel_id)
        lines = log.log_lines(asked.position, asked.moves, ())
        if not again or await self._unsaid(channel, notices):
            await channel.send(
                post.proposal_text(asked.position, asked.proposal, asked.missing, lines),
                view=post.proposal_view(asked.proposal, notice.id),
                allowed_mentions=mentions(asked.missing),
                nonce=f"proposal-{notice.id}",
            )
            await self._store.sent([notice.id], now)

    async def lobby(self, notices: list[Notice], again: bool) -> None:
        """Warn before a lobby expires, or close it."""
        notice = notices[0]
        table = await self._store.table(notice.table_id)
        if table is None or table.status is not Status.LOBBY:
            await self._store.failed(notice.id, "no lobby", retry_at=None, at=self._client.now())
            return
        if notice.kind is NoticeKind.LOBBY_WARNING:
            if table.lobby_expires_at and table.lobby_expires_at <= self._client.now():
                await self._store.failed(notice.id, "too late", retry_at=None, at=self._client.now())
                return
            channel, text = await reach.channel_of(self._client, table.channel_id), post.lobby_warning(table)
            lately = await reach.said_lately(channel, self._client.me) if again else []
            if text not in [message.content for message in lately]:
                await channel.send(text, nonce=f"lobby-{notice.id}")
        else:
            await self._client.lobbies.expire(table.id)
            await self.refresh_lobby(table.id)
        await self._store.sent([notice.id], self._client.now())

    async def open_lobby(self, table: Table) -> None:
        """Post the invitation; raises discord.HTTPException."""
        channel = await reach.channel_of(self._client, table.channel_id)
        message = await channel.send(**await self._lobby_parts(table, file=True))
        await self._store.set_lobby_message(table.id, message.id)

    async def invite_again(self, before: datetime) -> None:
        """Post the invitations, or note them, for which a killed process had no time."""
        for table in await self._store.tables(Status.LOBBY):
            if table.lobby_message_id is None and table.created_at < before:
                try:
                    await self._invite_again(table)
                except reach.FAILED as error:
                    logger.warning("table %s: the invitation cannot be posted: %s", table.id, error)

    async def _invite_again(self, table: Table) -> None:
        channel = await reach.channel_of(self._client, table.channel_id)
        lately = await reach.said_lately(channel, self._client.me)
        found = next((message for message in lately if invites_to(message, table.id)), None)
        if found is None:
            await self.open_lobby(table)
        else:
            await self._store.set_lobby_message(table.id, found.id)
            await self.refresh_lobby(table.id)

    async def refresh_lobby(self, table_id: int) -> None:
        """Bring the invitation up to date, if it still exists."""
        # One at a time, or what was read first may arrive last.
        async with self._invitations.setdefault(table_id, asyncio.Lock()):
            table = await self._store.table(table_id)  # type: ignore[arg-type]
            if table is None or table.lobby_message_id is None:
                return
            try:
                channel: Any = await reach.channel_of(self._client, table.channel_id)
                message = channel.get_partial_message(table.lobby_message_id)
                await message.edit(**await self._lobby_parts(table, file=False))
            except reach.FAILED as error:
                logger.warning("table %s: the invitation cannot be changed: %s", table_id, error)

    async def _lobby_parts(self, table: Table, *, file: bool) -> dict[str, Any]:
        seats = await self._store.seats(table.id)
        parts: dict[str, Any] = {"content": post.lobby_text(table, seats)}
        parts["allowed_mentions"] = discord.AllowedMentions.none()
        view = post.lobby_view(table)
        picture = pictures.attached(await pictures.lobby(table, seats), "lobby")
        if file:
            return parts | {"file": picture} | ({"view": view} if view else {})
        return parts | {"attachments": [picture], "view": view}


def _age(notice: Notice) -> tuple[int, int]:
    """What is told of at the same move, as of seats, comes in the order in which it was noted."""
    return notice.n, notice.id


async def _drawn(position: Position, events: list[Any]) -> discord.File | None:
    """The board; None where it cannot be drawn, since the table must be asked all the same."""
    try:
        return pictures.attached(await pictures.board(position, events), "board")
    except Exception:
        logger.exception("table %s: the board cannot be drawn", position.table.id)
        return None


def _as_text(position: Position, text: str) -> str:
    board = pictures.text_board(position)
    whole = f"{text}\n```\n{board}\n```"
    return whole if len(whole) <= MESSAGE_LIMIT else text
