"""Outlines of the country, from data/outline.json, in Albers' equal-area projection."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin, sqrt
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from render.layout import Box
from rules.core.content import ContentError, data_root

EARTH = 6371
"""Kilometers."""
REACH = 30
"""How far beyond its window an outline is kept, so that nothing is drawn along the cut."""

Ring = tuple[tuple[float, float], ...]


class Sheet(Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """Shores and states: rings of longitudes and latitudes in thousandths of a degree."""

    land: tuple[tuple[int, ...], ...]
    abroad: tuple[tuple[int, ...], ...]
    states: dict[str, tuple[tuple[int, ...], ...]]


class Outline(Struct, frozen=True, forbid_unknown_fields=True):
    """The northeast in detail, and the whole country."""

    source: str
    license: str
    unit: str
    northeast: Sheet
    country: Sheet


class Projection(Struct, frozen=True, forbid_unknown_fields=True):
    """Albers' conic: two true parallels, the middle of the map, pixels to a kilometer, the middle's place."""

    parallels: tuple[float, float]
    middle: tuple[float, float]
    scale: tuple[float, float]
    place: tuple[float, float]

    def ring(self, flat: tuple[int, ...]) -> Ring:
        """A ring in pixels."""
        low, high = (sin(radians(each)) for each in self.parallels)
        cone = (low + high) / 2
        constant = 1 - low**2 + 2 * cone * low
        meridian, parallel = self.middle
        foot = sqrt(constant - 2 * cone * sin(radians(parallel)))
        points = []
        for longitude, latitude in zip(flat[::2], flat[1::2], strict=True):
            reach = sqrt(constant - 2 * cone * sin(radians(latitude / 1000)))
            turn = cone * radians(longitude / 1000 - meridian)
            east = reach * sin(turn) * EARTH / cone
            south = (reach * cos(turn) - foot) * EARTH / cone
            points.append((self.place[0] + east * self.scale[0], self.place[1] + south * self.scale[1]))
        return tuple(points)


class Chart(NamedTuple):
    """What is seen through one window of the map."""

    land: tuple[Ring, ...]
    abroad: tuple[Ring, ...]
    states: dict[str, tuple[Ring, ...]]


@cache
def outline() -> Outline:
    """All outlines; raises ContentError."""
    return load_outline(data_root())


@cache
def load_outline(root: Path) -> Outline:
    """The outlines in a folder; raises ContentError."""
    path = root / "outline.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Outline)
    except OSError as error:
        raise ContentError(f"{path}: cannot be read ({error.strerror}).") from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise ContentError(f"{path}: {error}.") from error


@cache
def chart(sheet: Sheet, window: Box, projection: Projection) -> Chart:
    """A sheet as it lies round a window of a picture."""
    states = {name: _seen(rings, window, projection) for name, rings in sheet.states.items()}
    return Chart(_seen(sheet.land, window, projection), _seen(sheet.abroad, window, projection), states)


def _seen(rings: tuple[tuple[int, ...], ...], window: Box, projection: Projection) -> tuple[Ring, ...]:
    seen = []
    for flat in rings:
        moved = tuple((window.x + x, window.y + y) for x, y in projection.ring(flat))
        inside = clipped(moved, window.grown(REACH))
        if len(inside) > 2:  # noqa: PLR2004
            seen.append(inside)
    return tuple(seen)


def clipped(ring: Ring, window: Box) -> Ring:
    """A ring cut at the four edges of a window, one after the other (Sutherland and Hodgman)."""
    right, bottom = window.x + window.width, window.y + window.height
    for axis, edge, sign in ((0, window.x, 1), (0, right, -1), (1, window.y, 1), (1, bottom, -1)):
        ring = _cut(ring, axis, edge, sign)
    return ring


def _cut(ring: Ring, axis: int, edge: float, sign: int) -> Ring:
    kept: list[tuple[float, float]] = []
    for index, point in enumerate(ring):
        before = ring[index - 1]
        here, there = (sign * (each[axis] - edge) for each in (point, before))
        if (here < 0) != (there < 0):
            share = there / (there - here)
            x, y = (a + (b - a) * share for a, b in zip(before, point, strict=True))
            kept.append((x, y))
        if here >= 0:
            kept.append(point)
    return tuple(kept)
