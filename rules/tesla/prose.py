"""Every event as a sentence, every value as a word."""

from __future__ import annotations

from rules.core.contract import Event, Names
from rules.core.words import counted, listed
from rules.tesla import events as happened
from rules.tesla.catalog import INVENTORS, LUMINARIES, PROPAGANDA
from rules.tesla.names import (
    card_gist,
    card_name,
    company_name,
    full_name,
    luminary_name,
    marker_name,
    project_name,
    skills,
    space_name,
)
from rules.tesla.state import CURRENT, Level, Power, Technology
from rules.tesla.words import TECHNOLOGY_NAMES, money, roman


def name(value: object) -> str:
    """A field's value in a player's words."""
    match value:
        case Technology() | Power():
            return TECHNOLOGY_NAMES[Technology(value)]
        case Level():
            return f"level {roman(value)}"
        case bool():
            return "yes" if value else "no"
        case tuple():
            return " + ".join(map(luminary_name, value)) or "none"
        case None:
            return "none"
        case str():
            return _word(value)
        case _:
            return str(value)


def _word(value: str) -> str:
    if value == CURRENT:
        return marker_name(value)
    if value in INVENTORS:
        return company_name(value)  # type: ignore[arg-type]
    if value in LUMINARIES:
        return f"{luminary_name(value)} ({skills(value)})"  # type: ignore[arg-type]
    if value in PROPAGANDA:
        return f"{card_name(value)} ({card_gist(value)})"  # type: ignore[arg-type]
    return project_name(value)  # type: ignore[arg-type]


def say(event: Event, names: Names) -> str:
    """One event as one sentence."""
    match event:
        case happened.CompanyDrafted(seat, company, spot):
            of = INVENTORS[company].company
            return f"{names[seat]} drafts {company_name(company)} ({of}) and starts on fame spot {spot}."
        case happened.LuminariesOffered(phase, lots):
            return f"Phase {phase} auction: {listed([_lot(each) for each in lots])}."
        case happened.LotOpened(seat, luminary, bid):
            return f"{names[seat]} opens the auction of {full_name(luminary)} with {money(bid)}."
        case happened.BidRaised(seat, luminary, bid):
            return f"{names[seat]} bids {money(bid)} for {luminary_name(luminary)}."
        case happened.BidderPassed(seat, luminary):
            return f"{names[seat]} passes on {luminary_name(luminary)}."
        case happened.LuminaryWon(seat, luminary, paid, certificate, to_market):
            where = ", which goes to the market: four is the limit" if to_market else ""
            extra = f" with 1 {company_name(certificate)} share{where}" if certificate else ""
            return f"{full_name(luminary)} joins {names[seat]} for {money(paid)}{extra}."
        case _:
            return _say_action(event, names)


def _lot(lot: happened.Lot) -> str:
    extra = f", 1 {company_name(lot.certificate)} share" if lot.certificate else ""
    return f"{luminary_name(lot.luminary)} ({skills(lot.luminary)}{extra})"


def _say_action(event: Event, names: Names) -> str:
    match event:
        case happened.ProjectClaimed():
            return _claimed(event, names)
        case happened.TechnologyAdvanced(seat, _, technology, level, luminaries):
            by = listed([luminary_name(each) for each in luminaries])
            return f"{names[seat]} advances to {TECHNOLOGY_NAMES[technology]} {roman(level)} by {by}."
        case happened.PatentFiled(seat, company, technology, level, price):
            what = f"{TECHNOLOGY_NAMES[technology]} {roman(level)}"
            stock = f"+{level}, {company_name(company)} stock is at {price}"
            return f"{names[seat]} files the patent for {what}: {stock}."
        case happened.PropagandaEngaged(seat, luminary):
            return f"{names[seat]} engages in propaganda with {luminary_name(luminary)}."
        case happened.PropagandaTaken(seat, card, cash):
            return f"{names[seat]} takes {card_name(card)} and {money(cash)}."
        case happened.ActionPassed(seat, luminary):
            return f"{names[seat]} passes and exhausts {luminary_name(luminary)}."
        case _:
            return _say_fame(event, names)


def _claimed(event: happened.ProjectClaimed, names: Names) -> str:
    power, by = TECHNOLOGY_NAMES[Technology(event.power)], luminary_name(event.luminary)
    fees = "".join(f", plus {money(fee.amount)} to {names[fee.to]} for {_patent(fee)}" for fee in event.fees)
    what = f"{names[event.seat]} claims {project_name(event.project)} by {power} with {by}"
    stock = f"+{event.gain}, {company_name(event.company)} stock is at {event.price}"
    return f"{what} for {money(event.paid)}{fees}: {stock}."


def _patent(fee: happened.Fee) -> str:
    return f"{TECHNOLOGY_NAMES[fee.technology]} {roman(fee.amount)}"


def _say_fame(event: Event, names: Names) -> str:
    match event:
        case happened.CompanyFameMoved(company, before, spot, bumped, lost):
            others = "".join(f", {company_name(each.company)} to {each.spot}" for each in bumped)
            went = f"moves from {before} to {spot}" if spot != before else f"stays on {spot}"
            return f"Future fame: {company_name(company)} {went}{others}{_lost(lost)}."
        case happened.CurrentFameMoved(before, space, lost):
            here = space_name(space)
            went = f"moves from {space_name(before)} to {here}" if space != before else f"stays on {here}"
            return f"The AC/DC marker {went}{_lost(lost)}."
        case happened.PresentFameChanged(order):
            return f"Present fame is now: {listed(list(map(company_name, order)))}."
        case happened.FameRewarded(company, spaces, price):
            return f"{company_name(company)} is the most famous company: +{spaces}, stock is at {price}."
        case happened.PropagandaRevealed(phase, cards, removed):
            gone = f" Left unused: {listed([card_name(each) for each in removed])}." if removed else ""
            return f"Propaganda of phase {phase}: {listed([card_name(each) for each in cards])}.{gone}"
        case _:
            return _say_market(event, names)


def _lost(lost: int) -> str:
    return f", {counted(lost, 'space')} lost at the end of the track" if lost else ""


def _say_market(event: Event, names: Names) -> str:
    match event:
        case happened.MarketVisited(seat, luminary):
            return f"{names[seat]} visits the stock market with {luminary_name(luminary)}."
        case happened.CertificateBought(seat, company, paid, price):
            what = f"1 {company_name(company)} share for {money(paid)}"
            return f"{names[seat]} buys {what}: the stock is at {price}."
        case happened.CertificateSold(seat, company, received, price):
            what = f"1 {company_name(company)} share for {money(received)}"
            return f"{names[seat]} sells {what}: the stock is at {price}."
        case happened.LuminariesReadied():
            return "All luminaries are ready again."
        case happened.MarketLeft(seat):
            return f"{names[seat]} leaves the market."
        case _:
            return _say_bookkeeping(event, names)


def _say_bookkeeping(event: Event, names: Names) -> str:
    match event:
        case happened.TurnBegun(turn, phase, order):
            who = listed([names[seat] for seat in order])
            return f"Turn {turn} (phase {phase}): {who} act in this order."
        case happened.PatentRewarded(company, technology, level, spaces, price):
            patent = f"{TECHNOLOGY_NAMES[technology]} {roman(level)}"
            return f"{company_name(company)} holds the top patent {patent}: +{spaces}, stock is at {price}."
        case happened.ProfitTaken(seat, company, profit):
            return f"{names[seat]} takes {money(profit)} in profit from {company_name(company)}."
        case happened.GameEnded(winners, points):
            verb = "share the victory" if len(winners) > 1 else "wins"
            return f"The game is over: {listed([names[seat] for seat in winners])} {verb} with {points}."
        case _:
            raise TypeError(f"{type(event).__name__} has no sentence.")
