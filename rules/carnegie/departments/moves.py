"""Moving employees within the company (CAR-HR, CAR-CMP-07 to -10, CAR-SET-20 to -22)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from rules.carnegie.events import EmployeesMoved
from rules.carnegie.names import place_name, space_name
from rules.carnegie.state import Carnegie, Counts
from rules.carnegie.terms import COLUMNS, REGIONS, SPACES, Kind, Space
from rules.carnegie.turn import HUMAN_RESOURCES
from rules.carnegie.words import REGION_NAMES
from rules.carnegie.working import AnyMoving, Working
from rules.core.contract import Action, Seat, Steps
from rules.core.words import counted, listed


def distance(origin: Space, target: Space) -> int:
    """Orthogonal steps; every space can be passed (CAR-HR-05, -10)."""
    (row, column), (other_row, other_column) = (divmod(each.place, COLUMNS) for each in (origin, target))
    return abs(row - other_row) + abs(column - other_column)


DISTANCES = {origin: {target: distance(origin, target) for target in SPACES} for origin in SPACES}
NEAREST = {
    origin: tuple(sorted((each for each in SPACES if each is not origin), key=DISTANCES[origin].__getitem__))
    for origin in SPACES
}
"""The other spaces, the nearest first."""


class Move(Action[Carnegie, AnyMoving], frozen=True):
    """Move employees within your company; each orthogonal step of each takes a move."""

    verb = "move"
    title = "Move employees"
    belongs: ClassVar[Kind] = Kind.HUMAN_RESOURCES
    exact = True

    origin: Annotated[Space, Meta(description="Space they leave")]
    target: Annotated[Space, Meta(description="Space they come to")]
    count: Annotated[int, Meta(description="How many employees")] = 1
    standing: Annotated[bool, Meta(description="Whether active ones move, who then lie down")] = False

    @classmethod
    def candidates(cls, g: Carnegie, at: AnyMoving, me: Seat) -> Iterable[Move]:
        """Whoever lies, then whoever stands; the nearest spaces first."""
        company = g.companies[me]
        return every_move(company.resting, company.standing, at.moves) if at.moves else ()

    def objections(self, g: Carnegie, at: AnyMoving, me: Seat) -> Iterator[str]:
        """CAR-HR-06, -09, -12, CAR-CMP-13, CAR-SET-21, -22."""
        company, place = g.companies[me], self.origin.place
        there = company.active(place) if self.standing else company.resting[place]
        if self.count < 1:
            yield "Move at least 1 employee."
        elif there < self.count:
            yield from self._too_few(g, me, there)
        if self.origin is self.target:
            yield f"They are on {space_name(self.origin)} already; name another space."
        elif self.count > 0 and self.cost > at.moves:
            yield self._too_far(at.moves)

    def _too_few(self, g: Carnegie, me: Seat, there: int) -> Iterator[str]:
        """Who is there, and where others are."""
        company, place = g.companies[me], self.origin.place
        name, posture = place_name(g, company, self.origin), "active" if self.standing else "inactive"
        permanent = company.departments[place] == HUMAN_RESOURCES
        others = company.resting[place] if self.standing else company.active(place)
        asked = f"; {others} can be moved with standing: {'no' if self.standing else 'yes'}" if others else ""
        never = "; the permanent employee never moves" if permanent else ""
        yield f"{name} has {counted(there, f'{posture} employee')}, not {self.count}{asked}{never}."
        numbers = zip(company.away, REGIONS, strict=True)
        if away := [f"{number} in the {REGION_NAMES[region]}" for number, region in numbers if number]:
            yield f"Employees on a mission ({listed(away)}) cannot be moved; they return in an income event."

    def _too_far(self, left: int) -> str:
        """The cost, and that a diagonal is no single step."""
        many = f"{self.count} employees from " if self.count > 1 else ""
        way = f"{many}{space_name(self.origin)} to {space_name(self.target)}"
        rows, columns = zip(
            *(divmod(each.place, COLUMNS) for each in (self.origin, self.target)), strict=True
        )
        straight = rows[0] == rows[1] or columns[0] == columns[1]
        never = "" if straight else "; steps are orthogonal, never diagonal"
        verb = "need" if many else "needs"
        return f"{way} {verb} {counted(self.cost, 'move')}, {left or '0 moves'} left{never}."

    @property
    def cost(self) -> int:
        """One move for each step of each employee (CAR-HR-05, -08)."""
        return self.count * DISTANCES[self.origin][self.target]

    def apply(self, g: Carnegie, at: AnyMoving, me: Seat) -> Steps:
        """Whoever stood lies down, and the cheapest slot taken is free (CAR-CMP-07 to -09)."""
        if self.standing:
            for _ in range(self.count):
                g.free_slot(me, self.origin.place)
        else:
            g.lie_down(me, self.origin, -self.count)
        g.lie_down(me, self.target, self.count)
        company, left = g.companies[me], at.moves - self.cost
        leaving, entering = (company.departments[each.place] for each in (self.origin, self.target))
        g.tell(
            EmployeesMoved(me, self.origin, self.target, self.count, self.standing, left, leaving, entering)
        )
        after = at.after_leaving(company) if isinstance(at, Working) else at
        return (replace(after, moves=left),)

    @classmethod
    def in_common(cls, g: Carnegie, at: AnyMoving, me: Seat, found: Sequence[Move]) -> str:
        """The moves that everyone takes between two spaces."""
        way, *others = {DISTANCES[each.origin][each.target] for each in found}
        targets = {each.target for each in found}
        return "" if others or len(targets) > 1 else f"{counted(way, 'move')} each"

    def consequence(self, g: Carnegie, at: AnyMoving, me: Seat) -> str:
        """The moves, what is left of them, and who lies down."""
        down = f"; {'lie' if self.count > 1 else 'lies'} down" if self.standing else ""
        return f"{counted(self.cost, 'move')}, {at.moves - self.cost} left{down}"


@lru_cache(maxsize=256)
def every_move(resting: Counts, standing: Counts, moves: int) -> tuple[Move, ...]:
    """Every move of a company, kept for the question whether there are several and for their list."""
    found: list[Move] = []
    for stand, counts in ((False, resting), (True, map(int.bit_count, standing))):
        for origin, there in zip(SPACES, counts, strict=True):
            if there:
                found += moves_from(origin, there, moves, stand)
    return tuple(found)


@lru_cache(maxsize=4096)
def moves_from(origin: Space, there: int, moves: int, standing: bool) -> tuple[Move, ...]:
    """Every move of up to so many employees from a space, the nearest targets first."""
    ways = DISTANCES[origin]
    return tuple(
        Move(origin, target, count, standing)
        for target in NEAREST[origin]
        for count in range(1, min(there, moves // ways[target]) + 1)
    )
