"""Fixtures: a world per module, and bots as processes in it."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from . import openapi
from .process import BotProcess
from .world import World

HERE = Path(__file__).parent
SAMPLE = (sys.executable, str(HERE / "sample_bot.py"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A module's tests share its event loop, in which its world is served, and go to one worker."""
    for item in items:
        if HERE in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="module"), append=False)
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def world() -> AsyncIterator[World]:
    """An empty world, served on a free port."""
    async with World.open() as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot_process(
    world: World, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Callable[..., Awaitable[BotProcess]]]:
    """Starts bots: `await bot_process()` for the real one, `(*BOT)` from cold; ended with the module."""
    started: list[BotProcess] = []

    async def start(*command: str, env: dict[str, str] | None = None, wait: bool = True) -> BotProcess:
        folder = tmp_path_factory.mktemp("bot")
        bot = BotProcess(world, folder, command, env)
        started.append(bot)
        await (bot.start() if wait else bot.launch())
        return bot

    yield start
    for bot in started:
        await bot.kill()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def sample(bot_process: Callable[..., Awaitable[BotProcess]]) -> BotProcess:
    """The small bot that the adapter's own tests use."""
    return await bot_process(*SAMPLE)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def switchboard(bot_process: Callable[..., Awaitable[BotProcess]]) -> BotProcess:
    """The real bot, logged in, with its commands registered."""
    return await bot_process()


@pytest.fixture(scope="session")
def spec() -> openapi.Spec:
    """The OpenAPI document; tests that need it skip where it is absent."""
    loaded = openapi.load()
    if loaded is None:
        pytest.skip(f"no OpenAPI document at {openapi.document_path()}; set DISCORD_OPENAPI")
    return loaded


@pytest.fixture(autouse=True)
def no_violations(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail every test during which a request or an answer broke Discord's rules."""
    yield
    if "world" in request.fixturenames:
        opened: World = request.getfixturevalue("world")
        opened.faults.clear()
        if violations := opened.checks.take():
            pytest.fail("\n".join(violations), pytrace=False)
