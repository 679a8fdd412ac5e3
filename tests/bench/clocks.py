"""Timing calls: by the processor's time of this process, or by the wall clock."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from statistics import median
from typing import Any, NamedTuple

cpu = time.process_time
wall = time.perf_counter
BATCH_SECONDS = 0.001


class Times(NamedTuple):
    """Seconds per call."""

    median: float
    p99: float


def summary(seconds: Sequence[float]) -> Times:
    """The median and the 99th percentile (the nearest rank above)."""
    ranked = sorted(seconds)
    return Times(median(ranked), ranked[min(len(ranked) - 1, len(ranked) * 99 // 100)])


def per_call(work: Callable[[], object], batches: int) -> Times:
    """A short call, timed in batches of about a millisecond after a warm-up of one batch."""
    calls = 1
    while (spent := _batch(work, calls)) < BATCH_SECONDS:
        calls = max(calls + 1, min(calls * 10, int(calls * BATCH_SECONDS / max(spent, 1e-9)) + 1))
    return summary([_batch(work, calls) / calls for _ in range(batches)])


def _batch(work: Callable[[], object], calls: int) -> float:
    start = cpu()
    for _ in range(calls):
        work()
    return cpu() - start


def each(
    work: Callable[[Any], object], items: Iterable[Any], clock: Callable[[], float] = cpu
) -> list[float]:
    """One call per item."""
    seconds = []
    for item in items:
        start = clock()
        work(item)
        seconds.append(clock() - start)
    return seconds


async def each_awaited(
    work: Callable[[Any], Awaitable[object]], items: Iterable[Any]
) -> tuple[list[float], list[float]]:
    """One awaited call per item, one at a time: by the wall clock, and by the processor's time."""
    walls, cpus = [], []
    for item in items:
        began, start = wall(), cpu()
        await work(item)
        walls.append(wall() - began)
        cpus.append(cpu() - start)
    return walls, cpus
