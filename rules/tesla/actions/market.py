"""Visiting the stock market, one certificate at a time (TVE-MKT)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.core.contract import Action, Seat, Steps
from rules.core.words import counted
from rules.tesla.asking import Asking
from rules.tesla.catalog import INVENTORS, RATINGS
from rules.tesla.content import CONTENT
from rules.tesla.crew import unusable
from rules.tesla.events import CertificateBought, CertificateSold, MarketLeft, MarketVisited
from rules.tesla.names import company_name, luminary_name
from rules.tesla.state import CompanyId, LuminaryId, WarOfCurrents, put
from rules.tesla.stock import LOWER, lower_price, raise_price, raised
from rules.tesla.words import money

if TYPE_CHECKING:
    from rules.tesla.flow import TakingAction

MOST = CONTENT.setup.most_shares
Seats = tuple[Seat, ...]


class Trading(Asking, frozen=True):
    """What is traded next in a visit, and of which companies certificates were bought and sold in it."""

    luminary: LuminaryId
    bought: Seats = ()
    sold: Seats = ()

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        leave = ", or leave the market" if self.bought or self.sold else ""
        return f"Buy or sell a certificate{leave}; you hold {money(self.company(g).cash)}."

    def favor(self, g: WarOfCurrents) -> int:
        """The discount or bonus on every certificate (TVE-MKT-06)."""
        return favor(g, self.luminary)


def favor(g: WarOfCurrents, luminary: LuminaryId) -> int:
    """What a luminary's Finance is worth on a certificate (TVE-MKT-02, -04)."""
    return RATINGS[luminary].finance * g.phase


def cost(g: WarOfCurrents, of: Seat, favor: int) -> int:
    """What a buyer pays (TVE-MKT-25)."""
    return max(0, g.prices[of] - favor)


def full(g: WarOfCurrents, me: Seat, of: Seat) -> bool:
    """Whether no more of another's company may be held (TVE-MKT-12 to -14)."""
    return of != me and g.companies[me].shares[of] >= MOST


def buyable(g: WarOfCurrents, me: Seat, favor: int, sold: Seats = ()) -> Seats:
    """The companies of which a certificate can be bought now."""
    cash = g.companies[me].cash
    return tuple([
        Seat(of)
        for of, there in enumerate(g.market)
        if there and of not in sold and cost(g, Seat(of), favor) <= cash and not full(g, me, Seat(of))
    ])  # fmt: skip


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
            held = money(g.companies[me].cash)
            yield f"You have no certificate to sell and can buy none with {held}; pass instead."

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


def not_in_play(g: WarOfCurrents, company: CompanyId) -> Iterator[str]:
    """TVE-MKT-22."""
    if company in INVENTORS:
        yield f"{company_name(company)} is not in play."
    else:
        yield f"There is no company {company_name(company)}."


class Buy(Action[WarOfCurrents, Trading], frozen=True):
    """Buy a certificate from the market."""

    verb = "buy"
    title = "Buy a certificate"
    exact = True

    company: CompanyId

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: Trading, me: Seat) -> Iterable[Buy]:
        """What can be bought."""
        return [cls(g.key(of)) for of in buyable(g, me, at.favor(g), at.sold)]

    def objections(self, g: WarOfCurrents, at: Trading, me: Seat) -> Iterator[str]:
        """TVE-MKT-07, -12, -16, -22, -23."""
        of = g.seat_of(self.company)
        if of is None:
            yield from not_in_play(g, self.company)
            return
        name, due, cash = company_name(self.company), cost(g, of, at.favor(g)), g.companies[me].cash
        if of in at.sold:
            yield f"You have sold {name} in this visit; the same company cannot be both bought and sold."
        if not g.market[of]:
            yield f"There is no {name} share for sale."
        if full(g, me, of):
            held = g.companies[me].shares[of]
            yield f"You hold {held} shares of {name}; the limit for another's company is {MOST}."
        if due > cash:
            yield f"{name} costs {money(due)} a share; you hold {money(cash)}."

    def apply(self, g: WarOfCurrents, at: Trading, me: Seat) -> Steps:
        """Pay, take it, and the price rises by the phase (TVE-MKT-02, -03, -24)."""
        of = g.seat_of(self.company)
        assert of is not None
        company, paid = g.companies[me], cost(g, of, at.favor(g))
        g.market = put(g.market, of, g.market[of] - 1)
        g.settle_company(me, cash=company.cash - paid, shares=put(company.shares, of, company.shares[of] + 1))
        g.tell(CertificateBought(me, self.company, paid, raise_price(g, of, g.phase)))
        return (replace(at, bought=_with(at.bought, of)),)

    def consequence(self, g: WarOfCurrents, at: Trading, me: Seat) -> str:
        """Cost, and the price after it."""
        of = g.seat_of(self.company)
        assert of is not None
        left, price = counted(g.market[of], "share"), raised(g.prices[of], g.phase)
        return f"{money(cost(g, of, at.favor(g)))}, price then {price}; {left} for sale"


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
