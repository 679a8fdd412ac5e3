"""Which parts of the expansion are played, and what does not go together (PU-CUS, PU-SET-01)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from rules.core.words import listed
from rules.tesla.content import CONTENT, Decks
from rules.tesla.decks import piles
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.state import Deck, EventId, WarOfCurrents

PARTS = ("walker", "luminaries", "propaganda", "events")
"""What can be played without the rest."""
SIX = ("walker", "luminaries", "propaganda")
"""What more players need than the base game has companies (AMB-PU-42)."""
DECKS: dict[int, Decks] = {**CONTENT.setup.decks, **EXPANSION.setup.decks}


class Part(StrEnum):
    """Whether a part of the expansion is played."""

    YES = "yes"
    NO = "no"


class EventPart(StrEnum):
    """Whether events are played, and whether with all that they do."""

    YES = "yes"
    STOCK = "stock effects only"
    NO = "no"


class Difficulty(StrEnum):
    """Which side of the AI cards plays."""

    NORMAL = "normal"
    EXPERT = "expert"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Who drafts first, and what of Powering Up! is played: parts go by the whole where nothing is said."""

    first_drafter: Annotated[
        int | None, Meta(description="Seat that drafts first; none: by lot", examples=[1, 2, 3, 4, 5, 6])
    ] = None
    powering_up: Annotated[
        Part, Meta(description="The whole expansion with headquarters", examples=["yes", "no"])
    ] = Part.NO
    walker: Annotated[Part | None, Meta(description="Madam C.J. Walker", examples=["yes", "no"])] = None
    luminaries: Annotated[Part | None, Meta(description="Seven luminaries more", examples=["yes", "no"])] = (
        None
    )
    propaganda: Annotated[
        Part | None, Meta(description="Six propaganda cards more", examples=["yes", "no"])
    ] = None
    events: Annotated[
        EventPart | None, Meta(description="Historical events", examples=["yes", "stock effects only", "no"])
    ] = None

    ai_seats: Annotated[int, Meta(description="Seats that AI decks play")] = 0
    ai_difficulty: Annotated[Difficulty | None, Meta(description="The side of their cards")] = None

    @property
    def whole(self) -> bool:
        """Whether everything is played, headquarters included."""
        return self.powering_up is Part.YES

    def plays(self, part: str) -> bool:
        """Whether a part is played."""
        said = getattr(self, part)
        return self.whole if said is None else said not in (Part.NO, EventPart.NO)


def contradictions(seats: int, options: Options) -> Iterator[str]:
    """Why so many cannot play by these options (PU-CUS-06, -09)."""
    if options.whole and (missing := [part for part in PARTS if not options.plays(part)]):
        yield f"Headquarters need all of Powering Up!; left out here: {listed(missing)}."
    yield from against_ai(seats, options)
    most = len(CONTENT.inventors)
    if seats > most and (missing := [part for part in SIX if not options.plays(part)]):
        needed = f"{seats} players need the expansion’s {listed(list(SIX))}"
        yield f"{needed}, as the base game is for {most}; missing here: {listed(missing)}."


def against_ai(seats: int, options: Options) -> Iterator[str]:
    """Why AI decks cannot play (PU-AI-03 to -05, PU-CUS-07)."""
    if not options.ai_seats:
        return
    if not 1 <= options.ai_seats < seats:
        yield f"{options.ai_seats} of {seats} seats cannot be AI decks’: at least 1 must be a person’s."
    if not options.whole:
        yield "AI decks need all of Powering Up!."
    yield "AI decks cannot be played yet, as their rulebook is not available; add computer players instead."


def edition_of(options: Options) -> str:
    """The word for what a table plays by (see editions.py)."""
    events = ""
    if options.plays("events"):
        events = "+stock" if options.events is EventPart.STOCK else "+events" * (not options.whole)
    return ("powering-up" if options.whole else "base" + "+walker" * options.plays("walker")) + events


def deal(g: WarOfCurrents, options: Options) -> None:
    """The face-down piles, old and new cards mixed by phase (PU-SET-03, -06, -07)."""
    sizes = DECKS[g.seats]
    people = EXPANSION.luminaries if options.plays("luminaries") else {}
    luminaries = {key: card.phase for key, card in (CONTENT.luminaries | people).items()}
    more = EXPANSION.propaganda if options.plays("propaganda") else {}
    propaganda = {key: card.phase for key, card in (CONTENT.propaganda | more).items()}
    g.luminary_decks = piles(luminaries, sizes.luminaries)
    g.propaganda_decks = piles(propaganda, sizes.propaganda)
    if options.plays("events"):
        g.event_decks = _events(whole=options.whole)


def _events(*, whole: bool) -> tuple[Deck[EventId], ...]:
    """Without headquarters some events are out of the game (PU-CUS-03, AMB-PU-36)."""
    setup = EXPANSION.setup
    out = () if whole else setup.without_headquarters
    phases = {key: card.phase for key, card in EXPANSION.events.items() if key not in out}
    return piles(phases, (setup.events_per_phase,) * len(DECKS[2].propaganda))
