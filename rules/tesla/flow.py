"""The order of play: what the rulebook says happens next."""

from __future__ import annotations

from typing import Any

from rules.core.contract import Action, Procedure, Seat, Steps
from rules.core.words import listed
from rules.tesla import scoring
from rules.tesla.asking import Asking
from rules.tesla.auction import LuminaryAuction
from rules.tesla.bids import Bid, Open, Pick
from rules.tesla.content import CONTENT
from rules.tesla.decks import turn_over
from rules.tesla.draft import CompanyDraft, Draft
from rules.tesla.edition import edition, in_force
from rules.tesla.events import GameEnded, PropagandaRevealed, TurnBegun
from rules.tesla.names import luminary_name
from rules.tesla.state import Deck, WarOfCurrents
from rules.tesla.words import money

TURNS, TURNS_PER_PHASE = CONTENT.setup.turns, CONTENT.setup.turns_per_phase


def game(order: tuple[Seat, ...]) -> Steps:
    """The whole game, the draft in this order."""
    return (CompanyDraft(order), Phase())


class Phase(Procedure[WarOfCurrents], frozen=True):
    """What a phase begins with (TVE-TRN-01, TVE-AUC-37)."""

    def run(self, g: WarOfCurrents) -> Steps:
        """Auction, propaganda, the first turn."""
        return (LuminaryAuction(), NewPropaganda(), Turn())


class Turn(Procedure[WarOfCurrents], frozen=True):
    """Actions, then bookkeeping (TVE-BK-01)."""

    def run(self, g: WarOfCurrents) -> Steps:
        """The order of acting stays for the whole turn (TVE-TRN-04)."""
        if g.turn == 1:
            g.close(0)
        g.tell(TurnBegun(g.turn, g.phase, g.order()))
        lists = edition(g)
        return (*lists.before, Actions(), *lists.bookkeeping, NextTurn())


class NextTurn(Procedure[WarOfCurrents], frozen=True):
    """The turn marker moves last; after the last turn the game is over (TVE-BK-20 to -22)."""

    def run(self, g: WarOfCurrents) -> Steps:
        """A phase has two turns."""
        g.close(g.turn)
        if g.turn >= TURNS:
            return (EndOfGame(),)
        g.turn += 1
        phase = (g.turn - 1) // TURNS_PER_PHASE + 1
        if phase == g.phase:
            return (Turn(),)
        g.phase = phase
        return (Phase(),)


class NewPropaganda(Procedure[WarOfCurrents], frozen=True):
    """Old propaganda is removed, the phase's is revealed (TVE-PRO-18, -19)."""

    def run(self, g: WarOfCurrents) -> Steps:
        """Turn over the pile."""
        decks, index, removed = g.propaganda_decks, g.phase - 1, g.propaganda + g.face_down
        g.face_down = ()
        g.propaganda = turn_over(g, decks[index], "propaganda", g.phase)
        g.propaganda_decks = (*decks[:index], Deck((), 0), *decks[index + 1 :])
        g.tell(PropagandaRevealed(g.phase, g.propaganda, removed))
        return ()


class Actions(Procedure[WarOfCurrents], frozen=True):
    """One action each down the present fame track, and again, until all are spent (TVE-TRN-02 to -07)."""

    last: Seat | None = None

    def run(self, g: WarOfCurrents) -> Steps:
        """Ask the next player who has a luminary ready."""
        order = g.order()
        start = 0 if self.last is None else order.index(self.last) + 1
        for seat in (*order[start:], *order[:start]):
            company = g.companies[seat]
            if len(company.spent) < len(company.luminaries):
                return (TakingAction(seat), Actions(seat))
            if g.event and (asked := in_force(g, seat).lingering(g, seat)):
                return (*asked, Actions(seat))
        return ()


class TakingAction(Asking, frozen=True):
    """Which action a player takes with which luminary."""

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        company = self.company(g)
        ready = listed([luminary_name(each) for each in company.ready], "or")
        return f"Take an action with {ready}; you hold {money(company.cash)}."

    def instead(self, g: WarOfCurrents, kind: type[Action[WarOfCurrents, Any]]) -> str:
        """TVE-ACT-01."""
        if kind is Draft:
            return f"The draft is over. {self.ask(g)}"
        if why := edition(g).elsewhere.get(kind.verb):
            return f"{why} {self.ask(g)}"
        if kind in (Open, Bid, Pick):
            return f"The auction of this phase is over. {self.ask(g)}"
        return f"“{kind.verb}” is no action of its own now. {self.ask(g)}"


class EndOfGame(Procedure[WarOfCurrents], frozen=True):
    """Nothing follows (TVE-BK-22, TVE-END-08)."""

    def run(self, g: WarOfCurrents) -> Steps:
        """Announce the winners."""
        found = scoring.winners(g)
        g.tell(GameEnded(found, scoring.scores(g)[found[0]].points))
        return ()
