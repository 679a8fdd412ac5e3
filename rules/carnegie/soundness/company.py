"""Whether set-up, company board and departments fit together (DAT-CAR-08, -09)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from rules.carnegie.catalog import Department
from rules.carnegie.content import Content
from rules.carnegie.soundness.faults import named_alike
from rules.carnegie.terms import BARE, COLUMNS, KINDS, LOBBY, NEW_LOBBY, DepartmentId, Kind
from rules.core.content import Fault, repeated

SEATS = [2, 3, 4]
MOST_SLOTS = 3
PRINTED: dict[str, Kind] = {
    "human_resources": Kind.HUMAN_RESOURCES,
    "commerce": Kind.MANAGEMENT,
    "planning": Kind.MANAGEMENT,
    "construction": Kind.CONSTRUCTION,
    "research": Kind.RESEARCH,
}
"""The action of every printed department (CAR-CMP-01)."""
TILES: dict[str, Kind] = {
    tile: kind
    for kind, tiles in zip(
        KINDS,
        (
            ("training", "recruiting", "safety", "new_lobby"),
            ("purchasing", "sales", "logistics", "property_management"),
            ("engineering", "outsourcing", "supply_chain", "communications"),
            ("advanced_research", "advanced_design", "charitable_giving", "telegraph"),
        ),
        strict=True,
    )
    for tile in tiles
}
"""The action of every department tile, in the rulebook's order (CAR-CMP-16)."""


def _seats(content: Content) -> Iterator[Fault]:
    """CAR-SET-04, -13, -24."""
    setup, tiles = content.setup, len(content.tiles) * content.setup.copies
    if sorted(setup.seats) != SEATS:
        yield "setup.toml", "seats", "they are not for 2, 3 and 4 players"
    for players, each in setup.seats.items():
        key = f"seats.{players}"
        if each.removed > tiles:
            yield "setup.toml", f"{key}.removed", f"{each.removed} of {tiles} tiles cannot be removed"
        if wrong := [seat for seat in each.choosers if not 1 <= seat <= players]:
            yield "setup.toml", f"{key}.choosers", f"there is no seat {wrong[0]}"
        if twice := repeated(each.choosers):
            yield "setup.toml", f"{key}.choosers", f"seat {twice[0]} stands twice"


def _pawns(content: Content) -> Iterator[Fault]:
    """CAR-SET-11."""
    projects = sum(each.pawn for tab in content.tabs.values() for each in tab.positions)
    needed = 1 + len(content.tracks) + projects
    if content.setup.pawns < needed:
        yield "setup.toml", "pawns", f"there are fewer than the {needed} for score, tracks and projects"


def _board(content: Content) -> Iterator[Fault]:
    """CAR-CMP-01, -02."""
    rows = content.company.rows
    if [len(row) for row in rows] != [COLUMNS] * COLUMNS:
        yield "company.toml", "rows", "they are not four lines of four spaces"
    if rows and set(rows[0]) - {BARE}:
        yield "company.toml", "rows.0", "the top line is not bare"
    there = Counter(each for row in rows for each in row if each != BARE)
    for each in (LOBBY, *content.printed):
        if there[each] != 1:
            yield "company.toml", "rows", f"“{each}” does not stand there once"
    for each in there:
        if each != LOBBY and each not in content.printed:
            yield "company.toml", "rows", f"there is no printed department “{each}”"
    if len(content.company.points) != len(rows):
        yield "company.toml", "points", "there is not one number for each line"


def _departments(content: Content) -> Iterator[Fault]:
    """CAR-CMP-03, -16."""
    for file, found, wanted in (
        ("printed.toml", content.printed, PRINTED),
        ("tiles.toml", content.tiles, TILES),
    ):
        for missing in (key for key in wanted if key not in found):
            yield file, missing, "this department is missing"
        for key, each in found.items():
            yield from _department(file, key, each, wanted)
    if set(content.tiles) == set(TILES) and list(content.tiles) != list(TILES):
        yield "tiles.toml", "(all)", f"they are not in the order {', '.join(TILES)}"


def _department(file: str, key: str, each: Department, wanted: Mapping[str, Kind]) -> Iterator[Fault]:
    if key not in wanted:
        yield file, key, f"there is no such department, only: {', '.join(wanted)}"
    elif each.kind is not wanted[key]:
        yield file, f"{key}.kind", f"it belongs to {wanted[key]}"
    if key == NEW_LOBBY:
        if each.slots:
            yield file, f"{key}.slots", "a lobby has none"
    elif not 1 <= len(each.slots) <= MOST_SLOTS:
        yield file, f"{key}.slots", f"there are {len(each.slots)}, not 1 to {MOST_SLOTS}"
    elif list(each.slots) != sorted(each.slots):
        yield file, f"{key}.slots", "the cheapest is not the first"


def _names(content: Content) -> Iterator[Fault]:
    """AMB-CAR-42."""
    everything: dict[DepartmentId, Department] = {**content.printed, **content.tiles}
    for _, key, fault in named_alike("", everything):
        file = "tiles.toml" if key.removesuffix(".name") in content.tiles else "printed.toml"
        yield file, key, fault


CHECKS = (_seats, _pawns, _board, _departments, _names)
