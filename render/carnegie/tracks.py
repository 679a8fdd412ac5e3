"""The transport tracks: levels, bonuses, what each step costs, and how far everybody is."""

from __future__ import annotations

from render.carnegie.board_plan import TracksPlan
from render.carnegie.inline import gain, inline
from render.carnegie.plan import plan
from render.carnegie.scene import Scene, kit, moved, places
from render.carnegie.sprites import REGION_COLORS
from render.layout import Box, Point
from render.paper import panel
from render.sketch import Fill, Sketch
from render.surface import Surface
from rules.carnegie.content import Content
from rules.carnegie.terms import REGIONS
from rules.carnegie.words import REGION_NAMES, money

BONUS = 22


def shapes(sketch: Sketch, book: Content) -> None:
    """The panel, its rows and boxes."""
    layout = plan().tracks
    panel(sketch, layout.box)
    for region, spot in zip(REGIONS, _rows(layout), strict=True):
        sketch.box(*layout.name_box.at(spot), Fill(REGION_COLORS[region], "ink_soft", 1.8), 8)
        boxes = book.tracks[region].boxes
        for index, place in enumerate(places(layout.boxes, spot, len(boxes))):
            final = index + 1 == len(boxes)
            sketch.box(*layout.cell.at(place), Fill("gold_light" if final else "cream", "rule", 1.8), 8)
            if index:
                sketch.polygon(_arrow(layout.cost.at(place)), Fill("panel_shade", "rule", 1.2))


def _arrow(box: Box) -> list[tuple[float, float]]:
    left, right, top, bottom = box.x, box.x + box.width, box.y, box.y + box.height
    return [(left, top), (right - 5, top), (right, (top + bottom) / 2), (right - 5, bottom), (left, bottom)]


def write(surface: Surface, book: Content) -> None:
    """The type that never changes."""
    layout, effects = plan().tracks, book.effects
    surface.write(layout.title, "Transport", layout.box.corner)
    reward = f"{effects.reward_goods} goods or {money(effects.reward_money)}"
    surface.write(layout.note, f"One company only in a gold box; it takes {reward}.", layout.box.corner)
    for region, spot in zip(REGIONS, _rows(layout), strict=True):
        surface.write(layout.name, REGION_NAMES[region], spot)
        boxes = book.tracks[region].boxes
        for box, place in zip(boxes, places(layout.boxes, spot, len(boxes)), strict=True):
            surface.stamp(kit().vehicle(box.level, layout.boxes.size), Point(place.x + 5, place.y + 3))
            inline(surface, layout.bonus, gain(kit(), box.bonus, BONUS), place)
            if place.x > spot.x + layout.boxes.start.x:
                _cost(surface, layout, place, box.study)


def _cost(surface: Surface, layout: TracksPlan, place: Point, study: int) -> None:
    box = layout.cost.at(place)
    surface.center(kit().number(str(study)), Point(box.center.x - 2, box.center.y))


def _rows(layout: TracksPlan) -> list[Point]:
    return places(layout.rows, layout.box.corner, len(REGIONS))


def draw(scene: Scene) -> None:
    """Everybody's pawns."""
    layout = scene.plan.tracks
    for region, spot in zip(REGIONS, _rows(layout), strict=True):
        found = [company.tracks[region.place] for company in scene.g.companies]
        for seat in scene.seats:
            order = found[:seat].count(found[seat])
            place = moved(spot, layout.boxes[found[seat]])
            token = scene.kit.token(scene.mark(seat), *layout.token)
            scene.surface.stamp(token, moved(place, layout.tokens[order]))
            scene.highlight(f"track {region} {seat}", layout.cell.at(place), 2)
