"""The donation chart: who is where, and what the next donation costs (CAR-DON, DAT-CAR-10)."""

from __future__ import annotations

from rules.carnegie.state import Carnegie
from rules.carnegie.terms import DepartmentId, DonationId
from rules.core.contract import Seat

COMMUNICATIONS = DepartmentId("communications")


def owners(g: Carnegie, donation: DonationId) -> tuple[Seat, ...]:
    """Who has made a donation (CAR-DON-09)."""
    return tuple(Seat(seat) for seat, each in enumerate(g.companies) if donation in each.donations)


def claimed_by_me(g: Carnegie, me: Seat, donation: DonationId) -> bool:
    """Whether a player has made a donation already."""
    return donation in g.companies[me].donations


def free_donations(g: Carnegie) -> list[DonationId]:
    """The spaces that nobody holds."""
    taken = {donation for company in g.companies for donation in company.donations}
    return [key for key in g.book.donations if key not in taken]


def price(g: Carnegie, seat: Seat) -> int:
    """$5 for each donation up to this one, $3 with Communications (CAR-DON-04, -07, CAR-COM-01, -04)."""
    company, effects = g.companies[seat], g.book.effects
    each = effects.communications if company.active_in(COMMUNICATIONS) else effects.donation
    return each * (len(company.donations) + 1)
