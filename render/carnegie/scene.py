"""What every layer of a picture needs: the table, the plan, the surface, and what has changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from render.carnegie.plan import Plan, theme
from render.carnegie.sprites import CarnegieKit
from render.layout import Box, Point, Row
from render.surface import Surface
from render.theme import Mark
from rules.carnegie.content import Content
from rules.carnegie.state import Carnegie
from rules.core.contract import Names, Score, Seat


@cache
def kit() -> CarnegieKit:
    """The sprites of this game."""
    return CarnegieKit(theme())


@dataclass(frozen=True)
class Scene:
    """One picture in the making."""

    g: Carnegie
    scores: Mapping[Seat, Score]
    names: Names
    surface: Surface
    kit: CarnegieKit
    plan: Plan
    acting: tuple[Seat, ...] = ()
    changed: frozenset[str] = field(default=frozenset())

    @property
    def book(self) -> Content:
        """The component data."""
        return self.g.book

    @property
    def seats(self) -> list[Seat]:
        """All players."""
        return [Seat(seat) for seat in range(self.g.seats)]

    def mark(self, seat: Seat) -> Mark:
        """A player's color, letter and pattern."""
        return self.kit.theme.players[seat]

    def highlight(self, spot: str, box: Box, margin: int = 4) -> None:
        """Ring a box when its spot has changed."""
        if spot in self.changed:
            ringed = box.grown(margin)
            self.surface.stamp(self.kit.ring(ringed.width, ringed.height, 10), ringed.corner)


def moved(one: Point, other: Point) -> Point:
    """The sum of two points."""
    return Point(one.x + other.x, one.y + other.y)


def places(row: Row, origin: Point, count: int) -> list[Point]:
    """Where like things stand on a picture."""
    return [moved(origin, row[index]) for index in range(count)]
