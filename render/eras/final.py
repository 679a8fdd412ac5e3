"""The final reckoning: places, buildings, best times worst, and how ties were broken."""

from __future__ import annotations

from render import heading, paper
from render.eras import words
from render.eras.plan import FinalPlan, plan, theme
from render.eras.scene import Scene
from render.eras.sprites import ROOF_SHARE
from render.layout import Point
from render.sketch import Fill, Sketch, Sprite
from rules.core import play as engine
from rules.core.contract import Score, Seat
from rules.eras.state import STUDIES, Academia

ORDINALS = ("", "1st", "2nd", "3rd", "4th")


def final_base(seats: int) -> Sprite:
    """The empty sheet of a final reckoning; drawn once a game, so not kept."""
    return paper.page(plan().final.sizes[seats], theme(), lambda sketch: _shapes(sketch, seats))


def _shapes(sketch: Sketch, seats: int) -> None:
    layout = plan().final
    heading.draw_base(sketch, plan().heading)
    for index in range(seats):
        box = layout.row.at(layout.rows[index])
        paper.panel(sketch, box)
        if not index:
            sketch.box(*box.grown(-3), Fill(None, "gold", 6), 8)
        for place in range(len(STUDIES)):
            start = layout.campuses[place]
            lawn = (box.x + start.x + 4, box.y + layout.ground - 3, layout.campuses.size - 8, 8)
            sketch.box(*lawn, Fill("lawn", "rule", 1.2), 4)


def draw(scene: Scene) -> None:
    """The rows, best first, and the explanation."""
    layout = scene.plan.final
    for index, (place, seat, score) in enumerate(engine.ranking(scene.game, scene.g)):
        _row(scene, layout, layout.row.at(layout.rows[index]).corner, place, seat, score)
    below = Point(0, layout.rows[scene.g.seats].y)
    scene.surface.write(layout.explanation, words.explanation(scene.game, scene.g, scene.names), below)


def _row(scene: Scene, layout: FinalPlan, origin: Point, place: int, seat: Seat, score: Score) -> None:
    surface, kit, school = scene.surface, scene.kit, scene.g.school(seat)
    surface.write(layout.place, ORDINALS[place], origin)
    badge = kit.badge(kit.theme.players[seat], layout.badge.width)
    surface.stamp(badge, layout.badge.at(origin).corner)
    surface.write(layout.name, scene.names[seat], origin)
    surface.write(layout.under, words.nearness(scene.g, seat), origin)
    for index in range(len(STUDIES)):
        _building(scene, layout, origin, seat, index)
    surface.write(layout.product, f"{words.product(school)} =", origin)
    surface.write(layout.score, str(score.points), origin)


def _building(scene: Scene, layout: FinalPlan, origin: Point, seat: Seat, index: int) -> None:
    building, mark = scene.g.school(seat).campuses[index], scene.plan.studies[STUDIES[index]]
    spot = layout.campuses.box(index).at(origin)
    if building.blocks:
        size = (layout.building_width, _story(scene.g, layout))
        sprite = scene.kit.building(mark, building.stories, building.roof, *size)
        width, tall = sprite.image.size
        scene.surface.stamp(
            sprite, Point(spot.x + (spot.width - width) // 2, origin.y + layout.ground - tall + 1)
        )
    scene.surface.stamp(scene.kit.marble(mark, layout.mark.width), layout.mark.at(spot.corner).corner)
    scene.surface.write(layout.figure, words.figure(building), spot.corner)


def _story(g: Academia, layout: FinalPlan) -> int:
    buildings = [building for school in g.schools for building in school.campuses]
    tallest = max(building.stories + building.roof * ROOF_SHARE for building in buildings)
    return min(layout.story, int(layout.tallest / max(tallest, 1)))
