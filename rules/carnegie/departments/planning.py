"""Strategic Planning: building departments (CAR-MGT-06 to -17)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product, starmap
from typing import Annotated, ClassVar

from msgspec import Meta

from rules.carnegie.activation import salaries
from rules.carnegie.departments.property import PROPERTY_MANAGEMENT, Jumping
from rules.carnegie.departments.use import usable, uses_then
from rules.carnegie.events import DepartmentBuilt
from rules.carnegie.names import department_name, space_name
from rules.carnegie.state import Carnegie, Company, changed
from rules.carnegie.terms import BARE, COLUMNS, LOBBY, SPACES, DepartmentId, Kind, Space
from rules.carnegie.words import KIND_NAMES, goods, money
from rules.carnegie.working import UsingManagement, unusable
from rules.core.contract import Action, Seat, Steps
from rules.core.words import counted, listed

PLANNING = DepartmentId("planning")


def price(g: Carnegie, company: Company, place: int) -> int:
    """Goods cubes for a department on a space; fewer where somebody is (CAR-MGT-06, -07)."""
    effects = g.book.effects
    return effects.build_staffed if company.resting[place] else effects.build_empty


def tiles_left(g: Carnegie, department: DepartmentId) -> int:
    """How many tiles of a department can be built yet."""
    return next(left for left, key in zip(g.pool, g.book.tiles, strict=True) if key == department)


class Build(Action[Carnegie, UsingManagement], frozen=True):
    """Use Strategic Planning: build a department on a free space."""

    verb = "build"
    title = "Use Strategic Planning"
    belongs: ClassVar[Kind] = Kind.MANAGEMENT
    exact = True

    department: DepartmentId
    space: Annotated[Space, Meta(description="Space to build on; cheaper where somebody is")]

    @classmethod
    def candidates(cls, g: Carnegie, at: UsingManagement, me: Seat) -> Iterable[Build]:
        """Every tile that is left and new to the company, on every space that can be paid."""
        if not usable(g, at, me, PLANNING):
            return ()
        company = g.companies[me]
        payable = [
            space
            for space, department in zip(SPACES, company.departments, strict=True)
            if department == BARE and price(g, company, space.place) <= company.goods
        ]
        tiles = [
            key
            for left, key in zip(g.pool, g.book.tiles, strict=True)
            if left and key not in company.departments
        ]
        return starmap(cls, product(tiles, payable))

    def objections(self, g: Carnegie, at: UsingManagement, me: Seat) -> Iterator[str]:
        """CAR-MGT-08 to -12."""
        yield from unusable(g, at, me, PLANNING)
        yield from self._unbuildable(g, g.companies[me])
        yield from self._unfit(g, g.companies[me])

    def _unbuildable(self, g: Carnegie, company: Company) -> Iterator[str]:
        """What is wrong with the tile (CAR-MGT-11, -12)."""
        name = department_name(g.book, self.department)
        if self.department not in g.book.tiles:
            printed = self.department in g.book.printed or self.department == LOBBY
            yield f"{name} is printed on every board." if printed else f"There is no department {name}."
            return
        if self.department in company.departments:
            yield f"You already have {name}; no company has the same department twice."
        if not tiles_left(g, self.department):
            yield f"There is no {name} left."

    def _unfit(self, g: Carnegie, company: Company) -> Iterator[str]:
        """What is wrong with the space (CAR-MGT-08 to -10)."""
        place, where = self.space.place, space_name(self.space)
        there = company.departments[place]
        if there == LOBBY:
            yield f"{where} is your Lobby."
        elif there != BARE:
            yield f"There is already a department on {where}: {department_name(g.book, there)}."
        elif (due := price(g, company, place)) > company.goods:
            yield f"Building on {where} needs {goods(due)}, you have {company.goods}."

    def apply(self, g: Carnegie, at: UsingManagement, me: Seat) -> Steps:
        """Pay, place the tile; whoever is there stays, and somebody may jump (CAR-MGT-13 to -16, CAR-PRO)."""
        company, place = g.companies[me], self.space.place
        due = price(g, company, place)
        departments = (*company.departments[:place], self.department, *company.departments[place + 1 :])
        g.settle(me, goods=company.goods - due, departments=departments)
        g.pool = changed(g.pool, list(g.book.tiles).index(self.department), -1)
        g.tell(DepartmentBuilt(me, self.department, self.space, due))
        after = at.after_use(company, PLANNING)
        jumps = self.department != PROPERTY_MANAGEMENT and company.active_in(PROPERTY_MANAGEMENT)
        return (Jumping(me, self.space, after),) if jumps else (after,)

    @classmethod
    def in_common(cls, g: Carnegie, at: UsingManagement, me: Seat, found: Sequence[Build]) -> str:
        """What kind of department it is, and the salaries of those who work there."""
        department, *others = {each.department for each in found}
        if others:
            return ""
        slots = salaries(g.book, department)
        paid = f"{counted(len(slots), 'slot')}, {listed(list(map(money, slots)))}" if slots else "no slots"
        return f"{KIND_NAMES[g.book.tiles[department].kind]}; {paid}"

    def consequence(self, g: Carnegie, at: UsingManagement, me: Seat) -> str:
        """The price, what it is worth, and what is left."""
        company, place = g.companies[me], self.space.place
        due, points = price(g, company, place), g.book.company.points[place // COLUMNS]
        return f"{goods(due)}, {company.goods - due} left; {points} VP; {uses_then(g, at, me, PLANNING)}"
