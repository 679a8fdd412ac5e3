"""The order of play: what the rulebook says happens next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.contract import Action, Decision, Procedure, Seat, Steps
from rules.core.words import counted
from rules.eras import clock, hiring, scoring
from rules.eras.content import CONTENT, Effect, card_of
from rules.eras.events import ClockPassed, EraBegun, GameEnded, RoundBegun, TurnEnded
from rules.eras.graduates import GraduateInGroups, GraduateTogether, counters
from rules.eras.state import Academia, Study


class Round(Procedure[Academia], frozen=True):
    """Everybody's turn from the Clock's holder on, then the Clock's (ERA-TRN-01)."""

    def run(self, g: Academia) -> Steps:
        """Begin the round."""
        g.round += 1
        g.card = None
        g.tell(RoundBegun(g.round, g.clock.holder))
        return (*map(Turn, g.from_the_clock()), ClockAction())


class Turn(Procedure[Academia], frozen=True):
    """Graduate, then spend (ERA-TRN-02); without a Study Story there is nothing to graduate (ERA-TRN-03)."""

    seat: Seat

    def run(self, g: Academia) -> Steps:
        """Ask for the first part that there is."""
        spending = Spending(self.seat)
        return (Graduating(self.seat), spending) if any(counters(g.school(self.seat))) else (spending,)


class Graduating(Decision[Academia], frozen=True):
    """How a class is placed in the circles."""

    seat: Seat

    def actors(self, g: Academia) -> tuple[Seat, ...]:
        """The player whose turn it is."""
        return (self.seat,)

    def ask(self, g: Academia) -> str:
        """What is asked."""
        return "Graduate first: place your class in your circles."


class Spending(Decision[Academia], frozen=True):
    """Building and looking ahead, as long as Funds last (ERA-TRN-07)."""

    seat: Seat

    def actors(self, g: Academia) -> tuple[Seat, ...]:
        """The player whose turn it is."""
        return (self.seat,)

    def ask(self, g: Academia) -> str:
        """What is asked."""
        return f"Spend your {counted(g.school(self.seat).funds, 'Fund')}, or end your turn."

    def instead(self, g: Academia, kind: type[Action[Academia, Decision[Academia]]]) -> str:
        """ERA-TRN-04."""
        if kind in (GraduateTogether, GraduateInGroups):
            return "You have already graduated this turn; Graduates stay as placed."
        return super().instead(g, kind)


class EndTurn(Action[Academia, Spending], frozen=True):
    """Spend no more and end your turn."""

    verb = "done"
    title = "End turn"
    exact = True

    @classmethod
    def candidates(cls, g: Academia, at: Spending, me: Seat) -> Iterable[EndTurn]:
        """The one way."""
        return (cls(),)

    def objections(self, g: Academia, at: Spending, me: Seat) -> Iterator[str]:
        """Spending nothing is allowed (ERA-TRN-05)."""
        yield from ()

    def apply(self, g: Academia, at: Spending, me: Seat) -> Steps:
        """The turn is over."""
        g.tell(TurnEnded(me, g.school(me).funds))
        return ()

    def consequence(self, g: Academia, at: Spending, me: Seat) -> str:
        """What is kept."""
        return f"keep {counted(g.school(me).funds, 'Fund')}"


class ClockAction(Procedure[Academia], frozen=True):
    """The Clock's part of a round, unless the pool is empty (ERA-CLK-01, ERA-END-02, -05)."""

    def run(self, g: Academia) -> Steps:
        """Drop the marble and turn up its card."""
        if not g.pool:
            return (EndOfGame(by_pool=True),)
        dropped = clock.drop(g)
        g.card = clock.turn_card(g, dropped)
        hiring.offer(g)
        return (HiringOut(hiring.largest(g)), ClockEffect(dropped), EraCheck())


class HiringOut(Procedure[Academia], frozen=True):
    """From the largest Graduates down; at each size one per player and go-around (ERA-HIR-02 to -04)."""

    size: int
    waiting: tuple[Seat, ...] = ()

    def run(self, g: Academia) -> Steps:
        """Serve the next player of this go-around, or begin another, at this size or the next below."""
        if self.waiting:
            return self._serve(g, self.waiting[0], HiringOut(self.size, self.waiting[1:]))
        for size in range(self.size, 0, -1):
            if around := tuple([seat for seat in g.from_the_clock() if hiring.fitting(g, seat, size)]):
                return (HiringOut(size, around),)
        hiring.release_unhired(g)
        clock.discard(g)
        return ()

    def _serve(self, g: Academia, seat: Seat, rest: HiringOut) -> Steps:
        fitting = hiring.fitting(g, seat, self.size)
        if len(fitting) > 1 and any(hiring.contested(g, seat, study, self.size) for study in fitting):
            return (ChoosingGraduate(seat, self.size), rest)
        if fitting:
            hiring.hire(g, seat, fitting[0], self.size)
        return (rest,)


class ChoosingGraduate(Decision[Academia], frozen=True):
    """Which of several equal Graduates is hired, where it matters (ERA-HIR-08, -09)."""

    seat: Seat
    size: int

    def actors(self, g: Academia) -> tuple[Seat, ...]:
        """The player whose Graduates they are."""
        return (self.seat,)

    def ask(self, g: Academia) -> str:
        """What is asked."""
        return f"Choose which Graduate of size {self.size} is hired; one of them must be hired."


class ClockEffect(Procedure[Academia], frozen=True):
    """The card's effect, after hiring and before the check (ERA-EFF-01)."""

    dropped: Study

    def run(self, g: Academia) -> Steps:
        """Carry it out."""
        assert g.card is not None
        if effect := card_of(g.card).effect:
            clock.resolve(g, effect, self.dropped)
        return ()


class EraCheck(Procedure[Academia], frozen=True):
    """Four released marbles of one color, or an empty Clock, end an Era (ERA-CHK-01, -10)."""

    def run(self, g: Academia) -> Steps:
        """Advance the Era, or end the game after the last one (ERA-END-01)."""
        if max(g.released) >= CONTENT.setup.marbles_ending_an_era or not g.clock.size:
            if g.era == CONTENT.setup.eras:
                return (EndOfGame(by_pool=False),)
            g.era += 1
            g.roofs = CONTENT.setup.roofs_per_era
            clock.load(g, g.era)
            g.tell(EraBegun(g.era))
        return (PassClock(), Round())


class PassClock(Procedure[Academia], frozen=True):
    """One seat clockwise, unless its hands are stuck (ERA-PAS-01, ERA-EFF-07)."""

    def run(self, g: Academia) -> Steps:
        """Pass it."""
        assert g.card is not None
        if card_of(g.card).effect is not Effect.STUCK_HANDS:
            g.settle_clock(holder=Seat((g.clock.holder + 1) % g.seats))
            g.tell(ClockPassed(g.clock.holder))
        return ()


class EndOfGame(Procedure[Academia], frozen=True):
    """Nothing follows; the Clock stays where it is (ERA-PAS-03)."""

    by_pool: bool

    def run(self, g: Academia) -> Steps:
        """Announce the winner."""
        g.tell(GameEnded(self.by_pool, scoring.winner(g)))
        return ()
