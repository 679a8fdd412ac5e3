"""A player's company: its board at full size, with departments, staff and project tabs."""

from __future__ import annotations

from functools import cache

from render import heading, paper
from render.carnegie import standing, tabs
from render.carnegie.companies import color_of
from render.carnegie.mat_plan import HandPlan
from render.carnegie.plan import plan, theme
from render.carnegie.scene import Scene, moved, places
from render.heading import fits
from render.layout import Box, Point
from render.sketch import Fill, Sketch, Sprite
from render.surface import Surface
from rules.carnegie.activation import salaries
from rules.carnegie.catalog import Department
from rules.carnegie.chart import price
from rules.carnegie.content import Content, edition
from rules.carnegie.state import Company
from rules.carnegie.terms import BARE, COLUMNS, LOBBY, SPACES, DepartmentId, Space
from rules.carnegie.turn import HUMAN_RESOURCES
from rules.core.contract import Seat

LOBBY_TEXT = "Newcomers and employees from missions lie here. Nobody can be activated here."


@cache
def hand_base(book: str) -> Sprite:
    """The empty mat of an edition."""
    layout, found = plan().hand, edition(book)
    surface = Surface(paper.page(layout.size, theme(), lambda sketch: _shapes(sketch, found)), theme())
    tabs.write(surface, found)
    standing.write(surface)
    return surface.base()


def _shapes(sketch: Sketch, book: Content) -> None:
    layout = plan().hand
    heading.draw_base(sketch, plan().heading)
    for box in (layout.mat, layout.regions.box, layout.tally.box):
        paper.panel(sketch, box)
    for space in SPACES:
        sketch.box(*cell(layout, space), Fill("panel_shade", "rule_light", 1.8), 10)
    tabs.shapes(sketch, book)
    standing.shapes(sketch)


def cell(layout: HandPlan, space: Space) -> Box:
    """A space of the board."""
    across, down = layout.columns[space.place % COLUMNS], layout.rows[space.place // COLUMNS]
    return layout.cell.at(moved(layout.mat.corner, moved(across, down)))


def draw(scene: Scene, seat: Seat) -> None:
    """Everything on the mat but its head."""
    layout, company = scene.plan.hand, scene.g.companies[seat]
    badge = layout.badge.at(layout.mat.corner)
    scene.surface.stamp(scene.kit.badge(scene.mark(seat), badge.width), badge.corner)
    _holdings(scene, layout, seat, company)
    for space in SPACES:
        _space(scene, layout, seat, company, space)
    tabs.draw(scene, seat)
    standing.draw(scene, seat)


def _holdings(scene: Scene, layout: HandPlan, seat: Seat, company: Company) -> None:
    size, kit = layout.icon, scene.kit
    held: list[tuple[Sprite, str, str]] = [
        (kit.coin(size), f"${company.money}", "money"),
        (kit.cube(size), str(company.goods), "goods"),
        (kit.figure(scene.mark(seat), size), str(company.supply), "employees in supply"),
        (kit.marble(scene.mark(seat), size), str(company.pawns), "pawns in supply"),
        (kit.library(size), f"${price(scene.g, seat)}", "the next donation"),
    ]
    if company.chooser:
        held.append((kit.hat(size), "ready", "Action Choice tile"))
    for (icon, value, name), place in zip(
        held, places(layout.holdings, layout.mat.corner, len(held)), strict=True
    ):
        scene.surface.stamp(icon, Point(place.x, place.y + 8))
        scene.surface.write(layout.held, value, place)
        scene.surface.write(layout.held_name, name, place)


def _space(scene: Scene, layout: HandPlan, seat: Seat, company: Company, space: Space) -> None:
    box, department = cell(layout, space), company.departments[space.place]
    if department == BARE:
        points = scene.book.company.points[space.place // COLUMNS]
        scene.surface.write(layout.free, f"a department here: {points} VP", box.corner)
        scene.surface.write(layout.space, space.upper(), box.corner, "soft")
    else:
        _department(scene, layout, department, box)
        scene.surface.write(layout.space, space.upper(), box.corner)
    _staff(scene, layout, seat, company, space, box)


def _department(scene: Scene, layout: HandPlan, department: DepartmentId, box: Box) -> None:
    name, text = described(scene.book, department)
    color = color_of(scene.book, department)
    scene.surface.stamp(scene.kit.banded(box.width, box.height, color, layout.band), box.corner)
    scene.surface.write(layout.department, name, box.corner)
    scene.surface.write(layout.text, text, box.corner)


def described(book: Content, department: DepartmentId) -> tuple[str, str]:
    """A department's name and what it does."""
    if department == LOBBY:
        return "Lobby", LOBBY_TEXT
    found: Department = book.printed.get(department) or book.tiles[department]
    name = found.name if fits(plan().hand.department, theme(), found.name) else found.short
    return name, found.text


def _staff(scene: Scene, layout: HandPlan, seat: Seat, company: Company, space: Space, box: Box) -> None:
    slots, taken = salaries(scene.book, company.departments[space.place]), company.standing[space.place]
    for index, place in enumerate(places(layout.slots, box.corner, len(slots))):
        if taken >> index & 1:
            scene.surface.stamp(scene.kit.figure(scene.mark(seat), layout.figure), place)
        else:
            scene.surface.stamp(scene.kit.salary(slots[index], layout.slots.size), place)
    if company.departments[space.place] == HUMAN_RESOURCES:
        at = moved(box.corner, layout.slots[len(slots)])
        scene.surface.stamp(scene.kit.permanent(layout.figure), at)
    if resting := company.resting[space.place]:
        lying = scene.kit.figure(scene.mark(seat), layout.resting.width, True)
        scene.surface.stamp(lying, layout.resting.at(box.corner).corner)
        scene.surface.write(layout.count, str(resting), box.corner)
