"""The chart of prices over the game: one line a company, from its start to its shield."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from render import paper
from render.layout import Point
from render.sketch import Fill, Sketch
from render.tesla.graph import Graph, Place, dashed
from render.tesla.mat_plan import HistoryPlan
from render.tesla.scene import Scene, moved
from render.tesla.sheet import Printed, Sheet
from render.tesla.sprites import ROMAN
from render.theme import Mark
from rules.core.contract import Seat

TITLE = "The Price of Stock"
NOTE = "at the end of each turn"


def charted(sheet: Sheet) -> bool:
    """Whether there is a line to draw; games from older saves may lack one."""
    return len(sheet.history) > 1


def shapes(sketch: Sketch, layout: HistoryPlan, origin: Point, printed: Printed) -> None:
    """What never changes: the panel, a field for each phase, a rule for each turn."""
    box = layout.box.at(origin)
    plot = layout.plot.at(box.corner)
    paper.panel(sketch, box)
    for index in range(printed.phases):
        field = layout.phase_box.at(moved(box.corner, layout.phases[index]))
        sketch.box(*field, Fill("panel_shade" if index % 2 else "cream", "rule", 2))
    for turn in range(printed.turns + 1):
        across = box.x + layout.turns[turn].x
        sketch.stroke([(across, plot.y), (across, plot.y + plot.height)], "rule_light", 1.5)
    sketch.box(*plot, Fill(None, "rule", 2))


def draw(scene: Scene, layout: HistoryPlan, origin: Point, ranked: Sequence[Seat]) -> None:
    """The scale, the lines, the winner's on top, and what the companies ended at."""
    graph = Graph(layout, layout.box.at(origin).corner, scene.sheet.history)
    _words(scene, graph)
    lines = {seat: graph.line(seat) for seat in ranked}
    ends = graph.ends({seat: line[-1] for seat, line in lines.items()})
    sketch = _over(scene, graph)
    for price in graph.marks:
        _stroke(sketch, graph, price)
    for seat in reversed(ranked):
        mark = scene.mark(seat)
        leader = [*_leader(graph, lines[seat][-1]), ends[seat]]
        sketch.stroke(leader, "ink", layout.leader + 2 * layout.edge)
        sketch.stroke(leader, mark.color, layout.leader)
        _line(sketch, layout, mark, lines[seat], dashed(lines[seat], layout.dashes[seat]))
    scene.surface.image.paste(sketch.finish().image, sketch.origin)
    for seat, end in ends.items():
        _label(scene, layout, Point(*map(round, end)), seat)


def _over(scene: Scene, graph: Graph) -> Sketch:
    """A drawing over the plot, and over the way from there to the labels."""
    plot, right = graph.plot.grown(graph.layout.node), graph.corner.x + graph.layout.labels
    area = (plot.x, plot.y, right, plot.y + plot.height)
    under = scene.surface.image.crop(area)
    return Sketch(right - plot.x, plot.height, scene.kit.theme, under, plot.corner)


def _stroke(sketch: Sketch, graph: Graph, price: int) -> None:
    left, level = graph.plot.x, graph.height(price)
    sketch.stroke([(left, level), (left + graph.plot.width, level)], "rule_light", 1.5)


def _leader(graph: Graph, end: Place) -> list[Place]:
    """From a line's end along its price to the edge of the plot."""
    return [end, (graph.plot.x + graph.plot.width, end[1])]


def _line(
    sketch: Sketch,
    layout: HistoryPlan,
    mark: Mark,
    line: Sequence[Place],
    inlay: Iterable[tuple[Place, Place]],
) -> None:
    ink = sketch.theme.inks[mark.ink].color
    for color, width in (("panel", layout.line + 4 * layout.edge), ("ink", layout.line + 2 * layout.edge)):
        sketch.stroke(line, color, width)
    sketch.stroke(line, mark.color, layout.line)
    for dash in inlay:
        sketch.stroke(dash, ink, layout.inlay)
    for x, y in line:
        sketch.disc(x, y, layout.node, Fill(mark.color, "ink", layout.edge))


def _words(scene: Scene, graph: Graph) -> None:
    surface, layout, corner = scene.surface, graph.layout, graph.corner
    surface.write(layout.title, TITLE, corner)
    surface.write(layout.note, NOTE, corner)
    for index in range(scene.printed.phases):
        surface.write(layout.phase, f"Phase {ROMAN[index + 1]}", moved(corner, layout.phases[index]))
    for turn in range(scene.printed.turns + 1):
        surface.write(layout.turn, str(turn) if turn else "start", moved(corner, layout.turns[turn]))
    for price in graph.marks:
        surface.write(layout.price, str(price), Point(corner.x, round(graph.height(price))))


def _label(scene: Scene, layout: HistoryPlan, spot: Point, seat: Seat) -> None:
    company, badge = scene.sheet.companies[seat], layout.badge.at(spot)
    scene.surface.stamp(scene.kit.badge(scene.mark(seat), badge.width), badge.corner)
    if company:
        scene.surface.write(layout.label, str(company.price), spot)
        scene.surface.write(layout.company, company.name, spot)
