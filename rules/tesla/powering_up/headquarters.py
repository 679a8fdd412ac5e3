"""Developing headquarters, and giving a card of it up (PU-HQ)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rules.core.contract import Action, Seat, Steps
from rules.core.words import counted, listed
from rules.tesla.asking import Asking
from rules.tesla.catalog import RATINGS
from rules.tesla.content import Ratings
from rules.tesla.crew import unusable
from rules.tesla.edition import in_force
from rules.tesla.names import company_name, luminary_name
from rules.tesla.powering_up.content import EXPANSION, Slot
from rules.tesla.powering_up.events import HeadquartersDeveloped, HeadquartersRemoved
from rules.tesla.powering_up.headquarters_cards import CARDS
from rules.tesla.powering_up.names import SLOT_NAMES, cards_of, event_name, headquarters_name
from rules.tesla.state import Company, CompanyId, HeadquartersId, LuminaryId, WarOfCurrents

if TYPE_CHECKING:
    from rules.tesla.flow import TakingAction

RATING_NAMES = {
    Slot.LAB: "Invention", Slot.WORKS: "Manufacturing", Slot.OFFICE: "$", Slot.STUDIO: "Propaganda",
}  # fmt: skip
"""What a luminary needs to develop a card of a slot (AMB-PU-01)."""
OF_COMPANY: dict[CompanyId, tuple[HeadquartersId, ...]] = {
    card.company: cards_of(card.company) for card in EXPANSION.headquarters.values()
}


def rating(ratings: Ratings, slot: Slot) -> int:
    """The rating that develops a card of a slot (PU-HQ-03 to -06)."""
    match slot:
        case Slot.LAB:
            return ratings.invention
        case Slot.WORKS:
            return ratings.manufacturing
        case Slot.OFFICE:
            return ratings.finance
        case Slot.STUDIO:
            return ratings.propaganda


ABLE = {slot: frozenset(key for key, ratings in RATINGS.items() if rating(ratings, slot)) for slot in Slot}
"""The luminaries that can develop a card of each slot (PU-HQ-02)."""


def undeveloped(company: Company) -> list[HeadquartersId]:
    """The cards that a company can still develop."""
    gone = company.developed + company.removed
    return [each for each in OF_COMPANY.get(company.key, ()) if each not in gone]


def worth(cards: int) -> int:
    """Points for so many developed cards (PU-SCO-10)."""
    return EXPANSION.setup.headquarters_points[cards]


class Develop(Action[WarOfCurrents, "TakingAction"], frozen=True):
    """Develop a card of your headquarters with a luminary who has its rating."""

    verb = "develop"
    title = "Develop your headquarters"
    exact = True

    card: HeadquartersId
    luminary: LuminaryId

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: TakingAction, me: Seat) -> Iterable[Develop]:
        """Every undeveloped card with every luminary who can."""
        company = g.companies[me]
        if len(company.developed) + len(company.removed) == len(Slot) or "develop" in in_force(g, me).closes:
            return ()
        ready, cards = company.ready, EXPANSION.headquarters
        return [
            cls(card, each)
            for card in undeveloped(company)
            for each in ready
            if each in ABLE[cards[card].slot]
        ]

    def objections(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> Iterator[str]:
        """PU-HQ-02 to -07, -12, PU-DRF-06."""
        company = g.companies[me]
        if "develop" in in_force(g, me).closes and g.event:
            yield f"{event_name(g.event.key)}: nobody develops headquarters this turn."
        yield from (wrong := list(unusable(company, self.luminary)))
        if closed := _closed(company, self.card):
            yield closed
        elif not wrong and self.luminary not in ABLE[slot := EXPANSION.headquarters[self.card].slot]:
            needs, name = RATING_NAMES[slot], luminary_name(self.luminary)
            yield f"The {SLOT_NAMES[slot]} needs {needs} of at least 1; {name} has 0."

    def apply(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> Steps:
        """Turn it face-up, for good; its effect at once is had once (PU-HQ-01, -09 to -11)."""
        g.exhaust(me, self.luminary)
        g.settle_company(me, developed=(*g.companies[me].developed, self.card))
        g.tell(HeadquartersDeveloped(me, self.card, self.luminary))
        return CARDS[self.card].developed(g, me)

    def consequence(self, g: WarOfCurrents, at: TakingAction, me: Seat) -> str:
        """Points, and what the card does."""
        have = len(g.companies[me].developed)
        more = counted(worth(have + 1) - worth(have), "point")
        return f"+{more}; {EXPANSION.headquarters[self.card].gist}"

    @classmethod
    def in_common(cls, g: WarOfCurrents, at: TakingAction, me: Seat, found: Sequence[Develop]) -> str:
        """The same, whoever develops the card."""
        alike = len({each.card for each in found}) == 1
        return found[0].consequence(g, at, me) if alike else ""


def _closed(company: Company, card: HeadquartersId) -> str:
    """Why a card cannot be developed by this company."""
    names = listed([headquarters_name(each) for each in undeveloped(company)]) or "none"
    if "+" in card:
        return "An action develops one card only."
    if card not in EXPANSION.headquarters:
        return f"There is no headquarters card “{card}”; yours to develop: {names}."
    name, of = headquarters_name(card), EXPANSION.headquarters[card].company
    if of != company.key:
        return f"{name} belongs to {company_name(of)}; yours to develop: {names}."
    if card in company.removed:
        return f"{name} was removed from the game; left to develop: {names}."
    return f"{name} is developed already; left to develop: {names}." if card in company.developed else ""


class Removing(Asking, frozen=True):
    """Which developed card of his own a player gives up (PU-EVT-29)."""

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        return "Remove one of your developed headquarters cards from the game."

    def unasked(self, g: WarOfCurrents, seat: Seat) -> str:
        """PU-EVT-31."""
        return "" if g.companies[seat].developed else "You have no developed headquarters card to remove."


class Remove(Action[WarOfCurrents, Removing], frozen=True):
    """Remove a developed headquarters card of yours from the game."""

    verb = "remove"
    title = "Remove a headquarters card"
    exact = True

    card: HeadquartersId

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: Removing, me: Seat) -> Iterable[Remove]:
        """Every developed card."""
        return map(cls, g.companies[me].developed)

    def objections(self, g: WarOfCurrents, at: Removing, me: Seat) -> Iterator[str]:
        """PU-EVT-30."""
        company = g.companies[me]
        if self.card not in company.developed:
            names = listed([headquarters_name(each) for each in company.developed], "or")
            yield f"{headquarters_name(self.card)} is not developed by you; give up {names}."

    def apply(self, g: WarOfCurrents, at: Removing, me: Seat) -> Steps:
        """It never returns; what it did stays done (PU-EVT-32)."""
        company = g.companies[me]
        developed = tuple(each for each in company.developed if each != self.card)
        g.settle_company(me, developed=developed, removed=(*company.removed, self.card))
        g.tell(HeadquartersRemoved(me, self.card))
        return ()

    def consequence(self, g: WarOfCurrents, at: Removing, me: Seat) -> str:
        """What is lost."""
        have = len(g.companies[me].developed)
        less = counted(worth(have) - worth(have - 1), "point")
        return f"−{less}; {EXPANSION.headquarters[self.card].gist}"
