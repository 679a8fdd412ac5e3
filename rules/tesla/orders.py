"""Standing orders: a limit for a luminary or no bid at all in an auction, no more actions in a turn.

Those of the auction answer a bid only. Whoever must open names the luminary and the bid (TVE-AUC-06, -08),
and whoever picks chooses (TVE-AUC-22, -23); neither is decided by an order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta

from rules.core.contract import Action, Decision, Game, Seat, player
from rules.core.orders import Order
from rules.core.words import listed
from rules.tesla.actions.pass_ import Pass
from rules.tesla.auction import LEAST, Bidding, Opening, Picking, served
from rules.tesla.bids import Bid, unoffered
from rules.tesla.flow import Actions, TakingAction
from rules.tesla.names import luminary_name
from rules.tesla.state import LuminaryId, WarOfCurrents
from rules.tesla.words import money


def out_of_bidding(g: WarOfCurrents, me: Seat) -> str:
    """Why a player bids no more in this phase's auction; empty while more bids may come (TVE-AUC-19)."""
    at = g.agenda[0] if g.agenda else None
    if not isinstance(at, Opening | Bidding | Picking):
        return "No luminary auction is in progress."
    if isinstance(at, Picking) and me in at.waiting:
        return "Nobody bids against you any more in this auction: you pick a luminary."
    return served(g, me, at.waiting)


def lot_of(g: WarOfCurrents, luminary: LuminaryId) -> Bidding | None:
    """The bidding for a luminary, if it is under way."""
    at = g.agenda[0] if g.agenda else None
    return at if isinstance(at, Bidding) and at.luminary == luminary else None


def has_passed(lot: Bidding, me: Seat) -> bool:
    """Whether a player is out of a lot for good (TVE-AUC-14)."""
    return me not in (lot.seat, lot.leader, *lot.others)


class BidUpTo(Order[WarOfCurrents], frozen=True):
    """Raise by the least for a luminary, up to a limit, then pass; opening is left to you."""

    verb = "bid-up-to"
    title = "Bid up to a limit"

    luminary: LuminaryId
    limit: Annotated[int, Meta(description="Your highest bid in $K")]

    @classmethod
    def candidates(cls, g: WarOfCurrents, me: Seat) -> Iterator[BidUpTo]:
        """Every luminary, low limits first."""
        if not out_of_bidding(g, me):
            for offer in g.offers:
                for limit in range(LEAST, g.companies[me].cash + 1):
                    yield cls(offer.luminary, limit)

    def objections(self, g: WarOfCurrents, me: Seat) -> Iterator[str]:
        """TVE-AUC-11, -13, -14, -19, -35."""
        if out := out_of_bidding(g, me):
            yield out
            return
        yield from unoffered(g, self.luminary)
        cash, lot = g.companies[me].cash, lot_of(g, self.luminary)
        if self.limit > cash:
            yield f"You have {money(cash)}; the limit cannot be {money(self.limit)}."
        if lot and has_passed(lot, me):
            yield f"You passed on {luminary_name(self.luminary)}."
        elif self.limit < (least := _least(lot, me)):
            limit = money(self.limit) if self.limit >= 0 else self.limit
            yield f"{_standing(lot, me)} must be at least {money(least)}, not {limit}."

    def obsolete(self, game: Game[WarOfCurrents], g: WarOfCurrents, me: Seat) -> str:
        """It ends with its luminary's lot, at the latest with the auction."""
        name, lot = luminary_name(self.luminary), lot_of(g, self.luminary)
        owner = next(
            (seat for seat, each in enumerate(g.companies) if self.luminary in each.luminaries), None
        )
        if owner is not None:
            return f"{name} is yours." if owner == me else f"{name} went to {player(Seat(owner))}."
        if lot and has_passed(lot, me):
            return f"You passed on {name} at {money(lot.bid)}."
        return out_of_bidding(g, me)

    def answer(
        self, game: Game[WarOfCurrents], g: WarOfCurrents, at: Decision[WarOfCurrents], me: Seat
    ) -> Action[WarOfCurrents, Any] | None:
        """The least raise within limit and cash, else a pass (TVE-AUC-11, -13, -14)."""
        if not isinstance(at, Bidding) or at.luminary != self.luminary:
            return None
        bid = at.bid + LEAST
        return Bid(bid) if bid <= min(self.limit, g.companies[me].cash) else Pass()

    def replaces(self, other: Order[WarOfCurrents]) -> bool:
        """One limit for each luminary."""
        return isinstance(other, BidUpTo) and other.luminary == self.luminary

    def say(self) -> str:
        """“Bid up to $6K for Coffin”."""
        return f"Bid up to {money(self.limit)} for {luminary_name(self.luminary)}"

    def consequence(self, g: WarOfCurrents, me: Seat) -> str:
        """What is left at the worst."""
        return f"leaves at least {money(g.companies[me].cash - self.limit)}"


def _least(lot: Bidding | None, me: Seat) -> int:
    """The lowest limit with a meaning: whoever leads may want to let others have it."""
    if lot is None:
        return LEAST
    return lot.bid if lot.leader == me else lot.bid + LEAST


def _standing(lot: Bidding | None, me: Seat) -> str:
    if lot is None:
        return "The limit"
    leader = "you" if lot.leader == me else player(lot.leader)
    return f"{luminary_name(lot.luminary)} is at {money(lot.bid)} by {leader}: the limit"


class PassAuction(Order[WarOfCurrents], frozen=True):
    """Pass on every bid for the rest of this auction; when you must open, you are asked."""

    verb = "pass-auction"
    title = "Pass for the rest of this auction"

    @classmethod
    def candidates(cls, g: WarOfCurrents, me: Seat) -> Iterator[PassAuction]:
        """There is only one."""
        yield cls()

    def objections(self, g: WarOfCurrents, me: Seat) -> Iterator[str]:
        """TVE-AUC-19, -22."""
        if out := out_of_bidding(g, me):
            yield out

    def obsolete(self, game: Game[WarOfCurrents], g: WarOfCurrents, me: Seat) -> str:
        """It ends with the auction."""
        return out_of_bidding(g, me)

    def answer(
        self, game: Game[WarOfCurrents], g: WarOfCurrents, at: Decision[WarOfCurrents], me: Seat
    ) -> Action[WarOfCurrents, Any] | None:
        """TVE-AUC-14."""
        return Pass() if isinstance(at, Bidding) else None

    def replaces(self, other: Order[WarOfCurrents]) -> bool:
        """Every limit: nothing is bid for any more."""
        return isinstance(other, BidUpTo | PassAuction)

    def consequence(self, g: WarOfCurrents, me: Seat) -> str:
        """That it cannot do everything."""
        return "when you must open, you are asked"


class PassTurn(Order[WarOfCurrents], frozen=True):
    """Pass with every luminary that is still ready, until this turn is over."""

    verb = "pass-turn"
    title = "Pass for the rest of this turn"

    turn: Annotated[int, Meta(description="The turn under way")]

    @classmethod
    def candidates(cls, g: WarOfCurrents, me: Seat) -> Iterator[PassTurn]:
        """The turn under way."""
        yield cls(g.turn)

    def objections(self, g: WarOfCurrents, me: Seat) -> Iterator[str]:
        """TVE-TRN-07, -09."""
        if over := self._over(g, me):
            yield over

    def obsolete(self, game: Game[WarOfCurrents], g: WarOfCurrents, me: Seat) -> str:
        """It ends when nobody of the company can act any more."""
        return self._over(g, me)

    def _over(self, g: WarOfCurrents, me: Seat) -> str:
        if g.turn != self.turn:
            return f"Turn {self.turn} {'is over' if self.turn < g.turn else 'has not begun'}."
        if not any(isinstance(step, Actions) for step in g.agenda):
            return "No actions are taken now."
        return "" if g.companies[me].ready else "All your luminaries are exhausted."

    def answer(
        self, game: Game[WarOfCurrents], g: WarOfCurrents, at: Decision[WarOfCurrents], me: Seat
    ) -> Action[WarOfCurrents, Any] | None:
        """One luminary after another (TVE-TRN-10, -13)."""
        return Pass(g.companies[me].ready[0]) if isinstance(at, TakingAction) else None

    def say(self) -> str:
        """“Pass for the rest of turn 3”."""
        return f"Pass for the rest of turn {self.turn}"

    def consequence(self, g: WarOfCurrents, me: Seat) -> str:
        """Who is exhausted by it."""
        return f"exhausts {listed([luminary_name(each) for each in g.companies[me].ready])}"


ORDERS = (BidUpTo, PassAuction, PassTurn)
