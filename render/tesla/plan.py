"""The layout of this game's pictures, from data/tesla/board.toml."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from render.heading import HeadingPlan
from render.layout import Box, Point, check_layout, load_layout
from render.tesla.board_plan import (
    FamePlan,
    LedgerPlan,
    MapPlan,
    MarketPlan,
    OfferPlan,
    TariffPlan,
    TechnologyPlan,
    TurnsPlan,
)
from render.tesla.mat_plan import CompaniesPlan, FinalPlan, HandPlan
from render.theme import Hex, Ink, Style, Theme, base_theme, load_theme
from rules.core.content import data_root


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """The sheet for a number of players."""

    size: Point
    ledger: Box


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in board.toml."""

    colors: dict[str, Hex]
    inks: dict[str, Ink]
    styles: dict[str, Style]
    heading: HeadingPlan
    pages: dict[int, Page]
    map: MapPlan
    tariff: TariffPlan
    turns: TurnsPlan
    fame: FamePlan
    market: MarketPlan
    technology: TechnologyPlan
    offer: OfferPlan
    ledger: LedgerPlan
    hand: HandPlan
    companies: CompaniesPlan
    final: FinalPlan


@cache
def plan() -> Plan:
    """The layout; raises LayoutError."""
    return load_plan(data_root())


@cache
def load_plan(root: Path) -> Plan:
    """The layout in a folder; raises ContentError."""
    path = root / "tesla" / "board.toml"
    loaded = load_layout(path, Plan)
    check_layout(path, loaded, load_theme(root).extended(loaded.colors, loaded.inks, loaded.styles))
    return loaded


@cache
def theme() -> Theme:
    """The theme with this game's colors."""
    loaded = plan()
    return base_theme().extended(loaded.colors, loaded.inks, loaded.styles)
