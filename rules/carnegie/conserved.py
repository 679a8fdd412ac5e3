"""What must hold at any table, for tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.carnegie.activation import salaries
from rules.carnegie.atlas import atlas
from rules.carnegie.state import Carnegie, Company
from rules.carnegie.terms import LOBBY, PROJECTS, REGIONS, Spot
from rules.core.contract import Seat


def losses(g: Carnegie) -> Iterator[str]:
    """Everything that is not conserved."""
    yield from _tiles(g)
    yield from _discs(g)
    yield from _final_boxes(g)
    checks = (
        _employees, _pawns, _negative, _tabs, _tracks, _slots, _departments, _projects, _donations, _chooser,
    )  # fmt: skip
    for seat, company in enumerate(g.companies):
        for check in checks:
            yield from (f"seat {seat}: {loss}" for loss in check(g, Seat(seat), company))


def _employees(g: Carnegie, seat: Seat, company: Company) -> Iterator[str]:
    """CAR-CMP-14, AMB-CAR-37."""
    there = company.supply + company.active_in_all + sum(company.resting) + sum(company.away)
    if there != g.book.employees:
        yield f"{there} employees"


def _exposed(g: Carnegie, company: Company) -> list[int]:
    """By type of project: how many circles of its tab are exposed; each got a pawn (CAR-RD-02, -11)."""
    tabs = zip(PROJECTS, company.tabs, strict=True)
    return [sum(each.pawn for each in g.book.tabs[project].positions[: at + 1]) for project, at in tabs]


def _pawns(g: Carnegie, seat: Seat, company: Company) -> Iterator[str]:
    """Score track, transport tracks, tabs and map, donations, supply (CAR-SET-11)."""
    there = 1 + len(g.book.tracks) + sum(_exposed(g, company)) + len(company.donations) + company.pawns
    if there != g.book.setup.pawns:
        yield f"{there} pawns"


def _negative(g: Carnegie, seat: Seat, company: Company) -> Iterator[str]:
    counts = (company.money, company.goods, company.supply, company.pawns, company.points)
    if min(*counts, *company.resting, *company.away, *company.built) < 0:
        yield "something is below 0"


def _tabs(g: Carnegie, seat: Seat, company: Company) -> Iterator[str]:
    """CAR-RD-10, CAR-CON-12."""
    if not _within(company.tabs, [len(g.book.tabs[each].positions) for each in PROJECTS]):
        yield f"tabs {company.tabs}"
    elif not _within(company.built, [exposed + 1 for exposed in _exposed(g, company)]):
        yield f"built {company.built} of {_exposed(g, company)} pawns"


def _tracks(g: Carnegie, seat: Seat, company: Company) -> Iterator[str]:
    """CAR-TRK-06."""
    if not _within(company.tracks, [len(g.book.tracks[each].boxes) for each in REGIONS]):
        yield f"tracks {company.tracks}"


def _within(found: Iterable[int], ends: Iterable[int]) -> bool:
    return all(0 <= at < end for at, end in zip(found, ends, strict=True))


def _slots(g: Carnegie, seat: Seat, company: Company) -> Iterator[str]:
    """CAR-CMP-03, -11, -12."""
    for place, standing in enumerate(company.standing):
        department = company.departments[place]
        if not 0 <= standing < 1 << len(salaries(g.book, department)):
            yield f"active employees {standing:b} in {department or 'a bare space'}"


def _departments(g: Carnegie, seat: Seat, company: Company) -> Iterator[str]:
    """The printed ones stay, nothing is there twice, all else is a tile (CAR-MGT-08, -09, -11)."""
    for printed, found in zip(
        (x for row in g.book.company.rows for x in row), company.departments, strict=True
    ):
        if found != printed and (printed or found not in g.book.tiles):
            yield f"{found!r} on the space of {printed!r}"
    there = [each for each in company.departments if each]
    if len(set(there)) != len(there) or LOBBY not in there:
        yield f"departments {there}"


def _projects(g: Carnegie, seat: Seat, company: Company) -> Iterator[str]:
    """The pawns on the map are those that left the tabs, on spots that take them (CAR-CON-06, -07)."""
    mine = [spot for (_, spot), holder in zip(atlas(g.book).spots, g.spots, strict=True) if holder == seat]
    fixed = [mine.count(Spot(project.value)) for project in PROJECTS]
    if len(mine) != sum(company.built) or not _within(fixed, [built + 1 for built in company.built]):
        yield f"spots {mine} for {company.built}"


def _donations(g: Carnegie, seat: Seat, company: Company) -> Iterator[str]:
    """CAR-DON-09."""
    if len(set(company.donations)) != len(company.donations) or not set(company.donations) <= set(
        g.book.donations
    ):
        yield f"donations {company.donations}"


def _chooser(g: Carnegie, seat: Seat, company: Company) -> Iterator[str]:
    """CAR-SET-13."""
    if company.chooser and not g.book.setup.seats[g.seats].choosers:
        yield "an Action Choice tile"


def _tiles(g: Carnegie) -> Iterator[str]:
    """The pool, what is built, and what has left the game (CAR-SET-04, CAR-MGT-12, -13)."""
    setup = g.book.setup
    built = [sum(key in company.departments for company in g.companies) for key in g.book.tiles]
    there = [left + gone for left, gone in zip(g.pool, built, strict=True)]
    if not _within(there, [setup.copies + 1] * len(there)) or min(g.pool) < 0:
        yield f"department tiles {there}"
    if sum(there) + setup.seats[g.seats].removed != setup.copies * len(there):
        yield f"{sum(there)} department tiles"


def _discs(g: Carnegie) -> Iterator[str]:
    """CAR-RND-06."""
    played = g.round - 1 if g.round and g.agenda else g.round
    if sum(g.discs) != played or not _within(g.discs, [len(row) + 1 for row in g.timeline]):
        yield f"discs {g.discs} in round {g.round}"


def _final_boxes(g: Carnegie) -> Iterator[str]:
    """CAR-TRK-04."""
    for region in REGIONS:
        last = len(g.book.tracks[region].boxes) - 1
        there = [seat for seat, company in enumerate(g.companies) if company.tracks[region.place] == last]
        if len(there) > 1:
            yield f"seats {there} in the final box of {region}"
