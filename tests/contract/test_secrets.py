"""Nobody learns from a view, a text or an event what the rules do not tell them."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.contract import Seat
from rules.core.together import Together
from tests.contract.games import Setting
from tests.contract.looks import asked_again, visible
from tests.contract.test_legal import universe
from tests.contract.walks import Move, for_every_game, moves, walks


def imagined(setting: Setting, state: Any, viewer: Seat | None, number: int) -> Any:
    """A table that a viewer cannot tell from the true one."""
    seen = engine.view(setting.game, state, viewer)
    return engine.imagine(setting.game, seen, Chance(number))


@for_every_game
def test_an_imagined_table_is_seen_as_the_true_one(setting: Setting, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, 10**6))
    for move in data.draw(moves(setting)):
        for viewer in setting.viewers():
            seen = asked_again(engine.view(setting.game, move.state, viewer))
            for other in (number, number + 1):
                table = imagined(setting, move.state, viewer, other)
                again = engine.view(setting.game, table, viewer)
                assert again == seen, (move, viewer)
                assert engine.save(setting.game, again.table) == engine.save(setting.game, seen.table)


@for_every_game
def test_a_view_of_a_view_is_the_view(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting)):
        for viewer in setting.viewers():
            seen = engine.view(setting.game, move.state, viewer)
            assert engine.view(setting.game, seen.table, viewer) == seen


@for_every_game
def test_an_imagined_table_is_a_whole_one_that_can_be_played(setting: Setting, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, 10**6))
    rng = Random(number)
    for move in data.draw(moves(setting, most=2)):
        for viewer in setting.viewers():
            table = imagined(setting, move.state, viewer, number)
            for _ in range(10):
                assert list(setting.game.check(table)) == [], (move, viewer)
                if seats := engine.actors(table):
                    action = rng.choice(engine.legal(setting.game, table, seats[0]))
                    table = engine.play(setting.game, table, seats[0], action).state


@for_every_game
def test_a_view_holds_no_seed(setting: Setting, data: st.DataObject) -> None:
    for reached in data.draw(walks(setting)).reached[::20]:
        state = reached.state
        for viewer in setting.viewers():
            table = engine.view(setting.game, state, viewer).table
            saved = engine.save(setting.game, table)
            assert table.chance == Chance(0)
            assert str(state.chance.seed).encode() not in saved
            assert str(state.chance.seed).encode() in engine.save(setting.game, state)


@for_every_game
def test_a_seat_chooses_from_its_view_as_from_the_table(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting)):
        for seat in engine.actors(move.state):
            seen = engine.view(setting.game, move.state, seat).table
            listed = engine.legal(setting.game, move.state, seat)
            assert engine.legal(setting.game, seen, seat) == listed
            true_at, seen_at = engine.question(move.state), engine.question(seen)
            for action in listed[:100]:
                words = action.consequence(move.state, true_at, seat)
                assert action.consequence(seen, seen_at, seat) == words


@for_every_game
def test_a_seat_is_refused_from_its_view_as_from_the_table(setting: Setting, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, 10**6))
    for move in data.draw(moves(setting, most=3)):
        seen = engine.view(setting.game, move.state, move.seat).table
        around = universe(move, number)
        for action in (around.action([move.action]) for _ in range(20)):
            reasons = engine.objections(setting.game, move.state, move.seat, action)
            assert engine.objections(setting.game, seen, move.seat, action) == reasons


@for_every_game
def test_what_all_may_read_is_the_same_from_every_view(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting)):
        at = engine.question(move.state)
        assert at is not None
        for viewer in setting.viewers():
            seen = engine.view(setting.game, move.state, viewer).table
            seen_at = engine.question(seen)
            assert seen_at is not None
            assert engine.actors(seen) == engine.actors(move.state)
            assert setting.game.headline(seen) == setting.game.headline(move.state)
            assert seen_at.ask(seen) == at.ask(move.state)
            assert _instead(setting, seen) == _instead(setting, move.state)


def _instead(setting: Setting, table: Any) -> list[str]:
    at = engine.question(table)
    assert at is not None
    return [at.instead(table, kind) for kind in setting.game.actions]


def twins(setting: Setting, move: Move, viewer: Seat | None, number: int) -> list[engine.Transition]:
    """The move on tables that its viewer cannot tell apart; only the true one where others cannot make it."""
    seen = engine.view(setting.game, move.state, viewer)
    if asked_again(seen) != seen:
        return [move.after]
    tables = [engine.imagine(setting.game, seen, Chance(number + more)) for more in range(3)]
    fit = [each for each in tables if not engine.objections(setting.game, each, move.seat, move.action)]
    return [move.after, *(engine.play(setting.game, each, move.seat, move.action) for each in fit)]


@for_every_game
def test_what_a_viewer_sees_follows_from_what_it_saw_and_was_told(
    setting: Setting, data: st.DataObject
) -> None:
    number = data.draw(st.integers(0, 10**6))
    viewer = data.draw(st.sampled_from(setting.viewers()))
    for move in data.draw(walks(setting)).moves[number % 2 :: 2]:
        true, *others = twins(setting, move, viewer, number)
        for other in others:
            if visible(other.events, viewer) == visible(true.events, viewer):
                seen = engine.view(setting.game, true.state, viewer)
                assert engine.view(setting.game, other.state, viewer) == seen, (move, viewer)


@for_every_game
def test_a_look_tells_others_nothing(setting: Setting, data: st.DataObject) -> None:
    """Where the same player goes on after something was revealed, others are told only what they then see."""
    number = data.draw(st.integers(0, 10**6))
    looks = [move for move in data.draw(walks(setting)).moves if move.after.final and goes_on(move)]
    for move in looks[number % 2 :: max(1, len(looks) // 10)]:
        for viewer in setting.viewers():
            if viewer != move.seat:
                true, *others = twins(setting, move, viewer, number)
                told, seen = told_and_seen(setting, true, viewer)
                for other in others:
                    words, view = told_and_seen(setting, other, viewer)
                    assert words == told or view != seen, (move, viewer)


def goes_on(move: Move) -> bool:
    """Whether the same seat answers the same kind of question next."""
    before, after = engine.question(move.state), engine.question(move.after.state)
    return type(before) is type(after) and engine.actors(move.after.state) == engine.actors(move.state)


def told_and_seen(setting: Setting, reached: engine.Transition, viewer: Seat | None) -> tuple[Any, Any]:
    """What a viewer is told of a move, and what it sees after it."""
    return visible(reached.events, viewer), engine.view(setting.game, reached.state, viewer)


@for_every_game
def test_a_sealed_answer_looks_like_any_other(setting: Setting, data: st.DataObject) -> None:
    """While answers are sealed, others are told and see that there is one, not which."""
    for move in data.draw(walks(setting)).moves:
        at = engine.pending(move.state)
        if isinstance(at, Together) and len(engine.actors(move.state)) > 1:
            for viewer in set(setting.viewers()) - {move.seat}:
                expected = told_and_seen(setting, move.after, viewer)
                for action in engine.legal(setting.game, move.state, move.seat)[:5]:
                    other = engine.play(setting.game, move.state, move.seat, action)
                    assert told_and_seen(setting, other, viewer) == expected, (move, viewer)


@for_every_game
def test_private_events_are_for_seats_of_the_table(setting: Setting, data: st.DataObject) -> None:
    for event in data.draw(walks(setting)).events:
        audience = event.audience()
        assert audience is None or set(audience) <= set(range(setting.seats))
        assert audience is None or 0 < len(audience) == len(set(audience))
