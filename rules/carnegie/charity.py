"""What donations, and the money for them, may be worth in the end."""

from __future__ import annotations

from functools import lru_cache

from rules.carnegie.catalog import Counted
from rules.carnegie.chart import price
from rules.carnegie.content import Content
from rules.carnegie.rates import GAME, Rates
from rules.carnegie.state import Carnegie, Counts
from rules.carnegie.terms import DonationId
from rules.carnegie.worth import PLACES, WEALTH, counts, total
from rules.core.contract import Seat

HOPE = 2.3
"""How far growth to come counts: a donation is chosen for what can still be done for it."""
GROWTH = {
    Counted.HUMAN_RESOURCES: 1.0, Counted.MANAGEMENT: 1.0, Counted.CONSTRUCTION: 1.0, Counted.RESEARCH: 1.0,
    Counted.DEPARTMENTS: 5.0, Counted.HOUSING: 3.0, Counted.COMMERCE: 2.5, Counted.INDUSTRY: 2.0,
    Counted.INFRASTRUCTURE: 1.5, Counted.HOUSING_OR_COMMERCE: 5.0, Counted.EAST: 3.0, Counted.MIDWEST: 2.5,
    Counted.SOUTH: 2.5, Counted.WEST: 2.5, Counted.SMALL_CITIES: 2.0, Counted.RAILROADS: 2.5,
    Counted.DONATIONS: 3.0, Counted.ACTIVE: 3.0, Counted.NOTHING: 0.0,
}  # fmt: skip
"""How much more there is to count after a whole game."""
SPARE = 0.6
"""How much of the money and goods now held may be left in the end."""
LEFT = {Counted.MONEY: 12, Counted.GOODS: 2, Counted.MONEY_AND_GOODS: 5}
"""How much of what is held in the end comes without any care."""
NEAR, PLAIN = 0.85, 0.3
"""A donation that can be paid, and a $ long before it can be given."""
LATE = 4.0
"""Rounds to come with which money counts half by the donations that it buys."""
ENOUGH = 2
"""Donation events to come that keep money worth what it is."""
LAST_ROUNDS = 6
"""Rounds in which money and goods are kept for the end."""


def donation_prospects(g: Carnegie, seat: Seat, events: int, at: Rates) -> float:
    """Donations made, those that money can still buy, and the money beyond."""
    company, book = g.companies[seat], g.book
    taken = frozenset(each for other in g.companies for each in other.donations)
    facts = counts(g, seat)[: PLACES[Counted.MONEY]]
    certain, hoped = _donations(book, facts, at.turns, company.donations, taken)
    wealth = _wealth(book, company.donations, company.money, company.goods, at.turns)
    best = hoped[: min(events, company.pawns)]
    return certain + wealth + _bought(company.money, price(g, seat), len(company.donations), best, at)


@lru_cache(maxsize=4096)
def _wealth(book: Content, made: tuple[DonationId, ...], money: int, goods: int, turns: int) -> int:
    """What donations that count money and goods may be worth."""
    mine = tuple(each for each in made if book.donations[each].counts in WEALTH)
    share = 1.0 - (1.0 - SPARE) * min(1.0, turns / LAST_ROUNDS)
    left = {Counted.MONEY: int(share * money), Counted.GOODS: int(share * goods)}
    return total(book, mine, tuple(left.get(each, 0) for each in Counted)) if mine else 0


@lru_cache(maxsize=4096)
def _donations(
    book: Content, facts: Counts, turns: int, mine: tuple[DonationId, ...], taken: frozenset[DonationId]
) -> tuple[float, tuple[float, ...]]:
    """What the donations made may be worth but for wealth, and each of the free ones, the best first."""
    likely = {key: _likely(book, key, facts, turns) for key in book.donations}
    certain = sum(likely[key] for key in mine if book.donations[key].counts not in WEALTH)
    return certain, tuple(sorted((likely[key] for key in likely if key not in taken), reverse=True))


def _likely(book: Content, key: DonationId, facts: Counts, turns: int) -> float:
    """What a donation may be worth by what there is to count now and how that grows."""
    donation, cap = book.donations[key], book.scoring.caps.donation
    counted = donation.counts
    if counted in WEALTH:
        return float(min(cap, donation.points * (LEFT[counted] // donation.each)))
    now = 1 if counted is Counted.NOTHING else facts[PLACES[counted]]
    return min(cap, donation.points * (now + HOPE * turns / GAME * GROWTH[counted]) / donation.each)


def _bought(money: int, due: int, made: int, hoped: tuple[float, ...], at: Rates) -> float:
    """Money buys the best donations one after the other; early it is just money."""
    each, worth, left = due / (made + 1), 0.0, float(money)
    for number, points in enumerate(hoped, start=made + 1):
        part = min(1.0, left / (each * number))
        worth += NEAR * points * part
        left -= part * each * number
        if left <= 0:
            break
    plain, late = min(1.0, len(hoped) / ENOUGH) * PLAIN * money, LATE / (LATE + at.turns)
    return late * (worth + at.money * left) + (1.0 - late) * plain
