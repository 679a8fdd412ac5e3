"""Where things stand: anchors, boxes and places for type, loaded from a game's board.toml."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from render.theme import Hex, Ink, Style, Theme, load_theme
from rules.core.content import ContentError, load_toml

T = TypeVar("T", bound=Struct)
B = TypeVar("B", bound="Board")


class LayoutError(ContentError):
    """A layout that does not fit, naming the file and the key."""


class Point(NamedTuple):
    """A point in pixels of the picture."""

    x: int
    y: int


class Box(NamedTuple):
    """A rectangle in pixels of the picture."""

    x: int
    y: int
    width: int
    height: int

    def at(self, origin: Point) -> Box:
        """The box moved by an origin."""
        return Box(self.x + origin.x, self.y + origin.y, self.width, self.height)

    def grown(self, by: int) -> Box:
        """The box with a margin on every side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    @property
    def corner(self) -> Point:
        """Its upper left corner."""
        return Point(self.x, self.y)

    @property
    def center(self) -> Point:
        """Its middle."""
        return Point(self.x + self.width // 2, self.y + self.height // 2)


class Slot(Struct, frozen=True, forbid_unknown_fields=True):
    """A place for type."""

    box: Box
    style: str
    ink: str = "body"
    align: Literal["left", "center", "right"] = "left"
    lines: int = 1


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Like things side by side or one below the other."""

    start: Point
    step: Point
    size: int

    def __getitem__(self, index: int) -> Point:
        return Point(self.start.x + index * self.step.x, self.start.y + index * self.step.y)

    def box(self, index: int) -> Box:
        """The square of one of them."""
        return Box(*self[index], self.size, self.size)


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A polygon of a drawing."""

    points: tuple[Point, ...]
    fill: str | None = None
    line: str | None = None
    width: float = 1.5


def load_layout(path: Path, kind: type[T]) -> T:
    """A layout from TOML, its names not yet checked; raises LayoutError."""
    try:
        return load_toml(path, kind)
    except ContentError as error:
        raise LayoutError(*error.faults) from error


class Board(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the board.toml of every game has: its own colors, inks and styles."""

    colors: dict[str, Hex]
    inks: dict[str, Ink]
    styles: dict[str, Style] = {}

    def themed(self, theme: Theme) -> Theme:
        """The theme with these colors, inks and styles."""
        return theme.extended(self.colors, self.inks, self.styles)


def load_board(root: Path, key: str, kind: type[B]) -> B:
    """The layout of a game's pictures, its names checked; raises LayoutError."""
    path = root / key / "board.toml"
    loaded = load_layout(path, kind)
    check_layout(path, loaded, loaded.themed(load_theme(root)))
    return loaded


def check_layout(path: Path, layout: Struct, theme: Theme) -> None:
    """Every style, ink and color named in a layout exists; raises LayoutError."""
    names = _names(layout, "$", theme)
    if found := [
        f"{path}: there is no {name} - at `{key}`." for key, name, known in names if name not in known
    ]:
        raise LayoutError(*found)


def _names(value: object, key: str, theme: Theme) -> Iterator[tuple[str, str, Collection[str]]]:
    match value:
        case Slot(style=style, ink=ink):
            yield f"{key}.style", style, theme.styles
            yield f"{key}.ink", ink, theme.inks
        case Shape(fill=fill, line=line):
            yield from ((f"{key}.fill", color, theme.colors) for color in (fill, line) if color)
        case Struct():
            for field in msgspec.structs.fields(value):
                yield from _names(getattr(value, field.name), f"{key}.{field.name}", theme)
        case dict():
            for name, each in value.items():
                yield from _names(each, f"{key}.{name}", theme)
        case tuple():
            for index, each in enumerate(value):
                yield from _names(each, f"{key}[{index}]", theme)
