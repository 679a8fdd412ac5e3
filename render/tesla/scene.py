"""What every layer of a picture needs: the sheet, the plan, the surface, and what has changed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from render.layout import Box, Point, Row
from render.surface import Surface
from render.tesla.plan import Plan, theme
from render.tesla.printed import Printed
from render.tesla.sheet import RATINGS, Card, Ratings, Sheet
from render.tesla.sprites import TeslaKit
from render.theme import Mark
from rules.core.contract import Names, Seat


@cache
def kit() -> TeslaKit:
    """The sprites of this game."""
    return TeslaKit(theme())


@dataclass(frozen=True)
class Scene:
    """One picture in the making."""

    sheet: Sheet
    printed: Printed
    names: Names
    surface: Surface
    kit: TeslaKit
    plan: Plan
    acting: tuple[Seat, ...] = ()
    changed: frozenset[str] = field(default=frozenset())

    def mark(self, seat: Seat) -> Mark:
        """A player's color, letter and pattern."""
        return self.kit.theme.players[seat]

    def key(self, seat: Seat) -> str:
        """The company that a seat leads."""
        company = self.sheet.companies[seat]
        return company.key if company else ""

    def tabs(self, seats: Iterable[Seat], box: Box) -> None:
        """Companies side by side in the middle of a box."""
        marks = tuple(self.mark(seat) for seat in seats)
        if not marks:
            return
        width = min(MOST, box.width // len(marks))
        left = box.x + (box.width - width * len(marks)) // 2
        self.surface.stamp(self.kit.tabs(marks, width, box.height), Point(left, box.y))

    def highlight(self, spot: str, box: Box, margin: int = 4) -> None:
        """Ring a box when its spot has changed."""
        if spot in self.changed:
            ringed = box.grown(margin)
            self.surface.stamp(self.kit.ring(ringed.width, ringed.height, 10), ringed.corner)


MOST = 40
"""The widest tab of a company."""


def moved(one: Point, other: Point) -> Point:
    """The sum of two points."""
    return Point(one.x + other.x, one.y + other.y)


def rated(card: Card) -> list[tuple[str, int]]:
    """A luminary's ratings with their names."""
    return named(card.ratings)


def named(ratings: Ratings) -> list[tuple[str, int]]:
    """Ratings with their names."""
    return list(zip(RATINGS, ratings, strict=True))


def places(row: Row, origin: Point, count: int) -> list[Point]:
    """Where like things stand on a picture."""
    return [moved(origin, row[index]) for index in range(count)]
