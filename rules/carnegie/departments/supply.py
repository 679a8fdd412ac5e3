"""Buying goods cubes with Supply Chain (CAR-SUP)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec import Meta

from rules.carnegie.departments.use import usable, uses_then
from rules.carnegie.events import GoodsBought
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import DepartmentId, Kind
from rules.carnegie.words import goods, money
from rules.carnegie.working import UsingConstruction, unusable
from rules.core.contract import Action, Seat, Steps

SUPPLY_CHAIN = DepartmentId("supply_chain")


class Buy(Action[Carnegie, UsingConstruction], frozen=True):
    """Supply Chain: buy 1 to 3 goods for $1 each."""

    verb = "buy"
    title = "Use Supply Chain"
    exact = True
    belongs: ClassVar[Kind] = Kind.CONSTRUCTION

    goods: Annotated[int, Meta(description="How many goods, 1 to 3")]

    @classmethod
    def candidates(cls, g: Carnegie, at: UsingConstruction, me: Seat) -> Iterator[Buy]:
        """As many as can be paid, down to 1."""
        company, effects = g.companies[me], g.book.effects
        if usable(g, at, me, SUPPLY_CHAIN):
            for count in range(effects.most_exchanged, 0, -1):
                if count * effects.supply_price <= company.money:
                    yield cls(count)

    def objections(self, g: Carnegie, at: UsingConstruction, me: Seat) -> Iterator[str]:
        """CAR-SUP-02, -03, AMB-CAR-38."""
        most, due, held = g.book.effects.most_exchanged, self._price(g), g.companies[me].money
        yield from unusable(g, at, me, SUPPLY_CHAIN)
        if not 1 <= self.goods <= most:
            yield f"You can buy 1 goods at least and up to {most} with one use, not {self.goods}."
        if due > held:
            yield f"{goods(self.goods)} cost {money(due)}, you have {money(held)}."

    def _price(self, g: Carnegie) -> int:
        return self.goods * g.book.effects.supply_price

    def apply(self, g: Carnegie, at: UsingConstruction, me: Seat) -> Steps:
        """CAR-SUP-01."""
        company, due = g.companies[me], self._price(g)
        g.settle(me, money=company.money - due, goods=company.goods + self.goods)
        g.tell(GoodsBought(me, self.goods, due))
        return (at.after_use(company, SUPPLY_CHAIN),)

    def consequence(self, g: Carnegie, at: UsingConstruction, me: Seat) -> str:
        """The price, and what you hold then."""
        company, due = g.companies[me], self._price(g)
        left = f"{goods(company.goods + self.goods)} and {money(company.money - due)}"
        then = uses_then(g, at, me, SUPPLY_CHAIN)
        return f"+{goods(self.goods)} for {money(due)}; you then hold {left}; {then}"
