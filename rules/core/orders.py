"""Standing orders: what a player says in advance about the questions to come.

An order is asked for, read and written like an action. It knows the view of its seat and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Generic, Self

from msgspec import Struct

from rules.core import play as engine
from rules.core.contract import Action, Decision, G, Game, Seat, View
from rules.core.notation import Unreadable, filled_in


class Order(Struct, Generic[G], frozen=True, tag=True):
    """A standing order: its fields are the questions put to the player."""

    verb: ClassVar[str]
    title: ClassVar[str]
    """The words on a button."""

    @classmethod
    def candidates(cls, g: G, me: Seat) -> Iterator[Self]:
        """A cheap superset of the orders of this kind that may be left now, best first."""
        raise NotImplementedError

    def objections(self, g: G, me: Seat) -> Iterator[str]:
        """Every reason against leaving it now, as sentences."""
        raise NotImplementedError

    def obsolete(self, g: G, me: Seat) -> str:
        """Why it has come to its end, as a sentence; empty while it still applies."""
        raise NotImplementedError

    def answer(self, g: G, at: Decision[G], me: Seat) -> Action[G, Any] | None:
        """What it does when its seat is asked; None leaves the question to the player."""
        raise NotImplementedError

    def replaces(self, other: Order[G]) -> bool:
        """Whether an earlier order of the same player ends when this one is left."""
        return type(other) is type(self)

    def say(self) -> str:
        """The order in words, without a full stop."""
        return self.title

    def consequence(self, g: G, me: Seat) -> str:
        """What it can lead to in a few words, for a label; empty when there is nothing to add."""
        return ""


def objections(seen: View[Any], order: Order[Any]) -> list[str]:
    """Every reason against leaving an order now; none means that it may be left."""
    if engine.pending(seen.table) is None:
        return ["The game is over."]
    return list(order.objections(seen.table, _seat(seen)))


def matching(
    game: Game[Any], seen: View[Any], kind: type[Order[Any]], filled: Mapping[str, Any]
) -> list[Order[Any]]:
    """The orders of this kind that may be left now and agree with the fields already filled."""
    if kind not in game.orders or engine.pending(seen.table) is None:
        return []
    return [
        each
        for each in kind.candidates(seen.table, _seat(seen))
        if all(getattr(each, name) == value for name, value in filled.items()) and not objections(seen, each)
    ]


def answer(game: Game[Any], seen: View[Any], order: Order[Any]) -> Action[Any, Any] | None:
    """What an order does now: a legal action; None where it is not asked, or leaves it to the player."""
    at, seat = engine.question(seen.table), _seat(seen)
    if at is None or seat not in engine.actors(seen.table) or order.obsolete(seen.table, seat):
        return None
    found = order.answer(seen.table, at, seat)
    return found if found and not engine.objections(game, seen.table, seat, found) else None


def read(game: Game[Any], text: str) -> Order[Any]:
    """The order that a line of text means; raises Unreadable."""
    verb, *words = text.split() or [""]
    kind = next((each for each in game.orders if each.verb == verb), None)
    if kind is None:
        known = ", ".join(each.verb for each in game.orders) or "none"
        raise Unreadable(f"There is no standing order “{verb}”; there are: {known}.")
    return filled_in(kind, verb, words)


def _seat(seen: View[Any]) -> Seat:
    if seen.seat is None:
        raise ValueError("An order needs the view of a seat.")
    return seen.seat
