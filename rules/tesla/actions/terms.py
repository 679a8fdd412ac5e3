"""What a claim costs and gains: bank, reputation, discount, patent fees, stock (TVE-PRJ-10 to -31)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from rules.core.contract import Seat
from rules.tesla.abilities import Ability
from rules.tesla.atlas import Project, atlas, skipped
from rules.tesla.catalog import RATINGS
from rules.tesla.edition import in_force
from rules.tesla.events import Fee
from rules.tesla.fame import MODIFIERS
from rules.tesla.state import LuminaryId, Power, Technology, WarOfCurrents


class Terms(Struct, frozen=True):
    """What a claim costs and gains."""

    cost: int
    reputation: int
    discount: int
    fees: tuple[Fee, ...]
    gain: int
    fame: int = 0
    """The part of the gain that the AC/DC fame track makes."""
    levy: int = 0
    """Paid to the bank beyond all discounts."""
    tribute: int = 0
    """Paid to the owner of the event."""

    @property
    def bank(self) -> int:
        """What the bank gets (TVE-PRJ-20, AMB-TVE-17)."""
        return max(0, self.cost + self.reputation - self.discount) + self.levy

    @property
    def fees_by_receiver(self) -> tuple[tuple[Seat, int], ...]:
        """Every receiver with all of its fees."""
        to = sorted({fee.to for fee in self.fees})
        return tuple((seat, sum(fee.amount for fee in self.fees if fee.to == seat)) for seat in to)

    @property
    def total(self) -> int:
        """Bank, fees and tribute (TVE-PRJ-33)."""
        return self.bank + sum(fee.amount for fee in self.fees) + self.tribute


def terms(g: WarOfCurrents, me: Seat, project: Project, luminary: LuminaryId, power: Power) -> Terms:
    """The terms of a claim."""
    ability = in_force(g, me)
    fame = ability.modifier(MODIFIERS[g.current][power.place], power=power)
    return Terms(
        ability.cost(project.cost, project=project),
        reputation(g, me, project, luminary),
        RATINGS[luminary].finance * g.phase,
        fees(g, me, power),
        max(0, ability.stock(project.stock, project=project, power=power) + fame),
        fame,
        ability.levy(0, power=power, phase=g.phase),
        ability.tribute(0),
    )


@lru_cache(maxsize=8192)
def surcharges(ability: Ability, phase: int) -> tuple[int, ...]:
    """What claims by each power technology cost whoever has an ability beyond costs, penalties and fees."""
    return tuple(ability.levy(ability.tribute(0), power=power, phase=phase) for power in Power)


@lru_cache(maxsize=8192)
def priced(ability: Ability, seats: int) -> tuple[tuple[Project, ...], ...]:
    """The projects up to each level, at what they cost under an ability."""
    plain = atlas(seats).up_to
    if not ability.bends("cost"):
        return plain
    return tuple(
        tuple(replace(each, cost=ability.cost(each.cost, project=each)) for each in level) for level in plain
    )


def reputation(g: WarOfCurrents, me: Seat, project: Project, luminary: LuminaryId) -> int:
    """The regional reputation penalty (TVE-PRJ-10 to -18)."""
    company = g.companies[me]
    penalty = skipped(g.seats, company.projects)[project.city] * g.phase
    return in_force(g, me).reputation(penalty, personally=luminary == company.inventor)


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
    return 0 if holder is None or holder == me else in_force(g, me).patent_fee(level)
