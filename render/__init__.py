"""Pictures of games: a view in, a PNG with its alternative text out; and every board as plain text.

Each game has a package here named by its key, found by that name; the kit knows no game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from render import lobby as lobby_picture
from render.naming import drawable, tidy
from render.picture import (
    ALT_LIMIT,
    TEXT_LIMIT,
    Heading,
    LobbyCard,
    LobbySeat,
    Picture,
    SeatKind,
    shortened,
)
from render.surface import Surface
from render.theme import load_theme
from rules.core.content import faults_of
from rules.core.contract import Event, Game, Names, View

__all__ = [
    "Heading", "LobbyCard", "LobbySeat", "Picture", "SeatKind", "artist", "board", "faults", "final", "hand",
    "lobby", "text_board",
]  # fmt: skip

NO_HEADING = Heading()


class Artist(Protocol):
    """What the pictures of a game offer."""

    def board(
        self, game: Game[Any], view: View[Any], names: Names, events: Sequence[Event], title: Heading
    ) -> Surface:
        """The public board."""

    def hand(self, game: Game[Any], view: View[Any], names: Names, title: Heading) -> Surface:
        """What one player has and knows."""

    def final(self, game: Game[Any], view: View[Any], names: Names, title: Heading) -> Surface:
        """The final reckoning."""

    def alt_board(
        self, game: Game[Any], view: View[Any], names: Names, events: Sequence[Event], title: Heading
    ) -> str:
        """The public board in a paragraph."""

    def alt_hand(self, game: Game[Any], view: View[Any], names: Names, title: Heading) -> str:
        """A hand in a paragraph."""

    def alt_final(self, game: Game[Any], view: View[Any], names: Names, title: Heading) -> str:
        """The final reckoning in a paragraph."""

    def text(self, game: Game[Any], view: View[Any], names: Names) -> str:
        """The public board as plain text."""

    def faults(self, root: Path) -> Iterator[str]:
        """What does not fit in the layout below a folder."""


def artist(game: Game[Any]) -> Artist:
    """The pictures of a game."""
    return cast(Artist, import_module(f"render.{game.key}"))


def board(
    game: Game[Any],
    view: View[Any],
    names: Names,
    events: Sequence[Event] = (),
    heading: Heading = NO_HEADING,
) -> Picture:
    """The public board, with what the events changed highlighted."""
    by = artist(game)
    drawn = by.board(game, view, drawable(names), events, heading)
    return _picture(drawn, by.alt_board(game, view, tidy(names), events, heading))


def hand(game: Game[Any], view: View[Any], names: Names, heading: Heading = NO_HEADING) -> Picture:
    """What one player has and knows; the view must be that of a seat."""
    by = artist(game)
    drawn = by.hand(game, view, drawable(names), heading)
    return _picture(drawn, by.alt_hand(game, view, tidy(names), heading))


def final(game: Game[Any], view: View[Any], names: Names, heading: Heading = NO_HEADING) -> Picture:
    """The final reckoning."""
    by = artist(game)
    drawn = by.final(game, view, drawable(names), heading)
    return _picture(drawn, by.alt_final(game, view, tidy(names), heading))


def lobby(card: LobbyCard) -> Picture:
    """A table that waits for its players."""
    return _picture(lobby_picture.draw(card), lobby_picture.alt(card))


def faults(root: Path) -> Iterator[str]:
    """What does not fit in what all games share, below a folder."""
    yield from faults_of(lambda: load_theme(root))
    yield from faults_of(lambda: lobby_picture.load_plan(root))


def text_board(game: Game[Any], view: View[Any], names: Names) -> str:
    """The public board as plain text for a code block."""
    return artist(game).text(game, view, tidy(names))[:TEXT_LIMIT]


def _picture(surface: Surface, alt: str) -> Picture:
    return Picture(surface.png(), shortened(alt, ALT_LIMIT), surface.image.size)
