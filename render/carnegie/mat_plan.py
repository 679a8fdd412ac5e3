"""The layout of a player's company and of the final reckoning."""

from __future__ import annotations

from msgspec import Struct

from render.layout import Box, Point, Row, Slot


class TabPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A project tab: its positions with pawns, income and VP."""

    box: Box
    icon: Box
    name: Slot
    cost: Slot
    positions: Row
    position: Box
    income: Slot
    below: Slot
    pawn: Box
    note: Slot


class RegionsPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A company in the four regions, and its donations."""

    box: Box
    title: Slot
    heads: tuple[Slot, Slot, Slot, Slot]
    rows: Row
    name_box: Box
    name: Slot
    vehicle: Box
    bonus: Slot
    next: Slot
    away: Slot
    built: Slot
    donations: Slot


class TallyPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What a company would score now, line by line."""

    box: Box
    title: Slot
    total: Slot
    rows: Row
    name: Slot
    points: Slot


class HandPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's company board."""

    size: Point
    mat: Box
    badge: Box
    holdings: Row
    icon: int
    held: Slot
    held_name: Slot
    columns: Row
    rows: Row
    cell: Box
    band: int
    department: Slot
    space: Slot
    text: Slot
    free: Slot
    slots: Row
    figure: int
    resting: Box
    count: Slot
    tabs: Row
    tab: TabPlan
    regions: RegionsPlan
    tally: TallyPlan


class FinalPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The final reckoning: a column for each player, a row for each source of VP."""

    rows_start: int
    row: int
    foot: int
    """What is below the rows."""
    frame: Box
    """The heads of the columns."""
    label: Slot
    columns: dict[int, tuple[tuple[int, int], ...]]
    """By number of players: where each column begins, and how wide it is."""
    badge: int
    place: Slot
    name: Slot
    points: Slot
    total: Slot
    total_label: Slot
    explanation: Slot
