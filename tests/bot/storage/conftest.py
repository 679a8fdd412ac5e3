"""A store on each kind of database, empty for every test."""

import asyncio
import os
import uuid
from contextlib import asynccontextmanager

import asyncpg
import pytest
from sqlalchemy import make_url

from bot.storage import Store
from tests.bot.storage.examples import Game, lobby

POSTGRES = os.environ.get("SWITCHBOARD_TEST_POSTGRES", "postgresql+asyncpg://postgres@127.0.0.1:5432/test")


# Dropping a database makes the server write everything to disk, so each test empties the one of its run.
EMPTY = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
    DROP SCHEMA public CASCADE;
    CREATE SCHEMA public;
"""


def named(database):
    return make_url(POSTGRES).set(database=database).render_as_string(hide_password=False)


@asynccontextmanager
async def connected(url):
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(plain, timeout=5)
    try:
        yield connection
    finally:
        await connection.close()


async def on_server(statement, url=POSTGRES):
    async with connected(url) as connection:
        await connection.execute(statement)


@pytest.fixture(scope="session")
def postgres():
    """The name of a database of this run, or None and the reason why there is none."""
    name = f"switchboard_{uuid.uuid4().hex}"
    try:
        asyncio.run(on_server(f"CREATE DATABASE {name}"))
    except (OSError, TimeoutError, asyncpg.PostgresError) as problem:
        yield None, f"PostgreSQL is not reachable at {make_url(POSTGRES)!r}: {problem}"
        return
    yield name, None
    asyncio.run(on_server(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def sqlite_url(tmp_path):
    return f"sqlite+aiosqlite:///{tmp_path}/switchboard.db"


@pytest.fixture
async def postgres_url(postgres):
    name, problem = postgres
    if problem is not None:
        pytest.skip(problem)
    yield named(name)
    await on_server(EMPTY, named(name))


@pytest.fixture(params=["sqlite", "postgres"])
def url(request):
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture
async def store(url):
    store = await Store.open(url)
    yield store
    await store.close()


@pytest.fixture
async def sqlite_store(sqlite_url):
    store = await Store.open(sqlite_url)
    yield store
    await store.close()


@pytest.fixture
async def other_store(store, url):
    """A second process, as far as the database can tell."""
    other = await Store.open(url)
    yield other
    await other.close()


@pytest.fixture
async def table(store):
    """A lobby where Ada is the host and nobody else sits."""
    return await lobby(store)


@pytest.fixture
async def game(store):
    """A running game of Ada, Ben and a computer player, at its starting position."""
    return await Game.begin(store)
