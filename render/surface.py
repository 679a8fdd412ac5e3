"""The picture as it is painted: a base, sprites and type over it, and the finished PNG."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from render.layout import Box, Point, Slot
from render.sketch import Sprite
from render.theme import Color, Theme
from render.typesetting import Fitted, fit, height, measure, set_line

LEADING = 1.16
COMPRESSION = 4
"""Two thirds of the time of the usual 6, for a tenth more bytes."""
HARDER = 6
"""For the few pictures that are over the limit otherwise."""
MOST_BYTES = 400_000
ORIGIN = Point(0, 0)


class Drawn(NamedTuple):
    """Type that was set: what, how large, where."""

    text: str
    size: int
    box: Box


class Surface:
    """A picture in the making; it remembers the type set on it, so that sizes can be checked."""

    def __init__(self, base: Sprite, theme: Theme) -> None:
        self.image = base.image.convert("RGB") if base.image.mode == "P" else base.image.copy()
        self.theme = theme
        self.smallest = base.smallest
        self.drawn: list[Drawn] = []

    def stamp(self, sprite: Sprite, at: Point) -> None:
        """Put a sprite with its upper left corner on a point."""
        self.image.paste(sprite.image, at, sprite.image if sprite.image.mode == "RGBA" else None)
        if sprite.smallest:
            self._used(sprite.smallest)

    def center(self, sprite: Sprite, at: Point) -> None:
        """Put a sprite with its middle on a point."""
        width, tall = sprite.image.size
        self.stamp(sprite, Point(at.x - width // 2, at.y - tall // 2))

    def write(self, slot: Slot, text: str, origin: Point = ORIGIN, ink: str | None = None) -> Fitted:
        """Set a text in its slot, as large as fits."""
        style = self.theme.styles[slot.style]
        box = slot.box.at(origin)
        fitted = fit(text, style, box.width, slot.lines)
        leading = round(fitted.size * LEADING)
        capital = height(style.face, fitted.size)
        top = box.y + (box.height - capital - leading * (len(fitted.lines) - 1)) // 2
        color = self.theme.rgb(self.theme.inks[ink or slot.ink].color)
        for index, line in enumerate(fitted.lines):
            baseline = top + capital + leading * index
            self._set(
                line, style.face, fitted.size, self._start(slot, box, line, fitted.size), baseline, color
            )
        self.drawn.append(Drawn(text, fitted.size, box))
        return fitted

    def base(self) -> Sprite:
        """The picture as a base for others, in the fixed palette: a third of the memory."""
        return Sprite(self._flat(), self.smallest)

    def png(self) -> bytes:
        """The picture in the theme's fixed palette."""
        flat = self._flat()
        found = _pressed(flat, COMPRESSION)
        return found if len(found) < MOST_BYTES else _pressed(flat, HARDER)

    def _flat(self) -> Image.Image:
        return self.image.quantize(palette=_palette(self.theme.palette), dither=Image.Dither.NONE)

    def _start(self, slot: Slot, box: Box, line: str, size: int) -> int:
        spare = box.width - round(measure(line, self.theme.styles[slot.style].face, size))
        return box.x + {"left": 0, "center": spare // 2, "right": spare}[slot.align]

    def _set(self, text: str, face: str, size: int, x: int, baseline: int, color: Color) -> None:
        line = set_line(text, face, size)
        x, y = x - line.left, baseline - line.baseline
        self.image.paste(color, (x, y, x + line.mask.width, y + line.mask.height), line.mask)
        self._used(size)

    def _used(self, size: int) -> None:
        self.smallest = min(self.smallest or size, size)


def _pressed(image: Image.Image, level: int) -> bytes:
    file = BytesIO()
    image.save(file, "PNG", compress_level=level)
    return file.getvalue()


@lru_cache(maxsize=16)
def _palette(colors: tuple[Color, ...]) -> Image.Image:
    image = Image.new("P", (1, 1))
    filled = [channel for color in colors for channel in color]
    image.putpalette(filled + filled[-3:] * (256 - len(colors)))
    return image
