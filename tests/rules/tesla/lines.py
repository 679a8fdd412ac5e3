"""Lines that are played or refused, what is said of them, and whole games."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from rules.core import play as engine
from rules.core.contract import Action, Event, Names, Seat
from rules.tesla import GAME
from rules.tesla.auction import Bidding
from rules.tesla.flow import TakingAction
from rules.tesla.state import WarOfCurrents

NAMES = Names(("Ann", "Ben", "Cho", "Dee", "Eve"))
ANN, BEN, CHO, DEE, EVE = map(Seat, range(5))

Choose = Callable[[Sequence[Action]], Action]


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
        _try(g, line, who)
    assert engine.save(GAME, g) == before
    assert line not in legal(g, who)
    if not isinstance(refusal.value, engine.Unreadable):
        action = engine.meant(GAME, g, who, line)
        assert list(refusal.value.reasons) == engine.objections(GAME, g, who, action)
    message = NAMES.fill(str(refusal.value))
    assert [fact for fact in facts if fact not in message] == [], message
    return message


def _try(g: WarOfCurrents, line: str, who: Seat) -> None:
    action = engine.meant(GAME, g, who, line)
    assert action not in engine.legal(GAME, g, who)
    engine.play(GAME, g, who, action)


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


def happened(g: WarOfCurrents, line: str) -> tuple[Event, ...]:
    """What a line of whoever is asked leads to."""
    seat = engine.actors(g)[0]
    return engine.play(GAME, g, seat, engine.meant(GAME, g, seat, line)).events


def told(events: Sequence[Event]) -> list[str]:
    """What happened, as sentences."""
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
