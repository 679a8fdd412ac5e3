"""Final scoring (CAR-FIN)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rules.carnegie.content import Content
from rules.carnegie.holdings import holdings
from rules.carnegie.network import connections
from rules.carnegie.state import Carnegie, Company
from rules.carnegie.terms import COLUMNS, PROJECTS, DepartmentId
from rules.carnegie.worth import donation_points
from rules.core.contract import Score, Seat


def score(g: Carnegie, seat: Seat) -> Score:
    """Every line of the final score, and their sum (CAR-FIN-18)."""
    parts = lines(g, seat)
    return Score(sum(points for _, points in parts), (), parts)


def lines(g: Carnegie, seat: Seat) -> tuple[tuple[str, int], ...]:
    """The lines, each with its cap; money and goods count for donations only (CAR-FIN-17)."""
    book, company = g.book, g.companies[seat]
    return (
        ("Score track", company.points),
        ("Active employees", active_line(book, company.active_in_all)),
        ("Departments", departments_line(book, department_points(book, company.departments))),
        ("Project tabs", tabs_line(book, tab_points(book, company))),
        ("Connections", connections_line(book, connections(g, seat))),
        ("Projects", projects_line(book, holdings(g, seat).points)),
        ("Donations", donation_points(g, seat)),
        ("Action Choice tile", book.scoring.action_choice * company.chooser),
    )


def active_line(book: Content, active: int) -> int:
    """VP for active employees (CAR-FIN-02 to -04)."""
    return min(book.scoring.caps.active, book.scoring.active * active)


def departments_line(book: Content, points: int) -> int:
    """VP for departments that were built (CAR-FIN-08)."""
    return min(book.scoring.caps.departments, points)


@lru_cache(maxsize=1024)
def department_points(book: Content, departments: tuple[DepartmentId, ...]) -> int:
    """By line of the board; the printed ones and the Lobby count nothing (CAR-FIN-05 to -07)."""
    tiles, points = book.tiles, book.company.points
    return sum(points[place // COLUMNS] for place, each in enumerate(departments) if each in tiles)


def tabs_line(book: Content, points: Iterable[int]) -> int:
    """VP for project tabs (CAR-FIN-10)."""
    return min(book.scoring.caps.tabs, sum(points))


def tab_points(book: Content, company: Company) -> list[int]:
    """The VP that each tab shows: that of the position reached only (CAR-FIN-09, CAR-RD-09)."""
    return [
        book.tabs[project].positions[position].points
        for project, position in zip(PROJECTS, company.tabs, strict=True)
    ]


def connections_line(book: Content, points: int) -> int:
    """VP for connections between major cities (CAR-FIN-14)."""
    return min(book.scoring.caps.connections, points)


def projects_line(book: Content, points: int) -> int:
    """VP for projects on the map; pawns that wait on tabs are worth nothing (CAR-FIN-12, -13)."""
    return min(book.scoring.caps.projects, points)


def winners(g: Carnegie) -> tuple[Seat, ...]:
    """Whoever has the most; equal totals share the victory (CAR-FIN-19)."""
    points = {Seat(seat): score(g, Seat(seat)).points for seat in range(g.seats)}
    return best(points)


def best(points: dict[Seat, int]) -> tuple[Seat, ...]:
    """The seats with the most points, no tie being broken."""
    return tuple(seat for seat, each in points.items() if each == max(points.values()))
