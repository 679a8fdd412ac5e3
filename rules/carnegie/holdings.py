"""What each player has on the map: cities, projects by region, in small cities, and their VP."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rules.carnegie.atlas import atlas
from rules.carnegie.content import Content
from rules.carnegie.state import Carnegie, Counts
from rules.carnegie.terms import REGIONS, CityId
from rules.core.contract import Seat


class Holdings(Struct, frozen=True):
    """One player's projects on the map."""

    cities: frozenset[CityId]
    regions: Counts
    """Projects by region."""
    small: int
    """Projects in small cities."""
    points: int
    """VP of all projects, without a cap (CAR-FIN-11)."""


def holdings(g: Carnegie, seat: Seat) -> Holdings:
    """What a player has on the map."""
    return _held(g.book, g.spots, seat)


@lru_cache(maxsize=2048)
def _held(book: Content, spots: tuple[Seat | None, ...], seat: Seat) -> Holdings:
    chart = atlas(book)
    mine = [index for index, holder in enumerate(spots) if holder == seat]
    regions = [chart.regions[index] for index in mine]
    return Holdings(
        frozenset(chart.spots[index][0] for index in mine),
        tuple(regions.count(region) for region in REGIONS),
        sum(chart.small[index] for index in mine),
        sum(chart.points[index] for index in mine),
    )
