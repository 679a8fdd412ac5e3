"""Claiming a project (TVE-PRJ)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from rules.core.contract import Action, Seat, Steps, player
from rules.tesla.atlas import PROJECTS, Project, atlas, skipped
from rules.tesla.content import CONTENT, RATINGS
from rules.tesla.crew import unusable
from rules.tesla.events import Fee, ProjectClaimed
from rules.tesla.fame import MODIFIERS
from rules.tesla.inventors import in_force
from rules.tesla.state import BULB, CityId, LuminaryId, Power, ProjectId, Technology, WarOfCurrents
from rules.tesla.stock import raise_price, raised
from rules.tesla.words import TECHNOLOGY_NAMES, listed, money, roman, signed

if TYPE_CHECKING:
    from rules.tesla.flow import TakingAction

POWERS = tuple(Power)


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
    """One fee per technology in use whose patent at the own level is another's (TVE-PRJ-25 to -31)."""
    found = []
    for technology in (Technology.BULB, Technology(power)):
        level = g.companies[me].levels[technology.place]
        holder = g.holder(technology.place, level)
        if holder is not None and holder != me:
            due = in_force(g.companies[me]).patent_fee(level)
            found.append(Fee(holder, technology, due))
    return tuple([fee for fee in found if fee.amount])


def means(g: WarOfCurrents, me: Seat) -> list[list[tuple[Power, int]]]:
    """By project level within reach: the power technologies that do, each with the fees of a claim."""
    levels, due = g.companies[me].levels, []
    for place, power in enumerate(POWERS):
        fee = sum([fee.amount for fee in fees(g, me, power)]) if _pays(g, me, place) else 0
        due.append((power, levels[place], fee))
    top = max([reached for _, reached, _ in due])
    return [[(power, fee) for power, reached, fee in due if reached >= level] for level in range(top + 1)]


def _pays(g: WarOfCurrents, me: Seat, place: int) -> bool:
    """Whether a patent in use is another's, before any ability."""
    levels, patents = g.companies[me].levels, g.patents
    bulb, power = patents[BULB][levels[BULB] - 1], patents[place][levels[place] - 1]
    return bulb not in (None, me) or power not in (None, me)


def workers(g: WarOfCurrents, me: Seat) -> list[tuple[LuminaryId, int, int, bool]]:
    """The luminaries that are ready: discount, the bulb level that counts, whether it is the inventor."""
    company, found = g.companies[me], []
    ability, inventor, bulb = in_force(company), company.inventor, company.levels[BULB]
    for each in company.ready:
        personally = each == inventor
        found.append(
            (each, RATINGS[each].finance * g.phase, ability.bulb(bulb, personally=personally), personally)
        )
    return found


def unsuited(
    g: WarOfCurrents, me: Seat, project: Project, luminary: LuminaryId, power: Power
) -> Iterator[str]:
    """Which technology is too low (TVE-PRJ-01 to -05)."""
    company = g.companies[me]
    levels, need = company.levels, roman(project.level)
    bulb = in_force(company).bulb(levels[BULB], personally=luminary == company.inventor)
    if bulb < project.level:
        yield f"{project.name} needs level {need} in bulb; yours is {roman(levels[BULB])}."
    if levels[power.place] < project.level:
        name = TECHNOLOGY_NAMES[Technology(power)]
        other = next(each for each in POWERS if each != power)
        has = f"{TECHNOLOGY_NAMES[Technology(other)]} is {roman(levels[other.place])}"
        fits = "which would do" if levels[other.place] >= project.level else "too low as well"
        yours = f"yours is {roman(levels[power.place])} ({has}, {fits})"
        yield f"{project.name} needs level {need} in {name}; {yours}."


def unknown(g: WarOfCurrents, key: ProjectId) -> Iterator[str]:
    """Why there is no such project to claim (TVE-PRJ-37, -38)."""
    project = PROJECTS.get(key)
    if project and project.city not in atlas(g.seats).between:
        yield f"{project.name} is not in this game: its area is not used with {g.seats} players."
    elif city := CONTENT.map.cities.get(CityId(key)):
        there = [each.key for each in PROJECTS.values() if each.city == CityId(key)]
        which = listed([each for each in there if g.owner(each) is None], "or")
        yield f"Say which project in {city.name}: {which}."
    elif not project:
        yield f"There is no project “{key}”."


class Claim(Action[WarOfCurrents, "TakingAction"], frozen=True):
    """Claim a project: pay the bank and patent fees, and gain stock."""

    verb = "claim"
    title = "Claim a project"
    exact = True

    project: ProjectId
    luminary: LuminaryId
    power: Power

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: TakingAction, me: Seat) -> Iterator[Claim]:
        """What can be claimed, the greatest gain first."""
        company, found = g.companies[me], []
        hands, able, cash = workers(g, me), means(g, me), company.cash
        away, reputation = skipped(g.seats, company.projects), in_force(company).reputation
        taken = {key for each in g.companies for key in each.projects}
        for project in atlas(g.seats).up_to[len(able) - 1]:
            key, level = project.key, project.level
            if key in taken:
                continue
            penalty = away[project.city] * g.phase
            for luminary, discount, bulb, personally in hands:
                if bulb < level:
                    continue
                due = reputation(penalty, personally=personally) if penalty else 0
                left = cash - max(0, project.cost + due - discount)
                for power, fee in able[level]:
                    if fee <= left:
                        found.append(cls(key, luminary, power))
        return iter(found)

    def objections(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> Iterator[str]:
        """TVE-PRJ-02 to -04, -33 to -38."""
        company, project = g.companies[me], PROJECTS.get(self.project)
        if wrong := list(unusable(company, self.luminary)):
            yield from wrong
        if project is None or project.city not in atlas(g.seats).between:
            yield from unknown(g, self.project)
            return
        if (owner := g.owner(self.project)) is not None:
            yield f"{project.name} is claimed already, by {player(owner)}."
        yield from unsuited(g, me, project, self.luminary, self.power)
        if not wrong:
            yield from self._unpaid(terms(g, me, project, self.luminary, self.power), company.cash, project)

    def _unpaid(self, due: Terms, cash: int, project: Project) -> Iterator[str]:
        """AMB-TVE-24: the whole bill is due before anything is gained."""
        if due.total > cash:
            parts = "".join(f", {money(fee.amount)} in fees to {player(fee.to)}" for fee in due.fees)
            bill = f"{project.name} costs {money(due.total)} ({money(due.bank)} to the bank{parts})"
            yield f"{bill}; you hold {money(cash)}."

    def apply(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> Steps:
        """TVE-PRJ-39 to -43."""
        project, company = PROJECTS[self.project], g.companies[me]
        due = terms(g, me, project, self.luminary, self.power)
        g.exhaust(me, self.luminary)
        g.settle_company(me, cash=company.cash - due.total, projects=(*company.projects, self.project))
        for fee in due.fees:
            g.pay(fee.to, fee.amount)
        price = raise_price(g, me, due.gain)
        done = ProjectClaimed(
            me, company.key, self.project, self.luminary, self.power, due.bank, due.fees, due.gain, price
        )
        g.tell(done)
        return ()

    def consequence(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> str:
        """The bill by receiver, and the gain by origin."""
        project = PROJECTS[self.project]
        due = terms(g, me, project, self.luminary, self.power)
        made = f"{due.cost}" + f"+{due.reputation} reputation" * bool(due.reputation)
        made += f"−{due.discount}" * bool(due.discount)
        how = f" ({made})" if made != str(due.bank) else ""
        paid = "".join(f", {money(fee.amount)} to {player(fee.to)}" for fee in due.fees)
        doubled = " (×2)" if project.level == CONTENT.setup.doubled_level else ""
        price, modifier = raised(g.prices[me], due.gain), due.gain - project.stock
        fame = f" ({signed(modifier)} fame)" if modifier else ""
        return f"{money(due.bank)}{how}{paid}; {signed(due.gain)}{doubled}{fame} to {price}"
