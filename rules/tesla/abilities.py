"""Every quantity that a card may bend; each default returns what it is given."""

from __future__ import annotations

from typing import ClassVar


class Ability:
    """A card without an ability of its own."""

    rests: ClassVar[bool] = False
    """Whether it is off once the inventor was exhausted by an earlier action this turn (AMB-TVE-27)."""

    def invention(self, needed: int) -> int:
        """Invention needed for an advance."""
        return needed

    def manufacturing(self, needed: int) -> int:
        """Manufacturing needed for an advance."""
        return needed

    def filing(self, needed: int) -> int:
        """Finance needed to file a patent."""
        return needed

    def patent_fee(self, due: int) -> int:
        """A fee for using another company's patent in a claim."""
        return due

    def reputation(self, penalty: int, *, personally: bool) -> int:
        """The regional reputation penalty of a claim, made by the inventor personally or not."""
        return penalty

    def bulb(self, level: int, *, personally: bool) -> int:
        """The bulb level that counts for a project's requirement."""
        return level


NEUTRAL = Ability()
