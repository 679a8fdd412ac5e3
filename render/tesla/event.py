"""The event of a turn: what it does, to prices too, for whom, and how many are to come."""

from __future__ import annotations

from render import paper
from render.layout import Point
from render.sketch import Sketch
from render.surface import Surface
from render.tesla import words
from render.tesla.cards_plan import EventPlan
from render.tesla.plan import plan
from render.tesla.scene import Scene, kit, places
from render.tesla.sheet import Happening
from render.tesla.sprites import ROMAN


def shapes(sketch: Sketch, corner: Point) -> None:
    """What never changes of the panel."""
    layout = plan().event
    paper.panel(sketch, layout.board._replace(x=corner.x, y=corner.y))
    for line in layout.dividers:
        box = line.at(corner)
        sketch.stroke([box.corner, (box.x, box.y + box.height)], "rule_light", 1.5)


def write(surface: Surface, corner: Point) -> None:
    """The words that never change."""
    layout = plan().event
    surface.write(layout.title, "Event of This Turn", corner)
    surface.write(layout.piles_title, "to come", corner)


def draw(scene: Scene, corner: Point) -> None:
    """The event, or that there is none yet; the piles."""
    layout, found = scene.plan.event, scene.sheet.event
    _piles(scene, layout, corner)
    if found is None:
        for slot, text in zip((layout.name, layout.text), words.NO_EVENT, strict=True):
            scene.surface.write(slot, text, corner, "soft")
        return
    scene.surface.write(layout.name, found.name, corner)
    scene.surface.write(layout.text, words.effect(found), corner, "soft" if found.over else None)
    arrow = layout.arrow.at(corner)
    scene.surface.stamp(kit().arrows(found.stock, arrow.width, arrow.height), arrow.corner)
    scene.surface.write(layout.stock, words.stock_effect(found.stock), corner)
    _standing(scene, layout, corner, found)
    box = layout.board._replace(x=corner.x, y=corner.y)
    scene.highlight("event", box.grown(-6), 0)


def _standing(scene: Scene, layout: EventPlan, corner: Point, found: Happening) -> None:
    title, state = words.standing(found, scene.names)
    scene.surface.write(layout.standing, title, corner)
    holder = found.sale.bidder if found.sale else found.owner
    scene.surface.write(layout.alone if holder is None else layout.state, state, corner)
    if holder is not None:
        scene.tabs([holder], layout.owner.at(corner))
        scene.highlight("owner", layout.owner.at(corner))


def _piles(scene: Scene, layout: EventPlan, corner: Point) -> None:
    left = scene.sheet.piles
    for phase, (count, spot) in enumerate(zip(left, places(layout.piles, corner, len(left)), strict=True), 1):
        box = layout.pile.at(spot)
        scene.surface.stamp(scene.kit.pile(box.width, box.height, ROMAN[phase], not count), box.corner)
        scene.surface.write(layout.count, str(count), spot, None if count else "soft")
