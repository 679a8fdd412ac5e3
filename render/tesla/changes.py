"""Which spots of the board the latest events have changed, and which events are news."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from render.tesla.reading import place_of
from rules.core.contract import Event
from rules.tesla import events as happened

QUIETEST: tuple[type[Event], ...] = (
    happened.LuminariesOffered,
    happened.PropagandaRevealed,
    happened.TurnBegun,
    happened.MarketVisited,
    happened.MarketLeft,
    happened.PropagandaEngaged,
    happened.PresentFameChanged,
    happened.LuminariesReadied,
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
            return
