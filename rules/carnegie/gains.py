"""Receiving money, goods, VP, employees and study points (CAR-INC-05, -07, -13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated

from msgspec import Meta

from rules.carnegie.asking import Asking
from rules.carnegie.catalog import Gain
from rules.carnegie.events import Cause, GainReceived, StudyReceived
from rules.carnegie.lobby import arrive
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import Region
from rules.carnegie.words import goods, money
from rules.carnegie.working import Studying
from rules.core.contract import Action, Seat, Steps
from rules.core.words import counted, listed


def summed(gains: Iterable[Gain]) -> Gain:
    """Several gains as one, but for what is to be chosen."""
    found = tuple(gains)
    return Gain(
        money=sum(each.money for each in found),
        goods=sum(each.goods for each in found),
        points=sum(each.points for each in found),
        employees=sum(each.employees for each in found),
        study=sum(each.study for each in found),
    )


def receive(
    g: Carnegie, seat: Seat, gains: Iterable[Gain], cause: Cause, region: Region | None = None
) -> Steps:
    """Take what is definite at once; what is to be chosen or spent is asked for."""
    found = tuple(gains)
    total, choices = summed(found), tuple(sorted(each.either for each in found if each.either))
    take(g, seat, Gain(money=total.money, goods=total.goods, points=total.points), cause, region)
    steps = arrive(g, seat, total.employees)
    if total.study:
        g.tell(StudyReceived(seat, total.study))
        steps += (Studying(seat, total.study),)
    return steps + ((ChoosingIncome(seat, choices),) if choices else ())


def take(g: Carnegie, seat: Seat, gain: Gain, cause: Cause, region: Region | None = None) -> None:
    """Money, goods and VP (CAR-INC-13); nothing is told of nothing."""
    if gain == Gain():
        return
    company = g.companies[seat]
    g.settle(
        seat,
        money=company.money + gain.money,
        goods=company.goods + gain.goods,
        points=company.points + gain.points,
    )
    g.tell(GainReceived(seat, cause, region, gain.money, gain.goods, gain.points))


class ChoosingIncome(Asking, frozen=True):
    """How many of the incomes with a choice are taken as goods."""

    amounts: tuple[int, ...]
    """The $ that each gives instead of 1 goods cube, the smallest first."""

    def ask(self, g: Carnegie) -> str:
        """What is asked."""
        dollars = listed([money(amount) for amount in dict.fromkeys(self.amounts)], "or")
        found = f"{counted(len(self.amounts), 'income')} of 1 goods or {dollars}"
        return f"You have {found}: how many as goods?"


class TakeIncome(Action[Carnegie, ChoosingIncome], frozen=True):
    """Take some of these incomes as goods, the others as money."""

    verb = "income"
    title = "Take income"
    exact = True

    goods: Annotated[int, Meta(description="How many of them as goods")]

    @classmethod
    def candidates(cls, g: Carnegie, at: ChoosingIncome, me: Seat) -> Iterator[TakeIncome]:
        """From all goods to none."""
        for count in range(len(at.amounts), -1, -1):
            yield cls(count)

    def objections(self, g: Carnegie, at: ChoosingIncome, me: Seat) -> Iterator[str]:
        """Not more than there are."""
        if not 0 <= self.goods <= len(at.amounts):
            yield f"You have {len(at.amounts)} of these incomes, so take 0 to {len(at.amounts)} as goods."

    def _gain(self, at: ChoosingIncome) -> Gain:
        return Gain(goods=self.goods, money=sum(at.amounts[self.goods :]))

    def apply(self, g: Carnegie, at: ChoosingIncome, me: Seat) -> Steps:
        """The smallest amounts are given up for goods."""
        take(g, me, self._gain(at), Cause.PROJECTS)
        return ()

    def consequence(self, g: Carnegie, at: ChoosingIncome, me: Seat) -> str:
        """What it gives, and what you hold then."""
        gain, company = self._gain(at), g.companies[me]
        held = f"you then hold {goods(company.goods + gain.goods)}, {money(company.money + gain.money)}"
        return f"+{goods(gain.goods)}, +{money(gain.money)}; {held}"
