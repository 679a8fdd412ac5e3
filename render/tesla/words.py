"""Phrases about the table: on pictures, in alternative text, on the board as text."""

from __future__ import annotations

from collections.abc import Iterator

from render.tesla.sheet import TRACK_NAMES, Auction, Card, Company, Printed, Sheet
from render.tesla.sprites import ROMAN
from rules.core.contract import Names, Seat


def reason(printed: Printed) -> str:
    """How the winner is found."""
    return (
        f"A certificate counts its price, the preferred one (P) {printed.preferred} times its price. "
        "Cash breaks ties."
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
    between = f"Each city skipped between yours and it adds ${sheet.phase}K."
    first = "Your first project has no penalty, wherever it is."
    return (
        between if sheet.claimed(seat) else first,
        f"Each $ of the luminary takes ${sheet.phase}K off, never off the fees.",
        f"Fees: {', '.join(fees(company, names, seat))}.",
    )


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
    cards = ", ".join(poster.name for poster in sheet.posters)
    return f"Propaganda: {cards or 'none'}."


def _auction(found: Auction, names: Names) -> str:
    if found.lot is None or found.bidder is None:
        return f"At auction: {', '.join(card.short for card in found.pool)}."
    return f"At auction: {found.lot.name}, ${found.bid}K by {names[found.bidder]}."
