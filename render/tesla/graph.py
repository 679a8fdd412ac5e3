"""The geometry of the chart of prices: its scale, the companies' lines, room for their labels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from render.layout import Box, Point
from render.lines import Place
from render.tesla.mat_plan import HistoryPlan
from rules.core.contract import Seat


class Graph(Struct, frozen=True, dict=True):
    """The prices of a game on a panel at a corner of the picture."""

    layout: HistoryPlan
    corner: Point
    history: dict[int, tuple[int, ...]]

    @cached_property
    def plot(self) -> Box:
        """Where the lines are."""
        return self.layout.plot.at(self.corner)

    @cached_property
    def marks(self) -> range:
        """The prices with a number, from one below the lowest to one above the highest."""
        prices = [price for row in self.history.values() for price in row]
        low, high = min(prices), max(prices)
        found = [range((low - 1) // step * step, high + step + 1, step) for step in self.layout.steps]
        return next((marks for marks in found if len(marks) <= self.layout.most + 1), found[-1])

    def across(self, turn: int) -> int:
        """Where a turn is."""
        return self.corner.x + self.layout.turns[turn].x

    def height(self, price: int) -> float:
        """Where a price is."""
        share = (price - self.marks[0]) / (self.marks[-1] - self.marks[0])
        room = self.plot.height - 2 * self.layout.margin
        return self.plot.y + self.layout.margin + room * (1 - share)

    def line(self, seat: int) -> list[Place]:
        """A company's line through the turns."""
        return [(self.across(turn), self._heights(turn)[seat]) for turn in self.history]

    def ends(self, lines: Mapping[Seat, Place]) -> dict[Seat, Place]:
        """Where the companies' labels stand, by the ends of their lines: as high as these, but apart."""
        seats, plot, gap = sorted(lines, key=lambda seat: lines[seat][1]), self.plot, self.layout.gap
        wanted = [lines[seat][1] for seat in seats]
        found = apart(wanted, gap, plot.y + gap / 2, plot.y + plot.height - gap / 2)
        return {seat: (self.corner.x + self.layout.labels, y) for seat, y in zip(seats, found, strict=True)}

    def _heights(self, turn: int) -> dict[int, float]:
        """How high the companies lie, apart where their prices are close; they all start from one point."""
        row, plot = self.history[turn], self.plot
        if not turn:
            return {seat: self.height(price) for seat, price in enumerate(row)}
        before = [earlier for then, earlier in self.history.items() if then < turn][::-1]
        seats = sorted(range(len(row)), key=lambda seat: (-row[seat], [-past[seat] for past in before], seat))
        wanted = [self.height(row[seat]) for seat in seats]
        found = apart(wanted, self.layout.lane, plot.y, plot.y + plot.height)
        return dict(zip(seats, found, strict=True))


def apart(wanted: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Places as near as can be to those wanted, in their order, a gap apart, between top and bottom."""
    blocks: list[list[float]] = []
    for index, place in enumerate(wanted):
        blocks.append([place - gap * index])
        while len(blocks) > 1 and _mean(blocks[-2]) > _mean(blocks[-1]):
            blocks[-2:] = [blocks[-2] + blocks[-1]]
    last = bottom - gap * (len(wanted) - 1)
    level = [max(top, min(last, _mean(block))) for block in blocks for _ in block]
    return [place + gap * index for index, place in enumerate(level)]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
