"""What a player sees who leads no company yet: those that may be drafted, with their inventors' abilities."""

from __future__ import annotations

from render import heading, paper
from render.layout import Box, Point
from render.sketch import Sketch, Sprite
from render.tesla.mat_plan import CompaniesPlan
from render.tesla.plan import plan, theme
from render.tesla.scene import Scene, places, rated
from render.tesla.sheet import Candidate, Parts
from render.tesla.words import gists


def companies_base(count: int, parts: Parts) -> Sprite:
    """The empty sheet; drawn a few times a game, so not kept."""
    size = plan().companies.sizes[count]
    tall = size._replace(y=size.y + count * _more(parts))
    return paper.page(tall, theme(), lambda sketch: _shapes(sketch, count, parts))


def _more(parts: Parts) -> int:
    """By so much a row is taller for the headquarters of a company."""
    return plan().headquarters.candidate_height * parts.headquarters


def _box(index: int, parts: Parts) -> Box:
    layout, more = plan().companies, _more(parts)
    box = layout.row.at(layout.rows[index])
    return box._replace(y=box.y + index * more, height=box.height + more)


def _shapes(sketch: Sketch, count: int, parts: Parts) -> None:
    heading.draw_base(sketch, plan().heading)
    for index in range(count):
        paper.panel(sketch, _box(index, parts))


def draw(scene: Scene) -> None:
    """The companies, one a row."""
    for index, candidate in enumerate(scene.sheet.draft):
        corner = _box(index, scene.sheet.parts).corner
        _row(scene, scene.plan.companies, corner, candidate)
        scene.surface.write(scene.plan.headquarters.candidate, gists(candidate.headquarters), corner)


def _row(scene: Scene, layout: CompaniesPlan, spot: Point, candidate: Candidate) -> None:
    scene.surface.write(layout.company, candidate.title, spot)
    scene.surface.write(layout.inventor, candidate.card.name, spot)
    scene.surface.write(layout.ability, candidate.ability, spot)
    for (rating, value), place in zip(rated(candidate.card), places(layout.ratings, spot, 4), strict=True):
        scene.surface.stamp(scene.kit.icon(rating, layout.ratings.size, not value), place)
        scene.surface.write(layout.rating, str(value) if value else "–", place)
