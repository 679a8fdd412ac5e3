"""Whether component data fits together, for people who correct it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rules.carnegie.content import Content, load_content, load_help
from rules.carnegie.soundness import boards, company, land, values
from rules.core.content import Fault, faults_of, require_none

CHECKS = (*company.CHECKS, *boards.CHECKS, *land.CHECKS, *values.CHECKS)


def require_sound(content: Content) -> None:
    """Raise ContentError with all faults, naming file and key."""
    require_none(content.folder, faults(content))


def folder_faults(folder: Path) -> Iterator[str]:
    """Everything that does not fit in a folder."""
    yield from faults_of(lambda: require_sound(load_content(folder)))
    yield from faults_of(lambda: load_help(folder))


def faults(content: Content) -> Iterator[Fault]:
    """Everything that does not fit."""
    for check in CHECKS:
        yield from check(content)
