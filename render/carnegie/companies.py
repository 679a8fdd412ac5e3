"""The companies on the public board: means, staff, departments, project tabs."""

from __future__ import annotations

from render.carnegie.board_plan import CompanyPlan
from render.carnegie.inline import Part, gain, inline
from render.carnegie.plan import plan
from render.carnegie.scene import Scene, kit, moved, places
from render.carnegie.sprites import KIND_COLORS
from render.layout import Box, Point
from render.paper import panel
from render.sketch import Fill, Sketch
from render.surface import Surface
from rules.carnegie.activation import salaries
from rules.carnegie.content import Content
from rules.carnegie.gains import summed
from rules.carnegie.income import project_income
from rules.carnegie.state import Carnegie, Company
from rules.carnegie.terms import BARE, COLUMNS, LOBBY, PROJECTS, SPACES, DepartmentId, Project, Space, Spot
from rules.carnegie.turn import HUMAN_RESOURCES
from rules.core.contract import Seat


def shapes(sketch: Sketch, book: Content, seats: int) -> None:
    """The panels and their spaces; printed departments in the color of their action."""
    layout = plan().company
    for corner in plan().pages[seats].companies:
        panel(sketch, Box(*corner, *layout.size))
        for space in SPACES:
            sketch.box(*cell(layout, corner, space), Fill(*_look(book, printed(book, space))), 6)


def printed(book: Content, space: Space) -> DepartmentId:
    """What is printed on a space of every board."""
    return book.company.rows[space.place // COLUMNS][space.place % COLUMNS]


def _look(book: Content, department: DepartmentId) -> tuple[str, str, float]:
    if department == BARE:
        return "panel_shade", "rule_light", 1.5
    return color_of(book, department), "rule", 1.8


def color_of(book: Content, department: DepartmentId) -> str:
    """The color of a department’s action."""
    if department == LOBBY:
        return "paper_edge"
    found = book.printed.get(department) or book.tiles[department]
    return KIND_COLORS[found.kind]


def cell(layout: CompanyPlan, corner: Point, space: Space) -> Box:
    """A space of a company's board."""
    across, down = layout.columns[space.place % COLUMNS], layout.rows[space.place // COLUMNS]
    return layout.cell.at(moved(corner, moved(across, down)))


def write(surface: Surface, book: Content, seats: int) -> None:
    """The names of what is printed."""
    layout = plan().company
    for corner in plan().pages[seats].companies:
        surface.stamp(kit().cube(layout.cube.width), layout.cube.at(corner).corner)
        for space in SPACES:
            found = printed(book, space)
            if found == BARE:
                surface.write(layout.space, space.upper(), cell(layout, corner, space).corner)
            else:
                _name(surface, layout, book, found, cell(layout, corner, space).corner)
            if found == HUMAN_RESOURCES:
                at = layout.figures[len(salaries(book, found))]
                surface.stamp(
                    kit().permanent(layout.figures.size), moved(cell(layout, corner, space).corner, at)
                )


def _name(surface: Surface, layout: CompanyPlan, book: Content, department: DepartmentId, at: Point) -> None:
    found = book.printed.get(department) or book.tiles.get(department)
    surface.write(layout.department, found.short if found else "Lobby", at)


def draw(scene: Scene) -> None:
    """Every company."""
    layout = scene.plan.company
    for seat, corner in zip(scene.seats, scene.plan.pages[scene.g.seats].companies, strict=True):
        company = scene.g.companies[seat]
        _head(scene, layout, seat, corner)
        for space in SPACES:
            _space(scene, layout, seat, company, space, cell(layout, corner, space))
        _tabs(scene, layout, seat, corner)
        if seat in scene.acting:
            frame = Box(*corner, *layout.size).grown(-3)
            scene.surface.stamp(scene.kit.turn_frame(frame.width, frame.height), frame.corner)


def _head(scene: Scene, layout: CompanyPlan, seat: Seat, corner: Point) -> None:
    surface, company, badge = scene.surface, scene.g.companies[seat], layout.badge.at(corner)
    surface.stamp(scene.kit.badge(scene.mark(seat), badge.width), badge.corner)
    surface.write(layout.name, scene.names[seat], corner)
    surface.write(layout.under, under(scene.g, seat), corner)
    surface.write(layout.money, f"${company.money}", corner)
    surface.write(layout.goods, str(company.goods), corner)
    surface.write(layout.score, str(scene.scores[seat].points), corner)
    inline(surface, layout.staff, staff(scene, layout, seat), corner)
    inline(surface, layout.income, income(scene, layout, seat), corner)
    for spot, box in (("money", layout.money.box), ("goods", stock(layout)), ("score", layout.score.box)):
        scene.highlight(f"{spot} {seat}", box.at(corner), 5)


def stock(layout: CompanyPlan) -> Box:
    """Where the cube and the number of goods stand."""
    goods = layout.goods.box
    return goods._replace(x=layout.cube.x, width=goods.x + goods.width - layout.cube.x)


def staff(scene: Scene, layout: CompanyPlan, seat: Seat) -> list[Part]:
    """Employees: active, in training, on missions, in the supply."""
    company, kit = scene.g.companies[seat], scene.kit
    standing, lying = (kit.figure(scene.mark(seat), layout.icon, each) for each in (False, True))
    return [
        standing, str(company.active_in_all), lying, str(sum(company.resting)),
        f"· away {sum(company.away)} · supply {company.supply}",
    ]  # fmt: skip


def income(scene: Scene, layout: CompanyPlan, seat: Seat) -> list[Part]:
    """What projects give when employees return."""
    found = project_income(scene.g, seat)
    choices = [each for each in found if each.either]
    parts: list[Part] = ["pays", *gain(scene.kit, summed(found), layout.icon)] if found else ["pays nothing"]
    if choices:
        times = f"{len(choices)} ×" if len(choices) > 1 else ""
        parts += [f"+ {times}".rstrip(), *gain(scene.kit, choices[0], layout.icon)]
    return parts


def under(g: Carnegie, seat: Seat) -> str:
    """What else distinguishes a player now."""
    first = "first player" if seat == g.first and g.agenda else ""
    tile = "Action Choice" if g.companies[seat].chooser else ""
    return " · ".join(filter(None, (first, tile))) or f"{g.companies[seat].points} VP on the track"


def _space(scene: Scene, layout: CompanyPlan, seat: Seat, company: Company, space: Space, box: Box) -> None:
    department = company.departments[space.place]
    if department != printed(scene.book, space):
        color, line, _ = _look(scene.book, department)
        scene.surface.stamp(scene.kit.plate(box.width, box.height, color, line), box.corner)
        _name(scene.surface, layout, scene.book, department, box.corner)
    slots = salaries(scene.book, department)
    for index, place in enumerate(places(layout.figures, box.corner, len(slots))):
        standing = company.standing[space.place] >> index & 1
        figure = scene.kit.figure(scene.mark(seat) if standing else None, layout.figures.size)
        scene.surface.stamp(figure, place)
    if resting := company.resting[space.place]:
        at = moved(box.corner, layout.bare) if department == BARE else box.corner
        lying = scene.kit.figure(scene.mark(seat), layout.resting.width, True)
        scene.surface.stamp(lying, layout.resting.at(at).corner)
        scene.surface.write(layout.count, str(resting), at)
    scene.highlight(f"space {seat} {space}", box, 1)


def _tabs(scene: Scene, layout: CompanyPlan, seat: Seat, corner: Point) -> None:
    for project, place in zip(PROJECTS, places(layout.tabs, corner, len(PROJECTS)), strict=True):
        states = states_of(scene.g, seat, project)
        tab = scene.kit.tab(Spot(project.value), states, scene.mark(seat), *layout.tab)
        scene.surface.stamp(tab, place)
        scene.highlight(f"tab {seat} {project}", Box(*place, *layout.tab), 1)


def states_of(g: Carnegie, seat: Seat, project: Project) -> str:
    """By position of a tab: a pawn waits (w) or is built (b), none (o), VP reached (v), to come (. and ,)."""
    company, built, states = g.companies[seat], g.companies[seat].built[project.place], ""
    for position, each in enumerate(g.book.tabs[project].positions):
        reached = position <= company.tabs[project.place]
        if each.pawn:
            states += ("b" if built else "w") if reached else "."
            built -= bool(built)
        elif each.points:
            states += "v" if reached else ","
        else:
            states += "o"
    return states
