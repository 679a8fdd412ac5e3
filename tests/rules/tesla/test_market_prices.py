"""Visiting the stock market: what a trade costs, brings and moves."""

import pytest

from rules.core import play as engine
from rules.tesla.catalog import RATINGS
from rules.tesla.content import Ratings
from tests.rules.tesla.lines import after, cash, refused
from tests.rules.tesla.traders import BRUSH, EDISON, MAXIM, trader, visiting


def spent(before, now):
    return before.companies[MAXIM].cash - now.companies[MAXIM].cash


@pytest.fixture
def star(monkeypatch):
    """Villard with a $ rating as asked."""

    def rated(finance):
        monkeypatch.setitem(RATINGS, "villard", Ratings(0, 0, finance, 3))
        return "villard"

    return rated


@pytest.mark.clause("TVE-MKT-02")
@pytest.mark.parametrize(
    ("luminary", "phase", "due"),
    [("kruesi", 2, 20), ("maxim", 3, 17), ("villard", 1, 18), ("villard", 2, 16)],
)
def test_a_buyer_pays_the_price_less_the_discount(luminary, phase, due):
    g = visiting(luminary, phase=phase)
    assert cash(after(g, "buy edison")) == [100 - due, 14, 14]


@pytest.mark.clause("TVE-MKT-03")
@pytest.mark.parametrize(
    ("luminary", "phase", "due", "price"),
    [("kruesi", 2, 20 + 22, 24), ("kruesi", 3, 20 + 23, 26), ("villard", 1, 18 + 19, 22)],
)
def test_the_price_rises_by_the_phase_before_the_next_buy(luminary, phase, due, price):
    g = visiting(luminary, phase=phase)
    now = after(g, "buy edison", "buy edison")
    assert (spent(g, now), now.prices) == (due, (20, price, 20))


@pytest.mark.clause("TVE-MKT-04")
@pytest.mark.parametrize(
    ("luminary", "phase", "paid"), [("kruesi", 2, 42), ("maxim", 3, 45), ("villard", 2, 46)]
)
def test_a_seller_gets_the_price_and_the_bonus(luminary, phase, paid):
    g = visiting(luminary, phase=phase, held=(0, 0, 1), prices=(20, 20, 42))
    assert cash(after(g, "sell brush")) == [100 + paid, 14, 14]


@pytest.mark.clause("TVE-MKT-05")
@pytest.mark.parametrize(
    ("start", "paid", "price"), [(52, 52 + 47, 42), (42, 42 + 38, 34), (13, 13 + 12, 12)]
)
def test_the_price_falls_by_a_column_before_the_next_sale(start, paid, price):
    g = visiting(held=(0, 0, 2), prices=(20, 20, start))
    now = after(g, "sell brush", "sell brush")
    assert (-spent(g, now), now.prices) == (paid, (20, 20, price))


@pytest.mark.clause("TVE-MKT-05")
def test_at_the_lowest_price_a_share_still_sells():
    g = visiting(held=(0, 0, 1), prices=(20, 20, 12))
    now = after(g, "sell brush")
    assert (-spent(g, now), now.prices[BRUSH]) == (12, 12)


@pytest.mark.clause("TVE-MKT-06")
def test_the_discount_counts_for_every_share():
    g = visiting("maxim", phase=3, prices=(20, 30, 20))
    assert spent(g, after(g, "buy edison", "buy edison")) == 27 + 30


@pytest.mark.clause("TVE-MKT-06")
def test_the_bonus_counts_for_every_share():
    g = visiting("maxim", phase=3, held=(0, 0, 2), prices=(20, 20, 42))
    assert -spent(g, after(g, "sell brush", "sell brush")) == 45 + 41


@pytest.mark.clause("TVE-MKT-23")
def test_cash_must_cover_a_buy_to_the_last_thousand():
    refused(visiting(held=(1, 0, 1), money=19), "buy edison", "Edison costs $20K a share; you hold $19K")
    assert cash(after(visiting(held=(1, 0, 1), money=20), "buy edison"))[MAXIM] == 0


@pytest.mark.clause("TVE-MKT-23")
def test_the_discount_counts_for_what_cash_must_cover():
    g = trader("villard", phase=2, money=16)
    assert cash(after(g, "market villard", "buy edison"))[MAXIM] == 0
    refused(g, "market kruesi", "the cheapest costs $20K, you hold $16K")


@pytest.mark.clause("TVE-MKT-24")
@pytest.mark.parametrize("price", [77, 76, 75, 74])
def test_the_price_rises_to_77_at_most(price):
    g = visiting(phase=3, prices=(20, price, 20))
    now = after(g, "buy edison")
    assert (spent(g, now), now.prices[EDISON]) == (price, 77)


@pytest.mark.clause("TVE-MKT-25")
@pytest.mark.parametrize(("finance", "due"), [(3, 12 - 9), (4, 0), (5, 0)])
def test_a_discount_never_pays_the_buyer(star, finance, due):
    g = visiting(star(finance), phase=3, prices=(20, 12, 20))
    now = after(g, "buy edison")
    assert (spent(g, now), now.prices[EDISON]) == (due, 15)


@pytest.mark.clause("TVE-MKT-26")
@pytest.mark.parametrize(("trade", "price"), [("buy edison", 22), ("sell edison", 17)])
def test_only_the_trader_and_the_traded_company_are_touched(trade, price):
    g = visiting(phase=2, held=(0, 1, 0))
    now = after(g, trade)
    assert now.prices == (20, price, 20)
    assert now.companies[1:] == g.companies[1:]
    assert (now.present, now.future, now.current) == (g.present, g.future, g.current)
    assert engine.actors(now) == (MAXIM,)
