"""Closing standing orders in the transaction of whatever makes them void."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ColumnElement, Connection, update

from bot.storage.models import ORDERS
from bot.storage.records import TableId, Upkeep

HOLDS = ORDERS.c.closed_at.is_(None)
TAKEN_BACK = "An action was taken back."
SEAT_LEFT = "The seat changed hands."
TABLE_CLOSED = "The game is over."


def close_orders(connection: Connection, chosen: ColumnElement[bool], reason: str, at: datetime) -> int:
    """Close those of the chosen orders that still hold; tell how many."""
    closed = update(ORDERS).where(chosen, HOLDS).values(closed_at=at, reason=reason)
    return connection.execute(closed).rowcount


def close_orders_of(
    connection: Connection, table_id: TableId, reason: str, at: datetime, seat: int | None = None
) -> None:
    """Close the orders of a table, or of one of its seats."""
    chosen = ORDERS.c.table_id == table_id
    close_orders(connection, chosen if seat is None else chosen & (ORDERS.c.seat == seat), reason, at)


def keep_up(connection: Connection, upkeep: Upkeep, at: datetime) -> None:
    """Note which order a move carried out, and close those that end by it."""
    if upkeep.carried_out is not None:
        rest = {} if upkeep.rest is None else {"text": upkeep.rest}
        acted = update(ORDERS).where(ORDERS.c.id == upkeep.carried_out)
        connection.execute(acted.values(carried_out_at=at, **rest))
    for order_id, reason in upkeep.closed:
        close_orders(connection, ORDERS.c.id == order_id, reason, at)
