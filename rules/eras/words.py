"""Counted things in a sentence."""


def counted(count: int, noun: str) -> str:
    """“1 Fund”, “2 Funds”."""
    return f"{count} {noun}{'s' * (count != 1)}"
