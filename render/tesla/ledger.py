"""The companies, one a row: luminaries, shares, cash and worth."""

from __future__ import annotations

from render.layout import Box, Point
from render.tesla import headquarters
from render.tesla.board_plan import LedgerPlan, SharesPlan
from render.tesla.page import BoardPage, roomy
from render.tesla.scene import Scene, moved, rated
from render.tesla.sheet import Card, Company
from render.tesla.words import holding
from rules.core.contract import Seat


def draw(scene: Scene, layout: LedgerPlan, page: BoardPage) -> None:
    """The moving parts of the ledger."""
    box, shares = page.ledger, roomy(layout.shares, scene.sheet.seats)
    for index, (seat, company) in enumerate(scene.sheet.led()):
        spot = moved(box.corner, shares.columns[index])
        scene.tabs([seat], shares.tab.at(spot))
        scene.surface.write(shares.price, str(company.price), spot)
    for seat in map(Seat, range(scene.sheet.seats)):
        origin = Point(box.x, box.y + layout.head + seat * page.row + 2)
        _who(scene, layout, seat, origin)
        if led := scene.sheet.companies[seat]:
            _row(scene, layout, seat, led, origin)
            _shares(scene, shares, seat, led, origin)
            headquarters.strip(scene, led, origin)
        if seat in scene.acting:
            frame = Box(box.x + 8, origin.y + 3, box.width - 16, page.row - 5)
            scene.surface.stamp(scene.kit.turn_frame(frame.width, frame.height), frame.corner)


def _who(scene: Scene, layout: LedgerPlan, seat: Seat, origin: Point) -> None:
    badge, company = layout.badge.at(origin), scene.sheet.companies[seat]
    scene.surface.stamp(scene.kit.badge(scene.mark(seat), badge.width), badge.corner)
    scene.surface.write(layout.name, scene.names[seat], origin)
    scene.surface.write(layout.company, company.name if company else "no company yet", origin)


def _row(scene: Scene, layout: LedgerPlan, seat: Seat, company: Company, origin: Point) -> None:
    surface = scene.surface
    for index, card in enumerate(company.cards):
        _card(scene, layout, moved(origin, layout.cards[index]), card)
        scene.highlight(f"card {card.key}", layout.card.at(moved(origin, layout.cards[index])), 2)
    surface.write(layout.cash, f"${company.cash}K", origin)
    scene.highlight(f"cash {seat}", layout.cash.box.at(origin), 0)
    surface.write(layout.worth, str(company.worth), origin)


def _shares(scene: Scene, layout: SharesPlan, seat: Seat, company: Company, origin: Point) -> None:
    for index, (other, _) in enumerate(scene.sheet.led()):
        spot = moved(origin, layout.columns[index])
        scene.surface.write(layout.count, holding(company, seat, other), spot)
        scene.highlight(f"share {seat} {scene.key(other)}", layout.count.box.at(spot), 0)


def _card(scene: Scene, layout: LedgerPlan, spot: Point, card: Card) -> None:
    surface, kit, box = scene.surface, scene.kit, layout.card.at(spot)
    surface.stamp(kit.card(box.width, box.height, not card.ready, card.inventor), box.corner)
    surface.write(layout.card_name, card.short, spot, None if card.ready else "soft")
    for (rating, value), place in zip(rated(card), layout.ratings, strict=True):
        at = moved(spot, place)
        surface.stamp(kit.icon(rating, layout.rating_icon, not (card.ready and value)), at)
        if value:
            surface.write(layout.rating, str(value), at, None if card.ready else "soft")
