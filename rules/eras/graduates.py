"""Graduating a class and placing it in circles (ERA-GRD)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from rules.core.contract import Action, Seat, Steps
from rules.eras.content import CONTENT
from rules.eras.events import Graduated
from rules.eras.state import STUDIES, Academia, Circle, School, Study

if TYPE_CHECKING:
    from rules.eras.flow import Graduating

Sizes = tuple[int, ...]
"""How the counters of one color are grouped: the size of each Graduate, largest first."""


def counters(school: School) -> tuple[int, ...]:
    """The counters a class brings, by study: one per Story on a Study Campus (ERA-GRD-01 to -03)."""
    return tuple([building.stories for building in school.campuses])


def place(g: Academia, seat: Seat, groups: tuple[Sizes, ...]) -> None:
    """Put the Graduates into circles."""
    circles = in_circles(groups)
    g.settle_school(seat, circles=circles)
    g.tell(Graduated(seat, circles))


@lru_cache(maxsize=4096)
def in_circles(groups: tuple[Sizes, ...]) -> tuple[Circle, ...]:
    """The circles that a class fills."""
    return tuple(Circle(study, size) for study, sizes in zip(STUDIES, groups, strict=True) for size in sizes)


@cache
def groupings(count: int, most: int, largest: int) -> tuple[Sizes, ...]:
    """All ways to group counters into at most so many circles, the largest Graduates first."""
    if not count:
        return ((),)
    if not most:
        return ()
    return tuple(
        (first, *rest)
        for first in range(min(count, largest), 0, -1)
        for rest in groupings(count - first, most - 1, first)
    )


def classes(counts: tuple[int, ...], most: int) -> Iterator[tuple[Sizes, ...]]:
    """All ways to group the counters of every color into at most so many circles together."""
    if not counts:
        yield ()
        return
    (count, *others), free = counts, most - sum(map(bool, counts[1:]))
    for sizes in groupings(count, free, count):
        for rest in classes(tuple(others), most - len(sizes)):
            yield (sizes, *rest)


@cache
def allowed(count: int) -> frozenset[Sizes]:
    """The groupings of a color's counters that fit the circles."""
    return frozenset(groupings(count, CONTENT.setup.circles, count))


def unplaced(study: Study, count: int, sizes: Sizes) -> Iterator[str]:
    """Why a grouping does not use exactly the counters there are (ERA-GRD-09)."""
    if any(size < 1 for size in sizes):
        yield "A circle in use holds at least one counter."
    elif sum(sizes) < count:
        yield f"You have {count - sum(sizes)} {study} left to place."
    elif sum(sizes) > count:
        yield f"You have only {count} {study} to place, not {sum(sizes)}; a circle holds one color."
    elif tuple(sorted(sizes, reverse=True)) != sizes:
        yield f"Name the largest Graduate first: {'+'.join(map(str, sorted(sizes, reverse=True)))}."


class GraduateTogether(Action[Academia, "Graduating"], frozen=True):
    """Place your class with one Graduate per color, as superior as can be."""

    verb = "graduate"
    title = "One Graduate per color"
    exact = True

    @classmethod
    def candidates(cls, g: Academia, at: Graduating, me: Seat) -> Iterable[GraduateTogether]:
        """The one way."""
        return (cls(),)

    def objections(self, g: Academia, at: Graduating, me: Seat) -> Iterator[str]:
        """Always possible: there are more circles than colors (AMB-ERA-10)."""
        yield from ()

    def apply(self, g: Academia, at: Graduating, me: Seat) -> Steps:
        """ERA-GRD-10."""
        place(g, me, tuple((count,) if count else () for count in counters(g.school(me))))
        return ()

    def consequence(self, g: Academia, at: Graduating, me: Seat) -> str:
        """The circles it makes."""
        found = zip(STUDIES, counters(g.school(me)), strict=True)
        return ", ".join(f"{study} {count}" for study, count in found if count)


GROUPING = Meta(description="Sizes of the Graduates of this color, like 2+1")


class GraduateInGroups(Action[Academia, "Graduating"], frozen=True):
    """Choose for each color how the counters are grouped into Graduates."""

    verb = "split"
    title = "Group them myself"
    exact = True

    green: Annotated[tuple[int, ...], GROUPING] = ()
    blue: Annotated[tuple[int, ...], GROUPING] = ()
    yellow: Annotated[tuple[int, ...], GROUPING] = ()
    red: Annotated[tuple[int, ...], GROUPING] = ()

    def groups(self) -> tuple[Sizes, ...]:
        """The sizes by study."""
        return (self.green, self.blue, self.yellow, self.red)

    @classmethod
    def candidates(cls, g: Academia, at: Graduating, me: Seat) -> Iterable[GraduateInGroups]:
        """Every grouping, large Graduates first; none where no color has two counters."""
        have = counters(g.schools[me])
        return in_groups(have) if max(have) > 1 else ()

    def objections(self, g: Academia, at: Graduating, me: Seat) -> Iterator[str]:
        """ERA-GRD-07 to -09."""
        have, groups = counters(g.school(me)), self.groups()
        for study, count, sizes in zip(STUDIES, have, groups, strict=True):
            if sizes not in allowed(count):
                yield from unplaced(study, count, sizes)
        used = sum(map(len, groups))
        if used > CONTENT.setup.circles:
            yield f"You have {CONTENT.setup.circles} circles; this needs {used}."
        if max(have) <= 1:
            yield "With one counter per color there is nothing to group."

    def apply(self, g: Academia, at: Graduating, me: Seat) -> Steps:
        """ERA-GRD-05, -06."""
        place(g, me, self.groups())
        return ()


@lru_cache(maxsize=256)
def in_groups(counts: tuple[int, ...]) -> tuple[GraduateInGroups, ...]:
    """Every way to group the counters of a class, large Graduates first."""
    return tuple(GraduateInGroups(*groups) for groups in classes(counts, CONTENT.setup.circles))
