"""The department tiles that are left."""

from __future__ import annotations

from render.carnegie.plan import plan
from render.carnegie.scene import Scene, kit, places
from render.carnegie.sprites import KIND_COLORS
from render.carnegie.words import KIND_SHORT
from render.layout import Box
from render.paper import panel
from render.sketch import Fill, Sketch
from render.surface import Surface
from rules.carnegie.content import Content
from rules.carnegie.terms import KINDS, DepartmentId

NOTE = "in circles: salaries"


def cells(book: Content) -> dict[DepartmentId, Box]:
    """Where each tile lies."""
    layout, found = plan().pool, {}
    for kind, column in zip(KINDS, places(layout.columns, layout.box.corner, len(KINDS)), strict=True):
        keys = [key for key, tile in book.tiles.items() if tile.kind is kind]
        for key, place in zip(keys, places(layout.rows, column, len(keys)), strict=True):
            found[key] = layout.cell.at(place)
    return found


def shapes(sketch: Sketch, book: Content) -> None:
    """The panel and its cells."""
    layout = plan().pool
    panel(sketch, layout.box)
    for kind, column in zip(KINDS, places(layout.columns, layout.box.corner, len(KINDS)), strict=True):
        sketch.box(*layout.head_box.at(column), Fill(KIND_COLORS[kind], "ink_soft", 1.5), 6)
    for key, box in cells(book).items():
        sketch.box(*box, Fill("cream", KIND_COLORS[book.tiles[key].kind], 3), 6)
        sketch.box(*box, Fill(None, "rule", 1.2), 6)


def write(surface: Surface, book: Content) -> None:
    """The type that never changes."""
    layout = plan().pool
    surface.write(layout.title, "Departments", layout.box.corner)
    surface.write(layout.note, NOTE, layout.box.corner)
    for kind, column in zip(KINDS, places(layout.columns, layout.box.corner, len(KINDS)), strict=True):
        surface.write(layout.head, KIND_SHORT[kind], column, f"on_{KIND_COLORS[kind]}")
    for key, box in cells(book).items():
        surface.write(layout.name, book.tiles[key].short, box.corner)
        slots = book.tiles[key].slots
        for salary, place in zip(slots, places(layout.slots, box.corner, len(slots)), strict=True):
            surface.stamp(kit().salary(salary, layout.slots.size), place)


def draw(scene: Scene) -> None:
    """How many are left of each."""
    layout = scene.plan.pool
    for count, (key, box) in zip(scene.g.pool, cells(scene.book).items(), strict=True):
        if count:
            scene.surface.write(layout.count, f"×{count}", box.corner)
        else:
            scene.surface.stamp(
                scene.kit.plate(box.width, box.height, "panel_shade", "rule_light"), box.corner
            )
            scene.surface.write(layout.name, scene.book.tiles[key].short, box.corner, "on_faded")
            scene.surface.write(layout.count, "none", box.corner, "on_faded")
        scene.highlight(f"pool {key}", box, 2)
