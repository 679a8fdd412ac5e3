"""How long the pages are and what stands where on them, by what a table has."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from msgspec import Struct

from render.layout import Box, Point
from render.tesla.plan import plan
from render.tesla.sheet import Parts

T = TypeVar("T")


class BoardPage(Struct, frozen=True):
    """The sheet of the board: its size, its ledger, and how tall a row of that is."""

    size: Point
    ledger: Box
    row: int


class HandPage(Struct, frozen=True):
    """The sheet of a player's mat, and where the headquarters stand on it."""

    size: Point
    headquarters: Box


@cache
def board_page(parts: Parts) -> BoardPage:
    """The board, longer by the event and by a strip of headquarters for each company."""
    page, layout = plan().pages[parts.seats], plan()
    event, strip = layout.event.height * parts.events, layout.headquarters.strip.height * parts.headquarters
    ledger = page.ledger._replace(y=page.ledger.y + event, height=page.ledger.height + strip * parts.seats)
    size = page.size._replace(y=page.size.y + event + strip * parts.seats)
    return BoardPage(size, ledger, layout.ledger.row + strip)


@cache
def hand_page(parts: Parts) -> HandPage:
    """The mat, longer by the event and the headquarters."""
    layout = plan()
    event, own = layout.event.height * parts.events, layout.headquarters.height * parts.headquarters
    size = layout.hand.size._replace(y=layout.hand.size.y + event + own)
    return HandPage(size, layout.headquarters.box.at(Point(0, event)))


def roomy(plans: dict[int, T], count: int) -> T:
    """The layout made for the fewest things that is made for as many as these."""
    return plans[min(most for most in plans if most >= count)]
