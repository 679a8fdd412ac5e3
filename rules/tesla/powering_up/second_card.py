"""A second propaganda card in one action, by a Studio."""

from __future__ import annotations

from rules.core.contract import Procedure, Seat, Steps
from rules.tesla.actions.propaganda import TakingCard
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.events import Chance, ChanceLetGo
from rules.tesla.powering_up.headquarters_card import HeadquartersCard
from rules.tesla.state import HeadquartersId, LuminaryId, WarOfCurrents


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
