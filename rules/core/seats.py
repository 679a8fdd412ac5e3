"""Seats round the table."""

from __future__ import annotations

from functools import cache
from typing import NewType

Seat = NewType("Seat", int)


@cache
def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    """All seats from one on."""
    return tuple(Seat((first + step) % seats) for step in range(seats))
