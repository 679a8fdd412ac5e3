"""Which spots of the board the latest events have changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.contract import Event, Seat
from rules.eras import events as happened
from rules.eras.state import Campus

QUIETEST: tuple[type[Event], ...] = (happened.RoundBegun, happened.ClockPassed, happened.GraduatesReleased)
QUIET: tuple[type[Event], ...] = (
    *QUIETEST,
    happened.GraduateHired,
    happened.CardTurned,
    happened.TurnEnded,
)
"""Kinds that the head of a picture leaves out when there is bigger news: the board shows them."""


def lot(seat: Seat, campus: str) -> str:
    """A campus of a school."""
    return f"lot {seat} {campus}"


def changed(events: Iterable[Event]) -> frozenset[str]:
    """The spots to highlight."""
    return frozenset(spot for event in events for spot in _spots(event))


def _spots(event: Event) -> Iterator[str]:
    match event:
        case happened.StoryBuilt(seat, campus, _, _):
            yield lot(seat, campus)
        case happened.RoofBuilt(seat, study, _):
            yield lot(seat, Campus(study))
            yield "roofs"
        case happened.Graduated(seat, _):
            yield f"circles {seat}"
        case happened.GraduateHired(seat, _, _, _):
            yield f"funds {seat}"
        case happened.WindowOpened(_, window):
            yield f"window {window}"
        case _:
            yield from _of_the_clock(event)


def _of_the_clock(event: Event) -> Iterator[str]:
    match event:
        case happened.MarbleDropped(study, _, _):
            yield f"guide {study}"
        case happened.CardTurned(_):
            yield "card"
        case happened.EraBegun(_):
            yield "era"
            yield "roofs"
        case happened.DeckOpened(_, study):
            yield f"deck {study}"
        case happened.ClockPassed(seat):
            yield f"holder {seat}"
        case _:
            return
