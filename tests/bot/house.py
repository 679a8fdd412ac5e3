"""The simulated house: one server, its channels, its people, and what can go wrong on the way to them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import discord
import simcord
from simcord.backend.models import Overwrite

from bot.client import Switchboard
from bot.config import Settings
from rules import GAMES
from rules.core import play as engine


class Bots:
    """Makes bots on one database, whose time is the simulation's."""

    def __init__(self, file: Path) -> None:
        self.url = f"sqlite+aiosqlite:///{file}"
        self.env: simcord.Env | None = None

    def now(self) -> datetime:
        """The simulated time."""
        assert self.env is not None
        return self.env.now().astimezone(UTC)

    def make(self) -> Switchboard:
        """Another bot."""
        settings = Settings(_env_file=None, discord_token=None)
        return Switchboard(settings, now=self.now, database_url=self.url, shard_count=1)


class House:
    """One simulated server with the bot in it."""

    def __init__(self, env: simcord.Env, make_bot: Callable[[], Switchboard]) -> None:
        self.env = env
        self._make_bot = make_bot
        self.guild = env.create_guild("The house")
        self.channel = self.guild.create_text_channel("table")
        self.ann, self.ben, self.cho, self.dee = map(self.member, ("ann", "ben", "cho", "dee"))

    def member(self, name: str, *, moderates: bool = False) -> simcord.MemberActor:
        """Another member of the server."""
        roles = [self._moderators()] if moderates else []
        return self.guild.add_member(self.env.create_user(name[:32]), nick=name, roles=roles)

    def _moderators(self) -> simcord.RoleHandle:
        return self.guild.create_role("moderators", permissions=discord.Permissions(manage_channels=True))

    @property
    def bot(self) -> Switchboard:
        """The bot that is running now."""
        assert isinstance(self.env.bot, Switchboard)
        return self.env.bot

    async def restart(self, down: float = 1) -> None:
        """Stop the bot, let time pass without it, and start a new one on the same database."""
        await self.bot.close()
        self.env.backend.advance_clock(down)
        await self.env.restart_bot(self._make_bot())
        await self.env.settle()

    async def gather(self, *guests, channel=None, title="eras"):
        """Open a table for Ann and her guests; the invitation."""
        channel = channel or self.channel
        await self.ann.slash(channel, "game new", title=title)
        invitation = channel.last_message
        for guest in guests:
            await guest.click(invitation, label="Join")
        return invitation

    async def begin(self, *guests, computers=0, channel=None, title="eras"):
        """Begin a game in which Ann, the host, moves first; its number."""
        channel = channel or self.channel
        invitation = await self.gather(*guests, channel=channel, title=title)
        for _ in range(computers):
            await self.ann.click(invitation, label="Add a computer player")
        await self.ann.click(invitation, label="Start")
        table = await self.bot.store.table_in(channel.id)
        assert table.status == "running", (await self.ann.slash(channel, "game start")).response
        return table.id

    async def position(self, table=1):
        """The game at its last move."""
        return await self.bot.tables.at(table)

    async def tell(self, who, command, /, channel=None, **options) -> str:
        """Type a command; the private answer."""
        answered = await who.slash(channel or self.channel, command, **options)
        assert answered.response.ephemeral
        return answered.response.content

    async def panel(self, who, channel=None):
        """The panel with a person's choices."""
        return (await who.slash(channel or self.channel, "game turn")).response

    async def play(self, *lines, channel=None) -> None:
        """Play actions, each as a person and a command's text."""
        for who, line in lines:
            verb, *values = line.split()
            names = {"build": ["campus"], "window": ["window"], "deck": ["study"]}.get(verb, [])
            options = dict(zip(names, values, strict=True))
            before = (await self.position_in(channel)).n
            said = await self.tell(who, f"eras {verb}", channel, **options)
            assert (await self.position_in(channel)).n > before, said

    async def position_in(self, channel=None):
        """The game of a channel at its last move."""
        table = await self.bot.store.latest_in((channel or self.channel).id)
        return await self.bot.tables.at(table.id)

    def posts(self, channel=None) -> list[discord.Message]:
        """What the bot said publicly, invitations left out."""
        said = (channel or self.channel).history()
        return [each for each in said if "At the table:" not in each.content and not closed_lobby(each)]

    def letters(self, member) -> list[discord.Message]:
        """The direct messages to somebody."""
        if member.id not in self.env.backend.dm_channels:
            return []
        return member.user.dm_channel.history()

    def read(self, file) -> bytes:
        """The content of an attachment."""
        return self.env.backend.cdn.get(file.url)

    def pinged(self, message) -> list[int]:
        """Whom a message notified."""
        return sorted(self.env.backend.get_message(message.channel.id, message.id).ping_user_ids)

    async def deny(self, channel=None, **permissions) -> None:
        """Take permissions from the bot in a channel."""
        denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        overwrite = Overwrite(target_id=self.env.backend.bot_user.id, type=1, allow=0, deny=denied)
        self.env.backend.set_overwrite((channel or self.channel).id, overwrite)
        await self.env.settle()

    async def grant(self, channel=None) -> None:
        """Give back what was denied."""
        self.env.backend.delete_overwrite((channel or self.channel).id, self.env.backend.bot_user.id)
        await self.env.settle()

    async def show_again(self, message) -> None:
        """Give a message its old buttons back, as somebody sees it who has not looked for a while."""
        stored = self.env.backend.get_message(message.channel.id, message.id)
        stored.components = [row.to_dict() for row in message.components]

    @contextmanager
    def _held(self) -> Iterator[list[dict]]:
        backend, held = self.env.backend, []
        emit = backend.emit
        backend.emit = lambda name, payload: (
            held.append(payload) if name == "INTERACTION_CREATE" else emit(name, payload)
        )
        try:
            yield held
        finally:
            del backend.emit

    @asynccontextmanager
    async def on_the_way(self, *, copies=1, delay=0.0) -> AsyncIterator[None]:
        """Keep interactions back, and deliver them all at once, several times, or late."""
        with self._held() as held:
            yield
        self.env.backend.advance_clock(delay)
        for payload in held * copies:
            self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()


def mute(house: House, monkeypatch) -> None:
    """Let the bot die before it posts anything."""
    monkeypatch.setattr(house.bot.outbox, "_guarded", lambda *args: asyncio.sleep(0))


async def revive(house: House) -> None:
    """Start the bot again, and let it find what was left."""
    await house.restart()
    await house.env.advance_time(7200)


def closed_lobby(message) -> bool:
    """Whether a message is an invitation that is over."""
    return re.search(r"· 2–\d players", message.content) is not None


def labels(message) -> list[str]:
    """The words on a message's buttons and menus."""
    if isinstance(message, discord.Message):
        parts = [child.to_dict() for row in message.components for child in row.children]
    else:
        parts = [part for row in message.components for part in row["components"]]
    return [part.get("label") or part["placeholder"] for part in parts]


def begins(text: str, message) -> str:
    """The one label that begins like this."""
    (found,) = (label for label in labels(message) if label.startswith(text))
    return found


def menu_of(message) -> dict:
    """The only menu of a response."""
    (found,) = (part for row in message.components for part in row["components"] if part["type"] == 3)
    return found


def host_first() -> int:
    """A seed by which the first seat begins, whatever the number of seats."""
    game = GAMES["eras"]
    starts = ((seed, [engine.new(game, seats, None, seed) for seats in game.seats]) for seed in range(10_000))
    return next(seed for seed, states in starts if all(engine.actors(state) == (0,) for state in states))
