"""Computer players: they see a view, never the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.contract import Action, Game, Seat, View

Player = Callable[[Game[Any], View[Any], Chance], Action[Any, Any]]


def random_player(game: Game[Any], seen: View[Any], chance: Chance) -> Action[Any, Any]:
    """Any legal action."""
    choices = engine.legal(game, seen.table, _seat(seen))
    return choices[chance.below(len(choices))[0]]


def greedy(game: Game[Any], seen: View[Any], chance: Chance) -> Action[Any, Any]:
    """The action after which the table is worth most, one step ahead on an imagined table."""
    seat = _seat(seen)
    imagined = engine.imagine(game, seen, chance.split("imagine"))
    choices = engine.legal(game, imagined, seat)
    return max(choices, key=lambda action: _promise(game, imagined, seat, action))


def _promise(game: Game[Any], imagined: Any, seat: Seat, action: Action[Any, Any]) -> float:
    return game.worth(engine.play(game, imagined, seat, action).state, seat)


def _seat(seen: View[Any]) -> Seat:
    if seen.seat is None:
        raise ValueError("A player needs the view of a seat.")
    return seen.seat


PLAYERS: Mapping[str, Player] = {"random": random_player, "greedy": greedy}
