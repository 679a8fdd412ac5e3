"""The layout of this game's pictures, from data/carnegie/board.toml."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from render.carnegie.board_plan import (
    CompanyPlan,
    DonationsPlan,
    Page,
    PoolPlan,
    SummaryPlan,
    TimelinePlan,
    TracksPlan,
)
from render.carnegie.map_plan import MapPlan
from render.carnegie.mat_plan import FinalPlan, HandPlan
from render.heading import HeadingPlan
from render.layout import check_layout, load_layout
from render.theme import Hex, Ink, Style, Theme, base_theme, load_theme
from rules.core.content import data_root


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in board.toml."""

    colors: dict[str, Hex]
    inks: dict[str, Ink]
    styles: dict[str, Style]
    heading: HeadingPlan
    map: MapPlan
    pages: dict[int, Page]
    timeline: TimelinePlan
    tracks: TracksPlan
    donations: DonationsPlan
    pool: PoolPlan
    company: CompanyPlan
    summary: SummaryPlan
    hand: HandPlan
    final: FinalPlan


@cache
def plan() -> Plan:
    """The layout; raises LayoutError."""
    return load_plan(data_root())


@cache
def load_plan(root: Path) -> Plan:
    """The layout in a folder; raises ContentError."""
    path = root / "carnegie" / "board.toml"
    loaded = load_layout(path, Plan)
    check_layout(path, loaded, load_theme(root).extended(loaded.colors, loaded.inks, loaded.styles))
    return loaded


@cache
def theme() -> Theme:
    """The theme with this game's colors."""
    loaded = plan()
    return base_theme().extended(loaded.colors, loaded.inks, loaded.styles)
