"""The final reckoning: places, shares times prices, cash that breaks ties, how prices went."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from render import heading, paper
from render.layout import Point
from render.sketch import Fill, Sketch, Sprite
from render.surface import Surface
from render.tesla import history, words
from render.tesla.mat_plan import FinalPlan, HoldingsPlan, PointsPlan
from render.tesla.page import roomy
from render.tesla.plan import plan, theme
from render.tesla.scene import Scene, moved, places
from render.tesla.sheet import Company, Tally
from rules.core.contract import Score, Seat

ORDINALS = ("", "1st", "2nd", "3rd", "4th", "5th", "6th")


@lru_cache(maxsize=2)
def final_base(seats: int, charted: bool) -> Sprite:
    """The empty sheet of a final reckoning, with a chart of prices or without."""
    layout = plan().final
    size = layout.sizes[seats]
    tall = size._replace(y=size.y + layout.history.height * charted)
    return Surface(paper.page(tall, theme(), lambda sketch: _shapes(sketch, seats, charted)), theme()).base()


def _shapes(sketch: Sketch, seats: int, charted: bool) -> None:
    layout = plan().final
    heading.draw_base(sketch, plan().heading)
    for index in range(seats):
        box = layout.row.at(layout.rows[index])
        paper.panel(sketch, box)
        if not index:
            sketch.box(*box.grown(-3), Fill(None, "gold", 6), 8)
    if charted:
        history.shapes(sketch, layout.history, below(seats))


def below(seats: int) -> Point:
    """Where the rows end."""
    return Point(0, plan().final.rows[seats].y)


def draw(scene: Scene, ranking: Sequence[tuple[int, Seat, Score]]) -> None:
    """The rows, best first, and the explanation."""
    layout = scene.plan.final
    for index, (place, seat, score) in enumerate(ranking):
        _row(scene, layout, moved(layout.rows[index], layout.row.corner), place, seat, score)
    scene.surface.write(layout.explanation, words.reason(scene.printed, scene.sheet), below(len(ranking)))
    if scene.sheet.charted:
        history.draw(scene, layout.history, below(len(ranking)), [seat for _, seat, _ in ranking])


def _row(scene: Scene, layout: FinalPlan, origin: Point, place: int, seat: Seat, score: Score) -> None:
    surface, company, badge = scene.surface, scene.sheet.companies[seat], layout.badge.at(origin)
    by = layout.points if scene.sheet.parts.points else layout
    surface.write(layout.place, ORDINALS[place], origin)
    surface.stamp(scene.kit.badge(scene.mark(seat), badge.width), badge.corner)
    surface.write(by.name, scene.names[seat], origin)
    surface.write(layout.score, str(score.points), origin)
    if company is None:
        return
    surface.write(by.under, company.name, origin)
    surface.write(by.cash, f"${company.cash}K in cash", origin)
    if company.tally is None:
        _holdings(scene, roomy(layout.holdings, scene.sheet.seats), origin, seat, company)
    else:
        _holdings(scene, layout.points.holdings, origin, seat, company)
        _others(scene, layout.points, origin, company.tally, company)


def _holdings(scene: Scene, layout: HoldingsPlan, origin: Point, seat: Seat, company: Company) -> None:
    for index, (other, found) in enumerate(scene.sheet.led()):
        spot = moved(origin, layout.columns[index])
        count = company.shares[other] + (scene.printed.preferred if other == seat else 0)
        scene.tabs([other], layout.tab.at(spot))
        scene.surface.write(layout.count, words.holding(company, seat, other), spot)
        if count:
            each = found.tally.share if found.tally else found.price
            scene.surface.write(layout.product, f"{count} × {each}", spot)


def _others(scene: Scene, layout: PointsPlan, origin: Point, tally: Tally, company: Company) -> None:
    """Points for cash, for headquarters, for Works."""
    developed = sum(each.state == "developed" for each in company.headquarters)
    columns = (
        ("cash", ORDINALS[tally.cash_rank], tally.cash),
        ("HQ", f"{developed} of {len(company.headquarters)}", tally.headquarters),
        ("Works", "built" if tally.built else "–", tally.works),
    )
    for (title, why, points), spot in zip(columns, places(layout.others, origin, len(columns)), strict=True):
        scene.surface.write(layout.title, title, spot)
        scene.surface.write(layout.reason, why, spot)
        scene.surface.write(layout.points, str(points), spot)
