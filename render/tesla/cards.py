"""Events, headquarters and propaganda as they lie on the table, and what counts for points."""

from __future__ import annotations

from collections.abc import Collection

from render.tesla.sheet import TRACK_NAMES, Bids, Building, Happening, Parts, Poster, Tally
from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla.catalog import PROPAGANDA
from rules.tesla.edition import edition, in_force
from rules.tesla.flow import TakingAction
from rules.tesla.powering_up import scoring
from rules.tesla.powering_up.content import EXPANSION, Slot
from rules.tesla.powering_up.event_auction import EventBidding
from rules.tesla.powering_up.event_reveal import PrimaryEffect
from rules.tesla.powering_up.headquarters import Develop, worth
from rules.tesla.powering_up.names import SLOT_NAMES, cards_of
from rules.tesla.state import CardId, CompanyId, HeadquartersId, WarOfCurrents

RATING = {
    Slot.LAB: "invention", Slot.WORKS: "manufacturing", Slot.OFFICE: "finance", Slot.STUDIO: "propaganda",
}  # fmt: skip
"""What a luminary needs to develop a card of a slot."""


def parts_of(g: WarOfCurrents) -> Parts:
    """What a table has that not every table has."""
    played = edition(g)
    return Parts(
        seats=g.seats,
        events=bool(g.event_decks),
        headquarters=Develop in played.menu[TakingAction],
        points=played.score is scoring.score,
        dealing="buy" in played.elsewhere,
    )


def piles(g: WarOfCurrents) -> tuple[int, ...]:
    """How many events are to come, by phase."""
    return tuple(deck.size for deck in g.event_decks)


def the_event(g: WarOfCurrents) -> Happening | None:
    """The event of this turn; None before it is revealed, or where there are none."""
    if g.event is None:
        return None
    card, question = EXPANSION.events[g.event.key], engine.question(g)
    return Happening(
        key=g.event.key,
        name=card.name,
        text=card.text,
        stock=card.stock,
        auctioned=card.auctioned,
        played=any(isinstance(step, PrimaryEffect) for step in edition(g).before),
        owner=g.event.owner,
        over=g.event.over,
        leading=TRACK_NAMES[g.leading] if g.leading else "",
        sale=_bids(g, question) if isinstance(question, EventBidding) else None,
    )


def _bids(g: WarOfCurrents, at: EventBidding) -> Bids:
    passed = tuple(seat for seat in map(Seat, range(g.seats)) if not at.still_in(seat))
    return Bids(at.bid, at.leader, passed)


def posters(g: WarOfCurrents) -> tuple[Poster, ...]:
    """The propaganda cards of the phase, those face-down last."""
    return tuple(
        _poster(key, down) for cards, down in ((g.propaganda, False), (g.face_down, True)) for key in cards
    )


def _poster(key: CardId, down: bool) -> Poster:
    card = PROPAGANDA[key]
    return Poster(key, card.name, str(card.track), card.spaces, card.cash, down)


def headquarters_of(
    company: CompanyId,
    developed: Collection[HeadquartersId] = (),
    removed: Collection[HeadquartersId] = (),
) -> tuple[Building, ...]:
    """The four cards of a company."""
    states = dict.fromkeys(developed, "developed") | dict.fromkeys(removed, "removed")
    return tuple(_building(key, states.get(key, "undeveloped")) for key in cards_of(company))


def _building(key: HeadquartersId, state: str) -> Building:
    card = EXPANSION.headquarters[key]
    return Building(key, SLOT_NAMES[card.slot], card.name, RATING[card.slot], card.text, card.gist, state)


def tally(g: WarOfCurrents, seat: Seat) -> Tally:
    """What a company counts for, its shares aside (PU-SCO)."""
    company = g.companies[seat]
    richest = scoring.ranked(g, tuple(each.cash for each in g.companies))
    return Tally(
        share=scoring.share_points(g)[seat],
        cash_rank=richest.index(seat) + 1,
        cash=scoring.cash_points(g)[seat],
        headquarters=worth(len(company.developed)),
        built=any(EXPANSION.headquarters[each].slot is Slot.WORKS for each in company.developed),
        works=in_force(g, seat).points(0, g=g, seat=seat),
    )
