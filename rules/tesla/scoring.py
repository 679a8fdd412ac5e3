"""Portfolios and ties (TVE-END)."""

from __future__ import annotations

from rules.core.contract import Score, Seat
from rules.tesla.content import CONTENT
from rules.tesla.edition import edition
from rules.tesla.names import company_name
from rules.tesla.state import WarOfCurrents

PREFERRED = CONTENT.setup.shares_per_preferred


def score(g: WarOfCurrents, seat: Seat) -> Score:
    """Every certificate at its price, the preferred one as four; cash breaks ties (TVE-END-01 to -07)."""
    parts = portfolio(g, seat)
    return Score(sum(value for _, value in parts), (g.companies[seat].cash,), parts)


def portfolio(g: WarOfCurrents, seat: Seat) -> tuple[tuple[str, int], ...]:
    """What the certificates of each company are worth."""
    company, parts = g.companies[seat], []
    if company.preferred:
        parts.append(
            (f"{company_name(company.key)} preferred", company.preferred * PREFERRED * g.prices[seat])
        )
    for of, held in enumerate(company.shares):
        if held:
            parts.append((f"{company_name(g.key(Seat(of)))} × {held}", held * g.prices[of]))
    return tuple(parts)


def scores(g: WarOfCurrents) -> dict[Seat, Score]:
    """Every seat's score by what the table plays by."""
    return {Seat(seat): edition(g).score(g, Seat(seat)) for seat in range(g.seats)}


def winners(g: WarOfCurrents) -> tuple[Seat, ...]:
    """Whoever has the most, by the tie-breaker among these (TVE-END-04, -05)."""
    found = scores(g)
    best = max((each.points, each.tie) for each in found.values())
    return tuple(seat for seat, each in found.items() if (each.points, each.tie) == best)
