"""Drawing shapes at twice the size, to be reduced to smooth edges."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import groupby, pairwise
from typing import NamedTuple, ParamSpec, cast

from PIL import Image, ImageChops, ImageDraw

from render.patterns import pattern_mask
from render.theme import Style, Theme
from render.typesetting import height, set_line

SCALE = 2
Points = Iterable[tuple[float, float]]
Scaled = list[tuple[float, float]]
Origin = tuple[int, int]
P = ParamSpec("P")


class Sprite(NamedTuple):
    """A finished small drawing, and the smallest type on it (0: none)."""

    image: Image.Image
    smallest: int = 0


def kept(draw: Callable[P, Sprite]) -> Callable[P, Sprite]:
    """A drawing that is made once for the same question and kept."""
    return cast(Callable[P, Sprite], lru_cache(maxsize=1024)(draw))


class Fill(NamedTuple):
    """How a shape is filled and outlined, by names of colors."""

    color: str | None = None
    line: str | None = None
    width: float = 1.5
    pattern: str | None = None
    pattern_color: str = "ink"
    pitch: float = 6


class Sketch:
    """A drawing at twice its size, by itself or over a part of a picture, whose positions then count.

    A large one on a plain ground is reduced ten times as fast as one that is clear between its shapes.
    """

    def __init__(
        self,
        width: float,
        height: float,
        theme: Theme,
        under: Image.Image | None = None,
        origin: Origin = (0, 0),
        ground: str | None = None,
    ) -> None:
        size = (round(width * SCALE), round(height * SCALE))
        if under:
            self.image = under.resize(size, Image.Resampling.NEAREST)
        else:
            self.image = Image.new("RGB", size, theme.rgb(ground)) if ground else Image.new("RGBA", size)
        self.theme, self.origin = theme, origin
        self.draw = ImageDraw.Draw(self.image)
        self.smallest = 0

    def finish(self) -> Sprite:
        """The drawing at its size."""
        return Sprite(self.image.reduce(SCALE), self.smallest)

    def window(self, x: int, y: int, width: int, height: int) -> Sketch | None:
        """A blank drawing for what of a box lies on this one; None when nothing does."""
        top = max(y, self.origin[1])
        bottom = min(y + height, self.origin[1] + self.image.height // SCALE)
        if bottom <= top:
            return None
        return Sketch(width, bottom - top, self.theme, origin=(x, top))

    def lay(self, part: Sketch) -> None:
        """Put a window back where it belongs, over what was there."""
        left, top = self._scaled(*part.origin)
        self.image.paste(part.image, (round(left), round(top)))

    def polygon(self, points: Points, fill: Fill) -> None:
        """A closed shape."""
        scaled = [self._scaled(x, y) for x, y in points]
        if self._reaches(min(y for _, y in scaled), max(y for _, y in scaled)):
            self._fill(fill, lambda draw, value: draw.polygon(scaled, fill=value))
        if fill.line:
            self._line([*scaled, *scaled[:2]], fill.line, round(fill.width * SCALE))

    def box(self, x: float, y: float, width: float, height: float, fill: Fill, radius: float = 0) -> None:
        """A rectangle, its corners rounded or not."""
        left, top = self._scaled(x, y)
        area = (left, top, left + width * SCALE - 1, top + height * SCALE - 1)
        if not self._reaches(top, area[3]):
            return
        self._fill(fill, lambda draw, value: draw.rounded_rectangle(area, radius * SCALE, fill=value))
        if fill.line:
            line, thick = self.theme.rgb(fill.line), max(1, round(fill.width * SCALE))
            self.draw.rounded_rectangle(area, radius * SCALE, outline=line, width=thick)

    def disc(self, x: float, y: float, radius: float, fill: Fill) -> None:
        """A circle round a point."""
        area = (*self._scaled(x - radius, y - radius), *self._scaled(x + radius, y + radius))
        if not self._reaches(area[1], area[3]):
            return
        self._fill(fill, lambda draw, value: draw.ellipse(area, fill=value))
        if fill.line:
            self.draw.ellipse(
                area, outline=self.theme.rgb(fill.line), width=max(1, round(fill.width * SCALE))
            )

    def stroke(self, points: Points, color: str, width: float = 1.5) -> None:
        """A line along points."""
        scaled = [self._scaled(x, y) for x, y in points]
        self._line(scaled, color, max(1, round(width * SCALE)))

    def arc(
        self, x: float, y: float, radius: float, degrees: tuple[float, float], color: str, width: float
    ) -> None:
        """Part of a circle, in degrees clockwise from the right."""
        area = (*self._scaled(x - radius, y - radius), *self._scaled(x + radius, y + radius))
        self.draw.arc(area, *degrees, fill=self.theme.rgb(color), width=max(1, round(width * SCALE)))

    def letter(self, x: float, y: float, text: str, style: Style, color: str) -> None:
        """A few characters centered on a point."""
        size = style.size
        line = set_line(text, style.face, size * SCALE)
        middle, center = self._scaled(x, y)
        across = round(middle - line.width / 2) - line.left
        down = round(center + height(style.face, size * SCALE) / 2) - line.baseline
        self._paste(line.mask, (across, down), color)
        self.smallest = min(self.smallest or size, size)

    def _line(self, points: Scaled, color: str, width: int) -> None:
        """A line, without the parts that a drawing as narrow as a band does not reach."""
        low, high = -width, self.image.height + width
        sides = [(y > high) - (y < low) for _, y in points]
        near = [0 in (a, b) or a != b for a, b in pairwise(sides)]
        wanted = [any(near[max(0, index - 1) : index + 2]) for index in range(len(near))]
        for drawn, part in groupby(range(len(wanted)), wanted.__getitem__):
            if drawn:
                ends = list(part)
                run = points[ends[0] : ends[-1] + 2]
                self.draw.line(run, fill=self.theme.rgb(color), width=width, joint="curve")

    def _reaches(self, top: float, bottom: float) -> bool:
        """Whether anything between two rows lies on the drawing."""
        return bottom >= 0 and top <= self.image.height

    def _scaled(self, x: float, y: float) -> tuple[float, float]:
        return (x - self.origin[0]) * SCALE, (y - self.origin[1]) * SCALE

    def _paste(self, mask: Image.Image, at: tuple[int, int], color: str) -> None:
        area = (*at, at[0] + mask.width, at[1] + mask.height)
        self.image.paste((*self.theme.rgb(color), 255)[: len(self.image.getbands())], area, mask)

    def _fill(self, fill: Fill, shape: Callable[[ImageDraw.ImageDraw, int | tuple[int, ...]], None]) -> None:
        if fill.color:
            shape(self.draw, self.theme.rgb(fill.color))
        if fill.pattern and fill.pattern != "plain":
            mask = Image.new("L", self.image.size, 0)
            shape(ImageDraw.Draw(mask), 255)
            lines = pattern_mask(fill.pattern, *self.image.size, fill.pitch * SCALE, SCALE)
            self._paste(ImageChops.multiply(mask, lines), (0, 0), fill.pattern_color)
