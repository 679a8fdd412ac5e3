"""Lines that are played or refused, what is said of them, and whole games."""

from collections.abc import Sequence
from typing import Any

from rules.core import play as engine
from rules.core.contract import Action, Event, Names, Seat
from rules.tesla import GAME
from rules.tesla.auction import Bidding
from rules.tesla.flow import TakingAction
from rules.tesla.state import WarOfCurrents
from tests.rules.lines import Lines

NAMES = Names(("Ann", "Ben", "Cho", "Dee", "Eve"))
ANN, BEN, CHO, DEE, EVE = map(Seat, range(5))

_LINES = Lines(GAME, NAMES)
after, refused, legal = _LINES.after, _LINES.refused, _LINES.legal
happened, told, to_the_end = _LINES.happened, _LINES.told, _LINES.to_the_end


def idle(g: WarOfCurrents, log: list[Event] | None = None, **until: Any) -> WarOfCurrents:
    """The table after passes and first choices up to an action at which it is as said, or the end."""
    while engine.pending(g) and not _reached(g, until):
        passing = isinstance(engine.pending(g), TakingAction | Bidding)
        g = after(g, legal(g)[-1 if passing else 0], log=log)
    return g


def _reached(g: WarOfCurrents, until: dict[str, Any]) -> bool:
    acting = isinstance(engine.pending(g), TakingAction)
    return acting and all(getattr(g, name) == value for name, value in until.items())


def cash(g: WarOfCurrents) -> list[int]:
    """Everybody's cash."""
    return [company.cash for company in g.companies]


def idly(menu: Sequence[Action]) -> Action:
    """To pass, and whatever comes first where there is no passing."""
    return next((each for each in menu if each.verb == "pass"), menu[0])
