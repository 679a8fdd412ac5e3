"""The abilities of a company: the inventor's, then those of headquarters, then that of the event."""

from __future__ import annotations

from functools import lru_cache

from rules.core.contract import Seat
from rules.tesla.abilities import NEUTRAL, Ability, Composed
from rules.tesla.inventors import inventor_alone
from rules.tesla.powering_up import event_cards
from rules.tesla.powering_up.headquarters_cards import BY_PATENTS, CARDS, with_patents
from rules.tesla.state import HeadquartersId, Holders, WarOfCurrents


def all_cards(g: WarOfCurrents, seat: Seat) -> Ability:
    """What binds a company at this moment."""
    inventor, developed, event = inventor_alone(g, seat), g.companies[seat].developed, None
    if g.event is not None and not g.event.over:
        card = event_cards.CARDS[g.event.key]
        event = card if card.binds(seat, g.event.owner) else None
    if not developed and event is None:
        return inventor
    patents = None if BY_PATENTS.isdisjoint(developed) else g.patents
    return _composed(inventor, developed, event, patents)


@lru_cache(maxsize=8192)
def _composed(
    inventor: Ability,
    developed: tuple[HeadquartersId, ...],
    event: Ability | None,
    patents: tuple[Holders, ...] | None,
) -> Ability:
    own = [
        CARDS[key] if patents is None or key not in BY_PATENTS else with_patents(key, patents)
        for key in developed
    ]
    cards = [each for each in (inventor, *own, event) if each is not None and each is not NEUTRAL]
    return Composed(cards) if len(cards) > 1 else cards[0]
