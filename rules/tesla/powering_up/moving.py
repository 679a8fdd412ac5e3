"""A card that moves a fame marker at once: any one, or the owner's upward."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated

from rules.core.contract import Action, Seat, Steps
from rules.core.words import counted
from rules.tesla.actions.propaganda import MARKER, SPACES
from rules.tesla.asking import Asking
from rules.tesla.fame import Move, markers, move_gist, move_marker, moves, unmovable
from rules.tesla.names import marker_name
from rules.tesla.powering_up.names import source_name
from rules.tesla.state import MarkerId, WarOfCurrents


class MovingMarker(Asking, frozen=True):
    """Which marker a card moves how far; only the own one upward where it is the card of a company."""

    card: str
    most: int
    own: bool = False

    def ask(self, g: WarOfCurrents) -> str:
        """What is asked."""
        which = "your marker on the future fame track" if self.own else "one marker on a fame track"
        up = " up" if self.own else ""
        return f"{source_name(self.card)}: move {which} up to {counted(self.most, 'space')}{up}."

    def unasked(self, g: WarOfCurrents, seat: Seat) -> str:
        """Nobody else has a say."""
        return ""


class MoveMarker(Action[WarOfCurrents, MovingMarker], frozen=True):
    """Move a fame marker as a card of yours says."""

    verb = "move"
    title = "Move a marker"
    exact = True

    marker: Annotated[MarkerId | None, MARKER] = None
    spaces: Annotated[int, SPACES] = 0

    @classmethod
    def candidates(cls, g: WarOfCurrents, at: MovingMarker, me: Seat) -> Iterable[MoveMarker]:
        """Every move, and none."""
        known = markers(g, me)[:1] if at.own else markers(g, me)
        return [cls(*move) for move in moves(known, at.most) if not at.own or move[1] >= 0]

    def objections(self, g: WarOfCurrents, at: MovingMarker, me: Seat) -> Iterator[str]:
        """The limits of the card, and of the tracks."""
        move: Move = (self.marker, self.spaces)
        yield from unmovable(g, me, move, at.most)
        if at.own and self.marker and (self.marker != str(g.key(me)) or self.spaces < 0):
            yield f"This card moves {marker_name(g.key(me))} only, and only up."

    def apply(self, g: WarOfCurrents, at: MovingMarker, me: Seat) -> Steps:
        """As far as the track goes."""
        move_marker(g, (self.marker, self.spaces))
        return ()

    def consequence(self, g: WarOfCurrents, at: MovingMarker, me: Seat) -> str:
        """Where it comes to."""
        return move_gist(g, (self.marker, self.spaces))
