"""Where cities, spots and links lie on the map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import hypot

from render.carnegie.plan import plan, theme
from render.layout import Box, Point
from render.lines import Place, between
from render.typesetting import measure
from rules.carnegie.atlas import atlas
from rules.carnegie.content import Content
from rules.carnegie.terms import CityId, Size

BEND_STEPS = 16


@cache
def plaque(book: Content, key: CityId) -> Box:
    """Where a city's plaque stands."""
    layout, city = plan().map, book.map.cities[key]
    center, style = layout.cities[key], theme().styles[layout.name.style]
    written = round(measure(city.name, style.face, style.size))
    spots = len(city.spots) * (layout.spot + layout.gap) - layout.gap
    small = city.size is Size.SMALL
    width = (spots + written + layout.gap if small else max(spots, written)) + 2 * layout.padding
    height = layout.short if small else layout.tall
    left, top = layout.box.x + center.x - width // 2, layout.box.y + center.y - height // 2
    return Box(left, top, width, height)


def sealed(book: Content, key: CityId) -> Point:
    """The middle of the seal with what a city is worth."""
    box = plaque(book, key)
    return Point(box.x + box.width + 4, box.y + 1)


@cache
def spot(book: Content, index: int) -> Box:
    """Where a spot of the map lies."""
    layout, (key, _) = plan().map, atlas(book).spots[index]
    box, city = plaque(book, key), book.map.cities[key]
    place = index - atlas(book).of_city[key].start
    if city.size is Size.SMALL:
        return Box(box.x + 6, box.y + (box.height - layout.spot) // 2, layout.spot, layout.spot)
    step = layout.spot + layout.gap
    left = box.x + (box.width - len(city.spots) * step + layout.gap) // 2
    return Box(left + place * step, box.y + layout.spots_top, layout.spot, layout.spot)


@cache
def way(one: CityId, other: CityId) -> tuple[Place, ...]:
    """The line of a link from city to city."""
    layout = plan().map
    corner = layout.box.corner
    start, end = ((corner.x + layout.cities[key].x, corner.y + layout.cities[key].y) for key in (one, other))
    bend = next((bend.by for bend in layout.bends if set(bend.ends) == {one, other}), None)
    return (start, end) if bend is None else tuple(_bent(start, end, bend, corner))


def _bent(start: Place, end: Place, by: Point, corner: Point) -> Iterator[Place]:
    for step in range(BEND_STEPS + 1):
        share = step / BEND_STEPS
        parts = ((1 - share) ** 2, 2 * share * (1 - share), share**2)
        points = (start, (corner.x + by.x, corner.y + by.y), end)
        yield (
            sum(part * x for part, (x, _) in zip(parts, points, strict=True)),
            sum(part * y for part, (_, y) in zip(parts, points, strict=True)),
        )


@cache
def visible(book: Content, one: CityId, other: CityId) -> tuple[Place, ...]:
    """The part of a link that is seen between the plaques of its ends."""
    points = list(way(one, other))
    points = _outside(points, plaque(book, one))
    return tuple(_outside(points[::-1], plaque(book, other))[::-1])


def _outside(points: list[Place], box: Box) -> list[Place]:
    """A line that begins in a box, from where it leaves it."""
    last = max((index for index, point in enumerate(points) if _within(point, box)), default=-1)
    if last < 0 or last + 1 == len(points):
        return points
    return [_leaving(points[last], points[last + 1], box), *points[last + 1 :]]


def _leaving(inner: Place, outer: Place, box: Box) -> Place:
    near, far = 0.0, 1.0
    for _ in range(12):
        middle = (near + far) / 2
        point = between(inner, outer, middle)
        near, far = (middle, far) if _within(point, box) else (near, middle)
    return between(inner, outer, far)


def _within(point: Place, box: Box) -> bool:
    return box.x <= point[0] <= box.x + box.width and box.y <= point[1] <= box.y + box.height


def beside(points: tuple[Place, ...], by: float) -> list[Place]:
    """A line shifted to its right by so much."""
    shifted = []
    for index, (x, y) in enumerate(points):
        before, after = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
        across, down = after[0] - before[0], after[1] - before[1]
        far = hypot(across, down) or 1.0
        shifted.append((x - down / far * by, y + across / far * by))
    return shifted
