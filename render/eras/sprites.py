"""This game's own drawings: buildings, roofs, the tower's clock and windows, the card."""

from __future__ import annotations

from math import cos, pi, sin

from render.layout import Box
from render.sketch import Fill, Sketch, Sprite, kept
from render.sprites import DIAL, Kit
from render.theme import Mark

ROMAN = ("", "I", "II", "III", "IV")
EAVES = 7
ROOF_SHARE = 1.25
FLAG = 26
MIDDLE = 0.5


class ErasKit(Kit):
    """The shared sprites and this game's."""

    @kept
    def building(self, mark: Mark, stories: int, roofed: bool, width: int, story: int) -> Sprite:
        """A building of some stories, with or without a pyramid roof."""
        tall = story * stories + (round(story * ROOF_SHARE) if roofed else 0)
        sketch = Sketch(width + 2 * EAVES, tall + 4, self.theme)
        for index in range(stories):
            self._story(sketch, mark, tall - story * (index + 1) + 2, width, story, ground=index == 0)
        if roofed:
            self._roof(sketch, mark, 2, width + 2 * EAVES, round(story * ROOF_SHARE))
        elif stories:
            sketch.box(EAVES - 3, 1, width + 6, 5, Fill("stone", "ink", 1.2))
        return sketch.finish()

    def _story(self, sketch: Sketch, mark: Mark, top: float, width: int, story: int, ground: bool) -> None:
        ink = self.theme.inks[mark.ink].color
        sketch.box(EAVES, top, width, story, Fill(mark.color, "ink", 1.5, mark.pattern, "ink", 7))
        sketch.box(EAVES - 2, top + story - 4, width + 4, 4, Fill("stone", "ink", 1))
        high, wide = min(story * 0.5, 20), min(story * 0.4, 13)
        for place in (0.2, MIDDLE, 0.8):
            left = EAVES + width * place - wide / 2
            if ground and place == MIDDLE:
                sketch.box(
                    left - 2, top + story - high - 6, wide + 4, high + 6, Fill("ink", ink, 1.5), wide / 2
                )
            else:
                sketch.box(left, top + story * 0.16, wide, high, Fill("cream", "ink", 1.2), wide / 3)

    def _roof(self, sketch: Sketch, mark: Mark, top: float, width: float, tall: int) -> None:
        middle = width / 2
        sketch.polygon(
            [(1, top + tall), (middle, top), (width - 1, top + tall)], Fill("slate_roof", "ink", 1.5)
        )
        sketch.polygon([(1, top + tall), (middle, top), (width * 0.36, top + tall)], Fill("night_light"))
        sketch.stroke([(1, top + tall), (middle, top), (width - 1, top + tall), (1, top + tall)], "ink", 1.8)
        sketch.disc(middle, top + tall * 0.62, min(8, tall * 0.2), Fill("gold_light", "ink", 1.2))

    @kept
    def vacant(self, width: int, height: int) -> Sprite:
        """A campus where nothing stands yet."""
        sketch = Sketch(width + 2 * EAVES, height + 4, self.theme)
        for index in range(0, width, 16):
            sketch.stroke([(EAVES + index, 3), (EAVES + index + 8, 3)], "rule_light", 2)
        for index in range(3, height, 16):
            for side in (EAVES, EAVES + width - 3):
                sketch.stroke([(side, index), (side, index + 8)], "rule_light", 2)
        return sketch.finish()

    @kept
    def hall(self, stories: int, width: int, story: int) -> Sprite:
        """The Administration: stone with columns, and a flag on top."""
        tall = story * stories
        sketch = Sketch(width + 2 * EAVES, tall + FLAG + 4, self.theme)
        for index in range(stories):
            self._columns(sketch, FLAG + tall - story * (index + 1) + 2, width, story)
        middle, top = width / 2 + EAVES, FLAG + 2
        sketch.box(EAVES - 3, top - 2, width + 6, 6, Fill("stone", "ink", 1.2))
        sketch.stroke([(middle, top), (middle, 2)], "ink", 2)
        sketch.polygon([(middle, 2), (middle + 24, 8), (middle, 15)], Fill("vermilion", "ink", 1))
        return sketch.finish()

    def _columns(self, sketch: Sketch, top: float, width: int, story: int) -> None:
        sketch.box(EAVES, top, width, story, Fill("stone_dark", "ink", 1.5))
        sketch.box(EAVES - 2, top + story - 4, width + 4, 4, Fill("stone", "ink", 1))
        for place in range(6):
            left = EAVES + width * (0.06 + place * 0.165)
            sketch.box(left, top + 3, width * 0.075, story - 7, Fill("cream", "stone_shade", 1))

    @kept
    def turn_frame(self, width: int, height: int) -> Sprite:
        """The frame of the School whose turn it is."""
        sketch = Sketch(width, height, self.theme)
        sketch.box(0, 0, width, height, Fill(None, "ink", 6), 10)
        sketch.box(9, 9, width - 18, height - 18, Fill(None, "gold", 3), 6)
        return sketch.finish()

    @kept
    def roof(self, size: int, offered: bool) -> Sprite:
        """A Roof on offer, or the place of one that is gone."""
        sketch, tall = Sketch(size, size * 0.8, self.theme), round(size * 0.72)
        if offered:
            self._roof(sketch, self.theme.players[0], 3, size, tall)
        else:
            sketch.polygon([(3, tall), (size / 2, 5), (size - 3, tall)], Fill(None, "rule_light", 2.5))
        return sketch.finish()

    @kept
    def block(self, width: int, height: int) -> Sprite:
        """A Story block of the pool."""
        sketch = Sketch(width + 4, height + 5, self.theme)
        sketch.box(4, 5, width, height, Fill("shadow"), 3)
        sketch.box(0, 0, width, height, Fill("gold_light", "ink", 2), 3)
        for place in (0.25, 0.5, 0.75):
            sketch.box(width * place - 5, height * 0.25, 10, height * 0.5, Fill("cream", "ink", 1.5), 4)
        return sketch.finish()

    @kept
    def deck(self, mark: Mark, width: int, height: int) -> Sprite:
        """The back of a deck with room for its count."""
        sketch = Sketch(width + 4, height + 5, self.theme)
        sketch.box(4, 5, width, height, Fill("shadow"), 5)
        sketch.box(0, 0, width, height, Fill("panel", "ink", 1.5), 5)
        sketch.box(0, 0, width, 12, Fill(mark.color, "ink", 1.5, mark.pattern, "ink", 5), 4)
        return sketch.finish()

    @kept
    def medal(self, size: int, era: int, state: str) -> Sprite:
        """An Era on the guide: past, present or to come."""
        sketch, middle = Sketch(size + 2, size + 3, self.theme), size / 2
        fills = {"past": ("rule_light", "rule"), "now": ("vermilion", "ink"), "later": ("panel", "rule")}
        color, line = fills[state]
        sketch.disc(middle, middle, middle - 1, Fill(color, line, 2.5))
        sketch.disc(middle, middle, middle - 6, Fill(None, "cream" if state == "now" else "rule", 1.5))
        ink = "cream" if state == "now" else "ink"
        sketch.letter(middle, middle, ROMAN[era], self._letter(size * 0.42), ink)
        return sketch.finish()

    @kept
    def window(self, size: int, mark: Mark | None, filled: bool) -> Sprite:
        """A window of the Clock: a marble that is known, one that is not, or none."""
        sketch, middle = Sketch(size + 2, size + 2, self.theme), size / 2
        if mark:
            return self.marble(mark, size)
        if not filled:
            sketch.disc(middle, middle, middle - 2, Fill(None, "rule_light", 2))
            return sketch.finish()
        sketch.disc(middle, middle, middle - 2, Fill("sealed", "ink", 1.5))
        sketch.disc(middle - size * 0.14, middle - size * 0.18, size * 0.12, Fill("stone"))
        sketch.letter(middle, middle, "?", self._letter(size * 0.5), "ink")
        return sketch.finish()

    @kept
    def tower_clock(self, radius: int, hour: int) -> Sprite:
        """The tower's face; its hour hand counts the rounds."""
        sketch = Sketch(2 * radius + 2, 2 * radius + 2, self.theme)
        sketch.disc(radius, radius, radius - 1, Fill("gold_dark", "ink", 2))
        sketch.disc(radius, radius, radius * 0.88, Fill("cream", "ink", 1.5))
        for x, y in DIAL:
            ends = [(radius + radius * x * far, radius + radius * y * far) for far in (0.68, 0.82)]
            sketch.stroke(ends, "ink", 2.5)
        for angle, length, width in ((hour / 6 * pi, 0.45, 5.0), (0.0, 0.66, 3.0)):
            tip = (radius + radius * length * sin(angle), radius - radius * length * cos(angle))
            sketch.stroke([(radius, radius), tip], "ink", width)
        sketch.disc(radius, radius, 5, Fill("vermilion", "ink", 1))
        return sketch.finish()

    @kept
    def filled(self, mark: Mark, size: int) -> Sprite:
        """An opening that somebody has taken."""
        sketch, middle = Sketch(size + 2, size + 2, self.theme), size / 2
        sketch.disc(middle, middle, middle - 1, Fill("panel_shade", mark.color, 3))
        tick = ((-0.22, 0.02), (-0.06, 0.18), (0.24, -0.2))
        sketch.stroke([(middle + size * x, middle + size * y) for x, y in tick], "ink_soft", 5)
        return sketch.finish()

    @kept
    def opening(self, mark: Mark, size: int) -> Sprite:
        """A free opening: a socket in the study's color and pattern."""
        sketch, middle = Sketch(size + 2, size + 2, self.theme), size / 2
        sketch.disc(middle, middle, middle - 1, Fill(mark.color, "ink", 1.5, mark.pattern, "cream", size / 9))
        sketch.disc(middle, middle, size * 0.3, Fill("cream", "ink", 1.5))
        return sketch.finish()

    @kept
    def band(self, mark: Mark, box: Box) -> Sprite:
        """The colored head of a card."""
        sketch = Sketch(box.width, box.height, self.theme)
        sketch.box(0, 0, box.width, box.height, Fill(mark.color, "ink", 2), 6)
        ink = self.theme.inks[mark.ink].color
        for edge in (4, box.height - 12):
            sketch.box(8, edge, box.width - 16, 8, Fill(mark.color, None, 1, mark.pattern, ink, 7))
        return sketch.finish()

    @kept
    def bar(self, mark: Mark, width: int, height: int, filled: int) -> Sprite:
        """A bar filled in part."""
        sketch = Sketch(width, height, self.theme)
        sketch.box(0, 0, width, height, Fill("night_light", "gold", 1.5), 4)
        if filled:
            sketch.box(
                2, 2, max(4, filled - 4), height - 4, Fill(mark.color, None, 1, mark.pattern, "cream", 8), 3
            )
        return sketch.finish()

    @kept
    def back(self, box: Box, inner: Box) -> Sprite:
        """A card's back."""
        sketch = Sketch(box.width, box.height, self.theme)
        sketch.box(0, 0, box.width, box.height, Fill("night", "ink", 2), 8)
        lattice = Fill("night", "gold", 2, "lattice", "night_light", 22)
        sketch.box(*Box(0, 0, box.width, box.height).grown(-10), lattice, 6)
        sketch.box(*inner, Fill("night", "gold", 1.5), 8)
        return sketch.finish()
