"""Positions, exports and settings."""

import pytest
from pydantic import ValidationError

from bot.config import Settings
from bot.consent import effective, free, taken_back
from bot.export import public_log, record_of
from bot.position import told
from rules.core.contract import Seat


async def test_position_knows_people_seats_and_question(house):
    await house.begin(house.ben, computers=1)
    position = await house.position()
    assert position.people == (house.ann.id, house.ben.id)
    assert position.waiting == (house.ann.id,)
    assert position.actors == (0,)
    assert (position.seat_of(house.ben.id), position.seat_of(house.cho.id)) == (1, None)
    assert position.names.of == ("ann", "ben", "Computer A")
    assert position.title == "Eras Academia · table 1"
    assert position.ask == "Spend your 5 Funds, or end your turn."
    assert not position.over


async def test_position_waits_for_nobody_while_a_computer_player_is_to_move(house, monkeypatch):
    monkeypatch.setattr("bot.computers.Computers.wake", lambda *args: None)
    await house.begin(computers=1)
    await house.play((house.ann, "done"))
    position = await house.position()
    assert (position.waiting, position.actors) == ((), (1,))


async def test_events_are_told_to_their_audience_only(house):
    await house.begin(house.ben)
    await house.play((house.ann, "window 1"))
    events = (await house.position()).events((await house.position()).move)
    assert len(events) == 2
    assert [len(told(events, viewer)) for viewer in (None, Seat(0), Seat(1))] == [1, 2, 1]


async def test_public_log_and_record(house):
    await house.begin(house.ben)
    await house.play((house.ann, "build green"), (house.ann, "window 1"))
    moves = await house.bot.store.moves(1, states=False)
    position = await house.position()
    assert public_log(position, moves, []) == [
        "Eras Academia · table 1",
        "Round 1: ann holds the Clock and goes first.",
        "ann builds a Story on Natural Science (green) for 1 Fund: now 1 block high.",
        "ann looks through window 1.",
    ]
    record = record_of(position, moves)
    assert [(move.seat, move.text) for move in record.moves] == [(0, "build green"), (0, "window 1")]
    assert (record.seats, record.seed, record.names) == (2, position.table.seed, ("ann", "ben"))


async def test_taken_back_moves_do_not_count(house):
    await house.begin(house.ben)
    await house.play((house.ann, "build green"))
    await house.tell(house.ann, "game undo")
    await house.play((house.ann, "build blue"))
    moves = await house.bot.store.moves(1)
    assert [move.action for move in effective(moves)] == ["start", "build blue"]
    assert [move.action for move in taken_back(moves, moves[2])] == ["build green"]
    assert free(effective(moves), 1)
    await house.play((house.ann, "done"), (house.ben, "build red"))
    history = effective(await house.bot.store.moves(1))
    assert [free(history, n) for n in range(1, len(history))] == [False, False, True]


def settings(**values):
    return Settings(_env_file=None, **values)


@pytest.fixture
def environment(monkeypatch):
    """An environment without settings of ours."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    return monkeypatch


@pytest.mark.usefixtures("environment")
def test_without_settings_there_is_no_token():
    assert settings().discord_token is None
    assert settings().lobby_hours == 48


def test_settings_come_from_the_environment_and_hide_the_token(environment):
    environment.setenv("DISCORD_TOKEN", "secret")
    environment.setenv("LOBBY_HOURS", "5")
    found = settings()
    assert found.discord_token.get_secret_value() == "secret"
    assert "secret" not in repr(found)
    assert found.lobby_hours == 5


def test_empty_token_is_none(environment):
    environment.setenv("DISCORD_TOKEN", "")
    assert settings().discord_token is None


@pytest.mark.parametrize("values", [{"lobby_hours": 0}, {"lobby_hours": 1000}, {"sandbox_port": 70_000}])
def test_settings_out_of_range_are_refused(environment, values):
    with pytest.raises(ValidationError):
        settings(**values)
