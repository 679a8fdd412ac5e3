"""The small drawings of this game, each drawn once and kept."""

from __future__ import annotations

from math import cos, pi, sin

from render.sketch import Fill, Sketch, Sprite, kept
from render.sprites import Kit
from render.theme import Mark

ROMAN = ("", "I", "II", "III", "IV", "V")
DOUBLED = 5
"""The level whose projects gain twice."""
TEETH = 8
ROOMY = 24
"""From this width on a letter stands on plain color in the middle of a pattern."""

BOLT = ((0.62, 0), (0.16, 0.56), (0.46, 0.56), (0.32, 1), (0.84, 0.4), (0.53, 0.4))
HORN = ((0.06, 0.36), (0.3, 0.36), (0.86, 0.06), (0.86, 0.9), (0.3, 0.62), (0.06, 0.62))
HANDLE = ((0.2, 0.62), (0.42, 0.62), (0.5, 0.94), (0.3, 0.94))
POINTER = ((0, 0.12), (0.62, 0.12), (1, 0.5), (0.62, 0.88), (0, 0.88))
DISCS = {
    "past": ("rule_light", "rule", "ink"),
    "now": ("vermilion", "ink", "cream"),
    "later": ("panel", "rule", "ink"),
}

Shape = tuple[tuple[float, float], ...]


class TeslaKit(Kit):
    """The shared sprites, and this game's own."""

    @kept
    def icon(self, rating: str, size: int, spent: bool = False) -> Sprite:
        """What a luminary is good at: a bolt, a gear, a coin or a horn."""
        sketch = Sketch(size, size, self.theme)
        match rating:
            case "invention":
                sketch.polygon(_scaled(BOLT, size), Fill("faded" if spent else "vermilion"))
            case "manufacturing":
                _gear(sketch, size, "faded" if spent else "ink_soft")
            case "finance":
                line = "faded" if spent else "gold_dark"
                sketch.disc(size / 2, size / 2, size * 0.46, Fill(None if spent else "gold_light", line, 1.8))
                _dollar(sketch, size, line)
            case _:
                for shape in (HORN, HANDLE):
                    sketch.polygon(_scaled(shape, size), Fill("faded" if spent else "night_light"))
        return sketch.finish()

    @kept
    def tile(self, width: int, height: int, level: int, mark: Mark | None) -> Sprite:
        """A project: its level, doubled or not; lit in its owner's color, letter and pattern."""
        sketch, style = Sketch(width, height, self.theme), self._letter(24)
        double, numeral = level == DOUBLED, ROMAN[level]
        sketch.box(0, 0, width, height, Fill("gold_light" if double else "cream", "ink", 1.5), 5)
        if mark is None:
            sketch.box(3, 3, width - 6, height - 6, Fill(None, "gold" if double else "rule_light", 1.2), 3)
            sketch.letter(width / 2, height / 2, f"{numeral} ×2" if double else numeral, style, "ink")
            return sketch.finish()
        part = width * 0.54
        self._mark(sketch, (0, 0, part, height), mark)
        sketch.letter((width + part) / 2, height / 2, numeral, self._letter(22), "ink")
        return sketch.finish()

    def _mark(self, sketch: Sketch, box: tuple[float, float, float, float], mark: Mark) -> None:
        """A company's field: color, pattern and letter."""
        left, top, width, height = box
        ink = self.theme.inks[mark.ink].color
        sketch.box(*box, Fill(mark.color, "ink", 1.5, mark.pattern, ink, 6), 5)
        inset = (6, 5) if width > ROOMY else (1.5, 6)
        plain = (left + inset[0], top + inset[1], width - 2 * inset[0], height - 2 * inset[1])
        sketch.box(*plain, Fill(mark.color), 7 if width > ROOMY else 0)
        style = self._letter(24 if width > ROOMY else 22)
        sketch.letter(left + width / 2, top + height / 2, mark.letter, style, ink)

    @kept
    def tabs(self, marks: tuple[Mark, ...], width: int, height: int) -> Sprite:
        """Companies on one space, side by side."""
        sketch = Sketch(width * len(marks) + 3, height + 4, self.theme)
        sketch.box(2.5, 3.5, width * len(marks), height, Fill("shadow"), 6)
        for index, mark in enumerate(marks):
            self._mark(sketch, (width * index, 0, width, height), mark)
        return sketch.finish()

    @kept
    def seal(self, size: int, text: str, color: str = "brass", ink: str = "ink") -> Sprite:
        """A scalloped seal with a letter or two."""
        sketch, middle = Sketch(size + 2, size + 3, self.theme), size / 2
        edge = _wheel(middle, middle, middle - 0.5, middle - size * 0.08, 14)
        sketch.polygon([(x + 1, y + 2) for x, y in edge], Fill("shadow"))
        sketch.polygon(edge, Fill(color, "ink", 1.2))
        sketch.disc(middle, middle, size * 0.38, Fill(None, "gold_light", 1.2))
        sketch.letter(middle, middle, text, self._letter(24 if len(text) == 1 else 22), ink)
        return sketch.finish()

    @kept
    def disc(self, size: int, text: str, state: str) -> Sprite:
        """A turn on the track: past, present or to come."""
        sketch, middle = Sketch(size + 2, size + 2, self.theme), size / 2
        color, line, ink = DISCS[state]
        sketch.disc(middle, middle, middle - 1, Fill(color, line, 2))
        sketch.letter(middle, middle, text, self._letter(24), ink)
        return sketch.finish()

    @kept
    def card(self, width: int, height: int, spent: bool, inventor: bool, band: int = 31) -> Sprite:
        """A luminary's card, ready or spent."""
        sketch = Sketch(width + 4, height + 5, self.theme)
        if spent:
            worn = Fill("panel_shade", "rule_light", 1.5, "diagonal", "rule_light", 9)
            sketch.box(0, 0, width, height, worn, 8)
            return sketch.finish()
        sketch.box(3, 4, width, height, Fill("shadow"), 8)
        sketch.box(0, 0, width, height, Fill("cream", "ink", 2), 8)
        sketch.box(2, 2, width - 4, band, Fill("gold_light" if inventor else "straw"), 6)
        sketch.stroke([(2, band + 2), (width - 2, band + 2)], "rule", 1.2)
        return sketch.finish()

    @kept
    def sheet(self, width: int, height: int, color: str = "cream", line: str = "rule") -> Sprite:
        """A small card on a panel."""
        sketch = Sketch(width + 4, height + 5, self.theme)
        sketch.box(3, 4, width, height, Fill("shadow"), 7)
        sketch.box(0, 0, width, height, Fill(color, line, 1.8), 7)
        return sketch.finish()

    @kept
    def back(self, width: int, height: int) -> Sprite:
        """A card that lies face-down."""
        sketch = Sketch(width + 4, height + 5, self.theme)
        worn = Fill("panel_shade", "rule_light", 1.8, "diagonal", "rule_light", 9)
        sketch.box(0, 0, width, height, worn, 7)
        return sketch.finish()

    @kept
    def turn_frame(self, width: int, height: int) -> Sprite:
        """The frame round the company whose turn it is."""
        sketch = Sketch(width, height, self.theme)
        sketch.box(1, 1, width - 2, height - 2, Fill(None, "ink", 5), 8)
        sketch.box(6, 6, width - 12, height - 12, Fill(None, "gold", 3), 5)
        return sketch.finish()

    @kept
    def pointer(self, width: int, height: int) -> Sprite:
        """The marker of the fame of currents."""
        sketch = Sketch(width, height, self.theme)
        arrow = [(1 + (width - 3) * x, height * y) for x, y in POINTER]
        sketch.polygon(arrow, Fill("vermilion", "ink", 1.5))
        return sketch.finish()

    @kept
    def building(self, width: int, height: int, state: str, band: int, *, upright: bool = False) -> Sprite:
        """A headquarters card: framed when developed, a bare place before, hatched when removed."""
        sketch = Sketch(width + 4, height + 5, self.theme)
        if state != "developed":
            gone = ("lattice", "rule_light", 12) if state == "removed" else (None, "ink", 6)
            sketch.box(0, 0, width, height, Fill("panel", "rule", 1.5, *gone), 8)
            return sketch.finish()
        sketch.box(3, 4, width, height, Fill("shadow"), 8)
        sketch.box(0, 0, width, height, Fill("cream", "ink", 2.5), 8)
        field = (2, 2, band, height - 4) if upright else (2, 2, width - 4, band)
        sketch.box(*field, Fill("gold_light"), 6)
        edge = [(band + 2, 2), (band + 2, height - 2)] if upright else [(2, band + 2), (width - 2, band + 2)]
        sketch.stroke(edge, "rule", 1.5)
        return sketch.finish()

    @kept
    def arrows(self, stock: int, width: int, height: int) -> Sprite:
        """What an event does to every price: arrows to the left, a cross for nothing, arrows up."""
        sketch, middle, center = Sketch(width, height, self.theme), width / 2, height / 2
        reach = min(width, height) * 0.38
        if not stock:
            for slope in (-1, 1):
                ends = [(middle - reach, center - slope * reach), (middle + reach, center + slope * reach)]
                sketch.stroke(ends, "ink_soft", 6)
        for index in range(abs(stock)):
            shift = (index - (abs(stock) - 1) / 2) * reach * 1.15
            x, y = (middle + shift, center) if stock < 0 else (middle, center + shift)
            sketch.polygon(
                _chevron(x, y, reach, stock < 0), Fill("vermilion" if stock < 0 else "teal", "ink", 1.5)
            )
        return sketch.finish()

    @kept
    def pile(self, width: int, height: int, text: str, empty: bool) -> Sprite:
        """A face-down pile, or where one was."""
        sketch = Sketch(width + 5, height + 6, self.theme)
        if empty:
            sketch.box(0, 0, width, height, Fill("panel", "rule_light", 1.5), 5)
        else:
            for step in (4, 2, 0):
                sketch.box(step, step, width - 4, height - 4, Fill("night", "cream", 1.2), 5)
        ink = "ink_soft" if empty else "cream"
        sketch.letter((width - 4) / 2, (height - 4) / 2, text, self._letter(22), ink)
        return sketch.finish()

    @kept
    def certificate(self, mark: Mark | None, width: int, height: int) -> Sprite:
        """A stock certificate: a company's field, and room for a number beside it."""
        sketch = Sketch(width + 3, height + 4, self.theme)
        sketch.box(2.5, 3.5, width, height, Fill("shadow"), 4)
        sketch.box(0, 0, width, height, Fill("cream", "rule", 1.8), 4)
        sketch.box(3, 3, width - 6, height - 6, Fill(None, "rule_light", 1.2), 2)
        if mark:
            self._mark(sketch, (6, 8, min(width - 12, 30), height - 16), mark)
        return sketch.finish()


def _scaled(shape: Shape, size: float) -> list[tuple[float, float]]:
    return [(size * x, size * y) for x, y in shape]


def _chevron(x: float, y: float, reach: float, left: bool) -> list[tuple[float, float]]:
    """An arrowhead that points up, or to the left."""
    along = [(-0.6, 0), (0.3, 1), (0.6, 0.55), (0.1, 0), (0.6, -0.55), (0.3, -1)]
    return [(x + reach * a, y + reach * b) if left else (x + reach * b, y + reach * a) for a, b in along]


def _wheel(x: float, y: float, far: float, near: float, teeth: int) -> list[tuple[float, float]]:
    points = []
    for index in range(teeth * 4):
        reach = far if index % 4 in (0, 1) else near
        angle = (index - 0.5) * pi / (teeth * 2)
        points.append((x + reach * cos(angle), y + reach * sin(angle)))
    return points


def _gear(sketch: Sketch, size: int, color: str) -> None:
    middle = size / 2
    sketch.polygon(_wheel(middle, middle, size * 0.48, size * 0.35, TEETH), Fill(color))
    sketch.disc(middle, middle, size * 0.16, Fill("cream"))


def _dollar(sketch: Sketch, size: int, color: str) -> None:
    middle, reach = size / 2, size * 0.14
    sketch.arc(middle, middle - reach * 0.75, reach, (90, 330), color, 2)
    sketch.arc(middle, middle + reach * 0.75, reach, (-90, 150), color, 2)
    sketch.stroke([(middle, size * 0.16), (middle, size * 0.84)], color, 1.4)
