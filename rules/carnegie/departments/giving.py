"""Copying another player's donation with Charitable Giving (CAR-CHA)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec import Meta

from rules.carnegie.chart import owners, price
from rules.carnegie.departments.use import send, usable
from rules.carnegie.donations import donate, terms, unaffordable, unknown_or_mine
from rules.carnegie.names import donation_name
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import REGIONS, DepartmentId, DonationId, Kind, Region
from rules.carnegie.working import UsingResearch, unusable
from rules.core.contract import Action, Seat, Steps

CHARITABLE_GIVING = DepartmentId("charitable_giving")


def copyable(g: Carnegie, me: Seat) -> list[DonationId]:
    """What others have donated and this player has not, in the order of the chart (CAR-CHA-02, -03)."""
    mine = g.companies[me].donations
    theirs = {donation for company in g.companies for donation in company.donations}
    return [key for key in g.book.donations if key in theirs and key not in mine]


class Copy(Action[Carnegie, UsingResearch], frozen=True):
    """Charitable Giving: send its employee on a mission and copy another player's donation."""

    verb = "copy"
    title = "Use Charitable Giving"
    exact = True
    belongs: ClassVar[Kind] = Kind.RESEARCH

    region: Annotated[Region, Meta(description="Where the employee goes")]
    donation: DonationId

    @classmethod
    def candidates(cls, g: Carnegie, at: UsingResearch, me: Seat) -> Iterator[Copy]:
        """Every donation of others by every region (CAR-MIS-05)."""
        if usable(g, at, me, CHARITABLE_GIVING) and not any(unaffordable(g, me)):
            found = copyable(g, me)
            yield from (cls(region, donation) for region in REGIONS for donation in found)

    def objections(self, g: Carnegie, at: UsingResearch, me: Seat) -> Iterator[str]:
        """CAR-CHA-02 to -05, -08."""
        yield from unusable(g, at, me, CHARITABLE_GIVING)
        wrong = list(unknown_or_mine(g, me, self.donation))
        yield from wrong
        if not wrong and not owners(g, self.donation):
            name = donation_name(g.book, self.donation)
            yield f"{name} is free; Charitable Giving copies another player's donation."
            if not copyable(g, me):
                yield "There is nothing to copy: the others have no donation that is not yours, too."
        yield from unaffordable(g, me)

    def apply(self, g: Carnegie, at: UsingResearch, me: Seat) -> Steps:
        """CAR-CHA-01, -06."""
        company = g.companies[me]
        send(g, me, CHARITABLE_GIVING, self.region)
        donate(g, me, self.donation, copied=True)
        return (at.after_use(company, CHARITABLE_GIVING),)

    def consequence(self, g: Carnegie, at: UsingResearch, me: Seat) -> str:
        """The price, and what it would be worth now."""
        return terms(g, me, self.donation)

    def rests_on(self, g: Carnegie, at: UsingResearch, me: Seat) -> tuple[object, ...]:
        """The price; what it is worth changes all the time."""
        return (price(g, me),)
