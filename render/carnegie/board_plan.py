"""The layout of the panels below the map."""

from __future__ import annotations

from msgspec import Struct

from render.layout import Box, Point, Row, Slot


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """The sheet for a number of players."""

    size: Point
    companies: tuple[Point, ...]
    summary: Box | None = None
    """Where three companies leave room: what counts in the end."""


class TimelinePlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The timeline: a row for each action."""

    box: Box
    title: Slot
    note: Slot
    rows: Row
    name_box: Box
    name: Slot
    start_box: Box
    cells: Row
    cell: Box
    end_cell: Box
    disc: int
    hat: int


class TracksPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The transport tracks: a row for each region."""

    box: Box
    title: Slot
    note: Slot
    rows: Row
    name_box: Box
    name: Slot
    boxes: Row
    cell: Box
    bonus: Slot
    cost: Box
    tokens: Row
    token: Point


class DonationsPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The donation chart."""

    box: Box
    title: Slot
    next: Slot
    prices: Row
    price: Slot
    columns: tuple[Box, ...]
    """Their heads; the cells below are as wide."""
    rows: Row
    name: Slot
    worth: Slot
    icon: int
    token: Point
    alone: Point
    """A pawn by itself, from the right end of its cell."""
    narrow: Point
    together: tuple[Point, ...]
    """Several pawns, each slimmer, from the right end of their cell."""


class PoolPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The department tiles that are left."""

    box: Box
    title: Slot
    note: Slot
    columns: Row
    head_box: Box
    head: Slot
    rows: Row
    cell: Box
    name: Slot
    slots: Row
    count: Slot


class CompanyPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A company on the public board."""

    size: Point
    badge: Box
    name: Slot
    under: Slot
    money: Slot
    cube: Box
    goods: Slot
    score: Slot
    staff: Slot
    income: Slot
    icon: int
    columns: Row
    rows: Row
    cell: Box
    department: Slot
    figures: Row
    resting: Box
    count: Slot
    bare: Point
    """How far those in training are shifted on a space without a department."""
    space: Slot
    tabs: Row
    tab: Point


class SummaryPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What counts in the end."""

    title: Slot
    rows: Row
    what: Slot
    most: Slot
