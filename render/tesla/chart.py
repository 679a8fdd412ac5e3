"""The map: the country, the wires, the cities with their projects."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from render.layout import Box, Point
from render.outline import Chart, Ring, chart, outline
from render.sketch import Fill, Sketch
from render.surface import Surface
from render.tesla.board_plan import Bend, MapPlan
from render.tesla.plan import plan, theme
from render.tesla.printed import City, Printed
from render.tesla.sprites import TeslaKit
from render.typesetting import measure

BEND_STEPS = 14


@cache
def plaque(city: City) -> Box:
    """Where a city's plaque stands."""
    layout = plan().map
    center, style = layout.cities[city.key], theme().styles[layout.name.style]
    tiles = len(city.levels) * (layout.tile.x + layout.tile_gap) - layout.tile_gap
    written = round(measure(city.name, style.face, style.size))
    width = max(tiles, written) + 2 * layout.padding
    middle = layout.box.x + center.x, layout.box.y + center.y
    return Box(middle[0] - width // 2, middle[1] - layout.plaque_height // 2, width, layout.plaque_height)


def tile(city: City, index: int) -> Box:
    """Where one of a city's projects stands."""
    layout, box = plan().map, plaque(city)
    step = layout.tile.x + layout.tile_gap
    left = box.x + (box.width - len(city.levels) * step + layout.tile_gap) // 2
    return Box(left + index * step, box.y + layout.tiles_top, *layout.tile)


@cache
def seal(city: City) -> Point:
    """The middle of the seal with the size of a city's projects."""
    box = plaque(city)
    return Point(box.x - 6, box.y + 5)


@cache
def wire(link: tuple[str, str]) -> tuple[tuple[float, float], ...]:
    """The line of a link from city to city."""
    layout = plan().map
    corner = layout.box.corner
    (x, y), (far_x, far_y) = (layout.cities[end] for end in link)
    bend = next((bend for bend in layout.bends if set(bend.ends) == set(link)), Bend(link, Point(0, 0)))
    if bend.by == Point(0, 0):
        return (corner.x + x, corner.y + y), (corner.x + far_x, corner.y + far_y)
    points = []
    for step in range(BEND_STEPS + 1):
        share = step / BEND_STEPS
        parts = ((1 - share) ** 2, 2 * share * (1 - share), share**2)
        across = parts[0] * x + parts[1] * bend.by.x + parts[2] * far_x
        down = parts[0] * y + parts[1] * bend.by.y + parts[2] * far_y
        points.append((corner.x + across, corner.y + down))
    return tuple(points)


def draw(sketch: Sketch, printed: Printed, seats: int) -> None:
    """The map without its type."""
    layout = plan().map
    inset, sheet = layout.inset.box.at(layout.box.corner), outline().northeast
    _country(sketch, layout, layout.box, chart(sheet, layout.box, layout.projection))
    _country(sketch, layout, inset, chart(sheet, inset, layout.inset.projection))
    for box, width in ((layout.box, 2.5), (inset, 2.5), (layout.box.grown(-7), 1.2), (inset.grown(-5), 1.2)):
        sketch.box(*box, Fill(None, "ink_soft" if width > 2 else "rule", width))  # noqa: PLR2004
    for playing in (False, True):
        _wires(sketch, printed, layout, seats, playing)
    for city in printed.cities.values():
        _plate(sketch, city, city.players <= seats)


def _country(sketch: Sketch, layout: MapPlan, box: Box, seen: Chart) -> None:
    part = sketch.window(*box)
    if part is None:
        return
    part.box(*box, Fill("sea"))
    for width, color in layout.waterlines:
        for ring in (*seen.land, *seen.abroad):
            part.stroke((*ring, *ring[:2]), color, 2 * width)
    _fields(part, seen.abroad, "north", "shore")
    for state, rings in seen.states.items():
        _fields(part, rings, layout.states[state], "border")
    _fields(part, seen.land, None, "shore")
    sketch.lay(part)


def _fields(sketch: Sketch, rings: Iterable[Ring], color: str | None, line: str) -> None:
    for ring in rings:
        sketch.polygon(ring, Fill(color, line, 1.2 if color else 1.8))


def _wires(sketch: Sketch, printed: Printed, layout: MapPlan, seats: int, playing: bool) -> None:
    lines = [
        wire(link)
        for link in printed.links
        if playing == all(printed.cities[end].players <= seats for end in link)
    ]
    for line in lines:
        sketch.stroke(line, "cream", layout.wire + 4)
    for line in lines:
        sketch.stroke(line, "wire" if playing else "faded", layout.wire)
        if playing:
            sketch.stroke(line, "gold", 1.5)


def _plate(sketch: Sketch, city: City, playing: bool) -> None:
    box = plaque(city)
    if not playing:
        sketch.box(*box, Fill("paper_shade", "faded", 1.6), 8)
        return
    sketch.box(box.x + 3, box.y + 4, box.width, box.height, Fill("border"), 8)
    sketch.box(*box, Fill("panel", "ink_soft", 2.2), 8)


def write(surface: Surface, kit: TeslaKit, printed: Printed, seats: int) -> None:
    """The names of the cities, their sizes and the levels of their projects."""
    layout = plan().map
    for city in printed.cities.values():
        box, playing = plaque(city), city.players <= seats
        slot = layout.name
        shifted = Point(box.x + box.width // 2 - slot.box.width // 2, box.y)
        surface.write(slot, city.name, shifted, None if playing else "on_faded")
        if playing:
            for index, level in enumerate(city.levels):
                surface.stamp(kit.tile(*layout.tile, level, None), tile(city, index).corner)
            surface.center(kit.seal(layout.seal, city.size[0].upper()), seal(city))
        else:
            note = f"{city.players}+ players" if box.width > NARROW else f"{city.players}+"
            surface.write(slot, note, Point(shifted.x, shifted.y + layout.tiles_top), "on_faded")


NARROW = 124
"""A plaque up to this width has no room for a sentence."""
