from datetime import time

from bot.storage import Preferences
from tests.bot.storage.examples import ADA, BEN, later

CHOSEN = Preferences(
    user_id=ADA,
    direct_messages=False,
    reminder_minutes=None,
    quiet_from=time(22, 30),
    quiet_until=time(7, 0),
    time_zone="America/New_York",
)


async def test_without_a_choice_the_defaults_hold(store):
    found = await store.preferences(ADA)
    assert found == Preferences(user_id=ADA)
    assert (found.direct_messages, found.reminder_minutes, found.time_zone) == (True, 720, "UTC")
    assert found.quiet_from is found.quiet_until is found.direct_messages_refused_at is None


async def test_a_choice_is_remembered_for_one_person(store):
    await store.save_preferences(CHOSEN)
    assert await store.preferences(ADA) == CHOSEN
    assert await store.preferences(BEN) == Preferences(user_id=BEN)


async def test_a_later_choice_replaces_the_first(store):
    await store.save_preferences(CHOSEN)
    await store.save_preferences(Preferences(user_id=ADA, reminder_minutes=60))
    assert await store.preferences(ADA) == Preferences(user_id=ADA, reminder_minutes=60)


async def test_closed_direct_messages_are_remembered_beside_the_choice(store):
    await store.save_preferences(CHOSEN)
    await store.mark_refused(ADA, later(1))
    found = await store.preferences(ADA)
    assert found.direct_messages_refused_at == later(1)
    assert (found.reminder_minutes, found.time_zone) == (None, "America/New_York")
    await store.mark_refused(ADA, None)
    assert await store.preferences(ADA) == CHOSEN


async def test_closed_direct_messages_are_remembered_without_a_choice(store):
    await store.mark_refused(BEN, later(1))
    assert await store.preferences(BEN) == Preferences(user_id=BEN, direct_messages_refused_at=later(1))
