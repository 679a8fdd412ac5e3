import asyncio
from datetime import UTC

import pytest
from sqlalchemy import select

from bot.storage import ChannelBusy, Conflict, NoticeKind, Preferences, Status, TableId
from bot.storage.models import NOTICES
from tests.bot.storage.examples import (
    ADA,
    BEN,
    CLEO,
    NOON,
    OTHER_CHANNEL,
    Game,
    last_move,
    later,
    lobby,
    new_move,
    new_order,
    notice,
    person,
)


async def test_a_move_comes_back_as_it_was_stored(store, game):
    new = new_move(1, final=True, state=b"\x00\xff", events=b"")
    stored = await store.add_move(game.id, new, interaction=2**62 + 9)
    assert (stored.n, stored.seat, stored.actor_id, stored.action) == (1, 0, ADA, "claim coffin")
    assert (stored.final, stored.state, stored.events, stored.at) == (True, b"\x00\xff", b"", later(1))
    assert (stored.table_id, stored.interaction_id) == (game.id, 2**62 + 9)
    assert stored.taken_back_by is stored.taken_back_at is None
    assert await store.move(game.id, 1) == stored
    assert (await store.move(game.id, 1)).at.tzinfo is UTC


async def test_a_move_of_the_table_has_no_seat_and_no_actor(store, game):
    stored = await store.add_move(game.id, new_move(1, seat=None, actor_id=None))
    assert await store.move(game.id, 1) == stored
    assert stored.seat is stored.actor_id is None


async def test_a_table_stands_where_its_last_move_left_it(store, game):
    await game.play(1, 2)
    found = await store.standing(game.id)
    assert (found.table, list(found.seats)) == (await store.table(game.id), await store.seats(game.id))
    assert found.move == await store.move(game.id, 2)
    assert await store.standing(TableId(99)) is None


async def test_a_lobby_stands_without_a_move(store, table):
    found = await store.standing(table.id)
    assert (found.table, list(found.seats), found.move) == (table, await store.seats(table.id), None)


async def test_a_table_stands_with_the_wishes_of_its_people(store, game):
    await store.save_preferences(Preferences(user_id=ADA, reminder_minutes=5))
    await store.save_preferences(Preferences(user_id=CLEO, reminder_minutes=6))
    wishes = (await store.standing(game.id)).wishes
    assert wishes == {ADA: Preferences(user_id=ADA, reminder_minutes=5), BEN: Preferences(user_id=BEN)}
    await store.replace(game.id, 0, person(CLEO), at=NOON)
    assert {wish.reminder_minutes for wish in (await store.standing(game.id)).wishes.values()} == {6, 720}


async def test_a_table_stands_with_the_orders_that_hold_there(store, game):
    other = await Game.begin(store, OTHER_CHANNEL)
    left = [await store.leave_order(new_order(table)) for table in (game.id, game.id, other.id, game.id)]
    await store.close_order(left[1].id, "Cancelled.", NOON, known=True)
    assert (await store.standing(game.id)).orders == (left[3], left[0])


async def test_the_last_move_is_the_one_with_the_highest_number(store, game):
    assert (await last_move(store, game.id)).n == 0
    await game.play(1, 2)
    assert (await last_move(store, game.id)).state == b"state 2"


async def test_a_lobby_has_no_moves(store, table):
    assert await last_move(store, table.id) is None
    assert await store.move(table.id, 0) is None
    assert await store.moves(table.id) == []


async def test_moves_are_listed_from_a_number_on(store, game):
    other = await Game.begin(store, OTHER_CHANNEL)
    await game.play(1, 2, 3)
    await other.play(1)
    assert [move.n for move in await store.moves(game.id)] == [0, 1, 2, 3]
    assert [move.n for move in await store.moves(game.id, 2)] == [2, 3]
    assert [move.n for move in await store.moves(other.id)] == [0, 1]


async def test_moves_are_listed_without_their_states(store, game):
    await game.play(1)
    first, second = await store.moves(game.id, states=False)
    assert (first.state, second.state) == (b"", b"")
    assert (second.n, second.events, second.action) == (1, b"events 1", "claim coffin")


async def test_a_number_is_given_once(store, game):
    await game.play(1)
    with pytest.raises(Conflict):
        await store.add_move(game.id, new_move(1, state=b"late"), notices=[notice(game.id)])
    assert (await last_move(store, game.id)).state == b"state 1"
    assert await store.pending_notices(game.id) == []


async def test_of_concurrent_moves_with_one_number_exactly_one_wins(store, other_store, game):
    stores = [store, other_store] * 4
    moves = [new_move(1, state=b"%d" % n) for n in range(8)]
    tries = [each.add_move(game.id, move) for each, move in zip(stores, moves, strict=True)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    [won] = [result for result in results if not isinstance(result, Exception)]
    assert sum(isinstance(result, Conflict) for result in results) == 7
    assert await store.moves(game.id, 1) == [won]


async def test_two_processes_writing_at_once_only_wait(store, other_store):
    games = [await Game.begin(store, channel) for channel in range(1, 9)]
    stores = [store, other_store] * 4
    pairs = list(zip(stores, games, strict=True))
    for n in (1, 2, 3):
        await asyncio.gather(*(each.add_move(game.id, new_move(n)) for each, game in pairs))
    assert [(await last_move(store, game.id)).n for game in games] == [3] * 8


async def test_a_move_leaves_its_notices(store, game):
    await store.add_move(game.id, new_move(1), notices=[notice(game.id, BEN, n=1, due_at=later(5))])
    [waiting] = await store.pending_notices(game.id)
    assert (waiting.user_id, waiting.n, waiting.due_at, waiting.attempts) == (BEN, 1, later(5), 0)


async def test_a_move_silences_whom_it_names(store, game):
    kinds = [NoticeKind.POST, NoticeKind.TURN, NoticeKind.REMINDER]
    people = [(user, kind) for user in (ADA, BEN) for kind in kinds]
    await store.add_notices([notice(game.id, user, kind) for user, kind in people])
    await store.add_move(game.id, new_move(1), silence=[ADA])
    left = {(waiting.user_id, waiting.kind) for waiting in await store.pending_notices(game.id)}
    assert left == {(ADA, NoticeKind.POST), *((BEN, kind) for kind in kinds)}


async def test_a_move_silences_nobody_unless_told(store, game):
    await store.add_notices([notice(game.id, ADA), notice(game.id, BEN)])
    await store.add_move(game.id, new_move(1))
    assert len(await store.pending_notices(game.id)) == 2


async def test_a_move_silences_everybody_at_its_table_and_adds_its_own_afterwards(store, game):
    other = await Game.begin(store, OTHER_CHANNEL)
    await store.add_notices([notice(game.id, ADA), notice(game.id, BEN), notice(other.id, ADA)])
    await store.add_move(game.id, new_move(1), silence=None, notices=[notice(game.id, ADA, n=1)])
    assert [waiting.n for waiting in await store.pending_notices(game.id)] == [1]
    assert len(await store.pending_notices(other.id)) == 1


async def test_what_was_sent_is_not_silenced(store, game):
    [sent, waiting] = await store.add_notices([notice(game.id, ADA), notice(game.id, BEN)])
    await store.sent([sent.id], later(1))
    await store.add_move(game.id, new_move(1), silence=None)
    chosen = select(NOTICES.c.id, NOTICES.c.cancelled_at).order_by(NOTICES.c.id)
    found = await store._engine.read(lambda connection: connection.execute(chosen).all())
    assert found == [(sent.id, None), (waiting.id, later(1))]


async def test_an_undo_marks_what_it_takes_back_and_deletes_nothing(store, game):
    await game.play(1, 2, 3)
    undo = new_move(4, action="undo", state=b"state 1")
    await store.add_move(game.id, undo, takes_back=range(2, 4))
    moves = await store.moves(game.id)
    assert [move.taken_back_by for move in moves] == [None, None, 4, 4, None]
    assert [move.taken_back_at for move in moves] == [None, None, later(4), later(4), None]
    assert (await last_move(store, game.id)).state == b"state 1"


async def test_an_undo_leaves_other_tables_and_earlier_marks_alone(store, game):
    other = await Game.begin(store, OTHER_CHANNEL)
    await other.play(1, 2)
    await game.play(1, 2)
    await store.add_move(game.id, new_move(3), takes_back=range(2, 3))
    await store.add_move(game.id, new_move(4), takes_back=range(1, 4))
    assert [move.taken_back_by for move in await store.moves(game.id)] == [None, 4, 3, 4, None]
    assert all(move.taken_back_by is None for move in await store.moves(other.id))


async def test_the_last_move_finishes_the_game(store, game):
    await store.add_notices([notice(game.id, BEN)])
    final = [notice(game.id, None, "post", n=1)]
    await store.add_move(game.id, new_move(1), status=Status.FINISHED, notices=final)
    table = await store.table(game.id)
    assert (table.status, table.ended_at) == (Status.FINISHED, later(1))
    assert [waiting.kind for waiting in await store.pending_notices(game.id)] == ["post"]


async def test_an_undo_reopens_a_finished_game(store, game):
    await store.add_move(game.id, new_move(1), status=Status.FINISHED)
    await store.add_move(game.id, new_move(2), takes_back=range(1, 2), status=Status.RUNNING)
    table = await store.table(game.id)
    assert (table.status, table.ended_at) == (Status.RUNNING, None)


async def test_an_undo_cannot_reopen_a_game_whose_channel_is_taken(store, game):
    await store.add_move(game.id, new_move(1), status=Status.FINISHED)
    await lobby(store)
    with pytest.raises(ChannelBusy):
        await store.add_move(game.id, new_move(2), takes_back=range(1, 2), status=Status.RUNNING)
    assert (await last_move(store, game.id)).n == 1
    assert (await store.move(game.id, 1)).taken_back_by is None
