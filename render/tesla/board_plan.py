"""The layout of the parts of the board."""

from __future__ import annotations

from msgspec import Struct

from render.layout import Box, Point, Row, Slot
from render.outline import Projection


class Bend(Struct, frozen=True, forbid_unknown_fields=True):
    """A link that goes round something."""

    ends: tuple[str, str]
    by: Point


class Inset(Struct, frozen=True, forbid_unknown_fields=True):
    """A second window of the map, at its own scale."""

    box: Box
    projection: Projection


class MapPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The map: the country, the cities and the wires between them."""

    box: Box
    states: dict[str, str]
    waterlines: tuple[tuple[float, str], ...]
    wire: int
    padding: int
    tile: Point
    tile_gap: int
    name: Slot
    tiles_top: int
    plaque_height: int
    seal: int
    bends: tuple[Bend, ...]
    projection: Projection
    inset: Inset
    cities: dict[str, Point]


class TariffPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What projects cost and gain."""

    box: Box
    title: Slot
    rows: Row
    size: Slot
    cost: Slot
    gain: Slot
    doubled: Box
    doubled_note: Slot


class TurnsPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The turn track."""

    box: Box
    discs: Row
    phases: Row
    phase: Slot


class FamePlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The fame of companies and of currents."""

    box: Box
    title: Slot
    heads: tuple[Slot, Slot, Slot]
    ranks: Row
    rank: Slot
    present: Box
    future: Box
    currents: Row
    current: Slot
    current_bar: Box
    pointer: Box
    divider: Box


class CertificatesPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Certificates for sale, one company beside the other."""

    companies: Row
    box: Box
    count: Slot


class MarketPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The stock market: prices, profits, certificates for sale."""

    box: Box
    title: Slot
    note: Slot
    left: int
    base: int
    cell: Point
    number: Slot
    tab: Point
    small_tab: Point
    """For more companies on one space than stand side by side."""
    profit: Box
    profit_text: Slot
    certificates_title: Slot
    certificates: dict[int, CertificatesPlan]
    """By the most companies."""


class TechnologyPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The three technology tracks and their patents."""

    box: Box
    title: Slot
    levels: Row
    level: Slot
    rows: Row
    name: Slot
    name_box: Box
    cell: Box
    needs: Row
    need: Slot
    patent: Box
    tabs: Box
    start: Slot


class PropagandaPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Propaganda cards on offer."""

    cards: Row
    card: Box
    mark: Box
    mark_text: Slot
    spaces: Slot
    name: Slot
    coin: Box
    nothing: Slot


class AuctionPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Luminaries at auction: the lot, the bids, the others."""

    lot: Box
    lot_name: Slot
    lot_ratings: Row
    lot_rating: Slot
    lot_share: Box
    bid_title: Slot
    bid: Slot
    bidder: Box
    passed_title: Slot
    passed: Box
    columns: Row
    icons: Row
    rows: dict[int, Row]
    """By the most in a column."""
    name: Slot
    rating: Row
    digit: Slot
    share: Box


class SalePlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What an event at auction does, below its name and the bids."""

    name: Slot
    text: Slot
    arrow: Box
    stock: Slot


class DraftPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Companies that nobody leads yet."""

    rows: Row
    row: Box
    name: Slot
    inventor: Slot
    ratings: Row
    rating: Slot


class OfferPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The place for what may be had now: companies, luminaries or propaganda."""

    box: Box
    title: Slot
    propaganda: dict[int, PropagandaPlan]
    """By the most rows of cards."""
    auction: AuctionPlan
    sale: SalePlan
    draft: dict[int, DraftPlan]
    """By the most companies."""


class SharesPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The columns of shares in the ledger."""

    columns: Row
    tab: Box
    price: Slot
    count: Slot


class LedgerPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The companies, one a row."""

    head: int
    row: int
    title: Slot
    cards_title: Slot
    shares_title: Slot
    cash_title: Slot
    worth_title: Slot
    badge: Box
    name: Slot
    company: Slot
    cards: Row
    card: Box
    card_name: Slot
    ratings: tuple[Point, Point, Point, Point]
    rating_icon: int
    rating: Slot
    shares: dict[int, SharesPlan]
    """By the most companies."""
    cash: Slot
    worth: Slot
