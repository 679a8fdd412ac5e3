"""A table that waits for its players: title, table, host, seats and options."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from render import paper
from render.layout import Box, Point, Row, Slot, check_layout, load_layout
from render.legible import plain
from render.picture import LobbyCard, LobbySeat, SeatKind
from render.sketch import Fill, Sketch
from render.sprites import Kit
from render.surface import Surface
from render.theme import base_theme, load_theme
from rules.core.content import data_root

COLUMNS = 2
KINDS = {SeatKind.PERSON: "player", SeatKind.COMPUTER: "computer player", SeatKind.FREE: "free seat"}


class LobbyPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The layout of the lobby."""

    title: Slot
    flourishes: tuple[Box, ...]
    ribbon: Box
    table: Slot
    waiting: Slot
    host: Slot
    seats: Row
    seat: Box
    badge: Box
    name: Slot
    kind: Slot
    vacant: Slot
    options: Box
    options_title: Slot
    option: Row
    option_text: Slot
    foot: int


@cache
def plan() -> LobbyPlan:
    """The layout; raises LayoutError."""
    return load_plan(data_root())


@cache
def load_plan(root: Path) -> LobbyPlan:
    """The layout in a folder; raises ContentError."""
    path = root / "lobby.toml"
    loaded = load_layout(path, LobbyPlan)
    check_layout(path, loaded, load_theme(root))
    return loaded


@cache
def kit() -> Kit:
    """The shared sprites in the plain theme."""
    return Kit(base_theme())


def draw(card: LobbyCard) -> Surface:
    """The whole picture."""
    layout, options = plan(), _options(card)
    size = Point(layout.ribbon.width + 2 * layout.ribbon.x, _bottom(card, options))
    page = paper.page(size, base_theme(), lambda sketch: _shapes(sketch, card, options))
    surface = Surface(page, base_theme())
    _head(surface, card)
    for index, seat in enumerate(card.seats):
        _seat(surface, _place(index), index, seat)
    _write_options(surface, card, options)
    return surface


def _shapes(sketch: Sketch, card: LobbyCard, options: Box | None) -> None:
    layout = plan()
    for box in layout.flourishes:
        paper.flourish(sketch, box)
    paper.ribbon(sketch, layout.ribbon, "night", "gold")
    for index, seat in enumerate(card.seats):
        _frame(sketch, layout.seat.at(_place(index)), seat)
    if options:
        paper.panel(sketch, options)


def alt(card: LobbyCard) -> str:
    """The lobby in a paragraph."""
    seats = "; ".join(
        f"{plain(seat.name)} ({KINDS[seat.kind]})" if seat.kind is not SeatKind.FREE else KINDS[seat.kind]
        for seat in card.seats
    )
    options = "; ".join(f"{name}: {value}" for name, value in card.options)
    parts = (
        f"{card.title}, {card.table}. {_waiting(card)}. Host: {plain(card.host)}. Seats: {seats}.",
        options,
        card.note,
    )
    return " ".join(filter(None, parts))


def _waiting(card: LobbyCard) -> str:
    free = sum(seat.kind is SeatKind.FREE for seat in card.seats)
    return f"{free} free seat{'s' * (free > 1)}" if free else "All seats are taken"


def _place(index: int) -> Point:
    seats = plan().seats
    return Point(
        seats.start.x + index % COLUMNS * seats.step.x, seats.start.y + index // COLUMNS * seats.step.y
    )


def _options(card: LobbyCard) -> Box | None:
    if not card.options:
        return None
    layout = plan()
    lines = -(-len(card.options) // COLUMNS)
    height = layout.options.height + (lines - COLUMNS) * layout.option.step.y
    return Box(layout.options.x, _below(card) + layout.options.y, layout.options.width, height)


def _below(card: LobbyCard) -> int:
    rows = -(-len(card.seats) // COLUMNS)
    return plan().seats.start.y + rows * plan().seats.step.y


def _bottom(card: LobbyCard, options: Box | None) -> int:
    return (options.y + options.height if options else _below(card)) + plan().foot


def _frame(sketch: Sketch, box: Box, seat: LobbySeat) -> None:
    if seat.kind is SeatKind.FREE:
        sketch.box(*box, Fill(None, "rule", 3), 10)
        sketch.box(*box.grown(-7), Fill(None, "rule_light", 1.5), 6)
    else:
        paper.panel(sketch, box)


def _head(surface: Surface, card: LobbyCard) -> None:
    layout = plan()
    surface.write(layout.title, card.title)
    surface.write(layout.table, card.table)
    surface.write(layout.waiting, _waiting(card))
    surface.write(layout.host, card.note or f"Hosted by {plain(card.host)}")


def _seat(surface: Surface, origin: Point, index: int, seat: LobbySeat) -> None:
    layout = plan()
    if seat.kind is SeatKind.FREE:
        surface.write(layout.vacant, "Free seat", origin)
        return
    badge = kit().badge(base_theme().players[index], layout.badge.width)
    surface.stamp(badge, layout.badge.at(origin).corner)
    surface.write(layout.name, seat.name, origin)
    surface.write(layout.kind, KINDS[seat.kind], origin)


def _write_options(surface: Surface, card: LobbyCard, box: Box | None) -> None:
    layout = plan()
    if box is None:
        return
    surface.write(layout.options_title, "Options", box.corner)
    for index, (name, value) in enumerate(card.options):
        across, down = index % COLUMNS, index // COLUMNS
        start, step = layout.option.start, layout.option.step
        spot = Point(box.x + start.x + across * step.x, box.y + start.y + down * step.y)
        surface.write(layout.option_text, f"{name}: {value}", spot)
