import pytest

from bot.storage import Conflict, Status
from tests.bot.storage.examples import ADA, BEN, GREEDY, NOON, last_move, later, notice, person, start


async def test_a_start_stamps_the_table_and_stores_the_first_position(store, table):
    running = await start(store, table.id, notices=[notice(table.id)], interaction=7)
    assert running == await store.table(table.id)
    assert (running.status, running.started_at) == (Status.RUNNING, later(1))
    assert (running.seed, running.game_version, running.rules_version) == (2**62, 3, "1.2.0")
    first = await last_move(store, table.id)
    assert (first.n, first.seat, first.state, first.interaction_id) == (0, None, b"state 0", 7)
    assert [waiting.user_id for waiting in await store.pending_notices(table.id)] == [ADA]


async def test_a_start_can_seat_everybody_anew(store, table):
    await store.sit(table.id, person(BEN), at=NOON)
    await store.sit(table.id, GREEDY, at=NOON)
    ada, ben, greta = await store.seats(table.id)
    await start(store, table.id, seating=[greta.id, ada.id, ben.id])
    assert [seat.id for seat in await store.seats(table.id)] == [greta.id, ada.id, ben.id]
    assert [seat.seat for seat in await store.seats(table.id)] == [0, 1, 2]


async def test_a_seating_that_leaves_somebody_out_starts_nothing(store, table):
    await store.sit(table.id, person(BEN), at=NOON)
    ada, _ = await store.seats(table.id)
    with pytest.raises(ValueError, match="every current tenure once"):
        await start(store, table.id, seating=[ada.id])
    assert (await store.table(table.id)).status is Status.LOBBY


async def test_a_second_start_is_a_conflict(store, game):
    with pytest.raises(Conflict):
        await start(store, game.id, seed=1)
    assert (await store.table(game.id)).seed == 2**62


async def test_an_expired_lobby_does_not_start(store, table):
    await store.set_status(table.id, Status.EXPIRED, at=later(1))
    with pytest.raises(Conflict):
        await start(store, table.id)
    assert await store.moves(table.id) == []
