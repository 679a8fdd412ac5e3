"""Rules cores: pure games of state, steps, actions and events; this is the one registry."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from rules.core.contract import Game

KEYS = ("eras", "tesla", "carnegie")


class Shelf(Mapping[str, Game[Any]]):
    """The games by key, each loaded when first asked for, so that unfit data spoils one game only."""

    def __getitem__(self, key: str) -> Game[Any]:
        if key not in KEYS:
            raise KeyError(key)
        game: Game[Any] = import_module(f"rules.{key}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(KEYS)

    def __len__(self) -> int:
        return len(KEYS)


GAMES: Mapping[str, Game[Any]] = Shelf()
