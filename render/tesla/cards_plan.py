"""The layout of events and of headquarters."""

from __future__ import annotations

from msgspec import Struct

from render.layout import Box, Row, Slot


class EventPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The event of a turn in a panel of its own."""

    height: int
    """By so much it lengthens a page."""
    board: Box
    hand: Box
    title: Slot
    name: Slot
    text: Slot
    arrow: Box
    stock: Slot
    dividers: tuple[Box, ...]
    standing: Slot
    owner: Box
    state: Slot
    """Below the owner's tab."""
    alone: Slot
    piles_title: Slot
    piles: Row
    pile: Box
    count: Slot


class StripPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The headquarters of a company below its row of the ledger."""

    height: int
    """By so much it lengthens a row."""
    cards: Row
    card: Box
    band: int
    slot: Slot
    gist: Slot
    needs: Box
    state: Slot


class HeadquartersPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's own headquarters, below the mat."""

    height: int
    """By so much it lengthens the page."""
    box: Box
    title: Slot
    note: Slot
    cards: Row
    card: Box
    band: int
    slot: Slot
    needs: Box
    state: Slot
    name: Slot
    text: Slot
    strip: StripPlan
    candidate: Slot
    """What is said of them beside a company to draft."""
    candidate_height: int
