"""Making donations when the hat shows them (CAR-DON)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.carnegie.chart import claimed_by_me, free_donations, owners, price
from rules.carnegie.decline import Offered
from rules.carnegie.events import DonationDeclined, DonationMade, DonationsOpened
from rules.carnegie.names import donation_name
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import DonationId
from rules.carnegie.words import NO_PAWNS, money
from rules.carnegie.worth import worth_if_made
from rules.core.contract import Action, Procedure, Seat, Steps, player
from rules.core.words import listed


class Donations(Procedure[Carnegie], frozen=True):
    """One donation each at most; whoever cannot make one is not asked (CAR-DON-01, -16)."""

    waiting: tuple[Seat, ...]
    begun: bool = False

    def run(self, g: Carnegie) -> Steps:
        """Ask the next player who can donate."""
        if not self.begun:
            g.tell(DonationsOpened())
        asked = tuple(seat for seat in self.waiting if can_donate(g, seat))
        return (Donating(asked[0]), Donations(asked[1:], begun=True)) if asked else ()


def can_donate(g: Carnegie, seat: Seat) -> bool:
    """Money, a pawn and a free space (CAR-DON-08, -11, -14)."""
    company = g.companies[seat]
    return company.pawns > 0 and company.money >= price(g, seat) and bool(free_donations(g))


class Donating(Offered, frozen=True):
    """Whether a player makes a donation, and which."""

    def refuse(self, g: Carnegie) -> Steps:
        """The next player is asked."""
        g.tell(DonationDeclined(self.seat))
        return ()

    def ask(self, g: Carnegie) -> str:
        """What is asked."""
        held = money(self.company(g).money)
        return f"You may make a donation for {money(price(g, self.seat))}; you hold {held}."

    def unasked(self, g: Carnegie, seat: Seat) -> str:
        """CAR-DON-03."""
        order = g.clockwise()
        over = order.index(seat) < order.index(self.seat)
        return "There is one donation per event, and your part of this one is over." if over else ""


def unaffordable(g: Carnegie, me: Seat) -> Iterator[str]:
    """CAR-DON-08, -11."""
    company, due = g.companies[me], price(g, me)
    if company.money < due:
        yield f"Your next donation costs {money(due)}, you have {money(company.money)}."
    if not company.pawns:
        yield NO_PAWNS


def unknown_or_mine(g: Carnegie, me: Seat, donation: DonationId) -> Iterator[str]:
    """CAR-DON-09, CAR-CHA."""
    name = donation_name(g.book, donation)
    if donation not in g.book.donations:
        yield f"There is no donation {name}."
    elif claimed_by_me(g, me, donation):
        yield f"{name} is already yours; the same donation cannot be made twice."


def donate(g: Carnegie, me: Seat, donation: DonationId, *, copied: bool) -> None:
    """Pay, and put a pawn on the chart (CAR-DON-04, -10, -12)."""
    company, due = g.companies[me], price(g, me)
    g.settle(me, money=company.money - due, pawns=company.pawns - 1, donations=(*company.donations, donation))
    g.tell(DonationMade(me, donation, due, copied))


def terms(g: Carnegie, me: Seat, donation: DonationId) -> str:
    """“$10, $4 left; worth 6 VP now” (CAR-DON-15)."""
    due = price(g, me)
    now = worth_if_made(g, me, donation, due)
    return f"{money(due)}, {money(g.companies[me].money - due)} left; worth {now} VP now"


class Donate(Action[Carnegie, Donating], frozen=True):
    """Make a donation: it scores at the end of the game."""

    verb = "donate"
    title = "Donate"
    exact = True

    donation: DonationId

    @classmethod
    def candidates(cls, g: Carnegie, at: Donating, me: Seat) -> Iterator[Donate]:
        """The free spaces."""
        if can_donate(g, me):
            yield from map(cls, free_donations(g))

    def objections(self, g: Carnegie, at: Donating, me: Seat) -> Iterator[str]:
        """CAR-DON-08, -09, -11."""
        wrong = list(unknown_or_mine(g, me, self.donation))
        yield from wrong
        if not wrong and (taken := owners(g, self.donation)):
            by = listed(list(map(player, taken)))
            yield f"{donation_name(g.book, self.donation)} is taken by {by}."
        yield from unaffordable(g, me)

    def apply(self, g: Carnegie, at: Donating, me: Seat) -> Steps:
        """One per event (CAR-DON-03)."""
        donate(g, me, self.donation, copied=False)
        return ()

    def consequence(self, g: Carnegie, at: Donating, me: Seat) -> str:
        """The price, and what it would be worth now."""
        return terms(g, me, self.donation)

    def rests_on(self, g: Carnegie, at: Donating, me: Seat) -> tuple[object, ...]:
        """The price; what it is worth changes all the time."""
        return (price(g, me),)
