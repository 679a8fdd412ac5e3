"""Pictures of Carnegie: the public board, a player's company, the final reckoning, and the board as text.

Layers in painting order: base (never changes), head, map with missions, timeline, transport tracks,
donations, departments to build, companies.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from render import heading
from render.carnegie import alt, companies, donations, pool, timeline, tracks
from render.carnegie import final as reckoning
from render.carnegie import hand as own
from render.carnegie import map as lands
from render.carnegie.base import board_base
from render.carnegie.changes import QUIET, QUIETEST, changed
from render.carnegie.plan import plan, theme
from render.carnegie.scene import Scene, kit
from render.carnegie.soundness import faults
from render.carnegie.text import text
from render.carnegie.words import income
from render.picture import Heading
from render.sketch import Sprite
from render.surface import Surface
from rules.carnegie.state import Carnegie
from rules.core import play as engine
from rules.core.contract import Event, Game, Names, View

__all__ = ["alt_board", "alt_final", "alt_hand", "board", "faults", "final", "hand", "text"]

alt_hand = alt.alt_hand
alt_final = alt.alt_final


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


def hand(game: Game[Carnegie], view: View[Carnegie], names: Names, title: Heading) -> Surface:
    """What one player has; the view must be that of a seat."""
    if view.seat is None:
        raise ValueError("A hand needs the view of a seat.")
    scene = _scene(game, view, names, own.hand_base(view.table.edition))
    mine = view.seat in scene.acting
    head = replace(
        heading.head(
            game, view, names, title, f"When employees return, projects pay {income(view.table, view.seat)}."
        ),
        who=names[view.seat],
        what="’s company",
        asked=heading.asked(view, names) if mine else f"It is {heading.turn(game, view, names)}.",
        seat=view.seat,
    )
    heading.draw(scene.surface, scene.kit, scene.plan.heading, head)
    own.draw(scene, view.seat)
    return scene.surface


def final(game: Game[Carnegie], view: View[Carnegie], names: Names, title: Heading) -> Surface:
    """The final reckoning."""
    ranking = engine.ranking(game, view.table)
    scene = _scene(game, view, names, reckoning.final_base(ranking))
    close = ", ".join(f"{names[seat]} {score.points}" for _, seat, score in ranking)
    head = heading.head(game, view, names, title, f"Final result: {close}")
    heading.draw(scene.surface, scene.kit, scene.plan.heading, head)
    reckoning.draw(scene, ranking)
    return scene.surface


def alt_board(
    game: Game[Carnegie],
    view: View[Carnegie],
    names: Names,
    events: Sequence[Event],
    title: Heading,
) -> str:
    """The public board in a paragraph."""
    return alt.alt_board(game, view, names, title, news(game, names, events))


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
        surface=Surface(base, theme()),
        kit=kit(),
        plan=plan(),
        acting=engine.actors(g),
        changed=changed(g, events),
    )
