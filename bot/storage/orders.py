"""Standing orders: left, listed, closed, and their end told to their owner."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, insert, select, update

from bot.storage.closing import HOLDS, close_orders
from bot.storage.database import Section, every, one
from bot.storage.models import ORDERS
from bot.storage.records import NewOrder, Order, OrderId, TableId
from bot.storage.status import held


class Orders(Section):
    """What players have said in advance."""

    async def leave_order(
        self,
        new: NewOrder,
        *,
        replaces: Collection[OrderId] = (),
        reason: str = "",
        interaction: int | None = None,
    ) -> Order:
        """Store an order in the place of others, which end for this reason and whose owner knows it."""
        async with self._database.write(interaction) as connection:
            await held(connection, new.table_id)
            replaced = ORDERS.c.id.in_(replaces)
            await close_orders(connection, replaced, reason, new.created_at)
            await connection.execute(update(ORDERS).where(replaced).values(told_at=new.created_at))
            left = await connection.execute(insert(ORDERS).values(**asdict(new)).returning(*ORDERS.c))
            return Order(**left.mappings().one())

    async def order(self, order_id: OrderId) -> Order | None:
        """Find an order by its id."""
        async with self._database.read() as connection:
            return await one(connection, Order, select(ORDERS).where(ORDERS.c.id == order_id))

    async def orders(self, table_id: TableId) -> list[Order]:
        """List the orders that hold at a table, the latest first."""
        return await self._orders((ORDERS.c.table_id == table_id) & HOLDS)

    async def close_order(
        self, order_id: OrderId, reason: str, at: datetime, *, known: bool, interaction: int | None = None
    ) -> bool:
        """Close an order; tell whether this call was the one that closed it. Known: to its owner."""
        chosen = ORDERS.c.id == order_id
        async with self._database.write(interaction) as connection:
            closed = await close_orders(connection, chosen, reason, at) == 1
            if closed and known:
                await connection.execute(update(ORDERS).where(chosen).values(told_at=at))
            return closed

    async def untold_orders(self, table_id: TableId, user_id: int) -> list[Order]:
        """List a person's orders at a table that ended without their knowledge, the latest first."""
        ended = (ORDERS.c.table_id == table_id) & (ORDERS.c.user_id == user_id)
        return await self._orders(ended & ORDERS.c.closed_at.is_not(None) & ORDERS.c.told_at.is_(None))

    async def orders_told(self, ids: Collection[OrderId], at: datetime) -> None:
        """Note that their owner knows the end of these orders."""
        async with self._database.write() as connection:
            await connection.execute(update(ORDERS).where(ORDERS.c.id.in_(ids)).values(told_at=at))

    async def _orders(self, chosen: ColumnElement[bool]) -> list[Order]:
        async with self._database.read() as connection:
            return await every(connection, Order, select(ORDERS).where(chosen).order_by(ORDERS.c.id.desc()))
