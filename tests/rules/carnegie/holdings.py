"""What a test looks at after a line: what a player holds, and what is left of a turn."""

from rules.carnegie.state import Carnegie
from rules.carnegie.terms import DepartmentId
from rules.carnegie.working import Working
from rules.core import play as engine
from rules.core.contract import Seat
from tests.rules.carnegie.table import ANN


def cash(g: Carnegie, seat: Seat = ANN) -> int:
    """A player's money."""
    return g.companies[seat].money


def goods(g: Carnegie, seat: Seat = ANN) -> int:
    """A player's goods cubes."""
    return g.companies[seat].goods


def points(g: Carnegie, seat: Seat = ANN) -> int:
    """A player's VP on the score track."""
    return g.companies[seat].points


def away(g: Carnegie, seat: Seat = ANN) -> tuple[int, ...]:
    """A player's employees on missions: East, Midwest, South, West."""
    return g.companies[seat].away


def moves(g: Carnegie) -> int:
    """The moves that are left to whoever is asked."""
    return engine.pending(g).moves


def uses(g: Carnegie, department: str) -> int:
    """How often a department can be used yet by whoever is asked."""
    at = engine.pending(g)
    assert isinstance(at, Working)
    return at.uses_left(g.companies[at.seat], DepartmentId(department))


def everybody(g: Carnegie, seat: Seat = ANN) -> int:
    """A player's employees wherever they are."""
    company = g.companies[seat]
    return company.supply + company.active_in_all + sum(company.resting) + sum(company.away)
