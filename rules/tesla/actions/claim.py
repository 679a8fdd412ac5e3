"""Claiming a project (TVE-PRJ)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta
from msgspec.structs import replace

from rules.core.contract import Action, Seat, Steps, player
from rules.core.words import listed
from rules.tesla.abilities import Ability
from rules.tesla.actions.terms import Terms, fee, priced, surcharges, terms
from rules.tesla.atlas import PROJECTS, Project, atlas, skipped
from rules.tesla.catalog import RATINGS
from rules.tesla.content import CONTENT
from rules.tesla.crew import unusable
from rules.tesla.edition import in_force
from rules.tesla.events import ProjectClaimed
from rules.tesla.state import BULB, CityId, LuminaryId, Power, ProjectId, Technology, WarOfCurrents
from rules.tesla.stock import raise_price, raised
from rules.tesla.words import TECHNOLOGY_NAMES, money, roman, signed

if TYPE_CHECKING:
    from rules.tesla.flow import TakingAction

POWERS = tuple(Power)
POWER = Meta(title="AC or DC", description="AC or DC, where both are high enough and it makes a difference")


Means = tuple[tuple[Power, int], ...]
"""Power technologies, each with the fees of a claim."""


def means(g: WarOfCurrents, me: Seat, ability: Ability) -> tuple[Means, ...]:
    """By project level within reach: the power technologies that do, each with fees that can be paid."""
    company, due = g.companies[me], []
    bulb, extra = fee(g, me, BULB), surcharges(ability, g.phase)
    for place, power in enumerate(POWERS):
        both = bulb + fee(g, me, place) + extra[place]
        if both <= company.cash:
            due.append((power, company.levels[place], both))
    return _by_level(tuple(due))


@lru_cache(maxsize=1024)
def _by_level(due: tuple[tuple[Power, int, int], ...]) -> tuple[Means, ...]:
    top = max((reached for _, reached, _ in due), default=0)
    return tuple(
        tuple((power, fee) for power, reached, fee in due if reached >= level) for level in range(top + 1)
    )


def workers(g: WarOfCurrents, me: Seat, ability: Ability) -> list[tuple[LuminaryId, int, int, bool]]:
    """The luminaries that are ready: discount, the bulb level that counts, whether it is the inventor."""
    company, found = g.companies[me], []
    inventor, bulb = company.inventor, company.levels[BULB]
    for each in company.ready:
        personally = each == inventor
        found.append(
            (each, RATINGS[each].finance * g.phase, ability.bulb(bulb, personally=personally), personally)
        )
    return found


def taken(g: WarOfCurrents, project: Project) -> Iterator[str]:
    """TVE-PRJ-35."""
    if (owner := g.owner(project.key)) is not None:
        yield f"{project.name} is claimed already, by {player(owner)}."


def unsuited(
    g: WarOfCurrents, me: Seat, project: Project, luminary: LuminaryId, power: Power | None
) -> Iterator[str]:
    """Which technology is too low (TVE-PRJ-01 to -05, -07)."""
    company = g.companies[me]
    levels = company.levels
    bulb = in_force(g, me).bulb(levels[BULB], personally=luminary == company.inventor)
    if bulb < project.level:
        yield f"{project.needs} in bulb; yours is {roman(levels[BULB])}."
    able = suited(g, me, project)
    if not able:
        ac, dc = (roman(levels[each.place]) for each in POWERS)
        yield f"{project.needs} in AC or DC; yours are AC {ac} and DC {dc}."
    elif power and power not in able:
        yours = f"yours is {roman(levels[power.place])}, but {power_name(able[0])} would do"
        yield f"{project.needs} in {power_name(power)}; {yours}."


def suited(g: WarOfCurrents, me: Seat, project: Project) -> list[Power]:
    """The power technologies that are high enough (TVE-PRJ-04, -32)."""
    levels = g.companies[me].levels
    return [each for each in POWERS if levels[each.place] >= project.level]


def power_name(power: Power) -> str:
    """“AC” or “DC”."""
    return TECHNOLOGY_NAMES[Technology(power)]


def city_of(word: str) -> CityId:
    """The city of this key or name, however it is spaced."""
    wanted = squeezed(word)
    cities = CONTENT.map.cities.items()
    return next((key for key, each in cities if wanted in (squeezed(key), squeezed(each.name))), CityId(word))


def squeezed(word: str) -> str:
    """Letters and digits only, in lower case."""
    return "".join(filter(str.isalnum, word)).casefold()


def unclaimed(g: WarOfCurrents, place: CityId) -> list[ProjectId]:
    """The projects of a city that nobody has claimed."""
    return [key for key, each in PROJECTS.items() if each.city == place and g.owner(key) is None]


def unknown(g: WarOfCurrents, key: ProjectId) -> Iterator[str]:
    """Why there is no such project to claim (TVE-PRJ-37, -38)."""
    place = PROJECTS[key].city if key in PROJECTS else city_of(key)
    city = CONTENT.map.cities.get(place)
    if city is None:
        yield f"There is no project “{key}”."
    elif place not in atlas(g.seats).between:
        name = PROJECTS[key].name if key in PROJECTS else city.name
        yield f"{name} is not in this game: its area is not used with {g.seats} players."
    elif there := unclaimed(g, place):
        yield f"Say which project in {city.name}: {listed([PROJECTS[each].name for each in there], 'or')}."
    else:
        yield f"Every project in {city.name} is claimed already."


class Claim(Action[WarOfCurrents, "TakingAction"], frozen=True):
    """Claim a project: pay the bank and patent fees, and gain stock."""

    verb = "claim"
    title = "Claim a project"
    exact = True
    granted = ("power",)

    project: ProjectId
    luminary: LuminaryId
    power: Annotated[Power | None, POWER] = None

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: TakingAction, me: Seat) -> Iterable[Claim]:
        """What can be claimed, the greatest gain first."""
        company, ability = g.companies[me], in_force(g, me)
        hands, able = workers(g, me, ability), means(g, me, ability)
        away = skipped(g.seats, company.projects)
        taken = {key for each in g.companies for key in each.projects}
        top = min(len(able) - 1, max([bulb for _, _, bulb, _ in hands], default=0))
        found = []
        for project in priced(ability, g.seats)[top]:
            if project.key in taken:
                continue
            level, rest = project.level, company.cash - project.cost
            penalty = away[project.city] * g.phase
            for luminary, discount, bulb, personally in hands:
                if bulb >= level:
                    due = ability.reputation(penalty, personally=personally) if penalty else 0
                    for power, fee in able[level]:
                        if fee <= rest + discount - due:
                            found.append(cls(project.key, luminary, power))
        return found

    def spelled_out(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> Claim:
        """What makes no difference need not be named: a city's only project, the power (TVE-PRJ-32)."""
        there = [self.project] if self.project in PROJECTS else unclaimed(g, city_of(self.project))
        meant = replace(self, project=there[0]) if len(there) == 1 else self
        if self.power or meant.project not in PROJECTS or self.luminary not in RATINGS:
            return meant
        project = PROJECTS[meant.project]
        ways = {power: terms(g, me, project, self.luminary, power) for power in suited(g, me, project)}
        alike = len({(each.fees_by_receiver, each.total, each.gain) for each in ways.values()}) == 1
        return replace(meant, power=next(iter(ways))) if alike else meant

    def objections(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> Iterator[str]:
        """TVE-PRJ-02 to -04, -33 to -38."""
        company, project = g.companies[me], PROJECTS.get(self.project)
        yield from (wrong := list(unusable(company, self.luminary)))
        if project is None or project.city not in atlas(g.seats).between:
            yield from unknown(g, self.project)
            return
        closed = [*taken(g, project), *unsuited(g, me, project, self.luminary, self.power)]
        yield from closed
        if not wrong and self.power:
            yield from self._unpaid(terms(g, me, project, self.luminary, self.power), company.cash, project)
        elif not wrong and not closed:
            able = suited(g, me, project)
            ways = [f"by {power_name(each)} ({self._gist(g, me, project, each)})" for each in able]
            yield f"{project.name} can be claimed {listed(ways, 'or')}; say which."

    def _unpaid(self, due: Terms, cash: int, project: Project) -> Iterator[str]:
        """AMB-TVE-24: the whole bill is due before anything is gained."""
        if due.total > cash:
            parts = "".join(f", {money(fee.amount)} in fees to {player(fee.to)}" for fee in due.fees)
            parts += f", {money(due.tribute)} to the owner of the event" * bool(due.tribute)
            of_it = f", {money(due.levy)} of it for the event" * bool(due.levy)
            bill = f"{project.name} costs {money(due.total)} ({money(due.bank)} to the bank{of_it}{parts})"
            yield f"{bill}; you hold {money(cash)}."

    def apply(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> Steps:
        """TVE-PRJ-39 to -43."""
        assert self.power is not None
        project, company = PROJECTS[self.project], g.companies[me]
        ability, due = in_force(g, me), terms(g, me, project, self.luminary, self.power)
        g.exhaust(me, self.luminary)
        g.settle_company(me, cash=company.cash - due.total, projects=(*company.projects, self.project))
        for each in due.fees:
            g.pay(each.to, each.amount)
        price = raise_price(g, me, due.gain)
        done = ProjectClaimed(
            me, company.key, self.project, self.luminary, self.power, due.bank, due.fees, due.gain, price
        )
        g.tell(done)
        return ability.claimed(g, me)

    def consequence(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> str:
        """The bill by receiver, and the gain by origin."""
        assert self.power is not None
        return self._gist(g, me, PROJECTS[self.project], self.power)

    @classmethod
    def in_common(cls, g: WarOfCurrents, at: TakingAction, me: Seat, found: Sequence[Claim]) -> str:
        """What a project costs and gains, whoever claims it and by whichever power."""
        project, *others = {each.project for each in found}
        if others:
            return ""
        due = [terms(g, me, PROJECTS[project], each.luminary, each.power) for each in found if each.power]
        costs, gains = sorted({each.total for each in due}), sorted({each.gain for each in due})
        cost = money(costs[0]) + f" to {money(costs[-1])}" * (len(costs) > 1)
        paid = sorted({each.fees_by_receiver for each in due})
        fees = "".join(f", of it {money(amount)} to {player(to)}" for to, amount in paid[0])
        fees = fees if len(paid) == 1 else " with fees"
        return f"{cost}{fees}; {signed(gains[0])}" + f" to {signed(gains[-1])}" * (len(gains) > 1)

    def _gist(self, g: WarOfCurrents, me: Seat, project: Project, power: Power) -> str:
        due = terms(g, me, project, self.luminary, power)
        made = f"{due.cost}" + f"+{due.reputation} reputation" * bool(due.reputation)
        made += f"−{due.discount}" * bool(due.discount) + f"+{due.levy} event" * bool(due.levy)
        how = f" ({made})" if made != str(due.bank) else ""
        paid = "".join(f", {money(fee.amount)} to {player(fee.to)}" for fee in due.fees)
        doubled = " (×2)" if project.level == CONTENT.setup.doubled_level else ""
        paid += f", {money(due.tribute)} to the event’s owner" * bool(due.tribute)
        price, cards = raised(g.prices[me], due.gain), due.gain - due.fame - project.stock
        fame = f" ({signed(due.fame)} fame)" * bool(due.fame) + f" ({signed(cards)} cards)" * bool(cards)
        return f"{money(due.bank)}{how}{paid}; {signed(due.gain)}{doubled}{fame} to {price}"
