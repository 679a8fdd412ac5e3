"""The legal list and the objections are the same thing said twice."""

from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from rules.core import play as engine
from rules.core.contract import Action
from rules.core.fields import fields
from tests.contract.games import Setting
from tests.contract.looks import is_sentence
from tests.contract.universe import Universe
from tests.contract.walks import Move, for_every_game, moves, walk, walks

MOST = 3000


def universe(move: Move, number: int) -> Universe:
    """The universe around a move, with the values that the whole game has shown."""
    choices = engine.legal(move.walk.setting.game, move.state, move.seat)
    seen = [*choices[:200], *(each.action for each in move.walk.moves)]
    return Universe(Random(number), move.walk.setting, seen)


@for_every_game
def test_the_legal_list_is_stable_short_and_without_duplicates(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting, most=20)):
        found = engine.legal(setting.game, move.state, move.seat)
        assert found == engine.legal(setting.game, move.state.copy(), move.seat)
        assert len(set(found)) == len(found) <= MOST


@for_every_game
def test_asking_changes_nothing(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting)):
        before, copy = engine.save(setting.game, move.state), move.state.copy()
        at = engine.question(move.state)
        for action in engine.legal(setting.game, move.state, move.seat)[:100]:
            assert engine.objections(setting.game, move.state, move.seat, action) == []
            action.consequence(move.state, at, move.seat)
        setting.game.headline(move.state)
        setting.game.scores(move.state)
        setting.game.worth(move.state, move.seat)
        assert engine.save(setting.game, move.state) == before
        assert move.state == copy


@for_every_game
def test_an_action_is_legal_exactly_when_it_is_listed(setting: Setting, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, 10**6))
    for move in data.draw(moves(setting)):
        listed = engine.legal(setting.game, move.state, move.seat)
        around = universe(move, number)
        for action in (around.action(listed) for _ in range(40)):
            reasons = engine.objections(setting.game, move.state, move.seat, action)
            assert (action in listed) == (not reasons), (move, action, reasons)
            assert all(map(is_sentence, setting_names(setting, reasons))), reasons


@for_every_game
def test_candidates_that_a_kind_promises_to_be_exact_have_no_objections(
    setting: Setting, data: st.DataObject
) -> None:
    for move in data.draw(walks(setting)).moves:
        at = engine.question(move.state)
        for kind in engine.kinds(setting.game, move.state):
            for action in kind.candidates(move.state, at, move.seat) if kind.exact else ():
                reasons = list(action.objections(move.state, at, move.seat))
                assert not reasons, (move, engine.write(action), reasons)


@for_every_game
def test_a_game_whose_every_candidate_is_asked_for_objections_goes_the_same(
    setting: Setting, data: st.DataObject
) -> None:
    found = data.draw(walks(setting))
    with pytest.MonkeyPatch.context() as patch:
        for kind in setting.game.actions:
            patch.setattr(kind, "exact", False)
        again = walk.__wrapped__(setting, found.seed, found.taste)
    assert again.reached == found.reached


def setting_names(setting: Setting, reasons: list[str]) -> list[str]:
    """The reasons as a player reads them."""
    return [setting.names().fill(reason) for reason in reasons]


@for_every_game
def test_what_is_refused_cannot_be_played_and_says_all_reasons(setting: Setting, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, 10**6))
    for move in data.draw(moves(setting, most=3)):
        before = engine.save(setting.game, move.state)
        action = universe(move, number).action([move.action])
        reasons = engine.objections(setting.game, move.state, move.seat, action)
        if reasons:
            with pytest.raises(engine.Illegal) as refused:
                engine.play(setting.game, move.state, move.seat, action)
            assert refused.value.reasons == tuple(reasons)
            assert engine.save(setting.game, move.state) == before


@for_every_game
def test_every_legal_action_can_be_played(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting, most=3)):
        listed = engine.legal(setting.game, move.state, move.seat)
        for action in listed[:: max(1, len(listed) // 20)]:
            after = engine.play(setting.game, move.state, move.seat, action)
            assert list(setting.game.check(after.state)) == []


@for_every_game
def test_options_of_a_field_are_the_legal_list_projected(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting)):
        listed = engine.legal(setting.game, move.state, move.seat)
        base = data.draw(st.sampled_from(listed))
        names = [each.name for each in fields(type(base))]
        known = data.draw(st.sets(st.sampled_from(names))) if names else set()
        filled = {name: getattr(base, name) for name in known}
        fitting = [each for each in listed if type(each) is type(base) and agrees(each, filled)]
        assert engine.matching(setting.game, move.state, move.seat, type(base), filled) == fitting
        for name in names:
            found = engine.options(setting.game, move.state, move.seat, type(base), filled, name)
            assert found == list(dict.fromkeys(getattr(each, name) for each in fitting))


def agrees(action: Action[Any, Any], filled: dict[str, Any]) -> bool:
    """Whether an action has the values that are filled in."""
    return all(getattr(action, name) == value for name, value in filled.items())


@for_every_game
def test_a_field_filled_with_nonsense_leaves_no_options(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting)):
        for asked in fields(type(move.action)):
            filled = {asked.name: object()}
            found = engine.options(setting.game, move.state, move.seat, type(move.action), filled, asked.name)
            assert found == []
