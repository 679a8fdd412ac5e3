"""Recruiting, and Safety & Quality: missions of Human Resources (CAR-REC, CAR-SAF)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product, starmap
from typing import Annotated, ClassVar

from msgspec import Meta

from rules.carnegie.departments.use import send, stay, usable
from rules.carnegie.events import ActiveCounted
from rules.carnegie.lobby import NOT_BUILT, enter, has_new_lobby
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import REGIONS, DepartmentId, Kind, Region
from rules.carnegie.working import UsingHumanResources, unusable
from rules.core.contract import Action, Seat, Steps
from rules.core.words import counted

RECRUITING = DepartmentId("recruiting")
SAFETY = DepartmentId("safety")


class Recruit(Action[Carnegie, UsingHumanResources], frozen=True):
    """Send an employee of Recruiting on a mission; a new one comes to your Lobby."""

    verb = "recruit"
    title = "Use Recruiting"
    belongs: ClassVar[Kind] = Kind.HUMAN_RESOURCES
    exact = True

    region: Annotated[Region, Meta(description="Region of the mission")]
    new_lobby: Annotated[bool, Meta(description="Whether the new employee comes to the New Lobby")] = False

    @classmethod
    def candidates(cls, g: Carnegie, at: UsingHumanResources, me: Seat) -> Iterable[Recruit]:
        """Every region and lobby, while somebody is left."""
        if not g.companies[me].supply or not usable(g, at, me, RECRUITING):
            return ()
        lobbies = (False, True) if has_new_lobby(g, me) else (False,)
        return starmap(cls, product(REGIONS, lobbies))

    def objections(self, g: Carnegie, at: UsingHumanResources, me: Seat) -> Iterator[str]:
        """CAR-REC-03, -04, CAR-LOB-05."""
        yield from unusable(g, at, me, RECRUITING)
        if not g.companies[me].supply:
            yield f"Nobody is left to recruit; all {g.book.employees} employees are in play."
        if self.new_lobby and not has_new_lobby(g, me):
            yield NOT_BUILT

    def apply(self, g: Carnegie, at: UsingHumanResources, me: Seat) -> Steps:
        """The newcomer lies down, and may move at once (CAR-REC-01, -02)."""
        company = g.companies[me]
        send(g, me, RECRUITING, self.region)
        enter(g, me, 1, int(self.new_lobby))
        return (at.after_use(company, RECRUITING),)

    def consequence(self, g: Carnegie, at: UsingHumanResources, me: Seat) -> str:
        """Where the newcomer comes to where there is a choice, and how many are left."""
        lobby = f" to the {'New Lobby' if self.new_lobby else 'Lobby'}" if has_new_lobby(g, me) else ""
        return f"1 recruit{lobby}, {g.companies[me].supply - 1} left; {stay(g, me, RECRUITING)}"


class Inspect(Action[Carnegie, UsingHumanResources], frozen=True):
    """Send an employee of Safety & Quality on a mission, for VP by your active employees."""

    verb = "inspect"
    title = "Use Safety & Quality"
    belongs: ClassVar[Kind] = Kind.HUMAN_RESOURCES
    exact = True

    region: Annotated[Region, Meta(description="Region of the mission")]

    @classmethod
    def candidates(cls, g: Carnegie, at: UsingHumanResources, me: Seat) -> Iterable[Inspect]:
        """Every region."""
        return map(cls, REGIONS) if usable(g, at, me, SAFETY) else ()

    def objections(self, g: Carnegie, at: UsingHumanResources, me: Seat) -> Iterator[str]:
        """Nothing but an employee is needed (CAR-SAF-04)."""
        yield from unusable(g, at, me, SAFETY)

    def apply(self, g: Carnegie, at: UsingHumanResources, me: Seat) -> Steps:
        """Whoever is sent does not count (CAR-SAF-01 to -03)."""
        before = g.companies[me]
        send(g, me, SAFETY, self.region)
        active = g.companies[me].active_in_all
        points = active // g.book.effects.active_per_point
        g.settle(me, points=before.points + points)
        g.tell(ActiveCounted(me, active, points))
        return (at.after_use(before, SAFETY),)

    def consequence(self, g: Carnegie, at: UsingHumanResources, me: Seat) -> str:
        """The VP."""
        active = g.companies[me].active_in_all - 1
        points = active // g.book.effects.active_per_point
        return f"+{points} VP for {counted(active, 'active employee')}; {stay(g, me, SAFETY)}"
