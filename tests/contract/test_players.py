"""Computer players only ever do what is legal, and know no more than their seat."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.players import PLAYERS
from tests.contract.games import Setting
from tests.contract.test_legal import MOST
from tests.contract.walks import EXAMPLES, LONGEST, for_every_game, for_every_setting, moves

each_player = pytest.mark.parametrize("player", sorted(PLAYERS))


@for_every_setting
@each_player
@settings(max_examples=max(1, EXAMPLES // 10))
@given(seed=st.integers(0, 2**40))
def test_a_computer_player_plays_whole_games_by_the_rules(setting: Setting, player: str, seed: int) -> None:
    game, state = setting.game, engine.new(setting.game, setting.seats, setting.options, seed)
    for number in range(LONGEST):
        if not (seats := engine.actors(state)):
            break
        listed = engine.legal(game, state, seats[0])
        action = PLAYERS[player](game, engine.view(game, state, seats[0]), Chance(seed, number))
        assert len(listed) <= MOST
        assert action in listed
        state = engine.play(game, state, seats[0], action).state
        assert list(game.check(state)) == []
    assert engine.pending(state) is None


@for_every_game
def test_a_computer_player_decides_by_its_view_alone(setting: Setting, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, 10**6))
    for move in data.draw(moves(setting, most=3)):
        for player in PLAYERS.values():
            answers = {_answer(setting, player, move.state, move.seat, number)}
            seen = engine.view(setting.game, move.state, move.seat)
            table = engine.imagine(setting.game, seen, Chance(number))
            answers.add(_answer(setting, player, table, move.seat, number))
            assert len(answers) == 1


def _answer(setting: Setting, player: Any, state: Any, seat: Any, number: int) -> Any:
    return player(setting.game, engine.view(setting.game, state, seat), Chance(number))
