"""What the Labs of headquarters do: advances and patents that need less."""

from __future__ import annotations

from rules.tesla.powering_up.headquarters_card import HeadquartersCard
from rules.tesla.state import PLACES, Holders, Technology

AC = PLACES[Technology.AC]


class AcLaboratory(HeadquartersCard):
    """Less Manufacturing, and less $ for patents of AC."""

    def manufacturing(self, needed: int, *, place: int, level: int) -> int:
        """In total."""
        return max(0, needed - self.amount)

    def filing(self, needed: int, *, place: int) -> int:
        """AC only."""
        return max(0, needed - self.amount) if place == AC else needed


class LessInvention(HeadquartersCard):
    """Less Invention."""

    def invention(self, needed: int, *, place: int, level: int) -> int:
        """In total."""
        return max(0, needed - self.amount)


class LessOfBoth(LessInvention):
    """Less Invention and less Manufacturing."""

    def manufacturing(self, needed: int, *, place: int, level: int) -> int:
        """In total."""
        return max(0, needed - self.amount)


class LessFinance(HeadquartersCard):
    """Less $ for any patent."""

    def filing(self, needed: int, *, place: int) -> int:
        """In total."""
        return max(0, needed - self.amount)


class BehindPatents(HeadquartersCard):
    """Less Invention and Manufacturing toward a level that is patented."""

    by_patents = True
    patents: tuple[Holders, ...] = ()

    def _needed(self, needed: int, place: int, level: int) -> int:
        filed = bool(self.patents) and self.patents[place][level - 1] is not None
        return max(0, needed - self.amount) if filed else needed

    def invention(self, needed: int, *, place: int, level: int) -> int:
        """Where the patent of the level reached is filed."""
        return self._needed(needed, place, level)

    def manufacturing(self, needed: int, *, place: int, level: int) -> int:
        """Where the patent of the level reached is filed."""
        return self._needed(needed, place, level)
