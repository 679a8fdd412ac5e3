"""What may be had now: companies to draft, luminaries at auction, or propaganda."""

from __future__ import annotations

from render.layout import Point, Row
from render.tesla.board_plan import AuctionPlan, DraftPlan, OfferPlan, PropagandaPlan
from render.tesla.page import roomy
from render.tesla.scene import Scene, moved, named, places, rated
from render.tesla.sheet import RATINGS, Auction, Bids, Candidate, Card, Happening, Poster
from render.tesla.words import stock_effect

COLUMNS = 2
AIMS = {"company": ("fame", "panel_shade", "body"), "current": ("AC DC", "gold_light", "coin")}
"""What a propaganda card moves, and the field it is printed on."""

USED = ("used", "panel", "soft")
"""The same for a card that lies face-down."""


def draw(scene: Scene, layout: OfferPlan) -> None:
    """The place for what may be had now."""
    corner, sheet = layout.box.corner, scene.sheet
    if sheet.draft:
        scene.surface.write(layout.title, "Companies to Draft", corner)
        draft = roomy(layout.draft, len(sheet.draft))
        for index, candidate in enumerate(sheet.draft):
            _candidate(scene, draft, moved(corner, draft.rows[index]), candidate)
    elif sheet.auction:
        scene.surface.write(layout.title, "Luminaries at Auction", corner)
        _auction(scene, layout.auction, corner, sheet.auction)
    elif sheet.event and sheet.event.sale:
        scene.surface.write(layout.title, "Event at Auction", corner)
        _sale(scene, layout, corner, sheet.event, sheet.event.sale)
    else:
        scene.surface.write(layout.title, "Propaganda on Offer", corner)
        rows = -(-len(sheet.posters) // COLUMNS)
        _propaganda(scene, roomy(layout.propaganda, rows), corner)


def _candidate(scene: Scene, layout: DraftPlan, spot: Point, candidate: Candidate) -> None:
    box = layout.row.at(spot)
    scene.surface.stamp(scene.kit.sheet(box.width, box.height - 4), box.corner)
    scene.surface.write(layout.name, candidate.company, spot)
    scene.surface.write(layout.inventor, candidate.card.name, spot)
    for (rating, value), place in zip(rated(candidate.card), places(layout.ratings, spot, 4), strict=True):
        scene.surface.stamp(scene.kit.icon(rating, layout.ratings.size, not value), place)
        scene.surface.write(layout.rating, str(value), place, None if value else "soft")


def _propaganda(scene: Scene, layout: PropagandaPlan, corner: Point) -> None:
    if not scene.sheet.posters:
        scene.surface.write(layout.nothing, "No card is left in this phase.", corner)
    start, step = moved(corner, layout.cards.start), layout.cards.step
    for index, poster in enumerate(scene.sheet.posters):
        spot = Point(start.x + index % COLUMNS * step.x, start.y + index // COLUMNS * step.y)
        _poster(scene, layout, spot, poster)


def _poster(scene: Scene, layout: PropagandaPlan, spot: Point, poster: Poster) -> None:
    surface, kit = scene.surface, scene.kit
    box, mark = layout.card.at(spot), layout.mark.at(spot)
    word, color, ink = USED if poster.down else AIMS[poster.track]
    surface.stamp(kit.back(box.width, box.height) if poster.down else kit.sheet(box.width, box.height), spot)
    surface.stamp(kit.sheet(mark.width, mark.height, color), mark.corner)
    surface.write(layout.mark_text, word, spot, ink)
    surface.write(layout.spaces, f"±{poster.spaces}", spot, ink)
    surface.write(layout.name, poster.name, spot, ink if poster.down else None)
    surface.stamp(kit.coin(layout.coin.width, f"${poster.cash}"), layout.coin.at(spot).corner)


def _auction(scene: Scene, layout: AuctionPlan, corner: Point, auction: Auction) -> None:
    _lot(scene, layout, moved(corner, layout.lot.corner), auction)
    others = [card for card in auction.pool if card != auction.lot]
    most = min(each for each in layout.rows if COLUMNS * each >= len(others))
    for column in range(-(-len(others) // most)):
        spot = moved(corner, layout.columns[column])
        for rating, place in zip(RATINGS, places(layout.icons, spot, 4), strict=True):
            scene.surface.stamp(scene.kit.icon(rating, layout.icons.size), place)
        for index, card in enumerate(others[column * most : (column + 1) * most]):
            _pooled(scene, layout, layout.rows[most], moved(spot, layout.rows[most][index]), card)


def _lot(scene: Scene, layout: AuctionPlan, spot: Point, auction: Auction) -> None:
    surface, kit, card = scene.surface, scene.kit, auction.lot
    surface.stamp(kit.sheet(layout.lot.width, layout.lot.height, "cream", "gold_dark"), spot)
    if card is None:
        surface.write(layout.lot_name, "Choose a luminary", spot)
        return
    surface.write(layout.lot_name, card.name, spot)
    for (rating, value), place in zip(named(card.ratings), places(layout.lot_ratings, spot, 4), strict=True):
        surface.stamp(kit.icon(rating, layout.lot_ratings.size, not value), place)
        surface.write(layout.lot_rating, str(value), place, None if value else "soft")
    if card.share is not None:
        box = layout.lot_share.at(spot)
        surface.stamp(kit.certificate(scene.mark(card.share), box.width, box.height), box.corner)
    _bids(scene, layout, spot, auction)


def _sale(scene: Scene, layout: OfferPlan, corner: Point, event: Happening, bids: Bids) -> None:
    surface, kit, box = scene.surface, scene.kit, layout.auction.lot.at(corner)
    surface.stamp(kit.sheet(box.width, box.height, "cream", "gold_dark"), box.corner)
    surface.write(layout.sale.name, event.name, box.corner)
    _bids(scene, layout.auction, box.corner, bids)
    surface.write(layout.sale.text, event.text, corner)
    arrow = layout.sale.arrow.at(corner)
    surface.stamp(kit.arrows(event.stock, arrow.width, arrow.height), arrow.corner)
    surface.write(layout.sale.stock, f"Then stock: {stock_effect(event.stock)}.", corner)


def _bids(scene: Scene, layout: AuctionPlan, spot: Point, auction: Bids) -> None:
    scene.surface.write(layout.bid_title, "bid", spot)
    scene.surface.write(layout.bid, f"${auction.bid}K" if auction.bid else "—", spot)
    if auction.bidder is not None:
        scene.tabs([auction.bidder], layout.bidder.at(spot))
        scene.highlight("bid", layout.bid.box.at(spot), 0)
    if auction.passed:
        scene.surface.write(layout.passed_title, "passed", spot)
        scene.tabs(auction.passed, layout.passed.at(spot))
        scene.highlight("passed", layout.passed.at(spot), 2)


def _pooled(scene: Scene, layout: AuctionPlan, rows: Row, spot: Point, card: Card) -> None:
    scene.surface.write(layout.name, card.short, spot)
    for value, place in zip(card.ratings, places(layout.rating, spot, 4), strict=True):
        scene.surface.write(layout.digit, str(value) if value else "·", place, None if value else "soft")
    if card.share is not None:
        scene.tabs([card.share], layout.share.at(spot)._replace(height=rows.size - 2))
