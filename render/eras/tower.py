"""The Clock Tower: its face, its windows, how many marbles are left."""

from __future__ import annotations

from render.eras.plan import TowerPlan
from render.eras.scene import Scene
from render.layout import Point


def draw(scene: Scene, layout: TowerPlan) -> None:
    """The moving parts of the tower."""
    corner, g = layout.box.corner, scene.g
    face = Point(corner.x + layout.face.x, corner.y + layout.face.y)
    scene.surface.center(scene.kit.tower_clock(layout.face_radius, g.round % 12), face)
    left = sum(g.clock.left)
    for index in range(scene.windows):
        _window(scene, layout, index, left)
    scene.surface.write(layout.plaque, f"{left} marbles" if left != 1 else "1 marble", corner)


def _window(scene: Scene, layout: TowerPlan, index: int, left: int) -> None:
    corner, column = layout.box.corner, scene.g.clock.column
    marble = column[index] if index < len(column) else None
    mark = scene.plan.studies[marble.study] if marble else None
    sprite = scene.kit.window(layout.windows.size, mark, index < left)
    scene.surface.stamp(sprite, layout.windows.box(index).at(corner).corner)
    place = layout.numbers[index]
    scene.surface.write(layout.number, str(index + 1), Point(corner.x + place.x, corner.y + place.y))
    scene.highlight(f"window {index + 1}", layout.windows.box(index), corner, 5)
