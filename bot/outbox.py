"""Delivering notices: posts in the channel, direct messages, and what happens when Discord refuses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import discord

from bot import reach
from bot.errors import Refused
from bot.letters import Letters
from bot.notices import PROPOSALS
from bot.posting import Posting
from bot.storage import Notice, NoticeKind

if TYPE_CHECKING:
    from bot.client import Switchboard
    from bot.storage import Table

log = logging.getLogger(__name__)

AT_ONCE = 8
"""Deliveries under way at the same time."""
ATTEMPTS = 6
RETRY = timedelta(seconds=30)
Sender = Callable[[list[Notice], bool], Awaitable[None]]
LETTERS = (NoticeKind.TURN, NoticeKind.REMINDER)


class Outbox:
    """Sends what is due; each notice once."""

    def __init__(self, client: Switchboard) -> None:
        self._client = client
        self._store = client.store
        self._posting = Posting(client)
        self._letters = Letters(client)
        self._under_way: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)

    async def deliver(self, now: datetime, *, stale: timedelta | None = None) -> int:
        """Begin to send what is due, tell how much; stale: how old a dead process's claim must be."""
        span = {} if stale is None else {"stale": stale}
        due = await self._store.due(now, **span)
        if not due:
            return 0
        claimed_before = {notice.id for notice in due if notice.claimed_at}
        claimed = await self._store.claim([notice.id for notice in due], now, **span)
        for group, send in self._grouped(claimed):
            again = any(each.id in claimed_before or each.attempts for each in group)
            task = asyncio.create_task(self._guarded(group, send, again), name=f"deliver {group[0].kind}")
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        return len(claimed)

    async def open_lobby(self, table: Table) -> None:
        """Post the invitation of a new table."""
        self._client.wake()
        await self._posting.open_lobby(table)

    async def invite_again(self, before: datetime) -> None:
        """Make good what a killed process left undone at the tables opened before."""
        await self._posting.invite_again(before)

    async def refresh_lobby(self, table_id: int) -> None:
        """Bring an invitation up to date."""
        await self._posting.refresh_lobby(table_id)

    async def close(self) -> None:
        """Stop; what was not noted as sent is looked at again by the next start."""
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    def _grouped(self, notices: Sequence[Notice]) -> list[tuple[list[Notice], Sender]]:
        posts: dict[int, list[Notice]] = {}
        letters: dict[int, list[Notice]] = {}
        others: list[tuple[list[Notice], Sender]] = []
        for notice in notices:
            if notice.kind is NoticeKind.POST:
                posts.setdefault(notice.table_id, []).append(notice)
            elif notice.kind in LETTERS and notice.user_id is not None:
                letters.setdefault(notice.user_id, []).append(notice)
            elif notice.kind in PROPOSALS:
                others.append(([notice], self._posting.proposal))
            else:
                others.append(([notice], self._posting.lobby))
        return [
            *((group, self._posting.turn) for group in posts.values()),
            *((group, self._letters.send) for group in letters.values()),
            *others,
        ]

    async def _guarded(self, group: list[Notice], send: Sender, again: bool) -> None:
        async with self._room:
            try:
                await send(group, again)
            except discord.NotFound as error:
                await self._failed(group, f"gone: {error.text}", None)
            except discord.Forbidden as error:
                await self._failed(group, f"forbidden: {error.text}", 10 * RETRY)
            except reach.FAILED as error:
                await self._failed(group, f"{type(error).__name__}: {error}", RETRY)
            except Refused as error:
                await self._failed(group, str(error), None)
            except Exception as error:
                log.exception("table %s: a notice could not be made", group[0].table_id)
                await self._failed(group, f"{type(error).__name__}: {error}", RETRY)

    async def _failed(self, group: list[Notice], error: str, pause: timedelta | None) -> None:
        now = self._client.now()
        log.warning("table %s: %s not sent: %s", group[0].table_id, group[0].kind, error)
        for notice in group:
            spent = pause is None or notice.attempts + 1 >= ATTEMPTS
            retry_at = None if spent or pause is None else now + pause * 2**notice.attempts
            await self._store.failed(notice.id, error, retry_at=retry_at, at=now)
        self._client.wake()  # the clock sleeps until the claim would be stale
