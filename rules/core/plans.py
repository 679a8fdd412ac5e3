"""Planning ahead: a seat's coming actions, decided on its own turn as the game imagines it.

Lines are written down, each with the question it answers and the facts it rests on. When the seat is asked in
earnest, they are played one by one until one is illegal or rests on something that has changed. Between the
parts of a plan others may act; before each it waits for its question.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Self

from msgspec import Struct
from msgspec.structs import replace

from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.contract import Action, Decision, Game, Seat, Steps, Table, View
from rules.core.fields import fields
from rules.core.standing import Order, owner

OTHERWISE = "“{}” answers another question than you are asked now."
ILLEGAL = "“{}” is not possible now. {}"
CHANGED = "“{}” rests on what has changed since."
CHANGED_FROM = "“{}” rests on “{}”, which is now “{}”."
UNFINISHED = "You are asked now, and it was not in force."
INTERRUPTED = "Your turn was over before “{}”."
PASSED = "The occasion for “{}” has gone by."
EMPTY = "Nothing is planned yet."
NO_MORE = "Nothing can be planned after that."
PLAYED = "All of it is played."
LINES_AT_MOST = 30

IMAGINED = Chance(1)
"""By it what a seat does not know is dealt anew; nothing of that is ever shown."""


class Line(Struct, frozen=True, array_like=True):
    """One planned action."""

    at: str
    """The kind of question that it answers."""
    text: str
    words: str
    """The action in a player's words."""
    facts: tuple[str, ...]
    opens: bool = False
    """Whether it is the first of a part, before which others may act."""


class Plan(Order[Table], frozen=True):
    """A seat's coming actions, in order; it plays nothing before it is in force."""

    verb = "plan"
    title = "Planned turn"
    called = "plan"

    lines: tuple[Line, ...] = ()
    ready: bool = False
    played: int = 0
    """So many of its lines; within a part, it goes on at once or ends."""

    @property
    def coming(self) -> tuple[Line, ...]:
        """The lines that are not played yet."""
        return self.lines[self.played :]

    @classmethod
    def candidates(cls, g: Table, me: Seat) -> Iterator[Self]:
        """None: a plan is made line by line."""
        yield from ()

    def objections(self, g: Table, me: Seat) -> Iterator[str]:
        """An empty one cannot come into force."""
        if self.ready and not self.lines:
            yield EMPTY

    def obsolete(self, game: Game[Any], g: Table, me: Seat) -> str:
        """When its next line cannot be played although it is asked for, or will not be asked for any more."""
        asked = me in engine.actors(g)
        if not self.coming:
            return PLAYED if self.lines else UNFINISHED if asked else ""
        line = self.coming[0]
        if not asked and not line.opens:
            return INTERRUPTED.format(line.words)
        if not asked:
            return "" if _comes(game, View(g, me), line) else PASSED.format(line.words)
        if line.opens and not _same_kind(g, line):
            return ""
        return hindrance(game, g, me, line) if self.ready else UNFINISHED

    def answer(self, game: Game[Any], g: Table, at: Decision[Any], me: Seat) -> Action[Any, Any] | None:
        """Its next line, where its question is put."""
        if not self.ready or not self.coming or not _same_kind(g, self.coming[0]):
            return None
        return engine.read(game, g, me, self.coming[0].text)

    def rest(self) -> Plan:
        """The same with one more line played."""
        return replace(self, played=self.played + 1)

    def say(self) -> str:
        """All lines, in order."""
        begun = f" ({self.played} of {len(self.lines)} played)" if self.played else ""
        state = begun if self.ready else " (not in force)"
        return f"{self.title}{state}: {', then '.join(line.words for line in self.lines) or 'nothing yet'}"


class Draft(Struct, frozen=True):
    """A plan in the making: its lines, and the table as it would be after them, seen by its seat."""

    seen: View[Any]
    parts: Steps = ()
    """What else its seat will be asked, on later occasions."""
    lines: tuple[Line, ...] = ()
    opens: bool = True
    """Whether the next line is the first of a part."""
    open: bool = True
    """Whether one more line can follow."""
    broken: str = ""
    """Why the rest of a plan is no part of it, as a sentence."""


def offered(game: Game[Any]) -> bool:
    """Whether a game knows planning at all."""
    return type(game).ahead is not Game.ahead


def ahead(game: Game[Any], seen: View[Any]) -> Draft | None:
    """An empty plan for a seat that is not asked now; None where it can plan nothing as the table stands."""
    me = owner(seen)
    if engine.pending(seen.table) is None or me in engine.actors(seen.table):
        return None
    table = game.ahead(seen.table, me)
    return _opened(game, View(table, me), table.agenda) if table else None


def _opened(game: Game[Any], seen: View[Any], parts: Steps, lines: tuple[Line, ...] = ()) -> Draft | None:
    """A plan at the first question of the next part in which its seat is asked; None where there is none."""
    me, table = owner(seen), seen.table
    for number, part in enumerate(parts, start=1):
        table = table.copy()
        table.agenda = (part,)
        reached = engine.settled(game, engine.imagine(game, View(table, me), IMAGINED))
        if reached.final:
            return None
        table = engine.view(game, reached.state, me).table
        if me in engine.actors(table):
            return Draft(View(table, me), parts[number:], lines)
        if engine.actors(table):
            return None
    return None


def draft(game: Game[Any], start: Draft, lines: Iterable[Line] = ()) -> Draft:
    """As much of a plan as can be played on a table ahead."""
    made, me = start, owner(start.seen)
    for line in lines:
        why = hindrance(game, made.seen.table, me, line) if made.open else NO_MORE
        if why:
            return replace(made, broken=why)
        made = add(game, made, engine.read(game, made.seen.table, me, line.text))
    return made


def add(game: Game[Any], made: Draft, action: Action[Any, Any]) -> Draft:
    """A draft with one more line; raises Illegal. Nothing follows one that reveals something."""
    seen, me = made.seen, owner(made.seen)
    if not made.open:
        raise engine.Illegal(NO_MORE)
    if reasons := engine.objections(game, seen.table, me, action):
        raise engine.Illegal(*reasons)
    lines = (*made.lines, _line(game, made, action))
    after = engine.play(game, engine.imagine(game, seen, IMAGINED), me, action)
    closed = replace(made, lines=lines, parts=(), open=False)
    if after.final or len(lines) >= LINES_AT_MOST:
        return closed
    reached = engine.view(game, after.state, me)
    if me in engine.actors(reached.table):
        return Draft(reached, made.parts, lines, opens=False)
    later = None if engine.actors(reached.table) else _opened(game, reached, made.parts, lines)
    return later or replace(closed, seen=reached)


def _line(game: Game[Any], made: Draft, action: Action[Any, Any]) -> Line:
    table, me = made.seen.table, owner(made.seen)
    at = type(engine.question(table)).__name__
    rests = tuple(map(str, facts(table, me, action)))
    return Line(at, engine.write(action), words(game, table, me, action), rests, made.opens)


def _comes(game: Game[Any], seen: View[Any], line: Line) -> bool:
    """Whether its seat will still be asked the question that a part begins with."""
    me, table = owner(seen), game.ahead(seen.table, owner(seen))
    parts = table.agenda if table else ()
    begun = (_opened(game, View(table, me), (part,)) for part in parts)
    return any(each and _same_kind(each.seen.table, line) for each in begun)


def hindrance(game: Game[Any], g: Table, me: Seat, line: Line) -> str:
    """Why a line cannot be played as it was planned, as sentences; empty when it can."""
    if not _same_kind(g, line):
        return OTHERWISE.format(line.words)
    try:
        action = engine.read(game, g, me, line.text)
    except engine.Unreadable as error:
        return ILLEGAL.format(line.words, error)
    if reasons := engine.objections(game, g, me, action):
        return ILLEGAL.format(line.words, " ".join(reasons))
    return _changed(line, facts(g, me, action))


def facts(g: Table, me: Seat, action: Action[Any, Any]) -> tuple[object, ...]:
    """What a legal action rests on, at the pending question."""
    return action.rests_on(g, engine.question(g), me)


def words(game: Game[Any], g: Table, me: Seat, action: Action[Any, Any]) -> str:
    """An action in a player's words, as the table stands."""
    given = [(each, getattr(action, each.name)) for each in fields(type(action))]
    named = [
        f"{_bare(each.name, value)}{game.called(g, me, value)}"
        for each, value in given
        if each.required or value != each.default
    ]
    return " · ".join([action.title, *named])


def _bare(field: str, value: object) -> str:
    """The field of a value that says nothing without it: “count ” before a 2."""
    return f"{field.replace('_', ' ')} " if isinstance(value, int) else ""


def _changed(line: Line, now: tuple[object, ...]) -> str:
    if line.facts == tuple(map(str, now)):
        return ""
    if len(line.facts) == len(now):
        old, new = next(pair for pair in zip(line.facts, now, strict=True) if pair[0] != str(pair[1]))
        if old and new and isinstance(new, str):
            return CHANGED_FROM.format(line.words, old, new)
    return CHANGED.format(line.words)


def _same_kind(g: Table, line: Line) -> bool:
    return type(engine.question(g)).__name__ == line.at
