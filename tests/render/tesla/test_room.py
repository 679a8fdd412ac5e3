"""There is room on the pages of Tesla for all that Powering Up! adds, and for six companies."""

import pytest

from render.heading import fits
from render.tesla import words
from render.tesla.cards import headquarters_of, parts_of
from render.tesla.page import board_page, hand_page, roomy
from render.tesla.plan import plan, theme
from rules.tesla.catalog import INVENTORS, PROPAGANDA
from rules.tesla.powering_up.content import EXPANSION
from tests.render.tesla.tables import (
    SEATS,
    powered,
)

LAYOUTS = tuple(plan().offer.propaganda.values())


@pytest.mark.parametrize("seats", SEATS)
def test_the_pages_hold_all_that_stands_on_them(seats):
    parts = parts_of(powered(seats))
    page, mat, layout = board_page(parts), hand_page(parts), plan()
    assert page.ledger.y + page.ledger.height < page.size.y - 50
    assert page.ledger.height >= layout.ledger.head + seats * page.row
    assert layout.event.board.y >= layout.offer.box.y + layout.offer.box.height
    assert page.ledger.y >= layout.event.board.y + layout.event.board.height
    assert mat.headquarters.y + mat.headquarters.height < mat.size.y - 50
    assert mat.headquarters.y >= layout.event.hand.y + layout.event.hand.height
    strip = layout.headquarters.strip
    last = strip.card.at(strip.cards[3])
    assert last.x + last.width <= page.ledger.width - 20
    assert last.y + last.height <= page.row - 6
    assert strip.cards.start.y >= layout.ledger.cards.start.y + layout.ledger.card.height


@pytest.mark.parametrize("seats", SEATS)
def test_columns_of_companies_never_reach_what_is_beside_them(seats):
    layout = plan()
    shares = roomy(layout.ledger.shares, seats)
    assert (
        shares.columns[seats - 1].x + shares.count.box.x + shares.count.box.width <= layout.ledger.cash.box.x
    )
    certificates = roomy(layout.market.certificates, seats)
    assert certificates.companies[seats - 1].x + certificates.box.width <= layout.market.left + 8 * 96
    holdings = roomy(layout.final.holdings, seats)
    assert holdings.columns[seats - 1].x + holdings.count.box.width <= layout.final.score.box.x
    points = layout.final.points
    assert points.holdings.columns[seats - 1].x + points.holdings.count.box.width <= points.others.start.x
    assert points.others[2].x + points.points.box.width <= layout.final.score.box.x
    rows = roomy(layout.hand.stock.rows, seats)
    assert rows[seats - 1].y + layout.hand.stock.name.box.height <= layout.hand.stock.box.height


@pytest.mark.parametrize("drafting", range(1, 7))
def test_companies_to_draft_stay_on_their_panel(drafting):
    draft = roomy(plan().offer.draft, drafting)
    assert draft.rows[drafting - 1].y + draft.row.height <= plan().offer.box.height


@pytest.mark.parametrize("rows", range(1, 5))
def test_propaganda_stays_on_its_panel(rows):
    cards = roomy(plan().offer.propaganda, rows)
    assert (
        cards.cards.start.y + (rows - 1) * cards.cards.step.y + cards.card.height <= plan().offer.box.height
    )


@pytest.mark.parametrize("key", EXPANSION.events)
def test_every_event_has_room(key):
    layout, card = plan(), EXPANSION.events[key]
    for slot, text in (
        (layout.event.name, card.name),
        (layout.event.text, card.text),
        (layout.event.stock, words.stock_effect(card.stock)),
        (layout.offer.sale.name, card.name),
        (layout.offer.sale.text, card.text),
        (layout.offer.sale.stock, f"Then stock: {words.stock_effect(card.stock)}."),
    ):
        assert fits(slot, theme(), text), text


@pytest.mark.parametrize("key", EXPANSION.headquarters)
def test_every_headquarters_card_has_room(key):
    layout, card = plan().headquarters, EXPANSION.headquarters[key]
    for slot, text in ((layout.name, card.name), (layout.text, card.text), (layout.strip.gist, card.gist)):
        assert fits(slot, theme(), text), text


@pytest.mark.parametrize("company", INVENTORS)
def test_the_headquarters_of_every_company_to_draft_have_room(company):
    assert fits(plan().headquarters.candidate, theme(), words.gists(headquarters_of(company)))


@pytest.mark.parametrize("key", PROPAGANDA)
def test_every_propaganda_card_has_room(key):
    assert all(
        fits(layout.name, theme(), PROPAGANDA[key].name) for layout in plan().offer.propaganda.values()
    )
