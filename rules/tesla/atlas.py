"""The map in play: projects, and the cities between two cities (TVE-DAT-12 to -14, TVE-PRJ-13 to -17)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from msgspec import Struct

from rules.tesla.content import CONTENT
from rules.tesla.links import steps_from
from rules.tesla.state import CityId, Level, ProjectId
from rules.tesla.words import roman


class Project(Struct, frozen=True):
    """A project on the map; stock is its gain with the doubling of the highest level (TVE-PRJ-40)."""

    key: ProjectId
    city: CityId
    name: str
    size: str
    level: int
    cost: int
    stock: int

    @property
    def needs(self) -> str:
        """“New York III needs level III”."""
        return f"{self.name} needs level {roman(self.level)}"


class Atlas(Struct, frozen=True):
    """The map for a number of players."""

    projects: tuple[Project, ...]
    """The greatest stock gain first."""
    up_to: tuple[tuple[Project, ...], ...]
    """The same, up to each level."""
    between: Mapping[CityId, Mapping[CityId, int]]
    """Cities strictly between two cities on the shortest route through cities in play (AMB-TVE-25)."""


def _projects(city: CityId) -> list[Project]:
    place, doubled = CONTENT.map.cities[city], CONTENT.setup.doubled_level
    size = CONTENT.map.sizes[place.size]
    return [
        Project(
            ProjectId(f"{city}-{level}"),
            city,
            f"{place.name} {roman(level)}",
            place.size,
            level,
            size.cost,
            size.stock * (2 if level == doubled else 1),
        )
        for level in place.projects
    ]


PROJECTS = {each.key: each for city in CONTENT.map.cities for each in _projects(city)}


@cache
def atlas(seats: int) -> Atlas:
    """The map for a number of players (TVE-SET-02)."""
    places = CONTENT.map
    cities = [key for key, city in places.cities.items() if places.areas[city.area].players <= seats]
    links, inside = {key: city.links for key, city in places.cities.items()}, set(cities)
    between = {
        city: {other: max(0, steps - 1) for other, steps in steps_from(city, links, inside).items()}
        for city in cities
    }
    projects = sorted(
        (each for each in PROJECTS.values() if each.city in inside), key=lambda each: -each.stock
    )
    up_to = tuple(tuple(each for each in projects if each.level <= level) for level in range(len(Level) + 1))
    return Atlas(tuple(projects), up_to, between)


@lru_cache(maxsize=8192)
def skipped(seats: int, owned: tuple[ProjectId, ...]) -> Mapping[CityId, int]:
    """By city, the cities between it and the nearest own one; 0 for the first project (TVE-PRJ-10 to -14)."""
    between = atlas(seats).between
    if not owned:
        return dict.fromkeys(between, 0)
    *others, last = owned
    away = between[PROJECTS[last].city]
    if not others:
        return away
    before = skipped(seats, tuple(others))
    return {city: min(before[city], cities) for city, cities in away.items()}
