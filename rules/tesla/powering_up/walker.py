"""Madam C.J. Walker: after her propaganda she may follow another company's patent (PU-WLK)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.contract import Action, Procedure, Seat, Steps, player
from rules.tesla.abilities import Ability
from rules.tesla.asking import Asking
from rules.tesla.powering_up.events import Chance, ChanceLetGo, PatentFollowed
from rules.tesla.state import LuminaryId, Technology, WarOfCurrents, put
from rules.tesla.words import TECHNOLOGY_NAMES, money, roman


class Millionaire(Ability):
    """Walker: one level more where the next is patented, when she herself engages in propaganda."""

    def engaged(self, g: WarOfCurrents, seat: Seat, luminary: LuminaryId) -> Steps:
        """After the card, whose cash counts (PU-WLK-01, -04, -06)."""
        return (Following(seat),) if luminary == g.companies[seat].inventor else ()


class Following(Procedure[WarOfCurrents], frozen=True):
    """She is asked only where she can follow and pay."""

    seat: Seat

    def run(self, g: WarOfCurrents) -> Steps:
        """AMB-PU-03."""
        able = any(not why(g, self.seat, each) for each in Technology)
        return (FollowingPatent(self.seat),) if able else ()


class FollowingPatent(Asking, frozen=True):
    """On which technology she goes up, if any (PU-WLK-05)."""

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        return f"Advance a level behind a patent and pay its holder, or skip; you hold {self._cash(g)}."

    def _cash(self, g: WarOfCurrents) -> str:
        return money(self.company(g).cash)

    def unasked(self, g: WarOfCurrents, seat: Seat) -> str:
        """Nobody else has a say."""
        return ""

    def skipped(self, g: WarOfCurrents) -> Steps:
        """Nothing happens."""
        g.tell(ChanceLetGo(self.seat, Chance.PATENT))
        return ()


def why(g: WarOfCurrents, me: Seat, technology: Technology) -> str:
    """Why a company cannot go up behind a patent; empty when it can (PU-WLK-02, -03, -06)."""
    company, place, name = g.companies[me], technology.place, TECHNOLOGY_NAMES[technology]
    level = company.levels[place] + 1
    if level > len(g.patents[place]):
        return f"Your {name} is already at the top, level {roman(level - 1)}."
    if g.holder(place, level) is None:
        return f"The patent for {name} {roman(level)} is not filed: there is nobody to follow."
    if level > company.cash:
        return f"Following {name} {roman(level)} costs {money(level)}; you hold {money(company.cash)}."
    return ""


class Follow(Action[WarOfCurrents, FollowingPatent], frozen=True):
    """Advance one level behind another company's patent, and pay its holder."""

    verb = "follow"
    title = "Follow a patent"
    exact = True

    technology: Technology

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: FollowingPatent, me: Seat) -> Iterable[Follow]:
        """Every technology where it works."""
        return [cls(each) for each in Technology if not why(g, me, each)]

    def objections(self, g: WarOfCurrents, at: FollowingPatent, me: Seat) -> Iterator[str]:
        """PU-WLK-03, -06."""
        if against := why(g, me, self.technology):
            yield against

    def apply(self, g: WarOfCurrents, at: FollowingPatent, me: Seat) -> Steps:
        """No ratings, no patent, no price moves (PU-WLK-07)."""
        company, place = g.companies[me], self.technology.place
        level = company.levels[place] + 1
        holder = g.holder(place, level)
        assert holder is not None
        g.settle_company(me, levels=put(company.levels, Seat(place), level), cash=company.cash - level)
        g.pay(holder, level)
        g.tell(PatentFollowed(me, company.key, self.technology, level, holder, level))
        return ()

    def consequence(self, g: WarOfCurrents, at: FollowingPatent, me: Seat) -> str:
        """Level and price."""
        place = self.technology.place
        level = g.companies[me].levels[place] + 1
        holder = g.holder(place, level)
        assert holder is not None
        return f"{TECHNOLOGY_NAMES[self.technology]} {roman(level)} for {money(level)} to {player(holder)}"
