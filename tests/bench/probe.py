"""The bot as it is, with a ticker in its event loop: how late the loop is, and when it was ready.

Where the system tells, the time that the bot's threads stood in line for a processor is noted, too.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from time import monotonic
from typing import Any

TICK = 0.01
LEAST = 1e-6


class Probe:
    """What is noted while the bot runs; times are the machine's monotonic clock."""

    def __init__(self) -> None:
        self.ready, self.queued = 0.0, 0.0
        self.ticks: list[tuple[float, float, float]] = []
        self._task: asyncio.Task[None] | None = None

    def attach(self, client: type[Any]) -> None:
        """Begin to tick when the client sets up, and note when it is ready."""
        set_up, on_ready = client.setup_hook, client.on_ready

        async def setup_hook(bot: Any) -> None:
            self._task = asyncio.create_task(self._tick())
            await set_up(bot)

        async def ready(bot: Any) -> None:
            await on_ready(bot)
            if not self.ready:
                self.ready, self.queued = monotonic(), queued()

        ready.__name__ = "on_ready"
        client.setup_hook, client.on_ready = setup_hook, ready

    async def _tick(self) -> None:
        while True:
            due, before = monotonic() + TICK, all_queued()
            await asyncio.sleep(TICK)
            now, after = monotonic(), all_queued()
            longest = max((spent - before.get(each, 0.0) for each, spent in after.items()), default=0.0)
            self.ticks.append((now, now - due, longest))


def queued(task: object = "self") -> float:
    """Seconds that a thread, or the first one of a process, has stood in line for a processor."""
    file = Path(f"/proc/{task}/schedstat")
    return int(file.read_text().split()[1]) / 1e9 if file.exists() else 0.0


def own(whole: float, waited: float) -> float:
    """Seconds without those spent in line, which the system tells no finer than to the least."""
    return max(LEAST, whole - waited)


def all_queued() -> dict[str, float]:
    """The same for each thread of this process."""
    return {each.name: queued(f"self/task/{each.name}") for each in Path("/proc/self/task").glob("*")}


def main(file: Path) -> None:
    """Run the bot; leave the notes in a file at the end."""
    from bot.__main__ import main as run
    from bot.client import Switchboard

    probe = Probe()
    probe.attach(Switchboard)
    try:
        run([])
    finally:
        file.write_text(json.dumps({"ready": probe.ready, "queued": probe.queued, "ticks": probe.ticks}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
