"""What Offices, Studios and Works of headquarters do, once developed, and where every card is."""

from __future__ import annotations

from functools import lru_cache

from rules.core.contract import Seat, Steps
from rules.tesla.abilities import Ability
from rules.tesla.atlas import Project
from rules.tesla.powering_up.content import EXPANSION, Headquarters
from rules.tesla.powering_up.headquarters_card import HeadquartersCard
from rules.tesla.powering_up.laboratories import (
    AcLaboratory,
    BehindPatents,
    LessFinance,
    LessInvention,
    LessOfBoth,
)
from rules.tesla.powering_up.moving import MovingMarker
from rules.tesla.powering_up.paying import Collecting, collect
from rules.tesla.powering_up.refreshing import Refreshing
from rules.tesla.powering_up.second_card import SecondCards
from rules.tesla.powering_up.works import WORKS
from rules.tesla.state import HeadquartersId, Holders, LuminaryId, Power, WarOfCurrents


class ClaimsPay(HeadquartersCard):
    """Cash after the first claim of a turn."""

    def claimed(self, g: WarOfCurrents, seat: Seat) -> Steps:
        """By the phase."""
        if self.may(g, seat):
            self.call(g, seat)
            collect(g, seat, self.key, self.amount * g.phase)
        return ()


class PatentsPay(HeadquartersCard):
    """Cash for every patent filed."""

    def advanced(self, g: WarOfCurrents, seat: Seat, crew: tuple[LuminaryId, ...], filed: int) -> Steps:
        """By its level."""
        if filed:
            collect(g, seat, self.key, self.amount * filed)
        return ()


class MoreProfit(HeadquartersCard):
    """A higher profit."""

    def profit(self, profit: int, *, phase: int) -> int:
        """By the phase."""
        return profit + self.amount * phase


class CashAtOnce(HeadquartersCard):
    """Cash when it is developed."""

    def developed(self, g: WarOfCurrents, seat: Seat) -> Steps:
        """By the phase."""
        collect(g, seat, self.key, self.amount * g.phase)
        return ()


class FameAtOnce(HeadquartersCard):
    """The own marker goes up when it is developed."""

    def developed(self, g: WarOfCurrents, seat: Seat) -> Steps:
        """As far as the player likes."""
        return (MovingMarker(seat, self.key, self.amount, own=True),)


class PropagandaPays(HeadquartersCard):
    """Cash after every propaganda action."""

    def engaged(self, g: WarOfCurrents, seat: Seat, luminary: LuminaryId) -> Steps:
        """By the phase."""
        return (Collecting(seat, self.key, self.amount * g.phase),)


class AcProjects(HeadquartersCard):
    """Claims by AC gain more, and the AC/DC fame track never lowers them."""

    def stock(self, gain: int, *, project: Project, power: Power) -> int:
        """AC only."""
        return gain + self.amount if power is Power.AC else gain

    def modifier(self, spaces: int, *, power: Power) -> int:
        """AC only."""
        return max(0, spaces) if power is Power.AC else spaces


class RefreshOne(HeadquartersCard):
    """One of a team that advanced is ready again, but not the inventor; once per turn."""

    def advanced(self, g: WarOfCurrents, seat: Seat, crew: tuple[LuminaryId, ...], filed: int) -> Steps:
        """Where enough of them advanced together."""
        if len(crew) < self.amount or not self.may(g, seat):
            return ()
        able = tuple(each for each in crew if each != g.companies[seat].inventor)
        return (Refreshing(seat, self.key, able),)


class EverybodyLuminous(HeadquartersCard):
    """The inventor's bulb counts one level more for everybody else's claims, too."""

    def bulb(self, level: int, *, personally: bool) -> int:
        """His own has it from him."""
        return level if personally else level + self.amount


class NoReputation(HeadquartersCard):
    """No regional reputation penalty."""

    def reputation(self, penalty: int, *, personally: bool) -> int:
        """Never."""
        return 0


class MorePropaganda(HeadquartersCard):
    """More Propaganda for everybody who engages in it."""

    def propaganda(self, rating: int) -> int:
        """Also where it is 0."""
        return rating + self.amount


class Works(HeadquartersCard):
    """Points at the end for what the card counts, up to its most (PU-SCO-12)."""

    def __init__(self, key: HeadquartersId, card: Headquarters) -> None:
        super().__init__(key, card.amount)
        self.counted, self.most = WORKS[card.effect], card.most

    def points(self, points: int, *, g: WarOfCurrents, seat: Seat) -> int:
        """Of the projects held."""
        found = self.amount * self.counted(g.companies[seat].projects)
        return points + (found if self.most is None else min(found, self.most))


EFFECTS: dict[str, type[HeadquartersCard]] = {
    "ac-laboratory": AcLaboratory,
    "less-invention": LessInvention,
    "less-of-both": LessOfBoth,
    "less-finance": LessFinance,
    "behind-patents": BehindPatents,
    "claims-pay": ClaimsPay,
    "patents-pay": PatentsPay,
    "more-profit": MoreProfit,
    "cash-at-once": CashAtOnce,
    "fame-at-once": FameAtOnce,
    "propaganda-pays-more": PropagandaPays,
    "ac-projects": AcProjects,
    "second-card": SecondCards,
    "refresh-one": RefreshOne,
    "everybody-luminous": EverybodyLuminous,
    "no-reputation": NoReputation,
    "more-propaganda": MorePropaganda,
}
KNOWN = (*EFFECTS, *WORKS)
"""Every key that a card's effect can have."""


def _card(key: HeadquartersId, card: Headquarters) -> HeadquartersCard:
    return Works(key, card) if card.effect in WORKS else EFFECTS[card.effect](key, card.amount)


CARDS = {key: _card(key, card) for key, card in EXPANSION.headquarters.items() if card.effect in KNOWN}
BY_PATENTS = frozenset(key for key, card in CARDS.items() if card.by_patents)


@lru_cache(maxsize=1024)
def with_patents(key: HeadquartersId, patents: tuple[Holders, ...]) -> Ability:
    """A card that hangs on the patents, as they are."""
    card = EFFECTS[EXPANSION.headquarters[key].effect](key, CARDS[key].amount)
    assert isinstance(card, BehindPatents)
    card.patents = patents
    return card
