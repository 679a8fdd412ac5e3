"""Money, goods and gains in a sentence, and what terms are called."""

from __future__ import annotations

from rules.carnegie.catalog import Gain
from rules.carnegie.terms import Kind, Level, Project, Region
from rules.core.words import counted

KIND_NAMES = {
    Kind.HUMAN_RESOURCES: "Human Resources",
    Kind.MANAGEMENT: "Management",
    Kind.CONSTRUCTION: "Construction",
    Kind.RESEARCH: "R&D",
}
REGION_NAMES = {Region.EAST: "East", Region.MIDWEST: "Midwest", Region.SOUTH: "South", Region.WEST: "West"}
PROJECT_NAMES = {
    Project.HOUSING: "Housing",
    Project.COMMERCE: "Commerce",
    Project.INDUSTRY: "Industry",
    Project.INFRASTRUCTURE: "Public Infrastructure",
}
NO_PAWNS = "You have no pawns left in your supply."
LEVEL_NAMES = {Level.CART: "Cart", Level.STAGECOACH: "Stagecoach", Level.RAILROAD: "Railroad"}


def money(dollars: int) -> str:
    """“$12”."""
    return f"${dollars}"


def goods(cubes: int) -> str:
    """“3 goods”."""
    return f"{cubes} goods"


def gained(gain: Gain) -> str:
    """“1 goods + $2”; “nothing” when it is that."""
    parts = (
        (gain.goods, goods(gain.goods)),
        (gain.money, money(gain.money)),
        (gain.points, f"{gain.points} VP"),
        (gain.employees, counted(gain.employees, "new employee")),
        (gain.study, counted(gain.study, "study point")),
        (gain.either, f"1 goods or {money(gain.either)}"),
    )
    return " + ".join(word for count, word in parts if count) or "nothing"


def lost(moves: int, study: int) -> str:
    """“2 moves unused”, “1 study point lost”; empty when nothing is."""
    if moves:
        return f"{counted(moves, 'move')} unused"
    return f"{counted(study, 'study point')} lost" if study else ""
