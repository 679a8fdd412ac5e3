"""Players' names as they can be shown: none is empty, none too long, none unreadable."""

from __future__ import annotations

from collections.abc import Callable

from render.legible import plain
from render.theme import base_theme
from render.typesetting import settable
from rules.core.contract import Names

LONGEST = 32
FLAGS = {0x1F1E6 + index: chr(ord("A") + index) for index in range(26)}
"""Flags are pairs of letters in disguise; few fonts draw them otherwise."""


def tidy(names: Names) -> Names:
    """The names without ornament, for text."""
    return _each(names, plain)


def drawable(names: Names) -> Names:
    """The names in characters that the fonts have, for pictures."""
    return _each(names, lambda name: settable(plain(name).translate(FLAGS)))


def _each(names: Names, shown: Callable[[str], str]) -> Names:
    marks = base_theme().players
    short = [shown(name)[:LONGEST].strip() for name in names.of]
    return Names(tuple(name or f"Player {marks[seat].letter}" for seat, name in enumerate(short)))
