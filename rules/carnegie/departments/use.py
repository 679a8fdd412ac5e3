"""What uses of departments share: when one is possible, missions, what is left (CAR-USE, CAR-MIS)."""

from __future__ import annotations

from rules.carnegie.events import EmployeeSent
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import DepartmentId, Region
from rules.carnegie.working import Working
from rules.core.contract import Seat
from rules.core.words import counted


def usable(g: Carnegie, at: Working, me: Seat, department: DepartmentId) -> bool:
    """Whether nothing is to be said against a use of a department; `unusable` says what there is."""
    return at.uses_left(g.companies[me], department) > 0


def send(g: Carnegie, me: Seat, department: DepartmentId, region: Region) -> None:
    """An active employee of the department goes on a mission; zones have no limit (CAR-MIS-01, -05)."""
    g.send(me, department, region.place)
    g.tell(EmployeeSent(me, department, region))


def stay(g: Carnegie, me: Seat, department: DepartmentId) -> str:
    """Who is still active in a department after one was sent, for a label."""
    return f"{g.companies[me].active_in(department) - 1} stay active"


def uses_then(g: Carnegie, at: Working, me: Seat, department: DepartmentId) -> str:
    """The uses of a department after one more, for a label."""
    return f"{counted(at.uses_left(g.companies[me], department) - 1, 'use')} left"


def meant(g: Carnegie, at: Working, me: Seat, departments: tuple[DepartmentId, ...]) -> DepartmentId | None:
    """The department that a player means without naming it; None where several could be meant."""
    found = [each for each in departments if usable(g, at, me, each)]
    if at.current in found:
        return at.current
    if not found:  # whatever the player has of them tells the reason best
        found = [each for each in departments if g.companies[me].place_of(each) is not None][:1]
        return (*found, departments[0])[0]
    return found[0] if len(found) == 1 else None
