"""Alternative text of the pictures."""

from __future__ import annotations

from render import heading
from render.picture import Heading
from render.tesla.reading import printed, read
from render.tesla.sheet import TRACK_NAMES, Company, Sheet
from render.tesla.sprites import ROMAN
from render.tesla.words import (
    bill,
    course,
    current,
    event,
    gists,
    headquarters,
    holding,
    offers,
    patents,
    points_so_far,
    portfolio,
    projects,
    ratings,
    reason,
)
from rules.core import play as engine
from rules.core.contract import Game, Names, Seat, View
from rules.tesla.state import WarOfCurrents


def where(game: Game[WarOfCurrents], title: Heading) -> str:
    """Which game and table."""
    return " ".join(f"{part}." for part in (game.title, title.table) if part)


def alt_board(
    game: Game[WarOfCurrents], view: View[WarOfCurrents], names: Names, title: Heading, latest: str
) -> str:
    """The public board in a paragraph, the most important first."""
    sheet, g = read(view.table, game.scores(view.table)), view.table
    parts = (
        f"{where(game, title)} {game.headline(g)}.",
        f"{heading.turn(game, view, names)}. {heading.asked(view, names)}",
        f"Last: {title.note or latest}" if title.note or latest else "",
        event(sheet, names),
        f"{sheet.parts.measure}: {portfolio(sheet, names)}." if sheet.led() else "",
        f"Fame of AC and DC: {current(printed(), sheet)}.",
        _all_headquarters(sheet),
        offers(sheet, names),
    )
    return " ".join(filter(None, parts))


def alt_hand(game: Game[WarOfCurrents], view: View[WarOfCurrents], names: Names, title: Heading) -> str:
    """A player's mat in a paragraph."""
    assert view.seat is not None
    sheet, seat = read(view.table, game.scores(view.table)), view.seat
    company = sheet.companies[seat]
    turn = f"{heading.turn(game, view, names)}."
    if company is None:
        return f"{where(game, title)} {names[seat]} leads no company yet. {turn} To draft: {_choice(sheet)}"
    ready = ", ".join(f"{card.short} {ratings(card)}" for card in company.cards if card.ready)
    spent = ", ".join(card.short for card in company.cards if not card.ready)
    held = ", ".join(
        f"{other.name} {holding(company, seat, place)}"
        for place, other in sheet.led()
        if company.shares[place]
    )
    levels = ", ".join(f"{TRACK_NAMES[track]} {ROMAN[level]}" for track, level in company.levels.items())
    return (
        f"{where(game, title)} {names[seat]} leads {company.title}. {turn} "
        f"{sheet.parts.measure} {company.worth}, cash ${company.cash}K, price {company.price}. "
        f"Ready: {ready or 'nobody'}. Spent: {spent or 'nobody'}. "
        f"Shares: preferred{', ' if held else ''}{held}. {levels}. "
        f"Patents: {patents(sheet, seat) or 'none'}. Projects: {projects(printed(), sheet, seat) or 'none'}. "
        f"{_own_cards(sheet, names, company)}{' '.join(bill(sheet, names, seat))} {company.ability}"
    )


def _all_headquarters(sheet: Sheet) -> str:
    told = [f"{each.name} {found}" for _, each in sheet.led() if (found := headquarters(each))]
    return f"Headquarters: {'; '.join(told)}." if told else ""


def _own_cards(sheet: Sheet, names: Names, company: Company) -> str:
    cards = "; ".join(f"{each.slot} ({each.state}): {each.gist}" for each in company.headquarters)
    points = f"{points_so_far(sheet, company)}. {cards}." if company.tally else ""
    return "".join(f"{part} " for part in (event(sheet, names), points) if part)


def _choice(sheet: Sheet) -> str:
    told = [f"{each.company} {ratings(each.card)}, {each.ability}" for each in sheet.draft]
    cards = [f"{each.company} {gists(each.headquarters)}." for each in sheet.draft if each.headquarters]
    return " ".join((*told, *cards))


def alt_final(game: Game[WarOfCurrents], view: View[WarOfCurrents], names: Names, title: Heading) -> str:
    """The final reckoning in a paragraph."""
    sheet = read(view.table, game.scores(view.table))
    places = "; ".join(
        f"{place}. {names[seat]} {score.points}{_of(sheet, seat)}"
        for place, seat, score in engine.ranking(game, view.table)
    )
    won = heading.turn(game, view, names)
    why = f"{reason(printed(), sheet)} {course(sheet)}".rstrip()
    return f"{where(game, title)} Final result: {won}. {places}. {why}"


def _of(sheet: Sheet, seat: Seat) -> str:
    company = sheet.companies[seat]
    if company is None:
        return ""
    parts = f"; {points_so_far(sheet, company).partition(': ')[2]}" if company.tally else ""
    return f" ({company.name} at {company.price}, cash ${company.cash}K{parts})"
