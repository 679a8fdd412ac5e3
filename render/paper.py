"""The page itself: mottled paper, frames, panels and ornaments that never change."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PIL import Image

from render.layout import Box, Point
from render.sketch import Fill, Sketch, Sprite
from render.theme import Theme

GRAIN = 96
BAND = 256
MARGIN = 20
GAP = 9
CORNER = 32
LOZENGE = (12, 6)


def page(size: Point, theme: Theme, draw: Callable[[Sketch], None]) -> Sprite:
    """A sheet of old paper with a double frame and what is drawn on it; done in bands, to spare memory."""
    sheet = _mottled(size, theme)
    for top in range(0, size.y, BAND):
        band = (0, top, size.x, min(size.y, top + BAND))
        sketch = Sketch(size.x, band[3] - top, theme, sheet.crop(band), (0, top))
        _frame(sketch, size)
        draw(sketch)
        sheet.paste(sketch.finish().image, band)
    return Sprite(sheet)


def _frame(sketch: Sketch, size: Point) -> None:
    for margin, width in ((MARGIN, 4.0), (MARGIN + GAP, 1.5)):
        edge = Box(0, 0, *size).grown(-margin)
        sketch.box(*edge, Fill(None, "rule", width))
    for across in (0, 1):
        for down in (0, 1):
            _corner(sketch, size, across, down)


def _mottled(size: Point, theme: Theme) -> Image.Image:
    """Paper with faint clouds, the same on every sheet of a size: that alone seeds the generator."""
    small = (size.x // GRAIN, size.y // GRAIN)
    noise = Image.frombytes("L", small, Random(small[0] * small[1]).randbytes(small[0] * small[1]))
    clouds = noise.resize((size.x // 2, size.y // 2), Image.Resampling.BICUBIC)
    levels = clouds.point([255 * (value * 3 // 256) // 3 for value in range(256)])
    sheet = Image.new("RGB", size, theme.rgb("paper"))
    sheet.paste(theme.rgb("paper_shade"), (0, 0), levels.resize(size))
    return sheet


def _corner(sketch: Sketch, size: Point, across: int, down: int) -> None:
    def place(x: float, y: float) -> tuple[float, float]:
        return (size.x - x if across else x, size.y - y if down else y)

    near, far = MARGIN - 3, MARGIN + CORNER
    square = [place(near, near), place(far, near), place(far, far), place(near, far)]
    sketch.polygon(square, Fill("paper", "rule", 2))
    middle = (near + far) / 2
    for reach in (0.42, 0.26):
        half = (far - near) * reach
        diamond = [(0, -half), (half, 0), (0, half), (-half, 0)]
        sketch.polygon([place(middle + x, middle + y) for x, y in diamond], Fill(None, "rule", 2))
    sketch.disc(*place(middle, middle), 4, Fill("vermilion"))


def panel(sketch: Sketch, box: Box, color: str = "panel", radius: int = 10) -> None:
    """A raised sheet with a shadow and a double rule."""
    sketch.box(box.x + 4, box.y + 6, box.width, box.height, Fill("shadow"), radius)
    sketch.box(*box, Fill(color, "rule", 2.5), radius)
    sketch.box(*box.grown(-7), Fill(None, "rule_light", 1.5), radius - 4)


def divider(sketch: Sketch, left: Point, width: int) -> None:
    """A thin rule with a diamond in its middle."""
    sketch.stroke([left, (left.x + width, left.y)], "rule", 1.5)
    diamond(sketch, Point(left.x + width // 2, left.y))


def diamond(sketch: Sketch, center: Point) -> None:
    """A small lozenge, the printer's bullet."""
    across, down = LOZENGE
    corners = ((-across, 0), (0, -down), (across, 0), (0, down))
    sketch.polygon([(center.x + x, center.y + y) for x, y in corners], Fill("vermilion", "rule", 1))


def tree(sketch: Sketch, foot: Point, crown: float) -> None:
    """A small tree on a lawn."""
    top = foot.y - crown * 2.4
    sketch.stroke([foot, (foot.x, top)], "stone_shade", 2)
    for shift, size in ((-0.5, 0.7), (0.5, 0.7), (0, 0.9)):
        sketch.disc(
            foot.x + crown * shift, top - crown * (size - 0.7) * 3, crown * size, Fill("lawn", "rule", 1)
        )


def flourish(sketch: Sketch, box: Box) -> None:
    """Tapering rules that lead up to a title from one side."""
    middle = box.y + box.height / 2
    for offset, inset in ((0, 0.0), (-7, 0.25), (7, 0.25)):
        start = box.x + box.width * inset
        sketch.stroke(
            [(start, middle + offset), (box.x + box.width * (1 - inset), middle + offset)], "rule", 1.5
        )
    for place in (box.x, box.x + box.width):
        sketch.disc(place, middle, 5, Fill("vermilion", "rule", 1))


def ribbon(sketch: Sketch, box: Box, color: str, edge: str) -> None:
    """A band with notched ends."""
    notch = box.height * 0.22
    left, right, top, bottom = box.x, box.x + box.width, box.y, box.y + box.height
    middle = (top + bottom) / 2
    outline = [
        (left, top), (right, top), (right - notch, middle),
        (right, bottom), (left, bottom), (left + notch, middle),
    ]  # fmt: skip
    sketch.polygon([(x + 3, y + 6) for x, y in outline], Fill("shadow"))
    sketch.polygon(outline, Fill(color))
    for inner in (7, 12):
        for y in (top + inner, bottom - inner):
            sketch.stroke([(left + notch + 6, y), (right - notch - 6, y)], edge, 1.2)
