"""How promising a table of the whole expansion is for a seat: a guess at the final points."""

from __future__ import annotations

from math import exp

from rules.core.contract import Seat
from rules.tesla import promise as base
from rules.tesla.actions.buying import buyable
from rules.tesla.edition import in_force
from rules.tesla.powering_up.event_auction import EventBidding
from rules.tesla.powering_up.headquarters import worth
from rules.tesla.powering_up.refreshing import Dining, Refreshing
from rules.tesla.powering_up.scoring import CASH, SHARES, score
from rules.tesla.powering_up.trading import LEAST_CASH, Dealing
from rules.tesla.powering_up.walker import FollowingPatent
from rules.tesla.scoring import PREFERRED
from rules.tesla.state import WarOfCurrents

POINT = 8.0
"""What a point is worth in thousands of dollars."""
FAME = 0.4
"""How much less fame and patents are worth than where prices are the points."""
SPREAD = 4.0
"""How far prices may drift apart in a turn to come."""
CARD = 3.0
"""A developed headquarters card for each turn to come, in thousands."""
EVENT = 4.0
RIVAL = 0.3


def promise(g: WarOfCurrents, seat: Seat) -> float:
    """Points to come, and what cash and luminaries may add, less a part of the best rival's points."""
    if not g.agenda:
        return 1000.0 * score(g, seat).points - g.present[seat]
    each = _share_points(g)
    own = POINT * _points(g, seat, each) + base.means(g, seat) + base.company(g, seat)
    own += FAME * base.fame(g, seat) + CARD * base.left(g) * len(g.companies[seat].developed)
    rivals = [_points(g, Seat(other), each) for other in range(g.seats) if other != seat]
    return own + at_hand(g, seat, each) - POINT * RIVAL * max(rivals)


def _above(one: float, other: float, spread: float) -> float:
    """How likely one amount ends above another."""
    return 1 / (1 + exp(max(-50.0, min(50.0, (other - one) / spread))))


def _share_points(g: WarOfCurrents) -> list[float]:
    """What a share of each company may score."""
    spread = 1.0 + SPREAD * base.left(g)
    return [
        SHARES[0] - sum(_above(other, own, spread) for of, other in enumerate(g.prices) if of != seat)
        for seat, own in enumerate(g.prices)
    ]


def _points(g: WarOfCurrents, seat: Seat, each: list[float]) -> float:
    company = g.companies[seat]
    shares = PREFERRED * company.preferred * each[seat]
    shares += sum(held * each[of] for of, held in enumerate(company.shares) if held)
    spread = 2.0 + 6.0 * base.left(g)
    richer = sum(
        _above(other.cash, company.cash, spread) for of, other in enumerate(g.companies) if of != seat
    )
    works = in_force(g, seat).points(0, g=g, seat=seat) if company.developed else 0
    return shares + CASH[0] - richer + worth(len(company.developed)) + works


def at_hand(g: WarOfCurrents, seat: Seat, each: list[float]) -> float:
    """What the question asked next offers."""
    match g.agenda[0]:
        case Dealing() as at if at.seat == seat:
            value = base.money_worth(g, seat)
            deals = buyable(g, seat, 0, at.sold, LEAST_CASH)
            return max([POINT * each[of] - value * g.prices[of] for of in deals], default=0.0)
        case EventBidding() as at if at.leader == seat:
            return EVENT * g.phase - base.money_worth(g, seat) * at.bid
        case Dining() | Refreshing() as asked if asked.seat == seat:
            return base.READY
        case FollowingPatent() as at if at.seat == seat:
            return base.LEVEL * base.left(g)
        case _:
            return base.at_hand(g, seat)
