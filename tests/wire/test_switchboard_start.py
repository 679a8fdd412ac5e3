"""How the real bot begins and ends."""

from __future__ import annotations

import discord
import pytest

from rules import GAMES

from .process import BOT
from .world import World

PRIVILEGED = discord.Intents(members=True, presences=True, message_content=True).value
NOWHERE = "sqlite+aiosqlite:////proc/nowhere/wire.db"


async def refused(bot_process, code: int = 1, **env: str) -> str:
    """What a bot says that ends at once, without success."""
    bot = await bot_process(env=env, wait=False)
    await bot.ended(30)
    assert bot.returncode == code
    assert "Traceback" not in bot.output()
    return bot.output().splitlines()[-1]


async def test_wrong_token_ends_with_a_sentence(world, bot_process):
    said = await refused(bot_process, DISCORD_TOKEN="wrong.wire.test")
    assert said == "Discord refuses this token. Set DISCORD_TOKEN in .env to the bot's own token."
    assert not world.gateway.identifies


@pytest.mark.parametrize(
    "url",
    ["nonsense", "oracle://host/name", "sqlite+aiosqlite://", NOWHERE, "postgresql+asyncpg://127.0.0.1:1/no"],
)
async def test_broken_database_address_ends_with_a_sentence(world, bot_process, url):
    said = await refused(bot_process, DATABASE_URL=url)
    assert said.startswith("The database cannot be opened: ")
    assert "Set DATABASE_URL in .env" in said
    assert not world.gateway.identifies


async def test_file_that_is_no_database_ends_with_a_sentence(bot_process, tmp_path):
    file = tmp_path / "notes.db"
    file.write_text("Remember the milk. " * 100)
    said = await refused(bot_process, DATABASE_URL=f"sqlite+aiosqlite:///{file}")
    assert "file is not a database" in said


async def test_settings_that_do_not_fit_end_with_a_sentence(bot_process):
    said = await refused(bot_process, 2, LOBBY_HOURS="soon")
    assert said.startswith("LOBBY_HOURS is “soon”, but must be ")


async def test_starts_from_cold_although_the_gateway_is_busy(world, bot_process):
    world.gateway.refuse()
    bot = await bot_process(*BOT)
    assert "Failed to connect" in bot.output()
    assert world.gateway.intents & PRIVILEGED == 0
    _registered(world)
    assert await bot.stop() == 0


def _registered(world: World) -> None:
    calls = world.requests("PUT", "/applications/*/commands")
    assert [call.status for call in calls] == [200]
    assert {"game", "preferences", *GAMES} == {command["name"] for command in world.commands()}


async def test_a_request_to_end_is_heeded(world, bot_process):
    bot = await bot_process()
    alice, table = world.user("alice"), world.channel("table")
    assert (await world.slash(alice, table, "game", "new", title="eras")).acknowledged
    assert await bot.stop() == 0
    assert "stopped" in bot.output()
    assert "Traceback" not in bot.output()
