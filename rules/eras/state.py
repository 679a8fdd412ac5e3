"""The table: schools, the Clock, the decks and the Era Guide (ERA-SET)."""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from rules.core.contract import Seat, Table
from rules.core.seats import clockwise

Counts = tuple[int, int, int, int]
"""Something counted by study, in ring order."""

NONE: Counts = (0, 0, 0, 0)


class Study(StrEnum):
    """A study."""

    GREEN = "green"
    BLUE = "blue"
    YELLOW = "yellow"
    RED = "red"

    @cached_property
    def place(self) -> int:
        """Its index in the ring."""
        return PLACES[self]


STUDIES = tuple(Study)
PLACES = {study: index for index, study in enumerate(STUDIES)}


class Campus(StrEnum):
    """One of your own campuses."""

    ADMINISTRATION = "administration"
    GREEN = "green"
    BLUE = "blue"
    YELLOW = "yellow"
    RED = "red"

    @cached_property
    def place(self) -> int | None:
        """Its study's index in the ring; None for the Administration."""
        return CAMPUS_PLACES[self]


CAMPUS_PLACES: dict[Campus, int | None] = {
    campus: index - 1 if index else None for index, campus in enumerate(Campus)
}
STUDY_CAMPUSES = tuple(Campus)[1:]


class Building(Struct, frozen=True, omit_defaults=True):
    """What stands on a Study Campus."""

    stories: int = 0
    roof: bool = False

    @property
    def blocks(self) -> int:
        """Its height, the Roof included."""
        return self.stories + self.roof


class Circle(Struct, frozen=True):
    """A Graduate circle in use: one Graduate, superior when its size is above 1."""

    study: Study
    size: int


class School(Struct, frozen=True):
    """One player's board."""

    funds: int
    administration: int
    campuses: tuple[Building, Building, Building, Building] = (Building(), Building(), Building(), Building())
    circles: tuple[Circle, ...] = ()
    """In ring order."""

    @property
    def study_stories(self) -> int:
        """Story blocks on Study Campuses."""
        return sum([building.stories for building in self.campuses])


class Marble(Struct, frozen=True):
    """A marble whose place in the Clock is settled, who has looked at it, and whether all saw it go in."""

    study: Study
    seen_by: tuple[Seat, ...] = ()
    open: bool = False


class Clock(Struct, frozen=True):
    """The Clock: settled marbles from the bottom (None: still in the bag), and the bag of all others."""

    holder: Seat
    bag: Counts = NONE
    column: tuple[Marble | None, ...] = ()
    mix: int = 0
    settled: int = 0

    @property
    def size(self) -> int:
        """Marbles in the Clock."""
        return sum(self.bag) + len(self.column) - self.column.count(None)

    @property
    def left(self) -> Counts:
        """Marbles in the Clock by study."""
        counts = list(self.bag)
        for marble in self.column:
            if marble:
                counts[marble.study.place] += 1
        return (counts[0], counts[1], counts[2], counts[3])


class Peek(Struct, frozen=True):
    """A face-down top card that somebody has looked at."""

    number: int
    seen_by: tuple[Seat, ...] = ()


class Deck(Struct, frozen=True, omit_defaults=True):
    """One study's cards: a bag of face-down numbers, a settled top card, open discards."""

    bag: tuple[int, ...]
    discards: tuple[int, ...] = ()
    top: Peek | None = None
    shuffles: int = 0

    @property
    def size(self) -> int:
        """Face-down cards."""
        return len(self.bag) + (self.top is not None)


class CardId(Struct, frozen=True):
    """A card: its deck and its number, from 1."""

    study: Study
    number: int


class Academia(Table):
    """The whole game."""

    schools: tuple[School, ...] = ()
    clock: Clock = Clock(Seat(0))
    decks: tuple[Deck, ...] = ()
    released: Counts = NONE
    era: int = 1
    round: int = 0
    roofs: int = 0
    pool: int = 0
    card: CardId | None = None
    openings: Counts = NONE
    """Openings of this year's card that are still free."""

    def school(self, seat: Seat) -> School:
        """A player's school."""
        return self.schools[seat]

    def settle_school(self, seat: Seat, **changes: object) -> None:
        """Change a player's school."""
        school = replace(self.schools[seat], **changes)
        self.schools = (*self.schools[:seat], school, *self.schools[seat + 1 :])

    def settle_deck(self, study: Study, **changes: object) -> None:
        """Change a study's deck."""
        place = study.place
        deck = replace(self.decks[place], **changes)
        self.decks = (*self.decks[:place], deck, *self.decks[place + 1 :])

    def settle_clock(self, **changes: object) -> None:
        """Change the Clock."""
        self.clock = replace(self.clock, **changes)

    def from_the_clock(self) -> tuple[Seat, ...]:
        """The seats in turn order: the Clock's holder first, then clockwise (ERA-TRN-01)."""
        return clockwise(self.seats, self.clock.holder)


def changed(counts: Counts, place: int, by: int) -> Counts:
    """The counts with one of them changed."""
    new = list(counts)
    new[place] += by
    return (new[0], new[1], new[2], new[3])
