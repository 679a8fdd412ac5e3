"""The functions that everybody calls; none of them knows a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from rules.core.asking import (
    actors,
    answers,
    kinds,
    legal,
    legal_of,
    matching,
    meant,
    objections,
    options,
    pending,
    question,
    read,
    same_question,
)
from rules.core.chance import Chance
from rules.core.contract import (
    Action,
    Answer,
    Decision,
    Event,
    Game,
    Procedure,
    Seat,
    Steps,
    Table,
    View,
)
from rules.core.notation import Illegal, Unreadable, write
from rules.core.result import outcome, ranking
from rules.core.saving import Unloadable, load, load_events, save, save_events
from rules.core.together import Together

__all__ = [
    "Illegal", "Transition", "Unloadable", "Unreadable", "actors", "begin", "imagine", "kinds", "legal",
    "load", "load_events", "matching", "meant", "new", "objections", "options", "outcome", "pending", "play",
    "question", "ranking", "read", "read_options", "same_question", "save", "save_events", "settled",
    "view", "write",
]  # fmt: skip


class Transition(Struct, frozen=True):
    """What an action led to; final when it cannot be taken back freely."""

    state: Any
    events: tuple[Event, ...]
    final: bool


def new(game: Game[Any], seats: int, options: Mapping[str, Any] | Struct | None, seed: int) -> Any:
    """A table ready for its first decision; raises Illegal."""
    return begin(game, seats, options, seed).state


def begin(game: Game[Any], seats: int, options: Mapping[str, Any] | Struct | None, seed: int) -> Transition:
    """The same with the events up to there; without any options the plainest that fit; raises Illegal."""
    if seats not in game.seats:
        raise Illegal(f"{game.title} is for {game.seats[0]}–{game.seats[-1]} players, not {seats}.")
    said = game.options_for(seats) if options is None else read_options(game, options)
    g = game.new(seats, said, Chance(seed))
    _advance(game, g)
    return _taken(g, final=True)


def settled(game: Game[Any], state: Table) -> Transition:
    """A table with procedures on top of its agenda, run to its next decision."""
    g = state.copy()
    _advance(game, g)
    return _taken(g, final=g.chance != state.chance)


def read_options(game: Game[Any], options: Mapping[str, Any] | Struct | None) -> Any:
    """The game's options record from a mapping; raises Illegal."""
    if isinstance(options, game.options):
        return options
    try:
        return msgspec.convert(options or {}, game.options)
    except msgspec.ValidationError as error:
        raise Illegal(f"These options do not fit {game.title}: {error}.") from error


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
    only = None
    for kind in reversed(answers(game, g, at)):
        for action in legal_of(g, at, waiting[0], kind):
            if only:
                return None
            only = action
    return (waiting[0], only) if only else None


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
