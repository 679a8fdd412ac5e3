"""One line of the report, and how much is measured for it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

HEAD = ("measure", "value", "p99", "budget", "", "beside", "what it is")
LEFT = (0, 4, 5, 6)
PLAIN = 100


class Scale(Struct, frozen=True):
    """How much to measure: the whole, a quick look, or hardly anything."""

    level: int = 0
    games: int = 200

    def pick(self, whole: int, quick: int, tiny: int) -> int:
        """The count for this level."""
        return (whole, quick, tiny)[self.level]


class Budget(Struct, frozen=True):
    """What a value must not exceed, or must reach; judged by the p99 where that is asked."""

    limit: float
    reach: bool = False
    p99: bool = False


class Figure(Struct, frozen=True):
    """What was measured: a median, or the only value."""

    measure: str
    value: float
    unit: str
    p99: float | None = None
    budget: Budget | None = None
    beside: dict[str, float] = {}
    note: str = ""

    @property
    def verdict(self) -> str:
        """`ok`; `over` a budget, or `short` of one; nothing without a budget."""
        if self.budget is None:
            return ""
        judged = self.p99 if self.budget.p99 and self.p99 is not None else self.value
        if self.budget.reach:
            return "ok" if judged >= self.budget.limit else "short"
        return "ok" if judged <= self.budget.limit else "over"

    def cells(self) -> tuple[str, ...]:
        """The line of the report."""
        beside = ", ".join(f"{ratio:.2f} x {name}" for name, ratio in self.beside.items())
        p99 = "" if self.p99 is None else amount(self.p99, self.unit)
        return (
            self.measure,
            amount(self.value, self.unit),
            p99,
            self._limit(),
            self.verdict,
            beside,
            self.note,
        )

    def _limit(self) -> str:
        if self.budget is None:
            return ""
        sign = ">" if self.budget.reach else "<"
        return f"{'p99 ' if self.budget.p99 else ''}{sign} {amount(self.budget.limit, self.unit)}"


def amount(value: float, unit: str) -> str:
    """A number with three digits that matter, and its unit."""
    if abs(value) >= PLAIN or value == int(value):
        return f"{value:,.0f} {unit}".rstrip()
    return f"{value:.3g} {unit}".rstrip()


def table(figures: Sequence[Figure]) -> str:
    """The report as aligned text."""
    rows = [HEAD, *(each.cells() for each in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    rows.insert(1, tuple("-" * width for width in widths))
    return "\n".join(_aligned(row, widths) for row in rows)


def _aligned(row: tuple[str, ...], widths: Sequence[int]) -> str:
    cells = (
        cell.ljust(width) if column in LEFT else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=True))
    )
    return "  ".join(cells).rstrip()
