"""Positions and checks for actions, claims and the AC/DC fame track."""

from typing import Any

from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla import GAME
from rules.tesla.state import Technology, WarOfCurrents
from tests.rulebook.tesla import play, table, with_company, with_patents
from tests.rules.tesla.lines import ANN, BEN, cash

AC, DC, BULB = Technology
COMPANIES = ("tesla", "thomson", "brush", "maxim", "edison")
"""Ann leads Tesla: no Finance, and no ability that touches claims."""


def claiming(*crew: str, seats: int = 4, phase: int = 1, **changes: Any) -> WarOfCurrents:
    """A table in Ann's turn; what is said of her company, unless it is the table's."""
    own = {name: changes.pop(name) for name in ("cash", "projects", "levels", "used") if name in changes}
    return with_company(table(*COMPANIES[:seats], phase=phase, **changes), ANN, *crew, **own)


def owning(g: WarOfCurrents, seat: Seat, *projects: str) -> WarOfCurrents:
    """The table with projects of a company."""
    return with_company(g, seat, projects=projects)


def held(g: WarOfCurrents, *patents: tuple[Technology, int], by: Seat = BEN) -> WarOfCurrents:
    """The table with patents of a company."""
    return with_patents(g, dict.fromkeys(patents, by))


def costs(g: WarOfCurrents, line: str) -> int:
    """What Ann pays in all for a claim, which must be on offer."""
    assert offered(g, line)
    return cash(g)[ANN] - cash(play(g, line))[ANN]


def gains(g: WarOfCurrents, line: str) -> int:
    """How far Ann's stock rises by a claim."""
    return play(g, line).prices[ANN] - g.prices[ANN]


def offered(g: WarOfCurrents, line: str) -> bool:
    """Whether Ann can do what a line says."""
    return engine.read(GAME, g, ANN, line) in engine.legal(GAME, g, ANN)
