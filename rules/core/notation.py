"""One action or standing order, one line of text: the verb, then the values of its fields in order."""

from __future__ import annotations

import json
import types
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any, NewType, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from rules.core.contract import Action, Game, Seat
from rules.core.fields import Field, fields

if TYPE_CHECKING:
    from rules.core.standing import Order

K = TypeVar("K", bound=Struct)

NOTHING = "-"


class Illegal(Exception):
    """An action that may not be taken, with every reason as a sentence."""

    def __init__(self, *reasons: str) -> None:
        super().__init__(" ".join(reasons))
        self.reasons = reasons


class Unreadable(Illegal):
    """A text that is not an action."""


def write(action: Action[Any, Any] | Order[Any]) -> str:
    """The action or order as one line of text, without trailing defaults."""
    parts = [(each, getattr(action, each.name)) for each in fields(type(action))]
    while parts and parts[-1][1] == parts[-1][0].default:
        parts.pop()
    return " ".join([action.verb, *(write_value(each.type, value) for each, value in parts)])


def write_value(kind: Any, value: object) -> str:
    """A field's value as a word without spaces."""
    if value is None or value == ():
        return NOTHING
    kind = _given(kind)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "+".join(write_value(get_args(kind)[0], each) for each in value)
    if kind is Seat and isinstance(value, int):
        return f"p{value + 1}"
    if isinstance(value, Struct):
        return _packed(value)
    return str(value.value) if isinstance(value, Enum) else str(value)


def _packed(value: Struct) -> str:
    """A record as JSON with nothing in it that separates words or values."""
    plain = json.dumps(msgspec.to_builtins(value), separators=(",", ":"))
    return plain.replace(" ", "\\u0020").replace("+", "\\u002b")


def read(game: Game[Any], kinds: tuple[type[Action[Any, Any]], ...], text: str) -> Action[Any, Any]:
    """The action that a text means, the kinds given first being preferred; raises Unreadable."""
    verb, *words = text.split() or [""]
    kind = next((each for each in (*kinds, *game.actions) if each.verb == verb), None)
    if kind is None:
        known = ", ".join(sorted({each.verb for each in kinds or game.actions}))
        raise Unreadable(game.never.get(verb, f"There is no action “{verb}”; there are: {known}."))
    return filled_in(kind, verb, words)


def filled_in(kind: type[K], verb: str, words: list[str]) -> K:
    """The action or order whose fields these words are; raises Unreadable."""
    asked = fields(kind)
    if len(words) > len(asked):
        raise Unreadable(f"“{verb}” takes {_counted(len(asked))}, not {len(words)}.")
    if missing := [each.name for each in asked[len(words) :] if each.required]:
        raise Unreadable(f"“{verb}” also needs: {', '.join(missing)}.")
    return kind(**{each.name: read_value(each.type, word) for each, word in zip(asked, words, strict=False)})


def _counted(values: int) -> str:
    return {0: "no values", 1: "1 value"}.get(values, f"{values} values")


def _given(kind: Any) -> Any:
    """An optional type when there is a value."""
    if get_origin(kind) not in (Union, types.UnionType):
        return kind
    return next(each for each in get_args(kind) if each is not type(None))


def read_field(asked: Field, word: str) -> object:
    """The value that a word means for a field; raises Unreadable."""
    return read_value(asked.type, word)


def read_value(kind: Any, word: str) -> Any:
    """The value of this type that a word means; raises Unreadable."""
    if get_origin(kind) in (Union, types.UnionType):
        return None if word == NOTHING else read_value(_given(kind), word)
    if get_origin(kind) is tuple:
        items = [] if word == NOTHING else word.split("+")
        return tuple(read_value(get_args(kind)[0], item) for item in items)
    if kind is Seat:
        return Seat(_number(word.removeprefix("p")) - 1)
    return _read_plain(kind, word)


def _read_plain(kind: Any, word: str) -> Any:
    if isinstance(kind, NewType):
        kind = kind.__supertype__
    if kind is bool:
        return _member({"yes": True, "no": False}, word, "yes or no")
    if kind is int:
        return _number(word)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _member(_members(kind), word, _noun(kind))
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _unpacked(kind, word)
    return word


def _unpacked(kind: type[K], word: str) -> K:
    try:
        return msgspec.json.decode(word, type=kind)
    except msgspec.MsgspecError as error:
        raise Unreadable(f"“{word}” is not {_noun(kind)}: {error}.") from None


@cache
def _members(kind: type[Enum]) -> dict[str, Enum]:
    return {str(each.value).lower(): each for each in kind}


def _noun(kind: type) -> str:
    sentence = (kind.__doc__ or kind.__name__).splitlines()[0].rstrip(".")
    return sentence[0].lower() + sentence[1:]


def _member(known: dict[str, Any], word: str, noun: str) -> Any:
    try:
        return known[word.lower()]
    except KeyError:
        raise Unreadable(f"“{word}” is not {noun}: {', '.join(known)}.") from None


def _number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise Unreadable(f"“{word}” is not a whole number.") from None
