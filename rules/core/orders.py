"""Standing orders: what a player says in advance about the questions to come.

An order is asked for, read and written like an action. A plan is one too: the coming actions of its seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core import play as engine
from rules.core.contract import Action, Game, View
from rules.core.notation import Unreadable, filled_in
from rules.core.plans import Plan
from rules.core.standing import Order, owner

__all__ = ["Order", "Plan", "answer", "matching", "objections", "obsolete", "read"]


def objections(seen: View[Any], order: Order[Any]) -> list[str]:
    """Every reason against leaving an order now; none means that it may be left."""
    if engine.pending(seen.table) is None:
        return ["The game is over."]
    return list(order.objections(seen.table, owner(seen)))


def matching(
    game: Game[Any], seen: View[Any], kind: type[Order[Any]], filled: Mapping[str, Any]
) -> list[Order[Any]]:
    """The orders of this kind that may be left now and agree with the fields already filled."""
    if kind not in game.orders or engine.pending(seen.table) is None:
        return []
    return [
        each
        for each in kind.candidates(seen.table, owner(seen))
        if all(getattr(each, name) == value for name, value in filled.items()) and not objections(seen, each)
    ]


def obsolete(game: Game[Any], seen: View[Any], order: Order[Any]) -> str:
    """Why an order has come to its end, as a sentence; empty while it still applies."""
    return order.obsolete(game, seen.table, owner(seen))


def answer(game: Game[Any], seen: View[Any], order: Order[Any]) -> Action[Any, Any] | None:
    """What an order does now: a legal action; None where it is not asked, or leaves it to the player."""
    at, seat = engine.question(seen.table), owner(seen)
    if at is None or seat not in engine.actors(seen.table) or obsolete(game, seen, order):
        return None
    found = order.answer(game, seen.table, at, seat)
    return found if found and not engine.objections(game, seen.table, seat, found) else None


def read(game: Game[Any], text: str) -> Order[Any]:
    """The order that a line of text means; raises Unreadable."""
    verb, *words = text.split() or [""]
    kinds: tuple[type[Order[Any]], ...] = (*game.orders, Plan)
    kind = next((each for each in kinds if each.verb == verb), None)
    if kind is None:
        known = ", ".join(each.verb for each in game.orders) or "none"
        raise Unreadable(f"There is no standing order “{verb}”; there are: {known}.")
    return filled_in(kind, verb, words)
