"""Values that a type allows, sensible or not: the universe that legal actions are a part of."""

from __future__ import annotations

import types
from collections.abc import Iterable, Sequence
from enum import Enum
from functools import cache
from random import Random
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct
from msgspec.structs import replace

from rules.core.contract import Action, Seat
from rules.core.fields import fields
from tests.contract.games import Setting


class Universe:
    """Draws values by type, near to values that were seen."""

    def __init__(self, rng: Random, setting: Setting, seen: Iterable[Struct]) -> None:
        self.rng = rng
        self.setting = setting
        self.seen: dict[tuple[type, str], list[Any]] = {}
        for each in seen:
            for asked in fields(type(each)):
                self.seen.setdefault((type(each), asked.name), []).append(getattr(each, asked.name))

    def action(self, near: Sequence[Action[Any, Any]]) -> Action[Any, Any]:
        """Any action at all, or one that differs from a given one in a single field."""
        if near and self.rng.random() < 0.6:
            base = self.rng.choice(near)
            if asked := fields(type(base)):
                one = self.rng.choice(asked)
                return replace(base, **{one.name: self.field(type(base), one.name, one.type)})
        return self.record(self.rng.choice(self.setting.game.actions))

    def record(self, kind: type[Struct]) -> Any:
        """A record with any values that it can be saved with."""
        found = {each.name: self.field(kind, each.name, each.type) for each in fields(kind)}
        return kind(
            **{
                name: max(value, least(kind)[name]) if name in least(kind) else value
                for name, value in found.items()
            }
        )

    def field(self, kind: type, name: str, hint: Any) -> Any:
        """A value for a field: one that was seen, one near to it, or any."""
        return self.value(hint, self.seen.get((kind, name), []))

    def value(self, hint: Any, seen: Sequence[Any] = ()) -> Any:
        """A value of a type."""
        if seen and self.rng.random() < 0.4:
            return self.rng.choice(seen)
        if get_origin(hint) in (Union, types.UnionType):
            return self.value(self.rng.choice(get_args(hint)))
        if get_origin(hint) is tuple:
            return self._items(get_args(hint), seen)
        if hint is Seat:
            return Seat(self.rng.randrange(self.setting.seats + 1))
        return self._plain(hint, seen)

    def _items(self, hints: tuple[Any, ...], seen: Sequence[Any]) -> tuple[Any, ...]:
        if hints[-1] is not Ellipsis:
            return tuple(map(self.value, hints))
        if seen and self.rng.random() < 0.5:
            items = list(self.rng.choice(seen))
            self.rng.shuffle(items)
            return tuple(items[: self.rng.randrange(len(items) + 1)])
        return tuple(self.value(hints[0]) for _ in range(self.rng.randrange(5)))

    def _plain(self, hint: Any, seen: Sequence[Any]) -> Any:
        if isinstance(hint, NewType):
            hint = hint.__supertype__
        if hint in (None, type(None)):
            return None
        if hint is int:
            return self.rng.choice(
                [self.rng.randint(-1, 12), *(each + self.rng.choice((-1, 1)) for each in seen)]
            )
        if hint is str:
            return self.rng.choice([*seen, "nonesuch"])
        return self._one_of(hint)

    def _one_of(self, hint: Any) -> Any:
        if hint is bool or issubclass(hint, Enum):
            return self.rng.choice((False, True) if hint is bool else tuple(hint))
        if issubclass(hint, Struct):
            return self.record(hint)
        raise TypeError(f"no universe for {hint}")


@cache
def least(kind: type[Struct]) -> dict[str, int]:
    """The bounds from below of a record's numbers, where it has such."""
    hints = get_type_hints(kind, include_extras=True)
    bounds = {name: getattr(hint, "__metadata__", (None,))[0] for name, hint in hints.items()}
    return {name: meta.ge for name, meta in bounds.items() if isinstance(meta, Meta) and meta.ge is not None}
