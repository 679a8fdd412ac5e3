"""The parts of the board that never change, drawn once for each number of players."""

from __future__ import annotations

from functools import cache

from render import heading, paper
from render.carnegie import companies, country, donations, pool, summary, timeline, tracks
from render.carnegie.plan import plan, theme
from render.sketch import Sketch, Sprite
from render.surface import Surface
from rules.carnegie.content import edition


@cache
def board_base(book: str, seats: int) -> Sprite:
    """The empty board of an edition for a number of players."""
    surface = Surface(
        paper.page(plan().pages[seats].size, theme(), lambda sketch: _shapes(sketch, book, seats)), theme()
    )
    found = edition(book)
    country.write(surface, found)
    timeline.write(surface)
    tracks.write(surface, found)
    donations.write(surface, found)
    pool.write(surface, found)
    companies.write(surface, found, seats)
    summary.write(surface, found, seats)
    return surface.base()


def _shapes(sketch: Sketch, book: str, seats: int) -> None:
    found = edition(book)
    heading.draw_base(sketch, plan().heading)
    country.shapes(sketch, found)
    timeline.shapes(sketch)
    tracks.shapes(sketch, found)
    donations.shapes(sketch, found)
    pool.shapes(sketch, found)
    companies.shapes(sketch, found, seats)
    summary.shapes(sketch, seats)
