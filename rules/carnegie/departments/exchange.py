"""Purchasing, Sales, Logistics: goods come and go (CAR-PUR, CAR-SAL, CAR-LOG)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec import Meta

from rules.carnegie.departments.use import send, stay, usable, uses_then
from rules.carnegie.events import GoodsSold, GoodsTaken
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import REGIONS, DepartmentId, Kind, Region
from rules.carnegie.words import goods, money
from rules.carnegie.working import UsingManagement, unusable
from rules.core.contract import Action, Seat, Steps

PURCHASING = DepartmentId("purchasing")
SALES = DepartmentId("sales")
LOGISTICS = DepartmentId("logistics")


class Purchase(Action[Carnegie, UsingManagement], frozen=True):
    """Send an employee of Purchasing on a mission, for goods."""

    verb = "purchase"
    title = "Use Purchasing"
    belongs: ClassVar[Kind] = Kind.MANAGEMENT
    exact = True

    region: Annotated[Region, Meta(description="Region of the mission")]

    @classmethod
    def candidates(cls, g: Carnegie, at: UsingManagement, me: Seat) -> Iterator[Purchase]:
        """Every region."""
        if usable(g, at, me, PURCHASING):
            yield from map(cls, REGIONS)

    def objections(self, g: Carnegie, at: UsingManagement, me: Seat) -> Iterator[str]:
        """Nothing but an employee is needed; goods are unlimited (CAR-CMP-15)."""
        yield from unusable(g, at, me, PURCHASING)

    def apply(self, g: Carnegie, at: UsingManagement, me: Seat) -> Steps:
        """CAR-PUR-01."""
        company, cubes = g.companies[me], g.book.effects.purchasing
        send(g, me, PURCHASING, self.region)
        g.settle(me, goods=company.goods + cubes)
        g.tell(GoodsTaken(me, cubes))
        return (at.after_use(company, PURCHASING),)

    def consequence(self, g: Carnegie, at: UsingManagement, me: Seat) -> str:
        """The goods, and who stays."""
        cubes = g.book.effects.purchasing
        return f"+{goods(cubes)}, then {g.companies[me].goods + cubes}; {stay(g, me, PURCHASING)}"


def sellable(g: Carnegie, at: UsingManagement, me: Seat, department: DepartmentId) -> range:
    """How many goods cubes a department can take in one use, the fewest first."""
    if not usable(g, at, me, department):
        return range(0)
    return range(1, min(g.book.effects.most_exchanged, g.companies[me].goods) + 1)


def unsellable(g: Carnegie, me: Seat, cubes: int) -> Iterator[str]:
    """CAR-SAL-02, -03, CAR-LOG-02."""
    most, held = g.book.effects.most_exchanged, g.companies[me].goods
    if not 1 <= cubes <= most:
        yield f"One use takes 1 to {most} goods, not {cubes}."
    if cubes > held:
        yield f"That needs {goods(cubes)}, you have {held}."


def sell(g: Carnegie, me: Seat, department: DepartmentId, cubes: int, dollars: int, points: int = 0) -> None:
    """Goods for money, and for VP perhaps; nobody is sent."""
    company = g.companies[me]
    g.settle(me, goods=company.goods - cubes, money=company.money + dollars, points=company.points + points)
    g.tell(GoodsSold(me, department, cubes, dollars, points))


class Sell(Action[Carnegie, UsingManagement], frozen=True):
    """Use Sales: sell goods."""

    verb = "sell"
    title = "Use Sales"
    belongs: ClassVar[Kind] = Kind.MANAGEMENT
    exact = True

    goods: Annotated[int, Meta(description="How many goods")]

    @classmethod
    def candidates(cls, g: Carnegie, at: UsingManagement, me: Seat) -> Iterator[Sell]:
        """The most first."""
        yield from map(cls, reversed(sellable(g, at, me, SALES)))

    def objections(self, g: Carnegie, at: UsingManagement, me: Seat) -> Iterator[str]:
        """CAR-SAL-02, -03."""
        yield from unusable(g, at, me, SALES)
        yield from unsellable(g, me, self.goods)

    def apply(self, g: Carnegie, at: UsingManagement, me: Seat) -> Steps:
        """CAR-SAL-01, -04."""
        company = g.companies[me]
        sell(g, me, SALES, self.goods, self.goods * g.book.effects.sales)
        return (at.after_use(company, SALES),)

    def consequence(self, g: Carnegie, at: UsingManagement, me: Seat) -> str:
        """The money, and what is left."""
        company, dollars = g.companies[me], self.goods * g.book.effects.sales
        left = f"{goods(company.goods - self.goods)}, {money(company.money + dollars)}"
        return f"+{money(dollars)}; then {left}; {uses_then(g, at, me, SALES)}"


class Deliver(Action[Carnegie, UsingManagement], frozen=True):
    """Use Logistics: deliver goods for money and VP."""

    verb = "deliver"
    title = "Use Logistics"
    belongs: ClassVar[Kind] = Kind.MANAGEMENT
    exact = True

    goods: Annotated[int, Meta(description="How many goods")]

    @classmethod
    def candidates(cls, g: Carnegie, at: UsingManagement, me: Seat) -> Iterator[Deliver]:
        """The most first."""
        yield from map(cls, reversed(sellable(g, at, me, LOGISTICS)))

    def objections(self, g: Carnegie, at: UsingManagement, me: Seat) -> Iterator[str]:
        """CAR-LOG-02."""
        yield from unusable(g, at, me, LOGISTICS)
        yield from unsellable(g, me, self.goods)

    def apply(self, g: Carnegie, at: UsingManagement, me: Seat) -> Steps:
        """CAR-LOG-01."""
        company, effects = g.companies[me], g.book.effects
        dollars, points = self.goods * effects.logistics_money, self.goods * effects.logistics_points
        sell(g, me, LOGISTICS, self.goods, dollars, points)
        return (at.after_use(company, LOGISTICS),)

    def consequence(self, g: Carnegie, at: UsingManagement, me: Seat) -> str:
        """The money and VP, and what is left."""
        company, effects = g.companies[me], g.book.effects
        dollars, points = self.goods * effects.logistics_money, self.goods * effects.logistics_points
        left = f"{goods(company.goods - self.goods)}, {money(company.money + dollars)}"
        return f"+{money(dollars)}, +{points} VP; then {left}; {uses_then(g, at, me, LOGISTICS)}"
