"""What is answered in a luminary auction: opening, raising, picking (TVE-AUC)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Annotated

from msgspec import Meta

from rules.core.contract import Action, Seat, Steps
from rules.core.words import listed
from rules.tesla.auction import LEAST, Bidding, Opening, Picking, Raising, share, won
from rules.tesla.events import LotOpened
from rules.tesla.names import luminary_name
from rules.tesla.state import LuminaryId, WarOfCurrents
from rules.tesla.words import money

BID = Meta(description="Your bid in $K")


def unoffered(g: WarOfCurrents, luminary: LuminaryId) -> Iterator[str]:
    """Why a luminary cannot be had (TVE-AUC-35)."""
    on_offer = [offer.luminary for offer in g.offers]
    if luminary not in on_offer:
        here = listed(list(map(luminary_name, on_offer)))
        yield f"{luminary_name(luminary)} is not on offer; these are: {here}."


def short(g: WarOfCurrents, me: Seat, bid: int, least: int) -> Iterator[str]:
    """Why a bid cannot be made (TVE-AUC-07, -09, -11, -13)."""
    cash = g.companies[me].cash
    if bid < least:
        yield f"You must bid at least {money(least)}, not {money(bid) if bid >= 0 else bid}."
    if bid > cash:
        yield f"You have {money(cash)} and cannot bid {money(bid)}."


class Open(Action[WarOfCurrents, Opening], frozen=True):
    """Open the auction of a luminary with a bid."""

    verb = "open"
    title = "Open with a bid"
    exact = True

    luminary: LuminaryId
    bid: Annotated[int, BID]

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: Opening, me: Seat) -> Iterable[Open]:
        """Every luminary, low bids first."""
        cash = g.companies[me].cash
        return chain.from_iterable(openings(offer.luminary, cash) for offer in g.offers)

    def objections(self, g: WarOfCurrents, at: Opening, me: Seat) -> Iterator[str]:
        """TVE-AUC-07, -09, -35."""
        yield from unoffered(g, self.luminary)
        yield from short(g, me, self.bid, LEAST)

    def apply(self, g: WarOfCurrents, at: Opening, me: Seat) -> Steps:
        """The player to the left is next, round the table (TVE-AUC-10, -16)."""
        g.tell(LotOpened(me, self.luminary, self.bid))
        around = sorted((each for each in at.waiting if each != me), key=lambda each: (each - me) % g.seats)
        return (Bidding(around[0], self.luminary, self.bid, me, tuple(around[1:]), at.waiting),)

    def consequence(self, g: WarOfCurrents, at: Opening, me: Seat) -> str:
        """What the luminary brings, and what is left."""
        return f"{share(g, self.luminary)}leaves {money(g.companies[me].cash - self.bid)}"

    @classmethod
    def in_common(cls, g: WarOfCurrents, at: Opening, me: Seat, found: Sequence[Open]) -> str:
        """The certificate on the luminary."""
        luminary, *others = {each.luminary for each in found}
        return "" if others else share(g, luminary).removesuffix("; ")


@lru_cache(maxsize=256)
def openings(luminary: LuminaryId, most: int) -> tuple[Open, ...]:
    """Every bid for a luminary up to the most."""
    return tuple(Open(luminary, bid) for bid in range(LEAST, most + 1))


class Bid(Action[WarOfCurrents, Raising], frozen=True):
    """Raise the bid for what is on sale."""

    verb = "bid"
    title = "Raise the bid"
    exact = True

    bid: Annotated[int, BID]

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: Raising, me: Seat) -> Iterable[Bid]:
        """Low bids first."""
        return map(cls, range(at.least(), g.companies[me].cash + 1))

    def objections(self, g: WarOfCurrents, at: Raising, me: Seat) -> Iterator[str]:
        """TVE-AUC-11, -13."""
        yield from short(g, me, self.bid, at.least())

    def apply(self, g: WarOfCurrents, at: Raising, me: Seat) -> Steps:
        """TVE-AUC-12."""
        return at.raised(g, me, self.bid)

    def consequence(self, g: WarOfCurrents, at: Raising, me: Seat) -> str:
        """What is left."""
        return f"{at.brings(g)}leaves {money(g.companies[me].cash - self.bid)}"

    @classmethod
    def in_common(cls, g: WarOfCurrents, at: Raising, me: Seat, found: Sequence[Bid]) -> str:
        """The luminary on offer with its certificate, and the least bid."""
        least = min(each.bid for each in found)
        return f"{at.brings(g)}{money(least)} or more"


class Pick(Action[WarOfCurrents, Picking], frozen=True):
    """Take one of the remaining luminaries for the least price, as the last without one."""

    verb = "pick"
    title = "Pick a luminary"
    exact = True

    luminary: LuminaryId

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: Picking, me: Seat) -> Iterable[Pick]:
        """What is left."""
        return [cls(offer.luminary) for offer in g.offers]

    def objections(self, g: WarOfCurrents, at: Picking, me: Seat) -> Iterator[str]:
        """TVE-AUC-35."""
        yield from unoffered(g, self.luminary)

    def apply(self, g: WarOfCurrents, at: Picking, me: Seat) -> Steps:
        """TVE-AUC-22."""
        return won(g, me, self.luminary, at.price(g), at.waiting)

    def consequence(self, g: WarOfCurrents, at: Picking, me: Seat) -> str:
        """What the luminary brings, and the price."""
        return f"{share(g, self.luminary)}{money(at.price(g))}"
