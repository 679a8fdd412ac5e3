"""What can happen in the game, in the past participle."""

from __future__ import annotations

from rules.core.contract import Event, Seat
from rules.eras.content import Effect
from rules.eras.state import Campus, CardId, Circle, Study


class RoundBegun(Event, frozen=True):
    """A new round; the holder of the Clock goes first."""

    round: int
    first: Seat


class Graduated(Event, frozen=True):
    """A class left school."""

    seat: Seat
    circles: tuple[Circle, ...]


class StoryBuilt(Event, frozen=True):
    """A Story was bought; height is the campus's blocks after it."""

    seat: Seat
    campus: Campus
    cost: int
    height: int


class RoofBuilt(Event, frozen=True):
    """A Roof was bought."""

    seat: Seat
    study: Study
    cost: int


class WindowOpened(Event, frozen=True):
    """Somebody looked through a window."""

    seat: Seat
    window: int


class MarbleSeen(Event, frozen=True):
    """What the window showed."""

    seat: Seat
    window: int
    study: Study

    def audience(self) -> tuple[Seat, ...]:
        """The one who paid (ERA-ANA-05)."""
        return (self.seat,)


class DeckOpened(Event, frozen=True):
    """Somebody looked at the top card of a deck."""

    seat: Seat
    study: Study


class CardSeen(Event, frozen=True):
    """What the top card was."""

    seat: Seat
    card: CardId

    def audience(self) -> tuple[Seat, ...]:
        """The one who paid (ERA-ANA-05)."""
        return (self.seat,)


class TurnEnded(Event, frozen=True):
    """A player spends no more."""

    seat: Seat
    funds: int


class PoolEmptied(Event, frozen=True):
    """The last Story was bought: the game ends with this round."""


class MarbleDropped(Event, frozen=True):
    """A marble fell onto the Era Guide; released counts its color in this Era."""

    study: Study
    released: int
    by_chime: bool = False


class DeckReshuffled(Event, frozen=True):
    """An empty deck was rebuilt from its discards."""

    study: Study


class CardTurned(Event, frozen=True):
    """This year's culture."""

    card: CardId


class GraduateHired(Event, frozen=True):
    """A Graduate filled an opening."""

    seat: Seat
    study: Study
    size: int
    endowment: int


class GraduatesReleased(Event, frozen=True):
    """Graduates that nobody wanted left their circles."""

    seat: Seat
    circles: tuple[Circle, ...]


class EffectResolved(Event, frozen=True):
    """A Clock effect happened."""

    effect: Effect


class EraBegun(Event, frozen=True):
    """A new Era: the Clock is loaded and two Roofs are on offer."""

    era: int


class ClockPassed(Event, frozen=True):
    """The Clock went to the next player."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """The game is over: by the last Era, or by an empty pool."""

    by_pool: bool
    winner: Seat


EVENTS = (
    RoundBegun,
    Graduated,
    StoryBuilt,
    RoofBuilt,
    WindowOpened,
    MarbleSeen,
    DeckOpened,
    CardSeen,
    TurnEnded,
    PoolEmptied,
    MarbleDropped,
    DeckReshuffled,
    CardTurned,
    GraduateHired,
    GraduatesReleased,
    EffectResolved,
    EraBegun,
    ClockPassed,
    GameEnded,
)
