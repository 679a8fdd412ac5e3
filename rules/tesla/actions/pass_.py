"""Passing: out of the bidding for a luminary, or an action forgone (TVE-AUC-14, TVE-TRN-09 to -13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from rules.core.contract import Action, Seat, Steps
from rules.core.words import listed
from rules.tesla.auction import Raising
from rules.tesla.crew import unusable
from rules.tesla.events import ActionPassed
from rules.tesla.names import luminary_name
from rules.tesla.state import LuminaryId, WarOfCurrents

if TYPE_CHECKING:
    from rules.tesla.flow import TakingAction


class Pass(Action[WarOfCurrents, "TakingAction | Raising"], frozen=True):
    """Pass: leave the bidding for a luminary, or exhaust a luminary without acting."""

    verb = "pass"
    title = "Pass"
    exact = True

    luminary: Annotated[
        LuminaryId | None, Meta(description="The luminary to exhaust; none in an auction")
    ] = None

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: TakingAction | Raising, me: Seat) -> Iterable[Pass]:
        """Nothing to choose in an auction; any ready luminary else."""
        return (cls(),) if isinstance(at, Raising) else map(cls, g.companies[me].ready)

    def spelled_out(self, g: WarOfCurrents, at: TakingAction | Raising, me: Seat) -> Pass:
        """A single ready luminary need not be named (TVE-TRN-10, AMB-TVE-14)."""
        ready = g.companies[me].ready
        alone = self.luminary is None and not isinstance(at, Raising) and len(ready) == 1
        return Pass(ready[0]) if alone else self

    def objections(self, g: WarOfCurrents, at: TakingAction | Raising, me: Seat) -> Iterator[str]:
        """TVE-TRN-10, -12."""
        company = g.companies[me]
        if isinstance(at, Raising):
            if self.luminary is not None:
                yield "Passing in an auction exhausts no luminary: name none."
        elif self.luminary is None:
            ready = listed([luminary_name(each) for each in company.ready], "or")
            yield f"Name the luminary that you exhaust by passing: {ready}."
        else:
            yield from unusable(company, self.luminary)

    def apply(self, g: WarOfCurrents, at: TakingAction | Raising, me: Seat) -> Steps:
        """The player is asked again while luminaries are ready (TVE-TRN-13)."""
        if isinstance(at, Raising):
            return at.passed(g)
        assert self.luminary is not None
        g.exhaust(me, self.luminary)
        g.tell(ActionPassed(me, self.luminary))
        return ()

    def consequence(self, g: WarOfCurrents, at: TakingAction | Raising, me: Seat) -> str:
        """What becomes of the lot; what an action forgone costs."""
        if isinstance(at, Raising):
            return at.otherwise(g)
        return f"exhausts {luminary_name(self.luminary)} for nothing" if self.luminary else ""
