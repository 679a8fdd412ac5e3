"""The bot as a process: from an interaction to its answer, start, loop lag, memory; all by the wall clock.

Latencies and lags are judged without the time for which those concerned stood in line for a processor, where
the system tells it: with other work on the machine that is not the bot's doing.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from bot.client import GUILDS_ARRIVE_WITHIN
from rules import GAMES
from rules.core.contract import Game

from .clocks import summary
from .figures import Budget, Figure, Scale
from .house import House
from .probe import own
from .stamps import Served, Span

MILLI = 1000
ACTING = 50
HUNDRED_AT_P99, HUNDRED = Budget(100.0, p99=True), Budget(100.0)
MEMORY = Budget(150.0)


def wire(scale: Scale) -> Iterator[Figure]:
    """Everything about the running bot, with each game."""
    yield from asyncio.run(_alone())
    for game in GAMES.values():
        yield from asyncio.run(_with_tables(game, scale))


async def _alone() -> list[Figure]:
    """A bot with an empty database, started before, so that it is migrated and everything is compiled."""
    with tempfile.TemporaryDirectory() as folder:
        async with House.open(Path(folder)) as house:
            await house.start()
            await house.stop()
            began, on_line = await house.start()
            memory, notes = house.memory(), await house.stop()
    ready, without = notes["ready"] - began, notes["queued"] + GUILDS_ARRIVE_WITHIN
    note = f"from bytecode; with other work's turns and discord.py's wait for late servers {ready:.2g} s"
    return [
        Figure("bot: start to on line", on_line, "s", note="process, imports, database, log-in on loopback"),
        Figure("bot: start to ready", own(ready, without), "s", None, Budget(1.0), note=note),
        Figure("bot: memory at start", memory, "MB", None, MEMORY, note="resident; no tables"),
    ]


async def _with_tables(game: Game[Any], scale: Scale) -> list[Figure]:
    tables, acting = scale.pick(1000, 200, 3), scale.pick(ACTING, ACTING, 3)
    with tempfile.TemporaryDirectory() as folder:
        async with House.open(Path(folder)) as house:
            await house.furnish(game, tables, acting)
            await house.start()
            figures = [_memory(f"{game.key}: memory, {tables:,} tables", house, "resident; after the start")]
            figures += await _one(house, scale.pick(60, 20, 2))
            more, span = await _all(house, scale.pick(10, 4, 1))
            what = f"resident; after acting at {acting} of them"
            figures += [*more, _memory(f"{game.key}: memory, {tables:,} tables used", house, what)]
            await house.check()
            return [*figures, *_lag(game, acting, span, await house.stop())]


def _memory(name: str, house: House, note: str) -> Figure:
    return Figure(name, house.memory(), "MB", None, MEMORY, note=note)


async def _one(house: House, rounds: int) -> list[Figure]:
    """One table at a time; the first few are for warming up."""
    warm = min(5, rounds - 1)
    found: list[Served] = []
    for number in range(rounds):
        place = number % len(house.crowd)
        found += await house.act([(place, house.crowd[place])])
    return _latencies(house, found[warm:], "1 table", f"{rounds - warm} actions")


async def _all(house: House, rounds: int) -> tuple[list[Figure], tuple[float, float]]:
    """All tables at once."""
    found: list[Served] = []
    began, busy, own = monotonic(), house.busy(), process_time()
    for _ in range(rounds):
        found += await house.act([(place, each) for place, each in enumerate(house.crowd) if not each.over])
    busy, own = house.busy() - busy, process_time() - own
    key, tables = house.crowd[0].game.key, len(house.crowd)
    note = f"posts, pictures, letters; the simulated Discord itself used {own / len(found) * MILLI:.2g} ms"
    figures = _latencies(house, found, f"{tables} tables", f"{rounds} bursts")
    cost = Figure(f"{key}: bot's CPU per action", busy / len(found) * MILLI, "ms", note=note)
    return [*figures, cost], (began, monotonic())


def _latencies(house: House, found: Sequence[Served], who: str, note: str) -> list[Figure]:
    key = house.crowd[0].game.key
    acknowledged, answered, posted = zip(*found, strict=True)
    note = f"{note}; seen from Discord's side, its own work included"
    figures = [
        _latency(f"{key}: acknowledged, {who}", acknowledged, note, HUNDRED_AT_P99),
        _latency(f"{key}: answered, {who}", answered, "the private answer, the move is stored"),
    ]
    if any(posted):
        figures.append(_latency(f"{key}: posted, {who}", posted, "to the channel's post, where there is one"))
    return figures


def _latency(name: str, spans: Sequence[Span | None], note: str, budget: Budget | None = None) -> Figure:
    known = [each for each in spans if each is not None]
    spared, whole = summary([each.own for each in known]), summary([each.whole for each in known])
    note = f"{note}; p99 with other work's turns {whole.p99 * MILLI:,.0f} ms"
    return Figure(name, spared.median * MILLI, "ms", spared.p99 * MILLI, budget, note=note)


def _lag(game: Game[Any], acting: int, span: tuple[float, float], notes: dict[str, Any]) -> list[Figure]:
    ticks = [(lag, own(lag, queued)) for when, lag, queued in notes["ticks"] if span[0] <= when <= span[1]]
    lags, spared = zip(*ticks, strict=True)
    name, spent = f"{game.key}: event-loop lag, {acting} tables", summary(lags)
    note = "a 10 ms ticker in the bot's loop, during the bursts"
    worst = f"the same; with other work's turns {max(lags) * MILLI:.0f} ms"
    return [
        Figure(name, spent.median * MILLI, "ms", spent.p99 * MILLI, note=note),
        Figure(f"{name}, worst", max(spared) * MILLI, "ms", None, HUNDRED, note=worst),
    ]
