"""What connections between major cities may become."""

from __future__ import annotations

from functools import cache, lru_cache
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
LEAVES = tuple(MISSING**missing for missing in range(NEVER))
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
    hopes = _hopes(book, at)
    hoped = max((hopes[group] * LEAVES[missing] for group, missing in _ways(book, mine, closed)), default=0.0)
    return made + max(0.0, hoped - made) * turns / (turns + REACH)


@cache
def _groups(book: Content) -> tuple[Group, ...]:
    """Every choice of two or more major cities."""
    majors = tuple(book.connections.counts)
    return tuple(group for size in range(FEWEST, len(majors) + 1) for group in combinations(majors, size))


@lru_cache(maxsize=256)
def _hopes(book: Content, at: Levels) -> dict[Group, float]:
    """What joining each group may be worth: by the lowest level and, since that can be raised, by all."""
    return {group: _hope(book, group, at) for group in _groups(book)}


def _hope(book: Content, group: Group, at: Levels) -> float:
    points = book.connections.points[sum(book.connections.counts[city] for city in group)]
    by_level = [points[at[book.map.cities[city].region.place] - 1] for city in group]
    return 0.5 * (min(by_level) + sum(by_level) / len(by_level))


@lru_cache(maxsize=4096)
def _ways(book: Content, mine: Cities, closed: Cities) -> tuple[tuple[Group, int], ...]:
    """Every group of major cities with the cities that a line between them still lacks, at most."""
    majors = [city for city in book.connections.counts if city not in closed]
    gaps: dict[tuple[CityId, CityId], int] = {}
    for place, start in enumerate(majors):
        for other, gap in _gaps(book, mine, closed, start, {*majors[place + 1 :]}).items():
            gaps[start, other] = gaps[other, start] = gap
    found = ((group, _missing(group, gaps, mine)) for group in _groups(book))
    return tuple((group, missing) for group, missing in found if missing < NEVER)


def _missing(group: Group, gaps: dict[tuple[CityId, CityId], int], mine: Cities) -> int:
    """Joining always the nearest city."""
    line, left = [group[0]], set(group[1:])
    missing = sum(city not in mine for city in group)
    while left:
        gap, nearest = min((gaps.get((here, there), NEVER), there) for here in line for there in left)
        missing += gap
        line.append(nearest)
        left.remove(nearest)
    return missing


def _gaps(
    book: Content, mine: Cities, closed: Cities, start: CityId, targets: set[CityId]
) -> dict[CityId, int]:
    """How many cities lack between a city and each of some others, those with few looked at first."""
    neighbors, cost, edge, later = atlas(book).neighbors, {start: 0}, [start], list[CityId]()
    found: dict[CityId, int] = {}
    while len(found) < len(targets) and (edge or later):
        if not edge:
            edge, later = later, []
        city = edge.pop()
        if city in targets:
            found[city] = cost[city]
        lacks = city not in mine and city != start
        through = cost[city] + lacks
        for other in neighbors[city]:
            if other not in closed and cost.get(other, NEVER) > through:
                cost[other] = through
                (later if lacks else edge).append(other)
    return found
