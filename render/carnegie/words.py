"""Phrases about the table: on pictures, in alternative text, on the board as text."""

from __future__ import annotations

from rules.carnegie.terms import Kind, Spot

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
