"""A game goes on until it ends: no dead ends, nothing lost, the same from the same seed."""

from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.contract import Seat
from rules.core.record import Move as Written
from rules.core.record import Record, read_record, replay
from rules.core.together import Together
from tests.contract.games import Setting
from tests.contract.looks import is_sentence
from tests.contract.universe import Universe
from tests.contract.walks import for_every_game, moves, walk, walks


@for_every_game
def test_every_question_has_somebody_who_can_answer_it(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting, most=40)):
        seats = engine.actors(move.state)
        assert len(set(seats)) == len(seats) > 0
        assert set(seats) <= set(range(setting.seats))
        assert all(engine.legal(setting.game, move.state, seat) for seat in seats)


@for_every_game
def test_a_question_with_a_single_answer_is_put_only_where_asking_hides_it(
    setting: Setting, data: st.DataObject
) -> None:
    for move in data.draw(moves(setting, most=40)):
        at = engine.pending(move.state)
        if at is not None and not isinstance(at, Together) and not at.hides:
            seats = engine.actors(move.state)
            assert len(seats) > 1 or len(engine.legal(setting.game, move.state, seats[0])) > 1


@for_every_game
def test_only_those_who_are_asked_have_legal_actions(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting)):
        for seat in set(map(Seat, range(setting.seats))) - set(engine.actors(move.state)):
            assert engine.legal(setting.game, move.state, seat) == []
            assert all(map(is_sentence, engine.objections(setting.game, move.state, seat, move.action)))
            with pytest.raises(engine.Illegal):
                engine.play(setting.game, move.state, seat, move.action)


@for_every_game
def test_after_the_end_every_action_is_refused_with_a_reason(setting: Setting, data: st.DataObject) -> None:
    found = data.draw(walks(setting))
    end = found.moves[-1].after.state
    universe = Universe(
        Random(data.draw(st.integers(0, 999))), setting, [move.action for move in found.moves]
    )
    assert engine.pending(end) is None
    assert engine.actors(end) == ()
    for seat in map(Seat, range(setting.seats)):
        assert engine.legal(setting.game, end, seat) == []
        action = universe.action([move.action for move in found.moves[-5:]])
        reasons = engine.objections(setting.game, end, seat, action)
        assert reasons
        assert all(map(is_sentence, reasons))
        with pytest.raises(engine.Illegal):
            engine.play(setting.game, end, seat, action)


@for_every_game
def test_nothing_is_lost_or_gained_that_the_game_conserves(setting: Setting, data: st.DataObject) -> None:
    for reached in data.draw(walks(setting)).reached:
        assert list(setting.game.check(reached.state)) == []


@for_every_game
def test_every_seat_is_ranked_at_any_time(setting: Setting, data: st.DataObject) -> None:
    for reached in data.draw(walks(setting)).reached[::10]:
        ranks = engine.ranking(setting.game, reached.state)
        assert sorted(seat for _, seat, _ in ranks) == list(range(setting.seats))
        assert ranks[0][0] == 1


@for_every_game
def test_the_same_seed_and_moves_give_the_same_game(setting: Setting, data: st.DataObject) -> None:
    found = data.draw(walks(setting))
    again = walk.__wrapped__(setting, found.seed, found.taste)
    assert again.reached == found.reached


@for_every_game
def test_another_seed_gives_another_game(setting: Setting, data: st.DataObject) -> None:
    seeds = range(data.draw(st.integers(0, 1000)), 10**9, 10**8)
    starts = {_deal(setting, seed) for seed in seeds}
    assert len(starts) > 1


def _deal(setting: Setting, seed: int) -> bytes:
    """The table but for its chance after a few moves, which must depend on chance."""
    reached: Any = engine.begin(setting.game, setting.seats, setting.options, seed)
    for _ in range(12):
        if seats := engine.actors(reached.state):
            action = engine.legal(setting.game, reached.state, seats[0])[-1]
            reached = engine.play(setting.game, reached.state, seats[0], action)
    table = reached.state.copy()
    table.chance = Chance(0)
    return engine.save(setting.game, table)


@for_every_game
def test_a_written_record_replays_to_the_same_save(setting: Setting, data: st.DataObject) -> None:
    found, game = data.draw(walks(setting)), setting.game
    lines = tuple(Written(move.seat, engine.write(move.action)) for move in found.moves)
    options, names = setting.plain_options(), setting.names().of
    record = Record(game.key, game.version, setting.seats, found.seed, options, names, lines)
    again = list(replay(game, read_record(record.dump())))
    assert read_record(record.dump()) == record
    assert again == found.reached
    assert engine.save(game, again[-1].state) == engine.save(game, found.moves[-1].after.state)
