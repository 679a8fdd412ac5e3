"""The questions an action puts to a player, read from its type."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Meta, Struct
from msgspec.structs import fields as struct_fields


class Field(Struct, frozen=True):
    """One field of an action or of a game's options: its name, type, default, typed help and question."""

    name: str
    type: Any
    default: Any
    help: str
    ask: str

    @property
    def required(self) -> bool:
        """Whether it has no default."""
        return self.default is NODEFAULT


@cache
def fields(kind: type[Struct]) -> tuple[Field, ...]:
    """The fields of an action type, in the order in which they are asked."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_field(each.name, hints[each.name], each.default) for each in struct_fields(kind))


def _field(name: str, hint: Any, default: Any) -> Field:
    said = Meta()
    if get_origin(hint) is Annotated:
        hint, *extras = get_args(hint)
        said = next((each for each in extras if isinstance(each, Meta)), said)
    help_text = said.description or name.replace("_", " ").capitalize()
    return Field(name, hint, default, help_text, said.title or help_text)
