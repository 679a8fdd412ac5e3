"""Visiting the stock market, one certificate at a time (TVE-MKT)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.core.contract import Action, Seat, Steps
from rules.core.words import listed
from rules.tesla.actions.buying import Buying, Seats, buyable, cost, full, not_in_play
from rules.tesla.catalog import RATINGS
from rules.tesla.crew import unusable
from rules.tesla.events import CertificateSold, MarketLeft, MarketVisited
from rules.tesla.names import company_name, luminary_name
from rules.tesla.state import CompanyId, LuminaryId, WarOfCurrents, put
from rules.tesla.stock import LOWER, lower_price
from rules.tesla.words import money

if TYPE_CHECKING:
    from rules.tesla.flow import TakingAction


class Trading(Buying, frozen=True):
    """What is traded next in a visit, and of which companies certificates were bought and sold in it."""

    luminary: LuminaryId
    bought: Seats = ()
    sold: Seats = ()

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        buys, sells = buyable(g, self.seat, self.favor(g), self.sold), sellable(g, self.seat, self.bought)
        trades = listed(
            [verb for verb, found in (("Buy", buys), ("Sell", sells)) if found], "or"
        ).capitalize()
        leave = ", or leave the market" if self.bought or self.sold else ""
        return f"{trades} a certificate{leave}; you hold {money(self.company(g).cash)}."

    @property
    def barred(self) -> Seats:
        """TVE-MKT-07."""
        return self.sold

    def favor(self, g: WarOfCurrents) -> int:
        """The discount or bonus on every certificate (TVE-MKT-06)."""
        return favor(g, self.luminary)

    def bought_of(self, g: WarOfCurrents, of: Seat) -> Steps:
        """The visit goes on (TVE-MKT-02)."""
        return (replace(self, bought=_with(self.bought, of)),)

    def sold_already(self, name: str) -> str:
        """TVE-MKT-07."""
        return f"You have sold {name} in this visit; the same company cannot be both bought and sold."


def favor(g: WarOfCurrents, luminary: LuminaryId) -> int:
    """What a luminary's Finance is worth on a certificate (TVE-MKT-02, -04)."""
    return RATINGS[luminary].finance * g.phase


def sellable(g: WarOfCurrents, me: Seat, bought: Seats = ()) -> Seats:
    """The companies of which a certificate can be sold now."""
    return tuple([Seat(of) for of, held in enumerate(g.companies[me].shares) if held and of not in bought])


class Visit(Action[WarOfCurrents, "TakingAction"], frozen=True):
    """Visit the stock market: buy or sell certificates, one at a time."""

    verb = "market"
    title = "Visit the stock market"
    exact = True

    luminary: LuminaryId

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: TakingAction, me: Seat) -> Iterable[Visit]:
        """Every luminary that is ready and could trade."""
        company = g.companies[me]
        selling = any(company.shares)
        return [cls(each) for each in company.ready if selling or buyable(g, me, favor(g, each))]

    def objections(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> Iterator[str]:
        """TVE-MKT-11."""
        wrong = list(unusable(g.companies[me], self.luminary))
        yield from wrong
        if not (wrong or sellable(g, me) or buyable(g, me, favor(g, self.luminary))):
            why = _unbought(g, me, self.luminary)
            yield f"You have no certificate to sell and can buy none{why}; pass instead."

    def apply(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> Steps:
        """One luminary for all trades (TVE-MKT-01)."""
        g.exhaust(me, self.luminary)
        g.tell(MarketVisited(me, self.luminary))
        return (Trading(me, self.luminary),)

    def consequence(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> str:
        """The discount and bonus, and a trade without an alternative, which the table makes at once."""
        worth = favor(g, self.luminary)
        better = f"{money(worth)} better each" if worth else "no discount"
        sales, purchases = sellable(g, me), buyable(g, me, worth)
        if len(sales) + len(purchases) != 1:
            return better
        verb, of = ("sells", sales[0]) if sales else ("buys", purchases[0])
        return f"{better}; only trade: {verb} {company_name(g.key(of))}"


def _unbought(g: WarOfCurrents, me: Seat, luminary: LuminaryId) -> str:
    """Why a luminary can buy nothing."""
    there = [Seat(of) for of, count in enumerate(g.market) if count and not full(g, me, Seat(of))]
    if not there:
        return ", as none that you may hold is for sale"
    least = min(cost(g, of, favor(g, luminary)) for of in there)
    return f": the cheapest costs {money(least)}, you hold {money(g.companies[me].cash)}"


class Sell(Action[WarOfCurrents, Trading], frozen=True):
    """Sell a certificate to the market."""

    verb = "sell"
    title = "Sell a certificate"
    exact = True

    company: CompanyId

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: Trading, me: Seat) -> Iterable[Sell]:
        """What can be sold."""
        return [cls(g.key(of)) for of in sellable(g, me, at.bought)]

    def objections(self, g: WarOfCurrents, at: Trading, me: Seat) -> Iterator[str]:
        """TVE-MKT-07, -19, -20."""
        of = g.seat_of(self.company)
        if of is None:
            yield from not_in_play(g, self.company)
            return
        name = company_name(self.company)
        if of in at.bought:
            yield f"You have bought {name} in this visit; the same company cannot be both bought and sold."
        if not g.companies[me].shares[of]:
            stay = "; preferred shares stay with you" if of == me else ""
            yield f"You hold 0 regular shares of {name}{stay}."

    def apply(self, g: WarOfCurrents, at: Trading, me: Seat) -> Steps:
        """Take the money, return it, and the price falls by a column (TVE-MKT-04, -05, -18)."""
        of = g.seat_of(self.company)
        assert of is not None
        company, received = g.companies[me], g.prices[of] + at.favor(g)
        g.market = put(g.market, of, g.market[of] + 1)
        g.settle_company(
            me, cash=company.cash + received, shares=put(company.shares, of, company.shares[of] - 1)
        )
        g.tell(CertificateSold(me, self.company, received, lower_price(g, of)))
        return (replace(at, sold=_with(at.sold, of)),)

    def consequence(self, g: WarOfCurrents, at: Trading, me: Seat) -> str:
        """The money, and the price after it."""
        of = g.seat_of(self.company)
        assert of is not None
        held = g.companies[me].shares[of]
        return f"+{money(g.prices[of] + at.favor(g))}, price then {LOWER[g.prices[of]]}; you hold {held}"


def _with(seats: Seats, seat: Seat) -> Seats:
    return seats if seat in seats else (*seats, seat)


class Leave(Action[WarOfCurrents, Trading], frozen=True):
    """Leave the stock market."""

    verb = "leave"
    title = "Leave the market"
    exact = True

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: Trading, me: Seat) -> Iterable[Leave]:
        """After a trade."""
        return (cls(),) if at.bought or at.sold else ()

    def objections(self, g: WarOfCurrents, at: Trading, me: Seat) -> Iterator[str]:
        """TVE-MKT-11."""
        if not (at.bought or at.sold):
            who = luminary_name(at.luminary)
            yield f"{who} has not traded yet: buy or sell a share, or take the visit back and pass instead."

    def apply(self, g: WarOfCurrents, at: Trading, me: Seat) -> Steps:
        """The action is over."""
        g.tell(MarketLeft(me))
        return ()
