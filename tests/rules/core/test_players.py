"""Computer players: legal, blind to secrets, steered by a seed."""

import pytest

from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.players import PLAYERS, greedy, random_player
from tests.rules.core.table import ANN, BEN, act, after_offers, start
from tests.rules.core.toy import TOY
from tests.rules.core.toy_actions import Give, Peek


def seen(state, seat=ANN):
    return engine.view(TOY, state, seat)


def test_the_random_player_takes_every_legal_action_at_times():
    state = after_offers()
    chosen = {random_player(TOY, seen(state), Chance(seed)) for seed in range(400)}
    assert chosen == set(engine.legal(TOY, state, ANN))


def test_the_greedy_player_keeps_its_coins():
    for seed in range(10):
        chosen = greedy(TOY, seen(after_offers()), Chance(seed))
        assert isinstance(chosen, Peek) or chosen in (Give(BEN), Give(2))


@pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS.keys())
def test_the_same_view_and_chance_give_the_same_answer(player):
    low, high = (act(start(), BEN, text).state for text in ("offer 0", "offer 3"))
    for seed in range(10):
        assert player(TOY, seen(low), Chance(seed)) == player(TOY, seen(high), Chance(seed))


@pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS.keys())
def test_a_player_answers_for_itself_while_others_have_not(player):
    state = act(start(), BEN, "offer 2").state
    assert player(TOY, seen(state), Chance(1)) in engine.legal(TOY, state, ANN)


@pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS.keys())
def test_the_view_of_the_public_cannot_play(player):
    with pytest.raises(ValueError, match="view of a seat"):
        player(TOY, seen(start(), None), Chance(1))


def test_a_decided_view_is_not_changed_by_a_player():
    view = seen(after_offers())
    before = engine.save(TOY, view.table)
    for player in PLAYERS.values():
        player(TOY, view, Chance(1))
    assert engine.save(TOY, view.table) == before
