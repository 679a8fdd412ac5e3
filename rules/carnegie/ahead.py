"""What a player can plan before being asked: the next part of the round that is certain to come."""

from __future__ import annotations

from rules.carnegie.donations import Donations, can_donate
from rules.carnegie.flow import EndOfRound, Turn, rounds
from rules.carnegie.income import Income
from rules.carnegie.setup import FirstHousing, FirstMoves
from rules.carnegie.state import Carnegie
from rules.carnegie.timeline import Selecting
from rules.core.contract import Seat, Step


def ahead(g: Carnegie, seat: Seat) -> Carnegie | None:
    """The table with this seat's own steps alone on the agenda, up to what is not known yet."""
    own = []
    for step in g.agenda:
        if isinstance(step, Selecting):
            break  # what a turn is about is not known before an action is selected
        if (mine := _own(g, step, seat)) is not None:
            own.append(mine)
    if not own:
        return None
    table = g.copy()
    table.agenda = tuple(own)
    return table


def _own(g: Carnegie, step: Step, seat: Seat) -> Step | None:
    match step:
        case FirstHousing(waiting) if seat in waiting:
            return FirstHousing((seat,))
        case FirstMoves(waiting) if seat in waiting:
            return FirstMoves((seat,))
        case Income(region, waiting) if seat in waiting and g.companies[seat].away[region.place]:
            return Income(region, (seat,), begun=True)
        case Donations(waiting) if seat in waiting and can_donate(g, seat):
            return Donations((seat,), begun=True)
        case Turn(own) if own == seat:
            return step
        case EndOfRound() if _leads_next(g, seat):
            return step
        case _:
            return None


def _leads_next(g: Carnegie, seat: Seat) -> bool:
    """Whether the seat selects the next round's action."""
    return g.round < rounds(g) and (g.first + 1) % g.seats == seat
