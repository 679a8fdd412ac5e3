"""The head of every picture: title, table, whose turn it is, what happened last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from render.layout import Box, Slot
from render.paper import flourish, ribbon
from render.picture import Heading
from render.sketch import Sketch
from render.sprites import Kit
from render.surface import Surface
from render.theme import Theme
from render.typesetting import ELLIPSIS, fit
from rules.core import play as engine
from rules.core.contract import Event, Game, Names, Seat, View

Kinds = tuple[type[Event], ...]


class HeadingPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the parts of the head stand."""

    title: Slot
    flourishes: tuple[Box, ...]
    table: Slot
    moment: Slot
    ribbon: Box
    badge: Box
    turn: Slot
    asked: Slot
    news: Slot


class Head(Struct, frozen=True):
    """The words of the head."""

    title: str
    table: str
    moment: str
    who: str
    what: str
    asked: str
    news: str
    seat: Seat | None = None


def draw_base(sketch: Sketch, plan: HeadingPlan) -> None:
    """The parts of the head that never change."""
    for box in plan.flourishes:
        flourish(sketch, box)
    ribbon(sketch, plan.ribbon, "night", "gold")


def draw(surface: Surface, kit: Kit, plan: HeadingPlan, head: Head) -> None:
    """The words of the head, and the badge of the one whose turn it is."""
    written = (
        (plan.title, head.title), (plan.table, head.table), (plan.moment, head.moment),
        (plan.turn, _turn(plan.turn, surface.theme, head)), (plan.asked, head.asked), (plan.news, head.news),
    )  # fmt: skip
    for slot, text in written:
        surface.write(slot, text)
    if head.seat is not None:
        badge = kit.badge(kit.theme.players[head.seat], plan.badge.width)
        surface.stamp(badge, plan.badge.corner)


def _turn(slot: Slot, theme: Theme, head: Head) -> str:
    """Whose turn it is; a name too long for the place is cut, never the words after it."""
    who = head.who
    while len(who) > 1 and not fits(slot, theme, f"{who}{head.what}"):
        who = who.rstrip(ELLIPSIS)[:-1].rstrip() + ELLIPSIS
    return f"{who}{head.what}"


def turn(game: Game[Any], view: View[Any], names: Names) -> str:
    """Whose turn it is, in a few words."""
    return "".join(who_and_what(game, view, names))


def who_and_what(game: Game[Any], view: View[Any], names: Names) -> tuple[str, str]:
    """The names of those whose turn it is, or who have won, and the words that follow."""
    waiting = engine.actors(view.table)
    if not waiting:
        first = [seat for place, seat, _ in engine.ranking(game, view.table) if place == 1]
        return " & ".join(names[seat] for seat in first), " win" if len(first) > 1 else " wins"
    what = "’s turn" if len(waiting) == 1 else " to answer"
    return ", ".join(names[seat] for seat in waiting), what


def asked(view: View[Any], names: Names) -> str:
    """What the table waits for."""
    question = engine.question(view.table)
    return names.fill(question.ask(view.table)) if question else "The game is over."


def loudest(events: Sequence[Event], tiers: Sequence[Kinds]) -> list[Event]:
    """The public events but for the quiet kinds; less quiet ones when there are no others."""
    public = [event for event in events if event.audience() is None]
    for quiet in tiers:
        if loud := [event for event in public if not isinstance(event, quiet)]:
            return loud
    return public


def news(game: Game[Any], events: Sequence[Event], names: Names, slot: Slot, theme: Theme) -> str:
    """Events in sentences, as many of the newest as fit."""
    text = ""
    for event in reversed(events):
        longer = f"{game.say(event, names)} {text}".strip()
        if text and not fits(slot, theme, longer):
            break
        text = longer
    return text


def fits(slot: Slot, theme: Theme, text: str) -> bool:
    """Whether a text fits a place without being cut."""
    fitted = fit(text, theme.styles[slot.style], slot.box.width, slot.lines)
    return not fitted.lines[-1].endswith(ELLIPSIS)


def head(game: Game[Any], view: View[Any], names: Names, heading: Heading, latest: str) -> Head:
    """The words of the head for a running or finished game."""
    waiting = engine.actors(view.table)
    who, what = who_and_what(game, view, names)
    return Head(
        title=game.title,
        table=heading.table,
        moment=game.headline(view.table),
        who=who,
        what=what,
        asked=asked(view, names),
        news=heading.note or latest,
        seat=waiting[0] if waiting else engine.ranking(game, view.table)[0][1],
    )
