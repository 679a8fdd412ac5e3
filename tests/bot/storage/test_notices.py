import asyncio
from datetime import timedelta

import pytest
from sqlalchemy.exc import IntegrityError

from bot.storage import NewNotice, NoticeKind, TableId
from tests.bot.storage.examples import ADA, BEN, OTHER_CHANNEL, Game, later, new_move, notice


@pytest.fixture
async def waiting(store, game):
    """Three notices, due one minute after the other."""
    return await store.add_notices([notice(game.id, due_at=later(n), n=n) for n in (1, 2, 3)])


def numbers(notices):
    return [each.n for each in notices]


async def test_a_notice_comes_back_as_it_was_added(store, game):
    new = NewNotice(table_id=game.id, kind=NoticeKind.REMINDER, user_id=BEN, n=4, due_at=later(1))
    [added] = await store.add_notices([new])
    assert (added.table_id, added.kind, added.user_id, added.n) == (game.id, NoticeKind.REMINDER, BEN, 4)
    assert (added.due_at, added.attempts, added.error) == (later(1), 0, None)
    assert added.claimed_at is added.sent_at is added.cancelled_at is None
    assert await store.pending_notices(game.id) == [added]
    assert type(added.kind) is NoticeKind


async def test_adding_nothing_adds_nothing(store):
    assert await store.add_notices([]) == []


async def test_notices_are_due_from_their_time_on(store, waiting):
    assert numbers(await store.due(later(0.9))) == []
    assert numbers(await store.due(later(1))) == [1]
    assert numbers(await store.due(later(2.5))) == [1, 2]


async def test_the_next_due_time_is_the_earliest_pending(store, waiting):
    assert await store.next_due() == later(1)
    await store.sent([waiting[0].id], later(1))
    assert await store.next_due() == later(2)
    await store.failed(waiting[1].id, "gone", retry_at=None, at=later(2))
    assert await store.next_due() == later(3)


async def test_an_empty_outbox_is_never_due(store, game):
    assert await store.next_due() is None
    assert await store.due(later(99)) == []


async def test_a_claimed_notice_is_due_again_only_when_the_claim_is_stale(store, waiting):
    stale = timedelta(minutes=10)
    claimed = await store.claim([waiting[0].id], later(5))
    assert [(each.n, each.claimed_at) for each in claimed] == [(1, later(5))]
    assert numbers(await store.due(later(14), stale=stale)) == [2, 3]
    assert numbers(await store.due(later(15.1), stale=stale)) == [1, 2, 3]


async def test_the_clock_looks_again_when_a_claim_grows_stale(store, waiting):
    await store.claim([each.id for each in waiting], later(5))
    assert await store.next_due(stale=timedelta(minutes=10)) == later(15)


async def test_a_notice_is_claimed_once(store, waiting):
    first, second, _ = [each.id for each in waiting]
    assert numbers(await store.claim([first], later(5))) == [1]
    assert numbers(await store.claim([first, second], later(5))) == [2]
    assert numbers(await store.claim([first, second], later(5))) == []


async def test_a_stale_claim_passes_to_another(store, waiting):
    await store.claim([waiting[0].id], later(5))
    stale = timedelta(minutes=10)
    [claimed] = await store.claim([waiting[0].id], later(16), stale=stale)
    assert claimed.claimed_at == later(16)
    assert await store.claim([waiting[0].id], later(16), stale=stale) == []


async def test_what_was_sent_or_cancelled_cannot_be_claimed(store, waiting):
    await store.sent([waiting[0].id], later(5))
    await store.failed(waiting[1].id, "gone", retry_at=None, at=later(5))
    assert numbers(await store.claim([each.id for each in waiting], later(6))) == [3]


async def test_two_processes_never_claim_the_same_notice(store, other_store, game):
    added = await store.add_notices([notice(game.id, n=n) for n in range(20)])
    ids = [each.id for each in added]
    orders = [ids, ids[::-1], ids[10:] + ids[:10], ids] * 2
    stores = [store, other_store] * 4
    claims = [each.claim(order, later(1)) for each, order in zip(stores, orders, strict=True)]
    results = await asyncio.gather(*claims)
    assert sorted(n for result in results for n in numbers(result)) == list(range(20))


async def test_what_was_sent_is_pending_no_more(store, game, waiting):
    await store.sent([waiting[0].id, waiting[2].id], later(5))
    assert numbers(await store.pending_notices(game.id)) == [2]


async def test_sending_adds_the_next_reminder(store, game, waiting):
    follow = notice(game.id, kind=NoticeKind.REMINDER, n=9, due_at=later(60))
    await store.sent([each.id for each in waiting], later(5), follow=[follow])
    [reminder] = await store.pending_notices(game.id)
    assert (reminder.kind, reminder.n, reminder.due_at) == (NoticeKind.REMINDER, 9, later(60))


async def test_a_notice_cancelled_while_it_was_sent_has_no_reminder(store, game, waiting):
    await store.claim([waiting[0].id], later(5))
    await store.add_move(game.id, new_move(1), silence=[ADA])
    await store.sent([waiting[0].id], later(6), follow=[notice(game.id, ADA, NoticeKind.REMINDER)])
    assert await store.pending_notices(game.id) == []


async def test_a_notice_sent_twice_has_one_reminder(store, game, waiting):
    follow = [notice(game.id, ADA, NoticeKind.REMINDER, n=9)]
    await store.sent([waiting[0].id], later(6), follow=follow)
    await store.sent([waiting[0].id], later(7), follow=follow)
    assert numbers(await store.pending_notices(game.id)) == [9, 2, 3]


async def test_a_digest_reminds_again_only_of_the_tables_still_waiting(store, game):
    other = await Game.begin(store, OTHER_CHANNEL)
    both = await store.add_notices([notice(game.id, ADA), notice(other.id, ADA)])
    await store.add_move(game.id, new_move(1), silence=[ADA])
    follow = [notice(each, ADA, NoticeKind.REMINDER) for each in (game.id, other.id)]
    await store.sent([each.id for each in both], later(6), follow=follow)
    assert await store.pending_notices(game.id) == []
    assert len(await store.pending_notices(other.id)) == 1


async def test_a_move_during_the_sending_leaves_no_reminder(store, other_store, game):
    for n in range(1, 11):
        [sending] = await store.add_notices([notice(game.id, ADA)])
        follow = [notice(game.id, ADA, NoticeKind.REMINDER)]
        await asyncio.gather(
            store.sent([sending.id], later(n), follow=follow),
            other_store.add_move(game.id, new_move(n), silence=None),
        )
        assert await store.pending_notices(game.id) == []


async def test_a_failure_is_tried_again_at_its_time(store, game, waiting):
    first = waiting[0].id
    await store.claim([first], later(5))
    await store.failed(first, "503", retry_at=later(7), at=later(5))
    [again] = [each for each in await store.pending_notices(game.id) if each.id == first]
    assert (again.attempts, again.error, again.due_at, again.claimed_at) == (1, "503", later(7), None)
    assert 1 not in numbers(await store.due(later(6)))
    assert 1 in numbers(await store.due(later(7)))
    await store.failed(first, "502", retry_at=later(9), at=later(7))
    [again] = [each for each in await store.pending_notices(game.id) if each.id == first]
    assert (again.attempts, again.error) == (2, "502")


async def test_giving_up_cancels(store, game, waiting):
    await store.failed(waiting[0].id, "404", retry_at=None, at=later(5))
    assert numbers(await store.pending_notices(game.id)) == [2, 3]


async def test_a_failure_does_not_revive_what_was_cancelled(store, game, waiting):
    await store.add_move(game.id, new_move(1), silence=None)
    await store.failed(waiting[0].id, "503", retry_at=later(7), at=later(5))
    assert await store.pending_notices(game.id) == []


async def test_pending_notices_are_those_of_the_table_in_order_of_time(store, game):
    other = await Game.begin(store, OTHER_CHANNEL)
    await store.add_notices([notice(game.id, n=2, due_at=later(2)), notice(game.id, n=1, due_at=later(1))])
    await store.add_notices([notice(other.id, n=3)])
    assert numbers(await store.pending_notices(game.id)) == [1, 2]


@pytest.mark.parametrize("kind", list(NoticeKind))
async def test_every_kind_is_kept(store, game, kind):
    await store.add_notices([notice(game.id, kind=kind)])
    [found] = await store.pending_notices(game.id)
    assert found.kind is kind


async def test_the_last_post_is_the_highest_move_a_sent_post_spoke_of(store, game):
    other = await Game.begin(store, OTHER_CHANNEL)
    assert await store.last_posted(game.id) is None
    posts = await store.add_notices([notice(game.id, None, NoticeKind.POST, n=n) for n in (1, 2, 3)])
    [turn] = await store.add_notices([notice(game.id, ADA, NoticeKind.TURN, n=9)])
    await store.sent([posts[0].id, posts[1].id, turn.id], later(1))
    assert (await store.last_posted(game.id)).id == posts[1].id
    assert await store.last_posted(other.id) is None


async def test_new_reminders_replace_only_those_of_the_person_at_the_table(store, game):
    other = await Game.begin(store, OTHER_CHANNEL)
    kept = [
        notice(game.id, ADA, NoticeKind.TURN, n=1),
        notice(game.id, BEN, NoticeKind.REMINDER, n=2),
        notice(other.id, ADA, NoticeKind.REMINDER, n=3),
    ]
    await store.add_notices([notice(game.id, ADA, NoticeKind.REMINDER, n=9), *kept])
    new = [notice(game.id, ADA, NoticeKind.REMINDER, n=4)]
    await store.replace_reminders(game.id, ADA, new, at=later(1))
    assert numbers(await store.pending_notices(game.id)) == [1, 2, 4]
    assert numbers(await store.pending_notices(other.id)) == [3]


async def test_reminders_that_fail_to_be_added_replace_nothing(store, game):
    await store.add_notices([notice(game.id, ADA, NoticeKind.REMINDER, n=1)])
    with pytest.raises(IntegrityError):
        await store.replace_reminders(game.id, ADA, [notice(TableId(999))], at=later(1))
    assert numbers(await store.pending_notices(game.id)) == [1]
