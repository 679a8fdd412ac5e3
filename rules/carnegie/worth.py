"""What donations are worth as things stand (CAR-DON-15, CAR-FIN-15, DAT-CAR-10)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rules.carnegie.catalog import Counted, Donation
from rules.carnegie.content import Content
from rules.carnegie.holdings import holdings
from rules.carnegie.network import levels
from rules.carnegie.state import Carnegie, Company
from rules.carnegie.terms import KINDS, PROJECTS, REGIONS, DonationId, Level, Project
from rules.core.contract import Seat

WEALTH = (Counted.MONEY, Counted.GOODS, Counted.MONEY_AND_GOODS)
"""What is counted for one donation only."""


class Means(Struct, frozen=True):
    """What a company has that donations count."""

    counts: dict[Counted, int]
    money: int
    goods: int


def means(g: Carnegie, seat: Seat) -> Means:
    """Everything that donations of a player would count now."""
    company, book, held = g.companies[seat], g.book, holdings(g, seat)
    counts = _departments(book, company) | {
        Counted(each.value): company.built[each.place] for each in PROJECTS
    }
    counts |= {Counted(each.value): held.regions[each.place] for each in REGIONS}
    counts[Counted.HOUSING_OR_COMMERCE] = sum(
        company.built[each.place] for each in (Project.HOUSING, Project.COMMERCE)
    )
    counts[Counted.SMALL_CITIES] = held.small
    counts[Counted.RAILROADS] = levels(book, company.tracks).count(Level.RAILROAD)
    counts[Counted.DONATIONS] = len(company.donations)
    counts[Counted.ACTIVE] = company.active_in_all
    counts[Counted.NOTHING] = 1
    return Means(counts, company.money, company.goods)


def _departments(book: Content, company: Company) -> dict[Counted, int]:
    """By action and in all; the printed ones where donations count them, the Lobby never."""
    known = {**book.tiles, **(book.printed if book.scoring.printed_departments_count else {})}
    kinds = [known[each].kind for each in company.departments if each in known]
    return {Counted(kind.value): kinds.count(kind) for kind in KINDS} | {Counted.DEPARTMENTS: len(kinds)}


def donation_points(g: Carnegie, seat: Seat) -> int:
    """What all donations of a player are worth now, without a cap on the sum (CAR-FIN-16)."""
    return total(g.book, g.companies[seat].donations, means(g, seat))


def worth_if_made(g: Carnegie, seat: Seat, donation: DonationId, paid: int) -> int:
    """What a donation would add for a player who has just paid for it, as things stand."""
    found, made = means(g, seat), g.companies[seat].donations
    counts = {**found.counts, Counted.DONATIONS: len(made) + 1}
    after = Means(counts, max(0, found.money - paid), found.goods)
    return total(g.book, (*made, donation), after) - total(g.book, made, after)


def total(book: Content, made: tuple[DonationId, ...], found: Means) -> int:
    """What donations are worth to a company with these means."""
    donations = [book.donations[each] for each in made]
    certain = sum(_capped(book, each, found) for each in donations if each.counts not in WEALTH)
    shared = tuple((each.counts, each.points, each.each) for each in donations if each.counts in WEALTH)
    return certain + _split(shared, found.money, found.goods, book.scoring.caps.donation)


def _capped(book: Content, donation: Donation, found: Means) -> int:
    """CAR-FIN-15."""
    sets = found.counts[donation.counts] // donation.each
    return min(book.scoring.caps.donation, donation.points * sets)


@lru_cache(maxsize=4096)
def _split(shared: tuple[tuple[Counted, int, int], ...], money: int, goods: int, cap: int) -> int:
    """The most that $ and goods can give when each counts for one donation only."""
    if not shared:
        return 0
    (counted, points, each), rest = shared[0], shared[1:]
    dollars = 0 if counted is Counted.GOODS else each
    cubes = {Counted.MONEY: 0, Counted.GOODS: each, Counted.MONEY_AND_GOODS: 1}[counted]
    most, best = min(-(-cap // points), _sets(money, dollars), _sets(goods, cubes)), 0
    for sets in range(most, -1, -1) if rest else (most,):
        others = _split(rest, money - sets * dollars, goods - sets * cubes, cap)
        best = max(best, min(cap, points * sets) + others)
    return best


def _sets(held: int, each: int) -> int:
    """How many sets there are of what is needed for each; without bound of what is not needed."""
    return held // each if each else held + 10**6
