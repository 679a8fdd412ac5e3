"""One sleeping task that wakes when a notice is due."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Switchboard
    from bot.outbox import Outbox

log = logging.getLogger(__name__)

LONGEST_SLEEP = 3600.0
AFTER_A_FAULT = 30.0


class Clock:
    """Sleeps until the next notice is due, or until it is woken."""

    def __init__(self, client: Switchboard, outbox: Outbox) -> None:
        self._client = client
        self._outbox = outbox
        self._task: asyncio.Task[None] | None = None
        self._sleeper: asyncio.Task[None] | None = None
        self._woken = False

    @property
    def running(self) -> bool:
        """Whether it has been started."""
        return self._task is not None

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._run(), name="clock")

    def wake(self) -> None:
        """Look again now: something new may be due."""
        self._woken = True
        if self._sleeper:
            self._sleeper.cancel()

    async def close(self) -> None:
        """Stop; what is under way is finished by the next start."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        stale: timedelta | None = timedelta(0)  # whatever was claimed before the start is nobody's any more
        while True:
            self._woken = False
            try:
                while await self._outbox.deliver(self._client.now(), stale=stale):
                    stale = None
                stale = None
                pause = await self._pause()
            except Exception:
                log.exception("notices cannot be delivered")
                pause = AFTER_A_FAULT
            await self._sleep(pause)

    async def _pause(self) -> float:
        due = await self._client.store.next_due()
        if due is None:
            return LONGEST_SLEEP
        return min(max((due - self._client.now()).total_seconds(), 0.0), LONGEST_SLEEP)

    async def _sleep(self, seconds: float) -> None:
        if self._woken:
            return
        self._sleeper = asyncio.create_task(asyncio.sleep(seconds))
        try:
            await asyncio.wait([self._sleeper])
        finally:
            self._sleeper.cancel()
            self._sleeper = None
