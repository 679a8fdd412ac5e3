"""Which notices a move causes."""

from datetime import UTC, datetime, timedelta

import pytest

from bot import notices
from bot.position import Position
from bot.storage import NewMove, NoticeKind, Preferences, Seat, Standing, Status, Table
from rules import GAMES
from rules.core import play as engine

NOW = datetime(2026, 1, 1, tzinfo=UTC)
GAME = GAMES["eras"]
ANN, BEN = 11, 12


@pytest.fixture
def start(seed):
    """A position at which Ann is to move, with Ben or a computer player opposite."""
    return at(engine.new(GAME, 2, None, seed.value), 0, None)


def at(state, n, actor, action="start", users=(ANN, BEN)):
    table = Table(
        id=1, game="eras", guild_id=1, channel_id=2, host_id=ANN, created_at=NOW, status=Status.RUNNING,
        seed=1, rules_version="1", game_version=1, started_at=NOW, ended_at=None,
        lobby_message_id=None, board_message_id=None,
    )  # fmt: skip
    seats = tuple(sitting(place, user) for place, user in enumerate(users))
    move = NewMove(n=n, seat=0, actor_id=actor, action=action, final=False, events=b"[]", at=NOW,
                   state=engine.save(GAME, state))  # fmt: skip
    return Position(Standing(table=table, seats=seats, move=move, orders=(), wishes=wishes()))


def sitting(place, user):
    return Seat(
        name=str(user), user_id=user, computer=None if user else "greedy", id=place, table_id=1, seat=place,
        since=NOW, until=None,
    )  # fmt: skip


def after(position, text, users=(ANN, BEN)):
    seat = position.actors[0]
    action = engine.read(position.game, position.state, seat, text)
    state = engine.play(GAME, position.state, seat, action).state
    return at(state, position.n + 1, position.seats[seat].user_id, text, users)


def wishes(**wish):
    return {user: Preferences(user_id=user, **wish) for user in (ANN, BEN)}


def caused(before, now, **wish):
    found = notices.caused(before, now.noting(wishes=wishes(**wish)))
    return [(str(each.kind), each.user_id) for each in found.notices], found


def test_start_posts_tells_and_reminds(start):
    kinds, found = caused(None, start)
    assert kinds == [("post", None), ("turn", ANN), ("reminder", ANN)]
    assert found.notices[-1].due_at == NOW + timedelta(hours=12)


def test_action_within_a_turn_only_begins_the_reminder_anew(start):
    kinds, found = caused(start, after(start, "build green"))
    assert kinds == [("reminder", ANN)]
    assert ANN in found.silence


def test_change_of_turn_silences_the_one_and_tells_the_other(start):
    kinds, found = caused(start, after(start, "done"))
    assert kinds == [("post", None), ("turn", BEN), ("reminder", BEN)]
    assert set(found.silence) == {ANN, BEN}


def test_new_round_of_the_same_player_is_posted_but_not_told(start):
    middle = after(start, "done")
    kinds, _ = caused(middle, after(middle, "done"))
    assert kinds == [("post", None), ("reminder", BEN)]


def test_no_reminder_for_those_who_want_none(start):
    assert caused(None, start, reminder_minutes=None)[0] == [("post", None), ("turn", ANN)]


def test_computer_players_are_told_nothing(start):
    before = at(start.state, 0, None, users=(ANN, None))
    assert caused(before, after(before, "done", (ANN, None)))[0] == []


def test_undo_is_always_worth_a_post(start):
    now = at(start.state, 2, ANN, notices.UNDO)
    assert caused(after(start, "build green"), now)[0][0] == ("post", None)


def test_end_posts_once_and_silences_everybody(start):
    over = start.state.copy()
    over.agenda = ()
    kinds, found = caused(start, at(over, 1, ANN, "done"))
    assert kinds == [("post", None)]
    assert found.silence is None


def test_reminder_after_the_interval(start):
    (found,) = notices.reminder(1, ANN, 4, NOW, Preferences(user_id=ANN, reminder_minutes=90))
    assert (found.kind, found.n, found.due_at) == (NoticeKind.REMINDER, 4, NOW + timedelta(minutes=90))
