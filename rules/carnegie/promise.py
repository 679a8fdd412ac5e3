"""How promising a table is for a seat, for computer players: a guess at the final score, part by part."""

from __future__ import annotations

from functools import cache

from rules.carnegie.charity import donation_prospects
from rules.carnegie.content import Content
from rules.carnegie.holdings import holdings
from rules.carnegie.network import levels
from rules.carnegie.outlook import FAR, Outlook, outlook
from rules.carnegie.prospects import pawn_prospects, tab_prospects, thirst, track_prospects
from rules.carnegie.rates import Outset, Rates, lobby, outset, rates, stock, uses
from rules.carnegie.reach import closed_cities, connection_prospects
from rules.carnegie.scoring import department_points, departments_line, projects_line, score
from rules.carnegie.state import Carnegie, Company
from rules.carnegie.tabs import waiting
from rules.carnegie.terms import PROJECTS, DepartmentId, Kind
from rules.carnegie.turn import ADVANCED_DESIGN, HUMAN_RESOURCES, RESEARCH
from rules.carnegie.workforce import Means, workforce
from rules.carnegie.working import Moving, Studying, UsingHumanResources, UsingResearch, Working
from rules.core.contract import Seat

EAGER = 0.76
"""How far a use that can be taken at once counts like what it brings."""
BUILD_NOW = 2.5
"""A project that can be built at once, at most."""
RETURN = 0.38
"""How likely an employee returns at an income event for which nobody is there yet."""
STEP = 0.145
"""How much of that each step of a disc takes away."""
AWAIT = 2.5
"""Rounds that each step of a disc takes."""
LEFT_OVER = 0.05
"""A move that is left."""
AT_ONCE = (HUMAN_RESOURCES, RESEARCH, ADVANCED_DESIGN)
"""The departments whose uses are taken when a turn begins."""


def promise(g: Carnegie, seat: Seat) -> float:
    """The final score as it may become."""
    if not g.agenda:
        return float(score(g, seat).points)
    company, book, ahead = g.companies[seat], g.book, outlook(g, seat)
    by = outset(ahead.turns, thirst(book, company.tabs, company.tracks), company.goods)
    at = rates(by)
    return (
        company.points
        + book.scoring.action_choice * company.chooser
        + departments_line(book, department_points(book, company.departments))
        + _map(g, seat, ahead, at)
        + _employees(book, company, ahead, by)
        + _under_way(book, company, ahead, at)
        + donation_prospects(g, seat, ahead.donations, at)
        + stock(company.goods, at.turns)
    )


def _map(g: Carnegie, seat: Seat, ahead: Outlook, at: Rates) -> float:
    """Projects, tabs, tracks, income and connections."""
    book, company, held = g.book, g.companies[seat], holdings(g, seat)
    closed, likely = closed_cities(book, g.spots, seat), round(collections(company, ahead), 1)
    return (
        projects_line(book, held.points)
        + tab_prospects(book, company.tabs, at.turns)
        + pawn_prospects(book, company.tabs, company.built, at, likely)
        + track_prospects(book, company.tracks, company.away, ahead.events, ahead.near, at)
        + connection_prospects(book, held.cities, closed, levels(book, company.tracks), at.turns)
    )


def collections(company: Company, ahead: Outlook) -> float:
    """How often the income of projects may be taken yet; surely once where an employee is away."""
    found = 0.0
    for events, steps, away in zip(ahead.events, ahead.near, company.away, strict=True):
        found += RETURN * events
        if events and away:
            found += 1.0 - STEP * steps - RETURN
    return found


def _employees(book: Content, company: Company, ahead: Outlook, by: Outset) -> float:
    """Those in the company, and those who may come back."""
    moves = _moves(book, company, ahead)
    means = Means(by, moves, ahead.activates or moves > 0)
    worth = workforce(book, company.departments, company.standing, company.resting, means)
    for steps, away in zip(ahead.near, company.away, strict=True):
        if away and steps < FAR:
            worth += away * lobby(ahead.turns - AWAIT * steps)
    return worth + LEFT_OVER * moves


def _moves(book: Content, company: Company, ahead: Outlook) -> int:
    """Moves at hand: those left in the turn under way, or those of one that is certain to come."""
    if isinstance(ahead.turn, Moving | UsingHumanResources):
        return ahead.turn.moves
    if ahead.kind is Kind.HUMAN_RESOURCES and ahead.turn is None:
        return book.effects.moves * (1 + company.active_in(HUMAN_RESOURCES))
    return 0


def _under_way(book: Content, company: Company, ahead: Outlook, at: Rates) -> float:
    """What study points and the departments of this round's action can still do."""
    study = ahead.turn.study if isinstance(ahead.turn, Studying | UsingResearch) else 0
    found = at.study * study
    if ahead.kind is not None:
        worth, kinds = uses(book.effects, at), _kinds(book)
        found += sum(
            worth[department] * _uses_left(ahead, company, department, standing.bit_count())
            for department, standing in zip(company.departments, company.standing, strict=True)
            if standing and kinds[department] is ahead.kind
        )
    if ahead.kind is Kind.CONSTRUCTION:
        pawns = sum(waiting(book, company, project) for project in PROJECTS)
        found = min(found, BUILD_NOW * min(pawns, company.goods))
    return EAGER * found


def _uses_left(ahead: Outlook, company: Company, department: DepartmentId, active: int) -> int:
    """Uses of a department in this round's turn."""
    if isinstance(ahead.turn, Working):
        return 0 if department in AT_ONCE else ahead.turn.uses_left(company, department)
    return 0 if department == HUMAN_RESOURCES else active


@cache
def _kinds(book: Content) -> dict[DepartmentId, Kind]:
    return {key: found.kind for key, found in {**book.printed, **book.tiles}.items()}
