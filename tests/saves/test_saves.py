"""What a version has saved, every later one loads and plays on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.core import play as engine
from rules.core.contract import Game

from . import folder

LONGEST = 5000
SAVES = [
    pytest.param(game, path, id=f"{game.key}-v{version}-{path.stem}")
    for game in GAMES.values()
    for version in range(1, game.version + 1)
    for path in sorted(folder(game, version).glob("*.json"))
]
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
each_save = pytest.mark.parametrize(("game", "path"), SAVES)


def loaded(game: Game[Any], version: int) -> list[Any]:
    """The tables that a version saved."""
    return [engine.load(game, path.read_bytes()) for path in folder(game, version).glob("*.json")]


@each_game
def test_every_version_has_saves_of_every_seat_count_and_of_a_game_that_is_over(game):
    for version in range(1, game.version + 1):
        states = loaded(game, version)
        assert {state.seats for state in states} == set(game.seats)
        assert None in map(engine.pending, states)


@each_game
def test_this_version_has_saves_of_every_kind_of_question(game):
    states = loaded(game, game.version)
    asked = {type(engine.question(state)) for state in states if engine.pending(state)}
    assert asked >= {kind for state in states for kind in game.menu(state)}


@each_save
def test_a_save_loads_and_the_game_goes_on_to_its_end(game, path):
    state, rng = engine.load(game, path.read_bytes()), Random(path.name)
    for _ in range(LONGEST):
        assert list(game.check(state)) == []
        if not (waiting := engine.actors(state)):
            break
        assert all(engine.legal(game, state, seat) for seat in waiting)
        state = engine.play(game, state, waiting[0], rng.choice(engine.legal(game, state, waiting[0]))).state
    assert engine.pending(state) is None
    assert len(engine.ranking(game, state)) == state.seats


@each_game
def test_a_save_of_this_version_comes_back_as_it_was_so_that_no_field_is_dropped(game):
    for path in folder(game, game.version).glob("*.json"):
        assert engine.save(game, engine.load(game, path.read_bytes())) == path.read_bytes()
