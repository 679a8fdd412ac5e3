"""The map as the rules look at it: spots in order, links both ways (CAR-CON-05 to -11)."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from rules.carnegie.content import Content
from rules.carnegie.terms import CityId, Project, Region, Size, Spot

Site = tuple[CityId, Region, tuple[int, ...]]
"""A city, its region, and its spots for a type of project."""


class Atlas(Struct, frozen=True, eq=False):
    """The spots of all cities in one row, and what can be looked up about them."""

    spots: tuple[tuple[CityId, Spot], ...]
    of_city: dict[CityId, range]
    """Where a city's spots are in the row."""
    fitting: dict[CityId, tuple[tuple[int, ...], ...]]
    """By type of project: the spots of a city that take it."""
    sites: tuple[tuple[Site, ...], ...]
    """By type of project: the cities that take it, those worth the most first."""
    neighbors: dict[CityId, tuple[CityId, ...]]
    regions: tuple[Region, ...]
    """By spot."""
    small: tuple[bool, ...]
    """By spot: whether its city is a small one."""
    points: tuple[int, ...]
    """By spot: the VP of a project there."""


@cache
def atlas(book: Content) -> Atlas:
    """The atlas of an edition."""
    cities = book.map.cities
    spots = tuple((key, spot) for key, city in cities.items() for spot in city.spots)
    of_city, start = {}, 0
    for key, city in cities.items():
        of_city[key] = range(start, start + len(city.spots))
        start += len(city.spots)
    fitting = {key: _fitting(spots, where) for key, where in of_city.items()}
    return Atlas(
        spots,
        of_city,
        fitting,
        tuple(_sites(book, fitting, project) for project in Project),
        {key: _linked(book, key) for key in cities},
        tuple(cities[key].region for key, _ in spots),
        tuple(cities[key].size is Size.SMALL for key, _ in spots),
        tuple(cities[key].points for key, _ in spots),
    )


def _fitting(spots: tuple[tuple[CityId, Spot], ...], where: range) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(index for index in where if spots[index][1].takes(project)) for project in Project)


def _sites(
    book: Content, fitting: dict[CityId, tuple[tuple[int, ...], ...]], project: Project
) -> tuple[Site, ...]:
    cities, place = book.map.cities, project.place
    best = sorted(fitting, key=lambda key: -cities[key].points)
    return tuple((key, cities[key].region, fitting[key][place]) for key in best if fitting[key][place])


def _linked(book: Content, city: CityId) -> tuple[CityId, ...]:
    links = book.map.links
    return tuple([b for a, b in links if a == city] + [a for a, b in links if b == city])
