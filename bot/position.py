"""A table at one moment: who sits there, the game's state, what was last stored."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from bot.ui.words import spoken
from rules import GAMES
from rules.core import play as engine
from rules.core.contract import Event, Game, Names, View
from rules.core.contract import Seat as SeatNumber

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.storage import Move, Seat, Table


class Position:
    """A running or finished table, read from its last stored move."""

    def __init__(self, table: Table, seats: Sequence[Seat], move: Move) -> None:
        self.table = table
        self.seats = tuple(seats)
        self.move = move
        self.game: Game[Any] = GAMES[table.game]

    @cached_property
    def state(self) -> Any:
        """The game's table."""
        return engine.load(self.game, self.move.state)

    @property
    def n(self) -> int:
        """The number of the last stored move."""
        return self.move.n

    @property
    def over(self) -> bool:
        """Whether the game has been played to its end."""
        return engine.pending(self.state) is None

    @cached_property
    def names(self) -> Names:
        """Names by seat, as their owners write them."""
        return Names(tuple(seat.name for seat in self.seats))

    @cached_property
    def actors(self) -> tuple[SeatNumber, ...]:
        """The seats that must answer."""
        return engine.actors(self.state)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The people who must answer, by user id."""
        users = (self.seats[seat].user_id for seat in self.actors)
        return tuple(user for user in users if user is not None)

    @property
    def people(self) -> tuple[int, ...]:
        """All people at the table, by user id."""
        return tuple(seat.user_id for seat in self.seats if seat.user_id is not None)

    def seat_of(self, user_id: int) -> SeatNumber | None:
        """The seat a person holds; None for a spectator."""
        return next((SeatNumber(each.seat) for each in self.seats if each.user_id == user_id), None)

    def view(self, seat: SeatNumber | None = None) -> View[Any]:
        """The table as a seat, or the public, may know it."""
        return engine.view(self.game, self.state, seat)

    def events(self, move: Move) -> tuple[Event, ...]:
        """What happened by a stored move."""
        return engine.load_events(self.game, move.events)

    @property
    def title(self) -> str:
        """The game and the table number."""
        return f"{self.game.title} · table {self.table.id}"

    @property
    def ask(self) -> str:
        """What is asked, with harmless names; empty when the game is over."""
        at = engine.question(self.state)
        return spoken(self.names).fill(at.ask(self.state)) if at else ""


def told(events: Sequence[Event], viewer: SeatNumber | None) -> tuple[Event, ...]:
    """The events that a seat, or the public, may know."""
    return tuple(each for each in events if (who := each.audience()) is None or viewer in who)
