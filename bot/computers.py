"""Computer players: they move by themselves, through the same door as people."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Any

from bot.storage import Status
from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.players import PLAYERS

if TYPE_CHECKING:
    from bot.position import Position
    from bot.tables import Tables
    from rules.core.contract import Action, Seat

log = logging.getLogger(__name__)

SECONDS_TO_THINK = 5.0
MOVES_AT_A_STRETCH = 100
"""After so many moves in a row, a pause lets other tables have their turn."""
PAUSE_SECONDS = 1.0
AFTER_A_FAULT, LONGEST_PAUSE = 30.0, 3600.0
"""Nobody else can move where a computer player is asked, so it is tried again, less and less often."""


class Computers:
    """Plays every seat that a computer player holds."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()

    def wake(self, position: Position) -> None:
        """Let computer players move at a table, if it is their turn."""
        if _computer_to_move(position) is None:
            return
        table = position.table.id
        self._woken.add(table)
        if table not in self._playing:
            self._playing[table] = asyncio.create_task(self._play(table), name=f"computers at table {table}")

    async def resume(self) -> None:
        """Take up all tables where a computer player was to move."""
        for table in await self._tables.store.tables(Status.RUNNING):
            try:
                self.wake(await self._tables.at(table.id))
            except Exception:  # one broken table keeps no other from going on
                log.exception("table %s cannot be resumed", table.id)

    async def close(self) -> None:
        """Stop; the tables are taken up again by the next start."""
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table_id: int) -> None:
        pause = AFTER_A_FAULT
        try:
            while table_id in self._woken:
                self._woken.discard(table_id)
                try:
                    await self._moves(table_id)
                except Exception:
                    log.exception("computer players at table %s stopped; trying again", table_id)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                    self._woken.add(table_id)
        finally:
            self._playing.pop(table_id, None)

    async def _moves(self, table_id: int) -> None:
        moves = 0
        while await self._move(await self._tables.at(table_id)):
            moves += 1
            if moves % MOVES_AT_A_STRETCH == 0:
                await asyncio.sleep(PAUSE_SECONDS)

    async def _move(self, position: Position) -> bool:
        seat = _computer_to_move(position)
        if seat is None or position.table.status is not Status.RUNNING:
            return False
        action = await _choose(position, seat)
        await self._tables.act_for_computer(position, seat, action)
        return True


def _computer_to_move(position: Position) -> Seat | None:
    return next((seat for seat in position.actors if position.seats[seat].computer), None)


async def _choose(position: Position, seat: Seat) -> Action[Any, Any]:
    seen = position.view(seat)
    player = PLAYERS.get(position.seats[seat].computer or "", PLAYERS["random"])
    chance = Chance(secrets.randbits(63))
    try:
        thinking = asyncio.to_thread(player, position.game, seen, chance)
        action = await asyncio.wait_for(thinking, SECONDS_TO_THINK)
        if not engine.objections(position.game, position.state, seat, action):
            return action
        log.error("table %s: a computer player chose an illegal action", position.table.id)
    except Exception:
        log.exception("table %s: a computer player failed", position.table.id)
    return engine.legal(position.game, position.state, seat)[0]
