"""Whole games by random players, and moves picked from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import play as engine
from rules.core.contract import Action, Event, Seat
from tests.contract.games import SETTINGS, Setting

LONGEST = 5000
"""Moves after which a game counts as endless."""

EXAMPLES = max(3, settings.default.max_examples // 10)
SEEDS = max(3, settings.default.max_examples // 14)
"""So many seeds are played: few, so that tests share the games."""

Choices = Sequence[Action[Any, Any]]
Taste = Callable[[Random, Choices, str], Action[Any, Any]]


def anything(rng: Random, choices: Choices, last: str) -> Action[Any, Any]:
    """Every legal action alike."""
    return rng.choice(choices)


def by_verb(rng: Random, choices: Choices, last: str) -> Action[Any, Any]:
    """Every verb alike, so that rare ones are tried."""
    verb = rng.choice(sorted({each.verb for each in choices}))
    return rng.choice([each for each in choices if each.verb == verb])


def stubborn(rng: Random, choices: Choices, last: str) -> Action[Any, Any]:
    """Mostly what the one before did, so that seats get in each other's way."""
    same = [each for each in choices if each.verb == last]
    return rng.choice(same) if same and rng.random() < 0.7 else by_verb(rng, choices, last)


def ambitious(rng: Random, choices: Choices, last: str) -> Action[Any, Any]:
    """Mostly what the game lists first, so that late positions are rich."""
    return choices[0] if rng.random() < 0.75 else by_verb(rng, choices, last)


TASTES: dict[str, Taste] = {each.__name__: each for each in (anything, by_verb, stubborn, ambitious)}


@dataclass(frozen=True)
class Walk:
    """One game from its set-up to its end."""

    setting: Setting
    seed: int
    taste: str
    start: engine.Transition
    moves: list[Move] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"{self.setting} seed {self.seed} {self.taste}"

    @property
    def reached(self) -> list[engine.Transition]:
        """The start, and what every move led to."""
        return [self.start, *(move.after for move in self.moves)]

    @property
    def events(self) -> list[Event]:
        """All that happened."""
        return [event for reached in self.reached for event in reached.events]


@dataclass(frozen=True)
class Move:
    """One move of a walk."""

    walk: Walk
    number: int
    state: Any
    seat: Seat
    action: Action[Any, Any]
    after: engine.Transition

    def __repr__(self) -> str:
        return f"<{self.walk}, move {self.number}: p{self.seat + 1} {engine.write(self.action)}>"


@lru_cache(maxsize=512)
def walk(setting: Setting, seed: int, taste: str) -> Walk:
    """A game, the same every time."""
    game, rng = setting.game, Random(f"{seed} {taste}")
    begun = engine.begin(game, setting.seats, setting.options, seed)
    found, state, last = Walk(setting, seed, taste, begun), begun.state, ""
    while seats := engine.actors(state):
        assert len(found.moves) < LONGEST, f"{found} does not end"
        seat = rng.choice(seats)
        choices = engine.legal(game, state, seat)
        assert choices, f"{found}, move {len(found.moves)}: no legal action for seat {seat}"
        action = TASTES[taste](rng, choices, last)
        after = engine.play(game, state, seat, action)
        found.moves.append(Move(found, len(found.moves), state, seat, action, after))
        state, last = after.state, action.verb
    return found


@cache
def walks(setting: Setting) -> st.SearchStrategy[Walk]:
    """Games by all tastes, their seeds too long to be found in a save by accident."""
    seeds = st.integers(0, SEEDS).map(lambda number: 10**15 + 7919 * number)
    return st.builds(walk, st.just(setting), seeds, st.sampled_from(sorted(TASTES)))


@cache
def moves(setting: Setting, most: int = 6) -> st.SearchStrategy[list[Move]]:
    """Some moves of one game."""
    return _moves(setting, most)


@st.composite
def _moves(draw: st.DrawFn, setting: Setting, most: int) -> list[Move]:
    found = draw(walks(setting))
    numbers = st.integers(0, len(found.moves) - 1)
    picked = draw(st.lists(numbers, min_size=1, max_size=most, unique=True))
    return [found.moves[number] for number in picked]


for_every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def for_every_game(test: Callable[..., None]) -> Callable[..., None]:
    """The test for every game at every seat count and with all options, on data drawn anew."""
    return for_every_setting(settings(max_examples=EXAMPLES)(given(data=st.data())(test)))
