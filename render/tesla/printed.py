"""The sheet as printed: cities, links, prices, needs."""

from __future__ import annotations

from msgspec import Struct


class City(Struct, frozen=True):
    """A city as printed: from how many players on it is in play, its size, its projects' levels."""

    key: str
    name: str
    players: int
    size: str
    levels: tuple[int, ...]


class Size(Struct, frozen=True):
    """What a project costs and gains in a city of a size."""

    name: str
    cost: int
    gain: int


class Column(Struct, frozen=True):
    """A column of the stock market."""

    first: int
    height: int
    profit: int


class Printed(Struct, frozen=True):
    """Everything on the sheet that never changes."""

    cities: dict[str, City]
    links: tuple[tuple[str, str], ...]
    sizes: tuple[Size, ...]
    columns: tuple[Column, ...]
    needs: dict[str, dict[int, tuple[int, int]]]
    currents: tuple[tuple[int, int, int], ...]
    """Space, gain with AC, gain with DC; from the top."""
    phases: int
    turns: int
    preferred: int
    """So many regular certificates the preferred one counts for."""
    most: int
    """So many certificates one may hold of another's company."""

    def place(self, price: int) -> tuple[int, int]:
        """The column and the row of a price."""
        for index, column in enumerate(self.columns):
            if price < column.first + column.height:
                return index, price - column.first
        raise ValueError(f"There is no price {price}.")

    def profit(self, price: int) -> int:
        """What a company takes at a price."""
        return self.columns[self.place(price)[0]].profit
