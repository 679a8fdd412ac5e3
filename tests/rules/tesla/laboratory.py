"""Companies at work and sentences for the tests of technology, patents, abilities and fame."""

from collections.abc import Mapping
from typing import Any

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.state import Technology, WarOfCurrents
from tests.rulebook.tesla import table, with_company, with_patents
from tests.rules.tesla import lines
from tests.rules.tesla.lines import ANN, NAMES, happened

AC, DC, BULB = Technology


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


def told(g: WarOfCurrents, line: str) -> list[str]:
    """What everybody reads after a line of whoever must act."""
    return lines.told(happened(g, line))


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
