"""What projects, tabs and tracks may be worth in the end."""

from __future__ import annotations

from functools import lru_cache

from rules.carnegie.content import Content
from rules.carnegie.rates import Rates
from rules.carnegie.state import Counts
from rules.carnegie.tabs import circles, exposed
from rules.carnegie.terms import PROJECTS, REGIONS, Level

THIRST = 34.0
"""Study points still to be spent below which more of them are worth less."""
PUSH = 0.05
"""How far a position of a tab before its VP counts like the VP at its end."""
PAWN = 2.0
"""A pawn that waits on a tab, with a long game to come."""
HOPED, DUE = 0.17, 0.74
"""How far its income counts, and the goods that it will cost."""
BUILDS = 1.45
"""Pawns that may be built in a round to come."""
FUTURE, NEARER = 0.7, 0.12
"""Employees who return at an event for which nobody is there yet, and what a step to an event takes away."""


@lru_cache(maxsize=2048)
def thirst(book: Content, tabs: Counts, tracks: Counts) -> float:
    """How much there is still to study, from 0 to 1: tabs to their ends, tracks to the railroad."""
    left = 0
    for project, at in zip(PROJECTS, tabs, strict=True):
        left += sum(each.study for each in book.tabs[project].positions[at + 1 :])
    for region, at in zip(REGIONS, tracks, strict=True):
        boxes = book.tracks[region].boxes
        steps = zip(boxes[at:], boxes[at + 1 :], strict=False)
        left += sum(ahead.study for here, ahead in steps if here.level < Level.RAILROAD)
    return round(min(1.0, left / THIRST), 1)


@lru_cache(maxsize=2048)
def tab_prospects(book: Content, tabs: Counts, turns: int) -> float:
    """VP shown, and a part of those at the end."""
    worth, lasting = 0.0, turns / (turns + 2)
    for project, position in zip(PROJECTS, tabs, strict=True):
        positions = book.tabs[project].positions
        shown, end, last = positions[position].points, positions[-1].points, len(positions) - 1
        worth += shown + PUSH * (end - shown) * position / last * lasting
    return worth


@lru_cache(maxsize=4096)
def pawn_prospects(book: Content, tabs: Counts, built: Counts, at: Rates, collections: float) -> float:
    """The income of what is built, and the pawns that wait."""
    worth, builds, lasting = 0.0, 1 + BUILDS * at.turns, at.turns / (at.turns + 4)
    for project, position, done in zip(PROJECTS, tabs, built, strict=True):
        place, goods = project.place, book.tabs[project].goods
        income = [at.of(each.income) * collections for each in circles(book)[place]]
        worth += sum(income[:done])
        for hoped in income[done : exposed(book)[place][position]]:
            likely, builds = min(1.0, builds), max(0.2, builds - 1)
            worth += lasting * likely * (PAWN + HOPED * hoped - DUE * at.goods * goods)
    return worth


@lru_cache(maxsize=2048)
def track_prospects(
    book: Content, tracks: Counts, away: Counts, events: Counts, near: Counts, at: Rates
) -> float:
    """The bonuses of those who are away, and of those who will be."""
    worth = 0.0
    for region, box, there, coming, steps in zip(REGIONS, tracks, away, events, near, strict=True):
        if coming:
            bonus = at.of(book.tracks[region].boxes[box].bonus)
            worth += bonus * (there * (1.0 - NEARER * steps) + FUTURE * (coming - 1))
    return worth
