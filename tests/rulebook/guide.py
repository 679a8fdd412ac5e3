"""A walk-through of docs/ as it is read and played: commands, buttons, questions, refusals, plans."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot.commands.typed import value_of
from bot.ui import decision, panel
from bot.ui.decision import Choice, Question
from rules import carnegie, tesla
from rules.core import plans
from rules.core import play as engine
from rules.core.contract import Action, Event, Game, Names, Seat
from rules.core.fields import fields
from rules.core.notation import NOTHING
from rules.core.plans import Plan

DOCS = Path(__file__).parents[2] / "docs"
PART = re.compile(
    r"^\*\*(?P<who>\w+)\*\* (?P<typed>`/(?:(?!\n\n)[^>])+?)\n(?P<told>(?:> .*\n)+)"
    r"|^(?P<asked>\w+) is asked: “(?P<question>[^”]+)”$",
    re.MULTILINE,
)
COMMAND = re.compile(
    r"`/(?P<key>\w+) (?P<verb>[^\s`]+)(?P<given>[^`]*)`"
    r"(?: or (?P<pressed>\*\*[^*]+\*\*(?: › \*\*[^*]+\*\*)*))?"
)
REFUSED = "is refused:"


class Part(Struct):
    """What one player types and is answered, or is asked."""

    who: str
    typed: str
    """Empty where a question is told."""
    told: list[str]


class Guide:
    """A document about a game of these players."""

    def __init__(self, game: Game[Any], people: tuple[str, ...], seed: int) -> None:
        self.game, self.people, self.seed = game, people, seed
        self.text = (DOCS / f"{game.key}.md").read_text()

    def parts(self) -> Iterator[Part]:
        """Everything that is told to happen, in order."""
        for found in PART.finditer(self.text):
            if found["asked"]:
                yield Part(found["asked"], "", [found["question"]])
            else:
                told = [line.removeprefix("> ") for line in found["told"].splitlines()]
                yield Part(found["who"], " ".join(found["typed"].split()), told)


TESLA = Guide(tesla.GAME, ("Ann", "Ben", "Cho"), 27)
CARNEGIE = Guide(carnegie.GAME, ("Ann", "Ben"), 262)


class Reading:
    """A guide while it is followed."""

    def __init__(self, guide: Guide) -> None:
        self.game, self.people, self.names = guide.game, guide.people, Names(guide.people)
        self.state = engine.new(guide.game, len(guide.people), None, guide.seed)
        self.events: tuple[Event, ...] = ()
        self.plans: dict[Seat, Plan] = {}

    def follow(self, part: Part) -> list[str]:
        """What really is told; that every button is there and means the command beside it."""
        seat = Seat(self.people.index(part.who))
        if part.typed.startswith("`/game plan`"):
            return [self._planned(seat, part.typed)]
        assert engine.actors(self.state) == (seat,)
        if not part.typed:
            return [
                self.names.fill(decision.question(self.game, engine.view(self.game, self.state, seat)).prompt)
            ]
        if part.typed.endswith(REFUSED):
            return [self._refused(seat, part.typed)]
        events = [event for command in COMMAND.finditer(part.typed) for event in self._acted(seat, command)]
        return [self.names.fill(self.game.say(event, self.names)) for event in events]

    def _acted(self, seat: Seat, command: re.Match[str]) -> Iterator[Event]:
        """A command, and whatever plans answer after it."""
        action = self._meant(self.state, seat, command)
        yield from self._play(seat, action)
        while answered := self._planned_answer():
            yield from self._play(*answered)

    def _planned_answer(self) -> tuple[Seat, Action[Any, Any]] | None:
        """Whoever is asked and has planned the answer, and the answer."""
        for seat in engine.actors(self.state):
            plan = self.plans.get(seat)
            answer = plan and plan.answer(self.game, self.state, engine.question(self.state), seat)
            if plan and answer:
                assert not (why := plan.obsolete(self.game, self.state, seat)), why
                self.plans[seat] = plan.rest()
                return seat, answer
        return None

    def _play(self, seat: Seat, action: Action[Any, Any]) -> tuple[Event, ...]:
        played = engine.play(self.game, self.state, seat, action)
        self.state, self.events = played.state, (*self.events, *played.events)
        return played.events

    def _meant(self, g: Any, seat: Seat, command: re.Match[str]) -> Action[Any, Any]:
        """The action of a slash command, which is that of the buttons beside it."""
        action = engine.meant(self.game, g, seat, notation(self.game, command))
        if command["pressed"]:
            assert self._pressed(g, seat, re.findall(r"\*\*([^*]+)\*\*", command["pressed"])) == action
        return action

    def _pressed(self, g: Any, seat: Seat, labels: list[str]) -> object:
        """The action that one button after the other comes to."""
        seen, text = engine.view(self.game, g, seat), ""
        for label in labels:
            asked = decision.question(self.game, seen, text).named(self.names)
            offered = {shown(asked, each): each.text for each in (*asked.choices, *asked.others)}
            assert label in offered, f"{label}: {list(offered)}"
            text = offered[label]
        kind, filled = decision.partial(self.game, seen, text)
        assert decision.next_field(self.game, seen, kind, filled) is None
        return kind(**filled)

    def _refused(self, seat: Seat, typed: str) -> str:
        (command,) = COMMAND.finditer(typed)
        action = engine.meant(self.game, self.state, seat, notation(self.game, command))
        return self.names.fill(" ".join(engine.objections(self.game, self.state, seat, action)))

    def _planned(self, seat: Seat, typed: str) -> str:
        start = plans.ahead(self.game, engine.view(self.game, self.state, seat))
        assert start is not None
        made = plans.draft(self.game, start)
        for command in list(COMMAND.finditer(typed))[1:]:
            made = plans.add(self.game, made, self._meant(made.seen.table, seat, command))
        self.plans[seat] = Plan(made.lines, ready=True)
        return self.plans[seat].say()


def shown(asked: Question, choice: Choice) -> str:
    """A choice on its button; in a menu, which is for many, with the line below it."""
    if asked.text and len(asked.choices) > panel.BUTTONS_AT_MOST:
        return " · ".join(part for part in (choice.label, choice.detail) if part)
    return panel.button_label(choice)


def notation(game: Game[Any], command: re.Match[str]) -> str:
    """A slash command as the line that the engine reads."""
    assert command["key"] == game.key
    kind = next(each for each in game.actions if each.verb == command["verb"])
    given = dict(re.findall(r"(\w+):(.+?)(?= \w+:|$)", command["given"]))
    assert set(given) <= {each.name for each in fields(kind)}
    words = [
        value_of(game, each, given[each.name], ()) if each.name in given else NOTHING for each in fields(kind)
    ]
    while words and words[-1] == NOTHING:
        words.pop()
    return " ".join([kind.verb, *words])
