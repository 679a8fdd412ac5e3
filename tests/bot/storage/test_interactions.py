"""Discord may deliver an interaction twice; the second delivery must change nothing."""

import asyncio
from datetime import timedelta

import pytest

from bot.storage import Outcome, Preferences, ProposalId, ProposalKind, Repeated, Status
from tests.bot.storage.examples import (
    ADA,
    BEN,
    CLEO,
    NOON,
    OTHER_CHANNEL,
    answer,
    lobby,
    new_move,
    new_order,
    new_proposal,
    new_table,
    notice,
    person,
    snapshot,
    start,
)

ONCE = 2**62 + 77
PROPOSED = ProposalId(1)
CLICK = {"interaction": ONCE}


async def open_lobby(store, lobby_id, game_id):
    await store.open_lobby(new_table(3), person(ADA), **CLICK)


async def sit(store, lobby_id, game_id):
    await store.sit(lobby_id, person(CLEO), at=NOON, **CLICK)


async def stand(store, lobby_id, game_id):
    await store.stand(lobby_id, 0, at=NOON, **CLICK)


async def replace(store, lobby_id, game_id):
    await store.replace(game_id, 1, person(CLEO), at=NOON, **CLICK)


async def start_game(store, lobby_id, game_id):
    await start(store, lobby_id, **CLICK)


async def add_move(store, lobby_id, game_id):
    await store.add_move(game_id, new_move(1), notices=[notice(game_id)], **CLICK)


async def set_status(store, lobby_id, game_id):
    await store.set_status(game_id, Status.ENDED, at=NOON, **CLICK)


async def relocate(store, lobby_id, game_id):
    await store.relocate(lobby_id, None, 4, at=NOON, **CLICK)


async def leave_order(store, lobby_id, game_id):
    await store.leave_order(new_order(game_id), **CLICK)


async def save_preferences(store, lobby_id, game_id):
    await store.save_preferences(Preferences(user_id=ADA, reminder_minutes=5), **CLICK)


async def propose(store, lobby_id, game_id):
    await store.propose(new_proposal(game_id), **CLICK)


async def consent(store, lobby_id, game_id):
    await store.consent(answer(PROPOSED), **CLICK)


async def add_notices(store, lobby_id, game_id):
    await store.add_notices([notice(game_id)], **CLICK)


async def add_a_move_by_consent(store, lobby_id, game_id):
    agreed = answer(PROPOSED, outcome=Outcome.AGREED)
    await store.add_move(game_id, new_move(1), answer=agreed, **CLICK)


WRITES = [
    open_lobby,
    sit,
    stand,
    replace,
    start_game,
    add_move,
    set_status,
    relocate,
    leave_order,
    save_preferences,
    propose,
    consent,
    add_notices,
    add_a_move_by_consent,
]


async def serve(store):
    """The interaction, by which somebody chooses what they had chosen before."""
    await store.save_preferences(Preferences(user_id=ADA), **CLICK)


every_write = pytest.mark.parametrize("write", WRITES, ids=lambda write: write.__name__)


@pytest.fixture
async def ids(store, game):
    """A lobby of two, and a running game with a proposal to end it."""
    waiting = await lobby(store, OTHER_CHANNEL)
    await store.sit(waiting.id, person(BEN), at=NOON)
    await store.propose(new_proposal(game.id, ProposalKind.END))
    return waiting.id, game.id


@every_write
async def test_the_first_delivery_changes_something(store, ids, write):
    before = await snapshot(store)
    await write(store, *ids)
    assert await snapshot(store) != before


@every_write
async def test_an_interaction_that_was_served_changes_nothing(store, ids, write):
    await serve(store)
    before = await snapshot(store)
    with pytest.raises(Repeated):
        await write(store, *ids)
    assert await snapshot(store) == before


@every_write
async def test_of_two_deliveries_at_once_one_is_served(store, other_store, ids, write):
    results = await asyncio.gather(write(store, *ids), write(other_store, *ids), return_exceptions=True)
    assert sorted(type(result) for result in results if result) == [Repeated]


async def test_a_refused_write_leaves_its_interaction_unserved(store, ids):
    with pytest.raises(Exception, match="already holds seat"):
        await store.sit(ids[0], person(BEN), at=NOON, interaction=ONCE)
    seat = await store.sit(ids[0], person(CLEO), at=NOON, interaction=ONCE)
    assert seat.seat == 2


async def test_a_conflicting_move_leaves_its_interaction_unserved(store, game):
    await game.play(1)
    with pytest.raises(Exception, match="already has move 1"):
        await store.add_move(game.id, new_move(1), interaction=ONCE)
    assert (await store.add_move(game.id, new_move(2), interaction=ONCE)).interaction_id == ONCE


async def test_writes_without_an_interaction_never_repeat_each_other(store, table):
    await store.save_preferences(Preferences(user_id=ADA))
    await store.save_preferences(Preferences(user_id=ADA))


async def test_an_interaction_is_forgotten_in_time(store, table):
    await serve(store)
    await store.forget_interactions(timedelta(hours=1))
    with pytest.raises(Repeated):
        await serve(store)
    await store.forget_interactions(timedelta(seconds=-1))
    await serve(store)
