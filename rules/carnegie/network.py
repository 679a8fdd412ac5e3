"""Connections between major cities (CAR-LNK)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from rules.carnegie.atlas import atlas
from rules.carnegie.content import Content
from rules.carnegie.holdings import holdings
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import REGIONS, CityId, Level
from rules.core.contract import Seat

Levels = tuple[Level, ...]
Group = tuple[CityId, ...]
FEWEST = 2
"""Major cities that make a connection (CAR-LNK-05)."""


def connections(g: Carnegie, seat: Seat) -> int:
    """The VP of a player's best connection, without a cap."""
    return best_connection(g.book, holdings(g, seat).cities, levels(g.book, g.companies[seat].tracks))[0]


@lru_cache(maxsize=2048)
def levels(book: Content, tracks: tuple[int, ...]) -> Levels:
    """The level of transport by region (CAR-LNK-14)."""
    return tuple(book.tracks[region].boxes[box].level for region, box in zip(REGIONS, tracks, strict=True))


@lru_cache(maxsize=4096)
def best_connection(book: Content, cities: frozenset[CityId], at: Levels) -> tuple[int, Group]:
    """VP and major cities of the best group that one line of pawns joins (CAR-LNK-08 to -12)."""
    groups = (group for joined in lines(book, cities) for group in _groups(book, joined))
    return max(((_worth(book, group, at), group) for group in groups), default=(0, ()))


@lru_cache(maxsize=4096)
def lines(book: Content, cities: frozenset[CityId]) -> tuple[frozenset[CityId], ...]:
    """The continuous lines that pawns in these cities make (CAR-LNK-01 to -03, -15)."""
    found, left = [], set(cities)
    while left:
        line = _reached(book, left, min(left))
        left -= line
        found.append(frozenset(line))
    return tuple(found)


def _reached(book: Content, cities: set[CityId], start: CityId) -> set[CityId]:
    neighbors, line, edge = atlas(book).neighbors, {start}, [start]
    while edge:
        new = cities.intersection(neighbors[edge.pop()]) - line
        line |= new
        edge.extend(new)
    return line


def _groups(book: Content, line: frozenset[CityId]) -> Iterator[Group]:
    """Every choice of two or more of the major cities on a line (AMB-CAR-46)."""
    majors = [city for city in book.connections.counts if city in line]
    for size in range(FEWEST, len(majors) + 1):
        yield from combinations(majors, size)


def _worth(book: Content, group: Group, at: Levels) -> int:
    """By the cities counted and the lowest level of their regions (AMB-CAR-45)."""
    counted = sum(book.connections.counts[city] for city in group)
    lowest = min(at[book.map.cities[city].region.place] for city in group)
    return book.connections.points[counted][lowest - 1]
