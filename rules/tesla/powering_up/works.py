"""What the Works count in the final scoring (PU-SCO-14, -15)."""

from __future__ import annotations

from collections.abc import Callable

from rules.tesla.atlas import PROJECTS
from rules.tesla.state import Level, ProjectId

Counting = Callable[[tuple[ProjectId, ...]], int]
LOW, FREE_CITIES = Level.II, 2


def highest_level(projects: tuple[ProjectId, ...]) -> int:
    """1 with any project of the highest level (AMB-PU-34)."""
    return int(any(PROJECTS[each].level == Level.V for each in projects))


def low_levels(projects: tuple[ProjectId, ...]) -> int:
    """Projects of level I or II."""
    return sum(PROJECTS[each].level <= LOW for each in projects)


def different_levels(projects: tuple[ProjectId, ...]) -> int:
    """Levels among the projects."""
    return len({PROJECTS[each].level for each in projects})


def medium_cities(projects: tuple[ProjectId, ...]) -> int:
    """Projects in medium cities."""
    return sum(PROJECTS[each].size == "medium" for each in projects)


def large_cities(projects: tuple[ProjectId, ...]) -> int:
    """Projects in large cities."""
    return sum(PROJECTS[each].size == "large" for each in projects)


def further_cities(projects: tuple[ProjectId, ...]) -> int:
    """Cities with projects, beyond the second."""
    return max(0, len({PROJECTS[each].city for each in projects}) - FREE_CITIES)


WORKS: dict[str, Counting] = {
    "highest-level": highest_level,
    "low-levels": low_levels,
    "different-levels": different_levels,
    "medium-cities": medium_cities,
    "large-cities": large_cities,
    "further-cities": further_cities,
}
"""By the key of a card's effect."""
