"""The clauses of each game, from the TOML files in this folder."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

HERE = Path(__file__).parent


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A heading of the rules and its clauses."""

    title: str
    clauses: tuple[str, ...]


class Register(Struct, frozen=True, forbid_unknown_fields=True):
    """All clauses of one game."""

    title: str
    sections: tuple[Section, ...]
    expands: str = ""
    """The game that these clauses expand."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """Every id, in order."""
        return tuple(clause for section in self.sections for clause in section.clauses)


def registers(folder: Path = HERE) -> Mapping[str, Register]:
    """The registers by game."""
    found = sorted(folder.glob("*.toml"))
    return {path.stem: msgspec.toml.decode(path.read_bytes(), type=Register) for path in found}
