"""Project tabs: their circles, the pawns that wait there, and the next position (CAR-RD, DAT-CAR-04)."""

from __future__ import annotations

from functools import cache

from rules.carnegie.catalog import Position
from rules.carnegie.content import Content
from rules.carnegie.state import Company
from rules.carnegie.terms import PROJECTS, Project


@cache
def circles(book: Content) -> tuple[tuple[Position, ...], ...]:
    """By type of project: the positions with a circle, the first one exposed first."""
    return tuple(tuple(each for each in book.tabs[project].positions if each.pawn) for project in PROJECTS)


@cache
def exposed(book: Content) -> tuple[tuple[int, ...], ...]:
    """By type of project and position of its tab: the circles that can be seen."""
    tabs = (book.tabs[project].positions for project in PROJECTS)
    return tuple(
        tuple(sum(each.pawn for each in tab[: position + 1]) for position in range(len(tab))) for tab in tabs
    )


def waiting(book: Content, company: Company, project: Project) -> int:
    """Pawns on a tab; the rightmost is built first, so the circles empty from the first on (CAR-CON-13)."""
    place = project.place
    return exposed(book)[place][company.tabs[place]] - company.built[place]


def next_position(book: Content, company: Company, project: Project) -> Position | None:
    """What a push would expose; None when the tab is fully extended (CAR-RD-10)."""
    positions, reached = book.tabs[project].positions, company.tabs[project.place]
    return positions[reached + 1] if reached + 1 < len(positions) else None
