"""The public board as plain text for a code block on a phone; what matters least comes last."""

from __future__ import annotations

from collections.abc import Iterator

from render.legible import columns, filled, in_code, padded
from render.picture import TEXT_COLUMNS, TEXT_LIMIT
from render.tesla.printed import Printed
from render.tesla.reading import printed, read
from render.tesla.sheet import TRACK_NAMES, TRACKS, Auction, Bids, Card, Company, Poster, Sheet
from render.tesla.sprites import ROMAN
from render.tesla.words import current, event, headquarters, holding, patents, projects
from render.theme import base_theme
from rules.core import play as engine
from rules.core.contract import Game, Names, Seat, View
from rules.tesla.flow import TakingAction
from rules.tesla.state import WarOfCurrents

MORE = "(More on the picture.)"
AIMS = {"company": "fame", "current": "AC/DC"}
LETTERS = "".join(mark.letter for mark in base_theme().players)


def text(game: Game[WarOfCurrents], view: View[WarOfCurrents], names: Names) -> str:
    """Everything that everybody may know, as far as it fits; without room, projects come last."""
    sheet, called = read(view.table, game.scores(view.table)), Names(tuple(map(in_code, names.of)))
    head = [*_head(game, view.table, called), *_market(printed(), sheet)]
    companies = [[*_company(sheet, called, seat, company)] for seat, company in sheet.led()]
    estates = [[*_estate(printed(), sheet, seat)] for seat, _ in sheet.led()]
    if engine.actors(view.table) or not sheet.charted:
        head += [*_event(sheet, called), *_offers(sheet)]
        last = filled(f"Open: {_open(printed(), sheet)}")
    else:
        last = [*_course(sheet)]
    both = [line for pair in zip(companies, estates, strict=True) for part in pair for line in part]
    whole = "\n".join([*head, *both, *last])
    if len(whole) <= TEXT_LIMIT:
        return whole
    most = (*companies, *estates, last) if engine.actors(view.table) else (*companies, last, *estates)
    return _fitted([*head, *(line for part in most for line in part)])


def _head(game: Game[WarOfCurrents], g: WarOfCurrents, names: Names) -> Iterator[str]:
    yield game.title.upper()
    yield game.headline(g)
    for seat in engine.actors(g):
        yield padded(f"Turn: {names[seat]}", TEXT_COLUMNS)
    question = engine.question(g)
    yield from filled(names.fill(question.ask(g)) if question else "The game is over.")
    if isinstance(question, TakingAction):
        yield from filled(f"May still act (luminaries ready): {_ready(g, question.seat)}")


def _ready(g: WarOfCurrents, first: Seat) -> str:
    """Who has luminaries ready, and how many, in the order in which they are asked (TVE-TRN-02, -05)."""
    order = g.order()
    asked = order[order.index(first) :] + order[: order.index(first)]
    ready = [(LETTERS[seat], len(g.companies[seat].ready)) for seat in asked]
    return ", ".join(f"{letter} {count}" for letter, count in ready if count)


def _fitted(lines: list[str]) -> str:
    text = "\n".join(lines)
    while len(text) + len(MORE) + 1 > TEXT_LIMIT:
        lines = lines[:-1]
        text = "\n".join(lines)
    return f"{text}\n{MORE}"


def _market(paper: Printed, sheet: Sheet) -> Iterator[str]:
    yield f"Fame of AC and DC: {current(paper, sheet)}"
    if sheet.led():
        yield "  Company  price profit sale fame next"
    for seat, company in sheet.led():
        figures = (
            company.price,
            paper.profit(company.price),
            company.market,
            company.present,
            company.future,
        )
        row = "".join(
            str(figure).rjust(width) for figure, width in zip(figures, (6, 7, 5, 5, 5), strict=True)
        )
        yield f"{LETTERS[seat]} {company.name.ljust(8)}{row}"


def _event(sheet: Sheet, names: Names) -> Iterator[str]:
    if told := event(sheet, names):
        yield from filled(told)
    if sheet.event and (sale := sheet.event.sale):
        yield f"Bid:{'' if sale.bid else ' none yet'}{_bid(sale)}"


def _offers(sheet: Sheet) -> Iterator[str]:
    if sheet.draft:
        for candidate in sheet.draft:
            yield from filled(f"{candidate.company}: {_card(candidate.card)}")
    elif sheet.auction:
        yield from _auction(sheet.auction)
    else:
        up = ", ".join(_poster(each) for each in sheet.posters if not each.down)
        down = ", ".join(each.name for each in sheet.posters if each.down)
        yield from filled(f"Propaganda: {up or 'none'}{'; used ' if down else ''}{down}")


def _poster(poster: Poster) -> str:
    return f"{poster.name} ({AIMS[poster.track]} {poster.spaces}, ${poster.cash}K)"


def _auction(auction: Auction) -> Iterator[str]:
    if auction.lot:
        yield from filled(f"Lot: {_card(auction.lot)}{_bid(auction)}")
    others = ", ".join(_card(card) for card in auction.pool if card != auction.lot)
    yield from filled(f"Pool: {others or 'none'}")


def _bid(found: Bids) -> str:
    bid = f" ${found.bid}K by {LETTERS[found.bidder]}" if found.bidder is not None else ""
    passed = f"; passed {''.join(LETTERS[seat] for seat in found.passed)}" if found.passed else ""
    return bid + passed


def _card(card: Card) -> str:
    rated = "/".join(map(str, card.ratings))
    share = f" +{LETTERS[card.share]}" if card.share is not None else ""
    return f"{card.short} {rated}{share}"


def _company(sheet: Sheet, names: Names, seat: Seat, company: Company) -> Iterator[str]:
    score = f" ${company.cash}K, {sheet.parts.measure.lower()} {company.worth}"
    yield padded(f"{LETTERS[seat]} {names[seat]}", TEXT_COLUMNS - columns(score)) + score
    ready = ", ".join(_card(card) for card in company.cards if card.ready)
    spent = ", ".join(_card(card) for card in company.cards if not card.ready)
    yield from filled(f"  Ready {ready or 'none'}{'; spent ' if spent else ''}{spent}")
    yield from filled(f"  Shares {_held(sheet, seat, company)}; {_skill(sheet, seat, company)}")
    if cards := headquarters(company):
        yield from filled(f"  HQ {cards}")


def _estate(paper: Printed, sheet: Sheet, seat: Seat) -> Iterator[str]:
    if claimed := projects(paper, sheet, seat):
        yield from filled(f"  {LETTERS[seat]} has {claimed}")


def _held(sheet: Sheet, seat: Seat, company: Company) -> str:
    return " ".join(
        f"{LETTERS[other]}:{holding(company, seat, other)}"
        for other, _ in sheet.led()
        if company.shares[other] or other == seat
    )


def _skill(sheet: Sheet, seat: Seat, company: Company) -> str:
    levels = " ".join(f"{TRACK_NAMES[track]} {ROMAN[company.levels[track]]}" for track in TRACKS)
    filed = patents(sheet, seat)
    return f"{levels}; patents {filed}" if filed else levels


def _course(sheet: Sheet) -> Iterator[str]:
    yield f"After turn{''.join(str(turn).rjust(4) for turn in sheet.history)}"
    for seat, company in sheet.led():
        prices = "".join(str(row[seat]).rjust(4) for row in sheet.history.values())
        yield f"{LETTERS[seat]} {company.name.ljust(8)}{prices}"


def _open(paper: Printed, sheet: Sheet) -> str:
    found = []
    for city in paper.cities.values():
        free = [
            ROMAN[level] for index, level in enumerate(city.levels) if (city.key, index) not in sheet.projects
        ]
        if free and city.players <= sheet.seats:
            found.append(f"{city.name} {' '.join(free)}")
    return ", ".join(found)
