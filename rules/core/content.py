"""Component data from TOML into frozen records, with errors that name file and key."""

import os
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


class ContentError(Exception):
    """A data file that does not fit, naming the file and the key."""


def data_root() -> Path:
    """The folder of the data that comes with the program, or the one that CONTENT_DIR names instead."""
    return Path(os.environ.get("CONTENT_DIR") or str(files("data")))


def load_toml(path: Path, kind: type[T]) -> T:
    """One TOML file as a record; raises ContentError."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=kind)
    except OSError as error:
        raise ContentError(f"{path}: cannot be read ({error.strerror}).") from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise ContentError(f"{path}: {error}.") from error
