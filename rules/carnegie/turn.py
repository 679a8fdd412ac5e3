"""How a turn begins: what its departments give at once, and changing the action (CAR-USE, CAR-ACT)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.carnegie.events import ActionChosen, StudyReceived
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import KINDS, DepartmentId, Kind
from rules.carnegie.words import KIND_NAMES
from rules.carnegie.working import (
    UsingConstruction,
    UsingHumanResources,
    UsingManagement,
    UsingResearch,
    Working,
)
from rules.core.contract import Action, Seat, Steps

HUMAN_RESOURCES = DepartmentId("human_resources")
RESEARCH = DepartmentId("research")
ADVANCED_DESIGN = DepartmentId("advanced_design")


def working(g: Carnegie, seat: Seat, kind: Kind) -> Working:
    """The question that a turn begins with."""
    match kind:
        case Kind.HUMAN_RESOURCES:
            return UsingHumanResources(seat, moves=moves(g, seat))
        case Kind.MANAGEMENT:
            return UsingManagement(seat)
        case Kind.CONSTRUCTION:
            return UsingConstruction(seat)
        case Kind.RESEARCH:
            return UsingResearch(seat, study=study(g, seat))


def moves(g: Carnegie, seat: Seat) -> int:
    """Three for the permanent employee and for each active one (CAR-HR-01, -02, CAR-CMP-13)."""
    return g.book.effects.moves * (1 + g.companies[seat].active_in(HUMAN_RESOURCES))


def study(g: Carnegie, seat: Seat) -> int:
    """The points of R&D and Advanced Design, which nobody would leave (CAR-RD-01, -07, CAR-ADD)."""
    company, effects, total = g.companies[seat], g.book.effects, 0
    for department, each in ((RESEARCH, effects.study), (ADVANCED_DESIGN, effects.advanced_design)):
        if points := each * company.active_in(department):
            g.tell(StudyReceived(seat, points, department))
            total += points
    return total


class ChooseAction(Action[Carnegie, Working], frozen=True):
    """Spend your Action Choice tile: take another action than the first player's this round."""

    verb = "choose"
    title = "Choose another action"
    exact = True

    action: Kind

    @classmethod
    def candidates(cls, g: Carnegie, at: Working, me: Seat) -> Iterable[ChooseAction]:
        """The other three, for followers who have done nothing yet."""
        if at.begun or me == g.first or not g.companies[me].chooser:
            return ()
        return [cls(kind) for kind in KINDS if kind is not g.action]

    def objections(self, g: Carnegie, at: Working, me: Seat) -> Iterator[str]:
        """CAR-ACT, AMB-CAR-43, -44."""
        if me == g.first:
            yield "You are the first player: the first player already chose, the tile is for followers."
        if not g.companies[me].chooser:
            yield "You have no Action Choice tile."
        if at.begun:
            yield "The tile must be spent before your first use in the turn."
        if self.action is g.action:
            yield f"{KIND_NAMES[self.action]} is this round's action; choose a different action."

    def apply(self, g: Carnegie, at: Working, me: Seat) -> Steps:
        """The tile is gone, the turn begins anew with the other action."""
        g.settle(me, chooser=False)
        g.tell(ActionChosen(me, self.action))
        return (working(g, me, self.action),)

    def consequence(self, g: Carnegie, at: Working, me: Seat) -> str:
        """What is given up."""
        return f"gives up the {g.book.scoring.action_choice} VP of the tile"
