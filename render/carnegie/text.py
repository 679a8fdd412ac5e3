"""The public board as plain text for a phone: what is asked about comes first, the rest if there is room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.carnegie import lists
from render.legible import columns, filled, in_code, padded
from render.picture import TEXT_COLUMNS, TEXT_LIMIT
from render.theme import base_theme
from rules.carnegie.chart import price
from rules.carnegie.donations import Donating
from rules.carnegie.setup import Placing
from rules.carnegie.state import Carnegie
from rules.carnegie.working import UsingConstruction, UsingManagement, UsingResearch
from rules.core import play as engine
from rules.core.contract import Decision, Game, Names, Seat, View

MORE = "(More on the picture.)"
KEY = "Key: active+in training; tab step+to build; P infrastructure, * any project; E M S W regions"
LETTERS = "".join(mark.letter for mark in base_theme().players)

Block = list[str]


def text(game: Game[Carnegie], view: View[Carnegie], names: Names) -> str:
    """Everything that everybody may know, as far as it fits."""
    g, called = view.table, Names(tuple(map(in_code, names.of)))
    acting = engine.actors(g)
    scores = {seat: score.points for seat, score in game.scores(g).items()}
    means = [_means(g, called, scores, Seat(seat)) for seat in range(g.seats)]
    order = sorted(map(Seat, range(g.seats)), key=lambda seat: seat not in acting)
    companies = [_company(g, seat) for seat in order]
    blocks = [
        list(_head(game, g, called)),
        list(lists.timeline(g)),
        means,
        *([_asked(g, question)] if (question := engine.question(g)) else []),
        companies[0],
        filled(KEY),
        *companies[1:],
        *_rest(g),
    ]
    return _fitted(_once(blocks))


def _head(game: Game[Carnegie], g: Carnegie, names: Names) -> Iterator[str]:
    yield game.title.upper()
    yield game.headline(g)
    for seat in engine.actors(g):
        yield padded(f"Turn: {names[seat]}", TEXT_COLUMNS)
    question = engine.question(g)
    yield from filled(names.fill(question.ask(g)) if question else "The game is over.")


def _means(g: Carnegie, names: Names, scores: dict[Seat, int], seat: Seat) -> str:
    company, hat = g.companies[seat], "*" if seat == g.first else " "
    held = f" ${company.money} {company.goods} goods {scores[seat]} VP"
    name = padded(f"{LETTERS[seat]}{hat}{names[seat]}", TEXT_COLUMNS - columns(held))
    return name + held


def _company(g: Carnegie, seat: Seat) -> Block:
    company = g.companies[seat]
    lines = filled(f"{LETTERS[seat]}: {lists.staff(g, company)}")
    lines += filled(f"  {lists.tabs(g, company)}; supply {company.supply}, pawns {company.pawns}")
    lines += filled(f"  Box {lists.boxes(company)}; away {lists.away(company)}")
    if built := lists.built(g, seat):
        lines += filled(f"  Has {built}")
    gave = f"gave {lists.donated(g, company)}; " if company.donations else ""
    tile = "; Action Choice" if company.chooser else ""
    return lines + filled(f"  {gave}next gift ${price(g, seat)}{tile}")


def _asked(g: Carnegie, question: Decision[Carnegie]) -> Block:
    """What the question is about."""
    match question:
        case Placing() | UsingConstruction():
            return filled(lists.sites(g))
        case Donating():
            return filled(lists.gifts(g))
        case UsingManagement():
            return filled(lists.pool(g))
        case UsingResearch():
            return filled(lists.steps(g))
        case _:
            return []


def _rest(g: Carnegie) -> list[Block]:
    return [filled(each(g)) for each in (lists.pool, lists.gifts, lists.sites, lists.steps)]


def _once(blocks: Sequence[Block]) -> list[Block]:
    return [block for index, block in enumerate(blocks) if block and block not in blocks[:index]]


def _fitted(blocks: Sequence[Block]) -> str:
    """The blocks that fit, in their order; whether some are missing."""
    kept, room = [], TEXT_LIMIT - len(MORE) - 1
    for block in blocks:
        told = "\n".join(line.rstrip() for line in block)
        if len(told) + 1 <= room:
            kept.append(told)
            room -= len(told) + 1
    return "\n".join(kept if len(kept) == len(blocks) else [*kept, MORE])
