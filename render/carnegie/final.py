"""The final reckoning: every source of VP, player by player."""

from __future__ import annotations

from collections.abc import Sequence

from render import heading, paper
from render.carnegie.mat_plan import FinalPlan
from render.carnegie.plan import plan, theme
from render.carnegie.scene import Scene
from render.layout import Box, Point
from render.sketch import Fill, Sketch, Sprite
from rules.core.contract import Score, Seat

ORDINALS = ("", "1st", "2nd", "3rd", "4th")
GROUND, UNDER = 76, 122
"""How far the panel ends above the page’s end, and the frame of a winner below the rows."""
EXPLANATION = "Most VP win; equal totals share the victory."

Ranking = Sequence[tuple[int, Seat, Score]]


def final_base(ranking: Ranking) -> Sprite:
    """The empty sheet of a final reckoning; drawn once a game, so not kept."""
    layout = plan().final
    size = Point(layout.frame.width + 2 * layout.frame.x, below(ranking) + layout.foot)
    return paper.page(size, theme(), lambda sketch: _shapes(sketch, ranking))


def below(ranking: Ranking) -> int:
    """Where the rows end."""
    layout = plan().final
    return layout.rows_start + layout.row * len(ranking[0][2].parts)


def _shapes(sketch: Sketch, ranking: Ranking) -> None:
    layout, end = plan().final, below(ranking)
    heading.draw_base(sketch, plan().heading)
    frame = layout.frame._replace(height=end + layout.foot - GROUND - layout.frame.y)
    paper.panel(sketch, frame)
    for (place, _, _), (left, width) in zip(ranking, layout.columns[len(ranking)], strict=True):
        if place == 1:
            column = Box(left, frame.y + 14, width, end + UNDER - frame.y - 14)
            sketch.box(*column, Fill("cream", "gold", 5), 10)
    rows = len(ranking[0][2].parts)
    for index in range(rows + 1):
        top, strong = layout.rows_start + index * layout.row, index in (0, rows)
        line = [(frame.x + 24, top), (frame.x + frame.width - 24, top)]
        sketch.stroke(line, "rule" if strong else "rule_light", 2.5 if strong else 1.2)


def draw(scene: Scene, ranking: Ranking) -> None:
    """The columns, best first."""
    layout, surface = scene.plan.final, scene.surface
    for index, (name, _) in enumerate(ranking[0][2].parts):
        surface.write(layout.label, name, Point(0, layout.rows_start + index * layout.row))
    end = Point(0, below(ranking))
    surface.write(layout.total_label, "Total", end)
    surface.write(layout.explanation, EXPLANATION, end)
    for (place, seat, score), (left, width) in zip(ranking, layout.columns[len(ranking)], strict=True):
        middle = left + width // 2
        _column(scene, layout, middle, place, seat, score)


def _column(scene: Scene, layout: FinalPlan, middle: int, place: int, seat: Seat, score: Score) -> None:
    surface, top = scene.surface, layout.frame.y
    surface.center(scene.kit.badge(scene.mark(seat), layout.badge), Point(middle, top + 64))
    left = middle - layout.name.box.width // 2
    surface.write(layout.place, ORDINALS[place], Point(left, top))
    surface.write(layout.name, scene.names[seat], Point(left, top))
    for index, (_, points) in enumerate(score.parts):
        at = Point(left, layout.rows_start + index * layout.row)
        surface.write(layout.points, str(points), at, None if points else "soft")
    surface.write(layout.total, str(score.points), Point(left, below([(place, seat, score)])))
