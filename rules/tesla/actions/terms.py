"""What a claim costs and gains: bank, reputation, discount, patent fees, stock (TVE-PRJ-10 to -31)."""

from __future__ import annotations

from msgspec import Struct

from rules.core.contract import Seat
from rules.tesla.atlas import Project, skipped
from rules.tesla.content import RATINGS
from rules.tesla.events import Fee
from rules.tesla.fame import MODIFIERS
from rules.tesla.inventors import in_force
from rules.tesla.state import LuminaryId, Power, Technology, WarOfCurrents


class Terms(Struct, frozen=True):
    """What a claim costs and gains."""

    cost: int
    reputation: int
    discount: int
    fees: tuple[Fee, ...]
    gain: int

    @property
    def bank(self) -> int:
        """What the bank gets (TVE-PRJ-20, AMB-TVE-17)."""
        return max(0, self.cost + self.reputation - self.discount)

    @property
    def total(self) -> int:
        """Bank and fees (TVE-PRJ-33)."""
        return self.bank + sum(fee.amount for fee in self.fees)


def terms(g: WarOfCurrents, me: Seat, project: Project, luminary: LuminaryId, power: Power) -> Terms:
    """The terms of a claim."""
    return Terms(
        project.cost,
        reputation(g, me, project, luminary),
        RATINGS[luminary].finance * g.phase,
        fees(g, me, power),
        max(0, project.stock + MODIFIERS[g.current][power.place]),
    )


def reputation(g: WarOfCurrents, me: Seat, project: Project, luminary: LuminaryId) -> int:
    """The regional reputation penalty (TVE-PRJ-10 to -18)."""
    company = g.companies[me]
    penalty = skipped(g.seats, company.projects)[project.city] * g.phase
    return in_force(company).reputation(penalty, personally=luminary == company.inventor)


def fees(g: WarOfCurrents, me: Seat, power: Power) -> tuple[Fee, ...]:
    """The fees of a claim, bulb first."""
    found = []
    for technology in (Technology.BULB, Technology(power)):
        if due := fee(g, me, technology.place):
            holder = g.holder(technology.place, g.companies[me].levels[technology.place])
            assert holder is not None
            found.append(Fee(holder, technology, due))
    return tuple(found)


def fee(g: WarOfCurrents, me: Seat, place: int) -> int:
    """Due for a technology in use whose patent at the own level is another's (TVE-PRJ-25 to -31)."""
    company = g.companies[me]
    level = company.levels[place]
    holder = g.patents[place][level - 1]
    return 0 if holder is None or holder == me else in_force(company).patent_fee(level)
