"""Whether the pictures have a place for everything in the component data, for people who correct it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from render.carnegie.plan import Plan, load_plan
from render.outline import load_outline
from rules.carnegie.content import Content, load_content
from rules.core.content import ContentError, faults_of


def faults(root: Path) -> Iterator[str]:
    """Everything that does not fit below a folder."""
    yield from faults_of(lambda: _require_shapes(root))
    yield from faults_of(lambda: _require_places(root))


def _require_shapes(root: Path) -> None:
    outline, states = load_outline(root).country, load_plan(root).map.states
    _require(root, [f"map.states: {each} is in no region" for each in outline.states if each not in states])


def _require_places(root: Path) -> None:
    _require(root, list(_missing(load_content(root / "carnegie"), load_plan(root))))


def _missing(content: Content, plan: Plan) -> Iterator[str]:
    for city in content.map.cities:
        if city not in plan.map.cities:
            yield f"map.cities: there is no place for “{city}”, a city of map.toml"
    for seats in content.setup.seats:
        if seats not in plan.pages:
            yield f"pages: there is none for {seats} players"
    columns = dict.fromkeys(donation.column for donation in content.donations.values())
    if len(columns) != len(plan.donations.columns):
        told = len(plan.donations.columns)
        yield f"donations.columns: there are {told}, but {len(columns)} in donations.toml"


def _require(root: Path, found: list[str]) -> None:
    if found:
        raise ContentError(*(f"{root / 'carnegie' / 'board.toml'}: {each}." for each in found))
