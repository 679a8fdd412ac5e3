"""The company draft (TVE-DRF)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.contract import Action, Procedure, Seat, Steps, player
from rules.core.words import listed
from rules.tesla.asking import Asking
from rules.tesla.catalog import INVENTORS
from rules.tesla.content import CONTENT
from rules.tesla.edition import edition
from rules.tesla.events import CompanyDrafted
from rules.tesla.names import company_name, skills
from rules.tesla.state import CompanyId, LuminaryId, WarOfCurrents, put
from rules.tesla.stock import START


class CompanyDraft(Procedure[WarOfCurrents], frozen=True):
    """One company each, clockwise from the first drafter (TVE-DRF-01, -02)."""

    waiting: tuple[Seat, ...]

    def run(self, g: WarOfCurrents) -> Steps:
        """Ask the next player."""
        return (Drafting(self.waiting[0]), CompanyDraft(self.waiting[1:])) if self.waiting else ()


class Drafting(Asking, frozen=True):
    """Which company a player leads."""

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        return "Draft a company with its inventor."


def free_companies(g: WarOfCurrents) -> list[CompanyId]:
    """Companies that nobody has drafted (TVE-SET-10)."""
    return [key for key in edition(g).companies if g.seat_of(key) is None]


def lowest_spot(g: WarOfCurrents) -> int:
    """The lowest fame spot that is open (TVE-DRF-09 to -11)."""
    track = CONTENT.fame.company
    return next(spot for spot in range(track.bottom, track.top - 1, -1) if spot not in g.present)


class Draft(Action[WarOfCurrents, Drafting], frozen=True):
    """Draft a company: its inventor, its preferred shares and its markers are yours."""

    verb = "draft"
    title = "Draft a company"
    exact = True

    company: CompanyId

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: Drafting, me: Seat) -> Iterable[Draft]:
        """The free companies."""
        return map(cls, free_companies(g))

    def objections(self, g: WarOfCurrents, at: Drafting, me: Seat) -> Iterator[str]:
        """TVE-DRF-12."""
        free = free_companies(g)
        if self.company not in free:
            name, owner = company_name(self.company), g.seat_of(self.company)
            why = f"There is no company {name}" if owner is None else f"{name} was drafted by {player(owner)}"
            yield f"{why}; free companies: {listed(list(map(company_name, free)))}."

    def apply(self, g: WarOfCurrents, at: Drafting, me: Seat) -> Steps:
        """TVE-DRF-03 to -11."""
        certificates, spot = edition(g).certificates, lowest_spot(g)
        g.settle_company(me, key=self.company, luminaries=(LuminaryId(self.company),))
        g.market = put(g.market, me, certificates.market)
        g.set_aside = put(g.set_aside, me, certificates.set_aside)
        g.present, g.future = put(g.present, me, spot), put(g.future, me, spot)
        g.settle_price(me, START)
        g.tell(CompanyDrafted(me, self.company, spot))
        return ()

    def consequence(self, g: WarOfCurrents, at: Drafting, me: Seat) -> str:
        """Ratings, and what the ability does."""
        return f"{skills(LuminaryId(self.company))}; {INVENTORS[self.company].ability_gist}"
