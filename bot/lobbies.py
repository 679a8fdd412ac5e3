"""Tables and who sits there: opening, taking and leaving seats, starting, moving to another channel."""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

import rules
from bot import notices
from bot.errors import Refused, once
from bot.position import Position
from bot.seating import hand_over, seat_of, take_over
from bot.storage import AlreadySeated, ChannelBusy, NewMove, NewNotice, NewTable, NoticeKind, Sitter, Status
from rules.core import play as engine

if TYPE_CHECKING:
    from bot.storage import Seat, Table, TableId
    from bot.tables import Tables

WARNING = timedelta(hours=2)
SEED_BITS = 62


class Person(Struct, frozen=True):
    """Somebody on Discord."""

    id: int
    name: str


class Place(Struct, frozen=True):
    """Where a table stands on Discord."""

    channel: int
    guild: int | None


class Lobbies:
    """Tables and their seats."""

    def __init__(self, tables: Tables, lobby_hours: int) -> None:
        self._tables = tables
        self._store = tables.store
        self._hours = lobby_hours

    async def open(
        self,
        game: str,
        place: Place,
        host: Person,
        options: dict[str, object],
        interaction: int | None = None,
    ) -> Table:
        """A new table whose host has the first seat; raises Refused, Repeated."""
        now = self._tables.now()
        engine.read_options(rules.GAMES[game], options)
        new = NewTable(
            game=game, guild_id=place.guild, channel_id=place.channel, host_id=host.id,
            options=json.dumps(options), created_at=now, lobby_expires_at=now + timedelta(hours=self._hours),
        )  # fmt: skip
        sitter = Sitter(name=host.name, user_id=host.id)
        try:
            opening = self._store.open_lobby(new, sitter, notices=_lobby_notices, interaction=interaction)
            return await once(opening)
        except ChannelBusy as busy:
            raise Refused(_busy(busy.table)) from None

    async def join(self, table: Table, person: Person, interaction: int | None = None) -> Seat:
        """Take a free seat, in a running game one that a computer keeps; raises Refused, Repeated."""
        sitter = Sitter(name=person.name, user_id=person.id)
        async with self._held(table) as now:
            seats = await self._store.seats(table.id)
            if any(seat.user_id == person.id for seat in seats):
                raise Refused("You sit at this table already.")
            if now.status is Status.RUNNING:
                return await take_over(self._tables, now, seats, sitter, interaction)
            return await self._sit(now, seats, sitter, interaction)

    async def add_computer(self, table: Table, kind: str, interaction: int | None = None) -> Seat:
        """Give a free seat to a computer player; raises Refused, Repeated."""
        async with self._held(table) as now:
            seats = await self._store.seats(table.id)
            taken = {seat.name for seat in seats}
            name = next(name for letter in "ABCDEFGHIJ" if (name := f"Computer {letter}") not in taken)
            return await self._sit(now, seats, Sitter(name=name, computer=kind), interaction)

    async def remove_computer(self, table: Table, interaction: int | None = None) -> Seat:
        """Free the seat of the computer player who came last; raises Refused, Repeated."""
        async with self._held(table) as now:
            self._lobby_only(now)
            seats = [seat for seat in await self._store.seats(table.id) if seat.computer]
            if not seats:
                raise Refused("No computer player sits at this table.")
            await self._stand(table, seats[-1], interaction)
            return seats[-1]

    async def leave(self, table: Table, user_id: int, interaction: int | None = None) -> Seat:
        """Free one's seat, in a running game to a computer player; raises Refused, Repeated."""
        async with self._held(table) as now:
            seats = await self._store.seats(table.id)
            mine = seat_of(seats, user_id)
            if now.status is not Status.LOBBY:
                await hand_over(self._tables, now, mine, interaction)
                return mine
            await self._stand(table, mine, interaction)
            if not any(seat.user_id for seat in seats if seat is not mine):
                await self._store.set_status(table.id, Status.ENDED, at=self._tables.now())
            return mine

    async def hand_over(self, table: Table, user_id: int, interaction: int | None = None) -> None:
        """Give a person's seat to a computer player; without people the game ends. Raises as `leave`."""
        async with self._held(table) as now:
            seat = seat_of(await self._store.seats(table.id), user_id)
            await hand_over(self._tables, now, seat, interaction)

    async def close(self, table: Table, interaction: int | None = None) -> None:
        """Close an invitation; raises Refused, Repeated."""
        async with self._held(table) as now:
            self._lobby_only(now)
            closing = self._store.set_status(
                table.id, Status.ENDED, at=self._tables.now(), interaction=interaction
            )
            await once(closing)

    async def expire(self, table_id: TableId) -> None:
        """Close an invitation whose time is over, unless the game has started."""
        async with self._tables.lock(table_id):
            table = await self._store.table(table_id)
            if table is not None and table.status is Status.LOBBY:
                await self._store.set_status(table_id, Status.EXPIRED, at=self._tables.now())

    async def start(self, table: Table, user_id: int, interaction: int | None = None) -> Position:
        """Deal the game; raises Refused, Repeated."""
        async with self._held(table) as now:
            self._lobby_only(now)
            return await self._start(now, user_id, interaction)

    async def _start(self, table: Table, user_id: int, interaction: int | None) -> Position:
        game, found = rules.GAMES[table.game], await self._store.standing(table.id)
        assert found is not None
        if user_id not in {seat.user_id for seat in found.seats}:
            raise Refused("Only somebody who sits at this table can start it.")
        seed = secrets.randbits(SEED_BITS)
        try:
            first = engine.begin(game, len(found.seats), json.loads(table.options), seed)
        except engine.Illegal as error:
            raise Refused(*error.reasons) from None
        move = NewMove(
            n=0, seat=None, actor_id=user_id, action="start", final=True, at=self._tables.now(),
            state=engine.save(game, first.state), events=engine.save_events(first.events),
        )  # fmt: skip
        outgoing = notices.caused(None, Position(replace(found, move=move), first.state))
        started = await once(self._store.start(
            table.id, seed=seed, game_version=game.version, rules_version=str(game.version), seating=None,
            first=move, notices=outgoing.notices, at=move.at, interaction=interaction,
        ))  # fmt: skip
        reached = await self._tables.at(started.id)
        self._tables.committed(reached)
        return reached

    async def move(self, table: Table, place: Place, interaction: int | None = None) -> None:
        """Take a table to another channel and ask again there; raises Refused, Repeated."""
        async with self._held(table) as held:
            if not held.status.open:
                raise Refused("This table is closed; only a table that goes on moves to another channel.")
            position = await self._tables.at(table.id) if held.status is Status.RUNNING else None
            now = self._tables.now()
            try:
                await once(self._store.relocate(
                    table.id, place.guild, place.channel, at=now, interaction=interaction,
                    notices=notices.announcing(position, now) if position else (),
                ))  # fmt: skip
            except ChannelBusy as busy:
                raise Refused(_busy(busy.table)) from None
        if position:
            self._tables.committed(position)

    async def _sit(self, table: Table, seats: list[Seat], sitter: Sitter, interaction: int | None) -> Seat:
        self._lobby_only(table)
        most = rules.GAMES[table.game].seats[-1]
        if len(seats) >= most:
            raise Refused(f"All {most} seats are taken.")
        try:
            sitting = self._store.sit(table.id, sitter, at=self._tables.now(), interaction=interaction)
            return await once(sitting)
        except AlreadySeated:
            raise Refused("You sit at this table already.") from None

    async def _stand(self, table: Table, seat: Seat, interaction: int | None) -> None:
        now = self._tables.now()
        await once(self._store.stand(table.id, seat.seat, at=now, interaction=interaction))

    @asynccontextmanager
    async def _held(self, table: Table) -> AsyncIterator[Table]:
        """The table as it is now, while nobody else changes it."""
        async with self._tables.lock(table.id):
            now = await self._store.table(table.id)
            assert now is not None
            yield now

    def _lobby_only(self, table: Table) -> None:
        if table.status is not Status.LOBBY:
            raise Refused("This table is no longer gathering players.")


def _busy(table: Table) -> str:
    title = rules.GAMES[table.game].title
    return f"This channel already has a table: {title}, table {table.id}. One table per channel or thread."


def _lobby_notices(table: Table) -> list[NewNotice]:
    assert table.lobby_expires_at is not None
    expiry = table.lobby_expires_at
    ahead = min(WARNING, (expiry - table.created_at) / 2)
    return [
        NewNotice(table_id=table.id, kind=NoticeKind.LOBBY_WARNING, n=0, due_at=expiry - ahead),
        NewNotice(table_id=table.id, kind=NoticeKind.LOBBY_EXPIRY, n=0, due_at=expiry),
    ]
