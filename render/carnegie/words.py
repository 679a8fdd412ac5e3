"""Phrases about the table: on pictures, in alternative text, on the board as text."""

from __future__ import annotations

from rules.carnegie.gains import summed
from rules.carnegie.income import project_income
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import Kind, Spot
from rules.carnegie.words import gained
from rules.core.contract import Seat

KIND_SHORT = {
    Kind.HUMAN_RESOURCES: "HR",
    Kind.MANAGEMENT: "Management",
    Kind.CONSTRUCTION: "Construction",
    Kind.RESEARCH: "R&D",
}
SPOT_NAMES = {
    Spot.HOUSING: "Housing",
    Spot.COMMERCE: "Commerce",
    Spot.INDUSTRY: "Industry",
    Spot.INFRASTRUCTURE: "Infrastructure",
    Spot.ANY: "any of these",
}


def income(g: Carnegie, seat: Seat) -> str:
    """What a company’s projects pay when employees return."""
    found = project_income(g, seat)
    choices, total = [gained(each) for each in found if each.either], gained(summed(found))
    each = f"{len(choices)} × ({choices[0]})" if len(choices) > 1 else "".join(choices)
    return " + ".join(filter(None, ("" if total == "nothing" else total, each))) or "nothing"
