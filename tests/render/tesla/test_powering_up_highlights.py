"""What Powering Up! changed since the last picture is highlighted where it changed."""

import pytest

from render.tesla.cards import parts_of
from render.tesla.page import board_page
from render.tesla.plan import plan
from render.tesla.scene import moved
from rules.core.contract import Seat
from rules.tesla.powering_up import events as happened
from tests.render.tesla.tables import (
    powered,
    selling,
)
from tests.render.tesla.test_highlights import highlighted, inside

SOME = (2, 4, 6)


def row_of(state, seat):
    page = board_page(parts_of(state))
    top = page.ledger.y + plan().ledger.head + seat * page.row + 2
    return page.ledger._replace(y=top, height=page.row)


@pytest.mark.parametrize("seats", SOME)
def test_a_headquarters_card_is_highlighted_where_it_lies(seats):
    state, strip = powered(seats), plan().headquarters.strip
    card, row = state.companies[1].developed[-1], row_of(state, 1)
    box = strip.card.at(moved(row.corner, strip.cards[3]))
    for event in (
        happened.HeadquartersRemoved(Seat(1), card),
        happened.HeadquartersDeveloped(Seat(1), card, "nobody"),
    ):
        assert inside(highlighted(state, event, seats).getbbox(), box)


@pytest.mark.parametrize(("event", "where"), [
    (happened.EventRevealed("labor-unrest"), "event"),
    (happened.EventUsed(Seat(1), "labor-unrest"), "event"),
    (happened.StocksMoved("labor-unrest", 0, ()), None),
    (happened.PropagandaRenewed(()), None),
    (happened.CashCollected(Seat(1), "labor-unrest", 2), "row"),
    (happened.TributePaid(Seat(1), Seat(1), "lamp-patent", 2), "row"),
])  # fmt: skip
def test_what_an_event_changed_is_highlighted_where_it_changed(event, where):
    state = powered(4)
    found = highlighted(state, event, state.seats).getbbox()
    boxes = {"event": plan().event.board, "row": row_of(state, 1)}
    assert found is None if where is None else inside(found, boxes[where])


def test_bids_for_an_event_are_highlighted():
    state = selling(4)
    for event in (happened.EventBid(Seat(1), state.event.key, 188), happened.EventBidderPassed(Seat(2), "")):
        assert inside(highlighted(state, event, state.seats).getbbox(), plan().offer.box)


def test_a_trade_is_highlighted_in_the_market_and_in_the_ledger():
    state = powered(4)
    gave, took = state.key(Seat(2)), state.key(Seat(3))
    event = happened.CertificateTraded(Seat(1), gave, took, 3, 70, 77)
    left, top, right, bottom = highlighted(state, event, state.seats).getbbox()
    row, market = row_of(state, 1), plan().market.box
    assert market.y <= top < market.y + market.height
    assert row.y <= bottom <= row.y + row.height
    assert market.x <= left < right <= market.x + market.width
