"""The game in words: sentences on pictures, and alternative text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from render import heading
from render.picture import Heading
from rules.core import play as engine
from rules.core.contract import Game, Names, Seat, View
from rules.eras.content import CONTENT, card_of, openings
from rules.eras.scoring import building_points, distance
from rules.eras.state import STUDIES, Academia, Building, CardId, School, Study

LETTERS = tuple(study[0].upper() for study in STUDIES)


def figure(building: Building) -> str:
    """A building in numbers: its Stories, and the Roof's points."""
    roof = f"+{CONTENT.points.roof}" if building.roof else ""
    return f"{building.stories * CONTENT.points.story}{roof}"


def product(school: School) -> str:
    """A score as best times worst."""
    values = sorted(map(building_points, school.campuses))
    return f"{values[-1]} × {values[0]}"


def card(found: CardId, seats: int) -> str:
    """A card in letters and numbers."""
    asked = zip(LETTERS, openings(found, seats), strict=True)
    wanted = " ".join(f"{letter}{count}" for letter, count in asked if count)
    printed = card_of(found)
    effect = f", {printed.effect}" if printed.effect else ""
    return f"No. {found.number}: {wanted}, pays {printed.endowment}{effect}"


def top_card(g: Academia, study: Study) -> str:
    """What the viewer knows of a deck's top card."""
    deck = g.decks[study.place]
    if deck.top:
        return card(CardId(study, deck.top.number), g.seats)
    if not deck.size:
        return "no cards; the discards will be shuffled"
    return f"not seen; {deck.size} card{'s' * (deck.size > 1)}"


def limits(school: School) -> str:
    """How high one may build, and what comes next."""
    return (
        f"Study Campuses may be {school.administration} high, Roof included; "
        f"after one more Administration Story a block costs {school.administration + 1}."
    )


def explanation(game: Game[Academia], g: Academia, names: Names) -> str:
    """How the winner is found, and how ties were broken."""
    ranks = engine.ranking(game, g)
    tied = [(one, other) for one, other in pairwise(ranks) if one[2].points == other[2].points]
    rule = f"Best × worst building; a Story counts {CONTENT.points.story}, a Roof {CONTENT.points.roof}."
    if not tied:
        return rule
    pairs = " and ".join(f"{names[one[1]]} before {names[other[1]]}" for one, other in tied)
    return f"{rule} Ties go to the player nearest the Clock: {pairs}."


def nearness(g: Academia, seat: Seat) -> str:
    """Where a seat is from the Clock."""
    steps = distance(g, seat)
    return f"{steps} seat{'s' * (steps > 1)} from the Clock" if steps else "holds the Clock"


def alt(game: Game[Academia], view: View[Academia], names: Names, title: Heading, latest: str) -> str:
    """The public board in a paragraph, the most important first."""
    g = view.table
    where = f"{_where(game, title)} {game.headline(g)}."
    turn = f"{heading.turn(game, view, names)}. {heading.asked(view, names)}"
    last = f"Last: {title.note or latest}" if title.note or latest else ""
    clock = (
        f"{names[g.clock.holder]} holds the Clock with {sum(g.clock.left)} marbles, released {_counts(g)}."
    )
    stock = f"Roofs {g.roofs}, Stories {g.pool}."
    return " ".join(filter(None, (where, turn, last, f"Scores: {scores(g, names)}.", clock, stock)))


def _where(game: Game[Academia], title: Heading) -> str:
    return " ".join(f"{part}." for part in (game.title, title.table) if part)


def scores(g: Academia, names: Names) -> str:
    """All scores with their factors and the Funds."""
    return "; ".join(
        f"{names[seat][:NAME]} {_points(g, seat)} ({product(g.school(seat))}), Funds {g.school(seat).funds}"
        for seat in map(Seat, range(g.seats))
    )


NAME = 32


def _points(g: Academia, seat: Seat) -> int:
    values = sorted(map(building_points, g.school(seat).campuses))
    return values[-1] * values[0]


def _counts(g: Academia) -> str:
    return " ".join(f"{study} {count}" for study, count in zip(STUDIES, g.released, strict=True))


def alt_hand(game: Game[Academia], view: View[Academia], names: Names, title: Heading, seat: Seat) -> str:
    """A hand in a paragraph."""
    g, own = view.table, view.table.school(seat)
    campuses = ", ".join(
        f"{CONTENT.studies[study]} {figure(building)}"
        for study, building in zip(STUDIES, own.campuses, strict=True)
    )
    seen = "; ".join(_seen(g)) or "nothing yet"
    return (
        f"{_where(game, title)} {names[seat]}’s hand. {heading.turn(game, view, names)}. "
        f"Score {_points(g, seat)} ({product(own)}). Funds {own.funds}. "
        f"Administration {own.administration}, {campuses}. "
        f"Seen: {seen}. A block costs {own.administration}. {limits(own)}"
    )


def _seen(g: Academia) -> Iterator[str]:
    for index, marble in enumerate(g.clock.column):
        if marble:
            yield f"marble {index + 1} {marble.study}"
    for study in STUDIES:
        if g.decks[study.place].top:
            yield f"top {study} card {top_card(g, study)}"


def alt_final(game: Game[Academia], view: View[Academia], names: Names, title: Heading) -> str:
    """The final reckoning in a paragraph."""
    g = view.table
    places = "; ".join(
        f"{place}. {names[seat]} {score.points} ({product(g.school(seat))})"
        for place, seat, score in engine.ranking(game, g)
    )
    won = heading.turn(game, view, names)
    return f"{_where(game, title)} Final result: {won}. {places}. {explanation(game, g, names)}"
