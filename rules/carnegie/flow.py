"""The order of play: what the rulebook says happens next."""

from __future__ import annotations

from rules.carnegie import scoring
from rules.carnegie.activation import Activation
from rules.carnegie.events import DiscAdvanced, GameEnded, RoundBegun
from rules.carnegie.setup import FirstHousing, FirstMoves
from rules.carnegie.state import Carnegie, changed
from rules.carnegie.timeline import Event, Selecting
from rules.carnegie.turn import working
from rules.core.contract import Procedure, Seat, Steps


def game(g: Carnegie) -> Steps:
    """The whole game, when all lies ready."""
    order = g.clockwise()
    return (FirstHousing(order[::-1]), FirstMoves(order), Round())


def rounds(g: Carnegie) -> int:
    """One round for every space of the timeline (CAR-RND-01, -06)."""
    return sum(map(len, g.timeline))


class Round(Procedure[Carnegie], frozen=True):
    """Select an action, its event, everybody's turn, the end of the round (CAR-RND-02, -03)."""

    def run(self, g: Carnegie) -> Steps:
        """Begin the round."""
        g.round += 1
        g.tell(RoundBegun(g.round, g.first))
        return (Selecting(g.first), Event(), *map(Turn, g.clockwise()), EndOfRound())


class Turn(Procedure[Carnegie], frozen=True):
    """Use departments, then activate employees, before the next player begins (CAR-RND-04)."""

    seat: Seat

    def run(self, g: Carnegie) -> Steps:
        """What is counted when the turn begins is counted here (CAR-HR-03)."""
        assert g.action is not None
        return (working(g, self.seat, g.action), Activation(self.seat))


class EndOfRound(Procedure[Carnegie], frozen=True):
    """A disc advances, hat and first player pass clockwise (CAR-RND-05, CAR-SEL-10)."""

    def run(self, g: Carnegie) -> Steps:
        """The next round, or the end of the game."""
        assert g.moving is not None
        place = g.moving.place
        discs = changed(g.discs, place, 1)
        g.discs = (discs[0], discs[1], discs[2], discs[3])
        g.tell(DiscAdvanced(g.moving, discs[place]))
        g.action = g.moving = None
        g.first = Seat((g.first + 1) % g.seats)
        return (Round(),) if g.round < rounds(g) else (EndOfGame(),)


class EndOfGame(Procedure[Carnegie], frozen=True):
    """Nothing follows (CAR-RND-09)."""

    def run(self, g: Carnegie) -> Steps:
        """Announce who won."""
        winners = scoring.winners(g)
        g.tell(GameEnded(winners, scoring.score(g, winners[0]).points))
        return ()
