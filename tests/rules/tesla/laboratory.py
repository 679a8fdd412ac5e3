"""Companies at work, refusals and sentences for the tests of technology, patents, abilities and fame."""

from collections.abc import Mapping
from typing import Any

import pytest

from rules.core import play as engine
from rules.core.contract import Names
from rules.tesla import GAME
from rules.tesla.state import Technology, WarOfCurrents
from tests.rulebook.tesla import table, with_company, with_patents

AC, DC, BULB = Technology
ANN, BEN, CHO = range(3)
NAMES = Names(("Ann", "Ben", "Cho", "Dee", "Eve"))


def ann(company: str, *crew: str, phase: int = 1, **changes: Any) -> WarOfCurrents:
    """Ann leads a company and acts; Ben leads Brush, whose ability is about claims only."""
    return with_company(table(company, "brush", phase=phase, prices=(20, 30)), ANN, *crew, **changes)


def three(
    company: str, *crew: str, held: Mapping[tuple[Technology, int], int], **changes: Any
) -> WarOfCurrents:
    """Ann leads a company and acts; Ben and Cho may hold patents."""
    rivals = [each for each in ("maxim", "brush", "thomson") if each != company][:2]
    g = with_company(table(company, *rivals, prices=(20, 30, 40)), ANN, *crew, **changes)
    return with_patents(g, held)


def take(g: WarOfCurrents, *lines: str) -> WarOfCurrents:
    """The table after lines of whoever must act, each of them on offer."""
    for line in lines:
        seat = engine.actors(g)[0]
        action = engine.read(GAME, g, seat, line)
        assert engine.objections(GAME, g, seat, action) == []
        assert action in engine.legal(GAME, g, seat)
        g = engine.play(GAME, g, seat, action).state
    return g


def refused(g: WarOfCurrents, line: str, *facts: str) -> str:
    """That a line is not on offer, is refused with these facts and changes nothing; the message."""
    before, seat = engine.save(GAME, g), engine.actors(g)[0]
    action = engine.read(GAME, g, seat, line)
    assert action not in engine.legal(GAME, g, seat)
    with pytest.raises(engine.Illegal) as refusal:
        engine.play(GAME, g, seat, action)
    assert engine.save(GAME, g) == before
    message = NAMES.fill(str(refusal.value))
    assert [fact for fact in facts if fact not in message] == [], message
    return message


def told(g: WarOfCurrents, line: str) -> list[str]:
    """What everybody reads after a line of whoever must act."""
    seat = engine.actors(g)[0]
    events = engine.play(GAME, g, seat, engine.read(GAME, g, seat, line)).events
    return [GAME.say(event, NAMES) for event in events]


def label(g: WarOfCurrents, line: str) -> str:
    """What a choice says of its consequence."""
    seat = engine.actors(g)[0]
    action = engine.read(GAME, g, seat, line)
    return NAMES.fill(action.consequence(g, g.agenda[0], seat))


def patents(g: WarOfCurrents) -> dict[tuple[Technology, int], int]:
    """Every patent filed, with its holder."""
    held = {(each, level): g.holder(each.place, level) for each in Technology for level in range(2, 6)}
    return {patent: seat for patent, seat in held.items() if seat is not None}


def levels(g: WarOfCurrents, seat: int = ANN) -> tuple[int, ...]:
    """A company's levels in AC, DC and bulb."""
    return g.companies[seat].levels


def ready(g: WarOfCurrents, seat: int = ANN) -> tuple[str, ...]:
    """A company's luminaries that can still act."""
    return g.companies[seat].ready


def cash(g: WarOfCurrents) -> list[int]:
    """Everybody's cash."""
    return [company.cash for company in g.companies]
