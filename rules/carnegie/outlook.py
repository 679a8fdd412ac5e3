"""What is still to come for a player: turns, income and donation events, and the turn under way."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rules.carnegie.activation import Activating, Activation
from rules.carnegie.departments.property import Jumping
from rules.carnegie.donations import Donating, Donations
from rules.carnegie.flow import Turn, rounds
from rules.carnegie.income import Income, Returning
from rules.carnegie.state import Carnegie, Counts, Four, changed, put
from rules.carnegie.terms import KINDS, REGIONS, Kind, Mark, Region
from rules.carnegie.working import Moving, Studying, Working
from rules.core.contract import Seat, Step

FAR = 9
"""Steps to an event that never comes."""


class Outlook(Struct):
    """What is still to come for a player."""

    turns: int
    """Whole rounds to come."""
    events: Counts
    """Income events to come by region, one under way included."""
    near: Counts
    """Steps of a disc to the nearest of them by region; 0 when it is under way."""
    donations: int
    """Donation events to come, one under way included."""
    kind: Kind | None = None
    """The action of this round's own turn, as long as it is not over."""
    turn: Working | Moving | Studying | None = None
    """The turn under way."""
    activates: bool = False
    """Whether employees can still be activated this round."""

    def opened(self, region: Region) -> None:
        """Employees may return from a region at once."""
        self.events, self.near = changed(self.events, region.place, 1), put(self.near, region.place, 0)


def outlook(g: Carnegie, seat: Seat) -> Outlook:
    """Read from the timeline and the agenda."""
    unselected = g.round > 0 and g.action is None
    moving = None if g.moving is None else g.moving.place
    found = Outlook(rounds(g) - g.round + unselected, *marks_ahead(g.timeline, g.discs, moving))
    for step in g.agenda:
        if isinstance(step, Income | Donations):
            _note_waiting(found, seat, step)
        elif getattr(step, "seat", None) == seat:
            _note(found, g, step)
    return found


def _note_waiting(found: Outlook, seat: Seat, step: Income | Donations) -> None:
    """What a step for several players means."""
    if seat not in step.waiting:
        return
    if isinstance(step, Income):
        found.opened(step.region)
    else:
        found.donations += 1


def _note(found: Outlook, g: Carnegie, step: Step) -> None:
    """What a step of the player's own means."""
    match step:
        case Turn():
            found.kind, found.activates = g.action, True
        case Jumping():
            found.turn, found.kind = step.turn, step.turn.kind
        case Working():
            found.turn, found.kind = step, step.kind
        case Moving() | Studying():
            found.turn = step
        case Activating() | Activation():
            found.activates = True
        case Returning():
            found.opened(step.region)
        case Donating():
            found.donations += 1
        case _:
            pass


@lru_cache(maxsize=1024)
def marks_ahead(
    timeline: tuple[tuple[Mark, ...], ...], discs: Four, moving: int | None
) -> tuple[Counts, Counts, int]:
    """Events that no disc has come to: by region, how far the nearest is, and donations."""
    counts, near, donations = [0] * len(REGIONS), [FAR] * len(REGIONS), 0
    for kind in KINDS:
        reached = discs[kind.place] + (kind.place == moving)
        for steps, mark in enumerate(timeline[kind.place][reached:], start=1):
            donations += mark.donation
            if mark.region is not None:
                place = mark.region.place
                counts[place] += 1
                near[place] = min(near[place], steps)
    return tuple(counts), tuple(near), donations
