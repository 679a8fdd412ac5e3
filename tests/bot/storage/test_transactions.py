"""A write is kept whole or not at all."""

import asyncio

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from bot.storage import CannotOpen, Status, Store, TableId
from bot.storage.models import MOVES, SEATS, TABLES
from tests.bot.storage.conftest import connected
from tests.bot.storage.examples import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    GREEDY,
    NOON,
    Game,
    busy,
    last_move,
    new_move,
    notice,
    person,
    snapshot,
    start,
)

# A notice of a table that does not exist violates a foreign key, after everything else was written.
STRAY = notice(TableId(999))
ONCE = 2**62 + 77


async def test_a_move_whose_notices_fail_leaves_nothing(store, game):
    await game.play(1)
    await store.add_notices([notice(game.id, BEN)])
    before = await snapshot(store)
    with pytest.raises(IntegrityError):
        await store.add_move(
            game.id,
            new_move(2),
            notices=[notice(game.id), STRAY],
            silence=None,
            takes_back=range(1, 2),
            status=Status.FINISHED,
            interaction=ONCE,
        )
    assert await snapshot(store) == before
    await store.add_move(game.id, new_move(2), interaction=ONCE)


async def test_a_start_whose_notices_fail_leaves_a_lobby(store, table):
    await store.sit(table.id, GREEDY, at=NOON)
    ada, greta = await store.seats(table.id)
    before = await snapshot(store)
    with pytest.raises(IntegrityError):
        await start(store, table.id, seating=[greta.id, ada.id], notices=[STRAY])
    assert await snapshot(store) == before


async def test_an_end_whose_notices_fail_leaves_the_game_running(store, game):
    await store.add_notices([notice(game.id, BEN)])
    before = await snapshot(store)
    with pytest.raises(IntegrityError):
        await store.set_status(game.id, Status.ENDED, at=NOON, notices=[STRAY])
    assert await snapshot(store) == before


async def test_a_substitution_whose_notices_fail_leaves_the_seat(store, game):
    before = await snapshot(store)
    with pytest.raises(IntegrityError):
        await store.replace(game.id, 1, person(CLEO), at=NOON, notices=[STRAY])
    assert await snapshot(store) == before


async def test_a_sending_whose_reminders_fail_stays_unsent(store, game):
    [waiting] = await store.add_notices([notice(game.id, ADA)])
    too_late = notice(game.id, ADA, n=None)
    with pytest.raises(IntegrityError):
        await store.sent([waiting.id], NOON, follow=[too_late])
    assert await store.pending_notices(game.id) == [waiting]


async def test_a_write_that_is_given_up_while_another_is_at_work_leaves_nothing(sqlite_store):
    game = await Game.begin(sqlite_store)
    async with busy(sqlite_store):
        await given_up(sqlite_store.add_move(game.id, new_move(1)))
    assert (await last_move(sqlite_store, game.id)).n == 0
    assert (await sqlite_store.add_move(game.id, new_move(1))).n == 1


async def test_a_write_that_is_given_up_on_a_server_leaves_nothing(postgres_url):
    store = await Store.open(postgres_url)
    game = await Game.begin(store)
    async with connected(postgres_url) as rival, rival.transaction():
        await rival.execute("SELECT id FROM tables FOR UPDATE")
        await given_up(store.add_move(game.id, new_move(1)))
    assert (await last_move(store, game.id)).n == 0
    assert (await store.add_move(game.id, new_move(1))).n == 1
    await store.close()


async def given_up(writing):
    """Begin to write, then cancel."""
    began = asyncio.Event()
    writing = asyncio.create_task(writing)
    asyncio.get_running_loop().call_soon(began.set)
    await began.wait()
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing


async def put(store, relation, *rows):
    def work(connection):
        for row in rows:
            connection.execute(insert(relation).values(**row))

    await store._engine.write(work)


async def test_the_database_itself_refuses_a_second_open_table(store, table):
    row = {"game": "eras", "status": Status.RUNNING, "channel_id": CHANNEL, "host_id": BEN}
    with pytest.raises(IntegrityError):
        await put(store, TABLES, {**row, "options": "{}", "created_at": NOON})


@pytest.mark.parametrize(("seat", "user_id"), [(0, CLEO), (5, ADA)])
async def test_the_database_itself_refuses_a_second_tenure(store, game, seat, user_id):
    row = {"table_id": game.id, "seat": seat, "user_id": user_id, "name": "x", "since": NOON}
    with pytest.raises(IntegrityError):
        await put(store, SEATS, row)


async def test_the_database_itself_refuses_an_interaction_in_two_moves(store):
    games = [await Game.begin(store, channel) for channel in (1, 2)]
    row = {"n": 1, "action": "", "final": False, "state": b"", "events": b"", "at": NOON}
    with pytest.raises(IntegrityError):
        await put(store, MOVES, *({**row, "table_id": game.id, "interaction_id": ONCE} for game in games))


async def test_a_store_on_no_server_does_not_open():
    with pytest.raises(CannotOpen, match=r"127\.0\.0\.1"):
        await Store.open("postgresql+asyncpg://nobody@127.0.0.1:1/none")
