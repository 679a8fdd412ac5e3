"""Component data from TOML into frozen records, with errors that name file and key."""

import os
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from enum import StrEnum
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct

T = TypeVar("T")
Item = TypeVar("Item", bound=Hashable)

Fault = tuple[str, str, str]
"""A file, a key in it, and what is wrong."""


class Source(StrEnum):
    """Where a value comes from."""

    RULEBOOK = "rulebook"
    FOUND = "found"
    RECONSTRUCTED = "reconstructed"


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of the data: its source, and which of its values the rulebook states all the same."""

    source: Source
    given: tuple[str, ...] = ()


class ContentError(Exception):
    """Data that does not fit: it reads as its first fault and has all of them, each naming file and key."""

    def __init__(self, *faults: str) -> None:
        super().__init__(faults[0])
        self.faults = faults


def data_root() -> Path:
    """The folder of the data that comes with the program, or the one that CONTENT_DIR names instead."""
    return Path(os.environ.get("CONTENT_DIR") or str(files("data")))


def load_toml(path: Path, kind: type[T]) -> T:
    """One TOML file as a record; raises ContentError."""
    try:
        found = msgspec.toml.decode(path.read_bytes())
    except OSError as error:
        raise ContentError(f"{path}: cannot be read ({error.strerror}).") from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise ContentError(f"{path}: {error}.") from error
    try:
        return msgspec.convert(found, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise ContentError(*(f"{path}: {each}." for each in _misfits(found, kind, "$"))) from error


def load_files(folder: Path, kinds: Mapping[str, Any]) -> dict[str, Any]:
    """Several files of a folder by name; raises ContentError with the faults of all of them."""
    found: dict[str, Any] = {}
    faults: list[str] = []
    for name, kind in kinds.items():
        try:
            found[name] = load_toml(folder / f"{name}.toml", kind)
        except ContentError as error:
            faults += error.faults
    if faults:
        raise ContentError(*faults)
    return found


def faults_of(load: Callable[[], object]) -> tuple[str, ...]:
    """Everything that keeps something from loading."""
    try:
        load()
    except ContentError as error:
        return error.faults
    return ()


def _misfits(value: object, kind: Any, key: str) -> Iterator[str]:
    """Every part that does not fit its kind, as one error alone would hide the others."""
    try:
        msgspec.convert(value, kind, str_keys=True)
    except msgspec.ValidationError as error:
        inside = [
            fault for name, part, of in _parts(value, kind) for fault in _misfits(part, of, f"{key}.{name}")
        ]
        said = str(error)
        if " - at " not in said:
            yield f"{said} - at `{key}`"
        elif not inside:
            yield said.replace("`$", f"`{key}", 1)
        yield from inside


def _parts(value: object, kind: Any) -> list[tuple[str, object, Any]]:
    kind = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    origin, of = get_origin(kind), get_args(kind)
    if isinstance(value, list) and origin is tuple and of[1:] == (...,):
        return [(str(index), each, of[0]) for index, each in enumerate(value)]
    if isinstance(value, dict) and origin is dict:
        return [(name, each, of[1]) for name, each in value.items()]
    if isinstance(value, dict) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        known = msgspec.structs.fields(kind)
        return [(each.name, value[each.name], each.type) for each in known if each.name in value]
    return []


def require_none(folder: Path, faults: Iterable[Fault]) -> None:
    """Raise ContentError with all faults of a folder's data, if there are any."""
    if found := [f"{folder / file}: {key}: {fault}." for file, key, fault in faults]:
        raise ContentError(*found)


def repeated(values: Collection[Item]) -> list[Item]:
    """What stands more than once."""
    return [value for value, count in Counter(values).items() if count > 1]
