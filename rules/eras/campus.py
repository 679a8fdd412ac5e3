"""Building one's campus: Stories and Roofs (ERA-BLD, ERA-ROF)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.core.contract import Action, Seat, Steps
from rules.core.words import counted
from rules.eras.content import CONTENT
from rules.eras.events import PoolEmptied, RoofBuilt, StoryBuilt
from rules.eras.state import STUDIES, STUDY_CAMPUSES, Academia, Building, Campus, School, Study

if TYPE_CHECKING:
    from rules.eras.flow import Spending


def unaffordable(school: School) -> Iterator[str]:
    """Why a block cannot be paid: it costs as many Funds as the Administration has blocks (ERA-BLD-01)."""
    if school.funds < school.administration:
        yield f"A block costs {counted(school.administration, 'Fund')}; you have {school.funds}."


def unfit(school: School, place: int) -> Iterator[str]:
    """Why a Study Campus takes no block: it is roofed, or as high as the Administration (ERA-BLD-04, -14)."""
    building, limit = school.campuses[place], school.administration
    if building.roof:
        yield f"{CONTENT.studies[STUDIES[place]]} is roofed; nothing can be built on it."
    elif building.blocks >= limit:
        has = f"{CONTENT.studies[STUDIES[place]]} has {counted(building.blocks, 'block')} already"
        yield f"{has}; the limit is {limit}, the height of your Administration."


def stranded(school: School, funds: int, price: int) -> bool:
    """Whether a school can never earn again: no Study Story, and too little for a block (ERA-BLD-17)."""
    return funds < price and not school.study_stories


def would_strand(school: School, funds: int, raised: int) -> Iterator[str]:
    """Why a purchase is refused that leaves a school stranded."""
    price = school.administration + raised
    if stranded(school, funds, price):
        rest = f"It would leave {counted(funds, 'Fund')}, a block costs {price}"
        yield f"{rest}, and you have no Story on a Study Campus: you could never earn again."


@lru_cache(maxsize=4096)
def buildable(campuses: tuple[Building, ...], limit: int) -> tuple[Campus, ...]:
    """The Study Campuses that take a block, the lowest first."""
    fit = [(each.blocks, place) for place, each in enumerate(campuses) if _fits(each, limit)]
    return tuple([STUDY_CAMPUSES[place] for _, place in sorted(fit)])


@lru_cache(maxsize=4096)
def roofable(campuses: tuple[Building, ...], limit: int) -> tuple[Campus, ...]:
    """The Study Campuses that take a Roof, the highest first."""
    fit = [
        (-each.blocks, place) for place, each in enumerate(campuses) if each.stories and _fits(each, limit)
    ]
    return tuple([STUDY_CAMPUSES[place] for _, place in sorted(fit)])


def _fits(building: Building, limit: int) -> bool:
    """Whether a Study Campus takes a block (ERA-BLD-04, -14)."""
    return not building.roof and building.blocks < limit


class BuildStory(Action[Academia, "Spending"], frozen=True):
    """Buy a Story and put it on one of your campuses."""

    verb = "build"
    title = "Build a Story"
    exact = True

    campus: Campus

    @classmethod
    def candidates(cls, g: Academia, at: Spending, me: Seat) -> Iterable[BuildStory]:
        """The lowest Study Campus first, the Administration last."""
        school = g.schools[me]
        price = school.administration
        if school.funds < price or not g.pool:
            return ()
        found = [cls(campus) for campus in buildable(school.campuses, price)]
        if not stranded(school, school.funds - price, price + 1):
            found.append(cls(Campus.ADMINISTRATION))
        return found

    def objections(self, g: Academia, at: Spending, me: Seat) -> Iterator[str]:
        """ERA-BLD-03, -04, -13, -14, -17."""
        school = g.school(me)
        if not g.pool:
            yield "There are no Stories left in the pool."
        yield from unaffordable(school)
        if (place := self.campus.place) is not None:
            yield from unfit(school, place)
        elif school.funds >= school.administration:
            yield from would_strand(school, school.funds - school.administration, 1)

    def apply(self, g: Academia, at: Spending, me: Seat) -> Steps:
        """ERA-BLD-02, -05, -06, -11."""
        school = g.school(me)
        cost = school.administration
        built = _with_story(school, self.campus)
        g.settle_school(me, **built, funds=school.funds - cost)
        g.pool -= 1
        g.tell(StoryBuilt(me, self.campus, cost, height(g.school(me), self.campus)))
        if not g.pool:
            g.tell(PoolEmptied())
        return (at,)

    def consequence(self, g: Academia, at: Spending, me: Seat) -> str:
        """Height after it, price and rest."""
        school = g.school(me)
        cost = school.administration
        return f"to {height(school, self.campus) + 1}, {counted(cost, 'Fund')}, {school.funds - cost} left"


def height(school: School, campus: Campus) -> int:
    """Blocks on a campus."""
    place = campus.place
    return school.administration if place is None else school.campuses[place].blocks


def _with_story(school: School, campus: Campus) -> dict[str, object]:
    place = campus.place
    if place is None:
        return {"administration": school.administration + 1}
    building = school.campuses[place]
    return {"campuses": _with(school, place, replace(building, stories=building.stories + 1))}


def _with(school: School, place: int, building: Building) -> tuple[Building, ...]:
    return (*school.campuses[:place], building, *school.campuses[place + 1 :])


class BuildRoof(Action[Academia, "Spending"], frozen=True):
    """Buy a Roof and close one of your Study Campuses with it."""

    verb = "roof"
    title = "Put on a Roof"
    exact = True

    campus: Campus

    @classmethod
    def candidates(cls, g: Academia, at: Spending, me: Seat) -> Iterable[BuildRoof]:
        """The highest building first."""
        school = g.schools[me]
        if school.funds < school.administration or not g.roofs:
            return ()
        return [cls(campus) for campus in roofable(school.campuses, school.administration)]

    def objections(self, g: Academia, at: Spending, me: Seat) -> Iterator[str]:
        """ERA-ROF-02 to -06."""
        school = g.school(me)
        if not g.roofs:
            yield "There are no Roofs left this Era."
        yield from unaffordable(school)
        if (place := self.campus.place) is None:
            yield "A Roof goes on a Study Campus, never on the Administration."
            return
        yield from unfit(school, place)
        if not school.campuses[place].stories:
            yield f"A Roof needs a Story beneath it; {CONTENT.studies[STUDIES[place]]} is empty."

    def apply(self, g: Academia, at: Spending, me: Seat) -> Steps:
        """ERA-ROF-01."""
        school, study = g.school(me), Study(self.campus)
        cost, building = school.administration, school.campuses[study.place]
        roofed = _with(school, study.place, replace(building, roof=True))
        g.settle_school(me, campuses=roofed, funds=school.funds - cost)
        g.roofs -= 1
        g.tell(RoofBuilt(me, study, cost))
        return (at,)

    def consequence(self, g: Academia, at: Spending, me: Seat) -> str:
        """Points, price and rest; the campus is closed for good."""
        school = g.school(me)
        cost = school.administration
        price = counted(cost, "Fund")
        return f"+{CONTENT.points.roof} points, closes it, {price}, {school.funds - cost} left"
