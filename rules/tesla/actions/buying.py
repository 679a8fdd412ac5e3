"""Buying a certificate from the market, in whatever way the rules give (TVE-MKT)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.contract import Action, Seat, Steps
from rules.core.words import counted
from rules.tesla.asking import Asking
from rules.tesla.catalog import INVENTORS
from rules.tesla.content import CONTENT
from rules.tesla.events import CertificateBought
from rules.tesla.names import company_name
from rules.tesla.state import CompanyId, WarOfCurrents, put
from rules.tesla.stock import raise_price, raised
from rules.tesla.words import money

MOST = CONTENT.setup.most_shares
Seats = tuple[Seat, ...]


class Buying(Asking, frozen=True):
    """A certificate may be bought, in whatever way the rules give."""

    @property
    def barred(self) -> Seats:
        """Companies of which none may be bought, as the player has sold one of theirs."""
        raise NotImplementedError

    def favor(self, g: WarOfCurrents) -> int:
        """The discount on a certificate."""
        return 0

    def kept(self) -> int:
        """What must be left after a deal."""
        return 0

    def rise(self, g: WarOfCurrents) -> int:
        """Spaces that a purchase raises a price (TVE-MKT-03)."""
        return g.phase

    def bought_of(self, g: WarOfCurrents, of: Seat) -> Steps:
        """What follows on a purchase."""
        raise NotImplementedError

    def sold_already(self, name: str) -> str:
        """Why none can be bought."""
        raise NotImplementedError


def cost(g: WarOfCurrents, of: Seat, favor: int) -> int:
    """What a buyer pays (TVE-MKT-25)."""
    return max(0, g.prices[of] - favor)


def full(g: WarOfCurrents, me: Seat, of: Seat) -> bool:
    """Whether no more of another's company may be held (TVE-MKT-12 to -14)."""
    return of != me and g.companies[me].shares[of] >= MOST


def buyable(g: WarOfCurrents, me: Seat, favor: int, sold: Seats = (), kept: int = 0) -> Seats:
    """The companies of which a certificate can be bought now, so much cash being kept."""
    cash = g.companies[me].cash - kept
    return tuple([
        Seat(of)
        for of, there in enumerate(g.market)
        if there and of not in sold and cost(g, Seat(of), favor) <= cash and not full(g, me, Seat(of))
    ])  # fmt: skip


def not_in_play(g: WarOfCurrents, company: CompanyId) -> Iterator[str]:
    """TVE-MKT-22."""
    if company in INVENTORS:
        yield f"{company_name(company)} is not in play."
    else:
        yield f"There is no company {company_name(company)}."


class Buy(Action[WarOfCurrents, Buying], frozen=True):
    """Buy a certificate from the market."""

    verb = "buy"
    title = "Buy a certificate"
    exact = True

    company: CompanyId

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: Buying, me: Seat) -> Iterable[Buy]:
        """What can be bought."""
        return [cls(g.key(of)) for of in buyable(g, me, at.favor(g), at.barred, at.kept())]

    def objections(self, g: WarOfCurrents, at: Buying, me: Seat) -> Iterator[str]:
        """TVE-MKT-07, -12, -16, -22, -23."""
        of = g.seat_of(self.company)
        if of is None:
            yield from not_in_play(g, self.company)
            return
        name, due, cash = company_name(self.company), cost(g, of, at.favor(g)), g.companies[me].cash
        if of in at.barred:
            yield at.sold_already(name)
        if not g.market[of]:
            yield f"There is no {name} share for sale."
        if full(g, me, of):
            held = g.companies[me].shares[of]
            yield f"You hold {held} shares of {name}; the limit for another's company is {MOST}."
        if due + at.kept() > cash:
            left = f", and {money(at.kept())} must be left" if at.kept() else ""
            yield f"{name} costs {money(due)} a share{left}; you hold {money(cash)}."

    def apply(self, g: WarOfCurrents, at: Buying, me: Seat) -> Steps:
        """Pay, take it, and the price rises by the phase (TVE-MKT-02, -03, -24)."""
        of = g.seat_of(self.company)
        assert of is not None
        company, paid = g.companies[me], cost(g, of, at.favor(g))
        g.market = put(g.market, of, g.market[of] - 1)
        g.settle_company(me, cash=company.cash - paid, shares=put(company.shares, of, company.shares[of] + 1))
        g.tell(CertificateBought(me, self.company, paid, raise_price(g, of, at.rise(g))))
        return at.bought_of(g, of)

    def consequence(self, g: WarOfCurrents, at: Buying, me: Seat) -> str:
        """Cost, and the price after it."""
        of = g.seat_of(self.company)
        assert of is not None
        left, price = counted(g.market[of], "share"), raised(g.prices[of], at.rise(g))
        return f"{money(cost(g, of, at.favor(g)))}, price then {price}; {left} for sale"
