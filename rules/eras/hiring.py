"""Hiring out Graduates for Endowments (ERA-HIR)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rules.core.contract import Action, Seat, Steps
from rules.core.words import counted
from rules.eras.content import card_of, openings
from rules.eras.events import GraduateHired, GraduatesReleased
from rules.eras.state import Academia, Circle, Study, changed

if TYPE_CHECKING:
    from rules.eras.flow import ChoosingGraduate


def offer(g: Academia) -> None:
    """Open the places that this year's card lists (ERA-CRD-01)."""
    assert g.card is not None
    g.openings = openings(g.card, g.seats)


def fitting(g: Academia, seat: Seat, size: int) -> tuple[Study, ...]:
    """The studies in which a seat has a Graduate of this size and an opening is left (ERA-HIR-01)."""
    free, circles = g.openings, g.schools[seat].circles
    found = [each.study for each in circles if each.size == size and free[each.study.place]]
    return tuple(dict.fromkeys(found)) if found else ()


def largest(g: Academia) -> int:
    """The size of the most superior Graduate; 0 when there is none."""
    return max((circle.size for school in g.schools for circle in school.circles), default=0)


def contested(g: Academia, seat: Seat, study: Study, size: int) -> bool:
    """Whether others of this size want a study's openings too, and there are too few for all (ERA-HIR-09)."""
    wanted, mine = Circle(study, size), g.school(seat).circles.count(Circle(study, size))
    rivals = sum(school.circles.count(wanted) for school in g.schools) - mine
    return rivals > 0 and rivals + mine > g.openings[study.place]


def hire(g: Academia, seat: Seat, study: Study, size: int) -> None:
    """Fill one opening and pay the Endowment, whatever the size (ERA-HIR-06, -07)."""
    assert g.card is not None
    school, pay = g.school(seat), card_of(g.card).endowment
    circles = list(school.circles)
    circles.remove(Circle(study, size))
    g.openings = changed(g.openings, study.place, -1)
    g.settle_school(seat, circles=tuple(circles), funds=school.funds + pay)
    g.tell(GraduateHired(seat, study, size, pay))


def release_unhired(g: Academia) -> None:
    """Clear every circle (ERA-HIR-11)."""
    for seat in g.from_the_clock():
        if circles := g.school(seat).circles:
            g.settle_school(seat, circles=())
            g.tell(GraduatesReleased(seat, circles))


class HireGraduate(Action[Academia, "ChoosingGraduate"], frozen=True):
    """Choose which of your equal Graduates is hired now."""

    verb = "hire"
    title = "Hire out"
    exact = True

    study: Study

    @classmethod
    def candidates(cls, g: Academia, at: ChoosingGraduate, me: Seat) -> Iterable[HireGraduate]:
        """The studies that fit."""
        return map(cls, fitting(g, me, at.size))

    def objections(self, g: Academia, at: ChoosingGraduate, me: Seat) -> Iterator[str]:
        """ERA-HIR-01, ERA-HIR-08."""
        if Circle(self.study, at.size) not in g.school(me).circles:
            yield f"You have no {self.study} Graduate of size {at.size} to hire out."
        if not g.openings[self.study.place]:
            yield f"No {self.study} opening is left."

    def apply(self, g: Academia, at: ChoosingGraduate, me: Seat) -> Steps:
        """ERA-HIR-07."""
        hire(g, me, self.study, at.size)
        return ()

    def consequence(self, g: Academia, at: ChoosingGraduate, me: Seat) -> str:
        """The pay, and the openings of this color before it."""
        assert g.card is not None
        free = g.openings[self.study.place]
        pay = counted(card_of(g.card).endowment, "Fund")
        return f"+{pay}, {counted(free, 'opening')} left"
