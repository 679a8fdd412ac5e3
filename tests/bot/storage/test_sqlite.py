"""What only a SQLite file has to prove."""

import asyncio
import signal
import sqlite3
import sys
from pathlib import Path

import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError

from bot.storage import CannotBackUp, CannotOpen, NoDatabase, Store
from bot.storage.models import SEATS
from bot.storage.sqlite import new_file, use_wal
from tests.bot.storage.examples import NOON, Game, busy, last_move, lobby, new_move, notice

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


@pytest.mark.parametrize(
    ("name", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 10_000)],
)
async def test_every_connection_is_durable_strict_and_patient(sqlite_store, name, value):
    engine = sqlite_store._engine
    for run in (engine.read, engine.write):
        assert await run(lambda connection: connection.scalar(text(f"PRAGMA {name}"))) == value


async def test_a_move_survives_the_kill_of_the_process(sqlite_url):
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KILLED_AFTER_A_MOVE, sqlite_url, cwd=ROOT
    )
    assert await child.wait() == -signal.SIGKILL
    store = await Store.open(sqlite_url)
    [table] = await store.tables()
    assert (await last_move(store, table.id)).state == b"state 1"
    assert [each.n for each in await store.pending_notices(table.id)] == [1]
    await store.close()


async def test_readers_see_the_last_committed_state_while_a_writer_is_at_work(sqlite_store):
    game = await Game.begin(sqlite_store)
    async with busy(sqlite_store, "UPDATE moves SET action = 'unfinished'"):
        assert (await last_move(sqlite_store, game.id)).action == ""


async def test_a_writer_takes_the_lock_before_it_reads(sqlite_store, sqlite_url):
    other = await Store.open(sqlite_url)
    game = await Game.begin(sqlite_store)
    async with busy(sqlite_store, "UPDATE tables SET board_message_id = 1"):
        waiting = asyncio.create_task(other.set_board_message(game.id, 2))
        assert await other.tables() == await sqlite_store.tables()
        assert not waiting.done()
    await waiting
    assert (await sqlite_store.table(game.id)).board_message_id == 2
    await other.close()


async def test_a_transaction_that_cannot_be_committed_is_in_nobodys_way(sqlite_store):
    deferred = "PRAGMA defer_foreign_keys = ON"
    stray = insert(SEATS).values(table_id=99, seat=0, name="x", user_id=1, since=NOON)

    def work(connection):
        connection.execute(text(deferred))
        connection.execute(stray)

    with pytest.raises(IntegrityError):
        await sqlite_store._engine.write(work)
    game = await Game.begin(sqlite_store)
    assert (await sqlite_store.add_move(game.id, new_move(1))).n == 1


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


async def test_a_backup_is_a_store_of_its_own(sqlite_store, tmp_path):
    table = await lobby(sqlite_store)
    await sqlite_store.backup(tmp_path / "backup.db")
    await sqlite_store.set_board_message(table.id, 7)
    copy = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/backup.db")
    assert await copy.table(table.id) == table
    await copy.close()


async def test_a_backup_is_taken_while_a_game_is_written(sqlite_store, tmp_path):
    game = await Game.begin(sqlite_store)
    moves = [sqlite_store.add_move(game.id, new_move(n), notices=[notice(game.id)]) for n in range(1, 10)]
    await asyncio.gather(sqlite_store.backup(tmp_path / "backup.db"), *moves)
    copy = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/backup.db")
    last = await last_move(copy, game.id)
    assert len(await copy.pending_notices(game.id)) == last.n
    await copy.close()


async def test_a_backup_overwrites_nothing(sqlite_store, tmp_path):
    (tmp_path / "backup.db").write_text("precious")
    with pytest.raises(CannotBackUp, match=r"backup\.db cannot be made: File exists"):
        await sqlite_store.backup(tmp_path / "backup.db")
    assert (tmp_path / "backup.db").read_text() == "precious"


async def test_a_backup_into_a_folder_that_is_not_there_is_refused(sqlite_store, tmp_path):
    with pytest.raises(CannotBackUp, match="No such file or directory"):
        await sqlite_store.backup(tmp_path / "nowhere" / "backup.db")


def test_a_backup_that_breaks_off_leaves_no_file(tmp_path):
    copy = tmp_path / "backup.db"
    with pytest.raises(CannotBackUp, match="disk is full"), new_file(copy):
        raise sqlite3.OperationalError("database or disk is full")
    assert not copy.exists()


async def test_a_database_that_is_not_there_is_not_made(tmp_path):
    with pytest.raises(NoDatabase, match=f"there is no database {tmp_path}/none/bot.db"):
        await Store.open(f"sqlite+aiosqlite:///{tmp_path}/none/bot.db", new=False)
    assert list(tmp_path.iterdir()) == []


async def test_a_database_that_is_copied_is_not_migrated(sqlite_store, sqlite_url):
    older = text("UPDATE alembic_version SET version_num = '0001'")
    await sqlite_store._engine.write(lambda connection: connection.execute(older).rowcount)
    await (await Store.open(sqlite_url, new=False, migrated=False)).close()
    version = text("SELECT version_num FROM alembic_version")
    assert await sqlite_store._engine.read(lambda connection: connection.scalar(version)) == "0001"


async def test_postgresql_is_backed_up_with_its_own_tools(postgres_url, tmp_path):
    store = await Store.open(postgres_url)
    with pytest.raises(CannotBackUp, match="pg_dump"):
        await store.backup(tmp_path / "backup.db")
    await store.close()


async def test_the_directory_of_the_file_is_made(tmp_path):
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/new/deep/switchboard.db")
    assert await store.tables() == []
    await store.close()


@pytest.mark.parametrize("url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:"])
async def test_a_store_in_memory_is_refused(url):
    with pytest.raises(CannotOpen, match="needs a SQLite file"):
        await Store.open(url)
