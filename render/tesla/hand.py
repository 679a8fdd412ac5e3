"""A player's company mat: inventor, luminaries, shares, technology, projects, and what a claim costs now."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache

from render import heading, paper
from render.layout import Point
from render.sketch import Fill, Sketch, Sprite
from render.surface import Surface
from render.tesla import event, headquarters, words
from render.tesla.base import FIELDS
from render.tesla.mat_plan import BillPlan, EstatePlan, HandPlan, SkillPlan, StockPlan
from render.tesla.page import hand_page, roomy
from render.tesla.plan import plan, theme
from render.tesla.reading import printed
from render.tesla.scene import Scene, kit, moved, places, rated
from render.tesla.sheet import TRACK_NAMES, TRACKS, Card, Company, Parts
from render.tesla.sprites import ROMAN
from render.typesetting import ELLIPSIS, fit, measure
from rules.core.contract import Seat


@lru_cache(maxsize=4)
def hand_base(parts: Parts) -> Sprite:
    """The empty mat of a table with such parts."""
    layout, page = plan().hand, hand_page(parts)
    surface = Surface(paper.page(page.size, theme(), lambda sketch: _shapes(sketch, parts)), theme())
    surface.write(layout.worth_title, parts.measure, layout.mat.corner)
    _titles(surface, layout)
    for track, spot in zip(TRACKS, _skills(layout.skill), strict=True):
        surface.write(layout.skill.name, TRACK_NAMES[track], spot, f"on_{FIELDS[track]}")
    sizes = printed().sizes
    spots = places(layout.bill.sizes, layout.bill.box.corner, len(sizes))
    for size, spot in zip(sizes, spots, strict=True):
        surface.stamp(kit().seal(layout.bill.sizes.size, size.name[0].upper()), spot)
        surface.write(layout.bill.cost, f"${size.cost}K, +{size.gain}", spot)
    if parts.events:
        event.write(surface, plan().event.hand.corner)
    if parts.headquarters:
        headquarters.write(surface, page.headquarters.corner)
    return surface.base()


def _titles(surface: Surface, layout: HandPlan) -> None:
    titles = (
        (layout.stock, "Your Shares"), (layout.skill, "Your Technology"),
        (layout.bill, "What a Claim Costs Now"), (layout.estate, "Your Projects"),
        (layout.reach, "Within Your Technology, Before Fees and Discounts"),
    )  # fmt: skip
    for panel, title in titles:
        surface.write(panel.title, title, panel.box.corner)
    for slot, text in zip(layout.stock.heads, ("price", "you hold", "may buy", "for sale"), strict=True):
        surface.write(slot, text, layout.stock.box.corner)


def _shapes(sketch: Sketch, parts: Parts) -> None:
    layout = plan().hand
    heading.draw_base(sketch, plan().heading)
    panels = (layout.stock, layout.skill, layout.bill, layout.estate, layout.reach)
    for box in (layout.mat, *(panel.box for panel in panels)):
        paper.panel(sketch, box)
    for track, spot in zip(TRACKS, _skills(layout.skill), strict=True):
        sketch.box(*layout.skill.name_box.at(spot), Fill(FIELDS[track], "ink_soft", 1.8), 8)
    if parts.events:
        event.shapes(sketch, plan().event.hand.corner)
    if parts.headquarters:
        headquarters.shapes(sketch, hand_page(parts).headquarters.corner)


def _skills(layout: SkillPlan) -> list[Point]:
    return places(layout.rows, layout.box.corner, len(TRACKS))


def draw(scene: Scene, seat: Seat, reach: Sequence[tuple[str, int]]) -> None:
    """Everything on the mat but its head."""
    layout, company = scene.plan.hand, scene.sheet.companies[seat]
    badge = layout.badge.at(layout.mat.corner)
    scene.surface.stamp(scene.kit.badge(scene.mark(seat), badge.width), badge.corner)
    assert company is not None
    _inventor(scene, layout, company)
    for index, card in enumerate(company.cards):
        _card(scene, layout, moved(layout.mat.corner, layout.cards[index]), card)
    _stock(scene, layout.stock, seat, company)
    for track, spot in zip(TRACKS, _skills(layout.skill), strict=True):
        _skill(scene, layout.skill, seat, company, track, spot)
    _bill(scene, layout.bill, seat)
    _lines(scene, layout.estate, words.projects(scene.printed, scene.sheet, seat))
    _lines(scene, layout.reach, _listed(layout.reach, [f"{name} ${cost}K" for name, cost in reach]))
    if scene.sheet.parts.events:
        event.draw(scene, scene.plan.event.hand.corner)
    if scene.sheet.parts.headquarters:
        headquarters.draw(scene, company, hand_page(scene.sheet.parts).headquarters.corner)


def _inventor(scene: Scene, layout: HandPlan, company: Company) -> None:
    surface, corner = scene.surface, layout.mat.corner
    surface.write(layout.company, company.title, corner)
    surface.write(layout.inventor, company.inventor, corner)
    surface.write(layout.ability, company.ability, corner)
    surface.stamp(scene.kit.coin(layout.coin.width), layout.coin.at(corner).corner)
    surface.write(layout.cash, f"${company.cash}K", corner)
    surface.write(layout.worth, str(company.worth), corner)


def _card(scene: Scene, layout: HandPlan, spot: Point, card: Card) -> None:
    surface, box = scene.surface, layout.card.at(spot)
    sprite = scene.kit.card(box.width, box.height, not card.ready, card.inventor, layout.band)
    surface.stamp(sprite, box.corner)
    surface.write(layout.card_name, card.name, spot, None if card.ready else "soft")
    for (rating, value), place in zip(rated(card), places(layout.ratings, spot, 4), strict=True):
        icon = scene.kit.icon(rating, layout.ratings.size, not (card.ready and value))
        surface.stamp(icon, place)
        surface.write(layout.rating, str(value) if value else "–", place, None if card.ready else "soft")
    surface.write(layout.state, "ready" if card.ready else "spent this turn", spot)


def _stock(scene: Scene, layout: StockPlan, seat: Seat, company: Company) -> None:
    surface, rows = scene.surface, roomy(layout.rows, scene.sheet.seats)
    for index, (other, found) in enumerate(scene.sheet.led()):
        spot = moved(layout.box.corner, rows[index])
        scene.tabs([other], layout.tab.at(spot))
        surface.write(layout.name, found.name, spot)
        surface.write(layout.price, f"${found.price}K", spot)
        surface.write(layout.held, words.holding(company, seat, other), spot)
        room = "no limit" if other == seat else f"{max(0, scene.printed.most - company.shares[other])} more"
        surface.write(layout.room, room, spot)
        surface.write(layout.market, str(found.market), spot)


def _skill(scene: Scene, layout: SkillPlan, seat: Seat, company: Company, track: str, spot: Point) -> None:
    level = company.levels[track]
    scene.surface.write(layout.level, ROMAN[level], spot)
    if needs := scene.printed.needs[track].get(level + 1):
        scene.surface.write(layout.next, f"{ROMAN[level + 1]}:", spot)
        pairs = zip(("invention", "manufacturing"), needs, places(layout.needs, spot, 2), strict=True)
        for rating, need, place in pairs:
            scene.surface.stamp(scene.kit.icon(rating, layout.needs.size, not need), place)
            scene.surface.write(layout.need, str(need), place)
    else:
        scene.surface.write(layout.top, "at the top of its track", spot)
    filed = [ROMAN[step] for each, step in scene.sheet.filed(seat) if each == track]
    scene.surface.write(layout.patents, f"Patents: {', '.join(filed) or 'none'}", spot)


def _listed(layout: EstatePlan, parts: Sequence[str]) -> str:
    """The first parts of a list, as many as have room, and how many more there are."""
    style, room = theme().styles[layout.row.style], layout.most * layout.row.box.width

    def without(count: int) -> str:
        shown = ", ".join(parts[: len(parts) - count])
        return f"{shown}, and {count} more" if count else shown

    def fitting(count: int) -> bool:
        text = without(count)
        near = measure(text, style.face, style.least) <= room
        return near and not _broken(layout, text)[-1].endswith(ELLIPSIS)

    return without(bisect_left(range(len(parts)), True, key=fitting))


def _broken(layout: EstatePlan, text: str) -> tuple[str, ...]:
    return fit(text, theme().styles[layout.row.style], layout.row.box.width, layout.most).lines


def _lines(scene: Scene, layout: EstatePlan, text: str) -> None:
    lines = _broken(layout, text or "None.")
    for line, spot in zip(lines, places(layout.rows, layout.box.corner, len(lines)), strict=True):
        scene.surface.write(layout.row, line, spot)


def _bill(scene: Scene, layout: BillPlan, seat: Seat) -> None:
    lines = words.bill(scene.sheet, scene.names, seat)
    for line, spot in zip(lines, places(layout.lines, layout.box.corner, len(lines)), strict=True):
        scene.surface.write(layout.line, line, spot)
