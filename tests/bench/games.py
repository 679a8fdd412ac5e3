"""Tables to measure on: whole games of random play, the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from rules import GAMES
from rules.core import play as engine
from rules.core.contract import Action, Game, Names, Seat

NAMES = ("Ada", "Ben", "Cleo", "Dev", "Eve", "Finn")


class Moment(Struct, frozen=True):
    """A table before an action, whose turn it is, the action, and what it led to."""

    state: Any
    seat: Seat
    action: Action[Any, Any]
    after: engine.Transition


def walk(game: Game[Any], seats: int, seed: int) -> Iterator[Moment]:
    """A whole game, every action chosen at random from the legal list."""
    rng = Random(seed)
    state = engine.new(game, seats, None, seed)
    while waiting := engine.actors(state):
        seat = waiting[0]
        action = rng.choice(engine.legal(game, state, seat))
        done = engine.play(game, state, seat, action)
        yield Moment(state, seat, action, done)
        state = done.state


def middle(game: Game[Any], seats: int, seed: int) -> Moment:
    """The middle of a game."""
    moments = list(walk(game, seats, seed))
    return moments[len(moments) // 2]


def names(seats: int) -> Names:
    """The players' names."""
    return Names(NAMES[:seats])


def largest() -> Iterator[tuple[Game[Any], int]]:
    """Every game with its largest number of seats."""
    for game in GAMES.values():
        yield game, game.seats[-1]
