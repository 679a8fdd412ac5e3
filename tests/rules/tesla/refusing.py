"""Refusals, sentences and whole games of Tesla vs. Edison, for its tests."""

from collections.abc import Callable, Sequence

import pytest

from rules.core import play as engine
from rules.core.contract import Action, Event, Names, Seat
from rules.tesla import GAME
from rules.tesla.state import WarOfCurrents

NAMES = Names(("Ann", "Ben", "Cho", "Dee", "Eve"))
ANN, BEN, CHO, DEE, EVE = map(Seat, range(5))

Choose = Callable[[Sequence[Action]], Action]


def refused(g: WarOfCurrents, line: str, *facts: str, seat: int | None = None) -> str:
    """That a line is refused with these facts, is not in the menu and changes nothing; the message."""
    before, who = engine.save(GAME, g), engine.actors(g)[0] if seat is None else Seat(seat)
    action = engine.read(GAME, g, who, line)
    assert action not in engine.legal(GAME, g, who)
    with pytest.raises(engine.Illegal) as refusal:
        engine.play(GAME, g, who, action)
    assert engine.save(GAME, g) == before
    assert list(refusal.value.reasons) == engine.objections(GAME, g, who, action)
    message = NAMES.fill(str(refusal.value))
    assert [fact for fact in facts if fact.lower() not in message.lower()] == [], message
    return message


def happened(g: WarOfCurrents, line: str) -> tuple[Event, ...]:
    """What an action by whoever is asked leads to."""
    seat = engine.actors(g)[0]
    return engine.play(GAME, g, seat, engine.read(GAME, g, seat, line)).events


def told(events: Sequence[Event]) -> list[str]:
    """What everybody reads about these events."""
    return [GAME.say(event, NAMES) for event in events]


def to_the_end(g: WarOfCurrents, choose: Choose) -> list[engine.Transition]:
    """The rest of a game, the actions chosen from the menu."""
    reached = [engine.Transition(g, (), final=True)]
    while engine.actors(g):
        seat = engine.actors(g)[0]
        reached.append(engine.play(GAME, g, seat, choose(engine.legal(GAME, g, seat))))
        g = reached[-1].state
    return reached


def idly(menu: Sequence[Action]) -> Action:
    """To pass, and whatever comes first where there is no passing."""
    return next((each for each in menu if each.verb == "pass"), menu[0])
