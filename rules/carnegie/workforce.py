"""What the employees of a company may be worth: those standing, and those who may stand yet."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from rules.carnegie.activation import salaries
from rules.carnegie.content import Content
from rules.carnegie.departments.moves import DISTANCES
from rules.carnegie.rates import Outset, posts, rates
from rules.carnegie.state import Counts
from rules.carnegie.terms import SPACES, DepartmentId

MOVED = 4
"""Rounds until employees may be moved again."""
IDLE, PROMPT = 0.97, 0.97
"""How far an employee counts who is not active yet, and whom moves at hand can bring there."""
STEPS = tuple(tuple(DISTANCES[origin][target] for target in SPACES) for origin in SPACES)
NEAREST = tuple(tuple(sorted(range(len(SPACES)), key=ways.__getitem__)) for ways in STEPS)
"""By space: all spaces, the nearest first."""


class Means(Struct, frozen=True):
    """What brings employees to their posts."""

    by: Outset
    moves: int
    """Moves at hand."""
    activates: bool
    """Whether employees may still be activated this round."""


@lru_cache(maxsize=8192)
def workforce(
    book: Content, departments: tuple[DepartmentId, ...], standing: Counts, resting: Counts, means: Means
) -> float:
    """Everybody standing by their post, everybody else by the best post within reach."""
    post, money = posts(book, means.by), rates(means.by).money
    worth = sum(bits.bit_count() * post[departments[place]] for place, bits in enumerate(standing) if bits)
    waiting, moves = list(resting), means.moves
    for department, place, salary in _openings(book, departments, standing, means.by):
        origin = _nearest(waiting, place)
        if origin is None:
            break
        steps = STEPS[origin][place]
        gain = _gain(book, department, steps, means, at_hand=steps <= moves) - money * salary
        if gain > 0:
            moves -= steps if steps <= moves else 0
            waiting[origin] -= 1
            worth += IDLE * gain
    return worth


def _gain(book: Content, department: DepartmentId, steps: int, means: Means, *, at_hand: bool) -> float:
    """A post that somebody in training may come to, the later the less."""
    by, turns = means.by, means.by.turns
    if at_hand:
        soon = posts(book, by if means.activates else _later(by, 1))[department]
        return (PROMPT * soon if steps else soon) if turns or means.activates else 0.0
    late = posts(book, _later(by, MOVED))[department]
    return late * min(1.0, turns / MOVED) - rates(by).move * steps


@lru_cache(maxsize=1024)
def _later(by: Outset, rounds: int) -> Outset:
    return replace(by, turns=max(0, by.turns - rounds))


@lru_cache(maxsize=4096)
def _openings(
    book: Content, departments: tuple[DepartmentId, ...], standing: Counts, by: Outset
) -> list[tuple[DepartmentId, int, int]]:
    """The free slots, the best first: department, space, salary."""
    post = posts(book, by)
    found = [
        (department, place, salary)
        for place, department in enumerate(departments)
        if department in post
        for slot, salary in enumerate(salaries(book, department))
        if not standing[place] >> slot & 1
    ]
    return sorted(found, key=lambda each: each[2] - post[each[0]])


def _nearest(waiting: list[int], place: int) -> int | None:
    """The space with an employee in training that is nearest to a space."""
    return next((origin for origin in NEAREST[place] if waiting[origin]), None)
