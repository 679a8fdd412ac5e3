"""Every event as a sentence, every value as a word."""

from __future__ import annotations

from rules.core.contract import Event, Names


def name(value: object) -> str:
    """A field's value in a player's words."""
    return str(value)


def say(event: Event, names: Names) -> str:
    """One event as one sentence."""
    return type(event).__name__
