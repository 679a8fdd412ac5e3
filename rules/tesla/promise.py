"""How promising a table is for a seat, for computer players: a guess at the final portfolio."""

from __future__ import annotations

from rules.core.contract import Seat
from rules.tesla import scoring
from rules.tesla.actions.buying import buyable, cost
from rules.tesla.actions.market import Trading, sellable
from rules.tesla.actions.propaganda import TakingCard
from rules.tesla.auction import Bidding, Opening, Picking
from rules.tesla.bookkeeping import famous, top_patent
from rules.tesla.catalog import PROPAGANDA, RATINGS
from rules.tesla.content import CONTENT
from rules.tesla.flow import TURNS
from rules.tesla.inventors import OF_COMPANY
from rules.tesla.state import BULB, LuminaryId, Offer, Power, WarOfCurrents
from rules.tesla.stock import LOWER, PROFITS, TOP, raised

GROWTH = 4.0
"""What a stock price gains in a turn to come."""
INCOME = 0.5
"""How far profits to come count as cash."""
LEVEL, PAIR = 2.5, 5.0
"""A technology level for a turn to come, and one that bulb and power have in common."""
FEES = 0.5
SKILL = (1.5, 1.3, 1.2, 0.8)
"""A point of each rating for a turn to come."""
READY, RESTED = 7.0, 3.0
"""A luminary that can still act, and an inventor whose ability still works."""
RIVAL = 0.25


def promise(g: WarOfCurrents, seat: Seat) -> float:
    """The portfolio to come and what cash and luminaries may add to it, less a part of the best rival's."""
    if not g.agenda:
        return 1000.0 * scoring.score(g, seat).points + g.companies[seat].cash
    own = _portfolio(g, seat) + means(g, seat) + company(g, seat) + fame(g, seat) + at_hand(g, seat)
    rivals = [_portfolio(g, Seat(other)) for other in range(g.seats) if other != seat]
    return own - RIVAL * max(rivals)


def left(g: WarOfCurrents) -> int:
    """Turns to come after this one."""
    return TURNS - g.turn


def worth(g: WarOfCurrents, of: Seat) -> float:
    """What a certificate of a company may be worth in the end."""
    return min(float(TOP), g.prices[of] + GROWTH * left(g))


def _portfolio(g: WarOfCurrents, seat: Seat) -> float:
    company = g.companies[seat]
    held = sum(count * worth(g, Seat(of)) for of, count in enumerate(company.shares) if count)
    return held + scoring.PREFERRED * company.preferred * worth(g, seat)


def money_worth(g: WarOfCurrents, seat: Seat) -> float:
    """What a thousand dollars is worth: much early, nothing once the last action is over."""
    if left(g):
        return 1.0 + 0.15 * left(g)
    return 0.8 if g.companies[seat].ready else 0.01


def means(g: WarOfCurrents, seat: Seat) -> float:
    """Cash, and the profits to come."""
    company = g.companies[seat]
    profits = INCOME * left(g) * PROFITS[g.prices[seat]] if company.drafted else 0.0
    return money_worth(g, seat) * (company.cash + profits)


def company(g: WarOfCurrents, seat: Seat) -> float:
    """Technology, patents that others may pay for, and luminaries."""
    company = g.companies[seat]
    bulb, power = company.levels[BULB], max(company.levels[:BULB])
    technology = left(g) * (LEVEL * (bulb + power) + PAIR * min(bulb, power))
    patents = sum(level for holders in g.patents for level, holder in enumerate(holders, 1) if holder == seat)
    ready = sum(READY + sum(_skills(each)) / 2 for each in company.ready)
    rested = company.drafted and OF_COMPANY[company.key].rests and company.inventor not in company.used
    crew = sum(skill_worth(g, each) for each in company.luminaries)
    return technology + FEES * left(g) * patents + ready + RESTED * rested + crew


def _skills(luminary: LuminaryId) -> tuple[float, ...]:
    ratings = RATINGS[luminary]
    found = (ratings.invention, ratings.manufacturing, ratings.finance, ratings.propaganda)
    return tuple(weight * rating for weight, rating in zip(SKILL, found, strict=True))


def skill_worth(g: WarOfCurrents, luminary: LuminaryId) -> float:
    """What a luminary's ratings may bring in this turn and those to come."""
    return (left(g) + 1) * (1 + sum(_skills(luminary)))


def fame(g: WarOfCurrents, seat: Seat) -> float:
    """Leading the future fame track, and holding the top patent of a famous technology."""
    spot = g.future[seat]
    leads = spot and spot == min(each for each in g.future if each)
    patents = sum(famous(g, power) and (top_patent(g, power) or (None,))[0] == seat for power in Power)
    return scoring.PREFERRED * g.phase * (leads + patents) + (CONTENT.fame.company.bottom - spot) * 0.5


def at_hand(g: WarOfCurrents, seat: Seat) -> float:
    """What the question asked next offers."""
    match g.agenda[0]:
        case TakingCard() as at if at.seat == seat:
            cash = max(PROPAGANDA[card].cash for card in g.propaganda) + at.bonus(g)
            return money_worth(g, seat) * cash + 2
        case Trading() as at if at.seat == seat and not (at.bought or at.sold):
            return _trade(g, at, seat)
        case Bidding() as at if at.leader == seat:
            return offer_worth(g, seat, at.luminary) - money_worth(g, seat) * at.bid
        case Opening() | Bidding() | Picking() as at if seat in at.waiting:
            return _hoped(g, seat)
        case _:
            return 0.0


def _trade(g: WarOfCurrents, at: Trading, seat: Seat) -> float:
    """The best first trade."""
    value, favor = money_worth(g, seat), at.favor(g)
    buys = [_step(g, seat, of, 1, -value * cost(g, of, favor)) for of in buyable(g, seat, favor)]
    sales = [_step(g, seat, of, -1, value * (g.prices[of] + favor)) for of in sellable(g, seat)]
    return max([*buys, *sales], default=0.0)


def _step(g: WarOfCurrents, seat: Seat, of: Seat, count: int, cash: float) -> float:
    """What a trade changes in cash, in the certificate traded, and in all others by the new price."""
    price = raised(g.prices[of], g.phase) if count > 0 else LOWER[g.prices[of]]
    held = g.companies[seat].shares[of] + scoring.PREFERRED * (of == seat)
    return cash + count * worth(g, of) + (held + count) * (price - g.prices[of])


def offer_worth(g: WarOfCurrents, seat: Seat, luminary: LuminaryId) -> float:
    """What a luminary on offer would bring, with the certificate on it."""
    offer = next((each for each in g.offers if each.luminary == luminary), Offer(luminary))
    share = 0.0 if offer.certificate is None else worth(g, offer.certificate)
    return READY + skill_worth(g, luminary) + share


def _hoped(g: WarOfCurrents, seat: Seat) -> float:
    """What one may still get in this auction: a middling luminary for little."""
    values = sorted(offer_worth(g, seat, offer.luminary) for offer in g.offers)
    middle = values[len(values) // 2] if values else 0.0
    return middle - 2 * money_worth(g, seat)
