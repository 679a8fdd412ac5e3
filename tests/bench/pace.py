"""Random play, the legal list made for every action: ours, and public libraries' beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import count

from rules import GAMES

from . import rivals
from .clocks import cpu, wall
from .figures import Budget, Figure, Scale
from .games import walk
from .rivals import Pace

BEST_OF = 3
WANTED = 20_000
OURS, THEIRS = "forced answers are not counted", "changes its table in place, counts forced answers"
NOTE = "CPU; best of 3; {}; {:,.0f}/s by the wall clock"


def pace(scale: Scale) -> Iterator[Figure]:
    """Actions per second of one core."""
    known = dict(rivals.installed())
    ours = {
        f"{game.key}: random play, {seats} seats": partial(_walked, game.key, seats)
        for game in GAMES.values()
        for seats in game.seats
    }
    found = _best(ours | known, scale.pick(1500, 400, 20) / 1000)
    for name in ours:
        speed, by_wall = found[name]
        beside = {rival: speed / found[rival][0] for rival in known}
        yield Figure(name, speed, "/s", None, Budget(WANTED, reach=True), beside, NOTE.format(OURS, by_wall))
    for name in known:
        yield Figure(f"{name}: random play", found[name][0], "/s", note=NOTE.format(THEIRS, found[name][1]))


def _walked(key: str, seats: int, seed: int) -> int:
    return sum(1 for _ in walk(GAMES[key], seats, seed))


def _best(paces: Mapping[str, Pace], seconds: float) -> dict[str, tuple[float, float]]:
    """The best of some rounds by processor time and by wall clock; taking turns, all meet the same load."""
    for play in paces.values():
        play(0)  # warm-up
    best = dict.fromkeys(paces, (0.0, 0.0))
    for _ in range(BEST_OF):
        for name, play in paces.items():
            by_cpu, by_wall = _speed(play, seconds)
            best[name] = (max(best[name][0], by_cpu), max(best[name][1], by_wall))
    return best


def _speed(play: Pace, seconds: float) -> tuple[float, float]:
    """Whole games of one seed after the other, for a while; actions per second."""
    began, start, actions = wall(), cpu(), 0
    for seed in count(1):
        actions += play(seed)
        if cpu() - start >= seconds:
            break
    return actions / (cpu() - start), actions / (wall() - began)
