"""A move is final exactly when somebody could learn something from it; any other can be taken back."""

from itertools import pairwise
from typing import Any

from hypothesis import strategies as st

from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.together import Together
from tests.contract.games import Setting
from tests.contract.looks import asked_again, visible
from tests.contract.walks import Move, for_every_game, moves, walks


def opened(move: Move) -> bool:
    """Whether the move was the last sealed answer."""
    at = engine.pending(move.state)
    return isinstance(at, Together) and at.actors(move.state) == (move.seat,)


@for_every_game
def test_a_move_is_final_exactly_when_chance_moved_or_answers_opened(
    setting: Setting, data: st.DataObject
) -> None:
    walk = data.draw(walks(setting))
    assert walk.start.final
    for move in walk.moves:
        moved = move.after.state.chance != move.state.chance
        assert move.after.final == (moved or opened(move)), move


@for_every_game
def test_chance_keeps_its_seed_and_never_goes_back(setting: Setting, data: st.DataObject) -> None:
    walk = data.draw(walks(setting))
    chances = [reached.state.chance for reached in walk.reached]
    assert {chance.seed for chance in chances} == {walk.seed}
    assert all(before.draws <= after.draws for before, after in pairwise(chances))


def last_final(walk_moves: list[Move], number: int) -> int:
    """The number of moves that can no longer be taken back, when so many have been made."""
    return max((each.number + 1 for each in walk_moves[:number] if each.after.final), default=0)


@for_every_game
def test_taking_back_and_playing_again_leads_to_the_same_table(setting: Setting, data: st.DataObject) -> None:
    for move in data.draw(moves(setting)):
        back = last_final(move.walk.moves, move.number)
        state: Any = engine.load(setting.game, engine.save(setting.game, move.walk.reached[back].state))
        for each in move.walk.moves[back : move.number]:
            again = engine.play(setting.game, state, each.seat, each.action)
            assert again == each.after
            state = again.state
        assert state == move.state


@for_every_game
def test_a_move_that_can_be_taken_back_teaches_its_player_nothing(
    setting: Setting, data: st.DataObject
) -> None:
    number = data.draw(st.integers(0, 10**6))
    free = [move for move in data.draw(walks(setting)).moves if not move.after.final]
    for move in free[number % 5 :: 5]:
        seen = engine.view(setting.game, move.state, move.seat)
        if asked_again(seen) != seen:
            continue
        table = engine.imagine(setting.game, seen, Chance(number))
        after = engine.play(setting.game, table, move.seat, move.action)
        assert not after.final, move
        assert visible(after.events, move.seat) == visible(move.after.events, move.seat), move
        expected = engine.view(setting.game, move.after.state, move.seat)
        assert engine.view(setting.game, after.state, move.seat) == expected, move
