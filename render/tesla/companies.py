"""What a player sees who leads no company yet: those that may be drafted, with their inventors' abilities."""

from __future__ import annotations

from render import heading, paper
from render.layout import Point
from render.sketch import Sketch, Sprite
from render.tesla.mat_plan import CompaniesPlan
from render.tesla.plan import plan, theme
from render.tesla.scene import Scene, places, rated
from render.tesla.sheet import Candidate


def companies_base(count: int) -> Sprite:
    """The empty sheet; drawn a few times a game, so not kept."""
    return paper.page(plan().companies.sizes[count], theme(), lambda sketch: _shapes(sketch, count))


def _shapes(sketch: Sketch, count: int) -> None:
    layout = plan().companies
    heading.draw_base(sketch, plan().heading)
    for index in range(count):
        paper.panel(sketch, layout.row.at(layout.rows[index]))


def draw(scene: Scene) -> None:
    """The companies, one a row."""
    layout = scene.plan.companies
    for index, candidate in enumerate(scene.sheet.draft):
        _row(scene, layout, layout.row.at(layout.rows[index]).corner, candidate)


def _row(scene: Scene, layout: CompaniesPlan, spot: Point, candidate: Candidate) -> None:
    scene.surface.write(layout.company, candidate.title, spot)
    scene.surface.write(layout.inventor, candidate.card.name, spot)
    scene.surface.write(layout.ability, candidate.ability, spot)
    for (rating, value), place in zip(rated(candidate.card), places(layout.ratings, spot, 4), strict=True):
        scene.surface.stamp(scene.kit.icon(rating, layout.ratings.size, not value), place)
        scene.surface.write(layout.rating, str(value) if value else "–", place)
