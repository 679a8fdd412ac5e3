"""Words and small drawings on one line."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from render.carnegie.sprites import CarnegieKit
from render.layout import Box, Point, Slot
from render.sketch import Sprite
from render.surface import ORIGIN, Surface
from render.typesetting import measure
from rules.carnegie.catalog import Gain

Part = str | Sprite
GAP = 5


def width(surface: Surface, slot: Slot, parts: Sequence[Part]) -> int:
    """How wide parts are on a line."""
    return sum(_width(surface, slot, part) for part in parts) + GAP * (len(parts) - 1)


def _width(surface: Surface, slot: Slot, part: Part) -> int:
    style = surface.theme.styles[slot.style]
    return ceil(measure(part, style.face, style.size)) if isinstance(part, str) else part.image.width


def inline(surface: Surface, slot: Slot, parts: Sequence[Part], origin: Point = ORIGIN) -> None:
    """Set words and drawings side by side in a place."""
    box = slot.box.at(origin)
    spare = box.width - width(surface, slot, parts)
    left = box.x + {"left": 0, "center": spare // 2, "right": spare}[slot.align]
    for part in parts:
        across = _width(surface, slot, part)
        if isinstance(part, str):
            surface.write(Slot(Box(left, box.y, across, box.height), slot.style, slot.ink), part)
        else:
            surface.stamp(part, Point(left, box.y + (box.height - part.image.height) // 2))
        left += across + GAP


def gain(kit: CarnegieKit, given: Gain, size: int) -> list[Part]:
    """What is received, in numbers and small drawings."""
    each: list[list[Part]] = [
        [f"${given.money}"] if given.money else [],
        [str(given.goods), kit.cube(size)] if given.goods else [],
        [str(given.study), kit.cap(size)] if given.study else [],
        [str(given.employees), kit.figure(None, size)] if given.employees else [],
        [f"{given.points} VP"] if given.points else [],
        [f"${given.either} or 1", kit.cube(size)] if given.either else [],
    ]
    first, *others = [parts for parts in each if parts] or [[]]
    return first + [part for parts in others for part in ("+", *parts)]
