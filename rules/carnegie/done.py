"""Being done with what one may do as often as one likes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.carnegie.state import Carnegie
from rules.carnegie.words import lost
from rules.carnegie.working import Ending
from rules.core.contract import Action, Seat, Steps


class Done(Action[Carnegie, Ending], frozen=True):
    """Be done with this part of your turn."""

    verb = "done"
    title = "Done"
    exact = True

    @classmethod
    def candidates(cls, g: Carnegie, at: Ending, me: Seat) -> Iterable[Done]:
        """The one way."""
        return (cls(),)

    def objections(self, g: Carnegie, at: Ending, me: Seat) -> Iterator[str]:
        """Nothing must be used (CAR-RND-08, CAR-USE-05)."""
        yield from ()

    def apply(self, g: Carnegie, at: Ending, me: Seat) -> Steps:
        """What follows depends on what it was."""
        return at.close(g)

    def consequence(self, g: Carnegie, at: Ending, me: Seat) -> str:
        """What is lost."""
        left = at.unspent()
        return lost(left.moves, left.study)
