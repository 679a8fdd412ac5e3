"""The game as the house knows it: set-up, scores, words, what is conserved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from rules.carnegie import prose, scoring
from rules.carnegie.ahead import ahead
from rules.carnegie.conserved import losses
from rules.carnegie.content import help_topics
from rules.carnegie.events import EVENTS
from rules.carnegie.flow import game, rounds
from rules.carnegie.labels import called, label
from rules.carnegie.menu import ACTIONS, MENU, NEVER, STEPS, Kinds
from rules.carnegie.names import IDS
from rules.carnegie.promise import promise
from rules.carnegie.setup import lay_out
from rules.carnegie.soundness import folder_faults
from rules.carnegie.state import Carnegie
from rules.core.chance import Chance
from rules.core.contract import Decision, Event, Game, Names, Score, Seat
from rules.core.notation import Illegal


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is first player."""

    first_player: Annotated[
        int | None, Meta(description="Seat of the first player; none: by lot", examples=[1, 2, 3, 4])
    ] = None


class CarnegieGame(Game[Carnegie]):
    """The most VP for companies, projects and donations win."""

    key = "carnegie"
    title = "Carnegie"
    seats = range(2, 5)
    version = 1
    table = Carnegie
    options = Options
    steps = STEPS
    actions = ACTIONS
    events = EVENTS
    ids = IDS
    never = NEVER
    upgrades = ()

    @property
    def topics(self) -> Mapping[str, str]:  # type: ignore[override]
        """Help by topic."""
        return help_topics()

    def new(self, seats: int, options: Options, chance: Chance) -> Carnegie:
        """CAR-SET."""
        g = Carnegie(seats, chance)
        lay_out(g, _first_player(seats, options))
        g.agenda = game(g)
        return g

    def menu(self, g: Carnegie) -> Mapping[type[Decision[Carnegie]], Kinds]:
        """The kinds of action by decision."""
        return MENU

    def hide(self, g: Carnegie, viewer: Seat | None) -> None:
        """Nothing: all is public (AMB-CAR-51)."""

    def imagine(self, g: Carnegie, viewer: Seat | None, chance: Chance) -> None:
        """Nothing is unknown after the set-up."""

    def scores(self, g: Carnegie) -> dict[Seat, Score]:
        """CAR-FIN."""
        return {Seat(seat): scoring.score(g, Seat(seat)) for seat in range(g.seats)}

    def ahead(self, g: Carnegie, seat: Seat) -> Carnegie | None:
        """All is public, so every part that is certain to come can be planned."""
        return ahead(g, seat)

    def worth(self, g: Carnegie, seat: Seat) -> float:
        """How promising a table is for a seat."""
        return promise(g, seat)

    def say(self, event: Event, names: Names) -> str:
        """One event as one sentence."""
        return prose.say(event, names)

    def name(self, value: object) -> str:
        """A field's value in a player's words."""
        return prose.name(value)

    def called(self, g: Carnegie, seat: Seat, value: object) -> str:
        """A space with what a player has there, any other value by its name."""
        return called(g, seat, value)

    def label(self, g: Carnegie, seat: Seat, value: object, kind: object = None) -> str:
        """A field's value as the table stands."""
        return label(g, seat, value)

    def headline(self, g: Carnegie) -> str:
        """The round."""
        return f"Round {g.round} of {rounds(g)}" if g.round else "Set-up"

    def faults(self, root: Path) -> Iterator[str]:
        """For hosts who correct the data."""
        return folder_faults(root / self.key)

    def check(self, g: Carnegie) -> Iterator[str]:
        """Employees, pawns, tiles and spots are conserved."""
        return losses(g)


def _first_player(seats: int, options: Options) -> int | None:
    """The named seat, counted from 1 (AMB-CAR-04)."""
    named = options.first_player
    if named is None:
        return None
    if not 1 <= named <= seats:
        raise Illegal(f"Seat {named} cannot be first player: the seats are 1 to {seats}.")
    return named - 1


GAME = CarnegieGame()
