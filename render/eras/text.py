"""The whole public board as plain text for a code block on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from render.eras.words import LETTERS, card, figure, product
from render.legible import columns, in_code, padded
from render.picture import TEXT_COLUMNS
from render.theme import base_theme
from rules.core import play as engine
from rules.core.contract import Game, Names, Seat, View
from rules.eras.content import CONTENT
from rules.eras.state import Academia, Counts

LABEL = 10
CELL = 4


def text(game: Game[Academia], view: View[Academia], names: Names) -> str:
    """Everything that everybody may know."""
    g = view.table
    called = Names(tuple(map(in_code, names.of)))
    lines = [*_head(game, g, called), "", *_clock(g, called), "", *_culture(g), *_decks(g)]
    for seat in map(Seat, range(g.seats)):
        lines += ["", *_school(game, g, called, seat)]
    return "\n".join(line.rstrip() for line in lines)


def _head(game: Game[Academia], g: Academia, names: Names) -> Iterator[str]:
    yield game.title.upper()
    yield game.headline(g)
    waiting = engine.actors(g)
    question = engine.question(g)
    for seat in waiting:
        yield padded(f"Turn: {names[seat]}", TEXT_COLUMNS)
    yield from wrap(question.ask(g) if question else "The game is over.", TEXT_COLUMNS)


def _clock(g: Academia, names: Names) -> Iterator[str]:
    yield padded(f"Clock: {names[g.clock.holder]}", TEXT_COLUMNS)
    yield _row("", LETTERS)
    yield _row("Released", g.released)
    yield _row("In Clock", g.clock.left)
    yield _row("Cards", [deck.size for deck in g.decks])
    for index, marble in enumerate(g.clock.column):
        if marble:
            yield f"Marble {index + 1} from the bottom: {marble.study}"
    yield f"Roofs {g.roofs}, Stories {g.pool}"


def _row(label: str, cells: Counts | tuple[str, ...] | list[int]) -> str:
    return label.ljust(LABEL) + "".join(str(cell).rjust(CELL) for cell in cells)


def _culture(g: Academia) -> Iterator[str]:
    if g.card is None:
        yield "Culture: the next marble decides"
        return
    name = f"Culture: {CONTENT.studies[g.card.study]} {card(g.card, g.seats)}"
    yield from wrap(name, TEXT_COLUMNS, subsequent_indent="  ")
    yield _row("Still open", g.openings)


def _decks(g: Academia) -> Iterator[str]:
    for letter, deck in zip(LETTERS, g.decks, strict=True):
        if deck.discards:
            yield f"Discarded {letter}: {' '.join(map(str, sorted(deck.discards)))}"


def _school(game: Game[Academia], g: Academia, names: Names, seat: Seat) -> Iterator[str]:
    own = g.school(seat)
    score = f" {game.scores(g)[seat].points} = {product(own)}"
    letter = base_theme().players[seat].letter
    yield padded(f"{letter} {names[seat]}", TEXT_COLUMNS - columns(score)) + score
    yield f"  Funds {own.funds}, Administration {own.administration}"
    built = zip(LETTERS, own.campuses, strict=True)
    yield "  " + "  ".join(f"{letter} {figure(building)}" for letter, building in built)
    if own.circles:
        found = " ".join(f"{each.study[0].upper()}{each.size}" for each in own.circles)
        yield f"  Graduates {found}"
