"""Training & Partnerships: money and moves for a mission (CAR-TRP)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from rules.carnegie.departments.use import send, stay, usable
from rules.carnegie.events import TrainingTaken
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import REGIONS, DepartmentId, Kind, Region
from rules.carnegie.words import money
from rules.carnegie.working import UsingHumanResources, unusable
from rules.core.contract import Action, Seat, Steps
from rules.core.words import counted

TRAINING = DepartmentId("training")


class Train(Action[Carnegie, UsingHumanResources], frozen=True):
    """Send an employee of Training & Partnerships on a mission, for money and moves."""

    verb = "train"
    title = "Use Training & Partnerships"
    belongs: ClassVar[Kind] = Kind.HUMAN_RESOURCES
    exact = True

    region: Annotated[Region, Meta(description="Region of the mission")]
    money: Annotated[int, Meta(description="How many $")]
    moves: Annotated[int, Meta(description="How many moves")]

    @classmethod
    def candidates(cls, g: Carnegie, at: UsingHumanResources, me: Seat) -> Iterable[Train]:
        """The most first; less is allowed, too."""
        return _trainings(g.book.effects.training) if usable(g, at, me, TRAINING) else ()

    def objections(self, g: Carnegie, at: UsingHumanResources, me: Seat) -> Iterator[str]:
        """CAR-TRP-06, -07."""
        yield from unusable(g, at, me, TRAINING)
        most, total = g.book.effects.training, self.money + self.moves
        if min(self.money, self.moves) < 0:
            yield "Money and moves cannot be less than 0."
        elif total > most:
            asked = f"{money(self.money)} and {counted(self.moves, 'move')}"
            yield f"{total} exceeds {most}; you asked for {asked}."
        elif not total:
            yield f"Money and moves are 0: choose at least 1, at most {most} together."

    def apply(self, g: Carnegie, at: UsingHumanResources, me: Seat) -> Steps:
        """The moves join those of the turn (CAR-TRP-01, -08)."""
        company = g.companies[me]
        send(g, me, TRAINING, self.region)
        g.settle(me, money=company.money + self.money)
        g.tell(TrainingTaken(me, self.money, self.moves))
        return (replace(at.after_use(company, TRAINING), moves=at.moves + self.moves),)

    def consequence(self, g: Carnegie, at: UsingHumanResources, me: Seat) -> str:
        """What is gained, and what there is then."""
        held, moves = money(g.companies[me].money + self.money), counted(at.moves + self.moves, "move")
        gain = f"+{money(self.money)}, +{counted(self.moves, 'move')}"
        return f"{gain}: then {held}, {moves}; {stay(g, me, TRAINING)}"


@lru_cache(maxsize=8)
def _trainings(most: int) -> tuple[Train, ...]:
    splits = ((dollars, total - dollars) for total in range(most, 0, -1) for dollars in range(total + 1))
    return tuple(Train(region, *split) for split in splits for region in REGIONS)
