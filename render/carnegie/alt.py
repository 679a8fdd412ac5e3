"""Alternative text of the pictures."""

from __future__ import annotations

from collections.abc import Iterator

from render import heading
from render.carnegie.hand import described
from render.carnegie.words import SPOT_NAMES, income
from render.picture import Heading
from rules.carnegie.activation import LOBBIES
from rules.carnegie.chart import price
from rules.carnegie.names import donation_name
from rules.carnegie.state import Carnegie, Company
from rules.carnegie.tabs import waiting
from rules.carnegie.terms import BARE, KINDS, PROJECTS, REGIONS, SPACES, Spot
from rules.carnegie.timeline import event_words, movable, next_mark
from rules.carnegie.words import KIND_NAMES, REGION_NAMES, goods, money
from rules.core import play as engine
from rules.core.contract import Game, Names, Seat, View
from rules.core.words import counted, listed


def where(game: Game[Carnegie], title: Heading) -> str:
    """Which game and table."""
    return " ".join(f"{part}." for part in (game.title, title.table) if part)


def alt_board(game: Game[Carnegie], view: View[Carnegie], names: Names, title: Heading, latest: str) -> str:
    """The public board in a paragraph, the most important first."""
    g, scores = view.table, game.scores(view.table)
    companies = "; ".join(
        f"{names[Seat(seat)]} {scores[Seat(seat)].points} VP, {means(company)}, "
        f"{counted(company.active_in_all, 'employee')} active, {sum(company.away)} away"
        for seat, company in enumerate(g.companies)
    )
    parts = (
        f"{where(game, title)} {game.headline(g)}.",
        f"{heading.turn(game, view, names)}. {heading.asked(view, names)}",
        f"Last: {title.note or latest}" if title.note or latest else "",
        f"As things stand: {companies}.",
        f"Next on the timeline: {'; '.join(ahead(g)) or 'nothing'}.",
    )
    return " ".join(filter(None, parts))


def means(company: Company) -> str:
    """Money and goods."""
    return f"{money(company.money)}, {goods(company.goods)}"


def ahead(g: Carnegie) -> Iterator[str]:
    """The event that each action would bring."""
    for kind in KINDS:
        if movable(g, kind):
            yield f"{KIND_NAMES[kind]}, {event_words(next_mark(g, kind))}"


def alt_hand(game: Game[Carnegie], view: View[Carnegie], names: Names, title: Heading) -> str:
    """A company in a paragraph."""
    assert view.seat is not None
    g, seat = view.table, view.seat
    company = g.companies[seat]
    tile = " Action Choice tile ready." if company.chooser else ""
    return (
        f"{where(game, title)} {names[seat]}’s company. {heading.turn(game, view, names)}. "
        f"{game.scores(g)[seat].points} VP now, {company.points} on the track; {means(company)}; "
        f"next donation {money(price(g, seat))}; "
        f"{counted(company.supply, 'employee')} and {counted(company.pawns, 'pawn')} in supply."
        f"{tile} {listed_staff(g, company)}. Tabs: {', '.join(tabs(g, company))}. "
        f"Income: {income(g, seat)}. Transport: {', '.join(transport(company))}. "
        f"Donations: {listed([donation_name(g.book, each) for each in company.donations])}."
    )


def listed_staff(g: Carnegie, company: Company) -> str:
    """Who is where: by department, active and in training; on bare spaces by their names."""
    found = []
    for space, department in zip(SPACES, company.departments, strict=True):
        active, resting = company.active(space.place), company.resting[space.place]
        if department == BARE:
            found += [f"{space.upper()} {resting} lying"] if resting else []
        elif department in LOBBIES:
            found.append(f"{described(g.book, department)[0]} {resting} lying")
        else:
            found.append(f"{described(g.book, department)[0]} {active}{f'+{resting}' if resting else ''}")
    return f"Active+in training: {', '.join(found)}"


def tabs(g: Carnegie, company: Company) -> Iterator[str]:
    """How far tabs are pushed, and how many pawns wait."""
    for project in PROJECTS:
        step, pawns = company.tabs[project.place], waiting(g.book, company, project)
        yield f"{SPOT_NAMES[Spot(project.value)]} step {step}, {pawns} to build"


def transport(company: Company) -> Iterator[str]:
    """The box reached and the employees away, by region."""
    for region in REGIONS:
        box, away = company.tracks[region.place], company.away[region.place]
        yield f"{REGION_NAMES[region]} box {box}{f' ({away} away)' if away else ''}"


def alt_final(game: Game[Carnegie], view: View[Carnegie], names: Names, title: Heading) -> str:
    """The final reckoning in a paragraph."""
    places = "; ".join(
        f"{place}. {names[seat]} {score.points} "
        f"({', '.join(f'{name.lower()} {points}' for name, points in score.parts if points)})"
        for place, seat, score in engine.ranking(game, view.table)
    )
    return f"{where(game, title)} Final result: {heading.turn(game, view, names)}. {places}."
