"""Every event of the expansion as a sentence, and its cards as words."""

from __future__ import annotations

from rules.core.contract import Event, Names
from rules.core.words import counted, listed
from rules.tesla.catalog import PROPAGANDA
from rules.tesla.names import company_name, luminary_name
from rules.tesla.powering_up import events as happened
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.events import Chance
from rules.tesla.powering_up.names import event_name, headquarters_name, source_name
from rules.tesla.state import EventId, HeadquartersId, Technology
from rules.tesla.words import TECHNOLOGY_NAMES, money, roman

LET_GO = {
    Chance.STOCK: "deals in no more shares this turn",
    Chance.CARD: "takes no second card",
    Chance.PATENT: "follows no patent",
    Chance.REFRESH: "refreshes nobody",
}


def named(value: str) -> str:
    """A card of the expansion in a player's words; empty when it is none."""
    if value in EXPANSION.headquarters:
        return headquarters_name(HeadquartersId(value))
    return event_name(EventId(value)) if value in EXPANSION.events else ""


def say(event: Event, names: Names) -> str:
    """One event as one sentence."""
    match event:
        case happened.EventRevealed(card):
            return f"Event of the turn: {event_name(card)}. {EXPANSION.events[card].text}"
        case happened.EventBid(seat, card, bid):
            return f"{names[seat]} bids {money(bid)} for {event_name(card)}."
        case happened.EventBidderPassed(seat, card):
            return f"{names[seat]} passes on {event_name(card)}."
        case happened.EventWon(seat, card, paid):
            return f"{event_name(card)} goes to {names[seat]} for {money(paid)}."
        case happened.EventUnsold(card):
            return f"Nobody bids for {event_name(card)}, so nobody owns it."
        case happened.EventUsed(seat, card):
            return f"{names[seat]} discards {event_name(card)}."
        case happened.EventDiscarded(card):
            return f"{event_name(card)} is over."
        case _:
            return _say_stock(event, names)


def _say_stock(event: Event, names: Names) -> str:
    match event:
        case happened.StocksMoved(card, stock, prices):
            now = listed([f"{company_name(each.company)} {each.price}" for each in prices])
            return f"{event_name(card)} {_moved(stock)}: {now}."
        case happened.StockRaised(company, card, spaces, price):
            raised = f"{company_name(company)} stock by {spaces}, to {price}"
            return f"{source_name(card)} raises {raised}."
        case happened.CertificateTraded(seat, gave, took, paid, gave_price, took_price):
            deal = f"1 {company_name(gave)} share for 1 {company_name(took)} share"
            cash = f"pays {money(paid)}" if paid > 0 else f"gets {money(-paid)}"
            now = f"{company_name(gave)} is at {gave_price}, {company_name(took)} at {took_price}"
            return f"{names[seat]} trades {deal} and {cash}: {now}."
        case happened.ChanceLetGo(seat, chance):
            return f"{names[seat]} {LET_GO[chance]}."
        case happened.TributePaid(seat, to, card, amount):
            return f"{names[seat]} pays {money(amount)} to {names[to]} for {event_name(card)}."
        case happened.CashCollected(seat, card, amount):
            does = f"collects {money(amount)}" if amount >= 0 else f"pays {money(-amount)}"
            return f"{names[seat]} {does} for {source_name(card)}."
        case _:
            return _say_cards(event, names)


def _moved(stock: int) -> str:
    if not stock:
        return "moves no stock"
    if stock < 0:
        return f"moves every stock {counted(-stock, 'column')} to the left"
    return f"raises every stock by {stock}"


def _say_cards(event: Event, names: Names) -> str:
    match event:
        case happened.HeadquartersDeveloped(seat, card, luminary):
            what = f"{headquarters_name(card)} with {luminary_name(luminary)}"
            return f"{names[seat]} develops {what}. {EXPANSION.headquarters[card].text}"
        case happened.HeadquartersRemoved(seat, card):
            return f"{names[seat]} removes {headquarters_name(card)} from the game."
        case happened.LeadingChosen(seat, power):
            name = TECHNOLOGY_NAMES[Technology(power)]
            return f"{names[seat]} makes {name} the leading technology of this turn’s bookkeeping."
        case happened.LuminaryRefreshed(seat, luminary, card):
            return f"{names[seat]} refreshes {luminary_name(luminary)} by {source_name(card)}."
        case happened.PatentFollowed(seat, _, technology, level, to, paid):
            what = f"{TECHNOLOGY_NAMES[technology]} {roman(level)} behind its patent"
            return f"{names[seat]} advances to {what} and pays {names[to]} {money(paid)}."
        case happened.PropagandaRenewed(cards):
            shown = listed([PROPAGANDA[each].name for each in cards])
            return f"All propaganda of the phase lies open again: {shown}."
        case _:
            raise TypeError(f"{type(event).__name__} has no sentence.")
