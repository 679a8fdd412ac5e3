"""The spots of the map: which are free, who holds them, and a pawn put on one (CAR-CON-06 to -13)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.carnegie.atlas import atlas
from rules.carnegie.names import city_name
from rules.carnegie.state import Carnegie, put
from rules.carnegie.terms import CityId, Project, Region
from rules.carnegie.words import PROJECT_NAMES
from rules.core.contract import Seat, player
from rules.core.words import listed


def free_spot(g: Carnegie, city: CityId, project: Project) -> int | None:
    """The first free spot of a city that takes a project of this type; None where there is none."""
    spots = g.spots
    for index in atlas(g.book).fitting[city][project.place]:
        if spots[index] is None:
            return index
    return None


def open_sites(g: Carnegie, project: Project) -> list[tuple[CityId, Region]]:
    """The cities with a free spot for a project of this type and their regions, the best ones first."""
    taken, found = g.spots, []
    for city, region, spots in atlas(g.book).sites[project.place]:
        for spot in spots:
            if taken[spot] is None:
                found.append((city, region))
                break
    return found


def occupy(g: Carnegie, me: Seat, spot: int, project: Project) -> None:
    """A pawn goes from its tab to a spot of the map (CAR-CON-13)."""
    g.spots = (*g.spots[:spot], me, *g.spots[spot + 1 :])
    built = g.companies[me].built
    g.settle(me, built=put(built, project.place, built[project.place] + 1))


def no_place(g: Carnegie, city: CityId, project: Project) -> Iterator[str]:
    """Why a project cannot go to a city (CAR-CON-06, -07, -11, CAR-SET-17)."""
    name, kind = city_name(g.book, city), PROJECT_NAMES[project]
    if city not in g.book.map.cities:
        yield f"There is no city {name}."
        return
    fitting = atlas(g.book).fitting[city][project.place]
    holders = {holder for index in fitting if (holder := g.spots[index]) is not None}
    if not fitting:
        yield f"{name} has no {kind} spot."
    elif free_spot(g, city, project) is None:
        by = listed([player(seat) for seat in sorted(holders)])
        yield f"{name} has no free {kind} spot; it is taken by {by}."
