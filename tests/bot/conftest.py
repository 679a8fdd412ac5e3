"""A simulated Discord: a server, a channel, four players, a clock the test moves."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import simcord

import rules
from bot.storage import Store
from render import Picture
from rules.core.contract import Seat
from rules.eras.state import Building, Study
from tests.bot import planned
from tests.bot.auctions import dealt
from tests.bot.house import Bots, House, host_first

DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55"
    "0000000a49444154789c63680000008200817743ba0e0000000049454e44ae426082"
)
HOST_FIRST = host_first()


@pytest.fixture(scope="session")
def fresh_database(tmp_path_factory) -> Path:
    """A migrated database without a row: migrating once is enough."""
    file = tmp_path_factory.mktemp("database") / "bot.sqlite3"

    async def make() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{file}")
        await store.close()

    asyncio.run(make())
    return file


@pytest.fixture
def file(tmp_path, fresh_database) -> Path:
    """A migrated database of this test's own."""
    return Path(shutil.copy(fresh_database, tmp_path / "bot.sqlite3"))


@pytest.fixture
def url(file) -> str:
    """Its address."""
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
def bots(tmp_path: Path, fresh_database: Path) -> Bots:
    """A maker of bots with an empty database."""
    return Bots(Path(shutil.copy(fresh_database, tmp_path / "bot.sqlite3")))


@pytest.fixture(autouse=True)
def seed(monkeypatch) -> SimpleNamespace:
    """The seed of the next game; by default the host moves first, whatever the number of seats."""
    chosen = SimpleNamespace(randbits=lambda bits: chosen.value, value=HOST_FIRST)
    monkeypatch.setattr("bot.lobbies.secrets", chosen)
    monkeypatch.setattr("bot.computers.secrets", chosen)
    return chosen


@pytest.fixture(autouse=True)
def sketches(request, monkeypatch) -> list[tuple]:
    """Blank pictures, with what was to be drawn; a test marked `drawn` has the real ones."""
    asked: list[tuple] = []
    if "drawn" in request.fixturenames:
        return asked
    for kind in ("board", "hand", "final", "lobby"):
        monkeypatch.setattr(f"bot.ui.pictures.render.{kind}", _sketch(kind, asked))
    return asked


def _sketch(kind: str, asked: list[tuple]):
    def draw(*args: object) -> Picture:
        asked.append((kind, *args))
        return Picture(DOT, f"The {kind}.", (1, 1))

    return draw


@pytest.fixture
def drawn() -> None:
    """Ask for real pictures."""


@pytest.fixture
async def env(bots: Bots) -> AsyncIterator[simcord.Env]:
    """The simulation, with a bot in it."""
    bots.env = env = simcord.Env(bots.make(), settle_timeout=30.0)
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


@pytest.fixture(autouse=True)
def faults(caplog):
    """The errors the bot logged; those a test does not take off the list fail it."""
    found: list[logging.LogRecord] = []
    watch = logging.Handler(logging.ERROR)
    watch.emit = found.append
    logging.getLogger().addHandler(watch)
    yield found
    logging.getLogger().removeHandler(watch)
    assert [record.getMessage() for record in found] == []


@pytest.fixture
def classes(monkeypatch):
    """Begin a game in which Ann's first question is how to group a class of these sizes."""

    async def begin(house: House, **stories: int) -> None:
        original = rules.GAMES["eras"].new

        def new(seats, options, chance):
            g = original(seats, options, chance)
            built = tuple(Building(stories.get(study, 0)) for study in Study)
            g.settle_school(Seat(0), campuses=built, administration=9, funds=60)
            return g

        monkeypatch.setattr(rules.GAMES["eras"], "new", new)
        await house.begin(house.ben)

    return begin


@pytest.fixture
def auction(monkeypatch, house):
    """Begin a game at the auction of four luminaries, which Ann opens."""
    tables = dealt()
    monkeypatch.setattr(rules.GAMES["tesla"], "new", lambda seats, options, chance: tables[seats])

    async def begin(*guests, computers=0):
        await house.begin(*guests, computers=computers, title="tesla")

    return begin


@pytest.fixture
def planning(monkeypatch, house):
    """Begin a game of Eras Academia whose turns can be planned ahead; Ann moves first."""
    monkeypatch.setattr(type(rules.GAMES["eras"]), "ahead", planned.ahead)

    async def begin(*guests, computers=0):
        await house.begin(*guests, computers=computers)

    return begin
