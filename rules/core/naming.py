"""Seats in sentences, and the names that are filled in for them."""

from __future__ import annotations

import re

from msgspec import Struct

from rules.core.seats import Seat


def player(seat: Seat) -> str:
    """A seat in a sentence, until names are filled in."""
    return f"<seat {seat}>"


class Names(Struct, frozen=True):
    """The players' names by seat."""

    of: tuple[str, ...]

    def __getitem__(self, seat: Seat) -> str:
        return self.of[seat]

    def fill(self, text: str) -> str:
        """The text with every seat written as its player's name."""
        return re.sub(r"<seat (\d+)>", lambda found: self.of[int(found[1])], text)
