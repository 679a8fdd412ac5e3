"""Activating employees at the end of one's own turn (CAR-ATV)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated, Any, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from rules.carnegie.asking import ONCE_A_ROUND
from rules.carnegie.content import Content
from rules.carnegie.events import ActivationEnded, EmployeeActivated
from rules.carnegie.names import department_name, place_name, space_name
from rules.carnegie.state import Carnegie, Company, changed, put
from rules.carnegie.terms import BARE, LOBBY, NEW_LOBBY, SPACES, DepartmentId, Space
from rules.carnegie.words import money
from rules.carnegie.working import Ending
from rules.core.contract import Action, Procedure, Seat, Steps

LOBBIES = (LOBBY, NEW_LOBBY)


def salaries(book: Content, department: DepartmentId) -> tuple[int, ...]:
    """The salaries of a department's employee slots, cheapest first; none in a lobby."""
    found = book.printed.get(department) or book.tiles.get(department)
    return found.slots if found else ()


def free_salaries(book: Content, company: Company, place: int) -> tuple[int, ...]:
    """The salaries of the slots that are free on a space, cheapest first."""
    return _free(book, company.departments[place], company.standing[place])


@lru_cache(maxsize=1024)
def _free(book: Content, department: DepartmentId, taken: int) -> tuple[int, ...]:
    return tuple(each for index, each in enumerate(salaries(book, department)) if not taken >> index & 1)


class Activation(Procedure[Carnegie], frozen=True):
    """The end of a player's turn, once in every round (CAR-ATV-11, AMB-CAR-14)."""

    seat: Seat

    def run(self, g: Carnegie) -> Steps:
        """Ask while somebody can be activated."""
        asked = Activating(self.seat)
        return (asked,) if any(Activate.candidates(g, asked, self.seat)) else ()


class Activating(Ending, frozen=True):
    """Which employees stand up (CAR-ATV-01)."""

    def ask(self, g: Carnegie) -> str:
        """What is asked."""
        return f"Activate employees; you hold {money(self.company(g).money)}."

    def instead(self, g: Carnegie, kind: type[Action[Carnegie, Any]]) -> str:
        """CAR-ATV-01."""
        if kind.verb in ONCE_A_ROUND:
            return super().instead(g, kind)
        return f"Your turn is in activation; “{kind.title}” has to wait for another turn."

    def close(self, g: Carnegie) -> Steps:
        """The turn is over."""
        g.tell(ActivationEnded(self.seat))
        return ()


class Activate(Action[Carnegie, Activating], frozen=True):
    """Activate an employee in training for the salary of a free slot."""

    verb = "activate"
    title = "Activate an employee"
    last: ClassVar[bool] = True
    exact = True
    granted = ("salary",)

    space: Annotated[Space, Meta(description="Space of the department")]
    salary: Annotated[int | None, Meta(description="Salary of the slot; unsaid: the cheapest")] = None

    @classmethod
    def candidates(cls, g: Carnegie, at: Activating, me: Seat) -> Iterator[Activate]:
        """Every slot that can be paid, by different salaries."""
        company, book = g.companies[me], g.book
        for place, resting in enumerate(company.resting):
            if resting and (free := free_salaries(book, company, place)):
                for salary in dict.fromkeys(free):
                    if salary <= company.money:
                        yield cls(SPACES[place], salary)

    def spelled_out(self, g: Carnegie, at: Activating, me: Seat) -> Activate:
        """The cheapest slot (CAR-ATV-06)."""
        free = free_salaries(g.book, g.companies[me], self.space.place)
        return replace(self, salary=free[0]) if self.salary is None and free else self

    def objections(self, g: Carnegie, at: Activating, me: Seat) -> Iterator[str]:
        """CAR-CMP-03, -11, -12, CAR-ATV-04, -10."""
        company, place = g.companies[me], self.space.place
        department, name = company.departments[place], place_name(g, company, self.space)
        free = free_salaries(g.book, company, place)
        if department == BARE:
            yield f"{space_name(self.space)} is a bare space; there is no department there."
        elif department in LOBBIES:
            yield f"{name} is a Lobby; nobody can be activated there."
        elif not company.resting[place]:
            yield f"There is nobody in training in {department_name(g.book, department)}."
        elif not free:
            yield f"{department_name(g.book, department)} has no free slot; all are taken."
        else:
            yield from self._unpaid(company, free)

    def _unpaid(self, company: Company, free: tuple[int, ...]) -> Iterator[str]:
        slots = " and ".join(map(money, free))
        if self.salary is None:
            yield f"Say which slot: {slots}."
        elif self.salary not in free:
            yield f"There is no free slot of {money(self.salary)} there; free: {slots}."
        elif self.salary > company.money:
            yield f"That slot costs {money(self.salary)}, you have {money(company.money)}."

    def apply(self, g: Carnegie, at: Activating, me: Seat) -> Steps:
        """Pay, and stand up (CAR-ATV-03, -05)."""
        assert self.salary is not None
        company, place = g.companies[me], self.space.place
        department, taken = company.departments[place], company.standing[place]
        slots = salaries(g.book, department)
        slot = next(i for i, each in enumerate(slots) if each == self.salary and not taken >> i & 1)
        g.settle(
            me,
            money=company.money - self.salary,
            standing=put(company.standing, place, taken | 1 << slot),
            resting=changed(company.resting, place, -1),
        )
        g.tell(EmployeeActivated(me, self.space, department, self.salary))
        return (Activation(me),)

    def consequence(self, g: Carnegie, at: Activating, me: Seat) -> str:
        """What is paid, and what is left."""
        salary = self.salary or 0
        return f"{money(salary)}, {money(g.companies[me].money - salary)} left"
