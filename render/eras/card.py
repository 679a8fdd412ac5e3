"""The culture card: this year's, or last year's as long as the news still show it, or its back."""

from __future__ import annotations

from collections.abc import Iterator

from render.eras.plan import CardPlan
from render.eras.scene import Scene
from render.layout import Box, Point
from rules.core.contract import Seat
from rules.eras import events as happened
from rules.eras.content import CONTENT, Effect, card_of, openings
from rules.eras.state import STUDIES, CardId, Clock, Study

EFFECTS = {
    Effect.SHAKE: "Shake: the marbles left are mixed anew.",
    Effect.CHIME: "Chime: one more marble drops, without a card.",
    Effect.REWIND: "Rewind: this year’s marble goes back on top.",
    Effect.STUCK_HANDS: "Stuck hands: the Clock is not passed on.",
}
NO_EFFECT = "No effect on the Clock."


def draw(scene: Scene, layout: CardPlan, box: Box) -> None:
    """The card that counts now, or the last one."""
    latest = [event.card for event in scene.events if isinstance(event, happened.CardTurned)]
    card = scene.g.card or (latest[-1] if latest else None)
    if card is None:
        _back(scene, layout, box)
        return
    _head(scene, layout, box, card)
    for index in range(len(STUDIES)):
        _openings(scene, layout, box, card, index)
    scene.surface.stamp(scene.kit.coin(layout.coin.width), layout.coin.at(box.corner).corner)
    pays = card_of(card).endowment
    scene.surface.write(layout.endowment, f"{pays} Fund{'s' * (pays > 1)} each", box.corner)
    effect = card_of(card).effect
    scene.surface.write(layout.effect, EFFECTS[effect] if effect else NO_EFFECT, box.corner)
    scene.highlight("card", Box(0, 0, box.width, box.height), box.corner, 2)


def _head(scene: Scene, layout: CardPlan, box: Box, card: CardId) -> None:
    mark, band = scene.plan.studies[card.study], layout.band.at(box.corner)
    scene.surface.stamp(scene.kit.band(mark, band), band.corner)
    label = "This Year’s Culture" if scene.g.card else "Last Year’s Culture"
    scene.surface.write(layout.label, label, box.corner, mark.ink)
    name = CONTENT.studies[card.study]
    scene.surface.write(layout.name, f"{name} · {card.number}", box.corner, mark.ink)


def _openings(scene: Scene, layout: CardPlan, box: Box, card: CardId, index: int) -> None:
    mark, kit, surface = scene.plan.studies[STUDIES[index]], scene.kit, scene.surface
    start, size = layout.rows[index], layout.slots.size
    origin = Point(box.x + start.x, box.y + start.y)
    surface.stamp(kit.marble(mark, layout.rows.size), Point(origin.x - size // 8, origin.y))
    asked, free = openings(card, scene.g.seats)[index], scene.g.openings[index]
    if not asked:
        surface.write(layout.nothing, "—", origin)
    hired = list(_hired(scene, STUDIES[index]))
    for place in range(asked):
        spot = layout.slots.box(place).at(origin)
        if place >= asked - free:
            surface.stamp(kit.opening(mark, size), spot.corner)
        elif place < len(hired) == asked - free:
            surface.stamp(kit.badge(kit.theme.players[hired[place]], size - 4), spot.corner)
        else:
            surface.stamp(kit.filled(mark, size), spot.corner)


def _hired(scene: Scene, study: Study) -> Iterator[Seat]:
    """Who has filled this year's openings, as far as the news tell."""
    for event in scene.events:
        if isinstance(event, happened.GraduateHired) and event.study is study:
            yield event.seat


def _back(scene: Scene, layout: CardPlan, box: Box) -> None:
    back = layout.back.at(box.corner)
    scene.surface.stamp(scene.kit.back(back, layout.back_panel), back.corner)
    center = Point(box.x + layout.back_clock.x, box.y + layout.back_clock.y)
    scene.surface.center(scene.kit.clock(layout.back_clock_size), center)
    scene.surface.write(layout.back_title, "This Year’s Culture", box.corner)
    scene.surface.write(layout.back_text, "The next marble picks the deck. Its chances:", box.corner)
    for index, chance in enumerate(chances(scene.g.clock)):
        _chance(scene, layout, box, index, chance)


def _chance(scene: Scene, layout: CardPlan, box: Box, index: int, chance: float) -> None:
    mark, kit, start = scene.plan.studies[STUDIES[index]], scene.kit, layout.chances[index]
    origin = Point(box.x + start.x, box.y + start.y)
    scene.surface.stamp(kit.marble(mark, layout.chances.size), origin)
    bar = layout.chance_bar.at(origin)
    scene.surface.stamp(kit.bar(mark, bar.width, bar.height, round(bar.width * chance)), bar.corner)
    scene.surface.write(layout.chance, f"{chance:.0%}", origin)


def chances(clock: Clock) -> tuple[float, ...]:
    """How likely the next marble is of each study, by what the viewer knows."""
    if clock.column and (known := clock.column[0]):
        return tuple(float(known.study is study) for study in STUDIES)
    return tuple(count / (sum(clock.bag) or 1) for count in clock.bag)
