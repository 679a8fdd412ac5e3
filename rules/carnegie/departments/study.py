"""Spending study points on tabs and tracks, and Advanced Research (CAR-RD, CAR-TRK, CAR-TEL, CAR-ADR)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from rules.carnegie.catalog import Gain
from rules.carnegie.departments.use import send, stay, usable
from rules.carnegie.events import Cause, StudyReceived, TabAdvanced, TrackAdvanced
from rules.carnegie.gains import take
from rules.carnegie.state import Carnegie, Company, changed
from rules.carnegie.tabs import next_position
from rules.carnegie.terms import PROJECTS, REGIONS, DepartmentId, Kind, Project, Region, Reward
from rules.carnegie.tracks import final_is_next, holder, next_box, step_cost
from rules.carnegie.words import LEVEL_NAMES, NO_PAWNS, PROJECT_NAMES, REGION_NAMES, gained
from rules.carnegie.working import AnyStudying, UsingResearch, unusable
from rules.core.contract import Action, Seat, Steps, player
from rules.core.words import counted

ADVANCED_RESEARCH = DepartmentId("advanced_research")


def points(count: int) -> str:
    """“1 study point”, “2 study points”."""
    return counted(count, "study point")


def after_spending(at: AnyStudying, count: int) -> AnyStudying:
    """The question with so many points spent; spending them leaves no department (AMB-CAR-30)."""
    left = at.study - count
    return replace(at, study=left, begun=True) if isinstance(at, UsingResearch) else replace(at, study=left)


class Push(Action[Carnegie, AnyStudying], frozen=True):
    """Push a project tab one space to the right; a pawn comes to its new circle."""

    verb = "push"
    title = "Push a project tab"
    exact = True
    belongs: ClassVar[Kind] = Kind.RESEARCH

    project: Annotated[Project, Meta(description="Type of project")]

    @classmethod
    def candidates(cls, g: Carnegie, at: AnyStudying, me: Seat) -> Iterator[Push]:
        """Every tab that can be pushed."""
        company = g.companies[me]
        for project in PROJECTS:
            position = next_position(g.book, company, project)
            if position and position.study <= at.study and (company.pawns or not position.pawn):
                yield cls(project)

    def objections(self, g: Carnegie, at: AnyStudying, me: Seat) -> Iterator[str]:
        """CAR-RD-05, -10, -11."""
        company, name = g.companies[me], PROJECT_NAMES[self.project]
        position = next_position(g.book, company, self.project)
        if position is None:
            yield f"The {name} tab is fully extended."
            return
        if position.study > at.study:
            yield f"A step of the {name} tab needs {points(position.study)}, {at.study} left."
        if position.pawn and not company.pawns:
            yield NO_PAWNS

    def apply(self, g: Carnegie, at: AnyStudying, me: Seat) -> Steps:
        """CAR-RD-02, -08, -12."""
        company, place = g.companies[me], self.project.place
        position, tabs = next_position(g.book, company, self.project), changed(company.tabs, place, 1)
        assert position is not None
        g.settle(me, tabs=tabs, pawns=company.pawns - position.pawn)
        g.tell(TabAdvanced(me, self.project, tabs[place], position.study, position.pawn))
        return (after_spending(at, position.study),)

    def consequence(self, g: Carnegie, at: AnyStudying, me: Seat) -> str:
        """Cost and what is left; the pawn and its income, or the VP."""
        position = next_position(g.book, g.companies[me], self.project)
        assert position is not None
        shown = f"pawn, income {gained(position.income)}" if position.pawn else f"{position.points} VP"
        return f"{points(position.study)}, {at.study - position.study} left; {shown}"


class Develop(Action[Carnegie, AnyStudying], frozen=True):
    """Move your transport disc one box on a region's track; the final box gives a reward."""

    verb = "develop"
    title = "Develop transport"
    exact = True
    belongs: ClassVar[Kind] = Kind.RESEARCH

    region: Region
    reward: Annotated[Reward | None, Meta(description="Goods or money; only on entering the final box")] = (
        None
    )

    @classmethod
    def candidates(cls, g: Carnegie, at: AnyStudying, me: Seat) -> Iterator[Develop]:
        """Every step that can be taken, to a final box with each reward."""
        company = g.companies[me]
        for region in REGIONS:
            due = cost(g, at, company, region)
            if due is None or due > at.study:
                continue
            if not final_is_next(g.book, company, region):
                yield cls(region)
            elif holder(g, region) is None:
                yield from (cls(region, reward) for reward in Reward)

    def objections(self, g: Carnegie, at: AnyStudying, me: Seat) -> Iterator[str]:
        """CAR-TRK-03 to -06, CAR-TEL-06."""
        company, name = g.companies[me], REGION_NAMES[self.region]
        due = cost(g, at, company, self.region)
        if due is None:
            yield f"You are in the final box of the {name} already."
            return
        if due > at.study:
            yield f"The next box of the {name} needs {points(due)}, {at.study} left."
        yield from self._unrewarded(g, company)

    def _unrewarded(self, g: Carnegie, company: Company) -> Iterator[str]:
        name, held = REGION_NAMES[self.region], holder(g, self.region)
        if not final_is_next(g.book, company, self.region):
            if self.reward is not None:
                yield f"Only a final box gives a reward; the next one of the {name} is not it."
        elif held is not None:
            yield f"{player(held)} holds the final box of the {name}, and only one player can."
        elif self.reward is None:
            ways = " or ".join(gained(reward(g, each)) for each in Reward)
            yield f"The final box of the {name} gives {ways}: say which."

    def apply(self, g: Carnegie, at: AnyStudying, me: Seat) -> Steps:
        """CAR-RD-03, CAR-TRK-02."""
        company, place = g.companies[me], self.region.place
        due, tracks = cost(g, at, company, self.region), changed(company.tracks, place, 1)
        assert due is not None
        g.settle(me, tracks=tracks)
        g.tell(TrackAdvanced(me, self.region, tracks[place], due, self.reward))
        if self.reward is not None:
            take(g, me, reward(g, self.reward), Cause.FINAL_BOX, self.region)
        return (after_spending(at, due),)

    def consequence(self, g: Carnegie, at: AnyStudying, me: Seat) -> str:
        """Cost and what is left; bonus, level and reward."""
        company = g.companies[me]
        due, box = cost(g, at, company, self.region) or 0, next_box(g.book, company, self.region)
        assert box is not None
        now = f"; +{gained(reward(g, self.reward))} now" if self.reward else ""
        gain = f"{LEVEL_NAMES[box.level]}: {gained(box.bonus)}{now}"
        return f"{points(due)}, {at.study - due} left; {gain}"


def cost(g: Carnegie, at: AnyStudying, company: Company, region: Region) -> int | None:
    """Study points for the next step on a track; None in the final box."""
    return step_cost(g, company, region, research=isinstance(at, UsingResearch))


def reward(g: Carnegie, chosen: Reward) -> Gain:
    """What a final box gives (CAR-TRK-02)."""
    effects = g.book.effects
    return Gain(goods=effects.reward_goods) if chosen is Reward.GOODS else Gain(money=effects.reward_money)


class Research(Action[Carnegie, UsingResearch], frozen=True):
    """Advanced Research: send its employee on a mission for 8 study points."""

    verb = "research"
    title = "Use Advanced Research"
    exact = True
    belongs: ClassVar[Kind] = Kind.RESEARCH

    region: Annotated[Region, Meta(description="Where the employee goes")]

    @classmethod
    def candidates(cls, g: Carnegie, at: UsingResearch, me: Seat) -> Iterable[Research]:
        """Any region (CAR-MIS-05)."""
        return map(cls, REGIONS) if usable(g, at, me, ADVANCED_RESEARCH) else ()

    def objections(self, g: Carnegie, at: UsingResearch, me: Seat) -> Iterator[str]:
        """An active employee is all it takes."""
        yield from unusable(g, at, me, ADVANCED_RESEARCH)

    def apply(self, g: Carnegie, at: UsingResearch, me: Seat) -> Steps:
        """CAR-ADR-01."""
        company, gain = g.companies[me], g.book.effects.advanced_research
        send(g, me, ADVANCED_RESEARCH, self.region)
        g.tell(StudyReceived(me, gain, ADVANCED_RESEARCH))
        return (replace(at.after_use(company, ADVANCED_RESEARCH), study=at.study + gain),)

    def consequence(self, g: Carnegie, at: UsingResearch, me: Seat) -> str:
        """What it gives, and what you have then."""
        gain = g.book.effects.advanced_research
        return f"+{points(gain)}, you then have {at.study + gain}; {stay(g, me, ADVANCED_RESEARCH)}"
