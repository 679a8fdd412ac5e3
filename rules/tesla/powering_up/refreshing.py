"""Luminaries made ready again: the inventor by Delmonico's, one of a team by the Franklin Institute."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from rules.core.contract import Action, Seat, Steps, player
from rules.core.words import listed
from rules.tesla.asking import Asking
from rules.tesla.flow import TakingAction
from rules.tesla.names import luminary_name
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.events import Chance, ChanceLetGo, EventUsed, LuminaryRefreshed
from rules.tesla.powering_up.names import event_name, headquarters_name
from rules.tesla.state import HeadquartersId, LuminaryId, WarOfCurrents

REFRESH = "refresh-inventor"


def dinner(g: WarOfCurrents) -> bool:
    """Whether the turn's event refreshes an inventor (PU-EVT-22)."""
    return g.event is not None and EXPANSION.events[g.event.key].effect == REFRESH


def open_to(g: WarOfCurrents, seat: Seat) -> bool:
    """Whether a player may use it now."""
    company, event = g.companies[seat], g.event
    mine = event is not None and event.owner == seat and not event.over and dinner(g)
    return mine and company.inventor in company.spent


def use_up(g: WarOfCurrents, seat: Seat) -> None:
    """The owner discards the turn's event at once (PU-EVT-23)."""
    assert g.event is not None
    g.event = replace(g.event, over=True)
    g.tell(EventUsed(seat, g.event.key))


class Dining(Asking, frozen=True):
    """Whether an owner whose luminaries are all exhausted refreshes the inventor (AMB-PU-09)."""

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        who = luminary_name(self.company(g).inventor)
        return f"Refresh {who} for one more action, or let the chance go."

    def unasked(self, g: WarOfCurrents, seat: Seat) -> str:
        """TVE-TRN-05."""
        return "All your luminaries are exhausted for this turn."

    def skipped(self, g: WarOfCurrents) -> Steps:
        """The card is gone, and the turn can end (PU-EVT-26)."""
        g.tell(ChanceLetGo(self.seat, Chance.REFRESH))
        use_up(g, self.seat)
        return ()


class Refreshing(Asking, frozen=True):
    """Which luminary of a team a headquarters card makes ready again, if any."""

    card: HeadquartersId
    luminaries: tuple[LuminaryId, ...]

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        names = listed([luminary_name(each) for each in self.luminaries], "or")
        return f"{headquarters_name(self.card)}: refresh {names}, or skip."

    def unasked(self, g: WarOfCurrents, seat: Seat) -> str:
        """Nobody else has a say."""
        return ""

    def skipped(self, g: WarOfCurrents) -> Steps:
        """The card is kept for another advance this turn."""
        g.tell(ChanceLetGo(self.seat, Chance.REFRESH))
        return ()


class Refresh(Action[WarOfCurrents, Any], frozen=True):
    """Refresh a luminary by a card of yours, so that it can act once more this turn."""

    verb = "refresh"
    title = "Refresh a luminary"
    exact = True

    luminary: LuminaryId

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: Asking, me: Seat) -> Iterable[Refresh]:
        """The inventor, or those of the team."""
        if isinstance(at, Refreshing):
            return map(cls, at.luminaries)
        return (cls(g.companies[me].inventor),) if open_to(g, me) else ()

    def objections(self, g: WarOfCurrents, at: Asking, me: Seat) -> Iterator[str]:
        """PU-EVT-23 to -25."""
        if isinstance(at, Refreshing):
            if self.luminary not in at.luminaries:
                names = listed([luminary_name(each) for each in at.luminaries], "or")
                yield f"Only {names} can be refreshed, not {luminary_name(self.luminary)}."
            return
        if why := _closed(g, me):
            yield why
            return
        inventor = g.companies[me].inventor
        if self.luminary != inventor:
            assert g.event is not None
            name, who = event_name(g.event.key), luminary_name(inventor)
            yield f"{name} refreshes your inventor {who} only, not {luminary_name(self.luminary)}."
        elif inventor not in g.companies[me].spent:
            yield f"{luminary_name(inventor)} is still ready: he can be refreshed after you have used him."

    def apply(self, g: WarOfCurrents, at: Asking, me: Seat) -> Steps:
        """Ready, but an earlier action of this turn is not forgotten (AMB-PU-10)."""
        card: str = at.card if isinstance(at, Refreshing) else (g.event.key if g.event else "")
        company = g.companies[me]
        spent = tuple(each for each in company.spent if each != self.luminary)
        called = (*company.called, at.card) if isinstance(at, Refreshing) else company.called
        g.settle_company(me, spent=spent, called=called)
        g.tell(LuminaryRefreshed(me, self.luminary, card))
        if isinstance(at, Refreshing):
            return ()
        use_up(g, me)
        return (TakingAction(me),)

    def consequence(self, g: WarOfCurrents, at: Asking, me: Seat) -> str:
        """What it is worth."""
        return "one more action this turn"


def _closed(g: WarOfCurrents, me: Seat) -> str:
    """Why no event refreshes anybody for a player."""
    if g.event is None or not dinner(g):
        return "No card of yours refreshes a luminary now."
    name, owner = event_name(g.event.key), g.event.owner
    if owner != me:
        whose = f"belongs to {player(owner)}" if owner is not None else "belongs to nobody"
        return f"{name} {whose}."
    return f"{name}: the card was used already." if g.event.over else ""
