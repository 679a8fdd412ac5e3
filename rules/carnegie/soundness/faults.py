"""What a fault is, and what several checks look for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol, TypeVar

from rules.core.content import Fault, repeated

Key = TypeVar("Key", bound=str)


class Named(Protocol):
    """What players tell apart by its name."""

    @property
    def name(self) -> str:
        """What players call it."""


def named_alike(file: str, found: Mapping[Key, Named]) -> Iterator[Fault]:
    """Names that players could not tell apart."""
    twice = repeated([each.name for each in found.values()])
    for key, each in found.items():
        if each.name in twice:
            yield file, f"{key}.name", f"“{each.name}” stands twice"
