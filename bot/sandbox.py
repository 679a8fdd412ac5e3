"""The same bot on a simulated Discord, in the browser: a server, a channel, four players."""

from __future__ import annotations

import asyncio
import logging
import socket
from typing import TYPE_CHECKING

import simcord

from bot.client import Switchboard, utc_now
from bot.storage import Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.config import Settings

log = logging.getLogger(__name__)

GUILD = 1_456_000_000_000_000_000
NAME = "Switchboard"
SERVER, CHANNEL = "Switchboard sandbox", "game-table"
PLAYERS = ("Ada", "Ben", "Cleo", "Dev")
STEP_SECONDS = 1.0
SETTLE_SECONDS = 30.0
"""How long the page waits for all that an action leads to."""
BANNER = """
Switchboard sandbox: a simulated Discord, no account needed.

  Open   {url}

  Type   /game new, choose “Eras Academia”, press the send arrow
  Press  Add a computer player, then Start, then Take your turn
  “Viewing as” at the top switches between {players}.

Games are kept in {file}. Stop with Ctrl+C.
"""


class World:
    """The simulated server; ids stay the same from start to start, so that games go on."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        users = [env.create_user(name) for name in PLAYERS]
        guild = env.create_guild(SERVER, id=GUILD, owner=users[0])
        self.channel = guild.create_text_channel(CHANNEL)
        self.players: Sequence[simcord.MemberActor] = [guild.add_member(user) for user in users]

    def catch_up(self) -> None:
        """Bring the simulated clock to the real time; new ids follow the clock and never repeat."""
        ahead = (utc_now() - self._env.now()).total_seconds()
        if ahead > 0:
            self._env.backend.advance_clock(ahead)


async def run_sandbox(settings: Settings) -> None:
    """Serve the bot in the browser until stopped."""
    logging.getLogger("discord").setLevel(logging.ERROR)
    url = f"sqlite+aiosqlite:///{settings.sandbox_database}"
    client = Switchboard(settings, database_url=url, shard_count=1)
    env = simcord.Env(client, check_errors=False, settle_timeout=SETTLE_SECONDS)
    env.backend.bot_user.name = NAME
    await env.start()
    try:
        world = World(env)
        world.catch_up()
        await _show_games_again(client)
        await env.settle()
        await _serve(env, world, settings)
    finally:
        await env.shutdown()


async def _serve(env: simcord.Env, world: World, settings: Settings) -> None:
    viewers, port = list(world.players), free(settings.sandbox_port)
    async with env.preview(world.channel, viewers=viewers, layout="channel", port=port) as preview:
        names, file = ", ".join(PLAYERS), settings.sandbox_database
        print(BANNER.format(url=preview.url, players=names, file=file), flush=True)  # noqa: T201
        while True:
            await asyncio.sleep(STEP_SECONDS)
            world.catch_up()


def free(port: int) -> int | None:
    """The port if nobody listens there; None lets the system choose one."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            log.warning("port %s is taken; another one is used", port)
            return None
    return port or None


async def _show_games_again(client: Switchboard) -> None:
    """The simulated channel is empty after a start: post the tables that go on."""
    for table in await client.store.tables(Status.LOBBY):
        await client.outbox.open_lobby(table)
    for table in await client.store.tables(Status.RUNNING):
        await client.tables.announce(await client.tables.at(table.id))
