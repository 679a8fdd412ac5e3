"""Standing orders: left, closed, and their end told to their owner."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from msgspec.structs import asdict
from sqlalchemy import Connection, insert, select, update

from bot.storage.closing import close_orders
from bot.storage.database import Section
from bot.storage.models import ORDERS
from bot.storage.notices import announce
from bot.storage.records import NewNotice, NewOrder, Order, OrderId, TableId
from bot.storage.status import held


class Orders(Section):
    """What players have said in advance; those that hold are part of a table's standing."""

    async def leave_order(
        self,
        new: NewOrder,
        *,
        replaces: Collection[OrderId] = (),
        reason: str = "",
        interaction: int | None = None,
    ) -> Order:
        """Store an order in the place of others, which end for this reason and whose owner knows it."""
        replaced = ORDERS.c.id.in_(replaces)

        def work(connection: Connection) -> Order:
            held(connection, new.table_id)
            close_orders(connection, replaced, reason, new.created_at)
            connection.execute(update(ORDERS).where(replaced).values(told_at=new.created_at))
            left = connection.execute(insert(ORDERS).values(**asdict(new)).returning(*ORDERS.c))
            return Order(**left.mappings().one())

        return await self._write(work, interaction)

    async def order(self, order_id: OrderId) -> Order | None:
        """Find an order by its id."""
        return await self._one(Order, select(ORDERS).where(ORDERS.c.id == order_id))

    async def close_order(
        self,
        order_id: OrderId,
        reason: str,
        at: datetime,
        *,
        known: bool,
        notices: Sequence[NewNotice] = (),
        interaction: int | None = None,
    ) -> bool:
        """Close an order; tell whether this call was the one that closed it. Known: to its owner."""
        chosen = ORDERS.c.id == order_id

        def work(connection: Connection) -> bool:
            closed = close_orders(connection, chosen, reason, at) == 1
            if closed and known:
                connection.execute(update(ORDERS).where(chosen).values(told_at=at))
            if closed and notices:
                announce(connection, notices[0].table_id, notices, at)
            return closed

        return await self._write(work, interaction)

    async def untold_orders(self, table_id: TableId, user_id: int) -> list[Order]:
        """List a person's orders at a table that ended without their knowledge, the latest first."""
        ended = select(ORDERS).where(ORDERS.c.table_id == table_id, ORDERS.c.user_id == user_id)
        untold = ended.where(ORDERS.c.closed_at.is_not(None), ORDERS.c.told_at.is_(None))
        return await self._every(Order, untold.order_by(ORDERS.c.id.desc()))

    async def orders_told(self, ids: Collection[OrderId], at: datetime) -> None:
        """Note that their owner knows the end of these orders."""
        await self._change(update(ORDERS).where(ORDERS.c.id.in_(ids)).values(told_at=at))
