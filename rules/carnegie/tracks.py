"""Transport tracks: boxes and bonuses, and who holds a final box (CAR-TRK, DAT-CAR-03)."""

from __future__ import annotations

from rules.carnegie.catalog import Box, Gain
from rules.carnegie.content import Content
from rules.carnegie.state import Carnegie, Company
from rules.carnegie.terms import DepartmentId, Region
from rules.core.contract import Seat

TELEGRAPH = DepartmentId("telegraph")


def box(book: Content, company: Company, region: Region) -> Box:
    """The box of a region's track that a company has reached."""
    return book.tracks[region].boxes[company.tracks[region.place]]


def next_box(book: Content, company: Company, region: Region) -> Box | None:
    """What a step would reach; None in the final box (CAR-TRK-06)."""
    boxes, reached = book.tracks[region].boxes, company.tracks[region.place]
    return boxes[reached + 1] if reached + 1 < len(boxes) else None


def final_is_next(book: Content, company: Company, region: Region) -> bool:
    """Whether the next step leads to the final box (CAR-TRK-02)."""
    return company.tracks[region.place] + 2 == len(book.tracks[region].boxes)


def holder(g: Carnegie, region: Region) -> Seat | None:
    """Who is in the final box of a region's track (CAR-TRK-04, -05)."""
    last, place = len(g.book.tracks[region].boxes) - 1, region.place
    return next((Seat(seat) for seat, each in enumerate(g.companies) if each.tracks[place] == last), None)


def transport_bonus(g: Carnegie, seat: Seat, region: Region) -> Gain:
    """What the reached box gives per returning employee or small city (CAR-INC-07, -08, CAR-CON-08)."""
    return box(g.book, g.companies[seat], region).bonus


def step_cost(g: Carnegie, company: Company, region: Region, *, research: bool) -> int | None:
    """Study points for the next step, 1 less with operators (CAR-TEL-01 to -05).

    A step is free in one's own turn of R&D only; with points of a transport bonus it costs 1 (AMB-CAR-32).
    """
    ahead = next_box(g.book, company, region)
    if ahead is None:
        return None
    if not company.active_in(TELEGRAPH):
        return ahead.study
    return max(0 if research else min(1, ahead.study), ahead.study - g.book.effects.telegraph)
