"""What moves on and round the map: projects claimed, turns, fame."""

from __future__ import annotations

from render.layout import Box
from render.tesla import chart
from render.tesla.board_plan import FamePlan, TurnsPlan
from render.tesla.scene import Scene, moved, places
from render.tesla.sheet import RANKS


def draw(scene: Scene) -> None:
    """The projects, the turn track, the fame tracks."""
    for (key, index), seat in scene.sheet.projects.items():
        city = scene.printed.cities[key]
        box = chart.tile(city, index)
        sprite = scene.kit.tile(box.width, box.height, city.levels[index], scene.mark(seat))
        scene.surface.stamp(sprite, box.corner)
        scene.highlight(f"project {key} {index}", box)
    _turns(scene, scene.plan.turns)
    _fame(scene, scene.plan.fame)
    _currents(scene, scene.plan.fame)


def _turns(scene: Scene, layout: TurnsPlan) -> None:
    corner = moved(scene.plan.map.box.corner, layout.box.corner)
    turns, phases, now = scene.printed.turns, scene.printed.phases, scene.sheet.turn
    for turn, spot in enumerate(places(layout.discs, corner, turns), 1):
        state = "now" if turn == now else "past" if turn < now else "later"
        scene.surface.stamp(scene.kit.disc(layout.discs.size, str(turn), state), spot)
    for phase, spot in enumerate(places(layout.phases, corner, phases), 1):
        ink = "accent" if phase == scene.sheet.phase else "soft"
        scene.surface.write(layout.phase, f"Phase {phase}", spot, ink)
    scene.highlight(
        "turn", Box(*moved(corner, layout.discs[now - 1]), layout.discs.size, layout.discs.size), 3
    )


def _fame(scene: Scene, layout: FamePlan) -> None:
    corner = moved(scene.plan.map.box.corner, layout.box.corner)
    led = scene.sheet.led()
    for rank, spot in zip(RANKS, places(layout.ranks, corner, len(RANKS)), strict=True):
        present = [seat for seat, company in led if company.present == rank]
        future = [seat for seat, company in led if company.future == rank]
        scene.tabs(present, layout.present.at(spot))
        scene.tabs(future, layout.future.at(spot))
        for seat in future:
            scene.highlight(f"fame {scene.key(seat)}", layout.future.at(spot), 1)


def _currents(scene: Scene, layout: FamePlan) -> None:
    corner = moved(scene.plan.map.box.corner, layout.box.corner)
    spaces = [space for space, _, _ in scene.printed.currents]
    spot = moved(corner, layout.currents[spaces.index(scene.sheet.current)])
    box = layout.pointer.at(spot)
    scene.surface.stamp(scene.kit.pointer(box.width, box.height), box.corner)
    scene.highlight("currents", layout.current_bar.at(spot), 1)
