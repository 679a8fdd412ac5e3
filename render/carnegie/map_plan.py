"""The layout of the map and of what lies on it."""

from __future__ import annotations

from msgspec import Struct

from render.layout import Box, Point, Row, Slot
from render.outline import Projection
from rules.carnegie.terms import CityId, Region


class Bend(Struct, frozen=True, forbid_unknown_fields=True):
    """A link that goes round something."""

    ends: tuple[CityId, CityId]
    by: Point


class MissionPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The mission zones: employees by player."""

    box: Box
    title: Slot
    employee: Box
    figures: Row
    token: Point
    count: Slot
    places: dict[Region, Point]


class ConnectionsPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What connections of major cities are worth."""

    box: Box
    title: Slot
    columns: Row
    rows: Row
    label: Slot
    value: Slot
    note: Slot


class LegendPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What the shapes of the spots mean, and what projects cost."""

    box: Box
    title: Slot
    cost_title: Slot
    rows: Row
    name: Slot
    cost: Slot


class MapPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The map: the country, the cities and the links between them."""

    box: Box
    waterlines: tuple[tuple[float, str], ...]
    link: int
    spot: int
    gap: int
    padding: int
    short: int
    """The height of a small city."""
    tall: int
    spots_top: int
    name: Slot
    beside: Slot
    """The name of a small city, beside its only spot."""
    seal: int
    strand: int
    """The width of a player's own link."""
    dashes: tuple[tuple[int, ...], ...]
    """By seat: lengths of dashes and gaps along the middle of a player's links."""
    bends: tuple[Bend, ...]
    projection: Projection
    states: dict[str, Region]
    cities: dict[CityId, Point]
    missions: MissionPlan
    connections: ConnectionsPlan
    legend: LegendPlan
