"""Dealing in shares during bookkeeping: one trade, then one purchase (PU-STK)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

from rules.core.contract import Action, Seat, Steps
from rules.tesla.actions.buying import Buying, Seats, buyable, full, not_in_play
from rules.tesla.actions.market import Sell
from rules.tesla.content import CONTENT
from rules.tesla.names import company_name
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.events import CertificateTraded, Chance, ChanceLetGo
from rules.tesla.state import CompanyId, WarOfCurrents, put
from rules.tesla.stock import LOWER, lower_price, raise_price, raised
from rules.tesla.words import money

LEAST_CASH, LAST = EXPANSION.setup.least_cash, CONTENT.setup.turns


def moves_prices(g: WarOfCurrents) -> bool:
    """Whether deals move prices: not in the last turn (PU-STK-24, AMB-PU-30)."""
    return g.turn < LAST


class Dealing(Buying, frozen=True):
    """Whether a player trades a share, buys one, or goes on; a trade comes before a purchase."""

    sold: Seats = ()

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        deal = "Buy a share" if self.sold else "Trade a share for another, buy one"
        return f"{deal}, or skip; you hold {money(self.company(g).cash)}."

    def unasked(self, g: WarOfCurrents, seat: Seat) -> str:
        """PU-STK-02, -29."""
        order = g.order()
        done = order.index(seat) < order.index(self.seat)
        return (
            "Your deals are over: a trade comes first, then a purchase, then the next player." if done else ""
        )

    def instead(self, g: WarOfCurrents, kind: type[Action[WarOfCurrents, Any]]) -> str:
        """PU-STK-11."""
        if kind is Sell:
            return f"A share is sold only as part of a trade. {self.ask(g)}"
        return super().instead(g, kind)

    @property
    def barred(self) -> Seats:
        """PU-STK-15."""
        return self.sold

    def kept(self) -> int:
        """PU-STK-19."""
        return LEAST_CASH

    def rise(self, g: WarOfCurrents) -> int:
        """PU-STK-13, -24."""
        return g.phase if moves_prices(g) else 0

    def bought_of(self, g: WarOfCurrents, of: Seat) -> Steps:
        """One purchase is the limit (PU-STK-03)."""
        return ()

    def sold_already(self, name: str) -> str:
        """AMB-PU-26."""
        return f"You have sold {name} this turn; a company sold cannot be bought in the same turn."

    def skipped(self, g: WarOfCurrents) -> Steps:
        """PU-STK-29."""
        g.tell(ChanceLetGo(self.seat, Chance.STOCK))
        return ()


def takeable(g: WarOfCurrents, me: Seat, gave: Seat) -> list[Seat]:
    """The companies of which a share can be taken for one of another (PU-STK-10, -20 to -23)."""
    most = g.companies[me].cash + g.prices[gave] - LEAST_CASH
    return [
        Seat(of)
        for of, there in enumerate(g.market)
        if there and of != gave and g.prices[of] <= most and not full(g, me, Seat(of))
    ]


def givable(g: WarOfCurrents, me: Seat) -> list[Seat]:
    """The companies of which a player holds regular shares (PU-STK-08, -12)."""
    return [Seat(of) for of, held in enumerate(g.companies[me].shares) if held]


def possible(g: WarOfCurrents, me: Seat) -> bool:
    """Whether a player can deal at all."""
    return bool(buyable(g, me, 0, (), LEAST_CASH)) or any(takeable(g, me, of) for of in givable(g, me))


class Trade(Action[WarOfCurrents, Dealing], frozen=True):
    """Trade a share of yours for one of another company in the market."""

    verb = "trade"
    title = "Trade a share"
    exact = True

    give: Annotated[CompanyId, Meta(description="Company whose share you give")]
    take: Annotated[CompanyId, Meta(description="Company whose share you take")]

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: Dealing, me: Seat) -> Iterable[Trade]:
        """Every pair that can be paid; one trade is the limit (PU-STK-03)."""
        if at.sold:
            return ()
        return [cls(g.key(gave), g.key(of)) for gave in givable(g, me) for of in takeable(g, me, gave)]

    def objections(self, g: WarOfCurrents, at: Dealing, me: Seat) -> Iterator[str]:
        """PU-STK-03, -08 to -10, -20 to -23."""
        if at.sold:
            yield "You have traded this turn already; one trade is the limit."
        gave, took = g.seat_of(self.give), g.seat_of(self.take)
        for seat, company in ((gave, self.give), (took, self.take)):
            if seat is None:
                yield from not_in_play(g, company)
        if gave is None or took is None:
            return
        if gave == took:
            yield f"A share of {company_name(self.give)} cannot be traded for one of the same company."
        yield from _unheld(g, me, gave)
        yield from _untaken(g, me, gave, took)

    def apply(self, g: WarOfCurrents, at: Dealing, me: Seat) -> Steps:
        """Pay the difference of the prices; then the one falls, the other rises (PU-STK-04 to -06)."""
        gave, took = g.seat_of(self.give), g.seat_of(self.take)
        assert gave is not None
        assert took is not None
        company, paid = g.companies[me], g.prices[took] - g.prices[gave]
        shares = put(company.shares, gave, company.shares[gave] - 1)
        shares = put(shares, took, shares[took] + 1)
        g.market = put(g.market, gave, g.market[gave] + 1)
        g.market = put(g.market, took, g.market[took] - 1)
        g.settle_company(me, cash=company.cash - paid, shares=shares)
        if moves_prices(g):
            lower_price(g, gave)
            raise_price(g, took, g.phase)
        g.tell(CertificateTraded(me, self.give, self.take, paid, g.prices[gave], g.prices[took]))
        return (replace(at, sold=(gave,)),) if buyable(g, me, 0, (gave,), LEAST_CASH) else ()

    def consequence(self, g: WarOfCurrents, at: Dealing, me: Seat) -> str:
        """The difference, and the prices after it."""
        gave, took = g.seat_of(self.give), g.seat_of(self.take)
        assert gave is not None
        assert took is not None
        paid = g.prices[took] - g.prices[gave]
        cash = f"costs {money(paid)}" if paid > 0 else f"+{money(-paid)}"
        lower, higher = g.prices[gave], g.prices[took]
        if moves_prices(g):
            lower, higher = LOWER[lower], raised(higher, g.phase)
        return f"{cash}; {company_name(self.give)} then {lower}, {company_name(self.take)} {higher}"

    @classmethod
    def in_common(cls, g: WarOfCurrents, at: Dealing, me: Seat, found: Sequence[Trade]) -> str:
        """What the share that is given counts for."""
        give, *others = {each.give for each in found}
        gave = g.seat_of(give)
        return "" if others or gave is None else f"{money(g.prices[gave])} toward another"


def _unheld(g: WarOfCurrents, me: Seat, gave: Seat) -> Iterator[str]:
    """PU-STK-08, -10."""
    if not g.companies[me].shares[gave]:
        stay = "; preferred shares stay with you" if gave == me else ""
        yield f"You hold 0 regular shares of {company_name(g.key(gave))}{stay}."


def _untaken(g: WarOfCurrents, me: Seat, gave: Seat, took: Seat) -> Iterator[str]:
    """PU-STK-10, -20, -23."""
    name, cash = company_name(g.key(took)), g.companies[me].cash
    if not g.market[took]:
        yield f"There is no {name} share for sale."
    if full(g, me, took):
        held, most = g.companies[me].shares[took], CONTENT.setup.most_shares
        yield f"You hold {held} shares of {name}; the limit for another's company is {most}."
    due = g.prices[took] - g.prices[gave]
    if cash - due < LEAST_CASH:
        yield (
            f"The difference is {money(due)}, and {money(LEAST_CASH)} must be left; you hold {money(cash)}."
        )
