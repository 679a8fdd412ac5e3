"""Waiting for something to become true, without sleeping."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Pulse:
    """Beats whenever the world has changed; waiters look again at every beat."""

    def __init__(self) -> None:
        self._event = asyncio.Event()
        self.witnesses: list[Callable[[], str]] = []

    def beat(self) -> None:
        """Wake everybody who waits."""
        self._event.set()
        self._event = asyncio.Event()

    async def until(self, holds: Callable[[], object], within: float = 10.0, what: str = "") -> None:
        """Return as soon as `holds()` is true; fail with what the witnesses saw."""
        try:
            async with asyncio.timeout(within):
                while not holds():
                    await self._event.wait()
        except TimeoutError:
            raise AssertionError(self._report(what or "the awaited condition", within)) from None

    async def quiet(self, seconds: float = 0.1) -> None:
        """Return when nothing has happened for a while: for tests that nothing more happens."""
        while True:
            try:
                async with asyncio.timeout(seconds):
                    await self._event.wait()
            except TimeoutError:
                return

    def _report(self, what: str, within: float) -> str:
        seen = "\n".join(witness() for witness in self.witnesses)
        return f"{what} did not come about in {within:g} s\n{seen}"
