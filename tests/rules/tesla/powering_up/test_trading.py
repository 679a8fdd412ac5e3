"""Dealing in shares during bookkeeping."""

import pytest

from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla.powering_up.bookkeeping import StockMarket
from rules.tesla.powering_up.trading import Dealing
from rules.tesla.stock import LOWER
from tests.rulebook.tesla import settled, with_company
from tests.rules.tesla.lines import after, cash, legal, refused
from tests.rules.tesla.powering_up.tables import whole

EDISON, TESLA, BRUSH = range(3)


def dealing(*prices, held=(0, 0, 0), money=50, turn=0, phase=1, crew=(), **changes):
    """Edison's owner deals first, then Tesla's, then Brush's; all have as much cash."""
    g = whole("edison", "tesla", "brush", phase=phase, turn=turn, prices=prices or (20, 20, 20), **changes)
    for seat in range(3):
        g = with_company(g, seat, *(crew if not seat else ()), cash=money)
    g = with_company(g, EDISON, shares=held)
    g.market = tuple(there - gone for there, gone in zip(g.market, held, strict=True))
    g.agenda = (StockMarket(),)
    return settled(g)


@pytest.mark.clause("PU-STK-01")
def test_trade_buy_both_or_neither():
    g = after(dealing(held=(1, 0, 0)), "trade edison tesla", "buy brush", "skip", "buy tesla")
    assert engine.pending(g) is None
    assert g.companies[EDISON].shares == (0, 1, 1)
    assert g.companies[BRUSH].shares == (0, 1, 0)


@pytest.mark.clause("PU-STK-02")
def test_a_purchase_ends_the_chance():
    g = after(dealing(held=(1, 0, 0)), "buy brush")
    refused(g, "trade edison tesla", "a trade comes first", seat=EDISON)


@pytest.mark.clause("PU-STK-03")
def test_one_trade_and_one_purchase():
    g = after(dealing(held=(2, 0, 0)), "trade edison tesla")
    refused(g, "trade edison brush", "one trade is the limit")
    assert engine.actors(after(g, "buy brush")) == (TESLA,)


@pytest.mark.clause("PU-STK-04")
def test_shares_go_to_and_from_the_market():
    g = after(dealing(held=(1, 0, 0)), "trade edison tesla")
    assert (g.market, g.companies[EDISON].shares) == ((6, 5, 6), (0, 1, 0))


@pytest.mark.clause("PU-STK-05", "PU-STK-12")
@pytest.mark.parametrize(("prices", "left"), [((20, 25, 20), 45), ((25, 20, 20), 55)])
def test_the_difference_is_paid_or_received(prices, left):
    assert cash(after(dealing(*prices, held=(1, 0, 0)), "trade edison tesla"))[EDISON] == left


@pytest.mark.clause("PU-STK-06")
def test_then_the_prices_move():
    g = after(dealing(42, 20, 20, held=(1, 0, 0), phase=2), "trade edison tesla")
    assert g.prices == (38, 22, 20)


@pytest.mark.clause("PU-STK-08")
def test_preferred_shares_stay():
    refused(dealing(), "trade edison tesla", "preferred shares stay with you")


@pytest.mark.clause("PU-STK-09")
def test_not_for_the_same_company():
    refused(dealing(held=(1, 0, 0)), "trade edison edison", "same company")


@pytest.mark.clause("PU-STK-10")
def test_both_shares_must_be_there():
    g = dealing(held=(1, 0, 0))
    refused(g, "trade brush tesla", "You hold 0 regular shares of Brush")
    g.market = (5, 0, 6)
    refused(g, "trade edison tesla", "no Tesla share for sale")
    refused(g, "trade edison walker", "Walker is not in play")


@pytest.mark.clause("PU-STK-11")
def test_there_is_no_sale():
    refused(dealing(held=(1, 0, 0)), "sell edison", "only as part of a trade")


@pytest.mark.clause("PU-STK-13", "PU-STK-14")
def test_a_purchase_at_the_full_price():
    g = after(dealing(phase=2, crew=("villard",)), "buy tesla")
    assert (cash(g)[EDISON], g.prices[TESLA]) == (30, 22)


@pytest.mark.clause("PU-STK-15")
def test_what_was_given_is_not_bought():
    g = after(dealing(held=(1, 0, 0)), "trade edison tesla")
    refused(g, "buy edison", "You have sold Edison this turn")
    after(g, "buy brush")


@pytest.mark.clause("PU-STK-16")
def test_what_was_taken_may_be_bought_too():
    g = after(dealing(20, 41, 20, held=(1, 0, 0), money=100), "trade edison tesla")
    assert g.prices[TESLA] == 42
    assert cash(after(g, "buy tesla"))[EDISON] == 100 - 21 - 42


@pytest.mark.clause("PU-STK-17", "PU-STK-18")
def test_later_players_meet_what_is_left():
    g = after(dealing(held=(1, 0, 0), phase=2), "trade edison tesla", "skip")
    assert (g.prices[EDISON], g.prices[TESLA]) == (LOWER[20], 22)
    g = after(g, "buy edison")
    assert cash(g)[TESLA] == 50 - LOWER[20]
    last = dealing()
    last.market = (6, 6, 1)
    refused(after(last, "buy brush"), "buy brush", "no Brush share for sale")


@pytest.mark.clause("PU-STK-19")
def test_something_must_be_left_after_a_purchase():
    refused(dealing(20, 12, 12, money=20), "buy edison", "$1K must be left", "you hold $20K")
    assert cash(after(dealing(20, 12, 12, money=21), "buy edison"))[EDISON] == 1


@pytest.mark.clause("PU-STK-20")
@pytest.mark.parametrize("money", [3, 5])
def test_a_trade_must_be_affordable(money):
    g = dealing(20, 25, 12, held=(1, 0, 0), money=money)
    refused(g, "trade edison tesla", "The difference is $5K", f"you hold ${money}K")
    assert cash(after(dealing(20, 25, 12, held=(1, 0, 0), money=6), "trade edison tesla"))[EDISON] == 1


@pytest.mark.clause("PU-STK-21")
def test_a_trade_that_brings_money_needs_none():
    g = after(dealing(25, 20, 20, held=(1, 0, 0), money=0), "trade edison tesla")
    assert cash(g)[EDISON] == 5


@pytest.mark.clause("PU-STK-22")
def test_an_even_trade_without_cash_leaves_nothing():
    g = dealing(20, 20, 12, held=(1, 0, 0), money=0)
    refused(g, "trade edison tesla", "The difference is $0")


@pytest.mark.clause("PU-STK-23")
def test_four_shares_of_another_company_are_the_limit():
    g = dealing(held=(1, 4, 0))
    refused(g, "buy tesla", "the limit for another's company is 4")
    refused(g, "trade edison tesla", "the limit for another's company is 4")


@pytest.mark.clause("PU-STK-24")
def test_in_turn_6_deals_move_no_price():
    g = after(dealing(52, 41, 20, held=(1, 0, 0), phase=3, turn=6), "trade edison tesla", "buy brush")
    assert cash(g)[EDISON] == 50 + 11 - 20
    assert g.prices == (52, 41, 20)


@pytest.mark.clause("PU-STK-26")
def test_prices_stay_on_the_board():
    g = after(dealing(13, 76, 12, held=(1, 0, 0), phase=3, money=100), "trade edison tesla")
    assert g.prices[:2] == (12, 77)


@pytest.mark.clause("PU-STK-27")
def test_a_refused_purchase_leaves_the_trade():
    g = after(dealing(20, 25, 12, held=(1, 0, 0), money=20), "trade edison tesla")
    refused(g, "buy tesla", "costs")
    assert g.companies[EDISON].shares == (0, 1, 0)
    after(g, "buy brush")


@pytest.mark.clause("PU-STK-28")
def test_everybody_waits_for_the_turn():
    refused(dealing(), "buy tesla", "Ann", seat=TESLA)


@pytest.mark.clause("PU-STK-29")
def test_who_skipped_is_done():
    g = after(dealing(), "skip", "buy tesla")
    refused(g, "buy tesla", "Your deals are over", seat=EDISON)


def test_who_cannot_deal_is_not_asked():
    g = dealing(70, 70, 70, money=5)
    assert engine.pending(g) is None
    assert isinstance(engine.pending(dealing()), Dealing)
    assert legal(dealing())[-1] == "skip"
    assert Seat(0) == EDISON
