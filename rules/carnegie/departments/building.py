"""Building projects: Construction, Engineering and Construction Outsourcing (CAR-CON, CAR-ENG, CAR-OUT)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar, Self

from msgspec import Meta
from msgspec.structs import replace

from rules.carnegie.catalog import Gain
from rules.carnegie.departments.use import meant, send, usable, uses_then
from rules.carnegie.events import Cause, ProjectBuilt
from rules.carnegie.gains import receive
from rules.carnegie.names import department_name
from rules.carnegie.spots import free_spot, no_place, occupy, open_sites
from rules.carnegie.state import Carnegie
from rules.carnegie.tabs import circles, waiting
from rules.carnegie.terms import PROJECTS, CityId, DepartmentId, Kind, Project, Region, Size
from rules.carnegie.tracks import transport_bonus
from rules.carnegie.words import PROJECT_NAMES, REGION_NAMES, gained, goods, money
from rules.carnegie.working import UsingConstruction, unusable
from rules.core.contract import Action, Seat, Steps
from rules.core.words import listed

CONSTRUCTION = DepartmentId("construction")
ENGINEERING = DepartmentId("engineering")
OUTSOURCING = DepartmentId("outsourcing")
BUILDERS = (CONSTRUCTION, ENGINEERING, OUTSOURCING)


def cubes(g: Carnegie, department: DepartmentId, project: Project) -> int:
    """The goods of a project (CAR-CON-02, -03, CAR-ENG-01, -02)."""
    return g.book.effects.engineering if department == ENGINEERING else g.book.tabs[project].goods


def dollars(g: Carnegie, department: DepartmentId) -> int:
    """The money of a project (CAR-OUT-01)."""
    return g.book.effects.outsourcing if department == OUTSOURCING else 0


class Construct(Action[Carnegie, UsingConstruction], frozen=True):
    """Build a project from one of your tabs with Construction, Engineering or Construction Outsourcing."""

    verb = "construct"
    title = "Build a project"
    belongs: ClassVar[Kind] = Kind.CONSTRUCTION
    exact = True

    project: Annotated[Project, Meta(description="Type of project")]
    city: CityId
    department: Annotated[DepartmentId | None, Meta(description="Department; unsaid: the one in use")] = None
    region: Annotated[
        Region | None, Meta(description="Where an employee is sent; unsaid: the city's region")
    ] = None

    @classmethod
    def candidates(cls, g: Carnegie, at: UsingConstruction, me: Seat) -> Iterator[Self]:
        """What can be built, in the cities worth the most first."""
        company = g.companies[me]
        for department in BUILDERS:
            if not usable(g, at, me, department) or company.money < dollars(g, department):
                continue
            for project in PROJECTS:
                if waiting(g.book, company, project) and cubes(g, department, project) <= company.goods:
                    for city, region in open_sites(g, project):
                        yield cls(project, city, department, None if department == OUTSOURCING else region)

    def spelled_out(self, g: Carnegie, at: UsingConstruction, me: Seat) -> Self:
        """The department in use or else the only one; the region follows from the city."""
        department = self.department or meant(g, at, me, BUILDERS)
        city = g.book.map.cities.get(self.city)
        unsaid = city is not None and self.region is None and department not in (None, OUTSOURCING)
        region = city.region if city and unsaid else self.region
        return replace(self, department=department, region=region)

    def objections(self, g: Carnegie, at: UsingConstruction, me: Seat) -> Iterator[str]:
        """CAR-CON-04 to -12, CAR-ENG-03, -05, CAR-OUT-02, -04."""
        company, name = g.companies[me], PROJECT_NAMES[self.project]
        if self.department not in BUILDERS:
            yield self._no_builder(g)
        else:
            yield from unusable(g, at, me, self.department)
            yield from self._unpaid(g, me, self.department)
            yield from self._misdirected(g)
        if not waiting(g.book, company, self.project):
            yield f"You have no {name} pawn waiting on your tab."
        yield from no_place(g, self.city, self.project)

    def _no_builder(self, g: Carnegie) -> str:
        builders = listed([department_name(g.book, each) for each in BUILDERS], "or")
        if self.department is None:
            return f"Say which department builds it: {builders}."
        return f"{department_name(g.book, self.department)} builds no projects; that is for {builders}."

    def _unpaid(self, g: Carnegie, me: Seat, department: DepartmentId) -> Iterator[str]:
        company, due, price = g.companies[me], cubes(g, department, self.project), dollars(g, department)
        if due > company.goods:
            yield f"{PROJECT_NAMES[self.project]} needs {goods(due)}, you have {company.goods}."
        if price > company.money:
            who = department_name(g.book, department)
            yield f"{who} costs {money(price)}, you have {money(company.money)}."

    def _misdirected(self, g: Carnegie) -> Iterator[str]:
        """CAR-CON-05, CAR-OUT-01."""
        city = g.book.map.cities.get(self.city)
        if self.department == OUTSOURCING:
            if self.region:
                yield f"{department_name(g.book, OUTSOURCING)} sends nobody; name no region."
        elif city and self.region is not city.region:
            other = f", not in the {REGION_NAMES[self.region]}" if self.region else ""
            yield f"{city.name} is in the {REGION_NAMES[city.region]}{other}: send your employee there."

    def apply(self, g: Carnegie, at: UsingConstruction, me: Seat) -> Steps:
        """Send, pay, place, and then the bonus of a small city (CAR-CON-01, -10, AMB-CAR-27)."""
        company, department, spot = g.companies[me], self.department, free_spot(g, self.city, self.project)
        assert department is not None
        assert spot is not None
        due, price = cubes(g, department, self.project), dollars(g, department)
        if self.region:
            send(g, me, department, self.region)
        g.pay(me, money=price, goods=due)
        occupy(g, me, spot, self.project)
        g.tell(ProjectBuilt(me, department, self.project, self.city, due, price))
        return (*small_city_bonus(g, me, self.city), at.after_use(company, department))

    @classmethod
    def in_common(cls, g: Carnegie, at: UsingConstruction, me: Seat, found: Sequence[Self]) -> str:
        """What a type of project costs everywhere, and the income that it opens."""
        bill, *others = {(each.project, each.bill(g, me)) for each in found}
        return "" if others else f"{bill[1]}; income {gained(found[0].opened(g, me))}"

    def opened(self, g: Carnegie, me: Seat) -> Gain:
        """The income that is a player's from then on."""
        place = self.project.place
        return circles(g.book)[place][g.companies[me].built[place]].income

    def consequence(self, g: Carnegie, at: UsingConstruction, me: Seat) -> str:
        """Cost and what is left; the income that opens, the bonus, and the uses that are left."""
        assert self.department is not None
        company, city = g.companies[me], g.book.map.cities[self.city]
        bonus = transport_bonus(g, me, city.region)
        bonus = replace(bonus, employees=min(bonus.employees, company.supply))
        now = f"; +{gained(bonus)} now" if city.size is Size.SMALL else ""
        then = uses_then(g, at, me, self.department)
        return f"{self.bill(g, me)}; income {gained(self.opened(g, me))}{now}; {then}"

    def bill(self, g: Carnegie, me: Seat) -> str:
        """“1 goods, 3 left”, “1 goods + $4, 3 goods + $8 left”."""
        assert self.department is not None
        company = g.companies[me]
        due, price = cubes(g, self.department, self.project), dollars(g, self.department)
        if not price:
            return f"{goods(due)}, {company.goods - due} left"
        rest = f"{goods(company.goods - due)} + {money(company.money - price)} left"
        return f"{goods(due)} + {money(price)}, {rest}"


def small_city_bonus(g: Carnegie, me: Seat, city: CityId) -> Steps:
    """Every small city pays the region's transport bonus at once (CAR-CON-08, -09)."""
    found = g.book.map.cities[city]
    if found.size is not Size.SMALL:
        return ()
    return receive(g, me, [transport_bonus(g, me, found.region)], Cause.TRANSPORT, found.region)
