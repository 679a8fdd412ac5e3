"""The game as the house knows it: set-up, what is hidden, scores, words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.contract import Decision, Event, Game, Names, Score, Seat
from rules.eras import clock, prose, scoring
from rules.eras.content import CONTENT, help_topics
from rules.eras.events import EVENTS
from rules.eras.flow import Round
from rules.eras.menu import ACTIONS, MENU, NEVER, STEPS, Kinds
from rules.eras.promise import promise
from rules.eras.soundness import folder_faults
from rules.eras.state import Academia, Clock, Deck, Marble, Peek, School, Study, changed


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The game has no variants."""


class ErasAcademia(Game[Academia]):
    """The best school wins: best building times worst building."""

    key = "eras"
    title = "Eras Academia"
    seats = range(2, 5)
    version = 1
    table = Academia
    options = Options
    steps = STEPS
    actions = ACTIONS
    events = EVENTS
    never = NEVER
    upgrades = ()

    @property
    def topics(self) -> Mapping[str, str]:  # type: ignore[override]
        """Help by topic."""
        return help_topics()

    def new(self, seats: int, options: Options, chance: Chance) -> Academia:
        """ERA-SET."""
        setup = CONTENT.setup
        g = Academia(seats, chance, (Round(),))
        g.schools = (School(setup.funds, setup.administration),) * seats
        g.decks = (Deck(tuple(range(1, len(CONTENT.cards) + 1))),) * len(Study)
        g.roofs = setup.roofs_per_era
        g.pool = setup.stories_per_player * seats
        g.clock = Clock(Seat(g.draw(seats, "first")))
        clock.load(g, g.era)
        return g

    def menu(self, g: Academia) -> Mapping[type[Decision[Academia]], Kinds]:
        """The kinds of action by decision."""
        return MENU

    def hide(self, g: Academia, viewer: Seat | None) -> None:
        """Marbles and cards that this seat has not seen are still in their bags (AMB-ERA-22)."""
        bag, column = g.clock.bag, list(g.clock.column)
        for place, marble in enumerate(column):
            if marble and not (marble.open or viewer in marble.seen_by):
                bag, column[place] = changed(bag, marble.study.place, 1), None
            elif marble and not marble.open:
                column[place] = Marble(marble.study, _only(viewer))
        while column and column[-1] is None:
            column.pop()
        g.settle_clock(bag=bag, column=tuple(column), settled=0)
        g.decks = tuple(_hidden(deck, viewer) for deck in g.decks)

    def imagine(self, g: Academia, viewer: Seat | None, chance: Chance) -> None:
        """Nothing to deal: what is unknown is drawn from the bags when needed."""

    def scores(self, g: Academia) -> dict[Seat, Score]:
        """ERA-SCO."""
        return {Seat(seat): scoring.score(g, Seat(seat)) for seat in range(g.seats)}

    def worth(self, g: Academia, seat: Seat) -> float:
        """For computer players."""
        return promise(g, seat) if g.agenda else 1000.0 * scoring.score(g, seat).points

    def say(self, event: Event, names: Names) -> str:
        """One event as one sentence."""
        return prose.say(event, names)

    def name(self, value: object) -> str:
        """A field's value in a player's words."""
        return prose.name(value)

    def headline(self, g: Academia) -> str:
        """Era and round."""
        return f"Era {g.era} of {CONTENT.setup.eras} · Round {g.round}"

    def faults(self, root: Path) -> Iterator[str]:
        """For hosts who correct the data."""
        return folder_faults(root / self.key)

    def check(self, g: Academia) -> Iterator[str]:
        """Marbles, cards and Stories are conserved."""
        load, there = CONTENT.loads[g.era], zip(g.clock.left, g.released, strict=True)
        if tuple(left + out for left, out in there) != load:
            yield f"marbles: {g.clock.left} left and {g.released} released of {load}"
        for study, deck in zip(Study, g.decks, strict=True):
            cards = sorted((*deck.bag, *deck.discards, *([deck.top.number] if deck.top else [])))
            if cards != list(range(1, len(CONTENT.cards) + 1)) and (g.card is None or g.card.study != study):
                yield f"{study} cards: {cards}"
        built = sum(school.administration - 1 + school.study_stories for school in g.schools)
        if built + g.pool != CONTENT.setup.stories_per_player * g.seats:
            yield f"Stories: {built} built and {g.pool} left"


def _only(viewer: Seat | None) -> tuple[Seat, ...]:
    return () if viewer is None else (viewer,)


def _hidden(deck: Deck, viewer: Seat | None) -> Deck:
    top = deck.top
    if top is None:
        return deck
    if viewer in top.seen_by:
        return replace(deck, top=Peek(top.number, _only(viewer)))
    return Deck(tuple(sorted((*deck.bag, top.number))), deck.discards, None, deck.shuffles)


GAME = ErasAcademia()
