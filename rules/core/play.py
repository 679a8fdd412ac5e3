"""The functions that everybody calls; none of them knows a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from rules.core import notation
from rules.core.chance import Chance
from rules.core.contract import (
    Action,
    Answer,
    Decision,
    Event,
    Game,
    Procedure,
    Score,
    Seat,
    Steps,
    Table,
    View,
    player,
)
from rules.core.notation import Illegal, Unreadable, write
from rules.core.saving import Unloadable, load, load_events, save, save_events
from rules.core.together import Together

__all__ = [
    "Illegal", "Transition", "Unloadable", "Unreadable", "actors", "begin", "imagine", "kinds", "legal",
    "load", "load_events", "matching", "meant", "new", "objections", "options", "pending", "play", "question",
    "ranking", "read", "read_options", "same_question", "save", "save_events", "view", "write",
]  # fmt: skip

Kind = type[Action[Any, Any]]
Moves = tuple[Kind, ...]


class Transition(Struct, frozen=True):
    """What an action led to; final when it cannot be taken back freely."""

    state: Any
    events: tuple[Event, ...]
    final: bool


def new(game: Game[Any], seats: int, options: Mapping[str, Any] | Struct | None, seed: int) -> Any:
    """A table ready for its first decision; raises Illegal."""
    return begin(game, seats, options, seed).state


def begin(game: Game[Any], seats: int, options: Mapping[str, Any] | Struct | None, seed: int) -> Transition:
    """A table ready for its first decision, with the events up to there; raises Illegal."""
    if seats not in game.seats:
        raise Illegal(f"{game.title} is for {game.seats[0]}–{game.seats[-1]} players, not {seats}.")
    g = game.new(seats, read_options(game, options), Chance(seed))
    _advance(game, g)
    return _taken(g, final=True)


def read_options(game: Game[Any], options: Mapping[str, Any] | Struct | None) -> Any:
    """The game's options record from a mapping; raises Illegal."""
    if isinstance(options, game.options):
        return options
    try:
        return msgspec.convert(options or {}, game.options)
    except msgspec.ValidationError as error:
        raise Illegal(f"These options do not fit {game.title}: {error}.") from error


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
    return at.inner() if isinstance(at, Together) else at


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


def kinds(game: Game[Any], state: Table) -> Moves:
    """The kinds of action that answer the pending decision."""
    at = question(state)
    return game.menu(state).get(type(at), ()) if at else ()


def legal(game: Game[Any], state: Table, seat: Seat) -> list[Action[Any, Any]]:
    """All legal actions of a seat, in menu order, the better first."""
    at = question(state)
    if at is None or seat not in actors(state):
        return []
    return list(_legal(state, at, seat, kinds(game, state)))


def _legal(
    state: Table, at: Decision[Any], seat: Seat, answers: Iterable[Kind]
) -> Iterator[Action[Any, Any]]:
    for kind in answers:
        if kind.exact:
            yield from kind.candidates(state, at, seat)
            continue
        for action in kind.candidates(state, at, seat):
            for _ in action.objections(state, at, seat):
                break
            else:
                yield action


def objections(game: Game[Any], state: Table, seat: Seat, action: Action[Any, Any]) -> list[str]:
    """Every reason against an action, as sentences; none means legal."""
    at = question(state)
    if at is None:
        return ["The game is over."]
    if seat not in actors(state):
        return _not_asked(state, seat)
    if type(action) not in kinds(game, state):
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
    kind: type[Action[Any, Any]],
    filled: Mapping[str, Any],
    field: str,
) -> list[Any]:
    """The values a field can still take in a legal action of this kind, given the fields already filled."""
    return list(dict.fromkeys(getattr(each, field) for each in matching(game, state, seat, kind, filled)))


def matching(
    game: Game[Any], state: Table, seat: Seat, kind: type[Action[Any, Any]], filled: Mapping[str, Any]
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


def play(game: Game[Any], state: Table, seat: Seat, action: Action[Any, Any]) -> Transition:
    """The table after an action, what happened, and whether it is final; raises Illegal."""
    if reasons := objections(game, state, seat, action):
        raise Illegal(*reasons)
    g = state.copy()
    opened = _answer(g, seat, action)
    _advance(game, g)
    return _taken(g, final=opened or g.chance != state.chance)


def _answer(g: Table, seat: Seat, action: Action[Any, Any]) -> bool:
    at, g.agenda = g.agenda[0], g.agenda[1:]
    if not isinstance(at, Together):
        g.agenda = action.apply(g, at, seat) + g.agenda
        return False
    sealed = at.sealed(seat, action)
    if sealed.actors(g):
        g.agenda = (sealed, *g.agenda)
        return False
    g.agenda = _opened(g, sealed) + g.agenda
    return True


def _opened(g: Table, at: Together) -> Steps:
    steps: Steps = ()
    answers: dict[Seat, Any] = dict(at.answers)
    for seat in at.asked:
        steps += answers[seat].apply(g, at.inner(), seat)
    return steps


def _advance(game: Game[Any], g: Table) -> None:
    while g.agenda:
        step = g.agenda[0]
        if isinstance(step, Procedure):
            g.agenda = g.agenda[1:]
            g.agenda = step.run(g) + g.agenda
            continue
        assert isinstance(step, Decision)
        forced = _only_answer(game, g, step)
        if forced is None:
            return
        _answer(g, *forced)


def _only_answer(game: Game[Any], g: Table, at: Decision[Any]) -> tuple[Seat, Action[Any, Any]] | None:
    waiting = at.actors(g)
    if len(waiting) != 1 or at.hides or isinstance(at, Together):
        return None
    found = _legal(g, at, waiting[0], reversed(kinds(game, g)))
    first = next(found, None)
    return (waiting[0], first) if first is not None and next(found, None) is None else None


def _taken(g: Table, *, final: bool) -> Transition:
    events, g.told = g.told, ()
    return Transition(g, events, final)


def view(game: Game[Any], state: Table, seat: Seat | None) -> View[Any]:
    """The table as a seat, or the public (None), may know it; no seed in it."""
    g = state.copy()
    g.chance = Chance(0)
    if g.agenda and isinstance(g.agenda[0], Together):
        g.agenda = (g.agenda[0].hidden_from(seat), *g.agenda[1:])
    game.hide(g, seat)
    return View(g, seat)


def imagine(game: Game[Any], seen: View[Any], chance: Chance) -> Any:
    """A full table that agrees with a view, the unknown dealt anew and others' sealed answers asked again."""
    g = seen.table.copy()
    g.chance = chance
    if g.agenda and isinstance(at := g.agenda[0], Together):
        kept: tuple[tuple[Seat, Answer | None], ...] = tuple(
            pair for pair in at.answers if pair[1] is not None
        )
        g.agenda = (Together(at.question, at.asked, kept), *g.agenda[1:])
    game.imagine(g, seen.seat, chance)
    return g


def read(game: Game[Any], state: Table, seat: Seat, text: str) -> Action[Any, Any]:
    """The action that a line of text means; raises Unreadable."""
    return notation.read(game, kinds(game, state), text)


def meant(game: Game[Any], state: Table, seat: Seat, text: str) -> Action[Any, Any]:
    """The action that a player means by a line of text, spelled out; raises Unreadable."""
    action, at = read(game, state, seat, text), question(state)
    asked = at is not None and seat in actors(state) and type(action) in kinds(game, state)
    return action.spelled_out(state, at, seat) if asked else action


def ranking(game: Game[Any], state: Table) -> list[tuple[int, Seat, Score]]:
    """Place (from 1; equal scores share it), seat and score, best first."""
    scores = sorted(game.scores(state).items(), key=lambda item: (item[1].points, item[1].tie), reverse=True)
    ranks: list[tuple[int, Seat, Score]] = []
    for index, (seat, score) in enumerate(scores):
        shared = ranks and (ranks[-1][2].points, ranks[-1][2].tie) == (score.points, score.tie)
        ranks.append((ranks[-1][0] if shared else index + 1, seat, score))
    return ranks
