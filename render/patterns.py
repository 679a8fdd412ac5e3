"""Patterns that tell things apart without color: the hatching of engraved coats of arms."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import pi, sin

from PIL import Image, ImageDraw

Stroke = tuple[tuple[float, float], ...]
Strokes = Iterator[Stroke]


def _horizontal(width: int, height: int, pitch: float) -> Strokes:
    for place in _places(height, pitch):
        yield (0, place), (width, place)


def _vertical(width: int, height: int, pitch: float) -> Strokes:
    for place in _places(width, pitch):
        yield (place, 0), (place, height)


def _diagonal(width: int, height: int, pitch: float) -> Strokes:
    for place in _places(width + height, pitch * 1.4):
        yield (place - height, 0), (place, height)


def _counter(width: int, height: int, pitch: float) -> Strokes:
    for place in _places(width + height, pitch * 1.4):
        yield (place, 0), (place - height, height)


def _lattice(width: int, height: int, pitch: float) -> Strokes:
    yield from _diagonal(width, height, pitch * 1.5)
    yield from _counter(width, height, pitch * 1.5)


def _bricks(width: int, height: int, pitch: float) -> Strokes:
    for row, place in enumerate(_places(height + pitch, pitch)):
        yield (0, place), (width, place)
        for joint in _places(width + pitch * 2, pitch * 2):
            shift = pitch * (row % 2)
            yield (joint - shift, place - pitch), (joint - shift, place)


def _waves(width: int, height: int, pitch: float) -> Strokes:
    for place in _places(height + pitch, pitch):
        yield tuple((x, place + sin(x / pitch * pi) * pitch / 3) for x in range(0, width + 2, 2))


def _dots(width: int, height: int, pitch: float) -> Strokes:
    size = pitch / 5
    for row, y in enumerate(_places(height, pitch * 0.9)):
        for x in _places(width + pitch, pitch):
            yield _ring(x - pitch / 2 * (row % 2), y, size)


def _rings(width: int, height: int, pitch: float) -> Strokes:
    for y in _places(height, pitch * 1.2):
        for x in _places(width, pitch * 1.2):
            yield _ring(x, y, pitch / 3)


def _plain(width: int, height: int, pitch: float) -> Strokes:
    yield from ()


def _ring(x: float, y: float, size: float) -> Stroke:
    corners = ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7), (1, 0))
    return tuple((x + size * across, y + size * down) for across, down in corners)


def _places(length: float, pitch: float) -> list[float]:
    return [pitch * (index + 0.5) for index in range(int(length / pitch) + 1)]


PATTERNS: dict[str, Callable[[int, int, float], Strokes]] = {
    "horizontal": _horizontal, "vertical": _vertical, "diagonal": _diagonal, "counter": _counter,
    "lattice": _lattice, "bricks": _bricks, "waves": _waves, "dots": _dots, "rings": _rings, "plain": _plain,
}  # fmt: skip


@lru_cache(maxsize=256)
def pattern_mask(name: str, width: int, height: int, pitch: float, stroke: int) -> Image.Image:
    """A pattern as a bitmap of this size."""
    mask = Image.new("L", (width, height), 0)
    draw = ImageDraw.Draw(mask)
    for points in PATTERNS[name](width, height, pitch):
        draw.line(points, fill=255, width=stroke)
    return mask
