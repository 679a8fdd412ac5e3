"""Property Management: an employee jumps to the department just built (CAR-PRO)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from rules.carnegie.decline import Offered
from rules.carnegie.events import EmployeeJumped
from rules.carnegie.names import place_name, short_place, space_name
from rules.carnegie.state import Carnegie, Company
from rules.carnegie.terms import BARE, LOBBY, SPACES, DepartmentId, Space
from rules.carnegie.working import UsingManagement
from rules.core.contract import Action, Seat, Steps
from rules.core.words import counted

PROPERTY_MANAGEMENT = DepartmentId("property_management")


class Jumping(Offered, frozen=True):
    """Whether somebody jumps to a department just built, before the turn goes on (CAR-PRO-01)."""

    space: Space
    turn: UsingManagement

    def refuse(self, g: Carnegie) -> Steps:
        """The turn goes on; a jump is never required (CAR-PRO-02)."""
        return (self.turn,)

    def ask(self, g: Carnegie) -> str:
        """What is asked."""
        built = place_name(g, self.company(g), self.space)
        return f"An employee of another department may jump to {built}."


def jumpable(company: Company, origin: Space, at: Jumping) -> bool:
    """Whether employees on a space belong to another department (CAR-PRO-07, AMB-CAR-39)."""
    return company.departments[origin.place] not in (BARE, LOBBY) and origin is not at.space


class Jump(Action[Carnegie, Jumping], frozen=True):
    """An employee of another department jumps to the one just built, at no moves."""

    verb = "jump"
    title = "Jump to the new department"
    exact = True

    origin: Annotated[Space, Meta(description="Space of the department that is left")]
    standing: Annotated[bool, Meta(description="Whether an active one jumps, who then lies down")] = False

    @classmethod
    def candidates(cls, g: Carnegie, at: Jumping, me: Seat) -> Iterator[Jump]:
        """Whoever lies in a department, then whoever stands."""
        company = g.companies[me]
        for standing, counts in ((False, company.resting), (True, company.standing)):
            for origin, there in zip(SPACES, counts, strict=True):
                if there and jumpable(company, origin, at):
                    yield cls(origin, standing)

    def objections(self, g: Carnegie, at: Jumping, me: Seat) -> Iterator[str]:
        """CAR-PRO-07."""
        company, place = g.companies[me], self.origin.place
        name = place_name(g, company, self.origin)
        resting, active = company.resting[place], company.active(place)
        if self.origin is at.space:
            yield f"{name} is the new department itself; one jumps from another."
        elif not jumpable(company, self.origin, at):
            bare = company.departments[place] == BARE
            what = f"{space_name(self.origin)} is a bare space" if bare else f"{name} is none"
            yield f"One jumps from a department; {what}."
        elif not (active if self.standing else resting):
            posture = "active" if self.standing else "inactive"
            there = f"{resting} inactive and {counted(active, 'active employee')}"
            yield f"{name} has no {posture} employee; it has {there}."

    def apply(self, g: Carnegie, at: Jumping, me: Seat) -> Steps:
        """Whoever stood lies down, and an unspent use of theirs is gone (CAR-PRO-04)."""
        if self.standing:
            g.free_slot(me, self.origin.place)
        else:
            g.lie_down(me, self.origin, -1)
        g.lie_down(me, at.space)
        company = g.companies[me]
        leaving, entering = (company.departments[each.place] for each in (self.origin, at.space))
        g.tell(EmployeeJumped(me, self.origin, at.space, self.standing, leaving, entering))
        return (at.turn.after_leaving(company),)

    def consequence(self, g: Carnegie, at: Jumping, me: Seat) -> str:
        """From where to where."""
        company = g.companies[me]
        origin, target = (short_place(g, company, each) for each in (self.origin, at.space))
        return f"{origin} to {target}{'; lies down' if self.standing else ''}"
