"""Whether donations, connections, caps and prices fit together (DAT-CAR-05, -07, -10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby, pairwise

from rules.carnegie.content import Content
from rules.carnegie.soundness.faults import named_alike
from rules.carnegie.terms import BARE, Project
from rules.core.content import Fault, repeated


def _connections(content: Content) -> Iterator[Fault]:
    """CAR-LNK-05 to -08."""
    counts, points = content.connections.counts, content.connections.points
    for city, count in counts.items():
        if not count:
            yield "connections.toml", f"counts.{city}", "it does not count"
    if list(points) != list(range(2, sum(counts.values()) + 1)):
        yield "connections.toml", "points", f"they are not for 2 to {sum(counts.values())} cities"
    for key, each in points.items():
        if list(each) != sorted(each):
            yield "connections.toml", f"points.{key}", "a better level gives less"
    for (_, before), (key, each) in pairwise(points.items()):
        if any(more < less for less, more in zip(before, each, strict=True)):
            yield "connections.toml", f"points.{key}", "another city gives less"


def _donations(content: Content) -> Iterator[Fault]:
    """CAR-DON, CAR-FIN-15."""
    found, cap = content.donations, content.scoring.caps.donation
    for key, each in found.items():
        if not 1 <= each.points <= cap:
            yield "donations.toml", f"{key}.points", f"{each.points} VP are not 1 to {cap}"
    columns = [each.column for each in found.values()]
    if twice := repeated([column for column, _ in groupby(columns)]):
        yield "donations.toml", "column", f"the spaces of “{twice[0]}” do not stand together"
    if len(set(Counter(columns).values())) > 1:
        yield "donations.toml", "column", "the columns are not equally long"
    yield from named_alike("donations.toml", found)


def _caps(content: Content) -> Iterator[Fault]:
    """AMB-CAR-48: all these caps are what can be reached at most."""
    caps, company, setup = content.scoring.caps, content.company, content.setup
    free = [points * row.count(BARE) for row, points in zip(company.rows, company.points, strict=False)]
    ends = [tab.positions[-1].points for tab in content.tabs.values() if tab.positions]
    employees = len(content.printed) + setup.lobby + setup.supply
    for name, cap, most in (
        ("active", caps.active, employees * content.scoring.active),
        ("departments", caps.departments, sum(free)),
        ("tabs", caps.tabs, sum(ends)),
        ("connections", caps.connections, max(map(max, content.connections.points.values()), default=0)),
    ):
        if cap != most:
            yield "scoring.toml", f"caps.{name}", f"it is {cap}, but {most} VP can be reached"
    if (most := sum(_best(content, project) for project in content.tabs)) > caps.projects:
        yield "scoring.toml", "caps.projects", f"it is {caps.projects}, but {most} VP can be reached"


def _best(content: Content, project: Project) -> int:
    """The VP of all projects of a type on the best spots."""
    cities = content.map.cities.values()
    spots = sorted(
        (city.points for city in cities for spot in city.spots if spot.takes(project)), reverse=True
    )
    return sum(spots[: sum(each.pawn for each in content.tabs[project].positions)])


def _prices(content: Content) -> Iterator[Fault]:
    """CAR-COM-01, CAR-MGT-06, -07."""
    effects = content.effects
    if effects.communications >= effects.donation:
        yield "effects.toml", "communications", "donations do not become cheaper"
    if effects.build_staffed > effects.build_empty:
        yield "effects.toml", "build_staffed", "building where an employee is costs more than elsewhere"


CHECKS = (_connections, _donations, _caps, _prices)
