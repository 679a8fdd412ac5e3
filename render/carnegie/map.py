"""What moves on the map: owners of spots, their links, employees on missions."""

from __future__ import annotations

from render.carnegie.country import seal
from render.carnegie.ground import beside, spot, visible
from render.carnegie.map_plan import MapPlan, MissionPlan
from render.carnegie.scene import Scene, moved, places
from render.layout import Box, Point
from rules.carnegie.atlas import atlas
from rules.carnegie.terms import REGIONS, CityId
from rules.core.contract import Seat

MARGIN = 12


def draw(scene: Scene) -> None:
    """The links of every player, the spots, the mission zones."""
    layout = scene.plan.map
    owned = {key: owners(scene, key) for key in scene.book.map.cities}
    crossed: set[CityId] = set()
    for one, other in scene.book.map.links:
        if both := [seat for seat in owned[one] if seat in owned[other]]:
            _link(scene, layout, (one, other), both)
            crossed.update((one, other))
    for key in crossed:
        seal(scene.surface, layout, scene.book, key)
    for index, (_, kind) in enumerate(atlas(scene.book).spots):
        seat, box = scene.g.spots[index], spot(scene.book, index)
        if seat is not None:
            scene.surface.stamp(scene.kit.spot(kind, layout.spot, scene.mark(seat)), box.corner)
        scene.highlight(f"spot {index}", box, 5)
    _missions(scene, layout)


def owners(scene: Scene, key: CityId) -> list[Seat]:
    """The players with a project in a city."""
    found = {scene.g.spots[index] for index in atlas(scene.book).of_city[key]}
    return [seat for seat in scene.seats if seat in found]


def _link(scene: Scene, layout: MapPlan, link: tuple[CityId, CityId], seats: list[Seat]) -> None:
    line = visible(scene.book, *link)
    left, top = (round(min(each)) - MARGIN for each in zip(*line, strict=True))
    right, bottom = (round(max(each)) + MARGIN for each in zip(*line, strict=True))
    strands = tuple(
        (
            tuple(
                (x - left, y - top) for x, y in beside(line, layout.strand * (index - (len(seats) - 1) / 2))
            ),
            seat,
        )
        for index, seat in enumerate(seats)
    )
    marks = tuple((points, scene.mark(seat).color, layout.dashes[seat]) for points, seat in strands)
    sprite = scene.kit.strands(marks, right - left, bottom - top, layout.strand)
    scene.surface.stamp(sprite, Point(left, top))


def _missions(scene: Scene, layout: MapPlan) -> None:
    plan = layout.missions
    for region in REGIONS:
        corner = moved(layout.box.corner, plan.places[region])
        scene.highlight(f"region {region}", plan.box.at(corner), 2)
        for seat, place in zip(scene.seats, places(plan.figures, corner, scene.g.seats), strict=True):
            _away(scene, plan, seat, scene.g.companies[seat].away[region.place], place)
            box = Box(*place, plan.figures.step.x - 4, plan.figures.size + 4)
            scene.highlight(f"mission {region} {seat}", box, 1)


def _away(scene: Scene, plan: MissionPlan, seat: Seat, away: int, place: Point) -> None:
    """A player's employees in a zone, told by letter and pattern too; an outline where there are none."""
    kit = scene.kit
    sign = kit.token(scene.mark(seat), *plan.token) if away else kit.figure(None, plan.figures.size)
    scene.surface.stamp(sign, place)
    scene.surface.write(plan.count, str(away), place, None if away else "soft")
