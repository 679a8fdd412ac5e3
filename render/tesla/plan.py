"""The layout of this game's pictures, from data/tesla/board.toml."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from render.heading import HeadingPlan
from render.layout import Board, Box, Point, load_board
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
from render.tesla.cards_plan import EventPlan, HeadquartersPlan
from render.tesla.mat_plan import CompaniesPlan, FinalPlan, HandPlan
from render.theme import Theme, base_theme
from rules.core.content import data_root


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """The sheet for a number of players."""

    size: Point
    ledger: Box


class Plan(Board, frozen=True, kw_only=True):
    """Everything in board.toml."""

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
    event: EventPlan
    headquarters: HeadquartersPlan
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
    return load_board(root, "tesla", Plan)


@cache
def theme() -> Theme:
    """The theme with this game's colors."""
    return plan().themed(base_theme())
