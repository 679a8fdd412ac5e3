"""Choosing the power technology that leads in this turn's bookkeeping."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.contract import Action, Seat, Steps
from rules.tesla.asking import Asking
from rules.tesla.bookkeeping import top_patent
from rules.tesla.names import company_name
from rules.tesla.powering_up.events import LeadingChosen
from rules.tesla.state import Power, Technology, WarOfCurrents
from rules.tesla.words import TECHNOLOGY_NAMES


class Electing(Asking, frozen=True):
    """Which power technology alone counts as leading for this turn's patent bonus."""

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        return "Choose whether AC or DC counts as leading for this turn’s patent bonus."

    def unasked(self, g: WarOfCurrents, seat: Seat) -> str:
        """Nobody else has a say."""
        return ""


class Elect(Action[WarOfCurrents, Electing], frozen=True):
    """Choose AC or DC as the leading technology of this turn's bookkeeping."""

    verb = "elect"
    title = "Choose AC or DC"
    exact = True

    power: Power

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: Electing, me: Seat) -> Iterable[Elect]:
        """Both."""
        return map(cls, Power)

    def objections(self, g: WarOfCurrents, at: Electing, me: Seat) -> Iterator[str]:
        """None."""
        yield from ()

    def apply(self, g: WarOfCurrents, at: Electing, me: Seat) -> Steps:
        """Until the event is discarded."""
        g.leading = self.power
        g.tell(LeadingChosen(me, self.power))
        return ()

    def consequence(self, g: WarOfCurrents, at: Electing, me: Seat) -> str:
        """Who would have the bonus."""
        top, name = top_patent(g, self.power), TECHNOLOGY_NAMES[Technology(self.power)]
        return f"top {name} patent: {company_name(g.key(top[0])) if top else 'nobody’s'}"
