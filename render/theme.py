"""The look of every picture: palette, type scale, players' marks; all of it from data/theme.toml."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from itertools import chain
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from rules.core.content import ContentError, data_root, load_toml

Color = tuple[int, int, int]
Hex = Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$")]

PALETTE_LIMIT = 256
PAPERS = (("paper", "paper_shade"), ("paper", "panel"), ("paper_shade", "paper_edge"))


class Ink(Struct, frozen=True, forbid_unknown_fields=True):
    """A color of type and the darkest or least favorable ground it stands on."""

    color: str
    ground: str


class Style(Struct, frozen=True, forbid_unknown_fields=True):
    """A face at its usual size, and the least size to which it may shrink."""

    face: str
    size: int
    least: int


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """What tells one thing from its like: color and letter and pattern."""

    letter: str
    color: str
    ink: str
    pattern: str


class Fallbacks(Struct, frozen=True, forbid_unknown_fields=True):
    """Font files for characters that a face lacks."""

    order: tuple[str, ...]


class Theme(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Colors, inks, faces, styles and players' marks by name."""

    least: int
    steps: int
    colors: dict[str, Hex]
    inks: dict[str, Ink]
    faces: dict[str, str]
    fallbacks: Fallbacks
    styles: dict[str, Style]
    players: tuple[Mark, ...]

    def rgb(self, color: str) -> Color:
        """A named color."""
        value = self.colors[color]
        return int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16)

    def extended(
        self, colors: dict[str, str], inks: dict[str, Ink], styles: dict[str, Style] | None = None
    ) -> Theme:
        """The theme with a game's own colors, inks and styles."""
        own = {**self.styles, **(styles or {})}
        return replace(self, colors={**self.colors, **colors}, inks={**self.inks, **inks}, styles=own)

    @cached_property
    def palette(self) -> tuple[Color, ...]:
        """The fixed palette: every color, and shades from inks and colors to the papers they meet."""
        named = [self.rgb(color) for color in self.colors]
        pairs = [(self.rgb(ink.color), self.rgb(ink.ground)) for ink in self.inks.values()]
        papers = [self.rgb(color) for color in ("panel", "paper")]
        softened = [(color, paper) for paper in papers for color in named if color != paper]
        shades = chain(
            *(_between(self.rgb(one), self.rgb(other), 4) for one, other in PAPERS),
            *(_between(*pair, self.steps) for pair in pairs),
            *(_between(self.rgb("ink"), color, 2) for color in named),
            *(_between(*pair, 2) for pair in softened),
        )
        return tuple(dict.fromkeys(chain(named, shades)))[:PALETTE_LIMIT]


def _between(one: Color, other: Color, steps: int) -> list[Color]:
    shares = [step / (steps + 1) for step in range(1, steps + 1)]
    return [_mixed(one, other, share) for share in shares]


def _mixed(one: Color, other: Color, share: float) -> Color:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


@cache
def base_theme() -> Theme:
    """The theme that all games share; raises ContentError."""
    return load_theme(data_root())


@cache
def load_theme(root: Path) -> Theme:
    """The theme in a folder; raises ContentError."""
    path = root / "theme.toml"
    theme = load_toml(path, Theme)
    if found := [f"{path}: {fault}." for fault in _faults(theme, root / "fonts")]:
        raise ContentError(*found)
    return theme


def _faults(theme: Theme, fonts: Path) -> Iterator[str]:
    for name, ink in theme.inks.items():
        for color in (ink.color, ink.ground):
            if color not in theme.colors:
                yield f"there is no color {color} - at `$.inks.{name}`"
    for name, style in theme.styles.items():
        if style.face not in theme.faces:
            yield f"there is no face {style.face} - at `$.styles.{name}`"
    for file in dict.fromkeys((*theme.faces.values(), *theme.fallbacks.order)):
        if not (fonts / file).is_file():
            yield f"there is no font {fonts / file}"
