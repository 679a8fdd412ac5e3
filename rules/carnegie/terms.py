"""The words of the game: actions, regions, projects, levels, spaces, and the ids of cards and cities."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from functools import cached_property
from typing import NewType

CityId = NewType("CityId", str)
DepartmentId = NewType("DepartmentId", str)
"""A department tile or a printed department; BARE is a space without one."""
DonationId = NewType("DonationId", str)

BARE = DepartmentId("")
LOBBY = DepartmentId("lobby")
NEW_LOBBY = DepartmentId("new_lobby")


class Kind(StrEnum):
    """An action."""

    HUMAN_RESOURCES = "human_resources"
    MANAGEMENT = "management"
    CONSTRUCTION = "construction"
    RESEARCH = "research"

    @cached_property
    def place(self) -> int:
        """Its row on the timeline."""
        return KIND_PLACES[self]


class Region(StrEnum):
    """A region."""

    EAST = "east"
    MIDWEST = "midwest"
    SOUTH = "south"
    WEST = "west"

    @cached_property
    def place(self) -> int:
        """Its index in tracks and missions."""
        return REGION_PLACES[self]


class Project(StrEnum):
    """A type of project."""

    HOUSING = "housing"
    COMMERCE = "commerce"
    INDUSTRY = "industry"
    INFRASTRUCTURE = "infrastructure"

    @cached_property
    def place(self) -> int:
        """Its index in tabs and built projects."""
        return PROJECT_PLACES[self]


class Spot(StrEnum):
    """What may be built on a spot of a city."""

    HOUSING = "housing"
    COMMERCE = "commerce"
    INDUSTRY = "industry"
    INFRASTRUCTURE = "infrastructure"
    ANY = "any"

    def takes(self, project: Project) -> bool:
        """Whether a project of this type fits (CAR-CON-06, -07)."""
        return self is Spot.ANY or self.value == project.value


class Size(StrEnum):
    """A size of city."""

    MAJOR = "major"
    MEDIUM = "medium"
    SMALL = "small"


class Level(IntEnum):
    """A level of transport."""

    CART = 1
    STAGECOACH = 2
    RAILROAD = 3


class Reward(StrEnum):
    """A reward of a final box."""

    GOODS = "goods"
    MONEY = "money"


class Deal(StrEnum):
    """A way to use Commerce & Finance (choose one)."""

    MONEY = "money"
    GOODS = "goods"
    MISSION_MONEY = "mission_money"
    MISSION_GOODS = "mission_goods"

    @property
    def mission(self) -> bool:
        """Whether the employee is sent on a mission."""
        return self.value.startswith("mission")


class Mark(StrEnum):
    """What a space of the timeline shows."""

    EAST = "east"
    MIDWEST = "midwest"
    SOUTH = "south"
    WEST = "west"
    DONATION = "donation"
    EAST_DONATION = "east+donation"
    MIDWEST_DONATION = "midwest+donation"
    SOUTH_DONATION = "south+donation"
    WEST_DONATION = "west+donation"

    @property
    def region(self) -> Region | None:
        """The region that becomes active; none on a mere donation space."""
        word = self.value.partition("+")[0]
        return None if word == "donation" else Region(word)

    @property
    def donation(self) -> bool:
        """Whether donations may be made."""
        return self.value.endswith("donation")


class Space(StrEnum):
    """A space of a company board; row A is its top edge, column 4 its right edge."""

    A1 = "a1"
    A2 = "a2"
    A3 = "a3"
    A4 = "a4"
    B1 = "b1"
    B2 = "b2"
    B3 = "b3"
    B4 = "b4"
    C1 = "c1"
    C2 = "c2"
    C3 = "c3"
    C4 = "c4"
    D1 = "d1"
    D2 = "d2"
    D3 = "d3"
    D4 = "d4"

    @cached_property
    def place(self) -> int:
        """Its index in a company's spaces, row by row."""
        return SPACE_PLACES[self]


KINDS = tuple(Kind)
REGIONS = tuple(Region)
PROJECTS = tuple(Project)
SPACES = tuple(Space)
COLUMNS = 4
KIND_PLACES = {kind: place for place, kind in enumerate(Kind)}
REGION_PLACES = {region: place for place, region in enumerate(Region)}
PROJECT_PLACES = {project: place for place, project in enumerate(Project)}
SPACE_PLACES = {space: place for place, space in enumerate(Space)}
