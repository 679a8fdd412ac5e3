"""Turning over a face-down pile: only now it is settled which cards of the bag were in it (TVE-SET-08)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from rules.tesla.state import Deck, WarOfCurrents

Card = TypeVar("Card", bound=str)


def turn_over(g: WarOfCurrents, deck: Deck[Card], *key: str | int) -> tuple[Card, ...]:
    """The pile's cards in the order of the card list; the others of the bag leave the game."""
    bag = list(deck.bag)
    drawn = {bag.pop(g.draw(len(bag), *key, number)) for number in range(deck.size)}
    return tuple(card for card in deck.bag if card in drawn)


def piles(cards: Mapping[Card, int], sizes: tuple[int, ...]) -> tuple[Deck[Card], ...]:
    """Face-down piles by phase, from the phase of every card."""
    return tuple(
        Deck(tuple(card for card, of in cards.items() if of == phase), size)
        for phase, size in enumerate(sizes, start=1)
    )
