"""Advancing in technology and filing patents (TVE-TEC, TVE-PAT)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta
from msgspec.structs import force_setattr

from rules.core.contract import Action, Seat, Steps, player
from rules.tesla.abilities import Ability
from rules.tesla.catalog import RATINGS
from rules.tesla.content import CONTENT
from rules.tesla.crew import unusable
from rules.tesla.edition import EDITIONS, in_force
from rules.tesla.events import PatentFiled, TechnologyAdvanced
from rules.tesla.inventors import OF_COMPANY
from rules.tesla.names import luminary_name
from rules.tesla.state import Company, Level, LuminaryId, Technology, WarOfCurrents, put
from rules.tesla.stock import raise_price, raised
from rules.tesla.words import TECHNOLOGY_NAMES, money, roman

if TYPE_CHECKING:
    from rules.tesla.flow import TakingAction

LUMINARIES = Meta(title="Luminaries to exhaust", description="Luminaries to exhaust, joined by +")
TECHNOLOGIES = tuple(Technology)
LEVELS = tuple(Level)
TOPS = tuple(max(CONTENT.technology[technology]) for technology in Technology)
"""The highest level of each track."""


def needed(technology: Technology, start: int, level: int) -> tuple[int, int]:
    """Invention and Manufacturing for all levels of an advance together (TVE-TEC-05, AMB-TVE-31)."""
    start = max(start, 1)
    steps = [CONTENT.technology[technology][each] for each in range(start + 1, level + 1)]
    return sum(each.invention for each in steps), sum(each.manufacturing for each in steps)


NEEDS = tuple(
    tuple(
        tuple((level, *needed(technology, start, level)) for level in LEVELS[start : TOPS[technology.place]])
        for start in range(TOPS[technology.place] + 1)
    )
    for technology in Technology
)
"""By technology and starting level: the levels above, each with Invention and Manufacturing."""

Sums = tuple[int, int, int]


def summed(luminaries: tuple[LuminaryId, ...]) -> Sums:
    """Invention, Manufacturing and Finance of luminaries together (TVE-TEC-04, TVE-PAT-05)."""
    invention = manufacturing = finance = 0
    for each in luminaries:
        ratings = RATINGS[each]
        invention += ratings.invention
        manufacturing += ratings.manufacturing
        finance += ratings.finance
    return invention, manufacturing, finance


@lru_cache(maxsize=8192)
def in_order(luminaries: tuple[LuminaryId, ...]) -> tuple[LuminaryId, ...]:
    """Luminaries in the order in which they are named."""
    return tuple(sorted(luminaries))


@lru_cache(maxsize=8192)
def teams(ready: tuple[LuminaryId, ...]) -> tuple[tuple[tuple[LuminaryId, ...], Sums], ...]:
    """Every choice of luminaries, small ones first, with their ratings together."""
    names = sorted(ready)
    sizes = range(1, len(names) + 1)
    found = (in_order(team) for size in sizes for team in combinations(names, size))
    return tuple((team, summed(team)) for team in found)


@lru_cache(maxsize=8192)
def required(ability: Ability, place: int, start: int) -> Mapping[Level, Sums]:
    """The levels above one, with what advancing and filing need as the ability bends it (TVE-INV)."""
    return {
        level: (
            ability.invention(invention, place=place, level=level),
            ability.manufacturing(manufacturing, place=place, level=level),
            ability.filing(level - start, place=place),
        )
        for level, invention, manufacturing in NEEDS[place][start]
    }


Goal = tuple[Level, int, int, int]
"""A level, and what it needs: Invention, Manufacturing, and Finance to file its patent."""


@lru_cache(maxsize=8192)
def goals(ability: Ability, levels: tuple[int, ...]) -> tuple[tuple[Goal, ...], ...]:
    """By technology: the levels above a company's."""
    return tuple(
        tuple((level, *need) for level, need in required(ability, place, start).items())
        for place, start in enumerate(levels)
    )


class Advance(Action[WarOfCurrents, "TakingAction"], frozen=True):
    """Advance on one technology track, and file the patent of the level you reach if you like."""

    verb = "advance"
    title = "Advance in technology"
    exact = True

    technology: Technology
    level: Level
    luminaries: Annotated[tuple[LuminaryId, ...], LUMINARIES]
    file: Annotated[bool, Meta(description="File the patent of this level")] = False

    def __post_init__(self) -> None:
        """The same luminaries in another order are the same action."""
        if len(self.luminaries) > 1 and (ordered := in_order(self.luminaries)) is not self.luminaries:
            force_setattr(self, "luminaries", ordered)

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: TakingAction, me: Seat) -> Iterable[Advance]:
        """By few luminaries first."""
        company, ability, found = g.companies[me], EDITIONS[g.edition].in_force(g, me), []
        tracks = tuple(zip(TECHNOLOGIES, goals(ability, company.levels), g.patents, strict=True))
        for team, (invention, manufacturing, finance) in teams(company.ready):
            for technology, ahead, holders in tracks:
                for level, inventing, producing, filing in ahead:
                    if invention < inventing or manufacturing < producing:
                        break
                    if finance >= filing and holders[level - 1] is None:
                        found.append(cls(technology, level, team, True))
                    found.append(cls(technology, level, team))
        return found

    def objections(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> Iterator[str]:
        """TVE-TEC-02, -03, -08 to -12, TVE-PAT-02 to -04, -10."""
        company = g.companies[me]
        if wrong := list(self._unusable(company)):
            yield from wrong
        if unreachable := self._unreachable(company):
            yield unreachable
            return
        place = self.technology.place
        need = required(in_force(g, me), place, company.levels[place])[self.level]
        sums = need if wrong else summed(self.luminaries)
        short = list(self._short(sums, need))
        yield from short
        if self.file:
            otherwise = "" if wrong or short else "; you can advance without filing"
            yield from self._unfiled(g, sums[2], need[2], otherwise)

    def _unusable(self, company: Company) -> Iterator[str]:
        if not self.luminaries:
            yield "Name at least one luminary to exhaust."
        for place, luminary in enumerate(self.luminaries):
            if luminary in self.luminaries[:place]:
                yield f"{luminary_name(luminary)} cannot be counted twice."
            else:
                yield from unusable(company, luminary)

    def _unreachable(self, company: Company) -> str:
        place, name = self.technology.place, TECHNOLOGY_NAMES[self.technology]
        now, top = company.levels[place], TOPS[place]
        if now >= top:
            return f"Your {name} is already at the top, level {roman(top)}."
        if self.level > top:
            return f"{name} goes up to level {roman(top)} only."
        if self.level <= now:
            late = "; a patent can be filed only when advancing to its level" if self.file else ""
            return f"Your {name} is at level {roman(now)} already; advance to a higher one{late}."
        return ""

    def _short(self, sums: Sums, need: Sums) -> Iterator[str]:
        each = zip(("Invention", "Manufacturing"), sums, need, strict=False)
        if lacking := [f"{rating} {have} of {wanted}" for rating, have, wanted in each if have < wanted]:
            yield f"An advance to {self._goal()} needs more: {', '.join(lacking)}."

    def _unfiled(self, g: WarOfCurrents, finance: int, wanted: int, otherwise: str) -> Iterator[str]:
        """TVE-PAT-02 to -04, AMB-TVE-35."""
        if (holder := g.holder(self.technology.place, self.level)) is not None:
            yield f"The patent for {self._goal()} is held by {player(holder)}{otherwise}."
        if finance < wanted:
            has = f"your luminaries have ${finance}"
            yield f"Filing {self._goal()} needs ${wanted}, $1 per level; {has}{otherwise}."

    def _goal(self) -> str:
        return f"{TECHNOLOGY_NAMES[self.technology]} {roman(self.level)}"

    def apply(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> Steps:
        """Straight to the level (TVE-TEC-06); filing gains stock by the level's number (TVE-PAT-06, -07)."""
        company, place = g.companies[me], self.technology.place
        g.exhaust(me, *self.luminaries)
        g.settle_company(me, levels=put(company.levels, Seat(place), int(self.level)))
        g.tell(TechnologyAdvanced(me, company.key, self.technology, self.level, self.luminaries))
        ability = in_force(g, me)
        if self.file:
            file_patent(g, me, self.technology, self.level)
        return ability.advanced(g, me, self.luminaries, self.level if self.file else 0)

    def consequence(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> str:
        """Patent and gain, and whose fee is saved or due later."""
        holder = g.holder(self.technology.place, self.level)
        if self.file:
            return f"patent; +{self.level:d} to {raised(g.prices[me], self.level)}"
        if holder is not None:
            inventor, waived = g.companies[me].inventor, not OF_COMPANY[g.key(me)].patent_fee(self.level)
            due = money(self.level) + f" once {luminary_name(inventor)} is exhausted" * waived
            return f"{player(holder)}'s patent: claims will owe {due}"
        return "patent stays open"

    @classmethod
    def in_common(cls, g: WarOfCurrents, at: TakingAction, me: Seat, found: Sequence[Advance]) -> str:
        """Where the track stands, what a level needs, whether these luminaries can file."""
        (technology, *tracks), (level, *levels) = (
            {each.technology for each in found},
            {each.level for each in found},
        )
        if tracks:
            return ""
        company, place = g.companies[me], technology.place
        if levels:
            return f"now at {roman(company.levels[place])}"
        if len({each.luminaries for each in found}) == 1:
            return "can file the patent"
        inventing, producing, filing = required(in_force(g, me), place, company.levels[place])[level]
        needs = [f"{letter}{need}" for letter, need in (("I", inventing), ("M", producing)) if need]
        patent = [f"${filing} to file"] if g.holder(place, level) is None else []
        return ", ".join([f"needs {' '.join(needs) or 'no rating'}", *patent])


def file_patent(g: WarOfCurrents, me: Seat, technology: Technology, level: int) -> None:
    """Mark the patent and raise the stock price (TVE-PAT-06, -09)."""
    place = technology.place
    patents = list(g.patents)
    patents[place] = (*patents[place][: level - 1], me, *patents[place][level:])
    g.patents = (patents[0], patents[1], patents[2])
    g.tell(PatentFiled(me, g.key(me), technology, level, raise_price(g, me, level)))
