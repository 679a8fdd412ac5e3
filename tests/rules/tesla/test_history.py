"""The history of prices: a row for the start and for each turn, open to everybody, not in older saves."""

import json
from itertools import pairwise

import pytest

from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.contract import Seat
from rules.core.players import random_player
from rules.tesla import GAME
from rules.tesla.content import CONTENT
from rules.tesla.state import Closing
from tests.rulebook.tesla import REST, settled, table

TURNS = CONTENT.setup.turns


def walk(g, seed):
    """The tables after each random move from a table to the end of the game."""
    yield g
    number, chance = 0, Chance(seed)
    while acting := engine.actors(g):
        choice = random_player(GAME, engine.view(GAME, g, acting[0]), chance.split(str(number)))
        g, number = engine.play(GAME, g, acting[0], choice).state, number + 1
        yield g


def without_history(g):
    """The table as a save from before prices were kept brings it back."""
    saved = json.loads(engine.save(GAME, g))
    del saved["state"]["history"]
    return engine.load(GAME, json.dumps(saved).encode())


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_keeps_its_start_and_every_turn(seats):
    reached = list(walk(engine.new(GAME, seats, None, seats), seats))
    history = reached[-1].history
    assert [closing.turn for closing in history] == list(range(TURNS + 1))
    assert history[0].prices == (CONTENT.market.start,) * seats
    assert history[-1].prices == reached[-1].prices
    assert len({closing.prices for closing in history}) > 2


def test_a_row_holds_the_prices_when_its_turn_ended():
    reached = list(walk(engine.new(GAME, 3, None, 8), 8))
    ended = [(before, after) for before, after in pairwise(reached) if after.turn > before.turn]
    assert len(ended) == TURNS - 1
    for before, after in ended:
        assert after.history == (*before.history, Closing(before.turn, after.prices))


def test_nothing_is_kept_before_the_first_turn():
    reached = list(walk(engine.new(GAME, 2, None, 5), 5))
    drafting = [g for g in reached if not all(company.drafted for company in g.companies)]
    assert drafting
    assert not any(g.history for g in drafting)


def test_a_row_includes_the_gains_of_bookkeeping():
    g = table("edison", "brush", prices=(20, 30))
    g.agenda = REST
    assert settled(g).history == (Closing(1, (21, 30)),)


def test_everybody_sees_it():
    *_, g = walk(engine.new(GAME, 2, None, 6), 6)
    for viewer in (None, Seat(0), Seat(1)):
        assert engine.view(GAME, g, viewer).table.history == g.history


def test_it_is_saved():
    *_, g = walk(engine.new(GAME, 4, None, 7), 7)
    assert engine.load(GAME, engine.save(GAME, g)).history == g.history


def test_a_game_from_an_older_save_keeps_the_turns_that_it_still_ends():
    midway = next(g for g in walk(engine.new(GAME, 3, None, 9), 9) if g.turn == 4)
    older = without_history(midway)
    assert older.history == ()
    for g in walk(older, 9):
        assert list(GAME.check(g)) == []
    assert [closing.turn for closing in g.history] == [4, 5, 6]
    assert g.history[-1].prices == g.prices


@pytest.mark.parametrize(
    "wrong",
    [
        (Closing(0, (12, 12)), Closing(2, (12, 12))),
        (Closing(0, (12, 12)),),
        (Closing(2, (12,)),),
        (Closing(2, (12, 78)),),
    ],
)
def test_a_faulty_history_is_noticed(wrong):
    g = table("edison", "brush", phase=2)
    assert not [loss for loss in GAME.check(g) if "closing" in loss]
    g.history = wrong
    assert [loss for loss in GAME.check(g) if "closing" in loss]
