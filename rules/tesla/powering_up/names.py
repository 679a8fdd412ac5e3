"""What the expansion's cards are called."""

from __future__ import annotations

from rules.tesla.powering_up.content import EXPANSION, Slot
from rules.tesla.state import CompanyId, EventId, HeadquartersId

SLOT_NAMES = {Slot.LAB: "Lab", Slot.WORKS: "Works", Slot.OFFICE: "Office", Slot.STUDIO: "Studio"}


def event_name(key: EventId) -> str:
    """“Pullman Strike”; an unknown word as it is."""
    return EXPANSION.events[key].name if key in EXPANSION.events else f"“{key}”"


def headquarters_name(key: HeadquartersId) -> str:
    """“Lab Menlo Park”; an unknown word as it is."""
    if key not in EXPANSION.headquarters:
        return f"“{key}”"
    card = EXPANSION.headquarters[key]
    return f"{SLOT_NAMES[card.slot]} {card.name}"


def source_name(key: str) -> str:
    """The name of a card that acts, be it an event or of headquarters."""
    if key in EXPANSION.events:
        return EXPANSION.events[EventId(key)].name
    return EXPANSION.headquarters[HeadquartersId(key)].name


def cards_of(company: CompanyId) -> tuple[HeadquartersId, ...]:
    """The headquarters cards that come with a company (PU-DRF-03)."""
    return tuple(key for key, card in EXPANSION.headquarters.items() if card.company == company)


IDS = {EventId: tuple(EXPANSION.events), HeadquartersId: tuple(EXPANSION.headquarters)}
"""Every value of each type of id."""
