"""What the cards of headquarters do, once developed: Lab, Office and Studio; the Works are in works.py."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from rules.core.contract import Procedure, Seat, Steps
from rules.tesla.abilities import Ability
from rules.tesla.actions.propaganda import TakingCard
from rules.tesla.atlas import Project
from rules.tesla.powering_up.content import EXPANSION, Headquarters
from rules.tesla.powering_up.events import Chance, ChanceLetGo
from rules.tesla.powering_up.moving import MovingMarker
from rules.tesla.powering_up.paying import Collecting, collect
from rules.tesla.powering_up.refreshing import Refreshing
from rules.tesla.powering_up.works import WORKS
from rules.tesla.state import PLACES, HeadquartersId, Holders, LuminaryId, Power, Technology, WarOfCurrents

AC = PLACES[Technology.AC]


class HeadquartersCard(Ability):
    """A card of headquarters, with its number."""

    by_patents: ClassVar[bool] = False
    """Whether what it does hangs on the patents that are filed."""

    def __init__(self, key: HeadquartersId, amount: int) -> None:
        self.key, self.amount = key, amount

    def developed(self, g: WarOfCurrents, seat: Seat) -> Steps:
        """Its effect at once, when it is developed (PU-HQ-10)."""
        return ()

    def may(self, g: WarOfCurrents, seat: Seat) -> bool:
        """Whether a card that acts once per turn has not done so yet."""
        return self.key not in g.companies[seat].called

    def call(self, g: WarOfCurrents, seat: Seat) -> None:
        """It acts."""
        g.settle_company(seat, called=(*g.companies[seat].called, self.key))


class AcLaboratory(HeadquartersCard):
    """Less Manufacturing, and less $ for patents of AC."""

    def manufacturing(self, needed: int, *, place: int, level: int) -> int:
        """In total."""
        return max(0, needed - self.amount)

    def filing(self, needed: int, *, place: int) -> int:
        """AC only."""
        return max(0, needed - self.amount) if place == AC else needed


class LessInvention(HeadquartersCard):
    """Less Invention."""

    def invention(self, needed: int, *, place: int, level: int) -> int:
        """In total."""
        return max(0, needed - self.amount)


class LessOfBoth(LessInvention):
    """Less Invention and less Manufacturing."""

    def manufacturing(self, needed: int, *, place: int, level: int) -> int:
        """In total."""
        return max(0, needed - self.amount)


class LessFinance(HeadquartersCard):
    """Less $ for any patent."""

    def filing(self, needed: int, *, place: int) -> int:
        """In total."""
        return max(0, needed - self.amount)


class BehindPatents(HeadquartersCard):
    """Less Invention and Manufacturing toward a level that is patented."""

    by_patents = True
    patents: tuple[Holders, ...] = ()

    def _needed(self, needed: int, place: int, level: int) -> int:
        filed = bool(self.patents) and self.patents[place][level - 1] is not None
        return max(0, needed - self.amount) if filed else needed

    def invention(self, needed: int, *, place: int, level: int) -> int:
        """Where the patent of the level reached is filed."""
        return self._needed(needed, place, level)

    def manufacturing(self, needed: int, *, place: int, level: int) -> int:
        """Where the patent of the level reached is filed."""
        return self._needed(needed, place, level)


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


class SecondCards(HeadquartersCard):
    """A second card in one propaganda action of a turn."""

    def engaged(self, g: WarOfCurrents, seat: Seat, luminary: LuminaryId) -> Steps:
        """It is offered after the first."""
        return (AnotherCard(seat, luminary, self.key),) if self.may(g, seat) else ()


class AnotherCard(Procedure[WarOfCurrents], frozen=True):
    """A second card is offered while one lies open."""

    seat: Seat
    luminary: LuminaryId
    card: HeadquartersId

    def run(self, g: WarOfCurrents) -> Steps:
        """Ask."""
        return (TakingSecondCard(self.seat, self.luminary, self.card),) if g.propaganda else ()


class TakingSecondCard(TakingCard, frozen=True):
    """Which second propaganda card is taken, if any."""

    card: HeadquartersId

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        return f"{EXPANSION.headquarters[self.card].name}: take a second card, or skip."

    def taken(self, g: WarOfCurrents) -> None:
        """That was it for this turn."""
        g.settle_company(self.seat, called=(*self.company(g).called, self.card))

    def skipped(self, g: WarOfCurrents) -> Steps:
        """The chance is kept for another action."""
        g.tell(ChanceLetGo(self.seat, Chance.CARD))
        return ()


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
