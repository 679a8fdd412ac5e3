"""Counts and lists in a sentence."""

from __future__ import annotations

from collections.abc import Sequence


def counted(count: int, noun: str) -> str:
    """“1 move”, “2 moves”."""
    return f"{count} {noun}{'s' * (count != 1)}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """“A”, “A and B”, “A, B and C”; “none” for nothing."""
    if len(words) < 2:  # noqa: PLR2004
        return words[0] if words else "none"
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
