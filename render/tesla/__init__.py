"""Pictures of Tesla vs. Edison: the public board, a player's mat, the final reckoning, and the board as text.

Layers in painting order: base (never changes), head, map with turns and fame, market, technology, offer,
event, ledger with headquarters.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from render import heading
from render.heading import Head
from render.picture import Heading
from render.sketch import Sprite
from render.surface import Surface
from render.tesla import alt, companies, event, ledger, market, offer, technology
from render.tesla import final as reckoning
from render.tesla import hand as own
from render.tesla import map as country
from render.tesla.base import board_base
from render.tesla.cards import parts_of
from render.tesla.changes import QUIET, QUIETEST, changed
from render.tesla.page import board_page
from render.tesla.plan import plan, theme
from render.tesla.reading import printed, read, within
from render.tesla.scene import Scene, kit
from render.tesla.soundness import faults
from render.tesla.text import text
from rules.core import play as engine
from rules.core.contract import Event, Game, Names, View
from rules.tesla.draft import free_companies
from rules.tesla.state import WarOfCurrents

__all__ = ["alt_board", "alt_final", "alt_hand", "board", "faults", "final", "hand", "text"]

OPEN = "Nothing here is secret: the board shows it too."

alt_hand = alt.alt_hand
alt_final = alt.alt_final


def board(
    game: Game[WarOfCurrents],
    view: View[WarOfCurrents],
    names: Names,
    events: Sequence[Event],
    title: Heading,
) -> Surface:
    """The public board."""
    layout, parts = plan(), parts_of(view.table)
    scene = _scene(game, view, names, board_base(parts), events)
    _head(scene, heading.head(game, view, names, title, news(game, names, events)))
    country.draw(scene)
    market.draw(scene, layout.market)
    technology.draw(scene, layout.technology)
    offer.draw(scene, layout.offer)
    if parts.events:
        event.draw(scene, layout.event.board.corner)
    ledger.draw(scene, layout.ledger, board_page(parts))
    return scene.surface


def hand(game: Game[WarOfCurrents], view: View[WarOfCurrents], names: Names, title: Heading) -> Surface:
    """What one player has; the view must be that of a seat."""
    if view.seat is None:
        raise ValueError("A hand needs the view of a seat.")
    leads = view.table.companies[view.seat].drafted
    free = len(free_companies(view.table))
    parts = parts_of(view.table)
    base = own.hand_base(parts) if leads else companies.companies_base(free, parts)
    scene = _scene(game, view, names, base)
    mine = view.seat in engine.actors(view.table)
    head = replace(
        heading.head(game, view, names, title, OPEN if leads else "Companies that may still be drafted"),
        who=names[view.seat],
        what="’s company" if leads else "’s choice",
        asked=heading.asked(view, names) if mine else f"It is {heading.turn(game, view, names)}.",
        seat=view.seat,
    )
    _head(scene, head)
    if leads:
        own.draw(scene, view.seat, within(view.table, view.seat))
    else:
        companies.draw(scene)
    return scene.surface


def final(game: Game[WarOfCurrents], view: View[WarOfCurrents], names: Names, title: Heading) -> Surface:
    """The final reckoning."""
    sheet = read(view.table, game.scores(view.table))
    scene = _scene(game, view, names, reckoning.final_base(sheet.seats, sheet.charted))
    ranking = engine.ranking(game, view.table)
    close = ", ".join(f"{names[seat]} {score.points}" for _, seat, score in ranking)
    _head(scene, heading.head(game, view, names, title, f"Final result: {close}"))
    reckoning.draw(scene, ranking)
    return scene.surface


def alt_board(
    game: Game[WarOfCurrents],
    view: View[WarOfCurrents],
    names: Names,
    events: Sequence[Event],
    title: Heading,
) -> str:
    """The public board in a paragraph."""
    return alt.alt_board(game, view, names, title, news(game, names, events))


def news(game: Game[WarOfCurrents], names: Names, events: Sequence[Event]) -> str:
    """The last moves in sentences."""
    loud = heading.loudest(events, (QUIET, QUIETEST))
    return heading.news(game, loud, names, plan().heading.news, theme())


def _head(scene: Scene, head: Head) -> None:
    short = replace(head, title=head.title.partition(":")[0])
    heading.draw(scene.surface, scene.kit, scene.plan.heading, short)


def _scene(
    game: Game[WarOfCurrents],
    view: View[WarOfCurrents],
    names: Names,
    base: Sprite,
    events: Sequence[Event] = (),
) -> Scene:
    g = view.table
    return Scene(
        sheet=read(g, game.scores(g)),
        printed=printed(),
        names=names,
        surface=Surface(base, theme()),
        kit=kit(),
        plan=plan(),
        acting=engine.actors(g),
        changed=changed(events),
    )
