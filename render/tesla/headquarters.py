"""Headquarters: a strip below each company on the board, and a player's own cards in full."""

from __future__ import annotations

from render import paper
from render.layout import Point
from render.sketch import Sketch
from render.surface import Surface
from render.tesla import words
from render.tesla.cards_plan import HeadquartersPlan, StripPlan
from render.tesla.plan import plan
from render.tesla.scene import Scene, moved
from render.tesla.sheet import Building, Company


def strip(scene: Scene, company: Company, origin: Point) -> None:
    """The four cards below a company's row."""
    layout = scene.plan.headquarters.strip
    for index, each in enumerate(company.headquarters):
        _short(scene, layout, moved(origin, layout.cards[index]), each)
        scene.highlight(f"headquarters {each.key}", layout.card.at(moved(origin, layout.cards[index])), 2)


def _short(scene: Scene, layout: StripPlan, spot: Point, each: Building) -> None:
    surface, box, open_ = scene.surface, layout.card.at(spot), each.state == "developed"
    surface.stamp(scene.kit.building(box.width, box.height, each.state, layout.band, upright=True), spot)
    surface.write(layout.slot, each.slot, spot, None if open_ else "soft")
    if open_:
        surface.write(layout.gist, each.gist, spot)
    elif each.state == "removed":
        surface.write(layout.state, "removed", spot)
    else:
        surface.stamp(
            scene.kit.icon(each.rating, layout.needs.width, spent=True), layout.needs.at(spot).corner
        )
        surface.write(layout.state, "undeveloped", spot)


def shapes(sketch: Sketch, corner: Point) -> None:
    """What never changes of a player's own."""
    paper.panel(sketch, plan().headquarters.box._replace(x=corner.x, y=corner.y))


def write(surface: Surface, corner: Point) -> None:
    """The words that never change."""
    surface.write(plan().headquarters.title, "Your Headquarters", corner)


def draw(scene: Scene, company: Company, corner: Point) -> None:
    """A player's own cards, and the points so far."""
    layout = scene.plan.headquarters
    if company.tally:
        scene.surface.write(layout.note, words.points_so_far(scene.sheet, company), corner)
    for index, each in enumerate(company.headquarters):
        _full(scene, layout, moved(corner, layout.cards[index]), each)


def _full(scene: Scene, layout: HeadquartersPlan, spot: Point, each: Building) -> None:
    surface, box, gone = scene.surface, layout.card.at(spot), each.state == "removed"
    surface.stamp(scene.kit.building(box.width, box.height, each.state, layout.band), spot)
    ink = "soft" if gone else None
    surface.write(layout.slot, each.slot, spot, ink)
    surface.write(layout.state, each.state, spot, ink)
    surface.write(layout.name, each.name, spot, ink)
    surface.write(layout.text, each.text, spot, ink)
    icon = scene.kit.icon(each.rating, layout.needs.width, spent=each.state != "undeveloped")
    surface.stamp(icon, layout.needs.at(spot).corner)
