"""Purchasing, Sales, Logistics: goods come and go (CAR-PUR, CAR-SAL, CAR-LOG)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from rules.carnegie.departments.use import meant, send, stay, usable, uses_then
from rules.carnegie.events import GoodsSold, GoodsTaken
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import REGIONS, DepartmentId, Kind, Region
from rules.carnegie.words import goods, money
from rules.carnegie.working import UsingManagement, unusable
from rules.core.contract import Action, Seat, Steps

PURCHASING = DepartmentId("purchasing")
SALES = DepartmentId("sales")
LOGISTICS = DepartmentId("logistics")
SELLERS = (SALES, LOGISTICS)


class Purchase(Action[Carnegie, UsingManagement], frozen=True):
    """Send an employee of Purchasing on a mission, for goods."""

    verb = "purchase"
    title = "Use Purchasing"
    belongs: ClassVar[Kind] = Kind.MANAGEMENT
    exact = True

    region: Annotated[Region, Meta(description="Region of the mission")]

    @classmethod
    def candidates(cls, g: Carnegie, at: UsingManagement, me: Seat) -> Iterable[Purchase]:
        """Every region."""
        return map(cls, REGIONS) if usable(g, at, me, PURCHASING) else ()

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


def price(g: Carnegie, department: DepartmentId) -> tuple[int, int]:
    """Money and VP for each goods cube (CAR-SAL-01, CAR-LOG-01)."""
    effects = g.book.effects
    return (effects.sales, 0) if department == SALES else (effects.logistics_money, effects.logistics_points)


class Sell(Action[Carnegie, UsingManagement], frozen=True):
    """Sell goods with Sales for money, or with Logistics for money and VP; nobody is sent."""

    verb = "sell"
    title = "Sell goods"
    belongs: ClassVar[Kind] = Kind.MANAGEMENT
    exact = True

    goods: Annotated[int, Meta(description="How many goods")]
    department: Annotated[
        DepartmentId | None, Meta(description="Sales or Logistics; unsaid: the one in use, or the only one")
    ] = None

    @classmethod
    def candidates(cls, g: Carnegie, at: UsingManagement, me: Seat) -> Iterator[Sell]:
        """The most first."""
        most = min(g.book.effects.most_exchanged, g.companies[me].goods)
        for department in SELLERS:
            if most and usable(g, at, me, department):
                yield from (cls(cubes, department) for cubes in range(most, 0, -1))

    def spelled_out(self, g: Carnegie, at: UsingManagement, me: Seat) -> Sell:
        """The department in use, or else the only one."""
        return replace(self, department=self.department or meant(g, at, me, SELLERS))

    def objections(self, g: Carnegie, at: UsingManagement, me: Seat) -> Iterator[str]:
        """CAR-SAL-02, -03, CAR-LOG-02."""
        most, held = g.book.effects.most_exchanged, g.companies[me].goods
        if self.department in SELLERS:
            yield from unusable(g, at, me, self.department)
        else:
            yield "Say which department sells them: Sales or Logistics."
        if not 1 <= self.goods <= most:
            yield f"One use takes 1 to {most} goods, not {self.goods}."
        if self.goods > held:
            yield f"That needs {goods(self.goods)}, you have {held}."

    def apply(self, g: Carnegie, at: UsingManagement, me: Seat) -> Steps:
        """CAR-SAL-01, -04, CAR-LOG-01."""
        assert self.department is not None
        company, (dollars, points) = g.companies[me], self._proceeds(g)
        g.settle(
            me,
            goods=company.goods - self.goods,
            money=company.money + dollars,
            points=company.points + points,
        )
        g.tell(GoodsSold(me, self.department, self.goods, dollars, points))
        return (at.after_use(company, self.department),)

    def _proceeds(self, g: Carnegie) -> tuple[int, int]:
        assert self.department is not None
        dollars, points = price(g, self.department)
        return self.goods * dollars, self.goods * points

    def consequence(self, g: Carnegie, at: UsingManagement, me: Seat) -> str:
        """The money and VP, and what is left."""
        assert self.department is not None
        company, (dollars, points) = g.companies[me], self._proceeds(g)
        left = f"{goods(company.goods - self.goods)}, {money(company.money + dollars)}"
        score = f", +{points} VP" if points else ""
        return f"+{money(dollars)}{score}; then {left}; {uses_then(g, at, me, self.department)}"
