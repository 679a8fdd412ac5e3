"""Quiet hours by the clock on a person's wall."""

from datetime import UTC, datetime, time

import pytest

from bot import quiet
from bot.storage import Preferences


def wish(begin, until, zone="UTC"):
    return Preferences(
        user_id=1, quiet_from=time.fromisoformat(begin), quiet_until=time.fromisoformat(until), time_zone=zone
    )


def moment(text):
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


NIGHT, NEW_YORK, BERLIN = ("22:00", "07:00"), "America/New_York", "Europe/Berlin"
CASES = [
    (wish("12:00", "14:00"), "2026-01-05T13:00", "2026-01-05T14:00"),
    (wish("12:00", "14:00"), "2026-01-05T12:00", "2026-01-05T14:00"),
    (wish("12:00", "14:00"), "2026-01-05T14:00", "2026-01-05T14:00"),
    (wish("12:00", "14:00"), "2026-01-05T11:59", "2026-01-05T11:59"),
    (wish(*NIGHT), "2026-01-05T23:00", "2026-01-06T07:00"),
    (wish(*NIGHT), "2026-01-06T03:00", "2026-01-06T07:00"),
    (wish(*NIGHT), "2026-01-06T07:00", "2026-01-06T07:00"),
    (wish(*NIGHT, NEW_YORK), "2026-01-06T04:00", "2026-01-06T12:00"),
    (wish(*NIGHT, NEW_YORK), "2026-01-06T02:59", "2026-01-06T02:59"),
    # The night in which the clocks go forward is an hour shorter, the other one an hour longer.
    (wish(*NIGHT, BERLIN), "2026-03-28T21:30", "2026-03-29T05:00"),
    (wish(*NIGHT, BERLIN), "2026-03-29T03:30", "2026-03-29T05:00"),
    (wish(*NIGHT, BERLIN), "2026-10-24T20:30", "2026-10-25T06:00"),
    (wish(*NIGHT, BERLIN), "2026-10-25T05:30", "2026-10-25T06:00"),
    (wish(*NIGHT, NEW_YORK), "2026-03-08T06:30", "2026-03-08T11:00"),
    (wish(*NIGHT, NEW_YORK), "2026-11-01T11:30", "2026-11-01T12:00"),
    (wish("02:30", "03:30", BERLIN), "2026-03-29T00:45", "2026-03-29T00:45"),
    (wish("00:00", "00:00"), "2026-01-05T13:00", "2026-01-05T13:00"),
    (wish(*NIGHT, "No/Where"), "2026-01-05T23:00", "2026-01-06T07:00"),
    (Preferences(user_id=1), "2026-01-05T23:00", "2026-01-05T23:00"),
]


@pytest.mark.parametrize(("wanted", "now", "expected"), CASES)
def test_first_moment_outside_the_quiet_hours(wanted, now, expected):
    assert quiet.awake_at(wanted, moment(now)) == moment(expected)


def test_moment_found_is_never_quiet_itself():
    for wanted, now, _ in CASES:
        awake = quiet.awake_at(wanted, moment(now))
        assert quiet.awake_at(wanted, awake) == awake


@pytest.mark.parametrize("name", ["", "Mars/Olympus", "../etc/passwd", "/etc/passwd"])
def test_no_such_zone(name):
    assert quiet.zone(name) is None


def test_zone_by_name():
    assert quiet.zone("Europe/Berlin").key == "Europe/Berlin"
