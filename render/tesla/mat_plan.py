"""The layout of a player's mat and of the final reckoning."""

from __future__ import annotations

from msgspec import Struct

from render.layout import Box, Point, Row, Slot


class StockPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's shares, one company a row."""

    box: Box
    title: Slot
    heads: tuple[Slot, Slot, Slot, Slot]
    rows: dict[int, Row]
    """By the most companies."""
    tab: Box
    name: Slot
    price: Slot
    held: Slot
    room: Slot
    market: Slot


class SkillPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A company's technology and patents."""

    box: Box
    title: Slot
    rows: Row
    name_box: Box
    name: Slot
    level: Slot
    next: Slot
    top: Slot
    needs: Row
    need: Slot
    patents: Slot


class BillPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What a claim costs now."""

    box: Box
    title: Slot
    sizes: Row
    cost: Slot
    lines: Row
    line: Slot


class EstatePlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A list of projects."""

    box: Box
    title: Slot
    rows: Row
    row: Slot
    most: int


class HandPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's company mat."""

    size: Point
    mat: Box
    badge: Box
    company: Slot
    inventor: Slot
    ability: Slot
    coin: Box
    cash: Slot
    worth_title: Slot
    worth: Slot
    cards: Row
    card: Box
    card_name: Slot
    band: int
    ratings: Row
    rating: Slot
    state: Slot
    stock: StockPlan
    skill: SkillPlan
    bill: BillPlan
    estate: EstatePlan
    reach: EstatePlan


class CompaniesPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The companies that a player may draft, by how many are left."""

    sizes: dict[int, Point]
    rows: Row
    row: Box
    company: Slot
    inventor: Slot
    ability: Slot
    ratings: Row
    rating: Slot


class HistoryPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The chart of prices over the game, below the final reckoning."""

    height: int
    """By so much the chart lengthens the page."""
    box: Box
    """Counted from the end of the rows."""
    title: Slot
    note: Slot
    area: Box
    """All that is drawn anew for each game."""
    plot: Box
    margin: int
    """Room above the highest number and below the lowest."""
    turns: Row
    turn: Slot
    phases: Row
    phase_box: Box
    phase: Slot
    steps: tuple[int, ...]
    """How far apart the numbered prices may be."""
    most: int
    """The most steps from the lowest to the highest."""
    price: Slot
    line: int
    edge: int
    inlay: int
    lane: int
    """How far apart companies lie that have the same price."""
    node: int
    dashes: tuple[tuple[int, ...], ...]
    """The inlay of a line by seat: lengths of dashes and gaps in turn; none for a plain line."""
    leader: int
    labels: int
    gap: int
    """How far apart labels are at least."""
    badge: Box
    label: Slot
    company: Slot


class HoldingsPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What shares count for, one company beside the other."""

    columns: Row
    tab: Box
    count: Slot
    product: Slot


class PointsPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a reckoning by points."""

    name: Slot
    under: Slot
    cash: Slot
    holdings: HoldingsPlan
    others: Row
    title: Slot
    reason: Slot
    points: Slot


class FinalPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The final reckoning."""

    sizes: dict[int, Point]
    rows: Row
    row: Box
    place: Slot
    badge: Box
    name: Slot
    under: Slot
    cash: Slot
    holdings: dict[int, HoldingsPlan]
    """By the most companies."""
    points: PointsPlan
    score: Slot
    explanation: Slot
    history: HistoryPlan
