"""A School: its campuses as growing buildings, Funds, Graduates, score, and the Clock's holder."""

from __future__ import annotations

from render.eras.changes import lot
from render.eras.plan import SchoolPlan
from render.eras.scene import Scene
from render.eras.sprites import FLAG, ROOF_SHARE
from render.eras.words import figure, product
from render.layout import Box, Point
from render.sketch import Sprite
from rules.core import play as engine
from rules.core.contract import Seat
from rules.eras.content import CONTENT
from rules.eras.state import STUDIES, Academia, Campus


def draw(scene: Scene, layout: SchoolPlan, seat: Seat, origin: Point) -> None:
    """Everything in one School."""
    _head(scene, layout, seat, origin)
    _hall(scene, layout, seat, origin)
    for index in range(len(STUDIES)):
        _campus(scene, layout, seat, origin, index)
    _foot(scene, layout, seat, origin)
    if seat in engine.actors(scene.g):
        frame = layout.box.at(origin)
        scene.surface.stamp(scene.kit.turn_frame(frame.width, frame.height), frame.corner)


def _head(scene: Scene, layout: SchoolPlan, seat: Seat, origin: Point) -> None:
    surface, kit, g = scene.surface, scene.kit, scene.g
    badge = layout.badge.at(origin)
    surface.stamp(kit.badge(kit.theme.players[seat], badge.width), badge.corner)
    surface.write(layout.name, scene.names[seat], origin)
    acting, holds = seat in engine.actors(g), g.clock.holder == seat
    under = "to act" * acting + (" · the Clock" if acting else "holds the Clock") * holds
    if holds:
        surface.stamp(kit.clock(layout.holder.width), layout.holder.at(origin).corner)
        scene.highlight(f"holder {seat}", layout.holder, origin, 5)
    surface.write(layout.under_held if holds else layout.under, under, origin)
    surface.write(layout.product, f"{product(g.school(seat))} =", origin)
    surface.write(layout.score, str(scene.game.scores(g)[seat].points), origin)


def _hall(scene: Scene, layout: SchoolPlan, seat: Seat, origin: Point) -> None:
    stories = scene.g.school(seat).administration
    story = story_height(scene.g, layout)
    _place(scene, layout, 0, origin, scene.kit.hall(stories, layout.building_width, story))
    start = layout.lots[0]
    spot = Point(origin.x + start.x, origin.y + start.y)
    scene.surface.write(layout.administration, f"Admin. {stories}", spot)
    _ring(scene, layout, 0, origin, lot(seat, Campus.ADMINISTRATION))


def _campus(scene: Scene, layout: SchoolPlan, seat: Seat, origin: Point, index: int) -> None:
    building, study = scene.g.school(seat).campuses[index], STUDIES[index]
    mark, start = scene.plan.studies[study], layout.lots[index + 1]
    if building.blocks:
        size = (layout.building_width, story_height(scene.g, layout))
        _place(
            scene, layout, index + 1, origin, scene.kit.building(mark, building.stories, building.roof, *size)
        )
    else:
        _place(scene, layout, index + 1, origin, scene.kit.vacant(layout.building_width, layout.story // 2))
    spot = Point(origin.x + start.x, origin.y + start.y)
    scene.surface.stamp(scene.kit.marble(mark, layout.mark.width), layout.mark.at(spot).corner)
    scene.surface.write(layout.figure, figure(building), spot)
    _ring(scene, layout, index + 1, origin, lot(seat, study))


def story_height(g: Academia, layout: SchoolPlan) -> int:
    """One scale for all Schools, so that heights compare: the tallest building just fits."""
    halls = min((layout.tallest - FLAG) // school.administration for school in g.schools)
    buildings = [building for school in g.schools for building in school.campuses]
    tallest = max(building.stories + building.roof * ROOF_SHARE for building in buildings)
    return min(layout.story, halls, int(layout.tallest / max(tallest, 1)))


def _place(scene: Scene, layout: SchoolPlan, index: int, origin: Point, sprite: Sprite) -> None:
    width, tall = sprite.image.size
    left = origin.x + layout.lots[index].x + (layout.lots.size - width) // 2
    scene.surface.stamp(sprite, Point(left, origin.y + layout.ground - tall + 1))


def _ring(scene: Scene, layout: SchoolPlan, index: int, origin: Point, spot: str) -> None:
    start = layout.lots[index]
    scene.highlight(spot, Box(*start, layout.lots.size, layout.lot_height), origin, 2)


def _foot(scene: Scene, layout: SchoolPlan, seat: Seat, origin: Point) -> None:
    surface, kit, school = scene.surface, scene.kit, scene.g.school(seat)
    surface.stamp(kit.coin(layout.coin.width), layout.coin.at(origin).corner)
    surface.write(layout.funds, str(school.funds), origin)
    for index, circle in enumerate(school.circles):
        text = f"{circle.study[0].upper()}{circle.size}"
        counter = kit.marble(scene.plan.studies[circle.study], layout.circles.size, text)
        surface.stamp(counter, layout.circles.box(index).at(origin).corner)
    last = layout.circles.box(CONTENT.setup.circles - 1)
    row = Box(*layout.circles.start, last.x + last.width - layout.circles.start.x, layout.circles.size)
    scene.highlight(f"circles {seat}", row, origin, 3)
    reach = layout.funds.box.x + layout.funds.box.width - layout.coin.x
    coins = Box(layout.coin.x, layout.coin.y, reach, layout.coin.height)
    scene.highlight(f"funds {seat}", coins, origin, 3)
