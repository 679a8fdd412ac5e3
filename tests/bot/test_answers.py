"""Answering questions one at a time: forward until the action is whole, and back."""

from random import Random

import pytest

from bot.ui import decision
from rules import GAMES
from rules.core import play as engine
from rules.core.contract import Seat
from tests.rules.tesla.claim_table import claiming


@pytest.mark.parametrize(
    ("text", "before"),
    [("advance", ""), ("advance bulb", "advance"), ("advance bulb 3", "advance bulb"), ("claim", "")],
)
def test_a_question_knows_the_one_before(text, before):
    seen = engine.view(GAMES["tesla"], claiming("coffin", "edison", levels=(2, 1, 2), cash=40), Seat(0))
    assert decision.question(GAMES["tesla"], seen, text).before == before


def test_what_filled_itself_is_no_question_to_go_back_to():
    seen = engine.view(GAMES["tesla"], claiming("coffin", levels=(2, 1, 2), cash=40), Seat(0))
    asked = decision.question(GAMES["tesla"], seen, "claim scranton-1")
    assert (asked.ask, asked.before) == ("Luminary", "claim")


@pytest.mark.parametrize(("game", "seats"), [("eras", 2), ("tesla", 2), ("carnegie", 2)])
@pytest.mark.parametrize("seed", range(3))
def test_an_answer_that_acts_is_asked_nothing_more(game, seats, seed):
    played, rng = GAMES[game], Random(seed)
    g = engine.new(played, seats, None, seed)
    for _ in range(60):
        seat = engine.actors(g)[0]
        seen, text = engine.view(played, g, seat), ""
        while True:
            asked = decision.question(played, seen, text)
            choice = rng.choice((*asked.choices, *asked.others))
            if choice.complete:
                break
            text = choice.text
        kind, filled = decision.partial(played, seen, choice.text)
        assert decision.next_field(played, seen, kind, filled) is None
        g = engine.play(played, g, seat, kind(**filled)).state
