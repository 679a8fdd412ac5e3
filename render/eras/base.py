"""The parts of a picture that never change, drawn once for each sheet."""

from __future__ import annotations

from functools import cache

from render import heading, paper
from render.eras.plan import CardPlan, GuidePlan, Page, SchoolPlan, TowerPlan, plan, theme
from render.layout import Box, Point, Slot
from render.sketch import Fill, Sketch, Sprite
from render.surface import Surface
from rules.eras.content import CONTENT
from rules.eras.state import STUDIES

TARIFF = (
    "A block costs as many Funds as your Administration has blocks.",
    "No Study Campus may rise above your Administration, Roof included.",
    f"A look: window {CONTENT.looks.window_cost} Funds, top card of a deck {CONTENT.looks.deck_cost} Funds.",
    f"Score: best × worst building. Story {CONTENT.points.story}, Roof {CONTENT.points.roof}.",
    (
        f"{CONTENT.setup.marbles_ending_an_era} marbles of one color end an Era; the game ends with Era "
        f"{CONTENT.setup.eras} or with the last Story."
    ),
)


@cache
def board_base(seats: int) -> Sprite:
    """The empty board for a number of players."""
    layout, page = plan(), plan().pages[seats]
    surface = Surface(paper.page(page.size, theme(), lambda sketch: _shapes(sketch, page)), theme())
    _guide_words(surface, layout.guide)
    for origin in page.schools:
        surface.write(layout.school.circles_title, "Graduates", origin)
    if page.tariff:
        _tariff_words(surface, page.tariff)
    return surface.base()


def _shapes(sketch: Sketch, page: Page) -> None:
    layout = plan()
    heading.draw_base(sketch, layout.heading)
    draw_tower(sketch, layout.tower)
    _guide(sketch, layout.guide)
    draw_card(sketch, layout.card, layout.card.box)
    for origin in page.schools:
        draw_school(sketch, layout.school, origin)
    if page.tariff:
        _tariff(sketch, page.tariff)


def draw_tower(sketch: Sketch, layout: TowerPlan) -> None:
    """The tower of stone and glass."""
    left, top = layout.box.corner
    for shape in layout.shapes:
        moved = [(left + point.x, top + point.y) for point in shape.points]
        sketch.polygon(moved, Fill(shape.fill, shape.line, shape.width))
    glass = layout.glass.at(layout.box.corner)
    sketch.box(*glass, Fill("glass", "ink", 3), glass.width / 2)
    sketch.box(*glass.grown(-5), Fill(None, "rule_light", 1.5), glass.width / 2 - 5)


def _guide(sketch: Sketch, layout: GuidePlan) -> None:
    paper.panel(sketch, layout.box)
    corner = layout.box.corner
    sketch.stroke([(corner.x + point.x, corner.y + point.y) for point in layout.links], "rule", 4)
    line = layout.divider.at(corner)
    paper.divider(sketch, line.corner, line.width)
    for index in range(1, len(STUDIES)):
        top = corner.y + layout.rows[index].y - (layout.rows.step.y - layout.rows.size) / 2
        sketch.stroke([(line.x, top), (line.x + line.width, top)], "rule_light", 1.2)


def _guide_words(surface: Surface, layout: GuidePlan) -> None:
    corner = layout.box.corner
    surface.write(layout.title, "The Era Guide", corner)
    for slot, text in zip(layout.heads, ("Released", "left", "cards"), strict=True):
        surface.write(slot, text, corner)
    titles: tuple[tuple[Slot, str], ...] = (
        (layout.roofs_title, "Roofs on offer"),
        (layout.pool_title, "Stories left"),
        (layout.prices_title, "Look costs"),
    )  # fmt: skip
    for slot, text in titles:
        surface.write(slot, text, corner)
    looks = (f"window {CONTENT.looks.window_cost}", f"top card {CONTENT.looks.deck_cost}")
    for index, text in enumerate(looks):
        start = layout.prices[index]
        surface.write(layout.price, text, Point(corner.x + start.x, corner.y + start.y))


def draw_card(sketch: Sketch, layout: CardPlan, box: Box) -> None:
    """The sheet of the culture card."""
    paper.panel(sketch, box)
    line = layout.divider.at(box.corner)
    paper.divider(sketch, line.corner, line.width)


def draw_school(sketch: Sketch, layout: SchoolPlan, origin: Point) -> None:
    """The sheet of a School, with its lawn and its empty circles."""
    paper.panel(sketch, layout.box.at(origin))
    ground, lots = origin.y + layout.ground, layout.lots
    for index in range(1, len(STUDIES) + 1):
        between = (lots[index].x + lots[index - 1].x + lots.size) // 2
        paper.tree(sketch, Point(origin.x + between, ground), lots.size / 12)
    for index in range(len(STUDIES) + 1):
        left = origin.x + lots[index].x
        sketch.box(left, ground - 3, lots.size, 8, Fill("lawn", "rule", 1.2), 4)
    for index in range(CONTENT.setup.circles):
        half = layout.circles.size / 2
        point = layout.circles[index]
        sketch.disc(
            origin.x + point.x + half, origin.y + point.y + half, half - 1, Fill("panel_shade", "rule", 2)
        )


def _tariff(sketch: Sketch, box: Box) -> None:
    paper.panel(sketch, box)
    layout = plan().tariff
    for index in range(len(TARIFF)):
        start = layout.rows[index]
        paper.diamond(sketch, Point(box.x + start.x + layout.bullet.x, box.y + start.y + layout.bullet.y))


def _tariff_words(surface: Surface, box: Box) -> None:
    layout = plan().tariff
    surface.write(layout.title, "Tariff and Reckoning", box.corner)
    for index, text in enumerate(TARIFF):
        start = layout.rows[index]
        surface.write(layout.line, text, Point(box.x + start.x, box.y + start.y))
