"""Pictures of Eras Academia: the public board, a player's hand, the final reckoning, and the board as text.

Layers in painting order: base (never changes), head, tower, guide, card, schools.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

from render import heading
from render.eras import card, guide, school, tower, words
from render.eras import final as reckoning
from render.eras import hand as own
from render.eras.base import board_base
from render.eras.changes import QUIET, QUIETEST, changed
from render.eras.plan import load_plan, plan, theme
from render.eras.scene import Scene
from render.eras.sprites import ErasKit
from render.eras.text import text
from render.picture import Heading
from render.sketch import Sprite
from render.surface import Surface
from rules.core import play as engine
from rules.core.content import faults_of
from rules.core.contract import Event, Game, Names, Seat, View
from rules.eras.state import Academia

__all__ = ["alt_board", "alt_final", "alt_hand", "board", "faults", "final", "hand", "text"]

KIT = ErasKit(theme())

alt_final = words.alt_final


def board(
    game: Game[Academia], view: View[Academia], names: Names, events: Sequence[Event], title: Heading
) -> Surface:
    """The public board."""
    layout = plan()
    scene = _scene(game, view, names, board_base(view.table.seats), events)
    latest = news(game, names, events)
    heading.draw(scene.surface, KIT, layout.heading, heading.head(game, view, names, title, latest))
    tower.draw(scene, layout.tower)
    guide.draw(scene, layout.guide)
    card.draw(scene, layout.card, layout.card.box)
    for seat, origin in enumerate(layout.pages[view.table.seats].schools):
        school.draw(scene, layout.school, Seat(seat), origin)
    return scene.surface


def hand(game: Game[Academia], view: View[Academia], names: Names, title: Heading) -> Surface:
    """What one player has and knows; the view must be that of a seat."""
    if view.seat is None:
        raise ValueError("A hand needs the view of a seat.")
    scene = _scene(game, view, names, own.hand_base())
    mine = view.seat in engine.actors(view.table)
    head = replace(
        heading.head(game, view, names, title, "For your eyes only."),
        who=names[view.seat],
        what="’s hand",
        asked=heading.asked(view, names) if mine else f"It is {heading.turn(game, view, names)}.",
        seat=view.seat,
    )
    heading.draw(scene.surface, KIT, plan().heading, head)
    own.draw(scene, view.seat)
    return scene.surface


def final(game: Game[Academia], view: View[Academia], names: Names, title: Heading) -> Surface:
    """The final reckoning."""
    scene = _scene(game, view, names, reckoning.final_base(view.table.seats))
    head = heading.head(game, view, names, title, f"Final result: {_close(game, view, names)}")
    heading.draw(scene.surface, KIT, plan().heading, head)
    reckoning.draw(scene)
    return scene.surface


def _close(game: Game[Academia], view: View[Academia], names: Names) -> str:
    ranks = engine.ranking(game, view.table)
    return ", ".join(f"{names[seat]} {score.points}" for _, seat, score in ranks)


def alt_board(
    game: Game[Academia], view: View[Academia], names: Names, events: Sequence[Event], title: Heading
) -> str:
    """The public board in a paragraph."""
    return words.alt(game, view, names, title, news(game, names, events))


def alt_hand(game: Game[Academia], view: View[Academia], names: Names, title: Heading) -> str:
    """A hand in a paragraph."""
    assert view.seat is not None
    return words.alt_hand(game, view, names, title, view.seat)


def news(game: Game[Academia], names: Names, events: Sequence[Event]) -> str:
    """The last moves in sentences."""
    loud = heading.loudest(events, (QUIET, QUIETEST))
    return heading.news(game, loud, names, plan().heading.news, theme())


def _scene(
    game: Game[Academia], view: View[Academia], names: Names, base: Sprite, events: Sequence[Event] = ()
) -> Scene:
    return Scene(game, view, names, Surface(base, theme()), KIT, plan(), tuple(events), changed(events))


def faults(root: Path) -> Iterator[str]:
    """Everything that does not fit in the layout below a folder."""
    yield from faults_of(lambda: load_plan(root))
