"""What the employees of a company may be worth: those standing, and those who may stand yet."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rules.carnegie.activation import salaries
from rules.carnegie.content import Content
from rules.carnegie.departments.moves import DISTANCES
from rules.carnegie.rates import posts, rates
from rules.carnegie.state import Counts
from rules.carnegie.terms import SPACES, DepartmentId

MOVED = 4
"""Rounds until employees may be moved again."""
IDLE, PROMPT = 0.95, 0.97
"""How far an employee counts who is not active yet, and whom moves at hand can bring there."""
STEPS = tuple(tuple(DISTANCES[origin][target] for target in SPACES) for origin in SPACES)
NEAREST = tuple(tuple(sorted(range(len(SPACES)), key=ways.__getitem__)) for ways in STEPS)
"""By space: all spaces, the nearest first."""


class Means(Struct, frozen=True):
    """What brings employees to their posts."""

    turns: int
    """Rounds to come."""
    thirst: float
    """How much there is still to study."""
    moves: int
    """Moves at hand."""
    activates: bool
    """Whether employees may still be activated this round."""


@lru_cache(maxsize=8192)
def workforce(
    book: Content, departments: tuple[DepartmentId, ...], standing: Counts, resting: Counts, by: Means
) -> float:
    """Everybody standing by their post, everybody else by the best post within reach."""
    post = posts(book, by.turns, by.thirst)
    worth = sum(bits.bit_count() * post[departments[place]] for place, bits in enumerate(standing) if bits)
    waiting, moves = list(resting), by.moves
    for department, place, salary in _openings(book, departments, standing, by.turns, by.thirst):
        origin = _nearest(waiting, place)
        if origin is None:
            break
        steps = STEPS[origin][place]
        gain = _gain(book, department, steps, by, at_hand=steps <= moves)
        gain -= rates(by.turns, by.thirst).money * salary
        if gain > 0:
            moves -= steps if steps <= moves else 0
            waiting[origin] -= 1
            worth += IDLE * gain
    return worth


def _gain(book: Content, department: DepartmentId, steps: int, by: Means, *, at_hand: bool) -> float:
    """A post that somebody in training may come to, the later the less."""
    if at_hand:
        soon = posts(book, by.turns if by.activates else max(0, by.turns - 1), by.thirst)[department]
        return (PROMPT * soon if steps else soon) if by.turns or by.activates else 0.0
    late = posts(book, max(0, by.turns - MOVED), by.thirst)[department]
    return late * min(1.0, by.turns / MOVED) - rates(by.turns, by.thirst).move * steps


@lru_cache(maxsize=4096)
def _openings(
    book: Content, departments: tuple[DepartmentId, ...], standing: Counts, turns: int, thirst: float
) -> list[tuple[DepartmentId, int, int]]:
    """The free slots, the best first: department, space, salary."""
    post = posts(book, turns, thirst)
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
