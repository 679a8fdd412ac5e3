"""Phrases about the table: on pictures, in alternative text, on the board as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from render.tesla.printed import Printed
from render.tesla.sheet import TRACK_NAMES, Auction, Bids, Building, Card, Company, Happening, Sheet
from render.tesla.sprites import ROMAN
from rules.core.contract import Names, Seat
from rules.core.words import counted

NO_EVENT = ("None now", "One is revealed each turn, before the actions.")


def reason(printed: Printed, sheet: Sheet) -> str:
    """How the winner is found."""
    if sheet.parts.points:
        return (
            "A share counts points by the rank of its company’s price, the preferred one (P) "
            f"{printed.preferred} times; cash counts by rank, headquarters by number. Fame breaks ties."
        )
    return (
        f"A certificate counts its price, the preferred one (P) {printed.preferred} times its price. "
        "Cash breaks ties."
    )


def stock_effect(stock: int) -> str:
    """What an event does to every price."""
    if stock < 0:
        return f"{counted(-stock, 'column')} left"
    return f"{counted(stock, 'space')} up" if stock else "no change"


def effect(found: Happening) -> str:
    """The primary effect of an event."""
    return found.text if found.played else "Its primary effect is not played."


def standing(found: Happening, names: Names) -> tuple[str, str]:
    """Whom an event is for: a title and a word or name."""
    if not found.played:
        return "for all", "prices only"
    if found.sale:
        return "for sale", f"at ${found.sale.bid}K" if found.sale.bid else "no bid yet"
    if found.owner is not None:
        state = "used up" if found.over else f"{found.leading} leads" if found.leading else names[found.owner]
        return "owned by", state
    return ("unsold", "nobody’s") if found.auctioned else ("for all", "this turn")


def event(sheet: Sheet, names: Names) -> str:
    """The event of a turn in sentences; nothing where there are none."""
    found, piles = sheet.event, "/".join(map(str, sheet.piles))
    if not sheet.parts.events:
        return ""
    if found is None:
        return f"Events to come by phase: {piles}."
    title, state = standing(found, names)
    whose = f"{names[found.owner]}’s" if found.owner is not None else title
    more = f", {state}" if found.owner is not None and state != names[found.owner] else ""
    return (
        f"Event, {whose}{more}: {found.name}. {effect(found)} "
        f"Stock: {stock_effect(found.stock)}. To come: {piles}."
    )


def headquarters(company: Company) -> str:
    """What of a company's headquarters is developed, and what is gone; nothing where all is as it was."""
    open_, gone = (
        " ".join(each.slot for each in company.headquarters if each.state == state)
        for state in ("developed", "removed")
    )
    return ", ".join(filter(None, (open_, f"removed {gone}" if gone else "")))


def gists(cards: Iterable[Building]) -> str:
    """Headquarters cards in a line."""
    return "; ".join(f"{each.slot}: {each.gist}" for each in cards)


def points_so_far(sheet: Sheet, company: Company) -> str:
    """What the points of a company come from."""
    assert company.tally is not None
    tally = company.tally
    shares = company.worth - tally.cash - tally.headquarters - tally.works
    return (
        f"Points: shares {shares}, cash {tally.cash}, headquarters {tally.headquarters}, Works {tally.works}"
    )


def signed(number: int) -> str:
    """A number with its sign, none for nothing."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def holding(company: Company, seat: Seat, other: Seat) -> str:
    """The shares of a company that a seat holds; P is its preferred certificate."""
    count = company.shares[other]
    if seat == other:
        return f"P+{count}" if count else "P"
    return str(count) if count else "·"


def current(printed: Printed, sheet: Sheet) -> str:
    """What the fame of AC and DC gives now."""
    _, with_ac, with_dc = next(space for space in printed.currents if space[0] == sheet.current)
    return f"AC {signed(with_ac)}, DC {signed(with_dc)}"


def ratings(card: Card) -> str:
    """A luminary's ratings, in the order of the cards."""
    return "/".join(map(str, card.ratings))


def fees(company: Company, names: Names, seat: Seat) -> Iterator[str]:
    """What a claim pays to holders of patents, by technology."""
    for fee in company.fees:
        called = f"{TRACK_NAMES[fee.track]} {ROMAN[fee.level]}"
        if fee.holder == seat:
            yield f"{called} yours"
        elif fee.due and fee.holder is not None:
            yield f"{called} ${fee.due}K to {names[fee.holder]}"
        else:
            yield f"{called} free"


def bill(sheet: Sheet, names: Names, seat: Seat) -> tuple[str, str, str]:
    """What changes the price of a claim."""
    company = sheet.companies[seat]
    assert company is not None
    penalty = f"Each city skipped between yours and it adds ${sheet.phase}K."
    if company.spared:
        penalty = "Cities skipped between yours and it add nothing."
    elif not sheet.claimed(seat):
        penalty = "Your first project has no penalty, wherever it is."
    return (
        f"{penalty}{_levy(company.levies)}",
        f"Each $ of the luminary takes ${sheet.phase}K off, never off the fees.",
        f"Fees: {', '.join(fees(company, names, seat))}.",
    )


def _levy(levies: tuple[int, ...]) -> str:
    """What the event adds to a claim."""
    ac, dc = levies
    if not (ac or dc):
        return ""
    return f" The event adds ${ac}K." if ac == dc else f" The event adds ${ac}K by AC, ${dc}K by DC."


def projects(printed: Printed, sheet: Sheet, seat: Seat) -> str:
    """A company's projects by city."""
    found: dict[str, list[str]] = {}
    for key, index in sheet.claimed(seat):
        city = printed.cities[key]
        found.setdefault(city.name, []).append(ROMAN[city.levels[index]])
    return ", ".join(f"{city} {' '.join(levels)}" for city, levels in found.items())


def patents(sheet: Sheet, seat: Seat) -> str:
    """A company's patents by track."""
    found: dict[str, list[str]] = {}
    for track, level in sheet.filed(seat):
        found.setdefault(track, []).append(ROMAN[level])
    return ", ".join(f"{TRACK_NAMES[track]} {' '.join(levels)}" for track, levels in found.items())


def portfolio(sheet: Sheet, names: Names) -> str:
    """Everybody's worth, cash and price."""
    return "; ".join(
        f"{names[seat]} ({company.name}) {company.worth}, ${company.cash}K, price {company.price}"
        for seat, company in sheet.led()
    )


def course(sheet: Sheet) -> str:
    """How the prices went, turn by turn; nothing where that was not kept."""
    if not sheet.charted:
        return ""
    first, last = min(sheet.history), max(sheet.history)
    since = f"turn {first}" if first else "the start"
    lines = "; ".join(
        f"{company.name} {', '.join(str(row[seat]) for row in sheet.history.values())}"
        for seat, company in sheet.led()
    )
    return f"Prices from {since} to turn {last}: {lines}."


def offers(sheet: Sheet, names: Names) -> str:
    """What may be had now."""
    if sheet.draft:
        return f"To draft: {', '.join(candidate.company for candidate in sheet.draft)}."
    if sheet.auction:
        return _auction(sheet.auction, names)
    if sheet.event and sheet.event.sale:
        return _sale(sheet.event.sale, names)
    cards = ", ".join(poster.name for poster in sheet.posters if not poster.down)
    used = ", ".join(poster.name for poster in sheet.posters if poster.down)
    return f"Propaganda: {cards or 'none'}{'; used: ' if used else ''}{used}."


def _sale(found: Bids, names: Names) -> str:
    return (
        f"Bid for the event: ${found.bid}K by {names[found.bidder]}."
        if found.bidder is not None
        else "No bid yet."
    )


def _auction(found: Auction, names: Names) -> str:
    if found.lot is None or found.bidder is None:
        return f"At auction: {', '.join(card.short for card in found.pool)}."
    return f"At auction: {found.lot.name}, ${found.bid}K by {names[found.bidder]}."
