"""What people type, as values of an action's fields: a value, its name, or the label that was offered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Any, get_args

from bot.ui.decision import Choice
from rules.core import notation
from rules.core import play as engine
from rules.core.contract import Game
from rules.core.fields import Field


def value_of(game: Game[Any], asked: Field, typed: str, offered: Iterable[Choice]) -> str:
    """The value that is meant, legal or not; Discord sometimes sends a choice's label."""
    word = "".join(typed.split())
    if not word:
        return notation.NOTHING
    if readable(asked, word) and word == typed.strip().casefold():
        return word
    name = typed.split(" · ", maxsplit=1)[0].strip().casefold()
    legal = [(each.value, each.label) for each in offered]
    found = _called(name, legal) or _called(name, list(_known(game, asked)))
    return found or word.casefold()


def readable(asked: Field, word: str) -> bool:
    """Whether a word is a value of the field."""
    try:
        notation.read_field(asked, word)
    except engine.Unreadable:
        return False
    return True


def _called(name: str, values: list[tuple[str, str]]) -> str | None:
    """The value of this name, or the only one whose name begins so."""
    called = [value for value, label in values if name in (value.casefold(), label.casefold())]
    begun = [value for value, label in values if label.casefold().startswith(f"{name} ")]
    found = called or (begun if len(begun) == 1 else [])
    return found[0] if found else None


def _known(game: Game[Any], asked: Field) -> Iterator[tuple[str, str]]:
    """All values of a field with their names, so that a refusal can say why one is not legal."""
    for kind in (asked.type, *get_args(asked.type)):
        members = tuple(kind) if isinstance(kind, type) and issubclass(kind, Enum) else game.ids.get(kind, ())
        for each in members:
            yield notation.write_value(kind, each), game.name(each)
