"""What connections between major cities may become."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from rules.carnegie.atlas import atlas
from rules.carnegie.content import Content
from rules.carnegie.network import FEWEST, Group, Levels, best_connection
from rules.carnegie.terms import CityId
from rules.core.contract import Seat

MISSING = 0.85
"""What each city that a connection lacks leaves of its VP."""
REACH = 4.0
"""Rounds to come with which a connection in reach counts half."""
NEVER = 99
"""Cities between two that no line can join."""
Cities = frozenset[CityId]


@lru_cache(maxsize=2048)
def closed_cities(book: Content, spots: tuple[Seat | None, ...], seat: Seat) -> Cities:
    """The cities where others have taken every spot."""
    where, hopeless = atlas(book).of_city, {*spots} - {None, seat}
    return frozenset(city for city, at in where.items() if hopeless.issuperset(spots[at.start : at.stop]))


@lru_cache(maxsize=4096)
def connection_prospects(book: Content, mine: Cities, closed: Cities, at: Levels, turns: int) -> float:
    """The best connection there is, and a part of what the best one in reach is worth beyond it."""
    made = best_connection(book, mine, at)[0]
    ways = _ways(book, mine, closed)
    hoped = max((_hope(book, group, missing, at) for group, missing in ways), default=0.0)
    return made + max(0.0, hoped - made) * turns / (turns + REACH)


def _hope(book: Content, group: Group, missing: int, at: Levels) -> float:
    """By the lowest level and, since that can be raised, by the others, too."""
    points = book.connections.points[sum(book.connections.counts[city] for city in group)]
    by_level = [points[at[book.map.cities[city].region.place] - 1] for city in group]
    return 0.5 * (min(by_level) + sum(by_level) / len(by_level)) * MISSING**missing


@lru_cache(maxsize=4096)
def _ways(book: Content, mine: Cities, closed: Cities) -> tuple[tuple[Group, int], ...]:
    """Every group of major cities with the cities that a line between them still lacks, at most."""
    majors = [city for city in book.connections.counts if city not in closed]
    gaps = {city: _gaps(book, mine, closed, city) for city in majors}
    groups = (group for size in range(FEWEST, len(majors) + 1) for group in combinations(majors, size))
    found = ((group, _missing(group, gaps, mine)) for group in groups)
    return tuple((group, missing) for group, missing in found if missing < NEVER)


def _missing(group: Group, gaps: dict[CityId, dict[CityId, int]], mine: Cities) -> int:
    """Joining always the nearest city."""
    line, left = [group[0]], set(group[1:])
    missing = sum(city not in mine for city in group)
    while left:
        gap, nearest = min((gaps[here].get(there, NEVER), there) for here in line for there in left)
        missing += gap
        line.append(nearest)
        left.remove(nearest)
    return missing


def _gaps(book: Content, mine: Cities, closed: Cities, start: CityId) -> dict[CityId, int]:
    """How many cities lack between a city and each other one, those with few looked at first."""
    neighbors, found, edge, later = atlas(book).neighbors, {start: 0}, [start], list[CityId]()
    while edge or later:
        if not edge:
            edge, later = later, []
        city = edge.pop()
        lacks = city not in mine and city != start
        through = found[city] + lacks
        for other in neighbors[city]:
            if other not in closed and found.get(other, NEVER) > through:
                found[other] = through
                (later if lacks else edge).append(other)
    return found
