"""The timeline: what each row still brings, its discs, and the hat."""

from __future__ import annotations

from render.carnegie.board_plan import TimelinePlan
from render.carnegie.plan import plan
from render.carnegie.scene import Scene, moved, places
from render.carnegie.sprites import KIND_COLORS
from render.layout import Box, Point
from render.paper import panel
from render.sketch import Fill, Sketch
from render.surface import Surface
from rules.carnegie.terms import KINDS, Kind
from rules.carnegie.words import KIND_NAMES

NOTE = "The hat’s space pays income or opens donations."


def shapes(sketch: Sketch) -> None:
    """The panel and the names of the rows."""
    layout = plan().timeline
    panel(sketch, layout.box)
    for kind, spot in zip(KINDS, _rows(layout), strict=True):
        sketch.box(*layout.name_box.at(spot), Fill(KIND_COLORS[kind], "ink_soft", 1.8), 8)
        sketch.box(*layout.start_box.at(spot), Fill("panel_shade", "rule", 1.5), 8)


def write(surface: Surface) -> None:
    """The type that never changes."""
    layout = plan().timeline
    surface.write(layout.title, "The Timeline", layout.box.corner)
    surface.write(layout.note, NOTE, layout.box.corner)
    for kind, spot in zip(KINDS, _rows(layout), strict=True):
        surface.write(layout.name, KIND_NAMES[kind], spot, f"on_{KIND_COLORS[kind]}")


def _rows(layout: TimelinePlan) -> list[Point]:
    return places(layout.rows, layout.box.corner, len(KINDS))


def space(layout: TimelinePlan, row: int, place: int, last: int) -> Box:
    """A space of a row; 0 is the start."""
    spot = _rows(layout)[row]
    if not place:
        return layout.start_box.at(spot)
    cell = layout.end_cell if place == last else layout.cell
    return cell.at(moved(spot, layout.cells[place - 1]))


def draw(scene: Scene) -> None:
    """Spaces, discs and hat."""
    for kind in KINDS:
        _row(scene, scene.plan.timeline, kind)


def _row(scene: Scene, layout: TimelinePlan, kind: Kind) -> None:
    marks, reached = scene.g.timeline[kind.place], scene.g.discs[kind.place]
    for place, mark in enumerate(marks, 1):
        box = space(layout, kind.place, place, len(marks))
        if place <= reached:
            sprite = scene.kit.past(box.width, box.height)
        else:
            hat = layout.hat if _hat_on(scene, kind, place) else 0
            sprite = scene.kit.event(mark, box.width, box.height, place == reached + 1, hat)
        scene.surface.stamp(sprite, box.corner)
    _disc(scene, layout, kind, space(layout, kind.place, reached, len(marks)))
    scene.highlight(f"row {kind}", space(layout, kind.place, min(reached + 1, len(marks)), len(marks)), 2)


def _hat_on(scene: Scene, kind: Kind, place: int) -> bool:
    return scene.g.action is kind and place == scene.g.discs[kind.place] + 1


def _disc(scene: Scene, layout: TimelinePlan, kind: Kind, box: Box) -> None:
    """The disc; turned down where another row's hat stands beyond the end, which is then shown beside it."""
    turned = scene.g.moving is kind and scene.g.action is not kind
    scene.surface.center(scene.kit.action_disc(layout.disc, turned), box.center)
    if scene.g.action is kind and scene.g.discs[kind.place] == len(scene.g.timeline[kind.place]):
        scene.surface.center(scene.kit.hat(layout.hat), Point(box.x + box.width - 16, box.center.y - 8))
    scene.highlight(f"disc {kind}", box, 2)
