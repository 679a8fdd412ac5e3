"""How a table ended: who comes where, and that in a sentence."""

from __future__ import annotations

from typing import Any

from rules.core.contract import Game, Score, Seat, Table, player


def ranking(game: Game[Any], state: Table) -> list[tuple[int, Seat, Score]]:
    """Place (from 1; equal scores share it), seat and score, best first."""
    scores = sorted(game.scores(state).items(), key=lambda item: (item[1].points, item[1].tie), reverse=True)
    ranks: list[tuple[int, Seat, Score]] = []
    for index, (seat, score) in enumerate(scores):
        shared = ranks and (ranks[-1][2].points, ranks[-1][2].tie) == (score.points, score.tie)
        ranks.append((ranks[-1][0] if shared else index + 1, seat, score))
    return ranks


def outcome(game: Game[Any], state: Table) -> str:
    """Who has won a game that is over, as a sentence."""
    first = [(seat, score) for place, seat, score in ranking(game, state) if place == 1]
    verb = "shared the victory" if len(first) > 1 else "won"
    winners = " and ".join(player(seat) for seat, _ in first)
    return f"The game is over: {winners} {verb} with {first[0][1].points}."
