"""Random play of public libraries, measured in the same run; actions are counted as they count them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from random import Random

Pace = Callable[[int], int]
"""Plays one whole game with a seed, and returns how many actions it had."""

DRAWN = 150
"""Half-moves without capture or pawn move after which a game of chess is drawn."""


def catanatron(seed: int) -> int:
    """A game of four random players, who choose from the library's own list of playable actions."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in Color], seed=seed + 1)
    game.play()
    return len(game.state.actions)


def python_chess(seed: int) -> int:
    """A game of random legal moves, the whole list made for each."""
    import chess

    rng, board = Random(seed), chess.Board()
    while board.halfmove_clock < DRAWN and (moves := list(board.legal_moves)):
        board.push(rng.choice(moves))
    return len(board.move_stack)


def installed() -> Mapping[str, Pace]:
    """Those that are there."""
    known = {"catanatron": ("catanatron", catanatron), "python-chess": ("chess", python_chess)}
    return {name: pace for name, (package, pace) in known.items() if find_spec(package)}
