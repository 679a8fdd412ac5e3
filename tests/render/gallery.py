"""The pictures of the README, and a set to look at: python -m tests.render.gallery."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

from PIL import Image

import render
from render import Heading, LobbyCard, LobbySeat, Picture, SeatKind
from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.contract import Event, Names, Seat
from rules.core.players import greedy
from rules.tesla.state import WarOfCurrents
from tests.render.moments import ERAS, HARD_NAMES, PEOPLE, played, public
from tests.render.tesla.tables import PEOPLE as COMPANIONS
from tests.render.tesla.tables import TESLA
from tests.rulebook.guide import CARNEGIE, Guide, Reading

ROOT = Path(__file__).parents[2]
TITLE = Heading("Table 12")
PHONE = 400


def greedily(seats: int, seed: int, moves: int) -> tuple[WarOfCurrents, tuple[Event, ...]]:
    """Tesla vs. Edison as computer players play it, and the last events."""
    state, chance, told = engine.new(TESLA, seats, None, seed), Chance(seed), ()
    for number in range(moves):
        seat = engine.actors(state)[0]
        choice = greedy(TESLA, engine.view(TESLA, state, seat), chance.split(str(number)))
        step = engine.play(TESLA, state, seat, choice)
        state, told = step.state, (*told, *step.events)
    return state, told


def walked_through(guide: Guide) -> Picture:
    """The board at the end of a walk-through."""
    reading = Reading(guide)
    for part in guide.parts():
        reading.follow(part)
    seen = engine.view(guide.game, reading.state, None)
    return render.board(guide.game, seen, reading.names, reading.events[-8:], TITLE)


def for_readme() -> Iterator[tuple[str, Picture]]:
    """One of each kind."""
    state, events = played(4, 3, 150)
    yield "eras_board", render.board(ERAS, public(state), PEOPLE, events[-8:], TITLE)
    yield "eras_hand", render.hand(ERAS, engine.view(ERAS, state, Seat(0)), PEOPLE, TITLE)
    yield "eras_final", render.final(ERAS, public(played(4, 4, 9999)[0]), PEOPLE, TITLE)
    seats = (
        LobbySeat("Ann", SeatKind.PERSON),
        LobbySeat("Ben", SeatKind.PERSON),
        LobbySeat("Greedy", SeatKind.COMPUTER),
        LobbySeat(),
    )
    state, events = greedily(4, 5, 121)
    yield (
        "tesla_board",
        render.board(TESLA, engine.view(TESLA, state, None), COMPANIONS[4], events[-8:], TITLE),
    )
    yield "carnegie_board", walked_through(CARNEGIE)
    yield "lobby", render.lobby(LobbyCard("Eras Academia", "Table 12", "Ann", seats))


def to_look_at() -> Iterator[tuple[str, Picture]]:
    """Boards early and late, for every number of players, with easy and hard names."""
    hard = Names(tuple(islice(cycle(HARD_NAMES), 4)))
    for seats in ERAS.seats:
        for moves in (0, 40, 160, 9999):
            state, events = played(seats, 7, moves)
            names = hard if moves == 40 else PEOPLE
            yield f"board_{seats}_{moves}", render.board(ERAS, public(state), names, events[-8:], TITLE)


def main() -> None:
    """Draw them all, the second set also as a phone shows it."""
    show, look = ROOT / "docs" / "pictures", ROOT / "build" / "pictures"
    for folder in (show, look):
        folder.mkdir(parents=True, exist_ok=True)
    for name, picture in for_readme():
        (show / f"{name}.png").write_bytes(picture.png)
    for name, picture in to_look_at():
        path = look / f"{name}.png"
        path.write_bytes(picture.png)
        small = Image.open(path).convert("RGB")
        small.thumbnail((PHONE, small.height))
        small.save(look / f"{name}_phone.png")
    sys.stdout.write(f"{show}\n{look}\n")


if __name__ == "__main__":
    main()
