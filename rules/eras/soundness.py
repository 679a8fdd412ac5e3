"""Whether component data fits together, for people who correct it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rules.core.content import faults_of, require_none
from rules.eras.content import Content, load_content, load_help
from rules.eras.state import Study


def require_sound(content: Content, folder: Path) -> None:
    """Raise ContentError with all faults, naming file and key."""
    require_none(folder, (("game.toml", key, fault) for key, fault in faults(content)))


def folder_faults(folder: Path) -> Iterator[str]:
    """Everything that does not fit in a folder."""
    yield from faults_of(lambda: require_sound(load_content(folder), folder))
    yield from faults_of(lambda: load_help(folder))


def faults(content: Content) -> Iterator[tuple[str, str]]:
    """Keys in game.toml, and what is wrong there (DAT-ERA-01 to -03)."""
    setup = content.setup
    for study in Study:
        if study not in content.studies:
            yield "studies", f"there is no “{study}”"
    if not content.cards:
        yield "cards", "there are none"
    if sorted(content.loads) != list(range(1, setup.eras + 1)):
        yield "loads", f"they are not for Eras 1 to {setup.eras}"
    for era, load in content.loads.items():
        if not 0 < sum(load) <= setup.clock_capacity:
            yield f"loads.{era}", f"{sum(load)} marbles do not go into a Clock for {setup.clock_capacity}"
