"""The head of every board: what the table waits for is told in full."""

import pytest

from render import artist, heading
from rules import GAMES
from rules.core import play as engine
from tests.render.moments import named, played_in
from tests.render.tesla.tables import bidding

LONG_NAMES = ("Bartholomew_19", "Wilhelmina-Ann", "Christopher_91", "Evangeline Fox", "Maximilian the")


def told_in_full(game, state):
    """Whether the question fits its place on the ribbon."""
    plan = artist(game).plan()
    question = heading.asked(engine.view(game, state, None), named(LONG_NAMES, state.seats))
    return heading.fits(plan.heading.asked, artist(game).theme(), question)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("moves", range(0, 120, 6))
def test_the_question_is_told_in_full(key, moves):
    game = GAMES[key]
    state, _ = played_in(game, game.seats[-1], 8, moves)
    assert told_in_full(game, state)


def test_the_longest_question_of_an_auction_is_told_in_full():
    assert told_in_full(GAMES["tesla"], bidding(5))
