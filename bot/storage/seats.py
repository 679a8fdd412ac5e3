"""Seats and the people and computer players who hold them in turn."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import count

from sqlalchemy import Connection, Select, insert, select, update

from bot.storage.closing import SEAT_LEFT, close_orders_of
from bot.storage.database import Section, every
from bot.storage.errors import AlreadySeated, EmptySeat, SeatTaken
from bot.storage.models import SEATS
from bot.storage.notices import announce, silence_table
from bot.storage.records import NewNotice, Seat, Sitter, Status, TableId, TenureId
from bot.storage.status import change_status, held

CURRENT = SEATS.c.until.is_(None)


class Seats(Section):
    """Taking, leaving and handing over seats."""

    async def seats(self, table_id: TableId) -> list[Seat]:
        """List who holds the seats now, by seat number."""
        return await self._every(Seat, current(table_id))

    async def tenures(self, table_id: TableId) -> list[Seat]:
        """List everybody who ever held a seat, in order of arrival."""
        return await self._every(Seat, ever(table_id))

    async def sit(
        self,
        table_id: TableId,
        sitter: Sitter,
        seat: int | None = None,
        *,
        at: datetime,
        interaction: int | None = None,
    ) -> Seat:
        """Take a seat, the lowest free one by default; raise `AlreadySeated` or `SeatTaken`."""

        def work(connection: Connection) -> Seat:
            held(connection, table_id)
            seats = every(connection, Seat, current(table_id))
            refuse_second_seat(seats, sitter)
            taken = {held_seat.seat: held_seat for held_seat in seats}
            if seat in taken:
                raise SeatTaken(taken[seat])
            free = next(n for n in count() if n not in taken) if seat is None else seat
            return insert_seat(connection, table_id, free, sitter, at)

        return await self._write(work, interaction)

    async def stand(
        self, table_id: TableId, seat: int, *, at: datetime, interaction: int | None = None
    ) -> None:
        """Leave a seat; in a lobby the others move up."""

        def work(connection: Connection) -> None:
            table = held(connection, table_id)
            vacate(connection, table_id, seat, at)
            if table.status is Status.LOBBY:
                left = every(connection, Seat, current(table_id))
                number(connection, [tenure.id for tenure in left])

        await self._write(work, interaction)

    async def replace(
        self,
        table_id: TableId,
        seat: int,
        sitter: Sitter,
        *,
        at: datetime,
        notices: Sequence[NewNotice] = (),
        status: Status | None = None,
        interaction: int | None = None,
    ) -> Seat:
        """Hand a seat over to a substitute, whose own tenure begins; the table may end by it."""

        def work(connection: Connection) -> Seat:
            table = held(connection, table_id)
            refuse_second_seat(every(connection, Seat, current(table_id)), sitter)
            vacate(connection, table_id, seat, at)
            if status is not None:
                change_status(connection, table, status, at)
            announce(connection, table_id, notices, at)
            return insert_seat(connection, table_id, seat, sitter, at)

        return await self._write(work, interaction)


def ever(table_id: TableId) -> Select[tuple[object, ...]]:
    """Select all tenures, in order of arrival."""
    return select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.id)


def current(table_id: TableId) -> Select[tuple[object, ...]]:
    """Select the tenures of now, by seat number."""
    return select(SEATS).where(SEATS.c.table_id == table_id, CURRENT).order_by(SEATS.c.seat)


def refuse_second_seat(seats: Sequence[Seat], sitter: Sitter) -> None:
    """Raise `AlreadySeated` when this person holds one of the seats."""
    for seat in seats:
        if sitter.user_id is not None and seat.user_id == sitter.user_id:
            raise AlreadySeated(seat)


def insert_seat(connection: Connection, table_id: TableId, seat: int, sitter: Sitter, at: datetime) -> Seat:
    """Begin a tenure."""
    statement = insert(SEATS).values(
        table_id=table_id,
        seat=seat,
        user_id=sitter.user_id,
        name=sitter.name,
        computer=sitter.computer,
        since=at,
    )
    result = connection.execute(statement.returning(*SEATS.c))
    return Seat(**result.mappings().one())


def vacate(connection: Connection, table_id: TableId, seat: int, at: datetime) -> None:
    """End the tenure of a seat, the notices waiting for the person who held it, and their orders."""
    ended = update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat, CURRENT).values(until=at)
    result = connection.execute(ended.returning(SEATS.c.user_id))
    row = result.first()
    if row is None:
        raise EmptySeat(f"nobody holds seat {seat} at table {table_id}")
    close_orders_of(connection, table_id, SEAT_LEFT, at, seat)
    if row.user_id is not None:
        silence_table(connection, table_id, [row.user_id], at)


def arrange(connection: Connection, table_id: TableId, seating: Sequence[TenureId] | None) -> None:
    """Give the current tenures the seats 0, 1, 2, ... in this order; None leaves them as they are."""
    if seating is None:
        return
    tenures = [seat.id for seat in every(connection, Seat, current(table_id))]
    if sorted(tenures) != sorted(seating):
        raise ValueError(f"a seating names every current tenure once: {tenures}, not {list(seating)}")
    number(connection, seating)


def number(connection: Connection, tenures: Sequence[TenureId]) -> None:
    """Number these tenures from 0."""
    # The database checks a unique number row by row, so everybody first steps aside to a negative one.
    aside = update(SEATS).where(SEATS.c.id.in_(tenures)).values(seat=-1 - SEATS.c.seat)
    connection.execute(aside)
    for seat, tenure in enumerate(tenures):
        connection.execute(update(SEATS).where(SEATS.c.id == tenure).values(seat=seat))
