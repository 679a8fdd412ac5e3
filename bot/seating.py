"""Seats of a running game changing hands: told to the table in the same transaction, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import notices
from bot.errors import Refused, once
from bot.storage import Sitter, Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.storage import Seat, Table
    from bot.tables import Tables

CARETAKER = "greedy"


def seat_of(seats: Sequence[Seat], user_id: int) -> Seat:
    """The seat that a person holds; raises Refused."""
    mine = next((seat for seat in seats if seat.user_id == user_id), None)
    if mine is None:
        raise Refused("You do not sit at this table.")
    return mine


async def hand_over(tables: Tables, table: Table, seat: Seat, interaction: int | None) -> None:
    """Give a seat to a computer player; raises Refused, Repeated."""
    if table.status is not Status.RUNNING:
        raise Refused((await tables.at(table.id)).result)
    await _replace(tables, table, seat, Sitter(name=seat.name, computer=CARETAKER), interaction)


async def take_over(
    tables: Tables, table: Table, seats: Sequence[Seat], sitter: Sitter, interaction: int | None
) -> Seat:
    """Take a seat that a computer player keeps; raises Refused, Repeated."""
    free = next((seat for seat in seats if seat.computer), None)
    if free is None:
        raise Refused("All seats are taken by people.")
    return await _replace(tables, table, free, sitter, interaction)


async def _replace(tables: Tables, table: Table, seat: Seat, sitter: Sitter, interaction: int | None) -> Seat:
    """Let a seat change hands; when nobody is left, the game ends."""
    now, before = tables.now(), await tables.at(table.id)
    wishes = {sitter.user_id: await tables.store.preferences(sitter.user_id)} if sitter.user_id else {}
    after = before.with_sitter(seat.seat, sitter, wishes)
    seated = await once(tables.store.replace(
        table.id, seat.seat, sitter, at=now, notices=notices.announcing(after, now),
        status=None if after.people else Status.ENDED, interaction=interaction,
    ))  # fmt: skip
    tables.committed(await tables.at(table.id))
    return seated
