"""Draw any moment of any record, or of a demonstration game, to a file: python -m render GAME -o out.png."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from render import Heading, Picture, board, final, hand, text_board
from rules import GAMES
from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.contract import Event, Game, Names, Seat, View
from rules.core.players import random_player
from rules.core.record import Record, read_record, replay

PEOPLE = ("Ann", "Ben", "Cho", "Dee", "Eve", "Fay")
LONGEST = 10_000
DEMONSTRATION = Heading("Demonstration")


class Moment(NamedTuple):
    """A table at one moment, with the players' names and what has just happened."""

    state: Any
    names: Names
    events: tuple[Event, ...]


def recorded(game: Game[Any], record: Record, move: int | None) -> Moment:
    """The table after a move of a record; after the last one unless told otherwise."""
    steps = list(islice(replay(game, record), None if move is None else move + 1))
    names = record.names or PEOPLE[: record.seats]
    return Moment(steps[-1].state, Names(tuple(names)), _latest(steps))


def demonstrated(game: Game[Any], seats: int, seed: int, move: int | None) -> Moment:
    """A game of random moves up to a move, or to its end."""
    steps = [engine.begin(game, seats, None, seed)]
    chance = Chance(seed).split("demonstration")
    for number in range(LONGEST if move is None else move):
        state = steps[-1].state
        if not engine.actors(state):
            break
        seat = engine.actors(state)[0]
        action = random_player(game, engine.view(game, state, seat), chance.split(str(number)))
        steps.append(engine.play(game, state, seat, action))
    return Moment(steps[-1].state, Names(PEOPLE[:seats]), _latest(steps))


def _latest(steps: Sequence[engine.Transition]) -> tuple[Event, ...]:
    """The events since another seat was to act."""
    now, events = engine.actors(steps[-1].state), steps[-1].events
    for step in reversed(steps[:-1]):
        if engine.actors(step.state) != now:
            break
        events = step.events + events
    return events


def write(game: Game[Any], moment: Moment, asked: argparse.Namespace) -> None:
    """Draw what was asked for and put it where it was asked for."""
    seat = None if asked.seat == "public" else Seat(int(asked.seat))
    view = engine.view(game, moment.state, seat)
    if asked.what == "text":
        _put_text(text_board(game, view, moment.names), asked.output)
        return
    picture = _picture(asked.what, game, view, moment)
    asked.output.write_bytes(picture.png)
    sys.stdout.write(
        f"{asked.output}: {picture.size[0]} × {picture.size[1]}, {len(picture.png)} bytes\n{picture.alt}\n"
    )


def _picture(what: str, game: Game[Any], view: View[Any], moment: Moment) -> Picture:
    if what == "hand":
        return hand(game, view, moment.names, DEMONSTRATION)
    if what == "final":
        return final(game, view, moment.names, DEMONSTRATION)
    return board(game, view, moment.names, moment.events, DEMONSTRATION)


def _put_text(text: str, output: Path | None) -> None:
    if output:
        output.write_text(text + "\n")
    else:
        sys.stdout.write(text + "\n")


def arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--record", type=Path, help="a game record; without one a random game is played")
    parser.add_argument("--move", type=int, help="after how many moves; all of them unless given")
    parser.add_argument("--seat", default="public", help="whose view: 0, 1, … or public")
    parser.add_argument("--what", choices=("board", "hand", "final", "text"), default="board")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int)
    parser.add_argument("-o", "--output", type=Path)
    asked = parser.parse_args(given)
    if asked.what != "text" and asked.output is None:
        parser.error("a picture needs a file: -o out.png")
    if asked.what == "hand" and asked.seat == "public":
        parser.error("a hand needs a seat: --seat 0")
    return asked


def main(given: Sequence[str] | None = None) -> None:
    """Read the command line and draw."""
    asked = arguments(given)
    game = GAMES[asked.game]
    if asked.record:
        moment = recorded(game, read_record(asked.record.read_bytes()), asked.move)
    else:
        moment = demonstrated(game, asked.seats or game.seats[-1], asked.seed, asked.move)
    write(game, moment, asked)


if __name__ == "__main__":
    main()
