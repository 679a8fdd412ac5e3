"""Selecting an action, and the event on the timeline that it triggers (CAR-SEL)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta

from rules.carnegie.asking import Asking
from rules.carnegie.donations import Donations
from rules.carnegie.events import ActionSelected
from rules.carnegie.income import Income
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import KINDS, Kind, Mark
from rules.carnegie.words import KIND_NAMES
from rules.core.contract import Action, Procedure, Seat, Steps, player
from rules.core.words import listed


def movable(g: Carnegie, kind: Kind) -> bool:
    """Whether a row's disc is not at its end yet."""
    return g.discs[kind.place] < len(g.timeline[kind.place])


def others_movable(g: Carnegie, kind: Kind) -> list[Kind]:
    """The other rows whose discs can be turned down (CAR-SEL-06, -07)."""
    return [other for other in KINDS if other is not kind and movable(g, other)]


def next_mark(g: Carnegie, kind: Kind) -> Mark:
    """What the space right of a row's disc shows."""
    return g.timeline[kind.place][g.discs[kind.place]]


def event_words(mark: Mark) -> str:
    """“East pays income, then donations”."""
    region = f"{mark.region.value.capitalize()} pays income" if mark.region else ""
    return ", then ".join(part for part in (region, "donations" if mark.donation else "") if part)


class Selecting(Asking, frozen=True):
    """Which action this round is about (CAR-SEL-01, -02)."""

    def ask(self, g: Carnegie) -> str:
        """What is asked."""
        return f"Round {g.round}: select an action for everybody."

    def unasked(self, g: Carnegie, seat: Seat) -> str:
        """CAR-SEL-01."""
        return f"{player(self.seat)} selects this round's action."

    def instead(self, g: Carnegie, kind: type[Action[Carnegie, Any]]) -> str:
        """CAR-RND-02."""
        return f"“{kind.title}” comes later: select an action first."


class Select(Action[Carnegie, Selecting], frozen=True):
    """Select the action of this round and trigger its event."""

    verb = "select"
    title = "Select an action"
    exact = True

    action: Kind
    second: Annotated[
        Kind | None, Meta(description="Disc to turn down; only where the action's own is at the end")
    ] = None

    @classmethod
    def candidates(cls, g: Carnegie, at: Selecting, me: Seat) -> Iterator[Select]:
        """Every action, with every disc that can be turned down where its own cannot move (CAR-SEL-05)."""
        for kind in KINDS:
            if movable(g, kind):
                yield cls(kind)
            else:
                yield from (cls(kind, other) for other in others_movable(g, kind))

    def objections(self, g: Carnegie, at: Selecting, me: Seat) -> Iterator[str]:
        """CAR-SEL-06, -07, -11."""
        name, others = KIND_NAMES[self.action], [KIND_NAMES[each] for each in others_movable(g, self.action)]
        if movable(g, self.action):
            if self.second is not None:
                why = "only when the chosen disc is at the end"
                yield f"A second disc is turned down {why}; {name} can move."
        elif self.second is None:
            yield f"The disc of {name} is at the end: turn down another one, {listed(others, 'or')}."
        elif self.second is self.action:
            yield f"The second disc must be of another action than {name}: {listed(others, 'or')}."
        elif not movable(g, self.second):
            second = KIND_NAMES[self.second]
            yield f"The disc of {second} is at the end, too; turn down {listed(others, 'or')}."

    def apply(self, g: Carnegie, at: Selecting, me: Seat) -> Steps:
        """The hat goes right of the disc (CAR-SEL-03, -09)."""
        g.action, g.moving = self.action, self.second or self.action
        g.tell(ActionSelected(me, self.action, self.second))
        return ()

    def consequence(self, g: Carnegie, at: Selecting, me: Seat) -> str:
        """The event, and who is there for the income."""
        mark = next_mark(g, self.second or self.action)
        if mark.region is None:
            return event_words(mark)
        away = [company.away[mark.region.place] for company in g.companies]
        there = (
            f"{away[me]} of yours, {sum(away) - away[me]} of others there" if any(away) else "nobody there"
        )
        return f"{event_words(mark)}; {there}"

    def rests_on(self, g: Carnegie, at: Selecting, me: Seat) -> tuple[object, ...]:
        """The event; others may go where it pays in the meantime."""
        return (event_words(next_mark(g, self.second or self.action)),)


class Event(Procedure[Carnegie], frozen=True):
    """Income for all first, then donations (CAR-SEL-08, CAR-DON-13)."""

    def run(self, g: Carnegie) -> Steps:
        """What the space shows, from the first player on clockwise (CAR-INC-02, CAR-DON-01)."""
        assert g.moving is not None
        mark, order = next_mark(g, g.moving), g.clockwise()
        income = (Income(mark.region, order),) if mark.region else ()
        return (*income, Donations(order)) if mark.donation else income
