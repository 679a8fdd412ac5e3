"""A table at one moment: who sits there, the game's state, what was last stored."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot.ui.words import spoken
from rules import GAMES
from rules.core import plans
from rules.core import play as engine
from rules.core.contract import Event, Game, Names, View
from rules.core.contract import Seat as SeatNumber

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.storage import Move, NewMove, Preferences, Sitter, Standing


class Position:
    """A running or finished table, read from its last stored move."""

    def __init__(self, standing: Standing, state: Any = None) -> None:
        assert standing.move is not None
        self._standing = standing
        self.table, self.seats, self.move = standing.table, standing.seats, standing.move
        self.orders, self.wishes = standing.orders, standing.wishes
        self.game: Game[Any] = GAMES[self.table.game]
        if state is not None:
            self.state = state

    @cached_property
    def state(self) -> Any:
        """The game's table; nobody changes it."""
        return engine.load(self.game, self.move.state)

    def after(self, move: NewMove, state: Any = None) -> Position:
        """The table after another move; `state` if it is known already."""
        return Position(replace(self._standing, move=move), state)

    def noting(self, **changes: object) -> Position:
        """The same position of the game where something else is stored beside it."""
        return Position(replace(self._standing, **changes), self.state)

    def with_sitter(self, seat: int, sitter: Sitter, wishes: Mapping[int, Preferences]) -> Position:
        """The same position with somebody else in a seat."""
        who = {"name": sitter.name, "user_id": sitter.user_id, "computer": sitter.computer}
        seats = tuple(replace(each, **who) if each.seat == seat else each for each in self.seats)
        return self.noting(seats=seats, wishes={**self.wishes, **wishes})

    @property
    def n(self) -> int:
        """The number of the last stored move."""
        return self.move.n

    @property
    def over(self) -> bool:
        """Whether the game has been played to its end."""
        return engine.pending(self.state) is None

    @property
    def result(self) -> str:
        """How the game ended and where the scores are, with harmless names; for tables that run no more."""
        if not self.over:
            return "The game was ended early. `/game board` shows how it stood."
        won = spoken(self.names).fill(engine.outcome(self.game, self.state))
        return f"{won} `/game board` shows the final scores."

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

    @property
    def takes_orders(self) -> bool:
        """Whether anything can be said in advance in this game."""
        return bool(self.game.orders) or plans.offered(self.game)

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
