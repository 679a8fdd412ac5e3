"""Whether the map fits together (DAT-CAR-06)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.carnegie.catalog import City
from rules.carnegie.content import Content
from rules.carnegie.soundness.faults import named_alike
from rules.carnegie.terms import PROJECTS, REGIONS, CityId, Size, Spot
from rules.core.content import Fault, repeated

FILE = "map.toml"
SPOTS = {Size.MAJOR: 5, Size.MEDIUM: 3, Size.SMALL: 1}
MOST_POINTS = 3
FIRST_SPOTS = 6
"""Housing spots that the first pawns need at least (AMB-CAR-05)."""


def _cities(content: Content) -> Iterator[Fault]:
    """CAR-CON-06, -07, CAR-FIN-11."""
    for key, city in content.map.cities.items():
        for part, fault in (*_city(city), *_spots(city)):
            yield FILE, f"cities.{key}.{part}", fault
    yield from ((FILE, f"cities.{key}", fault) for _, key, fault in named_alike(FILE, content.map.cities))


def _city(city: City) -> Iterator[tuple[str, str]]:
    if city.points > MOST_POINTS:
        yield "points", f"{city.points} VP are more than {MOST_POINTS}"
    if len(city.spots) != SPOTS[city.size]:
        yield "spots", f"a {city.size} city has {SPOTS[city.size]}, not {len(city.spots)}"


def _spots(city: City) -> Iterator[tuple[str, str]]:
    small, free = city.size is Size.SMALL, [each for each in city.spots if each is Spot.ANY]
    if small and len(free) < len(city.spots):
        yield "spots", "a small city takes any project"
    if free and not small:
        yield "spots", "only a small city takes any project"
    if city.size is Size.MAJOR and any(project.value not in city.spots for project in PROJECTS):
        yield "spots", "a major city has spots of all four types"


def _first_pawns(content: Content) -> Iterator[Fault]:
    """AMB-CAR-05."""
    larger = (city for city in content.map.cities.values() if city.size is not Size.SMALL)
    count = sum(city.spots.count(Spot.HOUSING) for city in larger)
    if count < FIRST_SPOTS:
        yield FILE, "cities", f"{count} Housing spots for the first pawns are fewer than {FIRST_SPOTS}"


def _links(content: Content) -> Iterator[Fault]:
    """CAR-LNK-01."""
    cities, links = content.map.cities, content.map.links
    for number, link in enumerate(links):
        for end in link:
            if end not in cities:
                yield FILE, f"links.{number}", f"there is no city “{end}”"
        if link[0] == link[1]:
            yield FILE, f"links.{number}", f"“{link[0]}” is linked to itself"
    for twice in repeated([tuple(sorted(link)) for link in links]):
        yield FILE, "links", f"“{twice[0]}” and “{twice[1]}” are linked twice"
    if cities and (apart := cities.keys() - _reached(next(iter(cities)), links)):
        yield FILE, "links", f"“{min(apart)}” is cut off"


def _reached(start: CityId, links: tuple[tuple[CityId, CityId], ...]) -> set[CityId]:
    found, waiting = {start}, [start]
    while waiting:
        city = waiting.pop()
        new = {end for link in links if city in link for end in link} - found
        found |= new
        waiting.extend(new)
    return found


def _majors(content: Content) -> Iterator[Fault]:
    """CAR-LNK, AMB-CAR-45."""
    majors = {key: city for key, city in content.map.cities.items() if city.size is Size.MAJOR}
    for region in REGIONS:
        if sum(city.region is region for city in majors.values()) != 1:
            yield FILE, "cities", f"there is not one major city in the {region.value.title()}"
    counts = content.connections.counts
    for key in (each for each in majors if each not in counts):
        yield "connections.toml", "counts", f"the major city “{key}” is missing"
    for key in (each for each in counts if each not in majors):
        yield "connections.toml", f"counts.{key}", "this is no major city"


CHECKS = (_cities, _first_pawns, _links, _majors)
