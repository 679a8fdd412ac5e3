"""The Lobby and the New Lobby: where recruits and returning employees lie down (CAR-CMP-07, CAR-LOB)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from rules.carnegie.asking import Asking
from rules.carnegie.events import EmployeesEntered
from rules.carnegie.state import Carnegie, changed
from rules.carnegie.terms import LOBBY, NEW_LOBBY
from rules.core.contract import Action, Seat, Steps
from rules.core.words import counted

NOT_BUILT = "Your New Lobby is not built yet; employees come to the Lobby."


def has_new_lobby(g: Carnegie, seat: Seat) -> bool:
    """CAR-LOB-02."""
    return NEW_LOBBY in g.companies[seat].departments


def lie_down_in_lobbies(g: Carnegie, seat: Seat, count: int, new_lobby: int) -> None:
    """So many employees come in, some of them to the New Lobby (CAR-MIS-06, CAR-LOB-01)."""
    company = g.companies[seat]
    resting = company.resting
    for lobby, number in ((LOBBY, count - new_lobby), (NEW_LOBBY, new_lobby)):
        if number:
            place = company.place_of(lobby)
            assert place is not None
            resting = changed(resting, place, number)
    g.settle(seat, resting=resting)


def arrive(g: Carnegie, seat: Seat, count: int) -> Steps:
    """New employees from the supply, as many as there are."""
    coming = min(count, g.companies[seat].supply)
    if not coming:
        return ()
    if has_new_lobby(g, seat):
        return (Entering(seat, coming),)
    enter(g, seat, coming, 0)
    return ()


def enter(g: Carnegie, seat: Seat, count: int, new_lobby: int) -> None:
    """New employees lie down in the lobbies (CAR-REC-01, -02)."""
    g.settle(seat, supply=g.companies[seat].supply - count)
    lie_down_in_lobbies(g, seat, count, new_lobby)
    g.tell(EmployeesEntered(seat, count, new_lobby))


class Entering(Asking, frozen=True):
    """Which lobby new employees come to."""

    count: int

    def ask(self, g: Carnegie) -> str:
        """What is asked."""
        return f"{counted(self.count, 'new employee')}: how many come to the New Lobby?"


class Enter(Action[Carnegie, Entering], frozen=True):
    """Choose how many new employees come to the New Lobby; the others come to the Lobby."""

    verb = "enter"
    title = "Bring in new employees"
    exact = True

    new_lobby: Annotated[int, Meta(description="How many come to the New Lobby")]

    @classmethod
    def candidates(cls, g: Carnegie, at: Entering, me: Seat) -> Iterator[Enter]:
        """From none to all."""
        yield from map(cls, range(at.count + 1))

    def objections(self, g: Carnegie, at: Entering, me: Seat) -> Iterator[str]:
        """Not more than there are."""
        if not 0 <= self.new_lobby <= at.count:
            there = counted(at.count, "new employee")
            yield f"There are {there}, so 0 to {at.count} can come to the New Lobby."

    def apply(self, g: Carnegie, at: Entering, me: Seat) -> Steps:
        """Lying down."""
        enter(g, me, at.count, self.new_lobby)
        return ()

    def consequence(self, g: Carnegie, at: Entering, me: Seat) -> str:
        """Where they come to."""
        return f"{self.new_lobby} to the New Lobby, {at.count - self.new_lobby} to the Lobby"
