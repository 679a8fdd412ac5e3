"""Commerce & Finance: one of four ways to get money or goods (CAR-MGT-01 to -05)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from rules.carnegie.catalog import Effects
from rules.carnegie.departments.use import send, stay, usable, uses_then
from rules.carnegie.events import CommerceDone
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import REGIONS, Deal, DepartmentId, Kind, Region
from rules.carnegie.words import goods, money
from rules.carnegie.working import UsingManagement, unusable
from rules.core.contract import Action, Seat, Steps

COMMERCE = DepartmentId("commerce")


def yields(effects: Effects, what: Deal) -> tuple[int, int]:
    """The money and the goods cubes of a use."""
    match what:
        case Deal.MONEY:
            return effects.commerce_money, 0
        case Deal.GOODS:
            return 0, effects.commerce_goods
        case Deal.MISSION_MONEY:
            return effects.mission_money, 0
        case Deal.MISSION_GOODS:
            return 0, effects.mission_goods


class Trade(Action[Carnegie, UsingManagement], frozen=True):
    """Use Commerce & Finance: take money or goods; more of them on a mission."""

    verb = "trade"
    title = "Use Commerce & Finance"
    belongs: ClassVar[Kind] = Kind.MANAGEMENT
    exact = True

    what: Annotated[Deal, Meta(description="Money or goods, on a mission or not")]
    region: Annotated[Region | None, Meta(description="Region of the mission, if it is one")] = None

    @classmethod
    def candidates(cls, g: Carnegie, at: UsingManagement, me: Seat) -> Iterable[Trade]:
        """The four ways, missions in every region."""
        return TRADES if usable(g, at, me, COMMERCE) else ()

    def objections(self, g: Carnegie, at: UsingManagement, me: Seat) -> Iterator[str]:
        """Who is sent needs a region, and nobody else does."""
        yield from unusable(g, at, me, COMMERCE)
        if self.what.mission and self.region is None:
            yield "Say the region of the mission."
        elif self.region is not None and not self.what.mission:
            yield f"Nobody is sent on a mission for “{self.what.value}”; name no region."

    def apply(self, g: Carnegie, at: UsingManagement, me: Seat) -> Steps:
        """CAR-MGT-01 to -04."""
        company, (dollars, cubes) = g.companies[me], yields(g.book.effects, self.what)
        if self.region is not None:
            send(g, me, COMMERCE, self.region)
        g.settle(me, money=company.money + dollars, goods=company.goods + cubes)
        g.tell(CommerceDone(me, dollars, cubes))
        return (at.after_use(company, COMMERCE),)

    @classmethod
    def in_common(cls, g: Carnegie, at: UsingManagement, me: Seat, found: Sequence[Trade]) -> str:
        """What a mission brings from every region."""
        gain, *others = {each.gain(g, me) for each in found}
        return "" if others else gain

    def gain(self, g: Carnegie, me: Seat) -> str:
        """“+$6, then $15”."""
        company, (dollars, cubes) = g.companies[me], yields(g.book.effects, self.what)
        if cubes:
            return f"+{goods(cubes)}, then {company.goods + cubes}"
        return f"+{money(dollars)}, then {money(company.money + dollars)}"

    def consequence(self, g: Carnegie, at: UsingManagement, me: Seat) -> str:
        """What is gained, what you hold then, and who can go on."""
        gain = self.gain(g, me)
        gone = f"; {stay(g, me, COMMERCE)}" if self.what.mission else ""
        return f"{gain}; {uses_then(g, at, me, COMMERCE)}{gone}"


TRADES = tuple(Trade(what, region) for what in Deal for region in (REGIONS if what.mission else (None,)))
"""Every use there is."""
