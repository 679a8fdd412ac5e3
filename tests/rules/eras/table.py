"""Positions and commands for the tests, in the words of the game."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec import Struct

from rules import GAMES
from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.contract import Event, Names, Seat, Step
from rules.eras.content import CONTENT
from rules.eras.flow import ClockAction, Spending, Turn
from rules.eras.state import (
    NONE,
    STUDIES,
    Academia,
    Building,
    Circle,
    Clock,
    Counts,
    Deck,
    Marble,
    Peek,
    School,
    Study,
)

GAME = GAMES["eras"]
ANN, BEN, CHO, DEE = map(Seat, range(4))
NAMES = Names(("Ann", "Ben", "Cho", "Dee"))
G, B, Y, R = STUDIES
PLAIN = (1, 2, 3, 5, 6, 8, 9, 12)
"""The cards without an effect."""
EFFECTS = (4, 7, 10, 11)


def roofed(stories: int) -> Building:
    """A building under a Roof."""
    return Building(stories, roof=True)


def school(
    admin: int = 1, funds: int = 5, graduates: Sequence[Circle] = (), **buildings: int | Building
) -> School:
    """A school; a building is given by its Stories where it has no Roof."""
    campuses = [buildings.pop(study.value, 0) for study in STUDIES]
    assert not buildings, f"no such campus: {buildings}"
    found = tuple(each if isinstance(each, Building) else Building(each) for each in campuses)
    return School(funds, admin, found, tuple(graduates))


def even(stories: int, admin: int = 1, funds: int = 5) -> School:
    """A school with the same height on every Study Campus."""
    return school(admin, funds, green=stories, blue=stories, yellow=stories, red=stories)


def counts(green: int = 0, blue: int = 0, yellow: int = 0, red: int = 0) -> Counts:
    """Something counted by study."""
    return (green, blue, yellow, red)


def decks(cards: Mapping[Study, int | None], *, plain: bool = False) -> tuple[Deck, ...]:
    """Full decks with these cards on top, or with the effects among the discards already."""
    bag, discards = (PLAIN, EFFECTS) if plain else (tuple(range(1, 13)), ())
    return tuple(_deck(bag, discards, cards.get(study)) for study in STUDIES)


def _deck(bag: tuple[int, ...], discards: tuple[int, ...], top: int | None) -> Deck:
    rest = tuple(number for number in bag if number != top)
    return Deck(rest, discards, None if top is None else Peek(top))


def clock(holder: Seat, left: Counts, falls: Sequence[Study]) -> Clock:
    """A Clock from which these marbles fall first."""
    rest = [count - falls.count(study) for study, count in zip(STUDIES, left, strict=True)]
    assert min(rest) >= 0, "more marbles fall than there are"
    return Clock(holder, counts(*rest), tuple(map(Marble, falls)))


class Position(Struct):
    """What a test says about its table; card 1 is on top of each deck unless the decks are plain."""

    seats: int = 3
    holder: Seat = ANN
    turn: Seat | None = None
    graduating: bool = False
    schools: Sequence[School] = ()
    era: int = 1
    round: int = 1
    roofs: int = 2
    pool: int | None = None
    released: Counts = NONE
    left: Counts | None = None
    falls: Sequence[Study] = (Y,)
    top: Mapping[Study, int | None] = {}
    plain: bool = False
    decks: tuple[Deck, ...] = ()
    seed: int = 1


def table(seats: int = 3, **said: Any) -> Academia:
    """A table in somebody's turn, by default the Clock's holder, and spending."""
    at = Position(seats, **said)
    g = Academia(seats, Chance(at.seed), era=at.era, round=at.round, released=at.released, roofs=at.roofs)
    g.pool = 20 * seats if at.pool is None else at.pool
    g.schools = (*at.schools, *(school() for _ in range(seats - len(at.schools))))
    loaded = zip(CONTENT.loads[at.era], at.released, strict=True)
    g.clock = clock(at.holder, at.left or counts(*(load - out for load, out in loaded)), at.falls)
    first = {} if at.plain else dict.fromkeys(STUDIES, 1)
    g.decks = at.decks or decks({**first, **at.top}, plain=at.plain)
    g.agenda = _agenda(g, at.holder if at.turn is None else at.turn, graduating=at.graduating)
    return g


def _agenda(g: Academia, turn: Seat, *, graduating: bool) -> tuple[Step, ...]:
    order = g.from_the_clock()
    now = Turn(turn).run(g) if graduating else (Spending(turn),)
    return (*now, *map(Turn, order[order.index(turn) + 1 :]), ClockAction())


def play(state: Academia, line: str, log: list[Event] | None = None) -> Academia:
    """The table after a line of whoever must act."""
    seat = engine.actors(state)[0]
    reached = engine.play(GAME, state, seat, engine.read(GAME, state, seat, line))
    if log is not None:
        log.extend(reached.events)
    return reached.state


def do(state: Academia, *lines: str, log: list[Event] | None = None) -> Academia:
    """The table after several lines."""
    for line in lines:
        state = play(state, line, log)
    return state


def end_round(state: Academia, log: list[Event] | None = None) -> Academia:
    """The table after everybody graduated without a plan and spent nothing more."""
    now = state.round
    while engine.pending(state) and state.round == now:
        state = play(state, ready(state), log)
    return state


def ready(state: Academia) -> str:
    """The line that ends a turn, or leads there."""
    return "done" if isinstance(engine.pending(state), Spending) else "graduate"


def end_rounds(state: Academia, rounds: int, log: list[Event] | None = None) -> Academia:
    """The table some rounds later."""
    for _ in range(rounds):
        state = end_round(state, log)
    return state


def refused(state: Academia, line: str, *facts: str, seat: Seat | None = None) -> str:
    """That a line is refused with these facts and changes nothing; the message."""
    before, who = engine.save(GAME, state), engine.actors(state)[0] if seat is None else seat
    with pytest.raises(engine.Illegal) as refusal:
        engine.play(GAME, state, who, engine.read(GAME, state, who, line))
    assert engine.save(GAME, state) == before
    message = NAMES.fill(str(refusal.value))
    assert [fact for fact in facts if fact.lower() not in message.lower()] == [], message
    return message


def told(log: Sequence[Event], viewer: Seat | None = None, *, seats: int = 3) -> list[str]:
    """The sentences that a seat, or the public (None), may read."""
    names = Names(NAMES.of[:seats])
    heard = (event for event in log if (who := event.audience()) is None or viewer in who)
    return [GAME.say(event, names) for event in heard]


def seen(state: Academia, viewer: Seat | None) -> Academia:
    """The table as a seat, or the public (None), may know it."""
    return engine.view(GAME, state, viewer).table


def seen_bytes(state: Academia) -> list[bytes]:
    """What every seat and the public may know, for comparing."""
    viewers = (*map(Seat, range(state.seats)), None)
    return [engine.save(GAME, seen(state, viewer)) for viewer in viewers]


def known_marbles(state: Academia, viewer: Seat | None) -> dict[int, Study]:
    """The windows behind which a seat knows the marble."""
    column = seen(state, viewer).clock.column
    return {window: marble.study for window, marble in enumerate(column, 1) if marble}


def known_cards(state: Academia, viewer: Seat | None) -> dict[Study, int]:
    """The top cards that a seat knows."""
    found = zip(STUDIES, seen(state, viewer).decks, strict=True)
    return {study: deck.top.number for study, deck in found if deck.top}


def funds(state: Academia) -> list[int]:
    """Everybody's Funds."""
    return [each.funds for each in state.schools]


def heights(state: Academia, seat: Seat = ANN) -> list[int]:
    """A player's blocks: Administration, then the Study Campuses in ring order."""
    mine = state.school(seat)
    return [mine.administration, *(building.blocks for building in mine.campuses)]
