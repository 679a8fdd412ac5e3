"""What donations are worth as things stand (CAR-DON-15, CAR-FIN-15, DAT-CAR-10)."""

from __future__ import annotations

from functools import lru_cache

from rules.carnegie.catalog import Counted
from rules.carnegie.content import Content
from rules.carnegie.holdings import holdings
from rules.carnegie.network import levels
from rules.carnegie.state import Carnegie, Counts, put
from rules.carnegie.terms import KINDS, DepartmentId, DonationId, Level
from rules.core.contract import Seat

PLACES = {each: place for place, each in enumerate(Counted)}
"""The index of what a donation counts among all that donations count."""
WEALTH = (Counted.MONEY, Counted.GOODS, Counted.MONEY_AND_GOODS)
"""What is counted for one donation only."""


def counts(g: Carnegie, seat: Seat) -> Counts:
    """Everything that donations of a player would count now, in the order of `Counted`."""
    company, book, held = g.companies[seat], g.book, holdings(g, seat)
    built, railroads = company.built, levels(book, company.tracks).count(Level.RAILROAD)
    others = (held.small, railroads, len(company.donations), company.active_in_all)
    departments = _departments(book, company.departments)
    return (
        *departments,
        *built,
        built[0] + built[1],
        *held.regions,
        *others,
        company.money,
        company.goods,
        0,
        1,
    )


@lru_cache(maxsize=1024)
def _departments(book: Content, departments: tuple[DepartmentId, ...]) -> Counts:
    """By action and in all; the printed ones where donations count them, the Lobby never."""
    known = {**book.tiles, **(book.printed if book.scoring.printed_departments_count else {})}
    kinds = [known[each].kind for each in departments if each in known]
    return (*map(kinds.count, KINDS), len(kinds))


def donation_points(g: Carnegie, seat: Seat) -> int:
    """What all donations of a player are worth now, without a cap on the sum (CAR-FIN-16)."""
    return total(g.book, g.companies[seat].donations, counts(g, seat))


def worth_if_made(g: Carnegie, seat: Seat, donation: DonationId, paid: int) -> int:
    """What a donation would add for a player who has just paid for it, as things stand."""
    now, made = counts(g, seat), g.companies[seat].donations
    after = put(now, PLACES[Counted.DONATIONS], len(made) + 1)
    after = put(after, PLACES[Counted.MONEY], max(0, g.companies[seat].money - paid))
    return total(g.book, (*made, donation), after) - total(g.book, made, after)


def total(book: Content, made: tuple[DonationId, ...], found: Counts) -> int:
    """What donations are worth together to a company with these counts."""
    points, shared = 0, []
    for donation in made:
        each = book.donations[donation]
        if each.counts in WEALTH:
            shared.append((each.counts, each.points, each.each))
        else:
            sets = found[PLACES[each.counts]] // each.each
            points += min(book.scoring.caps.donation, each.points * sets)
    money, goods = found[PLACES[Counted.MONEY]], found[PLACES[Counted.GOODS]]
    return points + _split(tuple(shared), money, goods, book.scoring.caps.donation)


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
