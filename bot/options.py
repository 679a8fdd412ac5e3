"""The options of a game as a person types them, such as “first drafter: 2”."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from bot.errors import Refused
from rules.core.contract import Game

NONE = "{} has no options."
UNKNOWN = "“{}” is not an option of {}; there are: {}."
UNFIT = "“{}” is not a {}: {}."


def read(game: Game[Any], typed: str) -> dict[str, Any]:
    """The options that a text means, separated by commas; raises Refused."""
    return dict([_pair(game, part.strip()) for part in typed.split(",") if part.strip()])


def _pair(game: Game[Any], part: str) -> tuple[str, Any]:
    known = {_spoken(each.name): each for each in _fields(game)}
    if not known:
        raise Refused(NONE.format(game.title))
    name, _, value = (" ".join(each.split()) for each in part.casefold().replace("=", ":").partition(":"))
    if name not in known:
        raise Refused(UNKNOWN.format(part, game.title, ", ".join(known)))
    values = {str(each): each for each in _values(known[name].type)}
    if value not in values:
        raise Refused(UNFIT.format(value, name, ", ".join(values)))
    return known[name].name, values[value]


def offered(game: Game[Any]) -> Iterator[str]:
    """Every value of every option, one at a time."""
    for each in _fields(game):
        for value in _values(each.type):
            yield f"{_spoken(each.name)}: {value}"


def told(options: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The options of a table in words: what differs from the usual, and how."""
    for name, value in options.items():
        yield _spoken(name), str(value)


def _fields(game: Game[Any]) -> tuple[inspect.Field, ...]:
    kind = inspect.type_info(game.options)
    assert isinstance(kind, inspect.StructType)
    return kind.fields


def _values(kind: inspect.Type) -> Iterator[object]:
    match kind:
        case inspect.Metadata(extra_json_schema={"examples": examples}):
            yield from examples
        case inspect.EnumType(cls):
            yield from (each.value for each in cls)


def _spoken(name: str) -> str:
    return name.replace("_", " ")
