"""Points for shares, cash, headquarters and Works (PU-SCO)."""

from __future__ import annotations

from rules.core.contract import Score, Seat
from rules.tesla.edition import in_force
from rules.tesla.names import company_name
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.headquarters import worth
from rules.tesla.scoring import PREFERRED
from rules.tesla.state import WarOfCurrents

SHARES, CASH = EXPANSION.setup.share_points, EXPANSION.setup.cash_points


def ranked(g: WarOfCurrents, amounts: tuple[int, ...]) -> list[Seat]:
    """The companies in play from the highest amount down, ties by the present fame track (PU-SCO-05, -09)."""
    return sorted(g.order(), key=lambda seat: -amounts[seat])


def share_points(g: WarOfCurrents) -> dict[Seat, int]:
    """Points for each share of each company, by the rank of its price (PU-SCO-02, -03)."""
    return dict(zip(ranked(g, g.prices), SHARES, strict=False))


def cash_points(g: WarOfCurrents) -> dict[Seat, int]:
    """Points for the rank of everybody's cash (PU-SCO-07)."""
    return dict(zip(ranked(g, tuple([each.cash for each in g.companies])), CASH, strict=False))


def score(g: WarOfCurrents, seat: Seat) -> Score:
    """All points; ties go to whoever is higher on the present fame track (PU-SCO-01, -16)."""
    if not g.companies[seat].drafted:
        return Score(0, (-g.present[seat],))
    parts = tuple(part for part in (*_shares(g, seat), *_others(g, seat)) if part[1])
    return Score(sum(points for _, points in parts), (-g.present[seat],), parts)


def _shares(g: WarOfCurrents, seat: Seat) -> list[tuple[str, int]]:
    """PU-SCO-04."""
    company, each = g.companies[seat], share_points(g)
    parts = [(f"{company_name(company.key)} preferred", PREFERRED * each[seat])]
    for of, held in enumerate(company.shares):
        if held:
            parts.append((f"{company_name(g.key(Seat(of)))} × {held}", held * each[Seat(of)]))
    return parts


def _others(g: WarOfCurrents, seat: Seat) -> list[tuple[str, int]]:
    """PU-SCO-07 to -15."""
    return [
        ("Cash", cash_points(g)[seat]),
        ("Headquarters", worth(len(g.companies[seat].developed))),
        ("Works", in_force(g, seat).points(0, g=g, seat=seat)),
    ]
