"""Using departments in a turn: which of them, how often, and what is left to spend (CAR-USE)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

from rules.carnegie.asking import Asking
from rules.carnegie.content import Content
from rules.carnegie.events import MeansLost, TurnEnded, TurnPassed
from rules.carnegie.names import department_name, department_short
from rules.carnegie.state import Carnegie, Company
from rules.carnegie.terms import BARE, DepartmentId, Kind
from rules.carnegie.words import KIND_NAMES, lost
from rules.core.contract import Action, Seat, Steps
from rules.core.words import counted


@cache
def departments(book: Content, kind: Kind) -> tuple[DepartmentId, ...]:
    """The departments of an action."""
    known = {**book.printed, **book.tiles}
    return tuple(key for key, each in known.items() if each.kind is kind)


class Unspent(Struct, frozen=True):
    """What a player could still have spent (CAR-HR-11, CAR-RD-06)."""

    moves: int = 0
    study: int = 0


class Ending(Asking, frozen=True):
    """A question that a player may answer as often as the means last, and then is done with."""

    doing: ClassVar[str] = "what you can do"

    def instead(self, g: Carnegie, kind: type[Action[Carnegie, Any]]) -> str:
        """CAR-HR-14."""
        if getattr(kind, "last", False):
            left = self.unspent()
            open_ = lost(left.moves, left.study)
            done = f"finish {self.doing} first, with “done”"
            return f"“{kind.title}” comes last: {done}{open_ and f' ({open_})'}."
        return super().instead(g, kind)

    def close(self, g: Carnegie) -> Steps:
        """What follows when the player is done."""
        if (left := self.unspent()) != Unspent():
            g.tell(MeansLost(self.seat, left.moves, left.study))
        return ()

    def unspent(self) -> Unspent:
        """What is lost by being done."""
        return Unspent()


class Moving(Ending, frozen=True):
    """A question in which employees may be moved (CAR-HR-05)."""

    doing = "your moves"

    moves: int = 0

    def unspent(self) -> Unspent:
        """CAR-HR-11."""
        return Unspent(moves=self.moves)


class Studying(Ending, frozen=True):
    """A question in which study points may be spent (CAR-RD-04)."""

    study: int = 0

    def ask(self, g: Carnegie) -> str:
        """What is asked."""
        return f"Spend {counted(self.study, 'study point')} on project tabs and transport tracks."

    def unspent(self) -> Unspent:
        """CAR-RD-06."""
        return Unspent(study=self.study)


class Working(Ending, frozen=True):
    """A turn in which departments of one action are used (CAR-USE-01)."""

    kind: ClassVar[Kind]
    doing = "using departments"

    current: DepartmentId = BARE
    """The department in use; its uses are taken one after the other (CAR-USE-03)."""
    uses: int = 0
    """Uses left of the current department."""
    closed: tuple[DepartmentId, ...] = ()
    """Departments that were left."""
    begun: bool = False
    """Whether anything was done this turn."""

    def ask(self, g: Carnegie) -> str:
        """What is asked."""
        return f"{KIND_NAMES[self.kind]}: {self.under_way(g)}use your departments, or be done."

    def under_way(self, g: Carnegie) -> str:
        """“2 uses of Commerce left, now or never; ”: what leaving the department in use gives up."""
        if self.current == BARE or not self.uses:
            return ""
        name = department_short(g.book, self.current)
        return f"{counted(self.uses, 'use')} of {name} left, now or never; "

    def instead(self, g: Carnegie, kind: type[Action[Carnegie, Any]]) -> str:
        """CAR-USE-01, -10, CAR-HR-14."""
        other: Kind | None = getattr(kind, "belongs", None)
        if other is not None:
            what = f"“{kind.title}” belongs to {KIND_NAMES[other]}"
            return f"In this turn your action is {KIND_NAMES[self.kind]}; {what}."
        return super().instead(g, kind)

    def uses_left(self, company: Company, department: DepartmentId) -> int:
        """How often a department can be used yet this turn (CAR-CMP-06)."""
        if department == self.current:
            return self.uses
        return 0 if department in self.closed else company.active_in(department)

    def after_use(self, company: Company, department: DepartmentId) -> Self:
        """The question after one use of a department; the company is as it was before it."""
        left = self.uses_left(company, department) - 1
        closed = self.closed if self.current in (BARE, department) else (*self.closed, self.current)
        return replace(self, current=department, uses=left, closed=closed, begun=True)

    def after_leaving(self, company: Company) -> Self:
        """The question when active employees may have left the department in use (CAR-PRO-04, CAR-USE-09)."""
        return replace(self, uses=min(self.uses, company.active_in(self.current)), begun=True)

    def close(self, g: Carnegie) -> Steps:
        """The turn's departments are done with (CAR-RND-08)."""
        left = self.unspent()
        if self.begun:
            g.tell(TurnEnded(self.seat, self.kind, left.moves, left.study))
        else:
            g.tell(TurnPassed(self.seat, self.kind, left.moves, left.study, staffed=self._staffed(g)))
        return ()

    def _staffed(self, g: Carnegie) -> bool:
        """Whether somebody is at work in a department of the turn's action."""
        company = self.company(g)
        return any(company.active_in(key) for key in departments(g.book, self.kind))


class UsingHumanResources(Working, frozen=True):
    """A turn of Human Resources, in which employees may be moved (CAR-HR)."""

    kind = Kind.HUMAN_RESOURCES
    doing = "your moves"

    moves: int = 0

    def ask(self, g: Carnegie) -> str:
        """What is asked."""
        left, uses = counted(self.moves, "move"), self.under_way(g)
        return f"Human Resources: {uses}{left} left. Move employees, use departments, or be done."

    def unspent(self) -> Unspent:
        """CAR-HR-11."""
        return Unspent(moves=self.moves)


class UsingManagement(Working, frozen=True):
    """A turn of Management (CAR-MGT)."""

    kind = Kind.MANAGEMENT


class UsingConstruction(Working, frozen=True):
    """A turn of Construction (CAR-CON)."""

    kind = Kind.CONSTRUCTION


class UsingResearch(Working, frozen=True):
    """A turn of Research and Development, in which study points may be spent (CAR-RD)."""

    kind = Kind.RESEARCH

    study: int = 0

    def ask(self, g: Carnegie) -> str:
        """What is asked."""
        left, uses = counted(self.study, "study point"), self.under_way(g)
        return f"R&D: {uses}{left} left. Push tabs, develop transport, or be done."

    def unspent(self) -> Unspent:
        """CAR-RD-06."""
        return Unspent(study=self.study)


AnyMoving = Moving | UsingHumanResources
AnyStudying = Studying | UsingResearch


def unusable(g: Carnegie, at: Working, me: Seat, department: DepartmentId) -> Iterator[str]:
    """Why a department cannot be used (CAR-CMP-05, -06, CAR-USE-03, CAR-MIS-02, -03)."""
    company, name = g.companies[me], department_name(g.book, department)
    place = company.place_of(department)
    if place is None:
        yield f"You have no {name} department."
    elif department in at.closed:
        yield f"You have already left {name}; its uses must follow one another."
    elif department == at.current and not at.uses:
        yield f"{name} has 0 uses left this turn."
    elif not company.active(place):
        resting = company.resting[place]
        training = f"; {resting} in training there cannot work" if resting else ""
        yield f"{name} has no active employee{training}."
