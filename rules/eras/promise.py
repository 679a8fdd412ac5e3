"""How promising a school is, for computer players: a smooth guess at best times worst."""

from __future__ import annotations

from rules.core.contract import Seat
from rules.eras.content import CONTENT
from rules.eras.scoring import building_points
from rules.eras.state import Academia, School

LOW_WEIGHTS = (0.6, 0.25, 0.15)
"""How much the three lesser buildings count for the worst one, from the worst."""
BLOCK = 0.35
"""What a block is worth, as a share of the best building."""
FUNDS = 0.2
ROOM = 0.4
CLASS = 0.3


def promise(g: Academia, seat: Seat) -> float:
    """What the school scores, and what its Funds, its room to build and its classes may still bring."""
    school, left = g.school(seat), remaining(g)
    *lesser, best = sorted(building_points(building) for building in school.campuses)
    worst = sum(weight * value for weight, value in zip(LOW_WEIGHTS, lesser, strict=True))
    block = BLOCK * (best + 1)
    price = school.administration
    spendable = FUNDS * block * min(school.funds, 3 * price) / price
    room = ROOM * block * min(room_to_build(school), 4)
    return (best + 1) * (worst + 1) + left * (spendable + room + CLASS * min(school.study_stories, 8))


def room_to_build(school: School) -> int:
    """Blocks that the Administration's height still allows on open campuses."""
    open_campuses = (building for building in school.campuses if not building.roof)
    return sum(max(0, school.administration - building.blocks) for building in open_campuses)


def remaining(g: Academia) -> float:
    """The part of the game that is still to come, from 1 to 0."""
    setup = CONTENT.setup
    eras = (g.era - 1 + max(g.released) / setup.marbles_ending_an_era) / setup.eras
    sold = 1 - g.pool / (setup.stories_per_player * g.seats)
    return max(0.0, 1 - max(eras, sold))
