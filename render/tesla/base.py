"""The parts of the board that never change, drawn once for each number of players."""

from __future__ import annotations

from functools import lru_cache

from render import heading, paper
from render.layout import Box, Point
from render.sketch import Fill, Sketch, Sprite
from render.surface import Surface
from render.tesla import chart, event
from render.tesla.board_plan import FamePlan, MarketPlan, TechnologyPlan
from render.tesla.page import BoardPage, board_page
from render.tesla.plan import plan, theme
from render.tesla.printed import Printed
from render.tesla.reading import printed
from render.tesla.scene import kit, moved, places
from render.tesla.sheet import LEVELS, RANKS, TRACK_NAMES, TRACKS, Parts
from render.tesla.sprites import DOUBLED, ROMAN, TeslaKit
from render.tesla.words import signed

FIELDS = {"ac": "alternating", "dc": "direct", "bulb": "filament"}
"""The color of each technology."""
VISITS = (
    "A purchase lifts the price by the phase’s number; a sale drops it one column. Below: profit each turn.",
    "Certificates for sale",
)
BOOKKEEPING = (
    "In bookkeeping a share bought or taken lifts its price by the phase; one given drops it a column.",
    "Certificates in the market",
)
"""What prices do, and what the certificates are there for."""


@lru_cache(maxsize=8)
def board_base(parts: Parts) -> Sprite:
    """The empty board for a table with such parts."""
    page, sheet, layout = board_page(parts), printed(), plan()
    drawn = paper.page(page.size, theme(), lambda sketch: _shapes(sketch, sheet, parts))
    surface = Surface(drawn, theme())
    chart.write(surface, kit(), sheet, parts.seats)
    _tariff(surface, kit(), sheet)
    _fame(surface, layout.fame, sheet)
    _market(surface, layout.market, sheet, parts)
    _technology(surface, kit(), layout.technology, sheet)
    if parts.events:
        event.write(surface, layout.event.board.corner)
    _ledger(surface, page.ledger, parts)
    return surface.base()


def _shapes(sketch: Sketch, printed: Printed, parts: Parts) -> None:
    layout = plan()
    heading.draw_base(sketch, layout.heading)
    chart.draw(sketch, printed, parts.seats)
    for box in (layout.tariff.box, layout.turns.box, layout.fame.box):
        paper.panel(sketch, box.at(layout.map.box.corner))
    _fame_shapes(sketch, layout.fame, printed)
    _market_shapes(sketch, layout.market, printed)
    _technology_shapes(sketch, layout.technology, printed)
    paper.panel(sketch, layout.offer.box)
    if parts.events:
        event.shapes(sketch, layout.event.board.corner)
    _ledger_shapes(sketch, board_page(parts), parts.seats)


def _tariff(surface: Surface, kit: TeslaKit, printed: Printed) -> None:
    layout = plan().tariff
    corner = moved(plan().map.box.corner, layout.box.corner)
    surface.write(layout.title, "Project: cost and gain", corner)
    spots = places(layout.rows, corner, len(printed.sizes))
    for spot, size in zip(spots, printed.sizes, strict=True):
        surface.stamp(kit.seal(layout.rows.size, size.name[0].upper()), spot)
        surface.write(layout.size, size.name.capitalize(), spot)
        surface.write(layout.cost, f"${size.cost}K", spot)
        surface.write(layout.gain, f"+{size.gain}", spot)
    tile = layout.doubled.at(corner)
    surface.stamp(kit.tile(tile.width, tile.height, DOUBLED, None), tile.corner)
    surface.write(layout.doubled_note, "twice the gain", corner)


def _fame_shapes(sketch: Sketch, layout: FamePlan, printed: Printed) -> None:
    corner = moved(plan().map.box.corner, layout.box.corner)
    line = layout.divider.at(corner)
    sketch.stroke([line.corner, (line.x, line.y + line.height)], "rule_light", 1.5)
    for spot in places(layout.ranks, corner, len(RANKS)):
        for box in (layout.present, layout.future):
            sketch.box(*box.at(spot), Fill("panel_shade", "rule_light", 1.5), 6)
    for spot, (_, with_ac, with_dc) in zip(
        places(layout.currents, corner, len(printed.currents)), printed.currents, strict=True
    ):
        color = "alternating" if with_ac > with_dc else "direct" if with_dc > with_ac else "paper_edge"
        sketch.box(*layout.current_bar.at(spot), Fill(color, "rule", 1.2), 4)


def _fame(surface: Surface, layout: FamePlan, printed: Printed) -> None:
    corner = moved(plan().map.box.corner, layout.box.corner)
    surface.write(layout.title, "Fame", corner)
    for slot, text in zip(layout.heads, ("Now", "Next", "AC and DC"), strict=True):
        surface.write(slot, text, corner)
    for rank, spot in zip(RANKS, places(layout.ranks, corner, len(RANKS)), strict=True):
        surface.write(layout.rank, str(rank), spot)
    spots = places(layout.currents, corner, len(printed.currents))
    for spot, (_, with_ac, with_dc) in zip(spots, printed.currents, strict=True):
        text = f"AC {signed(with_ac)}   DC {signed(with_dc)}" if with_ac or with_dc else "even"
        ink = "on_alternating" if with_ac > with_dc else "on_direct" if with_dc > with_ac else "title"
        surface.write(layout.current, text, spot, ink)


def cell(layout: MarketPlan, column: int, row: int) -> Box:
    """A space of the stock market, from the bottom."""
    left = layout.box.x + layout.left + column * layout.cell.x
    return Box(left, layout.box.y + layout.base - (row + 1) * layout.cell.y, *layout.cell)


def _market_shapes(sketch: Sketch, layout: MarketPlan, printed: Printed) -> None:
    paper.panel(sketch, layout.box)
    for index, column in enumerate(printed.columns):
        for row in range(column.height):
            sketch.box(*cell(layout, index, row), Fill("cream" if index % 2 else "panel", "rule", 1.2))
        left = layout.box.x + layout.left + index * layout.cell.x
        bar = layout.profit.at(Point(left, layout.box.y))
        sketch.box(
            bar.x + 2, bar.y + 3, bar.width - 4, bar.height - 8, Fill("gold_light", "gold_dark", 1.5), 8
        )


def _market(surface: Surface, layout: MarketPlan, printed: Printed, parts: Parts) -> None:
    corner = layout.box.corner
    surface.write(layout.title, "The Stock Market", corner)
    note, certificates = BOOKKEEPING if parts.dealing else VISITS
    surface.write(layout.note, note, corner)
    surface.write(layout.certificates_title, certificates, corner)
    for index, column in enumerate(printed.columns):
        for row in range(column.height):
            surface.write(layout.number, str(column.first + row), cell(layout, index, row).corner)
        left = corner.x + layout.left + index * layout.cell.x
        surface.write(layout.profit_text, f"${column.profit}K", Point(left, corner.y))


def _technology_shapes(sketch: Sketch, layout: TechnologyPlan, printed: Printed) -> None:
    paper.panel(sketch, layout.box)
    for track, spot in zip(TRACKS, places(layout.rows, layout.box.corner, len(TRACKS)), strict=True):
        sketch.box(*layout.name_box.at(spot), Fill(FIELDS[track], "ink_soft", 1.8), 8)
        for index, level in enumerate(LEVELS):
            box = layout.cell.at(Point(spot.x + index * layout.levels.step.x, spot.y))
            if level == 1 or level in printed.needs[track]:
                sketch.box(*box, Fill("cream", "rule", 1.8), 8)
                sketch.box(box.x + 2, box.y + 44, box.width - 4, 42, Fill("panel_shade"), 7)
            else:
                sketch.box(*box, Fill("panel", "rule_light", 1.5, "diagonal", "rule_light", 10), 8)


def _technology(surface: Surface, kit: TeslaKit, layout: TechnologyPlan, printed: Printed) -> None:
    corner = layout.box.corner
    surface.write(layout.title, "Technology", corner)
    for level, spot in zip(LEVELS, places(layout.levels, corner, len(LEVELS)), strict=True):
        surface.write(layout.level, ROMAN[level], spot)
    for track, spot in zip(TRACKS, places(layout.rows, corner, len(TRACKS)), strict=True):
        surface.write(layout.name, TRACK_NAMES[track], spot, f"on_{FIELDS[track]}")
        surface.write(layout.start, "start", spot)
        for level, needs in printed.needs[track].items():
            shifted = Point(spot.x + (level - 1) * layout.levels.step.x, spot.y)
            _needs(surface, kit, layout, shifted, needs)


def _needs(
    surface: Surface, kit: TeslaKit, layout: TechnologyPlan, spot: Point, needs: tuple[int, int]
) -> None:
    pairs = [pair for pair in zip(("invention", "manufacturing"), needs, strict=True) if pair[1]]
    for (rating, need), place in zip(pairs, places(layout.needs, spot, len(pairs)), strict=True):
        surface.stamp(kit.icon(rating, layout.needs.size), place)
        surface.write(layout.need, str(need), place)


def _ledger_shapes(sketch: Sketch, page: BoardPage, seats: int) -> None:
    layout, box = plan().ledger, page.ledger
    paper.panel(sketch, box)
    for index in range(seats):
        top = box.y + layout.head + index * page.row + 2
        color = "rule_light" if index else "rule"
        sketch.stroke([(box.x + 24, top), (box.x + box.width - 24, top)], color, 1.5)


def _ledger(surface: Surface, box: Box, parts: Parts) -> None:
    layout = plan().ledger
    titles = (
        (layout.title, "The Companies"), (layout.cards_title, "Luminaries"),
        (layout.shares_title, "Shares · P: preferred"), (layout.cash_title, "Cash"),
        (layout.worth_title, parts.measure),
    )  # fmt: skip
    for slot, text in titles:
        surface.write(slot, text, box.corner)
