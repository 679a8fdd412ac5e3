"""A player's hand: the own School large, what that player has seen, what things cost now."""

from __future__ import annotations

from functools import cache

from render import heading, paper
from render.eras import school, words
from render.eras.base import draw_school
from render.eras.plan import HandPlan, plan, theme
from render.eras.scene import Scene
from render.sketch import Sketch, Sprite
from render.surface import Surface
from rules.core.contract import Seat
from rules.eras.content import CONTENT
from rules.eras.state import STUDIES


@cache
def hand_base() -> Sprite:
    """The empty sheet of a hand."""
    layout = plan().hand
    surface = Surface(paper.page(layout.size, theme(), _shapes), theme())
    surface.write(layout.school.circles_title, "Graduates", layout.school_at)
    surface.write(layout.seen_title, "What you have seen", layout.seen.corner)
    surface.write(layout.windows_note, "Marble 1 is the next to drop.", layout.seen.corner)
    surface.write(layout.decks_title, "Top cards", layout.seen.corner)
    surface.write(layout.costs_title, "What things cost you now", layout.costs.corner)
    return surface.base()


def _shapes(sketch: Sketch) -> None:
    layout = plan().hand
    heading.draw_base(sketch, plan().heading)
    draw_school(sketch, layout.school, layout.school_at)
    paper.panel(sketch, layout.seen)
    paper.panel(sketch, layout.costs)
    line = layout.divider.at(layout.seen.corner)
    paper.divider(sketch, line.corner, line.width)


def draw(scene: Scene, seat: Seat) -> None:
    """Everything in the hand but its head."""
    layout = scene.plan.hand
    school.draw(scene, layout.school, seat, layout.school_at)
    _windows(scene, layout)
    _decks(scene, layout)
    _costs(scene, layout, seat)


def _windows(scene: Scene, layout: HandPlan) -> None:
    column, corner = scene.g.clock.column, layout.seen.corner
    for index in range(scene.windows):
        marble = column[index] if index < len(column) else None
        mark = scene.plan.studies[marble.study] if marble else None
        sprite = scene.kit.window(layout.windows.size, mark, index < sum(scene.g.clock.left))
        spot = layout.windows.box(index).at(corner)
        scene.surface.stamp(sprite, spot.corner)
        scene.surface.write(layout.number, str(index + 1), spot.corner)


def _decks(scene: Scene, layout: HandPlan) -> None:
    for index, study in enumerate(STUDIES):
        spot = layout.decks.box(index).at(layout.seen.corner)
        scene.surface.stamp(scene.kit.marble(scene.plan.studies[study], layout.decks.size), spot.corner)
        scene.surface.write(layout.deck, words.top_card(scene.g, study), spot.corner)


def _costs(scene: Scene, layout: HandPlan, seat: Seat) -> None:
    own, looks = scene.g.school(seat), CONTENT.looks
    prices = (
        (own.administration, "a Story"), (own.administration, "a Roof" if scene.g.roofs else "(no Roofs)"),
        (looks.window_cost, "a window"), (looks.deck_cost, "a top card"), (own.funds, "in hand"),
    )  # fmt: skip
    for index, (price, text) in enumerate(prices):
        spot = layout.prices.box(index).at(layout.costs.corner)
        scene.surface.stamp(scene.kit.coin(layout.prices.size, str(price)), spot.corner)
        scene.surface.write(layout.price, text, spot.corner)
    scene.surface.write(layout.limits, words.limits(own), layout.costs.corner)
