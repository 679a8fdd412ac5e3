"""The bot as a process of its own before a simulated Discord, and people who act at its tables."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

from bot.storage import Store
from rules.core.contract import Game
from tests.wire.process import BotProcess
from tests.wire.simulation import ChannelHandle, Interaction, UserHandle
from tests.wire.world import World

from .crowd import Running, command, seat_crowd, stored
from .stamps import Served, Stamps

PATIENCE = 120.0
QUIET = 0.5
PAGE_KB = os.sysconf("SC_PAGE_SIZE") / 1000
TICKS = os.sysconf("SC_CLK_TCK")


class House:
    """A world, its tables, and the bot in it."""

    def __init__(self, world: World, folder: Path) -> None:
        self.world, self.stamps, self._folder = world, Stamps(world), folder
        self._probe = folder / "probe.json"
        command = (sys.executable, "-m", "tests.bench.probe", str(self._probe))
        kept = {"PYTHONPYCACHEPREFIX": str(folder / "bytecode"), "PYTHONDONTWRITEBYTECODE": ""}
        self.bot = BotProcess(world, folder, command, kept)
        self.crowd: list[Running] = []
        self._at: dict[int, tuple[ChannelHandle, Sequence[UserHandle]]] = {}

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: Path) -> AsyncIterator[House]:
        """A house without a bot yet."""
        async with World.open() as world:
            house = cls(world, folder)
            try:
                yield house
            finally:
                await house.bot.kill()

    async def furnish(self, game: Game[Any], tables: int, acting: int) -> None:
        """Fill the database with running tables; at the first ones sit people who can act."""
        places = []
        for number in range(acting):
            channel = self.world.channel(f"table-{number}")
            people = [self.world.user(f"{name}-{number}") for name in ("ada", "ben")]
            self._at[channel.id] = (channel, people)
            places.append((self.world.guild.id, channel.id, [person.id for person in people]))
        store = await self._store()
        self.crowd = (await seat_crowd(store, game, tables, places=places))[:acting]
        await store.close()

    async def _store(self) -> Store:
        return await Store.open(f"sqlite+aiosqlite:///{self.bot.database}")

    async def start(self) -> tuple[float, float]:
        """Start the bot; seconds until it is on line."""
        began = monotonic()
        await self.bot.start(PATIENCE)
        on_line = monotonic() - began
        self.stamps.bot = self._pid
        await self.world.quiet(QUIET + 1)
        return began, on_line

    async def act(self, tables: Sequence[tuple[int, Running]]) -> list[Served]:
        """One action at each of these tables, all at once; wait until the bot is done with all of it."""
        found = await asyncio.gather(*(self._slash(place, running) for place, running in tables))
        await self.world.until(
            lambda: all(self.stamps.served(each).answered for each in found), PATIENCE, "the answers"
        )
        await self.world.quiet(QUIET)
        return [self.stamps.served(each) for each in found]

    async def _slash(self, place: int, running: Running) -> Interaction:
        channel, people = list(self._at.values())[place]
        who, action = running.act()
        verb, options = command(action)
        person = next(each for each in people if each.id == who)
        return await self.world.simulation.slash(person, channel, f"{running.game.key} {verb}", options)

    async def check(self) -> None:
        """Every action sent was taken: otherwise refusals were measured."""
        store = await self._store()
        for running in self.crowd:
            if (n := await stored(store, running)) != running.n:
                raise RuntimeError(f"table {running.number} is at move {n}, not {running.n}")
        await store.close()

    async def stop(self) -> dict[str, Any]:
        """Stop the bot; what its probe noted."""
        await self.bot.stop(PATIENCE)
        notes: dict[str, Any] = json.loads(self._probe.read_text())
        return notes

    @property
    def _pid(self) -> int:
        assert self.bot._process is not None
        return int(self.bot._process.pid)

    def memory(self) -> float:
        """The bot's resident memory in MB."""
        return int(Path(f"/proc/{self._pid}/statm").read_text().split()[1]) * PAGE_KB / 1000

    def busy(self) -> float:
        """Seconds of processor time that the bot has used."""
        parts = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / TICKS
