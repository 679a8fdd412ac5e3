"""What counts in the end, where three companies leave room for it."""

from __future__ import annotations

from collections.abc import Iterator

from render.carnegie.plan import plan
from render.carnegie.scene import places
from render.paper import panel
from render.sketch import Sketch
from render.surface import Surface
from rules.carnegie.content import Content


def shapes(sketch: Sketch, seats: int) -> None:
    """The panel."""
    if box := plan().pages[seats].summary:
        panel(sketch, box)


def write(surface: Surface, book: Content, seats: int) -> None:
    """The lines of the final score, each with the most that it can give."""
    box, layout = plan().pages[seats].summary, plan().summary
    if box is None:
        return
    surface.write(layout.title, "What Counts in the End", box.corner)
    lines = list(counted(book))
    for (what, most), place in zip(lines, places(layout.rows, box.corner, len(lines)), strict=True):
        surface.write(layout.what, what, place)
        surface.write(layout.most, most, place)


def counted(book: Content) -> Iterator[tuple[str, str]]:
    """The sources of VP, with what limits them."""
    scoring, caps = book.scoring, book.scoring.caps
    top, others = max(book.company.points), min(book.company.points)
    yield "VP on the track", ""
    yield f"{scoring.active} VP for each active employee", f"{caps.active} at most"
    yield f"{others} VP for each department built, {top} in the top line", f"{caps.departments} at most"
    yield "VP shown on project tabs", f"{caps.tabs} at most"
    yield "VP of the cities of your projects", f"{caps.projects} at most"
    yield "Major cities connected", f"{caps.connections} at most"
    yield "Donations", f"{caps.donation} each at most"
    yield "An Action Choice tile that was not used", f"{scoring.action_choice} VP"
