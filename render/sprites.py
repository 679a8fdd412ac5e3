"""Shapes that games share: badges, marbles, coins, panels, rings; each drawn once and kept."""

from __future__ import annotations

from render.sketch import Fill, Sketch, Sprite, kept
from render.theme import Mark, Style, Theme

LETTER = "bold"
SHARES = (0.52, 0.42, 0.4)
"""The size of one, two, three characters on a marble."""


class Kit:
    """The shared sprites in one theme."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme

    def _letter(self, size: float) -> Style:
        return Style(LETTER, round(size), round(size))

    @kept
    def badge(self, mark: Mark, size: int) -> Sprite:
        """A player's shield: color, pattern and letter."""
        sketch = Sketch(size, size * 1.12, self.theme)
        outline = [(size * x, size * y) for x, y in SHIELD]
        ink = self.theme.inks[mark.ink].color
        pattern = Fill(mark.color, "ink", size / 28, mark.pattern, ink, size / 9)
        sketch.polygon(outline, Fill(None, "cream", size / 12))
        sketch.polygon(outline, pattern)
        sketch.disc(size / 2, size * 0.5, size * 0.33, Fill(mark.color, ink, size / 40))
        sketch.letter(size / 2, size * 0.5, mark.letter, self._letter(size * 0.5), ink)
        return sketch.finish()

    @kept
    def marble(self, mark: Mark, size: int, text: str | None = None) -> Sprite:
        """A marble, or any round counter: color, patterned rim and letter."""
        sketch, middle = Sketch(size + 3, size + 4, self.theme), size / 2
        sketch.disc(middle + 1.5, middle + 2.5, middle - 1, Fill("shadow"))
        ink = self.theme.inks[mark.ink].color
        rim = Fill(mark.color, "ink", size / 32, mark.pattern, ink, size / 10)
        sketch.disc(middle, middle, middle - 1, rim)
        sketch.disc(middle, middle, size * 0.33, Fill(mark.color))
        shown = mark.letter if text is None else text
        share = SHARES[min(len(shown), len(SHARES)) - 1]
        if size * share >= self.theme.least:
            sketch.letter(middle, middle, shown, self._letter(size * share), ink)
        return sketch.finish()

    @kept
    def socket(self, size: int, color: str) -> Sprite:
        """An empty round cutout in the paper."""
        sketch, middle = Sketch(size + 2, size + 2, self.theme), size / 2
        sketch.disc(middle, middle, middle - 1, Fill("panel_shade", color, 2.5))
        sketch.arc(middle, middle, middle - 4, (180, 300), "rule_light", 3)
        return sketch.finish()

    @kept
    def coin(self, size: int, text: str = "") -> Sprite:
        """A gold coin, with a star or a number on it."""
        sketch, middle = Sketch(size + 3, size + 4, self.theme), size / 2
        sketch.disc(middle + 1.5, middle + 2.5, middle - 1, Fill("shadow"))
        sketch.disc(middle, middle, middle - 1, Fill("gold", "gold_dark", 2))
        sketch.disc(middle, middle, size * 0.38, Fill("gold_light", "gold_dark", 1.2))
        if text:
            sketch.letter(middle, middle, text, self._letter(size * 0.45), self.theme.inks["coin"].color)
        else:
            star = [(middle + size * 0.3 * x, middle + size * 0.3 * y) for x, y in STAR]
            sketch.polygon(star, Fill("gold", "gold_dark", 1))
        return sketch.finish()

    @kept
    def ring(self, width: int, height: int, radius: int = 14) -> Sprite:
        """The frame round what has just changed."""
        sketch = Sketch(width, height, self.theme)
        sketch.box(1, 1, width - 2, height - 2, Fill(None, "vermilion", 5), radius)
        return sketch.finish()

    @kept
    def clock(self, size: int) -> Sprite:
        """A small clock face."""
        sketch, middle = Sketch(size + 3, size + 4, self.theme), size / 2
        sketch.disc(middle + 1.5, middle + 2.5, middle - 1, Fill("shadow"))
        sketch.disc(middle, middle, middle - 1, Fill("cream", "ink", size / 14))
        for x, y in DIAL:
            far, near = middle * 0.82, middle * 0.68
            sketch.stroke(
                [(middle + x * near, middle + y * near), (middle + x * far, middle + y * far)], "ink", 1.2
            )
        sketch.stroke([(middle, middle), (middle, size * 0.2)], "ink", size / 18)
        sketch.stroke([(middle, middle), (size * 0.7, size * 0.6)], "ink", size / 15)
        return sketch.finish()


SHIELD = (
    (0.06, 0.05), (0.5, 0.02), (0.94, 0.05), (0.95, 0.5), (0.9, 0.72), (0.76, 0.92), (0.5, 1.09),
    (0.24, 0.92), (0.1, 0.72), (0.05, 0.5),
)  # fmt: skip
STAR = (
    (0, -1), (0.24, -0.32), (0.95, -0.31), (0.38, 0.12), (0.59, 0.81), (0, 0.4), (-0.59, 0.81), (-0.38, 0.12),
    (-0.95, -0.31), (-0.24, -0.32),
)  # fmt: skip
DIAL = (
    (0, -1), (0.5, -0.87), (0.87, -0.5), (1, 0), (0.87, 0.5), (0.5, 0.87), (0, 1), (-0.5, 0.87), (-0.87, 0.5),
    (-1, 0), (-0.87, -0.5), (-0.5, -0.87),
)  # fmt: skip
