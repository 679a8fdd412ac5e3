"""What a fault is, and what several checks look for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterator, Mapping
from typing import Protocol, TypeVar

T = TypeVar("T", bound=Hashable)
Key = TypeVar("Key", bound=str)

Fault = tuple[str, str, str]
"""A file, a key in it, and what is wrong."""


class Named(Protocol):
    """What players tell apart by its name."""

    @property
    def name(self) -> str:
        """What players call it."""


def repeated(values: Collection[T]) -> list[T]:
    """What stands more than once."""
    return [value for value, count in Counter(values).items() if count > 1]


def named_alike(file: str, found: Mapping[Key, Named]) -> Iterator[Fault]:
    """Names that players could not tell apart."""
    twice = repeated([each.name for each in found.values()])
    for key, each in found.items():
        if each.name in twice:
            yield file, f"{key}.name", f"“{each.name}” stands twice"
