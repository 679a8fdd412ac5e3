"""What only a SQLite file has to prove."""

import asyncio
import signal
import sqlite3
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.storage import BackupUnsupported, CannotOpen, Store
from bot.storage.engine import use_wal
from tests.bot.storage.examples import Game, lobby, new_move, notice

KILLED_AFTER_A_MOVE = """
import asyncio, os, signal, sys
from bot.storage import Store
from tests.bot.storage.examples import Game, new_move, notice

async def main():
    store = await Store.open(sys.argv[1])
    game = await Game.begin(store)
    await store.add_move(game.id, new_move(1), notices=[notice(game.id, n=1)])
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""

ROOT = Path(__file__).parents[3]


@pytest.fixture
async def sqlite(sqlite_url):
    store = await Store.open(sqlite_url)
    yield store
    await store.close()


async def pragma(store, name):
    async with store._database.read() as connection:
        return await connection.scalar(text(f"PRAGMA {name}"))


@pytest.mark.parametrize(
    ("name", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 10_000)],
)
async def test_every_connection_is_durable_strict_and_patient(sqlite, name, value):
    async with sqlite._database.read(), sqlite._database.read():
        assert await pragma(sqlite, name) == value


async def test_a_move_survives_the_kill_of_the_process(sqlite_url):
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KILLED_AFTER_A_MOVE, sqlite_url, cwd=ROOT
    )
    assert await child.wait() == -signal.SIGKILL
    store = await Store.open(sqlite_url)
    [table] = await store.tables()
    assert (await store.last_move(table.id)).state == b"state 1"
    assert [each.n for each in await store.pending_notices(table.id)] == [1]
    await store.close()


async def test_readers_see_the_last_committed_state_while_a_writer_is_at_work(sqlite):
    game = await Game.begin(sqlite)
    async with sqlite._database.write() as connection:
        await connection.execute(text("UPDATE moves SET action = 'unfinished'"))
        assert (await sqlite.last_move(game.id)).action == ""


async def test_a_writer_takes_the_lock_before_it_reads(sqlite, sqlite_url):
    other = await Store.open(sqlite_url)
    game = await Game.begin(sqlite)
    async with sqlite._database.write() as connection:
        waiting = asyncio.create_task(other.set_options(game.id, "second"))
        await connection.execute(text("UPDATE tables SET options = 'first'"))
        await sqlite.ping()
        assert not waiting.done()
    await waiting
    assert (await sqlite.table(game.id)).options == "second"
    await other.close()


async def test_a_second_writer_waits_without_a_connection(sqlite):
    game = await Game.begin(sqlite)
    async with sqlite._database.write():
        waiting = asyncio.create_task(sqlite.set_options(game.id, "second"))
        for _ in range(5):
            await sqlite.ping()
        assert sqlite._database.engine.pool.checkedout() == 1
    await waiting


class Rival:
    """A cursor on a file that another connection is writing, until the cursor waits for it."""

    def __init__(self, path):
        self.writer = sqlite3.connect(path, isolation_level=None)
        self.writer.execute("BEGIN IMMEDIATE")
        self.cursor = sqlite3.connect(path, isolation_level=None, timeout=0).cursor()
        self.waited = False

    def execute(self, statement):
        if statement.startswith("BEGIN"):
            self.waited = True
            self.writer.execute("ROLLBACK")
        return self.cursor.execute(statement)


def test_the_switch_to_write_ahead_logging_waits_for_a_writer(tmp_path):
    rival = Rival(tmp_path / "new.db")
    use_wal(rival)
    assert rival.waited
    assert rival.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_a_backup_is_a_store_of_its_own(sqlite, tmp_path):
    table = await lobby(sqlite)
    await sqlite.backup(tmp_path / "backup.db")
    await sqlite.set_options(table.id, '{"after":1}')
    copy = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/backup.db")
    assert await copy.table(table.id) == table
    await copy.close()


async def test_a_backup_is_taken_while_a_game_is_written(sqlite, tmp_path):
    game = await Game.begin(sqlite)
    moves = [sqlite.add_move(game.id, new_move(n), notices=[notice(game.id)]) for n in range(1, 10)]
    await asyncio.gather(sqlite.backup(tmp_path / "backup.db"), *moves)
    copy = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/backup.db")
    last = await copy.last_move(game.id)
    assert len(await copy.pending_notices(game.id)) == last.n
    await copy.close()


async def test_a_backup_overwrites_nothing(sqlite, tmp_path):
    (tmp_path / "backup.db").write_text("precious")
    with pytest.raises(FileExistsError):
        await sqlite.backup(tmp_path / "backup.db")
    assert (tmp_path / "backup.db").read_text() == "precious"


async def test_postgresql_is_backed_up_with_its_own_tools(postgres_url, tmp_path):
    store = await Store.open(postgres_url)
    with pytest.raises(BackupUnsupported, match="pg_dump"):
        await store.backup(tmp_path / "backup.db")
    await store.close()


async def test_the_directory_of_the_file_is_made(tmp_path):
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/new/deep/switchboard.db")
    await store.ping()
    await store.close()


@pytest.mark.parametrize("url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:"])
async def test_a_store_in_memory_is_refused(url):
    with pytest.raises(CannotOpen, match="needs a SQLite file"):
        await Store.open(url)
