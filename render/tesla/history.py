"""The chart of prices over the game: one line a company, from its start to its shield."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from render import paper
from render.layout import Point
from render.lines import Place, dashed
from render.sketch import Fill, Sketch
from render.tesla.graph import Graph
from render.tesla.mat_plan import HistoryPlan
from render.tesla.printed import Printed
from render.tesla.scene import Scene, moved
from render.tesla.sprites import ROMAN
from render.theme import Mark
from rules.core.contract import Seat

TITLE = "The Price of Stock"
NOTE = "at the end of each turn"


def shapes(sketch: Sketch, layout: HistoryPlan, origin: Point) -> None:
    """What never changes."""
    paper.panel(sketch, layout.box.at(origin))


def draw(scene: Scene, layout: HistoryPlan, origin: Point, ranked: Sequence[Seat]) -> None:
    """The scale, the lines, the winner's on top, and what the companies ended at."""
    graph = Graph(layout, layout.box.at(origin).corner, scene.sheet.history)
    area = layout.area.at(graph.corner)
    sketch = Sketch(area.width, area.height, scene.kit.theme, origin=area.corner, ground="panel")
    _field(sketch, graph, scene.printed)
    lines = {seat: graph.line(seat) for seat in ranked}
    ends = graph.ends({seat: line[-1] for seat, line in lines.items()})
    for seat in reversed(ranked):
        _leader(sketch, graph, scene.mark(seat), lines[seat][-1], ends[seat])
        _line(sketch, layout, scene.mark(seat), lines[seat], dashed(lines[seat], layout.dashes[seat]))
    scene.surface.stamp(sketch.finish(), area.corner)
    _words(scene, graph)
    for seat, end in ends.items():
        _label(scene, layout, Point(*map(round, end)), seat)


def _field(sketch: Sketch, graph: Graph, printed: Printed) -> None:
    """A field for each phase, a rule for each turn and for each numbered price."""
    layout, plot = graph.layout, graph.plot
    for index in range(printed.phases):
        field = layout.phase_box.at(moved(graph.corner, layout.phases[index]))
        sketch.box(*field, Fill("panel_shade" if index % 2 else "cream", "rule", 2))
    for turn in range(1, printed.turns):
        across = graph.across(turn)
        sketch.stroke([(across, plot.y), (across, plot.y + plot.height)], "rule_light", 1.5)
    for price in graph.marks:
        level = graph.height(price)
        sketch.stroke([(plot.x, level), (plot.x + plot.width, level)], "rule_light", 1.5)
    sketch.box(*plot, Fill(None, "rule", 2))


def _leader(sketch: Sketch, graph: Graph, mark: Mark, end: Place, label: Place) -> None:
    """From a line's end along its price to the edge of the plot, and on to its label."""
    way = [end, (graph.plot.x + graph.plot.width, end[1]), label]
    sketch.stroke(way, "ink", graph.layout.leader + 2 * graph.layout.edge)
    sketch.stroke(way, mark.color, graph.layout.leader)


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
