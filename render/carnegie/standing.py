"""How a company stands: in the regions, with its donations, and what it would score now."""

from __future__ import annotations

from render.carnegie.inline import Part, gain, inline
from render.carnegie.mat_plan import RegionsPlan, TallyPlan
from render.carnegie.plan import plan
from render.carnegie.scene import Scene, places
from render.carnegie.sprites import REGION_COLORS
from render.layout import Point
from render.sketch import Fill, Sketch
from render.surface import Surface
from rules.carnegie.holdings import holdings
from rules.carnegie.names import donation_name
from rules.carnegie.terms import REGIONS, Region
from rules.carnegie.tracks import box, holder, step_cost
from rules.carnegie.words import REGION_NAMES
from rules.core.contract import Seat

HEADS = ("bonus each", "next step", "away", "projects")
ICON = 28


def shapes(sketch: Sketch) -> None:
    """The names of the regions."""
    layout = plan().hand.regions
    for region, spot in zip(REGIONS, _rows(layout), strict=True):
        sketch.box(*layout.name_box.at(spot), Fill(REGION_COLORS[region], "ink_soft", 1.8), 8)


def _rows(layout: RegionsPlan) -> list[Point]:
    return places(layout.rows, layout.box.corner, len(REGIONS))


def write(surface: Surface) -> None:
    """The type that never changes."""
    regions, tally = plan().hand.regions, plan().hand.tally
    surface.write(regions.title, "Regions", regions.box.corner)
    for slot, text in zip(regions.heads, HEADS, strict=True):
        surface.write(slot, text, regions.box.corner)
    for region, spot in zip(REGIONS, _rows(regions), strict=True):
        surface.write(regions.name, REGION_NAMES[region], spot)
    surface.write(tally.title, "If the Game Ended Now", tally.box.corner)


def draw(scene: Scene, seat: Seat) -> None:
    """Both panels."""
    layout = scene.plan.hand.regions
    for region, spot in zip(REGIONS, _rows(layout), strict=True):
        _region(scene, layout, seat, region, spot)
    scene.surface.write(layout.donations, donations(scene, seat), layout.box.corner)
    _tally(scene, scene.plan.hand.tally, seat)


def _region(scene: Scene, layout: RegionsPlan, seat: Seat, region: Region, spot: Point) -> None:
    company, surface = scene.g.companies[seat], scene.surface
    here = box(scene.book, company, region)
    surface.stamp(scene.kit.vehicle(here.level, layout.vehicle.width), layout.vehicle.at(spot).corner)
    inline(surface, layout.bonus, gain(scene.kit, here.bonus, ICON), spot)
    inline(surface, layout.next, ahead(scene, seat, region), spot)
    surface.write(layout.away, str(company.away[region.place]), spot)
    surface.write(layout.built, str(holdings(scene.g, seat).regions[region.place]), spot)


def ahead(scene: Scene, seat: Seat, region: Region) -> list[Part]:
    """What the next step of a track costs and gives."""
    company, boxes = scene.g.companies[seat], scene.book.tracks[region].boxes
    cost, reached = step_cost(scene.g, company, region, research=True), company.tracks[region.place]
    if cost is None:
        return ["at the end"]
    if reached + 2 == len(boxes) and holder(scene.g, region) is not None:
        return ["taken"]
    return [str(cost), scene.kit.cap(ICON), "for", *gain(scene.kit, boxes[reached + 1].bonus, ICON)]


def donations(scene: Scene, seat: Seat) -> str:
    """A company's donations in a sentence."""
    found = [donation_name(scene.book, each) for each in scene.g.companies[seat].donations]
    return f"Donations: {', '.join(found) or 'none'}."


def _tally(scene: Scene, layout: TallyPlan, seat: Seat) -> None:
    score = scene.scores[seat]
    scene.surface.write(layout.total, f"{score.points} VP", layout.box.corner)
    rows = places(layout.rows, layout.box.corner, len(score.parts))
    for (name, points), spot in zip(score.parts, rows, strict=True):
        scene.surface.write(layout.name, name, spot)
        scene.surface.write(layout.points, str(points), spot, None if points else "soft")
