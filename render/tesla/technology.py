"""The technology tracks: who stands where, and whose the patents are."""

from __future__ import annotations

from render.layout import Point
from render.tesla.board_plan import TechnologyPlan
from render.tesla.scene import Scene, places
from render.tesla.sheet import LEVELS, TRACKS


def draw(scene: Scene, layout: TechnologyPlan) -> None:
    """The moving parts of the tracks."""
    for track, spot in zip(TRACKS, places(layout.rows, layout.box.corner, len(TRACKS)), strict=True):
        for level in LEVELS:
            place = Point(spot.x + (level - 1) * layout.levels.step.x, spot.y)
            if level in scene.printed.needs[track]:
                _patent(scene, layout, place, track, level)
            _standing(scene, layout, place, track, level)


def _patent(scene: Scene, layout: TechnologyPlan, place: Point, track: str, level: int) -> None:
    box, holder = layout.patent.at(place), scene.sheet.patents.get((track, level))
    if holder is None:
        scene.surface.stamp(scene.kit.seal(box.width, f"+{level}"), box.corner)
    else:
        mark = scene.mark(holder)
        ink = scene.kit.theme.inks[mark.ink].color
        scene.surface.stamp(scene.kit.seal(box.width, mark.letter, mark.color, ink), box.corner)
    scene.highlight(f"patent {track} {level}", box, 2)


def _standing(scene: Scene, layout: TechnologyPlan, place: Point, track: str, level: int) -> None:
    seats = [seat for seat, company in scene.sheet.led() if company.levels[track] == level]
    scene.tabs(seats, layout.tabs.at(place))
    for seat in seats:
        scene.highlight(f"technology {scene.key(seat)} {track}", layout.tabs.at(place), 2)
