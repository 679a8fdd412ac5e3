"""Scores and ties (ERA-SCO, ERA-TIE)."""

from __future__ import annotations

from rules.core.contract import Score, Seat
from rules.eras.content import CONTENT
from rules.eras.state import STUDIES, Academia, Building


def building_points(building: Building) -> int:
    """1 per Story, 5 for the Roof (ERA-SCO-01)."""
    return building.stories * CONTENT.points.story + building.roof * CONTENT.points.roof


def score(g: Academia, seat: Seat) -> Score:
    """Best times worst Study building; ties go to the player nearest the Clock (ERA-SCO-02, ERA-TIE-01)."""
    values = [building_points(building) for building in g.school(seat).campuses]
    parts = tuple((CONTENT.studies[study], value) for study, value in zip(STUDIES, values, strict=True))
    return Score(max(values) * min(values), (-distance(g, seat),), parts)


def distance(g: Academia, seat: Seat) -> int:
    """Steps clockwise from the Clock's holder (ERA-TIE-02)."""
    return (seat - g.clock.holder) % g.seats


def winner(g: Academia) -> Seat:
    """The seat with the highest score (ERA-SCO-07)."""
    return max(map(Seat, range(g.seats)), key=lambda seat: (score(g, seat).points, score(g, seat).tie))
