"""Component data of the game, from data/carnegie (DAT-CAR)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec.structs import fields

from rules.carnegie.catalog import (
    Company,
    Connections,
    Department,
    Donation,
    Effects,
    Map,
    Scoring,
    Setup,
    Tab,
    Timeline,
    Track,
)
from rules.carnegie.terms import DepartmentId, DonationId, Project, Region
from rules.core.content import data_root, load_files, load_toml


class Content(Struct, frozen=True, eq=False):
    """All component data of one edition."""

    folder: Path
    setup: Setup
    company: Company
    timeline: Timeline
    map: Map
    tracks: dict[Region, Track]
    tabs: dict[Project, Tab]
    printed: dict[DepartmentId, Department]
    """The departments printed on every company board."""
    tiles: dict[DepartmentId, Department]
    """The department tiles."""
    donations: dict[DonationId, Donation]
    connections: Connections
    scoring: Scoring
    effects: Effects

    @property
    def employees(self) -> int:
        """All employees of a company; one stands in each printed department (CAR-SET-09)."""
        return self.setup.lobby + self.setup.supply + len(self.printed)


FILES = {each.name: each.type for each in fields(Content) if each.name != "folder"}
"""What each file holds."""


def load_content(folder: Path) -> Content:
    """The data in a folder; raises ContentError."""
    return Content(folder, **load_files(folder, FILES))


def load_help(folder: Path) -> dict[str, str]:
    """Help by topic; raises ContentError."""
    return load_toml(folder / "help.toml", dict[str, str])


@cache
def help_topics() -> dict[str, str]:
    """Help by topic."""
    return load_help(data_root() / "carnegie")


ALPHA = "alpha"

EDITIONS: dict[str, Content] = {}
"""Component data by edition; a table names the one that it is played with."""


def edition(name: str) -> Content:
    """The data of an edition, that of the alpha loaded when it is first asked for; raises ContentError."""
    if name == ALPHA and name not in EDITIONS:
        EDITIONS[name] = load_content(data_root() / "carnegie")
    return EDITIONS[name]
