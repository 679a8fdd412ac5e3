"""Steps along the links of a map, for any map."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping

from rules.tesla.state import CityId


def steps_from(
    start: CityId, links: Mapping[CityId, Collection[CityId]], cities: Collection[CityId]
) -> dict[CityId, int]:
    """The fewest steps from a city to every city that can be reached through these cities only."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        city = waiting.popleft()
        for other in links[city]:
            if other in cities and other not in found:
                found[other] = found[city] + 1
                waiting.append(other)
    return found
