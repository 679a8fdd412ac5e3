"""What a test may ask of states, views and sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.core import play as engine
from rules.core.contract import Event, Seat, Table, View
from rules.core.together import Together

PLAIN = (int, str, bool, type(None), float, Enum)
SENTENCE = re.compile(r"(?:<seat \d+>|[A-Z0-9“]).*[.!?”]")


def is_sentence(text: str) -> bool:
    """Whether a text is one line from a capital, number or name to a full stop, and no traceback."""
    return bool(SENTENCE.fullmatch(text)) and "Traceback" not in text and "  " not in text


def is_line(text: str, most: int) -> bool:
    """Whether a text is one line, neither empty nor too long."""
    return 0 < len(text) <= most and len(text.splitlines()) == 1 and text == text.strip()


def visible(events: Sequence[Event], viewer: Seat | None) -> list[Event]:
    """The events that a seat, or the public, is told."""
    return [each for each in events if each.audience() is None or viewer in (each.audience() or ())]


def asked_again(seen: View[Any]) -> View[Any]:
    """A view in which the hidden answers of a simultaneous decision have not been given."""
    at = engine.pending(seen.table)
    if not isinstance(at, Together):
        return seen
    table = seen.table.copy()
    own = tuple(pair for pair in at.answers if pair[1] is not None)
    table.agenda = (replace(at, answers=own), *table.agenda[1:])
    return View(table, seen.seat)


def mutable(value: object, path: str = "table") -> Iterator[str]:
    """Where in a record something can be changed in place; the table itself may be."""
    if isinstance(value, Struct):
        if not (value.__struct_config__.frozen or isinstance(value, Table)):
            yield f"{path}: {type(value).__name__} is not frozen"
        for name in value.__struct_fields__:
            yield from mutable(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from mutable(item, f"{path}[{index}]")
    elif not isinstance(value, PLAIN):
        yield f"{path}: {type(value).__name__}"
