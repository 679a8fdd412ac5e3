"""Stock prices and profits (TVE-STK)."""

from __future__ import annotations

from rules.core.contract import Seat
from rules.tesla.content import CONTENT, Column
from rules.tesla.state import WarOfCurrents

START = CONTENT.market.start
TOP = CONTENT.market.top


def _lower(left: Column | None, column: Column, price: int) -> int:
    """One space to the left; where there is none, the top of the column to the left (TVE-STK-02 to -04)."""
    if left is None:
        return START
    row = column.prices.index(price)
    return left.prices[min(row, len(left.prices) - 1)]


_COLUMNS = CONTENT.market.columns
LOWER = {
    price: _lower(left, column, price)
    for left, column in zip((None, *_COLUMNS), _COLUMNS, strict=False)
    for price in column.prices
}
"""The price after a sale, by the price before it."""

PROFITS = {price: column.profit for column in _COLUMNS for price in column.prices}
"""A company's profit by its price."""


def raised(price: int, spaces: int) -> int:
    """The price after a rise, at most the highest on the board (TVE-STK-01, -05)."""
    return min(price + spaces, TOP)


def raise_price(g: WarOfCurrents, seat: Seat, spaces: int) -> int:
    """Move a company's marker up and return its price; several may share one (TVE-STK-07)."""
    price = raised(g.prices[seat], spaces)
    g.settle_price(seat, price)
    return price


def lower_price(g: WarOfCurrents, seat: Seat) -> int:
    """Move a company's marker for a sale and return its price."""
    price = LOWER[g.prices[seat]]
    g.settle_price(seat, price)
    return price
