"""The parts of the map that never change: the country, the links, the cities, the tables in its corners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from render.carnegie.ground import plaque, sealed, spot, way
from render.carnegie.map_plan import ConnectionsPlan, LegendPlan, MapPlan, MissionPlan
from render.carnegie.plan import plan
from render.carnegie.scene import kit, moved, places
from render.carnegie.sprites import REGION_COLORS
from render.carnegie.words import SPOT_NAMES
from render.layout import Box, Point
from render.outline import Chart, Ring, chart, outline
from render.paper import panel
from render.sketch import Fill, Sketch
from render.surface import Surface
from rules.carnegie.atlas import atlas
from rules.carnegie.content import Content
from rules.carnegie.terms import CityId, Level, Project, Size, Spot
from rules.carnegie.words import REGION_NAMES

TIMES = {2: "twice", 3: "three times"}
Edge = frozenset[tuple[float, float]]


def shapes(sketch: Sketch, book: Content) -> None:
    """The map without its type."""
    layout = plan().map
    _country(sketch, layout, chart(outline().country, layout.box, layout.projection))
    sketch.box(*layout.box, Fill(None, "ink_soft", 2.5))
    sketch.box(*layout.box.grown(-7), Fill(None, "rule", 1.2))
    for color, width in (("cream", layout.link + 4), ("track", layout.link), ("gold", 1.5)):
        for link in book.map.links:
            sketch.stroke(way(*link), color, width)
    for key in book.map.cities:
        _plate(sketch, plaque(book, key))
    for box in (layout.connections.box, layout.legend.box):
        panel(sketch, box.at(layout.box.corner))
    for region, place in layout.missions.places.items():
        box = layout.missions.box.at(moved(layout.box.corner, place))
        panel(sketch, box)
        sketch.box(box.x + 4, box.y + 4, box.width - 8, 34, Fill(REGION_COLORS[region]), 6)


def _country(sketch: Sketch, layout: MapPlan, seen: Chart) -> None:
    part = sketch.window(*layout.box)
    if part is None:
        return
    part.box(*layout.box, Fill("sea"))
    for width, color in layout.waterlines:
        for ring in (*seen.land, *seen.abroad):
            part.stroke((*ring, *ring[:2]), color, 2 * width)
    _fields(part, seen.abroad, "abroad", "shore")
    for state, rings in seen.states.items():
        _fields(part, rings, REGION_COLORS[layout.states[state]], "border")
    for edge in frontiers(layout, seen):
        part.stroke(edge, "frontier", 3)
    _fields(part, seen.land, None, "shore")
    sketch.lay(part)


def frontiers(layout: MapPlan, seen: Chart) -> list[Edge]:
    """The borders between regions: edges that states of two regions share."""
    edges: Counter[Edge] = Counter()
    for region in REGION_COLORS:
        own = {
            edge
            for state, rings in seen.states.items()
            if layout.states[state] is region
            for edge in _edges(rings)
        }
        edges.update(own)
    return [edge for edge, count in edges.items() if count > 1]


def _edges(rings: Iterable[Ring]) -> Iterable[Edge]:
    return (frozenset((ring[index - 1], point)) for ring in rings for index, point in enumerate(ring))


def _fields(sketch: Sketch, rings: Iterable[Ring], color: str | None, line: str) -> None:
    for ring in rings:
        sketch.polygon(ring, Fill(color, line, 0.9 if color else 1.8))


def _plate(sketch: Sketch, box: Box) -> None:
    sketch.box(box.x + 3, box.y + 4, box.width, box.height, Fill("border"), 8)
    sketch.box(*box, Fill("panel", "ink_soft", 2.2), 8)


def write(surface: Surface, book: Content) -> None:
    """Names, spots and VP of the cities, the mission zones, the tables."""
    layout = plan().map
    for key in book.map.cities:
        _city(surface, layout, book, plaque(book, key), key)
    for index, (_, kind) in enumerate(atlas(book).spots):
        surface.stamp(kit().spot(kind, layout.spot), spot(book, index).corner)
    _missions(surface, layout.missions, layout.box.corner)
    _connections(surface, layout.connections, layout.box.corner, book)
    _legend(surface, layout.legend, layout.box.corner, book)


def _missions(surface: Surface, layout: MissionPlan, corner: Point) -> None:
    for region, place in layout.places.items():
        at = moved(corner, place)
        surface.write(layout.title, REGION_NAMES[region], at)
        surface.stamp(kit().figure(None, layout.employee.width), layout.employee.at(at).corner)


def _city(surface: Surface, layout: MapPlan, book: Content, box: Box, key: CityId) -> None:
    city = book.map.cities[key]
    if city.size is Size.SMALL:
        surface.write(layout.beside, city.name, Point(box.x + layout.spot + layout.gap + 7, box.y))
    else:
        surface.write(layout.name, city.name, Point(box.center.x - layout.name.box.width // 2, box.y))
    seal(surface, layout, book, key)


def seal(surface: Surface, layout: MapPlan, book: Content, key: CityId) -> None:
    """What a project in a city is worth; nothing where that is nothing."""
    if points := book.map.cities[key].points:
        surface.center(kit().seal(layout.seal, str(points)), sealed(book, key))


def _connections(surface: Surface, layout: ConnectionsPlan, corner: Point, book: Content) -> None:
    corner = moved(corner, layout.box.corner)
    surface.write(layout.title, "Major cities connected", corner)
    for level, place in zip(Level, places(layout.columns, corner, len(Level)), strict=True):
        surface.stamp(kit().vehicle(level, layout.columns.size), place)
    found = book.connections.points.items()
    for (cities, points), place in zip(found, places(layout.rows, corner, len(found)), strict=True):
        surface.write(layout.label, f"{cities} cities", place)
        for index, each in enumerate(points):
            surface.write(layout.value, str(each), Point(place.x + index * layout.columns.step.x, place.y))
    surface.write(layout.note, doubled(book), corner)


def doubled(book: Content) -> str:
    """Which major cities count more than once."""
    many = [key for key, count in book.connections.counts.items() if count > 1]
    return " ".join(
        f"{book.map.cities[key].name} counts {TIMES[book.connections.counts[key]]}." for key in many
    )


def _legend(surface: Surface, layout: LegendPlan, corner: Point, book: Content) -> None:
    corner = moved(corner, layout.box.corner)
    surface.write(layout.title, "Projects", corner)
    surface.write(layout.cost_title, "goods", corner)
    for kind, place in zip(Spot, places(layout.rows, corner, len(Spot)), strict=True):
        surface.stamp(kit().spot(kind, layout.rows.size), place)
        surface.write(layout.name, SPOT_NAMES[kind], place)
        if kind is not Spot.ANY:
            surface.write(layout.cost, str(book.tabs[Project(kind.value)].goods), place)
