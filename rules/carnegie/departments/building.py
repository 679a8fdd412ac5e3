"""Building projects: Construction, Engineering and Construction Outsourcing (CAR-CON, CAR-ENG, CAR-OUT)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Self

from msgspec import Meta
from msgspec.structs import replace

from rules.carnegie.departments.use import send, usable, uses_then
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

CONSTRUCTION = DepartmentId("construction")
ENGINEERING = DepartmentId("engineering")
OUTSOURCING = DepartmentId("outsourcing")


class Building(Action[Carnegie, UsingConstruction], frozen=True):
    """Build a project with a pawn from one of your tabs."""

    belongs: ClassVar[Kind] = Kind.CONSTRUCTION
    exact = True
    department: ClassVar[DepartmentId]

    project: Annotated[Project, Meta(description="Type of project")]
    city: CityId

    @classmethod
    def cubes(cls, g: Carnegie, project: Project) -> int:
        """The goods of a project (CAR-CON-02, -03)."""
        return g.book.tabs[project].goods

    @classmethod
    def dollars(cls, g: Carnegie) -> int:
        """The money of a project."""
        return 0

    @classmethod
    def candidates(cls, g: Carnegie, at: UsingConstruction, me: Seat) -> Iterator[Self]:
        """What can be built, in the cities worth the most first."""
        company = g.companies[me]
        if not usable(g, at, me, cls.department) or company.money < cls.dollars(g):
            return
        for project in PROJECTS:
            if waiting(g.book, company, project) and cls.cubes(g, project) <= company.goods:
                for city, region in open_sites(g, project):
                    yield cls.in_city(project, city, region)

    @classmethod
    def in_city(cls, project: Project, city: CityId, region: Region) -> Self:
        """The action for a project in a city."""
        return cls(project, city)

    def objections(self, g: Carnegie, at: UsingConstruction, me: Seat) -> Iterator[str]:
        """CAR-CON-04 to -12, CAR-ENG-03, -05, CAR-OUT-02, -04."""
        company, due = g.companies[me], self.cubes(g, self.project)
        name = PROJECT_NAMES[self.project]
        yield from unusable(g, at, me, self.department)
        if not waiting(g.book, company, self.project):
            yield f"You have no {name} pawn waiting on your tab."
        yield from no_place(g, self.city, self.project)
        yield from self.misdirected(g)
        if due > company.goods:
            yield f"{name} needs {goods(due)}, you have {company.goods}."
        if self.dollars(g) > company.money:
            who = department_name(g.book, self.department)
            yield f"{who} costs {money(self.dollars(g))}, you have {money(company.money)}."

    def misdirected(self, g: Carnegie) -> Iterator[str]:
        """What is wrong about where the employee goes."""
        yield from ()

    def leave(self, g: Carnegie, me: Seat) -> None:
        """The employee goes on a mission, where the department demands it."""

    def apply(self, g: Carnegie, at: UsingConstruction, me: Seat) -> Steps:
        """Send, pay, place, and then the bonus of a small city (CAR-CON-01, -10, AMB-CAR-27)."""
        company, due, dollars = g.companies[me], self.cubes(g, self.project), self.dollars(g)
        spot = free_spot(g, self.city, self.project)
        assert spot is not None
        self.leave(g, me)
        g.pay(me, money=dollars, goods=due)
        occupy(g, me, spot, self.project)
        g.tell(ProjectBuilt(me, self.department, self.project, self.city, due, dollars))
        return (*small_city_bonus(g, me, self.city), at.after_use(company, self.department))

    def consequence(self, g: Carnegie, at: UsingConstruction, me: Seat) -> str:
        """Cost and what is left; VP, the income that opens, the bonus, and the uses that are left."""
        company, city = g.companies[me], g.book.map.cities[self.city]
        due, dollars = self.cubes(g, self.project), self.dollars(g)
        if dollars:
            rest = f"{goods(company.goods - due)} + {money(company.money - dollars)} left"
            bill = f"{goods(due)} + {money(dollars)}, {rest}"
        else:
            bill = f"{goods(due)}, {company.goods - due} left"
        opened = circles(g.book)[self.project.place][company.built[self.project.place]].income
        bonus = transport_bonus(g, me, city.region)
        bonus = replace(bonus, employees=min(bonus.employees, company.supply))
        now = f"; +{gained(bonus)} now" if city.size is Size.SMALL else ""
        then = uses_then(g, at, me, self.department)
        return f"{bill}; {city.points} VP, income {gained(opened)}{now}; {then}"


def small_city_bonus(g: Carnegie, me: Seat, city: CityId) -> Steps:
    """Every small city pays the region's transport bonus at once (CAR-CON-08, -09)."""
    found = g.book.map.cities[city]
    if found.size is not Size.SMALL:
        return ()
    return receive(g, me, [transport_bonus(g, me, found.region)], Cause.TRANSPORT, found.region)


class SentBuilding(Building, frozen=True):
    """Send an employee on a mission and build a project in that region."""

    region: Annotated[Region | None, Meta(description="Where the employee goes; unsaid: the city's")] = None

    @classmethod
    def in_city(cls, project: Project, city: CityId, region: Region) -> Self:
        """The employee goes to the city's region."""
        return cls(project, city, region)

    def spelled_out(self, g: Carnegie, at: UsingConstruction, me: Seat) -> Self:
        """The region follows from the city."""
        city = g.book.map.cities.get(self.city)
        return replace(self, region=city.region) if city and self.region is None else self

    def misdirected(self, g: Carnegie) -> Iterator[str]:
        """CAR-CON-05."""
        city = g.book.map.cities.get(self.city)
        if city and self.region is not city.region:
            other = f", not in the {REGION_NAMES[self.region]}" if self.region else ""
            yield f"{city.name} is in the {REGION_NAMES[city.region]}{other}: send your employee there."

    def leave(self, g: Carnegie, me: Seat) -> None:
        """CAR-MIS-01."""
        assert self.region is not None
        send(g, me, self.department, self.region)


class Construct(SentBuilding, frozen=True):
    """Send an employee from Construction to a region and build a project there for 1 or 2 goods."""

    verb = "construct"
    title = "Use Construction"
    department = CONSTRUCTION


class Engineer(SentBuilding, frozen=True):
    """Send an employee from Engineering to a region and build any project there for 1 goods."""

    verb = "engineer"
    title = "Use Engineering"
    department = ENGINEERING

    @classmethod
    def cubes(cls, g: Carnegie, project: Project) -> int:
        """CAR-ENG-01, -02."""
        return g.book.effects.engineering


class Outsource(Building, frozen=True):
    """Construction Outsourcing: build a project anywhere for money and goods; nobody is sent."""

    verb = "outsource"
    title = "Use Construction Outsourcing"
    department = OUTSOURCING

    @classmethod
    def dollars(cls, g: Carnegie) -> int:
        """CAR-OUT-01."""
        return g.book.effects.outsourcing
