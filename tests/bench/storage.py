"""What a move and an autocomplete cost with the database: SQLite with a write-ahead log, in a file."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.commands.derive import suggestions
from bot.storage import Move, NewMove, NewNotice, NoticeKind, Store, TableId
from bot.tables import Tables
from rules import GAMES
from rules.core import play as engine
from rules.core.contract import Game
from rules.core.fields import Field, fields

from .bare import Bare, Spent
from .clocks import each_awaited, summary
from .crowd import Running, seat_crowd
from .figures import Budget, Figure, Scale

MILLI = 1000
WARM_UP = 5
FIVE = Budget(5.0)


def storage(scale: Scale) -> Iterator[Figure]:
    """A move through the one door, a move row alone, the suggestions for an option."""
    for game in GAMES.values():
        yield from asyncio.run(_measured(game, scale))


async def _measured(game: Game[Any], scale: Scale) -> list[Figure]:
    count = scale.pick(400, 100, 4)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}")
        try:
            tables = Tables(store, lambda: datetime.now(UTC))
            crowd = await seat_crowd(store, game, scale.pick(20, 10, 2))
            bare = Bare(Path(folder), (await _last(store, crowd[0])).state)
            figures = [await _moves(tables, crowd, count, bare), await _rows(store, crowd[-1], count, bare)]
            bare.close()
            return [*figures, *await _suggestions(tables, crowd, count)]
        finally:
            await store.close()


async def _last(store: Store, running: Running) -> Move:
    found = await store.standing(TableId(running.number))
    assert found is not None
    assert found.move is not None
    return found.move


async def _moves(tables: Tables, crowd: list[Running], count: int, bare: Bare) -> Figure:
    async def act(running: Running) -> None:
        who, action = running.act()
        await tables.act(
            running.number, who, engine.write(action), interaction=1000 * running.number + running.n
        )

    await each_awaited(act, crowd[:WARM_UP])
    spent = await bare.beside(act, _rounds(crowd, count))
    note = "load, play, move row + notices, one at a time"
    return _figure(f"{crowd[0].game.key}: a move stored", spent, note)


def _rounds(crowd: list[Running], count: int) -> Iterator[list[Running]]:
    """Round after round of the tables whose game is not over, until so many have had their turn."""
    done = 0
    while done < count and (playing := [running for running in crowd if not running.over]):
        done += len(playing)
        yield playing


async def _rows(store: Store, running: Running, count: int, bare: Bare) -> Figure:
    """The store alone: the same state again and again, with two notices."""
    last = await _last(store, running)

    async def add(n: int) -> None:
        now = datetime.now(UTC)
        move = NewMove(
            n=n, seat=0, actor_id=1, action="done", final=False, state=last.state, events=last.events, at=now
        )
        kinds = (NoticeKind.POST, NoticeKind.TURN)
        notices = [NewNotice(table_id=last.table_id, kind=kind, user_id=1, n=n, due_at=now) for kind in kinds]
        await store.add_move(last.table_id, move, notices=notices, silence=None, interaction=-n)

    numbers = range(last.n + 1, last.n + 1 + count)
    spent = await bare.beside(add, ([number] for number in numbers))
    return _figure(f"{running.game.key}: a move row added", spent, "the store alone, move row + 2 notices")


async def _suggestions(tables: Tables, crowd: list[Running], count: int) -> list[Figure]:
    async def suggest(asked: tuple[Running, Any, Field]) -> None:
        running, kind, field = asked
        position = await tables.at(running.number)
        suggestions(position, position.view(position.seat_of(running.actor)), kind, field, "", {})

    questions = [question for running in crowd if not running.over for question in _questions(running)]
    repeated = (questions * (count // max(len(questions), 1) + 1))[:count]
    await each_awaited(suggest, repeated[:WARM_UP])
    _, cpus = await each_awaited(suggest, repeated)
    spent, key = summary(cpus), crowd[0].game.key
    note = "CPU; position loaded from the store, every option of every verb"
    return [Figure(f"{key}: autocomplete", spent.median * MILLI, "ms", spent.p99 * MILLI, FIVE, note=note)]


def _questions(running: Running) -> list[tuple[Running, Any, Field]]:
    kinds = engine.kinds(running.game, running.state)
    return [(running, kind, field) for kind in kinds for field in fields(kind)]


def _figure(name: str, spent: Spent, note: str) -> Figure:
    walls, cpus, bare = map(summary, spent)
    note = f"wall clock; {note}; {cpus.median * MILLI:.2g} ms of it CPU"
    beside = {"a bare insert": walls.median / bare.median}
    return Figure(name, walls.median * MILLI, "ms", walls.p99 * MILLI, FIVE, beside, note)
