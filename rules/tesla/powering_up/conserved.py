"""What must hold at any table with cards of the expansion, for tests."""

from __future__ import annotations

from collections.abc import Iterator

from rules.tesla.catalog import PROPAGANDA
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.names import cards_of
from rules.tesla.state import WarOfCurrents


def losses(g: WarOfCurrents) -> Iterator[str]:
    """Everything that is not conserved."""
    for check in (_headquarters, _events, _propaganda):
        yield from check(g)


def _headquarters(g: WarOfCurrents) -> Iterator[str]:
    """PU-DRF-03, -06."""
    for company in g.companies:
        gone = company.developed + company.removed
        if len(set(gone)) != len(gone) or not set(gone) <= set(cards_of(company.key)):
            yield f"headquarters of {company.key}: {company.developed}, removed {company.removed}"
        if not set(company.called) <= set(gone):
            yield f"called: {company.called} of {company.developed}"


def _events(g: WarOfCurrents) -> Iterator[str]:
    """PU-SET-03, -04, PU-EVT-01."""
    for index, deck in enumerate(g.event_decks):
        if any(EXPANSION.events[key].phase != index + 1 for key in deck.bag):
            yield f"events of phase {index + 1}: {deck.bag}"
        if g.event is not None and g.event.key in deck.bag:
            yield f"event {g.event.key} is in its pile"
    left = sum(deck.size for deck in g.event_decks)
    expected = sum(map(bool, g.event_decks)) * EXPANSION.setup.events_per_phase
    revealed = g.turn - (g.event is None and bool(g.agenda))
    if g.event_decks and left not in (expected - revealed, expected - g.turn):
        yield f"turn {g.turn}: {left} events are left of {expected}"
    if g.leading and g.event is None:
        yield f"leading {g.leading} without an event"


def _propaganda(g: WarOfCurrents) -> Iterator[str]:
    """PU-PRO-02, -04."""
    cards = g.propaganda + g.face_down
    phases = {PROPAGANDA[card].phase for card in cards}
    if len(set(cards)) != len(cards) or len(phases) > 1:
        yield f"propaganda: {g.propaganda}, face-down {g.face_down}"
    if g.face_down and not g.propaganda:
        yield "every propaganda card is face-down"
