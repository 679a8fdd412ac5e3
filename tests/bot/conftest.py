"""A bot on a simulated Discord: a server, a channel, four players, a clock the test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
import simcord

from bot.client import Switchboard
from bot.config import Settings


class House:
    """One simulated server with the bot in it."""

    def __init__(self, env: simcord.Env, make_bot: Callable[[], Switchboard]) -> None:
        self.env = env
        self._make_bot = make_bot
        self.guild = env.create_guild("The house")
        self.channel = self.guild.create_text_channel("table")
        self.ann, self.ben, self.cho, self.dee = (
            self.guild.add_member(env.create_user(name)) for name in ("ann", "ben", "cho", "dee")
        )

    @property
    def bot(self) -> Switchboard:
        """The bot that is running now."""
        assert isinstance(self.env.bot, Switchboard)
        return self.env.bot

    async def restart(self) -> None:
        """Stop the bot and start a new one on the same database."""
        await self.bot.close()
        await self.env.restart_bot(self._make_bot())


class Bots:
    """Makes bots on one database, whose time is the simulation's."""

    def __init__(self, folder: Path) -> None:
        self.url = f"sqlite+aiosqlite:///{folder / 'bot.sqlite3'}"
        self.env: simcord.Env | None = None

    def now(self) -> datetime:
        """The simulated time."""
        assert self.env is not None
        return self.env.now().astimezone(UTC)

    def make(self) -> Switchboard:
        """Another bot."""
        settings = Settings(_env_file=None, discord_token=None)
        return Switchboard(settings, now=self.now, database_url=self.url, shard_count=1)


@pytest.fixture
def bots(tmp_path: Path) -> Bots:
    """A maker of bots with an empty database."""
    return Bots(tmp_path)


@pytest.fixture
async def env(bots: Bots) -> AsyncIterator[simcord.Env]:
    """The simulation, with a bot in it."""
    bots.env = env = simcord.Env(bots.make(), settle_timeout=20.0)
    await env.start()
    try:
        yield env
    finally:
        await env.shutdown()
    env.raise_errors()


@pytest.fixture
def house(env: simcord.Env, bots: Bots) -> House:
    """A server with a channel and four players."""
    return House(env, bots.make)
