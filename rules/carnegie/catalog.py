"""What the component data of the game is made of, file by file (DAT-CAR)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from rules.carnegie.terms import CityId, DepartmentId, Kind, Level, Mark, Region, Size, Spot
from rules.core.content import Entry, Source

Amount = Annotated[int, Meta(ge=0)]


class Gain(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is received at once."""

    money: Amount = 0
    goods: Amount = 0
    points: Amount = 0
    employees: Amount = 0
    """New employees from the supply to the Lobby."""
    study: Amount = 0
    either: Amount = 0
    """So many $, or 1 goods cube instead."""


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """What the number of players changes (CAR-SET-04, -13)."""

    removed: Amount
    """Department tiles that leave the game."""
    choosers: tuple[int, ...]
    """The seats, counted from 1, that get an Action Choice tile."""


class Setup(Entry, frozen=True):
    """What everybody starts with (CAR-SET)."""

    money: Amount
    goods: Amount
    lobby: Amount
    """Employees in the Lobby; one more stands in each printed department."""
    supply: Amount
    """Employees that are not recruited yet."""
    pawns: Amount
    """All pawns: for score, tracks, tabs, projects and donations."""
    moves: Amount
    """Steps of the set-up."""
    copies: Amount
    """Tiles of each department."""
    seats: dict[int, Seating]


class Company(Entry, frozen=True):
    """The company board, top line first (DAT-CAR-09)."""

    rows: tuple[tuple[DepartmentId, ...], ...]
    points: tuple[Amount, ...]
    """What a department built in each line is worth."""


class Tile(Entry, frozen=True):
    """A timeline tile: what the four spaces of its two sides show."""

    front: tuple[Mark, ...]
    back: tuple[Mark, ...]


class Timeline(Struct, frozen=True, forbid_unknown_fields=True):
    """The timeline (DAT-CAR-01, -02)."""

    tiles: dict[str, Tile]
    end: dict[Kind, Mark]
    end_source: Source


class City(Entry, frozen=True):
    """A city: what fits on its spots, and the VP of each project there."""

    name: str
    region: Region
    size: Size
    points: Amount
    spots: tuple[Spot, ...]


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    """The map (DAT-CAR-06)."""

    cities: dict[CityId, City]
    links: tuple[tuple[CityId, CityId], ...]
    links_source: Source


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """A box of a transport track: study points to enter it, its level and its bonus per employee."""

    study: Amount
    level: Level
    bonus: Gain


class Track(Entry, frozen=True):
    """A region's transport track (DAT-CAR-03)."""

    boxes: tuple[Box, ...]


class Position(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position of a project tab: study points to reach it, and its pawn with income, or its VP."""

    study: Amount
    pawn: bool = False
    income: Gain = Gain()
    points: Amount = 0


class Tab(Entry, frozen=True):
    """A project tab, and the goods cubes that a project costs (DAT-CAR-04)."""

    goods: Amount
    positions: tuple[Position, ...]


class Department(Entry, frozen=True):
    """A department: its action, and the salaries of its employee slots, cheapest first (DAT-CAR-08)."""

    name: str
    short: str
    kind: Kind
    slots: tuple[Amount, ...]
    text: str
    """What it does, in our own words."""


class Counted(StrEnum):
    """What a donation counts."""

    HUMAN_RESOURCES = "human_resources"
    MANAGEMENT = "management"
    CONSTRUCTION = "construction"
    RESEARCH = "research"
    DEPARTMENTS = "departments"
    HOUSING = "housing"
    COMMERCE = "commerce"
    INDUSTRY = "industry"
    INFRASTRUCTURE = "infrastructure"
    HOUSING_OR_COMMERCE = "housing_or_commerce"
    EAST = "east"
    MIDWEST = "midwest"
    SOUTH = "south"
    WEST = "west"
    SMALL_CITIES = "small_cities"
    RAILROADS = "railroads"
    DONATIONS = "donations"
    ACTIVE = "active"
    MONEY = "money"
    GOODS = "goods"
    MONEY_AND_GOODS = "money_and_goods"
    """Sets of 1 goods and so many $ as `each` says."""
    NOTHING = "nothing"
    """A flat value."""


class Donation(Entry, frozen=True):
    """A space of the donation chart: so many VP for each so many of what it counts (DAT-CAR-10)."""

    name: str
    column: str
    counts: Counted
    points: Amount
    each: Annotated[int, Meta(ge=1)] = 1


class Connections(Entry, frozen=True):
    """Connections of major cities (DAT-CAR-07)."""

    counts: dict[CityId, Amount]
    """How often each major city counts."""
    points: dict[int, tuple[Amount, Amount, Amount]]
    """VP by the cities counted: by Cart, Stagecoach, Railroad."""


class Caps(Struct, frozen=True, forbid_unknown_fields=True):
    """The most that a line of the final score can give."""

    active: Amount
    departments: Amount
    tabs: Amount
    projects: Amount
    connections: Amount
    donation: Amount


class Scoring(Entry, frozen=True):
    """Final scoring (CAR-FIN)."""

    active: Amount
    action_choice: Amount
    printed_departments_count: bool
    """Whether donations count the departments printed on the board, too."""
    caps: Caps


class Effects(Entry, frozen=True):
    """The numbers of departments and donations."""

    moves: Amount
    training: Amount
    active_per_point: Annotated[int, Meta(ge=1)]
    commerce_money: Amount
    commerce_goods: Amount
    mission_money: Amount
    mission_goods: Amount
    build_staffed: Amount
    build_empty: Amount
    purchasing: Amount
    most_exchanged: Annotated[int, Meta(ge=1)]
    sales: Amount
    logistics_money: Amount
    logistics_points: Amount
    engineering: Amount
    outsourcing: Amount
    supply_price: Amount
    study: Amount
    advanced_design: Amount
    advanced_research: Amount
    telegraph: Amount
    donation: Amount
    communications: Amount
    reward_goods: Amount
    reward_money: Amount
