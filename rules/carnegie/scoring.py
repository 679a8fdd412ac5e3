"""Final scoring (CAR-FIN)."""

from __future__ import annotations

from rules.carnegie.state import Carnegie
from rules.core.contract import Score, Seat


def score(g: Carnegie, seat: Seat) -> Score:
    """Every line of the final score."""
    return Score(g.companies[seat].points)


def winners(g: Carnegie) -> tuple[Seat, ...]:
    """Whoever has the most; equal totals share the victory (CAR-FIN-19)."""
    points = {Seat(seat): score(g, Seat(seat)).points for seat in range(g.seats)}
    return tuple(seat for seat, each in points.items() if each == max(points.values()))
