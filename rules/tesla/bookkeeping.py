"""Bookkeeping at the end of a turn (TVE-BK)."""

from __future__ import annotations

from rules.core.contract import Procedure, Seat, Steps
from rules.tesla.edition import in_force
from rules.tesla.events import (
    FameRewarded,
    LuminariesReadied,
    PatentRewarded,
    PresentFameChanged,
    ProfitTaken,
)
from rules.tesla.state import Power, Technology, WarOfCurrents
from rules.tesla.stock import PROFITS, raise_price


class CompanyFame(Procedure[WarOfCurrents], frozen=True):
    """The present fame track becomes like the future one, and its leader gains stock (TVE-BK-02 to -06)."""

    def run(self, g: WarOfCurrents) -> Steps:
        """One space per phase, of the phase just played (AMB-TVE-51)."""
        g.present = g.future
        order = g.order()
        leader = order[0]
        g.tell(PresentFameChanged(tuple(map(g.key, order))))
        g.tell(FameRewarded(g.key(leader), g.phase, raise_price(g, leader, g.phase)))
        return ()


class CurrentFame(Procedure[WarOfCurrents], frozen=True):
    """The top patent of the more famous current gains stock, of both in the center (TVE-BK-07 to -15)."""

    def run(self, g: WarOfCurrents) -> Steps:
        """AC first."""
        for power in Power:
            if famous(g, power) and (top := top_patent(g, power)):
                seat, level = top
                price = raise_price(g, seat, g.phase)
                g.tell(PatentRewarded(g.key(seat), Technology(power), level, g.phase, price))
        return ()


def famous(g: WarOfCurrents, power: Power) -> bool:
    """Whether a power technology leads or is level on the AC/DC fame track, or was made the leading one."""
    if g.leading:
        return power is g.leading
    return g.current >= 0 if power is Power.AC else g.current <= 0


def top_patent(g: WarOfCurrents, power: Power) -> tuple[Seat, int] | None:
    """The holder of the highest patent, and its level; none when there is none (TVE-BK-10, -11)."""
    holders = g.patents[power.place]
    for level in range(len(holders), 0, -1):
        if (holder := holders[level - 1]) is not None:
            return holder, level
    return None


class Profits(Procedure[WarOfCurrents], frozen=True):
    """Every company takes the profit of its price's column (TVE-BK-17, -18)."""

    def run(self, g: WarOfCurrents) -> Steps:
        """From the top of the fame track down."""
        for seat in g.order():
            profit = in_force(g, seat).profit(PROFITS[g.prices[seat]], phase=g.phase)
            g.pay(seat, profit)
            g.tell(ProfitTaken(seat, g.key(seat), profit))
        return ()


class ReadyLuminaries(Procedure[WarOfCurrents], frozen=True):
    """All luminaries are ready, and what was used this turn is forgotten (TVE-BK-19)."""

    def run(self, g: WarOfCurrents) -> Steps:
        """Turn them face-up."""
        for seat in range(g.seats):
            g.settle_company(Seat(seat), spent=(), used=(), called=())
        g.tell(LuminariesReadied())
        return ()
