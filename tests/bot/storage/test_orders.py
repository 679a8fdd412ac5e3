"""Standing orders are left, carried out and closed, and nothing of them is deleted."""

import pytest
from sqlalchemy.exc import IntegrityError

from bot.storage import NoSuchTable, OrderId, Repeated, Status, TableId, Upkeep
from tests.bot.storage.examples import (
    ADA,
    BEN,
    CLEO,
    NOON,
    OTHER_CHANNEL,
    Game,
    later,
    new_move,
    new_order,
    notice,
    orders,
    person,
)

BEN_BIDS = {"user_id": BEN, "seat": 1}


async def test_an_order_is_kept_as_it_was_left(store, game):
    left = await store.leave_order(new_order(game.id, n=4))
    assert (left.table_id, left.user_id, left.seat, left.n) == (game.id, ADA, 0, 4)
    assert (left.text, left.created_at) == ("bid-up-to coffin 6", NOON)
    assert (left.carried_out_at, left.closed_at, left.reason, left.told_at) == (None, None, None, None)
    assert await store.order(left.id) == left
    assert await orders(store, game.id) == [left]


async def test_there_is_no_order_until_one_is_left(store, game):
    assert await store.order(OrderId(99)) is None
    assert await orders(store, game.id) == []


async def test_orders_belong_to_their_table_the_latest_first(store, game):
    other = await Game.begin(store, OTHER_CHANNEL)
    mine = [await store.leave_order(new_order(game.id, text=f"bid-up-to coffin {n}")) for n in (1, 2)]
    theirs = await store.leave_order(new_order(other.id))
    assert await orders(store, game.id) == mine[::-1]
    assert await orders(store, other.id) == [theirs]


async def test_an_order_needs_a_table(store):
    with pytest.raises(NoSuchTable):
        await store.leave_order(new_order(TableId(99)))


async def test_an_interaction_leaves_one_order(store, game):
    await store.leave_order(new_order(game.id), interaction=5)
    with pytest.raises(Repeated):
        await store.leave_order(new_order(game.id), interaction=5)
    assert len(await orders(store, game.id)) == 1


async def test_an_order_takes_the_place_of_others_and_its_owner_knows(store, game):
    old, kept = [await store.leave_order(new_order(game.id)) for _ in range(2)]
    new = await store.leave_order(
        new_order(game.id, created_at=later(3)), replaces=[old.id], reason="Replaced."
    )
    assert await orders(store, game.id) == [new, kept]
    replaced = await store.order(old.id)
    assert (replaced.closed_at, replaced.reason, replaced.told_at) == (later(3), "Replaced.", later(3))
    assert await store.untold_orders(game.id, ADA) == []


async def test_an_order_closes_once(store, game):
    left = await store.leave_order(new_order(game.id))
    assert await store.close_order(left.id, "Cancelled.", later(2), known=True)
    assert not await store.close_order(left.id, "Again.", later(3), known=False)
    closed = await store.order(left.id)
    assert (closed.closed_at, closed.reason) == (later(2), "Cancelled.")
    assert await orders(store, game.id) == await store.untold_orders(game.id, ADA) == []


async def test_the_end_of_an_order_is_told_to_its_owner_once(store, game):
    left = [await store.leave_order(new_order(game.id)) for _ in range(2)]
    await store.leave_order(new_order(game.id))
    for each in left:
        await store.close_order(each.id, "Over.", later(2), known=False)
    untold = await store.untold_orders(game.id, ADA)
    assert [each.id for each in untold] == [left[1].id, left[0].id]
    assert await store.untold_orders(game.id, BEN) == []
    await store.orders_told([left[1].id], later(3))
    assert [each.id for each in await store.untold_orders(game.id, ADA)] == [left[0].id]
    assert (await store.order(left[1].id)).told_at == later(3)


async def test_a_move_notes_the_order_that_made_it_and_closes_those_that_end(store, game):
    acting, ending, staying = [await store.leave_order(new_order(game.id)) for _ in range(3)]
    upkeep = Upkeep(carried_out=acting.id, closed=((ending.id, "Coffin is yours."),))
    await store.add_move(game.id, new_move(1), orders=upkeep)
    assert (await store.order(acting.id)).carried_out_at == later(1)
    ended = await store.order(ending.id)
    assert (ended.closed_at, ended.reason) == (later(1), "Coffin is yours.")
    assert await store.order(staying.id) == staying
    assert [each.id for each in await orders(store, game.id)] == [staying.id, acting.id]


async def test_an_order_that_acted_goes_on_as_what_remains_of_it(store, game):
    left = await store.leave_order(new_order(game.id))
    other = await store.leave_order(new_order(game.id))
    await store.add_move(game.id, new_move(1), orders=Upkeep(carried_out=left.id, rest="bid-up-to coffin 5"))
    assert (await store.order(left.id)).text == "bid-up-to coffin 5"
    assert await store.order(other.id) == other


async def test_a_move_that_fails_leaves_orders_as_they_were(store, game):
    left = await store.leave_order(new_order(game.id))
    upkeep = Upkeep(carried_out=left.id, closed=((left.id, "Over."),))
    with pytest.raises(IntegrityError):
        await store.add_move(game.id, new_move(1), orders=upkeep, notices=[notice(TableId(999))])
    assert await store.order(left.id) == left


async def test_an_undo_closes_all_orders_and_restores_none(store, game):
    await game.play(1)
    done, open_ = [await store.leave_order(new_order(game.id)) for _ in range(2)]
    await store.add_move(game.id, new_move(2), orders=Upkeep(closed=((done.id, "Over."),)))
    await store.add_move(game.id, new_move(3), takes_back=range(1, 3))
    assert await orders(store, game.id) == []
    assert (await store.order(done.id)).reason == "Over."
    assert (await store.order(open_.id)).reason == "An action was taken back."


@pytest.mark.parametrize("status", [Status.FINISHED, Status.ENDED])
async def test_the_end_of_a_table_closes_its_orders(store, game, status):
    other = await Game.begin(store, OTHER_CHANNEL)
    left = await store.leave_order(new_order(game.id))
    elsewhere = await store.leave_order(new_order(other.id))
    await store.set_status(game.id, status, at=later(2))
    assert (await store.order(left.id)).reason == "The game is over."
    assert await orders(store, other.id) == [elsewhere]


async def test_a_last_move_closes_orders_too(store, game):
    left = await store.leave_order(new_order(game.id))
    await store.add_move(game.id, new_move(1), status=Status.FINISHED)
    assert (await store.order(left.id)).closed_at == later(1)


async def test_orders_leave_with_their_seat(store, game):
    mine = await store.leave_order(new_order(game.id))
    bens = await store.leave_order(new_order(game.id, **BEN_BIDS))
    await store.replace(game.id, 1, person(CLEO), at=later(2))
    assert await orders(store, game.id) == [mine]
    assert (await store.order(bens.id)).reason == "The seat changed hands."
