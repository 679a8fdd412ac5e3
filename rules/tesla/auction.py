"""Luminary auctions (TVE-AUC)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.core.contract import Action, Procedure, Seat, Steps, player
from rules.tesla.asking import Asking
from rules.tesla.content import CONTENT
from rules.tesla.decks import turn_over
from rules.tesla.events import BidderPassed, BidRaised, Lot, LuminariesOffered, LuminaryWon
from rules.tesla.names import company_name, luminary_name, skills
from rules.tesla.state import CompanyId, LuminaryId, Offer, WarOfCurrents, put
from rules.tesla.words import money

LEAST = CONTENT.setup.minimum_bid
CERTIFICATE_PHASE = 2
"""The phase before whose auction the certificates set aside are dealt (TVE-AUC-25, -26)."""


class LuminaryAuction(Procedure[WarOfCurrents], frozen=True):
    """One new luminary for every company (TVE-AUC-01 to -05)."""

    def run(self, g: WarOfCurrents) -> Steps:
        """Lay out what is on offer."""
        _reveal(g)
        if g.phase == CERTIFICATE_PHASE:
            _deal_certificates(g)
        lots = tuple(Lot(each.luminary, certificate_of(g, each)) for each in g.offers)
        g.tell(LuminariesOffered(g.phase, lots))
        return (NextLot(g.order()),)


def _reveal(g: WarOfCurrents) -> None:
    """Luminaries not sold before stay on offer (TVE-AUC-03, -04)."""
    index = g.phase - 1
    if index < len(g.luminary_decks):
        deck = g.luminary_decks[index]
        g.offers += tuple(map(Offer, turn_over(g, deck, "luminary", g.phase)))
        g.luminary_decks = (
            *g.luminary_decks[:index],
            replace(deck, bag=(), size=0),
            *g.luminary_decks[index + 1 :],
        )


def _deal_certificates(g: WarOfCurrents) -> None:
    """One of the certificates set aside on every luminary, face-up (TVE-AUC-26, -27, -29)."""
    offers = []
    for number, offer in enumerate(g.offers):
        seat = Seat(g.draw_from(g.set_aside, "certificate", number))
        g.set_aside = put(g.set_aside, seat, g.set_aside[seat] - 1)
        offers.append(replace(offer, certificate=seat))
    g.offers = tuple(offers)


def certificate_of(g: WarOfCurrents, offer: Offer) -> CompanyId | None:
    """The company whose certificate lies on a luminary."""
    return None if offer.certificate is None else g.key(offer.certificate)


def share(g: WarOfCurrents, luminary: LuminaryId) -> str:
    """The certificate on a luminary on offer, in words that others follow; empty when there is none."""
    key = certificate_of(g, next(each for each in g.offers if each.luminary == luminary))
    return f"with 1 {company_name(key)} share; " if key else ""


class NextLot(Procedure[WarOfCurrents], frozen=True):
    """The most famous company still without a new luminary opens (TVE-AUC-06, -20, -21)."""

    waiting: tuple[Seat, ...]
    """From the top of the present fame track down."""

    def run(self, g: WarOfCurrents) -> Steps:
        """Ask whoever can open; the last one picks, as do those short of the least bid (TVE-AUC-33)."""
        waiting = self.waiting
        if not waiting:
            return ()
        opener = next((seat for seat in waiting if g.companies[seat].cash >= LEAST), None)
        if len(waiting) == 1 or opener is None:
            return (Picking(waiting[0], waiting),)
        return (Opening(opener, waiting),)


def served(g: WarOfCurrents, seat: Seat, waiting: tuple[Seat, ...]) -> str:
    """Why a company takes no more part in an auction; empty while it does."""
    joined = luminary_name(g.companies[seat].luminaries[-1])
    return "" if seat in waiting else f"{joined} has joined you in this auction: one luminary is the limit."


class Opening(Asking, frozen=True):
    """Which luminary is bid for, and how much at first."""

    waiting: tuple[Seat, ...]

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        cash = money(self.company(g).cash)
        return f"Open the auction: name a luminary and bid {money(LEAST)} or more; you hold {cash}."

    def unasked(self, g: WarOfCurrents, seat: Seat) -> str:
        """TVE-AUC-19."""
        return served(g, seat, self.waiting)

    def instead(self, g: WarOfCurrents, kind: type[Action[WarOfCurrents, Any]]) -> str:
        """TVE-AUC-08, TVE-TRN-15."""
        return f"The auction is in progress: you must open the bidding with at least {money(LEAST)}."


class Raising(Asking, frozen=True):
    """Whether a bid is raised or let go, whatever is on sale."""

    def least(self) -> int:
        """The lowest bid that counts (TVE-AUC-11)."""
        raise NotImplementedError

    def raised(self, g: WarOfCurrents, me: Seat, bid: int) -> Steps:
        """Somebody bid more."""
        raise NotImplementedError

    def passed(self, g: WarOfCurrents) -> Steps:
        """The one who was asked is out."""
        raise NotImplementedError

    def brings(self, g: WarOfCurrents) -> str:
        """What is on sale, in words that others follow."""
        raise NotImplementedError

    def otherwise(self, g: WarOfCurrents) -> str:
        """What a pass leads to, in a few words; empty where there is nothing to add."""
        return ""


class Bidding(Raising, frozen=True):
    """Whether a bid is raised; the seat is the next of those still in, and others follow it clockwise."""

    luminary: LuminaryId
    bid: int
    leader: Seat
    others: tuple[Seat, ...]
    waiting: tuple[Seat, ...]

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        bid = f"{luminary_name(self.luminary)} is at {money(self.bid)} by {player(self.leader)}"
        return (
            f"{bid}: bid {money(self.bid + LEAST)} or more, or pass; you hold {money(self.company(g).cash)}."
        )

    def unasked(self, g: WarOfCurrents, seat: Seat) -> str:
        """TVE-AUC-14, -19."""
        passed = seat in self.waiting and seat not in (self.leader, *self.others)
        return f"You passed on {luminary_name(self.luminary)}." if passed else served(g, seat, self.waiting)

    def instead(self, g: WarOfCurrents, kind: type[Action[WarOfCurrents, Any]]) -> str:
        """TVE-AUC-35, TVE-TRN-15."""
        lot = f"{luminary_name(self.luminary)} is on offer at {money(self.bid)}"
        return f"The auction is in progress: {lot}; raise the bid or pass."

    def least(self) -> int:
        """TVE-AUC-11."""
        return self.bid + LEAST

    def raised(self, g: WarOfCurrents, me: Seat, bid: int) -> Steps:
        """Whoever led must answer in turn."""
        g.tell(BidRaised(me, self.luminary, bid))
        seat, *others = *self.others, self.leader
        return (replace(self, seat=seat, bid=bid, leader=me, others=tuple(others)),)

    def brings(self, g: WarOfCurrents) -> str:
        """Ratings, and the certificate."""
        return f"{skills(self.luminary)}; {share(g, self.luminary)}"

    def otherwise(self, g: WarOfCurrents) -> str:
        """Who gets the luminary, once nobody else can raise (TVE-AUC-14)."""
        lot = luminary_name(self.luminary)
        if self.others:
            return f"no more bids for {lot}"
        return f"{player(self.leader)} gets {lot} for {money(self.bid)}"

    def passed(self, g: WarOfCurrents) -> Steps:
        """The bidder is out for this luminary only (TVE-AUC-14, -15)."""
        g.tell(BidderPassed(self.seat, self.luminary))
        if self.others:
            return (replace(self, seat=self.others[0], others=self.others[1:]),)
        return won(g, self.leader, self.luminary, self.bid, self.waiting)


class Picking(Asking, frozen=True):
    """Which of the remaining luminaries is taken without bidding (TVE-AUC-22, AMB-TVE-06, AMB-TVE-08)."""

    waiting: tuple[Seat, ...]

    def price(self, g: WarOfCurrents) -> int:
        """The least bid, or all there is."""
        return min(LEAST, self.company(g).cash)

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        return f"Pick a luminary for {money(self.price(g))}."

    def unasked(self, g: WarOfCurrents, seat: Seat) -> str:
        """TVE-AUC-19."""
        return served(g, seat, self.waiting)

    def instead(self, g: WarOfCurrents, kind: type[Action[WarOfCurrents, Any]]) -> str:
        """TVE-AUC-22, -23, TVE-TRN-15."""
        duty = "The auction is in progress: every company adds one luminary"
        return f"{duty}. Nobody bids against you, so pick one; the price is {money(self.price(g))}."


def won(g: WarOfCurrents, seat: Seat, luminary: LuminaryId, paid: int, waiting: tuple[Seat, ...]) -> Steps:
    """The luminary joins the company, ready, with the certificate on it (TVE-AUC-17, -19, -28)."""
    offer = next(each for each in g.offers if each.luminary == luminary)
    company = g.companies[seat]
    g.settle_company(seat, cash=company.cash - paid, luminaries=(*company.luminaries, luminary))
    g.offers = tuple(each for each in g.offers if each != offer)
    to_market = offer.certificate is not None and _add_certificate(g, seat, offer.certificate)
    g.tell(LuminaryWon(seat, luminary, paid, certificate_of(g, offer), to_market))
    return (NextLot(tuple(each for each in waiting if each != seat)),)


def _add_certificate(g: WarOfCurrents, seat: Seat, of: Seat) -> bool:
    """Add it to the portfolio, or to the market where it would be a fifth of another's (TVE-AUC-31, -32)."""
    company = g.companies[seat]
    if of != seat and company.shares[of] >= CONTENT.setup.most_shares:
        g.market = put(g.market, of, g.market[of] + 1)
        return True
    g.settle_company(seat, shares=put(company.shares, of, company.shares[of] + 1))
    return False
