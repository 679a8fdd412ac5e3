"""What every layer of a picture needs: the table, the plan, the surface, and what has changed."""

from __future__ import annotations

from dataclasses import dataclass, field

from render.eras.plan import Plan
from render.eras.sprites import ErasKit
from render.layout import Box, Point
from render.surface import Surface
from rules.core.contract import Event, Game, Names, View
from rules.eras.content import CONTENT
from rules.eras.state import STUDIES, Academia

STUDY_NAMES = tuple(CONTENT.studies[study] for study in STUDIES)


@dataclass(frozen=True)
class Scene:
    """One picture in the making."""

    game: Game[Academia]
    view: View[Academia]
    names: Names
    surface: Surface
    kit: ErasKit
    plan: Plan
    events: tuple[Event, ...] = ()
    changed: frozenset[str] = field(default=frozenset())

    @property
    def g(self) -> Academia:
        """The table as the viewer may know it."""
        return self.view.table

    @property
    def windows(self) -> int:
        """Windows of the Clock."""
        return CONTENT.looks.windows

    def highlight(self, spot: str, box: Box, origin: Point, margin: int = 4) -> None:
        """Ring a box when its spot has changed."""
        if spot in self.changed:
            ringed = box.at(origin).grown(margin)
            self.surface.stamp(self.kit.ring(ringed.width, ringed.height), ringed.corner)
