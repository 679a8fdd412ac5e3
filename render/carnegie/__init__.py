"""Pictures of Carnegie: the public board, a player's company, the final reckoning, and the board as text.

Layers in painting order: base (never changes), head, map with missions, timeline, transport tracks,
donations, departments to build, companies.
"""

from __future__ import annotations

from collections.abc import Sequence

from render import heading
from render.carnegie import companies, donations, pool, timeline, tracks
from render.carnegie import map as lands
from render.carnegie.base import board_base
from render.carnegie.changes import QUIET, QUIETEST, changed
from render.carnegie.plan import plan, theme
from render.carnegie.scene import Scene, kit
from render.picture import Heading
from render.sketch import Sprite
from render.surface import Surface
from rules.carnegie.state import Carnegie
from rules.core import play as engine
from rules.core.contract import Event, Game, Names, View

__all__ = ["board"]

COMPRESSION = 3
"""Half the time of the usual, for a tenth more bytes."""


def board(
    game: Game[Carnegie],
    view: View[Carnegie],
    names: Names,
    events: Sequence[Event],
    title: Heading,
) -> Surface:
    """The public board."""
    g = view.table
    scene = _scene(game, view, names, board_base(g.edition, g.seats), events)
    head = heading.head(game, view, names, title, news(game, names, events))
    heading.draw(scene.surface, scene.kit, scene.plan.heading, head)
    for layer in (lands, timeline, tracks, donations, pool, companies):
        layer.draw(scene)
    return scene.surface


def news(game: Game[Carnegie], names: Names, events: Sequence[Event]) -> str:
    """The last moves in sentences."""
    loud = heading.loudest(events, (QUIET, QUIETEST))
    return heading.news(game, loud, names, plan().heading.news, theme())


def _scene(
    game: Game[Carnegie],
    view: View[Carnegie],
    names: Names,
    base: Sprite,
    events: Sequence[Event] = (),
) -> Scene:
    g = view.table
    return Scene(
        g=g,
        scores=game.scores(g),
        names=names,
        surface=Surface(base, theme(), COMPRESSION),
        kit=kit(),
        plan=plan(),
        acting=engine.actors(g),
        changed=changed(g, events),
    )
