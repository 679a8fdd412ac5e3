"""Chance as two integers: a seed, and how often it was asked."""

from collections.abc import Sequence
from hashlib import blake2b

from msgspec import Struct


class Chance(Struct, frozen=True):
    """A seed (at least 0) and the number of draws made; immutable."""

    seed: int
    draws: int = 0

    def below(self, bound: int, *key: str | int) -> tuple[int, "Chance"]:
        """A number in [0, bound) and the chance after it; a key makes it independent of earlier draws."""
        roll = self._hash(*(key or ("draw", self.draws))) * bound >> 64
        return roll, self.moved()

    def moved(self) -> "Chance":
        """The chance after something hidden was revealed, whether or not a number was needed."""
        return Chance(self.seed, self.draws + 1)

    def split(self, label: str) -> "Chance":
        """An independent chance named by a label."""
        return Chance(self._hash("split", label, self.draws))

    def _hash(self, *key: str | int) -> int:
        text = "/".join(map(str, (self.seed, *key)))
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest())


def pick(counts: Sequence[int], roll: int) -> int:
    """The index of the kind that the roll-th item of a bag with these counts belongs to."""
    for index, count in enumerate(counts):
        if roll < count:
            return index
        roll -= count
    raise IndexError(f"roll {roll} beyond a bag of {sum(counts)}")
