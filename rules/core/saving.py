"""JSON with a version: tables and events, both ways."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Union, get_args

import msgspec
from msgspec import Raw, Struct

from rules.core.contract import Answer, Event, Game, Json, Step, Table
from rules.core.together import Together


class Unloadable(Exception):
    """A save that this version cannot read."""


class Envelope(Struct):
    """A saved table with what is needed to read it again."""

    game: str
    version: int
    state: Raw


def save(game: Game[Any], state: Table) -> bytes:
    """The table as JSON."""
    return msgspec.json.encode(Envelope(game.key, game.version, Raw(msgspec.json.encode(state))))


def load(game: Game[Any], data: bytes) -> Any:
    """The table from JSON, upgraded where it is older; raises Unloadable."""
    envelope = _opened(data)
    if envelope.game != game.key:
        raise Unloadable(f"This is a save of {envelope.game}, not of {game.key}.")
    if not 1 <= envelope.version <= game.version:
        raise Unloadable(f"This save has version {envelope.version}; this program knows {game.version}.")
    try:
        return _tables(game).decode(_upgraded(game, envelope))
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
        raise Unloadable(f"This save does not fit {game.title}: {error}.") from error


def save_events(events: Sequence[Event]) -> bytes:
    """Events as JSON."""
    return msgspec.json.encode(events)


def load_events(game: Game[Any], data: bytes) -> tuple[Event, ...]:
    """Events from JSON; raises Unloadable."""
    try:
        found: tuple[Event, ...] = _events(game).decode(data)
    except msgspec.MsgspecError as error:
        raise Unloadable(f"These are not events of {game.title}: {error}.") from error
    return found


def _opened(data: bytes) -> Envelope:
    try:
        return msgspec.json.decode(data, type=Envelope)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unloadable(f"This is not a save: {error}.") from error


def _upgraded(game: Game[Any], envelope: Envelope) -> bytes:
    if envelope.version == game.version:
        return bytes(envelope.state)
    state: Json = msgspec.json.decode(envelope.state)
    for upgrade in game.upgrades[envelope.version - 1 : game.version - 1]:
        state = upgrade(state)
    return msgspec.json.encode(state)


@cache
def _tables(game: Game[Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(game.table, dec_hook=_hook(game))


@cache
def _events(game: Game[Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(tuple[Union[game.events], ...])  # type: ignore[name-defined]  # noqa: UP007


def _hook(game: Game[Any]) -> Any:
    unions: dict[Any, Any] = {Step: Union[(Together, *game.steps)], Answer: Union[game.actions]}  # noqa: UP007
    tags = {kind: {each.__struct_config__.tag: each for each in get_args(unions[kind])} for kind in unions}

    def decode(kind: Any, value: Any) -> Any:
        # A union is analyzed anew at every call, a single type only once: ten times as fast.
        tag = value.get("type") if isinstance(value, dict) else None
        return msgspec.convert(value, tags[kind].get(tag, unions[kind]), dec_hook=decode)

    return decode
