"""The layout of this game's pictures, from data/carnegie/board.toml."""

from __future__ import annotations

from functools import cache
from pathlib import Path

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
from render.layout import Board, load_board
from render.theme import Theme, base_theme
from rules.core.content import data_root


class Plan(Board, frozen=True, kw_only=True):
    """Everything in board.toml."""

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
    return load_board(root, "carnegie", Plan)


@cache
def theme() -> Theme:
    """The theme with this game's colors."""
    return plan().themed(base_theme())
