"""`/preferences`: what can be set, what is refused, and that quiet hours are kept."""

from datetime import UTC, datetime

import pytest

HOUR = 3600


async def at(house, moment):
    """Let the simulated time be a moment in UTC."""
    await house.env.advance_time(0)
    wanted = datetime.fromisoformat(moment).replace(tzinfo=UTC)
    house.env.backend.advance_clock((wanted - house.env.now()).total_seconds())


async def test_defaults_are_shown(house):
    assert await house.tell(house.ann, "preferences") == (
        "Direct messages: on\nReminders: every 12 hours until you act\nQuiet hours: none\nTime zone: UTC"
    )


async def test_everything_set_is_remembered(house):
    await house.tell(
        house.ann, "preferences", direct_messages="off", reminder_hours=5, quiet_hours="22-7:30",
        time_zone="europe/berlin",
    )  # fmt: skip
    await house.restart()
    assert await house.tell(house.ann, "preferences") == (
        "Direct messages: off\nReminders: every 5 hours until you act\n"
        "Quiet hours: 22:00–07:30\nTime zone: Europe/Berlin"
    )


@pytest.mark.parametrize("text", ["none", "Off", "-", "never"])
async def test_quiet_hours_can_be_given_up(house, text):
    await house.tell(house.ann, "preferences", quiet_hours="22:00–07:30")
    assert "Quiet hours: none" in await house.tell(house.ann, "preferences", quiet_hours=text)


@pytest.mark.parametrize("text", ["22", "25:00-07:00", "22:00-07:60", "late", "22:00-", "22-7-9", "::-1"])
async def test_invalid_quiet_hours_are_refused(house, text):
    said = await house.tell(house.ann, "preferences", quiet_hours=text, reminder_hours=1)
    assert f"“{text}” is not a span of hours" in said
    assert "every 12 hours" in await house.tell(house.ann, "preferences")


@pytest.mark.parametrize("text", ["Berlin", "Mars/Olympus", "../etc/passwd", "UTC+1"])
async def test_unknown_time_zone_is_refused(house, text):
    assert "is not a time zone I know" in await house.tell(house.ann, "preferences", time_zone=text)


async def test_time_zones_are_offered(house):
    offered = await house.ann.autocomplete(house.channel, "preferences", "time_zone", "new york")
    assert {"name": "America/New_York", "value": "America/New_York"} in offered
    assert len(await house.ann.autocomplete(house.channel, "preferences", "time_zone", "")) == 25


async def test_preferences_can_be_set_in_a_direct_message(house):
    house.ann.user.dm_channel  # noqa: B018  (opens it)
    said = (await house.ann.user.slash("preferences", reminder_hours=1)).response.content
    assert "every 1 hours" in said


async def test_quiet_hours_hold_a_message_back_until_they_end(house):
    await house.tell(house.ben, "preferences", quiet_hours="22:00-07:00", time_zone="America/New_York")
    await house.begin(house.ben)
    await at(house, "2026-01-03T04:00")
    await house.play((house.ann, "done"))
    assert house.pinged(house.posts()[-1]) == [house.ben.id]
    await house.env.advance_time(7.9 * HOUR)
    assert house.letters(house.ben) == []
    await house.env.advance_time(0.2 * HOUR)
    assert len(house.letters(house.ben)) == 1


async def test_reminder_due_in_the_quiet_hours_waits_and_comes_once(house):
    await house.tell(house.ann, "preferences", quiet_hours="01:00-09:00", reminder_hours=3)
    await house.begin(house.ben)
    await house.env.advance_time(8.9 * HOUR)
    assert len(house.letters(house.ann)) == 1
    await house.env.advance_time(0.2 * HOUR)
    assert len(house.letters(house.ann)) == 2
    await house.env.advance_time(3 * HOUR)
    assert len(house.letters(house.ann)) == 3


async def test_tables_held_back_by_quiet_hours_come_in_one_digest(house):
    other = house.guild.create_text_channel("other")
    await house.tell(house.ann, "preferences", quiet_hours="00:00-08:00")
    await house.begin(house.ben)
    await house.env.advance_time(HOUR)
    await house.begin(house.cho, channel=other)
    await house.env.advance_time(8 * HOUR)
    (digest,) = house.letters(house.ann)
    assert digest.content.startswith("These tables wait for you:")


async def test_turn_that_is_over_before_the_quiet_hours_end_is_not_told(house):
    await house.tell(house.ann, "preferences", quiet_hours="00:00-08:00")
    await house.begin(house.ben)
    await house.play((house.ann, "done"))
    await house.env.advance_time(9 * HOUR)
    assert house.letters(house.ann) == []
