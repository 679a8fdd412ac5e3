"""The one door to the rules: load, play, store the move and its notices, then tell the world."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from msgspec import Struct
from msgspec.structs import replace

from bot import notices
from bot.errors import Refused, Repeated, TableMoved
from bot.orders import Orders, kept
from bot.position import Position, told
from bot.storage import Conflict, NewMove, Status, Store, TableId
from bot.storage import Repeated as StoredBefore
from bot.ui.words import harmless, spoken
from rules.core import play as engine
from rules.core.contract import Action, Event, Seat
from rules.core.words import listed

if TYPE_CHECKING:
    from bot.storage import Answer, OrderId, Preferences, Table


class Acted(Struct, frozen=True):
    """What an action led to, as its player may know it."""

    position: Position
    events: tuple[Event, ...]


class Tables:
    """All tables of this bot; every change of a game goes through here."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self.store = store
        self.now = now
        self.orders = Orders(self)
        self.committed: Callable[[Position], None] = lambda position: None
        """Called after every stored move."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table_id: int) -> asyncio.Lock:
        """The lock that serializes changes of one table."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def at(self, table_id: int) -> Position:
        """A table by its number, at its last stored move; raises Refused, also in a lobby."""
        found = await self.store.standing(TableId(table_id))
        if found is None:
            raise Refused(f"There is no table {table_id}.")
        if found.move is None:
            raise Refused("The game has not started yet.")
        return Position(found)

    async def act(
        self,
        table_id: int,
        user_id: int,
        text: str,
        *,
        expected: int | None = None,
        interaction: int | None = None,
    ) -> Acted:
        """Play a person's action; raises Refused, TableMoved, Repeated."""
        async with self.lock(table_id):
            position = await self.at(table_id)
            seat = self.seat(position, user_id)
            if expected is not None:
                await self.must_still_ask(position, user_id, expected)
            action = _read(position, seat, text)
            acted = await self.commit(position, seat, action, user_id, interaction)
            chain = await self.orders.follow(acted.position, seat)
            return Acted(chain.position, acted.events + chain.events)

    async def act_for_computer(
        self, position: Position, seat: Seat, action: Action[Any, Any]
    ) -> Acted | None:
        """Play a computer player's action; None when the table has moved on meanwhile."""
        async with self.lock(position.table.id):
            now = await self.at(position.table.id)
            if now.n != position.n or now.table.status is not Status.RUNNING:
                return None
            acted = await self.commit(now, seat, action, None, None)
            await self.orders.follow(acted.position)
            return acted

    def seat(self, position: Position, user_id: int) -> Seat:
        """The seat of a person in a running game; raises Refused."""
        if position.table.status is not Status.RUNNING:
            raise Refused(position.result)
        seat = position.seat_of(user_id)
        if seat is None:
            raise Refused("You do not sit at this table.")
        return seat

    async def must_still_ask(self, position: Position, user_id: int, expected: int) -> None:
        """Raise TableMoved unless a person is still asked what they were asked after move `expected`."""
        if expected == position.n:
            return
        move, seat = await self.store.move(position.table.id, expected), position.seat_of(user_id)
        if move is None or seat is None:
            raise TableMoved
        before = engine.load(position.game, move.state)
        if not engine.same_question(before, position.state, seat):
            raise TableMoved

    async def commit(
        self,
        before: Position,
        seat: Seat,
        action: Action[Any, Any],
        user: int | None,
        interaction: int | None,
        order: OrderId | None = None,
    ) -> Acted:
        """Play an action and store it; the table's lock is held. Raises Refused, TableMoved, Repeated."""
        try:
            done = engine.play(before.game, before.state, seat, action)
        except engine.Illegal as error:
            raise Refused(*map(spoken(before.names).fill, error.reasons)) from None
        move = NewMove(
            n=before.n + 1, seat=seat, actor_id=user, action=engine.write(action), final=done.final,
            state=engine.save(before.game, done.state), events=engine.save_events(done.events), at=self.now(),
        )  # fmt: skip
        after = await self.record(
            before, before.after(move, done.state), order=order, interaction=interaction
        )
        return Acted(after, told(done.events, seat))

    async def record(
        self,
        before: Position,
        after: Position,
        *,
        takes_back: range | None = None,
        order: OrderId | None = None,
        answer: Answer | None = None,
        interaction: int | None = None,
    ) -> Position:
        """Store the move of a new position with its notices; raises Repeated, TableMoved."""
        move = after.move
        upkeep, spared, left = kept(before, after, order, undone=takes_back is not None)
        outgoing = notices.caused(before, after, spared)
        status = Status.FINISHED if after.over else None
        try:
            stored = await self.store.add_move(
                before.table.id, move, notices=outgoing.notices, silence=outgoing.silence, answer=answer,
                takes_back=takes_back, status=status, orders=upkeep, interaction=interaction,
            )  # fmt: skip
        except StoredBefore:
            raise Repeated from None
        except Conflict:
            raise TableMoved from None
        table = replace(before.table, status=status, ended_at=move.at) if status else before.table
        reached = after.noting(table=table, move=stored, orders=left)
        self.committed(reached)
        return reached

    async def announce(self, position: Position) -> None:
        """Tell a changed table to the channel, and ask again whoever is to move."""
        now, table = self.now(), position.table.id
        await self.store.announce(table, notices.announcing(position, now), at=now)
        self.committed(position)

    async def _remind(self, position: Position, wish: Preferences) -> None:
        """Put a person's reminder after their interval, in place of the pending one."""
        table, user, now = position.table.id, wish.user_id, self.now()
        due = notices.reminder(table, user, position.n, now, wish)
        await self.store.replace_reminders(table, user, due, at=now)

    async def must_sit(self, table: Table, user_id: int) -> None:
        """Raise Refused unless a person holds a seat."""
        if user_id not in {seat.user_id for seat in await self.store.seats(table.id)}:
            raise Refused("You do not sit at this table.")

    async def remind_anew(self, user_id: int) -> None:
        """Put a person's reminders at the interval they want now."""
        wish = await self.store.preferences(user_id)
        for table in await self.store.tables_of(user_id):
            async with self.lock(table.id):
                if table.status is Status.RUNNING:
                    await self._remind_anew(await self.at(table.id), wish)

    async def _remind_anew(self, position: Position, wish: Preferences) -> None:
        if position.table.status is Status.RUNNING and wish.user_id in position.waiting:
            await self._remind(position, wish)
            self.committed(position)


def _read(position: Position, seat: Seat, text: str) -> Action[Any, Any]:
    try:
        return engine.meant(position.game, position.state, seat, text)
    except engine.Illegal as error:
        if seat not in position.actors:
            asked = listed([harmless(position.seats[each].name) for each in position.actors])
            raise Refused(f"It is {asked}'s turn.") from None
        raise Refused(*map(spoken(position.names).fill, error.reasons)) from None
