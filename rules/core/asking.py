"""What is asked, of whom, and which answers are legal; none of this knows a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.core import notation
from rules.core.contract import Action, Decision, Game, Seat, Table, player
from rules.core.result import outcome
from rules.core.together import Together

Kind = type[Action[Any, Any]]


def pending(state: Table) -> Decision[Any] | None:
    """The decision the table waits for; None when the game is over."""
    if not state.agenda:
        return None
    step = state.agenda[0]
    assert isinstance(step, Decision)
    return step


def question(state: Table) -> Decision[Any] | None:
    """The decision as each seat sees it: the inner one where several answer together."""
    at = pending(state)
    return at.inner() if at else None


def same_question(before: Table, now: Table, seat: Seat) -> bool:
    """Whether only others have answered a simultaneous decision that this seat still owes."""
    old, new_ = pending(before), pending(now)
    if not (isinstance(old, Together) and isinstance(new_, Together)):
        return False
    return (old.question, old.asked) == (new_.question, new_.asked) and seat in new_.actors(now)


def actors(state: Table) -> tuple[Seat, ...]:
    """The seats that must answer the pending decision."""
    at = pending(state)
    return at.actors(state) if at else ()


def kinds(game: Game[Any], state: Table) -> tuple[Kind, ...]:
    """The kinds of action that answer the pending decision."""
    at = question(state)
    return answers(game, state, at) if at else ()


def answers(game: Game[Any], state: Table, at: Decision[Any]) -> tuple[Kind, ...]:
    """The kinds of action that answer a decision."""
    return game.menu(state).get(type(at), ())


def legal(game: Game[Any], state: Table, seat: Seat) -> list[Action[Any, Any]]:
    """All legal actions of a seat, in menu order, the better first."""
    waits = pending(state)
    if waits is None or seat not in waits.actors(state):
        return []
    at = waits.inner()
    found: list[Action[Any, Any]] = []
    for kind in answers(game, state, at):
        found += legal_of(state, at, seat, kind)
    return found


def legal_of(state: Table, at: Decision[Any], seat: Seat, kind: Kind) -> Iterable[Action[Any, Any]]:
    """The legal answers of one kind, lazily."""
    found = kind.candidates(state, at, seat)
    return found if kind.exact else (each for each in found if not any(each.objections(state, at, seat)))


def objections(game: Game[Any], state: Table, seat: Seat, action: Action[Any, Any]) -> list[str]:
    """Every reason against an action, as sentences; none means legal."""
    waits = pending(state)
    if waits is None:
        return [outcome(game, state)]
    if seat not in waits.actors(state):
        return _not_asked(state, seat)
    at = waits.inner()
    if type(action) not in answers(game, state, at):
        return [at.instead(state, type(action))]
    return list(action.objections(state, at, seat))


def _not_asked(state: Table, seat: Seat) -> list[str]:
    at, waiting = pending(state), " and ".join(map(player, actors(state)))
    assert at is not None
    if isinstance(at, Together) and seat in at.asked:
        return [f"You have answered already; {waiting} must answer yet."]
    return [why for why in (at.unasked(state, seat), f"It is {waiting}'s turn.") if why]


def options(
    game: Game[Any],
    state: Table,
    seat: Seat,
    kind: Kind,
    filled: Mapping[str, Any],
    field: str,
) -> list[Any]:
    """The values a field can still take in a legal action of this kind, given the fields already filled."""
    return list(dict.fromkeys(getattr(each, field) for each in matching(game, state, seat, kind, filled)))


def matching(
    game: Game[Any], state: Table, seat: Seat, kind: Kind, filled: Mapping[str, Any]
) -> list[Action[Any, Any]]:
    """The legal actions of this kind that agree with the fields already filled."""
    at = question(state)
    if seat not in actors(state) or kind not in kinds(game, state):
        return []
    agreeing = (
        each
        for each in kind.candidates(state, at, seat)
        if all(getattr(each, name) == value for name, value in filled.items())
    )
    if kind.exact:
        return list(agreeing)
    return [each for each in agreeing if next(each.objections(state, at, seat), None) is None]


def read(game: Game[Any], state: Table, seat: Seat, text: str) -> Action[Any, Any]:
    """The action that a line of text means; raises Unreadable."""
    return notation.read(game, kinds(game, state), text)


def meant(game: Game[Any], state: Table, seat: Seat, text: str) -> Action[Any, Any]:
    """The action that a player means by a line of text, spelled out; raises Unreadable."""
    action, at = read(game, state, seat, text), question(state)
    asked = at is not None and seat in actors(state) and type(action) in kinds(game, state)
    return action.spelled_out(state, at, seat) if asked else action
