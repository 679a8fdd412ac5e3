"""Turns of Construction and R&D in which tests build and study."""

from __future__ import annotations

from typing import Any

from rules.carnegie.atlas import atlas
from rules.carnegie.income import Income
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import CityId, Kind, Region
from rules.carnegie.working import UsingResearch
from tests.rules.carnegie.lines import after
from tests.rules.carnegie.pawns import built
from tests.rules.carnegie.table import ANN, in_round, started, turn_of

NOBODY = -1


def constructing(*places: str, tile: str = "", crew: int = 1, **company: Any) -> Carnegie:
    """Ann's turn of Construction, with projects on the map and a crew in Construction, or in a tile on A1.

    Supply Chain stands ready on A4, so that the turn goes on when nothing can be built.
    """
    own = {"a1": tile} if tile else {}
    company["tiles"] = {"a4": "supply_chain", **own, **company.get("tiles", {})}
    crews = {"a4": (1, 0), "a1" if tile else "c2": (crew, 0)}
    company["staff"] = {**crews, **company.get("staff", {})}
    return turn_of(built(in_round(Kind.CONSTRUCTION, **company), *places))


def studying(points: int, **company: Any) -> Carnegie:
    """Ann's turn of R&D with so many study points left."""
    return started(in_round(Kind.RESEARCH, **company), UsingResearch(ANN, study=points))


def researching(tile: str = "", crew: int = 1, **company: Any) -> Carnegie:
    """Ann's turn of R&D, with a crew in a tile on A1, or in the printed department."""
    company["staff"] = {"a1" if tile else "b1": (crew, 0), **company.get("staff", {})}
    if tile:
        company["tiles"] = {"a1": tile}
    return turn_of(in_round(Kind.RESEARCH, **company))


def income(g: Carnegie, region: str, line: str = "recover 1") -> Carnegie:
    """The table after Ann's income from a region."""
    return after(started(g, Income(Region(region), (ANN,), begun=True)), line)


def held(g: Carnegie) -> tuple[int, int]:
    """Ann's money and goods."""
    return g.companies[ANN].money, g.companies[ANN].goods


def owner(g: Carnegie, city: str) -> list[int]:
    """Who holds the spots of a city, in order."""
    where = atlas(g.book).of_city[CityId(city)]
    return [NOBODY if (holder := g.spots[index]) is None else holder for index in where]
