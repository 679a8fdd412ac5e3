"""The layout of this game's pictures, from data/eras/board.toml."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from render.heading import HeadingPlan
from render.layout import Board, Box, Point, Row, Shape, Slot, load_board
from render.theme import Mark, Theme, base_theme
from rules.core.content import data_root
from rules.eras.state import Study


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """The sheet for a number of players."""

    size: Point
    schools: tuple[Point, ...]
    tariff: Box | None = None


class TowerPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The Clock Tower."""

    box: Box
    face: Point
    face_radius: int
    windows: Row
    numbers: Row
    number: Slot
    glass: Box
    plaque: Slot
    shapes: tuple[Shape, ...]


class GuidePlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The Era Guide, the Roofs on offer, the pool, the decks and the prices of looks."""

    box: Box
    title: Slot
    eras: Row
    numeral: Slot
    links: tuple[Point, Point]
    heads: tuple[Slot, ...]
    rows: Row
    name: Slot
    cutouts: Row
    left: Slot
    deck: Slot
    divider: Box
    roofs: Row
    roofs_title: Slot
    pool_title: Slot
    pool_block: Box
    pool: Slot
    prices_title: Slot
    prices: Row
    price: Slot


class CardPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """This year's culture card, and its back."""

    box: Box
    band: Box
    label: Slot
    name: Slot
    rows: Row
    slots: Row
    nothing: Slot
    divider: Box
    coin: Box
    endowment: Slot
    effect: Slot
    back: Box
    back_panel: Box
    back_clock: Point
    back_clock_size: int
    back_title: Slot
    back_text: Slot
    chances: Row
    chance_bar: Box
    chance: Slot


class SchoolPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """One player's School."""

    box: Box
    badge: Box
    name: Slot
    under: Slot
    under_held: Slot
    holder: Box
    product: Slot
    score: Slot
    lots: Row
    lot_height: int
    ground: int
    tallest: int
    story: int
    building_width: int
    mark: Box
    figure: Slot
    administration: Slot
    coin: Box
    funds: Slot
    circles_title: Slot
    circles: Row


class TariffPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A panel of reminders, where a page has room for it."""

    title: Slot
    rows: Row
    line: Slot
    bullet: Point


class HandPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's own School, what that player has seen, and what things cost now."""

    size: Point
    school_at: Point
    school: SchoolPlan
    seen: Box
    seen_title: Slot
    windows: Row
    number: Slot
    windows_note: Slot
    divider: Box
    decks_title: Slot
    decks: Row
    deck: Slot
    costs: Box
    costs_title: Slot
    prices: Row
    price: Slot
    limits: Slot


class FinalPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The final reckoning, one row a player."""

    sizes: dict[int, Point]
    rows: Row
    row: Box
    place: Slot
    badge: Box
    name: Slot
    under: Slot
    campuses: Row
    ground: int
    tallest: int
    story: int
    building_width: int
    mark: Box
    figure: Slot
    product: Slot
    score: Slot
    explanation: Slot


class Plan(Board, frozen=True, kw_only=True):
    """Everything in board.toml."""

    studies: dict[Study, Mark]
    heading: HeadingPlan
    pages: dict[int, Page]
    tower: TowerPlan
    guide: GuidePlan
    card: CardPlan
    school: SchoolPlan
    tariff: TariffPlan
    hand: HandPlan
    final: FinalPlan


@cache
def plan() -> Plan:
    """The layout; raises LayoutError."""
    return load_plan(data_root())


@cache
def load_plan(root: Path) -> Plan:
    """The layout in a folder; raises ContentError."""
    return load_board(root, "eras", Plan)


@cache
def theme() -> Theme:
    """The theme with this game's colors."""
    return plan().themed(base_theme())
