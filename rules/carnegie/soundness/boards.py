"""Whether timeline, transport tracks and project tabs are what the rules expect (DAT-CAR-01 to -04)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from rules.carnegie.catalog import Box, Gain, Position
from rules.carnegie.content import Content
from rules.carnegie.terms import COLUMNS, KINDS, PROJECTS, REGIONS, Level, Mark, Project, Region
from rules.core.content import Fault

TILES = 8
START = dict.fromkeys(REGIONS, Level.CART) | {Region.EAST: Level.STAGECOACH}
LEAST = 2


def _timeline(content: Content) -> Iterator[Fault]:
    """CAR-SET-01, -02."""
    found = content.timeline
    if len(found.tiles) != TILES:
        yield "timeline.toml", "tiles", f"there are {len(found.tiles)}, not {TILES}"
    for key, tile in found.tiles.items():
        for name, side in (("front", tile.front), ("back", tile.back)):
            if not _is_side(side):
                yield (
                    "timeline.toml",
                    f"tiles.{key}.{name}",
                    "it is not one donation and three different regions",
                )
    for kind in KINDS:
        if kind not in found.end:
            yield "timeline.toml", f"end.{kind}", "this row has no last space"


def _is_side(side: tuple[Mark, ...]) -> bool:
    regions = [mark.region for mark in side if not mark.donation]
    return len(side) == COLUMNS and Mark.DONATION in side and len(set(regions)) == len(regions) == COLUMNS - 1


def _tracks(content: Content) -> Iterator[Fault]:
    """CAR-SET-12, CAR-TRK."""
    for region in REGIONS:
        if region not in content.tracks:
            yield "tracks.toml", region, "this region has no track"
        elif len(boxes := content.tracks[region].boxes) < LEAST:
            yield "tracks.toml", f"{region}.boxes", f"there are fewer than {LEAST}"
        else:
            for key, fault in (*_first_box(region, boxes[0]), *_boxes(boxes)):
                yield "tracks.toml", f"{region}.boxes.{key}", fault


def _first_box(region: Region, box: Box) -> Iterator[tuple[str, str]]:
    if box.study:
        yield "0.study", "the first box is not free"
    if box.level is not START[region]:
        yield "0.level", f"this track starts at {START[region].name.title()}"
    if box.bonus != Gain(money=1):
        yield "0.bonus", "the first box pays $1"


def _boxes(boxes: tuple[Box, ...]) -> Iterator[tuple[str, str]]:
    for number, (before, box) in enumerate(pairwise(boxes), start=1):
        if not box.study:
            yield f"{number}.study", "only the first box is free"
        if box.level < before.level:
            yield f"{number}.level", "it is below the level before"
    if boxes[-1].level is not Level.RAILROAD:
        yield f"{len(boxes) - 1}.level", "this track does not end at Railroad"


def _tabs(content: Content) -> Iterator[Fault]:
    """CAR-SET-08, CAR-RD-02, -08, -09."""
    for project in PROJECTS:
        if project not in content.tabs:
            yield "tabs.toml", project, "this project has no tab"
        elif len(positions := content.tabs[project].positions) < LEAST:
            yield "tabs.toml", f"{project}.positions", f"there are fewer than {LEAST}"
        else:
            for key, fault in (*_first_position(project, positions[0]), *_positions(positions)):
                yield "tabs.toml", f"{project}.positions.{key}", fault


def _first_position(project: Project, position: Position) -> Iterator[tuple[str, str]]:
    waits = project is not Project.INFRASTRUCTURE
    if position.study:
        yield "0.study", "the first position is not free"
    if position.pawn is not waits:
        yield "0.pawn", "a pawn waits here at the start" if waits else "no pawn waits here at the start"
    if position.points:
        yield "0.points", "the first position has no VP"


def _positions(positions: tuple[Position, ...]) -> Iterator[tuple[str, str]]:
    for number, each in enumerate(positions):
        if each.income != Gain() and not each.pawn:
            yield f"{number}.income", "there is no pawn here"
    for number, (before, each) in enumerate(pairwise(positions), start=1):
        if not each.study:
            yield f"{number}.study", "only the first position is free"
        if each.pawn == bool(each.points):
            yield str(number), "it has not either a pawn or VP"
        elif each.pawn and before.points:
            yield f"{number}.pawn", "pawns come before VP"
        elif each.points and each.points <= before.points:
            yield f"{number}.points", f"they are not more than {before.points}"
    if not positions[-1].points:
        yield f"{len(positions) - 1}.points", "the last position has no VP"


CHECKS = (_timeline, _tracks, _tabs)
