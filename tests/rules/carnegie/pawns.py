"""Pawns of players on the map of a test."""

from rules.carnegie.atlas import atlas
from rules.carnegie.spots import free_spot, occupy
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import PROJECTS, CityId, Project
from rules.core.contract import Seat
from tests.rules.carnegie.table import ANN

TO_NEW_YORK = ("chicago", "burlington", "new_york")
"""A line of cities from Chicago to New York."""
ACROSS = ("san_francisco", "reno", "denver", "omaha", *TO_NEW_YORK)
"""A line from coast to coast."""
TO_NEW_ORLEANS = ("new_orleans", "atlanta", "washington", "new_york")
"""A line from New Orleans to New York that leaves the Midwest alone."""


def built(g: Carnegie, *places: str, seat: Seat = ANN) -> Carnegie:
    """The table with projects of a player: “denver industry”, or “denver” for the first type that fits."""
    g = g.copy()
    for place in places:
        city, _, named = place.partition(" ")
        project = Project(named) if named else _first_that_fits(g, CityId(city))
        spot = free_spot(g, CityId(city), project)
        assert spot is not None
        occupy(g, seat, spot, project)
    return g


def _first_that_fits(g: Carnegie, city: CityId) -> Project:
    spots = atlas(g.book).fitting[city]
    return next(each for each in PROJECTS if any(g.spots[spot] is None for spot in spots[each.place]))
