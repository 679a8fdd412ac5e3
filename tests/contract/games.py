"""Every game at every seat count with every value of its options, and the toy game for what no other uses."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from itertools import product
from typing import Any, NamedTuple

from msgspec import Struct, convert, to_builtins

from rules import GAMES
from rules.core.chance import Chance
from rules.core.contract import Game, Names, Seat
from rules.core.fields import Field, fields
from rules.core.notation import Illegal
from tests.rules.core.toy import TOY, ToyOptions

FULL_PRODUCT = 12
"""Up to so many combinations of options all are played; beyond, each value at least once."""


class Setting(NamedTuple):
    """A game as it is set up at one table."""

    game: Game[Any]
    seats: int
    options: Struct

    def __str__(self) -> str:
        plain, usual = self.plain_options(), to_builtins(self.game.options())
        chosen = (f"{name}={value}" for name, value in plain.items() if value != usual[name])
        return "-".join([self.game.key, str(self.seats), *chosen])

    def plain_options(self) -> dict[str, Any]:
        """The options as a table of the bot would keep them."""
        return to_builtins(self.options)

    def viewers(self) -> tuple[Seat | None, ...]:
        """Every seat, and the public."""
        return (None, *map(Seat, range(self.seats)))

    def names(self) -> Names:
        """Plain names."""
        return Names(("Ann", "Ben", "Cho", "Dee", "Eve", "Fay", "Gus", "Hal")[: self.seats])


def values(asked: Field) -> tuple[Any, ...]:
    """What an option can be; only its default when it is neither a bool nor an enum."""
    if asked.type is bool:
        return (False, True)
    if isinstance(asked.type, type) and issubclass(asked.type, Enum):
        return tuple(asked.type)
    return (asked.default,)


def combinations(kind: type[Struct]) -> Iterator[Struct]:
    """All options of a game, or each value of each of them when all would be too many."""
    asked = fields(kind)
    ways = [values(each) for each in asked]
    names = [each.name for each in asked]
    chosen = list(product(*ways))
    if len(chosen) > FULL_PRODUCT:
        longest = max(map(len, ways))
        chosen = [tuple(way[turn % len(way)] for way in ways) for turn in range(longest)]
    return (kind(**dict(zip(names, each, strict=True))) for each in chosen)


MIXES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("tesla", 2, {"walker": "yes", "events": "yes"}),
    ("tesla", 3, {"walker": "yes", "luminaries": "yes", "propaganda": "yes", "events": "yes"}),
    ("tesla", 4, {"luminaries": "yes", "events": "stock effects only"}),
    ("tesla", 3, {"powering_up": "yes", "events": "stock effects only"}),
    ("tesla", 6, {"walker": "yes", "luminaries": "yes", "propaganda": "yes"}),
)
"""Options that only together, or beside others, make sense."""


def playable(setting: Setting) -> bool:
    """Whether so many can play by these options."""
    try:
        setting.game.new(setting.seats, setting.options, Chance(0))
    except Illegal:
        return False
    return True


SETTINGS = (
    *filter(
        playable,
        (
            Setting(game, seats, options)
            for game in GAMES.values()
            for seats in game.seats
            for options in combinations(game.options)
        ),
    ),
    *(Setting(GAMES[key], seats, convert(options, GAMES[key].options)) for key, seats, options in MIXES),
    Setting(TOY, 2, ToyOptions()),
    Setting(TOY, 3, ToyOptions(rich=True)),
)
