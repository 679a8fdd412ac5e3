"""The project tabs of a company at full size: pawns, income, VP, and what the next step costs."""

from __future__ import annotations

from render.carnegie.companies import states_of
from render.carnegie.inline import Part, inline
from render.carnegie.mat_plan import TabPlan
from render.carnegie.plan import plan
from render.carnegie.scene import Scene, kit, moved, places
from render.carnegie.words import SPOT_NAMES
from render.layout import Point
from render.sketch import Fill, Sketch
from render.surface import Surface
from rules.carnegie.catalog import Position
from rules.carnegie.content import Content
from rules.carnegie.tabs import next_position, waiting
from rules.carnegie.terms import PROJECTS, Project, Spot
from rules.core.contract import Seat
from rules.core.words import counted

CUBE = 22


def _spots() -> list[Point]:
    layout = plan().hand
    return places(layout.tabs, layout.mat.corner, len(PROJECTS))


def shapes(sketch: Sketch, book: Content) -> None:
    """The tabs and their positions."""
    layout = plan().hand.tab
    for project, spot in zip(PROJECTS, _spots(), strict=True):
        sketch.box(*layout.box.at(spot), Fill("cream", "rule", 1.8), 10)
        positions = book.tabs[project].positions
        for each, place in zip(positions, places(layout.positions, spot, len(positions)), strict=True):
            color = "gold_light" if each.points else "panel"
            sketch.box(*layout.position.at(place), Fill(color, "rule_light", 1.5), 6)


def write(surface: Surface, book: Content) -> None:
    """Names, incomes and VP."""
    layout = plan().hand.tab
    for project, spot in zip(PROJECTS, _spots(), strict=True):
        kind, tab = Spot(project.value), book.tabs[project]
        surface.stamp(kit().spot(kind, layout.icon.width), layout.icon.at(spot).corner)
        surface.write(layout.name, SPOT_NAMES[kind], spot)
        inline(surface, layout.cost, [str(tab.goods), kit().cube(CUBE), "each"], spot)
        for index, each in enumerate(tab.positions):
            _position(surface, layout, each, moved(spot, layout.positions[index]))


def _position(surface: Surface, layout: TabPlan, each: Position, place: Point) -> None:
    first, second = _words(each)
    inline(surface, layout.income, first, place)
    inline(surface, layout.below, second, place)


def _words(each: Position) -> tuple[list[Part], list[Part]]:
    """What a position gives, on two lines."""
    if each.points:
        return [str(each.points)], ["VP"]
    given = each.income
    if given.either:
        return [f"${given.either}"], ["or", kit().cube(CUBE)]
    if given.points:
        return [str(given.points)], ["VP"]
    if given.goods:
        return [str(given.goods)], [kit().cube(CUBE)]
    return ([f"${given.money}"], []) if given.money else (["–"], [])


def draw(scene: Scene, seat: Seat) -> None:
    """The pawns, what is reached, and the next step."""
    layout = scene.plan.hand.tab
    for project, spot in zip(PROJECTS, _spots(), strict=True):
        states = states_of(scene.g, seat, project)
        for state, place in zip(states, places(layout.positions, spot, len(states)), strict=True):
            pip = scene.kit.pip(state, scene.mark(seat), layout.pawn.width)
            scene.surface.stamp(pip, layout.pawn.at(place).corner)
        reached = moved(spot, layout.positions[scene.g.companies[seat].tabs[project.place]])
        frame = layout.position.at(reached).grown(2)
        scene.surface.stamp(scene.kit.reached(frame.width, frame.height), frame.corner)
        inline(scene.surface, layout.note, note(scene, seat, project), spot)


def note(scene: Scene, seat: Seat, project: Project) -> list[Part]:
    """How many pawns wait, and what the next step costs."""
    company = scene.g.companies[seat]
    pawns = f"{counted(waiting(scene.book, company, project), 'pawn')} to build"
    if ahead := next_position(scene.book, company, project):
        return [f"{pawns} · next step {ahead.study}", scene.kit.cap(CUBE + 2)]
    return [f"{pawns} · fully extended"]
