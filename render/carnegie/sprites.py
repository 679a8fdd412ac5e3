"""The small drawings on the panels of this game, each drawn once and kept."""

from __future__ import annotations

from render.carnegie import drawings
from render.carnegie.drawings import Shape
from render.carnegie.pieces import Pieces
from render.lines import dashed
from render.sketch import Fill, Sketch, Sprite, kept
from render.theme import Mark, Style
from render.typesetting import measure
from rules.carnegie.terms import Kind, Region, Spot
from rules.carnegie.terms import Mark as Timemark

Strand = tuple[Shape, str, tuple[int, ...]]
"""A line, its color, its dashes and gaps."""

KIND_COLORS = {
    Kind.HUMAN_RESOURCES: "people",
    Kind.MANAGEMENT: "desk",
    Kind.CONSTRUCTION: "works",
    Kind.RESEARCH: "study",
}
"""The color of each action."""
KIND_CHIPS = {
    Kind.HUMAN_RESOURCES: "HR",
    Kind.MANAGEMENT: "Mgmt.",
    Kind.CONSTRUCTION: "Constr.",
    Kind.RESEARCH: "R&D",
}
REGION_COLORS = {Region.EAST: "rose", Region.MIDWEST: "wheat", Region.SOUTH: "sage", Region.WEST: "clay"}
NAME = Style("serif", 22, 22)
"""The face of names on sprites."""


class CarnegieKit(Pieces):
    """All sprites of this game."""

    @kept
    def event(self, mark: Timemark, width: int, height: int, ahead: bool, hat: int = 0) -> Sprite:
        """A space of the timeline to come, perhaps the next one of its row, perhaps with the hat."""
        sketch = Sketch(width, height, self.theme)
        color = REGION_COLORS[mark.region] if mark.region else "gold_light"
        sketch.box(0, 0, width, height, Fill(color, "ink" if ahead else "rule", 3 if ahead else 1.5), 6)
        if mark.region:
            middle = height * (0.27 if mark.donation or hat else 0.5)
            sketch.letter(width / 2, middle, mark.region.value.capitalize(), NAME, "ink")
        if mark.donation:
            size, middle = (30, 0.7) if mark.region else (36, 0.5)
            left = width * (0.3 if hat else 0.5) - size / 2
            drawings.library(sketch, left, height * middle - size / 2, size)
        if hat:
            left = width * (0.7 if mark.donation else 0.5) - hat / 2
            drawings.hat(sketch, left, height - hat - 1, hat)
        return sketch.finish()

    @kept
    def past(self, width: int, height: int) -> Sprite:
        """A space of the timeline that a disc has left behind."""
        sketch = Sketch(width, height, self.theme)
        sketch.box(0, 0, width, height, Fill("panel_shade", "rule_light", 1.5), 6)
        return sketch.finish()

    @kept
    def tab(self, kind: Spot, states: str, mark: Mark, width: int, height: int) -> Sprite:
        """A project tab with the states of its positions: see `states_of`."""
        sketch = Sketch(width, height, self.theme)
        sketch.box(0, 0, width, height, Fill("cream", "rule", 1.5), 6)
        icon = height - 12
        outline = [(6 + x, 6 + y) for x, y in drawings.scaled(drawings.outline(kind), icon)]
        sketch.polygon(outline, Fill(drawings.SPOT_COLORS[kind], "ink", 1.4))
        if kind is Spot.COMMERCE:
            sketch.letter(6 + icon / 2, 6 + icon / 2, "$", self._letter(22), "ink")
        step = (width - icon - 22) / len(states)
        for index, state in enumerate(states):
            drawings.pip(sketch, icon + 16 + step * (index + 0.5), height / 2, state, mark.color)
        return sketch.finish()

    @kept
    def region(self, region: Region, height: int) -> Sprite:
        """A region’s name on its color."""
        return self._chip(region.value.capitalize(), REGION_COLORS[region], height)

    @kept
    def kind(self, kind: Kind, height: int) -> Sprite:
        """An action’s name on its color."""
        return self._chip(KIND_CHIPS[kind], KIND_COLORS[kind], height)

    def _chip(self, name: str, color: str, height: int) -> Sprite:
        width = round(measure(name, NAME.face, NAME.size)) + 14
        sketch = Sketch(width, height, self.theme)
        sketch.box(0, 0, width, height, Fill(color, "rule", 1.2), 5)
        sketch.letter(width / 2, height / 2, name, NAME, "ink")
        return sketch.finish()

    @kept
    def number(self, text: str) -> Sprite:
        """A number by itself."""
        sketch = Sketch(24, 26, self.theme)
        sketch.letter(12, 13, text, self._letter(22), "ink")
        return sketch.finish()

    @kept
    def salary(self, dollars: int, size: int) -> Sprite:
        """An employee slot with its salary."""
        sketch = Sketch(size, size, self.theme)
        sketch.disc(size / 2, size / 2, size / 2 - 1, Fill("panel", "rule", 1.5))
        sketch.letter(size / 2, size / 2, str(dollars), self._letter(22), "ink")
        return sketch.finish()

    @kept
    def strands(self, lines: tuple[Strand, ...], width: int, height: int, thick: int) -> Sprite:
        """The links of several players between the same two cities, side by side."""
        sketch = Sketch(width, height, self.theme)
        for points, _, _ in lines:
            sketch.stroke(points, "cream", thick + 3)
        for points, color, lengths in lines:
            sketch.stroke(points, color, thick - 1)
            for dash in dashed(points, lengths):
                sketch.stroke(dash, "cream", 1.8)
        return sketch.finish()

    @kept
    def plate(self, width: int, height: int, color: str = "cream", line: str = "rule") -> Sprite:
        """A small card on a panel."""
        sketch = Sketch(width, height, self.theme)
        sketch.box(0, 0, width, height, Fill(color, line, 1.8), 6)
        return sketch.finish()

    @kept
    def banded(self, width: int, height: int, color: str, band: int) -> Sprite:
        """A department at full size, a band of its action’s color at the top."""
        sketch = Sketch(width, height, self.theme)
        sketch.box(0, 0, width, height, Fill("cream", "rule", 1.8), 10)
        sketch.box(2, 2, width - 4, band, Fill(color), 8)
        sketch.stroke([(2, band + 2), (width - 2, band + 2)], "rule", 1.5)
        return sketch.finish()

    @kept
    def pip(self, state: str, mark: Mark, size: int) -> Sprite:
        """A position of a project tab at full size."""
        sketch, middle = Sketch(size, size, self.theme), size / 2
        if state == "w":
            ink = self.theme.inks[mark.ink].color
            sketch.disc(middle, middle, middle - 1, Fill(mark.color, "ink", 1.5, mark.pattern, ink, 5))
            sketch.disc(middle, middle, middle * 0.62, Fill(mark.color))
            sketch.letter(middle, middle, mark.letter, self._letter(22), ink)
        else:
            drawings.pip(sketch, middle, middle, state, mark.color)
        return sketch.finish()

    @kept
    def reached(self, width: int, height: int) -> Sprite:
        """The frame round the position that a tab has reached."""
        sketch = Sketch(width, height, self.theme)
        sketch.box(1, 1, width - 2, height - 2, Fill(None, "ink", 3), 8)
        return sketch.finish()

    @kept
    def turn_frame(self, width: int, height: int) -> Sprite:
        """The frame round the company whose turn it is."""
        sketch = Sketch(width, height, self.theme)
        sketch.box(1, 1, width - 2, height - 2, Fill(None, "ink", 5), 10)
        sketch.box(6, 6, width - 12, height - 12, Fill(None, "gold", 3), 7)
        return sketch.finish()
