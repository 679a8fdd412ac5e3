"""Visiting the stock market: who may trade what."""

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.actions.market import Trading
from rules.tesla.auction import NextLot
from rules.tesla.flow import TakingAction
from rules.tesla.state import Offer
from tests.rulebook.tesla import OPENING, settled, table, with_company
from tests.rules.tesla.lines import after, cash, happened, legal, refused, told
from tests.rules.tesla.traders import BRUSH, EDISON, MAXIM, trader, visiting


@pytest.mark.clause("TVE-MKT-01")
def test_one_luminary_for_any_number_of_trades():
    g = after(visiting(held=(0, 0, 2)), "sell brush", "sell brush", "buy edison")
    assert isinstance(engine.pending(g), Trading)
    assert (g.companies[MAXIM].shares, g.market) == ((0, 1, 0), (6, 5, 6))
    assert g.companies[MAXIM].ready == ("maxim",)
    assert engine.pending(after(g, "leave")) == TakingAction(MAXIM)


@pytest.mark.clause("TVE-MKT-07")
@pytest.mark.parametrize(
    ("trade", "back", "fact"),
    [
        ("sell brush", "buy brush", "You have sold Brush in this visit"),
        ("buy brush", "sell brush", "You have bought Brush in this visit"),
    ],
)
def test_the_same_company_is_not_both_bought_and_sold(trade, back, fact):
    g = after(visiting(held=(0, 0, 1)), trade)
    refused(g, back, fact)
    refused(after(g, "buy edison"), back, fact)


@pytest.mark.clause("TVE-MKT-08")
def test_different_companies_are_traded_in_any_order():
    g = after(visiting(held=(0, 0, 1)), "buy edison", "sell brush", "buy edison")
    assert g.companies[MAXIM].shares == (0, 2, 0)


@pytest.mark.clause("TVE-MKT-09")
def test_cash_is_checked_trade_by_trade():
    g = visiting(held=(1, 0, 1), money=0)
    refused(g, "buy edison", "Edison costs $20K a share; you hold $0")
    g = after(g, "sell brush", "buy edison")
    assert (g.companies[MAXIM].shares, cash(g)[MAXIM]) == ((1, 1, 0), 0)


@pytest.mark.clause("TVE-MKT-10")
def test_an_illegal_trade_changes_nothing_and_the_visit_can_be_taken_back():
    g = visiting(held=(0, 0, 2), market=(4, 0, 4))
    sold = engine.play(GAME, g, MAXIM, engine.read(GAME, g, MAXIM, "sell brush"))
    assert not sold.final
    refused(sold.state, "buy edison", "There is no Edison share for sale")
    assert sold.state.companies[MAXIM].shares == (0, 0, 1)
    assert g.companies[MAXIM].shares == (0, 0, 2)


@pytest.mark.clause("TVE-MKT-11")
@pytest.mark.parametrize(("money", "able"), [(19, False), (20, True)])
def test_a_visit_without_a_possible_trade_is_refused(money, able):
    g = trader(money=money)
    assert ("market kruesi" in legal(g)) == able
    if not able:
        refused(g, "market kruesi", "can buy none: the cheapest costs $20K, you hold $19K; pass instead")


@pytest.mark.clause("TVE-MKT-11")
def test_nobody_leaves_without_a_trade():
    g = visiting()
    refused(g, "leave", "Kruesi has not traded yet", "pass instead")
    assert "leave" in legal(after(g, "buy edison"))


@pytest.mark.clause("TVE-MKT-12")
def test_four_shares_of_anothers_company_are_the_limit():
    g = after(visiting(held=(0, 3, 0)), "buy edison")
    assert g.companies[MAXIM].shares == (0, 4, 0)
    refused(g, "buy edison", "You hold 4 shares of Edison; the limit for another's company is 4")
    assert "buy brush" in legal(g)


@pytest.mark.clause("TVE-MKT-13")
def test_a_certificate_won_with_a_luminary_counts_for_the_limit():
    g = trader(phase=2, held=(0, 3, 0), market=(6, 2, 6))
    g.offers, g.agenda = (Offer("villard", EDISON),), (NextLot((MAXIM,)), *OPENING)
    g = after(settled(g), "market villard")
    assert g.companies[MAXIM].shares == (0, 4, 0)
    refused(g, "buy edison", "You hold 4 shares of Edison")


@pytest.mark.clause("TVE-MKT-14")
def test_ones_own_company_has_no_limit():
    g = after(visiting(held=(4, 0, 0)), "buy maxim", "buy maxim")
    assert (g.companies[MAXIM].shares, g.market[MAXIM]) == ((6, 0, 0), 0)


@pytest.mark.clause("TVE-MKT-15")
def test_selling_makes_room_for_a_later_visit():
    g = after(visiting(held=(0, 4, 0)), "sell edison")
    refused(g, "buy edison", "You have sold Edison")
    g = after(g, "leave", "market maxim", "buy edison")
    assert g.companies[MAXIM].shares == (0, 4, 0)
    refused(g, "buy edison", "the limit for another's company is 4")


@pytest.mark.clause("TVE-MKT-16")
def test_without_a_certificate_in_the_market_none_is_bought():
    refused(visiting(market=(4, 0, 4)), "buy edison", "There is no Edison share for sale")


@pytest.mark.clause("TVE-MKT-17")
def test_the_last_share_can_be_bought_but_no_other():
    g = after(visiting(market=(4, 1, 4)), "buy edison")
    assert g.market[EDISON] == 0
    refused(g, "buy edison", "There is no Edison share for sale")


@pytest.mark.clause("TVE-MKT-18")
def test_a_sold_share_is_at_once_for_sale():
    g = with_company(table("maxim", "edison", "brush", market=(4, 4, 0)), MAXIM, shares=(0, 0, 1))
    refused(after(g, "pass maxim", "market edison"), "buy brush", "no Brush share for sale")
    g = after(g, "market maxim", "sell brush")
    assert g.market[BRUSH] == 1
    g = after(g, "leave", "market edison", "buy brush")
    assert (g.market[BRUSH], g.companies[EDISON].shares[BRUSH]) == (0, 1)


@pytest.mark.clause("TVE-MKT-19")
def test_nobody_sells_more_than_is_held():
    g = after(visiting(held=(1, 0, 1)), "sell brush")
    refused(g, "sell brush", "You hold 0 regular shares of Brush")
    assert "sell maxim" in legal(g)


@pytest.mark.clause("TVE-MKT-20")
def test_the_preferred_certificate_stays():
    g = visiting()
    refused(g, "sell maxim", "You hold 0 regular shares of Maxim; preferred shares stay with you")
    assert "preferred" not in refused(g, "sell edison", "You hold 0 regular shares of Edison")


@pytest.mark.clause("TVE-MKT-21")
def test_own_regular_shares_can_be_sold():
    g = after(visiting(held=(1, 0, 0)), "sell maxim")
    assert (g.prices, g.market, cash(g)[MAXIM]) == ((17, 20, 20), (6, 6, 6), 120)
    refused(g, "sell maxim", "preferred shares stay with you")


@pytest.mark.clause("TVE-MKT-22")
@pytest.mark.parametrize("verb", ["buy", "sell"])
def test_companies_that_nobody_drafted_are_not_traded(verb):
    refused(visiting(), f"{verb} tesla", "Tesla is not in play")


@pytest.mark.clause("TVE-MKT-27")
def test_a_later_visit_of_the_same_turn_may_buy_back():
    g = after(visiting(held=(0, 0, 1)), "sell brush", "leave", "market maxim", "buy brush")
    assert (g.turn, g.companies[MAXIM].shares) == (1, (0, 0, 1))


@pytest.mark.clause("TVE-MKT-11")
def test_a_visit_with_one_possible_trade_says_beforehand_that_it_will_be_made():
    g = trader(held=(0, 2, 0), money=0)
    visit = engine.read(GAME, g, MAXIM, "market kruesi")
    assert visit.consequence(g, engine.pending(g), MAXIM).endswith("; only trade: sells Edison")
    assert told(happened(g, "market kruesi"))[1].startswith("Ann sells 1 Edison share")
    rich = trader(held=(0, 2, 0), money=100)
    assert "only trade" not in visit.consequence(rich, engine.pending(rich), MAXIM)
