"""The bot as a process of the operating system."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from .loaded import Loaded
from .openapi import ROOT
from .world import World

BOT = (sys.executable, "-m", "bot")
TAIL = 4000


class BotProcess:
    """Starts the bot against a world, kills it, and starts it again on the same database.

    Without a command it is forked from a loaded bot, which saves the seconds that imports take.
    """

    def __init__(
        self, world: World, folder: Path, command: Sequence[str] = (), env: dict[str, str] | None = None
    ) -> None:
        self._world, self._command = world, tuple(command)
        self._folder, self._log = folder, folder / "bot.log"
        self.database = folder / "wire.db"
        self._env = bot_environment(world, folder) | (env or {})
        self._process: asyncio.subprocess.Process | Loaded | None = None
        self._watch: asyncio.Task[None] | None = None
        self._identified = 0
        world.pulse.witnesses.append(lambda: f"the bot's output:\n{self.output()[-TAIL:]}")

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.returncode is None

    @property
    def returncode(self) -> int | None:
        """How it ended."""
        return None if self._process is None else self._process.returncode

    def output(self) -> str:
        """Everything it has printed, over all its lives."""
        return self._log.read_text("utf-8", "replace") if self._log.exists() else ""

    async def launch(self) -> None:
        """Start the process, without waiting for it to log in."""
        assert not self.alive, "the bot runs already"
        self._identified = self._world.gateway.identifies
        self._process = await (self._run() if self._command else self._fork())
        self._watch = asyncio.create_task(self._notice_end(self._process))

    async def _run(self) -> asyncio.subprocess.Process:
        with self._log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *self._command,
                env=self._env,
                cwd=self._folder,
                stdout=log,
                stderr=log,
                stdin=asyncio.subprocess.DEVNULL,
            )

    async def _fork(self) -> Loaded:
        return Loaded(self._env, self._folder, self._log)

    async def start(self, within: float = 30.0) -> BotProcess:
        """Start it, and wait until it is on line with its commands registered."""
        await self.launch()
        await self.ready(within)
        return self

    async def ready(self, within: float = 30.0) -> None:
        """Wait until it is on line with its commands registered, or fail when it ends before that."""
        await self._world.until(lambda: self._on_line() or not self.alive, within, "the bot's log-in")
        assert self.alive, (
            f"the bot ended with {self.returncode} before it was ready:\n{self.output()[-TAIL:]}"
        )

    def _on_line(self) -> bool:
        gateway = self._world.gateway
        return gateway.identifies > self._identified and gateway.connected and bool(self._world.commands())

    async def kill(self) -> None:
        """SIGKILL: no chance to clean up."""
        if self.alive and self._process is not None:
            self._process.kill()
        await self.ended()

    async def stop(self, within: float = 10.0) -> int | None:
        """SIGTERM, and wait for an orderly end; its exit status."""
        if self.alive and self._process is not None:
            self._process.terminate()
        await self.ended(within)
        return self.returncode

    async def ended(self, within: float = 10.0) -> None:
        """Wait until the process is gone and the gateway has noticed."""
        await self._world.until(lambda: not self.alive, within, "the bot's end")
        await self._world.until(lambda: not self._world.gateway.connected, within, "the gateway's closing")

    async def restart(self, *, hard: bool = False) -> None:
        """Kill or stop it, and start it again."""
        await (self.kill() if hard else self.stop())
        await self.start()

    def wait_in_vain(self, seconds: int) -> None:
        """While it is down, make everything due this much earlier, as if so much time had passed."""
        assert not self.alive
        moments = "due_at = datetime(due_at, :ago), claimed_at = datetime(claimed_at, :ago)"
        with closing(sqlite3.connect(self.database)) as database, database:
            database.execute(f"UPDATE notices SET {moments}", {"ago": f"-{seconds} seconds"})

    async def _notice_end(self, process: asyncio.subprocess.Process | Loaded) -> None:
        await process.wait()
        self._world.pulse.beat()


def bot_environment(world: World, folder: Path) -> dict[str, str]:
    """The variables that make an unmodified bot speak to this world and keep its own database."""
    inherited = {
        k: v for k, v in os.environ.items() if not k.startswith(("DISCORD_", "DATABASE_", "SWITCHBOARD_"))
    }
    return inherited | {
        "DISCORD_API_BASE": f"http://{world.address}/api/v10",
        "DISCORD_GATEWAY_URL": f"ws://{world.address}/gateway",
        "DISCORD_TOKEN": world.token,
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'wire.db'}",
        "PYTHONUNBUFFERED": "1",
        "PYTHONPATH": str(ROOT),  # the working directory is elsewhere, out of reach of a developer's `.env`
    }
