"""The Era Guide: the Era, released marbles, what is left in Clock and decks, Roofs and pool."""

from __future__ import annotations

from render.eras.plan import GuidePlan
from render.eras.scene import STUDY_NAMES, Scene
from render.layout import Box, Point
from rules.eras.content import CONTENT
from rules.eras.state import STUDIES


def draw(scene: Scene, layout: GuidePlan) -> None:
    """The moving parts of the guide."""
    corner = layout.box.corner
    for era in range(1, CONTENT.setup.eras + 1):
        state = "now" if era == scene.g.era else "past" if era < scene.g.era else "later"
        box = layout.eras.box(era - 1).at(corner)
        scene.surface.stamp(scene.kit.medal(layout.eras.size, era, state), box.corner)
        if state == "now":
            scene.highlight("era", layout.eras.box(era - 1), corner, 8)
    for index in range(len(STUDIES)):
        _row(scene, layout, index)
    _stock(scene, layout)


def _row(scene: Scene, layout: GuidePlan, index: int) -> None:
    study, surface, kit = STUDIES[index], scene.surface, scene.kit
    mark, g = scene.plan.studies[study], scene.g
    origin = _moved(layout.box.corner, layout.rows[index])
    surface.stamp(kit.marble(mark, layout.rows.size), Point(origin.x - layout.rows.size // 8, origin.y))
    surface.write(layout.name, STUDY_NAMES[index], origin)
    for place in range(CONTENT.setup.marbles_ending_an_era):
        filled = place < g.released[index]
        size = layout.cutouts.size
        sprite = kit.marble(mark, size) if filled else kit.socket(size, mark.color)
        surface.stamp(sprite, layout.cutouts.box(place).at(origin).corner)
    surface.write(layout.left, str(g.clock.left[index]), origin)
    back = Box(*layout.deck.box).grown(-4)
    surface.stamp(kit.deck(mark, back.width, back.height + 6), back.at(origin).corner)
    surface.write(layout.deck, str(g.decks[index].size), Point(origin.x, origin.y + 6))
    if g.released[index]:
        scene.highlight(f"guide {study}", layout.cutouts.box(g.released[index] - 1), origin)
    scene.highlight(f"deck {study}", layout.deck.box, origin)


def _stock(scene: Scene, layout: GuidePlan) -> None:
    corner, surface, kit, g = layout.box.corner, scene.surface, scene.kit, scene.g
    for index in range(CONTENT.setup.roofs_per_era):
        box = layout.roofs.box(index)
        surface.stamp(kit.roof(layout.roofs.size, index < g.roofs), box.at(corner).corner)
        if index == g.roofs:
            scene.highlight("roofs", box, corner)
    block = layout.pool_block.at(corner)
    surface.stamp(kit.block(block.width, block.height), block.corner)
    surface.write(layout.pool, str(g.pool), corner)


def _moved(one: Point, other: Point) -> Point:
    return Point(one.x + other.x, one.y + other.y)
