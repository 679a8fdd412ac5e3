"""Which spots of the board the latest events have changed, and which events are news."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from render.tesla.reading import place_of
from rules.core.contract import Event
from rules.tesla import events as happened
from rules.tesla.powering_up import events as more

QUIETEST: tuple[type[Event], ...] = (
    happened.LuminariesOffered,
    happened.PropagandaRevealed,
    happened.TurnBegun,
    happened.MarketVisited,
    happened.MarketLeft,
    happened.PropagandaEngaged,
    happened.PresentFameChanged,
    happened.LuminariesReadied,
    more.PropagandaRenewed,
    more.ChanceLetGo,
    more.EventDiscarded,
)
QUIET: tuple[type[Event], ...] = (
    *QUIETEST,
    happened.FameRewarded,
    happened.PatentRewarded,
    happened.ProfitTaken,
)
"""Kinds that the head of a picture leaves out when there is bigger news: the board shows them."""


def changed(events: Iterable[Event]) -> frozenset[str]:
    """The spots to highlight."""
    return frozenset(spot for event in events for spot in _spots(event))


def _spots(event: Event) -> Iterator[str]:
    match event:
        case happened.ProjectClaimed(seat, company, project, luminary, _, _, fees, _, _):
            city, index = place_of(project)
            yield from (f"project {city} {index}", f"price {company}", f"cash {seat}", f"card {luminary}")
            yield from (f"cash {fee.to}" for fee in fees)
        case happened.TechnologyAdvanced(_, company, technology, _, luminaries):
            yield f"technology {company} {technology}"
            yield from (f"card {luminary}" for luminary in luminaries)
        case happened.PatentFiled(_, company, technology, level, _):
            yield from (f"patent {technology} {level}", f"price {company}")
        case happened.ActionPassed(_, luminary) | happened.MarketVisited(_, luminary):
            yield f"card {luminary}"
        case _:
            yield from _of_the_market(event)


def _of_the_market(event: Event) -> Iterator[str]:
    match event:
        case happened.CertificateBought(seat, company, _, _) | happened.CertificateSold(seat, company, _, _):
            yield from (f"share {seat} {company}", f"price {company}", f"market {company}", f"cash {seat}")
        case happened.FameRewarded(company, _, _) | happened.PatentRewarded(company, _, _, _, _):
            yield f"price {company}"
        case happened.LuminaryWon(seat, luminary, _, certificate, to_market):
            yield from (f"card {luminary}", f"cash {seat}")
            if certificate:
                yield f"market {certificate}" if to_market else f"share {seat} {certificate}"
        case _:
            yield from _of_fame(event)


def _of_fame(event: Event) -> Iterator[str]:
    match event:
        case happened.PropagandaEngaged(_, luminary):
            yield f"card {luminary}"
        case happened.CompanyFameMoved(company, _, _, bumped, _):
            yield f"fame {company}"
            yield from (f"fame {each.company}" for each in bumped)
        case happened.CurrentFameMoved(_, _, _):
            yield "currents"
        case happened.PropagandaTaken(seat, _, _):
            yield f"cash {seat}"
        case happened.LotOpened(_, _, _) | happened.BidRaised(_, _, _):
            yield "bid"
        case happened.BidderPassed(_, _):
            yield "passed"
        case happened.TurnBegun(_, _, _):
            yield "turn"
        case _:
            yield from _of_an_event(event)


def _of_an_event(event: Event) -> Iterator[str]:
    match event:
        case more.EventRevealed(_) | more.EventUsed(_, _) | more.EventUnsold(_):
            yield "event"
        case more.EventBid(_, _, _):
            yield "bid"
        case more.EventBidderPassed(_, _):
            yield "passed"
        case more.EventWon(seat, _, _):
            yield from ("owner", f"cash {seat}")
        case more.StocksMoved(_, stock, prices) if stock:
            yield from (f"price {each.company}" for each in prices)
        case more.LeadingChosen(_, _):
            yield from ("event", "currents")
        case _:
            yield from _of_headquarters(event)


def _of_headquarters(event: Event) -> Iterator[str]:
    match event:
        case more.HeadquartersDeveloped(_, card, luminary):
            yield from (f"headquarters {card}", f"card {luminary}")
        case more.HeadquartersRemoved(_, card):
            yield f"headquarters {card}"
        case more.CashCollected(seat, _, _):
            yield f"cash {seat}"
        case more.StockRaised(company, _, _, _):
            yield f"price {company}"
        case more.LuminaryRefreshed(_, luminary, _):
            yield f"card {luminary}"
        case _:
            yield from _of_dealing(event)


def _of_dealing(event: Event) -> Iterator[str]:
    match event:
        case more.CertificateTraded(seat, gave, took, paid, _, _):
            yield from (
                f"{what} {each}" for each in (gave, took) for what in (f"share {seat}", "price", "market")
            )
            if paid:
                yield f"cash {seat}"
        case more.TributePaid(seat, to, _, _):
            yield from (f"cash {seat}", f"cash {to}")
        case more.PatentFollowed(seat, company, technology, _, to, _):
            yield from (f"technology {company} {technology}", f"cash {seat}", f"cash {to}")
        case _:
            return
