"""The pieces of this game, each drawn once and kept."""

from __future__ import annotations

from render.carnegie import drawings
from render.sketch import Fill, Sketch, Sprite, kept
from render.sprites import Kit
from render.theme import Mark
from rules.carnegie.terms import Level, Spot


class Pieces(Kit):
    """The shared sprites, and the pieces of this game."""

    @kept
    def spot(self, kind: Spot, size: int, mark: Mark | None = None) -> Sprite:
        """A place for a project, its outline telling the type; filled in its owner's color."""
        sketch = Sketch(size + 4, size + 4, self.theme)
        outline = drawings.scaled(drawings.outline(kind), size)
        if mark is None:
            sketch.polygon(outline, Fill(drawings.SPOT_COLORS[kind], "ink", 1.6))
            drawings.glyph(sketch, kind, size)
            return sketch.finish()
        ink = self.theme.inks[mark.ink].color
        sketch.polygon([(x + 2, y + 2.5) for x, y in outline], Fill("shadow"))
        sketch.polygon(outline, Fill(mark.color, "ink", 2, mark.pattern, ink, 6))
        middle = size * drawings.LETTER_PLACES[kind]
        sketch.disc(size / 2, middle, size * 0.29, Fill(mark.color))
        sketch.letter(size / 2, middle, mark.letter, self._letter(24), ink)
        return sketch.finish()

    @kept
    def figure(self, mark: Mark | None, size: int, lying: bool = False) -> Sprite:
        """An employee, standing or lying; without a player a mere outline."""
        sketch = Sketch(size + 2, size + 2, self.theme)
        color = mark.color if mark else None
        line = "ink" if mark else "ink_soft"
        self._figure(sketch, size, Fill(color, line, 1.4), lying)
        return sketch.finish()

    @kept
    def permanent(self, size: int) -> Sprite:
        """The employee who always works in Human Resources."""
        sketch = Sketch(size + 2, size + 2, self.theme)
        self._figure(sketch, size, Fill("stone_shade", "ink", 1.4))
        return sketch.finish()

    def _figure(self, sketch: Sketch, size: int, fill: Fill, lying: bool = False) -> None:
        body, head = drawings.scaled(drawings.BODY, size), (size * 0.5, size * 0.25)
        if lying:
            body, head = [(size - y, x) for x, y in body], (size - head[1], head[0])
        sketch.polygon(body, fill)
        sketch.disc(*head, size * 0.2, fill)

    @kept
    def token(self, mark: Mark, width: int, height: int) -> Sprite:
        """A pawn: a player's color and letter, the pattern at its edges."""
        sketch = Sketch(width + 2, height + 3, self.theme)
        ink = self.theme.inks[mark.ink].color
        radius = min(width, height) * 0.3
        sketch.box(1.5, 2.5, width, height, Fill("shadow"), radius)
        sketch.box(0, 0, width, height, Fill(mark.color, "ink", 1.5, mark.pattern, ink, 5), radius)
        sketch.box(3.5, 2.5, width - 7, height - 5, Fill(mark.color), radius - 2)
        sketch.letter(width / 2, height / 2, mark.letter, self._letter(22), ink)
        return sketch.finish()

    @kept
    def seal(self, size: int, text: str, color: str = "gold_light") -> Sprite:
        """A scalloped seal with a number."""
        sketch, middle = Sketch(size + 2, size + 3, self.theme), size / 2
        edge = drawings.wheel(middle, middle - 0.5, middle - size * 0.08, 14)
        sketch.polygon([(x + 1, y + 2) for x, y in edge], Fill("shadow"))
        sketch.polygon(edge, Fill(color, "ink", 1.2))
        sketch.letter(middle, middle, text, self._letter(24), "ink")
        return sketch.finish()

    @kept
    def cube(self, size: int) -> Sprite:
        """A goods cube."""
        sketch = Sketch(size + 1, size + 1, self.theme)
        top = ((0.5, 0.04), (0.94, 0.26), (0.5, 0.48), (0.06, 0.26))
        left = ((0.06, 0.26), (0.5, 0.48), (0.5, 0.97), (0.06, 0.75))
        right = ((0.94, 0.26), (0.5, 0.48), (0.5, 0.97), (0.94, 0.75))
        for shape, color in ((top, "crate_light"), (left, "crate"), (right, "crate_dark")):
            sketch.polygon(drawings.scaled(shape, size), Fill(color, "ink", 1.2))
        return sketch.finish()

    @kept
    def cap(self, size: int) -> Sprite:
        """A study point: a scholar's cap."""
        sketch = Sketch(size + 1, size + 1, self.theme)
        sketch.polygon(drawings.scaled(drawings.GOWN, size), Fill("night_light", "ink", 1))
        sketch.polygon(drawings.scaled(drawings.CAP, size), Fill("night", "ink", 1))
        sketch.stroke(
            [(size * 0.5, size * 0.4), (size * 0.88, size * 0.5), (size * 0.88, size * 0.8)], "gold", 1.6
        )
        return sketch.finish()

    @kept
    def vehicle(self, level: Level, size: int) -> Sprite:
        """What runs on a track at a level: a cart, a stagecoach, a locomotive."""
        sketch = Sketch(size + 1, size + 1, self.theme)
        drawings.VEHICLES[level](sketch, size)
        return sketch.finish()

    @kept
    def library(self, size: int) -> Sprite:
        """A donation: a public library."""
        sketch = Sketch(size + 1, size + 1, self.theme)
        drawings.library(sketch, 0, 0, size)
        return sketch.finish()

    @kept
    def action_disc(self, size: int, turned: bool = False) -> Sprite:
        """The disc of a row of the timeline, face up or turned down."""
        sketch, middle = Sketch(size + 3, size + 4, self.theme), size / 2
        sketch.disc(middle + 1.5, middle + 2.5, middle - 1, Fill("shadow"))
        if turned:
            sketch.disc(middle, middle, middle - 1, Fill("stone_shade", "ink", 2, "diagonal", "cream", 5))
            return sketch.finish()
        sketch.disc(middle, middle, middle - 1, Fill("night", "ink", 2))
        sketch.disc(middle, middle, size * 0.36, Fill("night_light", "gold", 1.6))
        sketch.disc(middle, middle, size * 0.12, Fill("gold"))
        return sketch.finish()

    @kept
    def hat(self, size: int) -> Sprite:
        """The top hat that stands where this round's action was selected."""
        sketch = Sketch(size + 2, size + 2, self.theme)
        drawings.hat(sketch, 0, 0, size)
        return sketch.finish()
