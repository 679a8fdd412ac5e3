"""The greedy computer player: its time per move, and how often it beats random players."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Any

from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.contract import Game, Seat
from rules.core.players import PLAYERS

from .clocks import cpu, summary
from .figures import Budget, Figure, Scale
from .games import largest

MILLI = 1000
Z = 1.96
DUEL = 2
WINS = Budget(95.0, reach=True)
"""What the greedy player must win of 100 duels with a random one."""


def strength(scale: Scale) -> Iterator[Figure]:
    """One greedy player among random ones, in two seats and in the most."""
    for game, most in largest():
        times: list[float] = []
        for seats in sorted({game.seats[0], most}):
            seeds = max(1, scale.pick(scale.games, min(scale.games, 40), seats) // seats)
            points = [
                _played(game, seats, seed, Seat(greedy), times)
                for seed in range(seeds)
                for greedy in range(seats)
            ]
            yield _win_rate(f"{game.key}: greedy among {seats} seats", points, seats)
        spent = summary(times)
        note = "CPU; random play between"
        yield Figure(
            f"{game.key}: greedy, one move", spent.median * MILLI, "ms", spent.p99 * MILLI, note=note
        )


def _win_rate(name: str, points: list[float], seats: int) -> Figure:
    low, high = wilson(sum(points), len(points))
    note = (
        f"{len(points)} games, 95 % interval {100 * low:.1f} to {100 * high:.1f}; every seed from every seat"
    )
    return Figure(
        name,
        100 * sum(points) / len(points),
        "%",
        None,
        WINS if seats == DUEL else None,
        {"a random player": _share(points, seats)},
        note,
    )


def _share(points: list[float], seats: int) -> float:
    return sum(points) / len(points) * seats


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The Wilson interval of a win rate."""
    rate, z2 = wins / games, Z * Z
    center = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return center - half, center + half


def _played(game: Game[Any], seats: int, seed: int, greedy: Seat, times: list[float]) -> float:
    """One game: what the greedy seat gets of the one point that the winners share."""
    state, chance = engine.new(game, seats, None, seed), Chance(seed)
    while waiting := engine.actors(state):
        seat, chance = waiting[0], chance.moved()
        seen = engine.view(game, state, seat)
        start = cpu()
        action = PLAYERS["greedy" if seat == greedy else "random"](game, seen, chance.split("player"))
        if seat == greedy:
            times.append(cpu() - start)
        state = engine.play(game, state, seat, action).state
    winners = [seat for place, seat, _ in engine.ranking(game, state) if place == 1]
    return (greedy in winners) / len(winners)
