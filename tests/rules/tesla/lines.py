"""Lines that are played or refused, and what is said of them."""

from collections.abc import Sequence
from typing import Any

import pytest

from rules.core import play as engine
from rules.core.contract import Event, Names, Seat
from rules.tesla import GAME
from rules.tesla.auction import Bidding
from rules.tesla.flow import TakingAction
from rules.tesla.state import WarOfCurrents

NAMES = Names(("Ann", "Ben", "Cho", "Dee", "Eve"))


def after(g: WarOfCurrents, *lines: str, log: list[Event] | None = None) -> WarOfCurrents:
    """The table after legal lines by whoever is asked."""
    for line in lines:
        seat = engine.actors(g)[0]
        action = engine.read(GAME, g, seat, line)
        assert action in engine.legal(GAME, g, seat)
        reached = engine.play(GAME, g, seat, action)
        g = reached.state
        if log is not None:
            log.extend(reached.events)
    return g


def refused(g: WarOfCurrents, line: str, *facts: str, seat: int | None = None) -> str:
    """That a line is not legal, is refused with these facts, and changes nothing; the message."""
    before, who = engine.save(GAME, g), engine.actors(g)[0] if seat is None else Seat(seat)
    with pytest.raises(engine.Illegal) as refusal:
        engine.play(GAME, g, who, engine.read(GAME, g, who, line))
    assert engine.save(GAME, g) == before
    assert line not in legal(g, who)
    message = NAMES.fill(str(refusal.value))
    assert [fact for fact in facts if fact.lower() not in message.lower()] == [], message
    return message


def legal(g: WarOfCurrents, seat: int | None = None) -> list[str]:
    """Every legal action of a seat, by default of whoever is asked, as a line."""
    who = engine.actors(g)[0] if seat is None else Seat(seat)
    return [engine.write(action) for action in engine.legal(GAME, g, who)]


def idle(g: WarOfCurrents, log: list[Event] | None = None, **until: Any) -> WarOfCurrents:
    """The table after passes and first choices up to an action at which it is as said, or the end."""
    while engine.pending(g) and not _reached(g, until):
        passing = isinstance(engine.pending(g), TakingAction | Bidding)
        g = after(g, legal(g)[-1 if passing else 0], log=log)
    return g


def _reached(g: WarOfCurrents, until: dict[str, Any]) -> bool:
    acting = isinstance(engine.pending(g), TakingAction)
    return acting and all(getattr(g, name) == value for name, value in until.items())


def cash(g: WarOfCurrents) -> list[int]:
    """Everybody's cash."""
    return [company.cash for company in g.companies]


def told(log: Sequence[Event]) -> list[str]:
    """What happened, as sentences."""
    return [GAME.say(event, NAMES) for event in log]
