"""Whether the pictures have a place for everything in the component data, for people who correct it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from render.outline import load_outline
from render.tesla.plan import Plan, load_plan
from rules.core.content import ContentError, faults_of
from rules.tesla.content import Content, load_content
from rules.tesla.powering_up.content import load_expansion


def faults(root: Path) -> Iterator[str]:
    """Everything that does not fit below a folder."""
    yield from faults_of(lambda: _require_shapes(root))
    yield from faults_of(lambda: _require_places(root))


def _require_shapes(root: Path) -> None:
    outline, states = load_outline(root).northeast, load_plan(root).map.states
    _require(
        root, [f"map.states: there is no color for {each}" for each in outline.states if each not in states]
    )


def _require_places(root: Path) -> None:
    content, expansion = load_content(root / "tesla"), load_expansion(root / "tesla")
    seats = {**content.setup.decks, **expansion.setup.decks}
    _require(root, list(_missing(content, seats, load_plan(root))))


def _missing(content: Content, numbers: Iterable[int], plan: Plan) -> Iterator[str]:
    for city in content.map.cities:
        if city not in plan.map.cities:
            yield f"map.cities: there is no place for “{city}”, a city of map.toml"
    for seats in numbers:
        if seats not in plan.pages:
            yield f"pages: there is none for {seats} players"


def _require(root: Path, found: list[str]) -> None:
    if found:
        raise ContentError(*(f"{root / 'tesla' / 'board.toml'}: {each}." for each in found))
