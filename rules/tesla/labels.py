"""Values as the table stands, for players who choose among them."""

from __future__ import annotations

from rules.tesla.catalog import LUMINARIES as CARDS
from rules.tesla.names import luminary_name, marker_name, skills, space_name
from rules.tesla.state import LuminaryId, MarkerId, WarOfCurrents

LUMINARIES = (LuminaryId, LuminaryId | None)
MARKERS = (MarkerId, MarkerId | None)


def called(value: object) -> str:
    """A luminary without ratings; empty for all else."""
    return luminary_name(LuminaryId(value)) if isinstance(value, str) and value in CARDS else ""


def label(g: WarOfCurrents, value: object, kind: object) -> str:
    """An inventor as a luminary with ratings, a marker with its place; empty for all else."""
    if isinstance(value, str) and kind in LUMINARIES:
        return f"{luminary_name(LuminaryId(value))} ({skills(LuminaryId(value))})"
    if isinstance(value, str) and kind in MARKERS:
        seat = g.seat_of(value)
        place = space_name(g.current) if seat is None else f"on spot {g.future[seat]}"
        return f"{marker_name(value)}, {place}"
    return ""
