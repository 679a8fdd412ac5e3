"""The donation chart: what each donation is worth, who made it, what everybody's next one costs."""

from __future__ import annotations

from msgspec.structs import replace

from render.carnegie.board_plan import DonationsPlan
from render.carnegie.inline import Part, inline
from render.carnegie.plan import plan
from render.carnegie.scene import Scene, kit, moved, places
from render.layout import Box, Point, Slot
from render.paper import panel
from render.sketch import Fill, Sketch, Sprite
from render.surface import Surface
from rules.carnegie.catalog import Counted, Donation
from rules.carnegie.chart import owners, price
from rules.carnegie.content import Content
from rules.carnegie.terms import DonationId, Kind, Level, Region, Spot
from rules.core.contract import Seat

WORDS = {
    Counted.DEPARTMENTS: "dept.",
    Counted.SMALL_CITIES: "small city",
}
"""What a donation counts, in two words."""
VALUES = {kind: {each.value for each in kind} for kind in (Kind, Region, Spot)}


def columns(book: Content) -> dict[str, list[DonationId]]:
    """The donations by column."""
    found: dict[str, list[DonationId]] = {}
    for key, donation in book.donations.items():
        found.setdefault(donation.column, []).append(key)
    return found


def cells(book: Content) -> dict[DonationId, Box]:
    """Where each donation stands."""
    layout, found = plan().donations, {}
    for keys, head in zip(columns(book).values(), layout.columns, strict=True):
        column = head.at(layout.box.corner)
        for key, place in zip(keys, places(layout.rows, column.corner, len(keys)), strict=True):
            found[key] = Box(*place, column.width, layout.rows.size)
    return found


def shapes(sketch: Sketch, book: Content) -> None:
    """The panel and its cells."""
    panel(sketch, plan().donations.box)
    for box in cells(book).values():
        sketch.box(*box, Fill("cream", "rule", 1.5), 6)


def write(surface: Surface, book: Content) -> None:
    """The type that never changes."""
    layout = plan().donations
    surface.write(layout.title, "Donations", layout.box.corner)
    surface.write(layout.next, "the next one costs", layout.box.corner)
    for name, head in zip(columns(book), layout.columns, strict=True):
        surface.write(Slot(head, "caption", "title", "center"), name, layout.box.corner)
    for key, box in cells(book).items():
        slot = replace(layout.name, box=layout.name.box._replace(width=box.width - layout.name.box.x - 2))
        surface.write(slot, book.donations[key].name, box.corner)
        inline(surface, layout.worth, worth(book.donations[key], layout.icon), box.corner)


def worth(donation: Donation, size: int) -> list[Part]:
    """“3 per” and what it counts."""
    if donation.counts is Counted.NOTHING:
        return [f"{donation.points} VP"]
    dollars = donation.counts in (Counted.MONEY, Counted.MONEY_AND_GOODS)
    each = f" {donation.each}" if donation.each > 1 and not dollars else ""
    return [f"{donation.points} per{each}", *_counted(donation, size)]


def _counted(donation: Donation, size: int) -> list[Part]:
    match donation.counts:
        case Counted.MONEY:
            return [f"${donation.each}"]
        case Counted.MONEY_AND_GOODS:
            return [f"${donation.each} +", kit().cube(size)]
        case Counted.HOUSING_OR_COMMERCE:
            return [kit().spot(Spot.HOUSING, size), "/", kit().spot(Spot.COMMERCE, size)]
        case counts if counts in WORDS:
            return [WORDS[counts]]
        case counts if counts.value in VALUES[Kind]:
            return [kit().kind(Kind(counts.value), size + 3)]
        case counts if counts.value in VALUES[Region]:
            return [kit().region(Region(counts.value), size + 3)]
        case counts if counts.value in VALUES[Spot]:
            return [kit().spot(Spot(counts.value), size)]
    return [_drawing(donation.counts, size)]


def _drawing(counts: Counted, size: int) -> Sprite:
    match counts:
        case Counted.GOODS:
            return kit().cube(size)
        case Counted.RAILROADS:
            return kit().vehicle(Level.RAILROAD, size + 2)
        case Counted.DONATIONS:
            return kit().library(size)
    return kit().figure(None, size)


def draw(scene: Scene) -> None:
    """The pawns on the chart, and the prices."""
    layout = scene.plan.donations
    for key, box in cells(scene.book).items():
        _pawns(scene, layout, owners(scene.g, key), Point(box.x + box.width, box.y))
        scene.highlight(f"donation {key}", box, 2)
    for seat, place in zip(scene.seats, places(layout.prices, layout.box.corner, scene.g.seats), strict=True):
        scene.surface.stamp(scene.kit.token(scene.mark(seat), *layout.token), place)
        scene.surface.write(layout.price, f"${price(scene.g, seat)}", place)


def _pawns(scene: Scene, layout: DonationsPlan, seats: tuple[Seat, ...], corner: Point) -> None:
    size, spots = (layout.narrow, layout.together) if len(seats) > 1 else (layout.token, (layout.alone,))
    for seat, spot in zip(seats, spots, strict=False):
        scene.surface.stamp(scene.kit.token(scene.mark(seat), *size), moved(corner, spot))
