"""A table of the fixture, set up by hand: Ann, Ben, Cho and Dee, seats 0 to 3, Ann being first player."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.carnegie import GAME
from rules.carnegie.activation import Activating
from rules.carnegie.flow import EndOfRound, Turn
from rules.carnegie.setup import lay_out
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import BARE, SPACES, DepartmentId, Kind, Mark, Space
from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.contract import Names, Seat
from tests.rules.carnegie import editions

NAMES = Names(("Ann", "Ben", "Cho", "Dee"))
ANN, BEN, CHO, DEE = map(Seat, range(4))

ROWS: tuple[tuple[Mark, ...], ...] = tuple(
    tuple(map(Mark, row.split()))
    for row in (
        "east donation south west midwest+donation",
        "midwest south donation east south+donation",
        "west midwest east donation east+donation",
        "donation west midwest south west+donation",
    )
)
"""The timeline of the fixture."""


def bare(seats: int = 4, first: int = 0) -> Carnegie:
    """A table laid out with the data of the fixture, nothing on its agenda."""
    g = Carnegie(seats, Chance(7), edition=editions.FIXTURE)
    lay_out(g, first)
    g.timeline, g.told = ROWS, ()
    return g


def started(g: Carnegie, *agenda: Any) -> Carnegie:
    """The table with these steps run up to the first question."""
    g = g.copy()
    g.agenda = agenda
    return advanced(g)


def advanced(g: Carnegie) -> Carnegie:
    """The table after all procedures at the top of its agenda."""
    found: Carnegie = engine.settled(GAME, g).state
    return found


def in_round(kind: Kind, seats: int = 4, **company: Any) -> Carnegie:
    """Round 1: Ann has selected an action and takes her turn, her company being as said."""
    g = with_company(bare(seats), ANN, **company)
    g.round, g.action, g.moving = 1, kind, kind
    return g


def turn_of(g: Carnegie, seat: Seat = ANN) -> Carnegie:
    """The turn of a player, and of those after, from its beginning."""
    order = g.clockwise()
    return started(g, *map(Turn, order[order.index(seat) :]), EndOfRound())


def working(kind: Kind, seats: int = 4, **company: Any) -> Carnegie:
    """Ann's turn with this action, her company being as said."""
    return turn_of(in_round(kind, seats, **company))


def activating(seats: int = 4, **company: Any) -> Carnegie:
    """Ann may activate employees, her company being as said."""
    return started(in_round(Kind.MANAGEMENT, seats, **company), Activating(ANN))


def with_company(g: Carnegie, seat: Seat, **changes: Any) -> Carnegie:
    """The table with a company changed; `staff` and `tiles` are given by space."""
    g = g.copy()
    company = g.companies[seat]
    tiles: dict[str, str] = changes.pop("tiles", {})
    staff: dict[str, tuple[int, int]] = changes.pop("staff", {})
    departments, standing = list(company.departments), list(company.standing)
    resting = list(company.resting)
    for space, tile in tiles.items():
        departments[Space(space).place] = DepartmentId(tile)
    for space, (active, inactive) in staff.items():
        standing[Space(space).place] = (1 << active) - 1
        resting[Space(space).place] = inactive
    board = {"departments": tuple(departments), "standing": tuple(standing), "resting": tuple(resting)}
    g.companies = tuple(
        replace(each, **{**board, **changes}) if index == seat else each
        for index, each in enumerate(g.companies)
    )
    return g


def staff(g: Carnegie, space: str, seat: Seat = ANN) -> tuple[int, int]:
    """Active and inactive employees on a space."""
    company, place = g.companies[seat], Space(space).place
    return company.active(place), company.resting[place]


def free_spaces(g: Carnegie, seat: Seat = ANN) -> list[str]:
    """The spaces without a department or Lobby."""
    return [each.value for each in SPACES if g.companies[seat].departments[each.place] == BARE]
