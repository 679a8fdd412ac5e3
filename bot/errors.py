"""What a player is told instead of getting what they asked for."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from bot.storage import Repeated as StoredBefore

T = TypeVar("T")


class Refused(Exception):
    """Something that cannot be done now, with every reason as a sentence."""

    def __init__(self, *reasons: str) -> None:
        super().__init__(" ".join(reasons))
        self.reasons = reasons


class TableMoved(Exception):
    """An answer to a question that the table no longer asks."""


class Repeated(Exception):
    """An interaction that was carried out before; it has no second effect."""


async def once(change: Awaitable[T]) -> T:
    """A change of the store; raises Repeated where its interaction was served before."""
    try:
        return await change
    except StoredBefore:
        raise Repeated from None
