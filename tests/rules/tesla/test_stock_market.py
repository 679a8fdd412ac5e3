"""The stock market: its columns, how prices rise and how they fall."""

import tomllib
from itertools import pairwise
from random import Random

import pytest

from rules.core import play as engine
from rules.core.content import data_root
from rules.tesla import GAME
from rules.tesla.bookkeeping import CompanyFame, CurrentFame
from rules.tesla.events import CertificateSold
from rules.tesla.fame import MODIFIERS
from rules.tesla.state import Technology
from rules.tesla.stock import PROFITS
from tests.rulebook.tesla import play, settled, table, with_company, with_patents

PRINTED = tomllib.loads((data_root() / "tesla" / "market.toml").read_text())["columns"]
COLUMNS = [column["prices"] for column in PRINTED]


def at(price, phase=1, **changes):
    """Ann's Edison is at a price; Ben leads Maxim."""
    g = table("edison", "maxim", phase=phase, prices=(price, 12))
    return with_company(g, 0, **{"cash": 300, **changes})


def after_a_sale(price):
    """The price after one certificate is sold at it."""
    return play(at(price, shares=(1, 0)), "market edison", "sell edison").prices[0]


def one_column_left(price):
    """The same by the columns alone."""
    number = next(number for number, column in enumerate(COLUMNS) if price in column)
    if number == 0:
        return 12
    row, left = COLUMNS[number].index(price), COLUMNS[number - 1]
    return left[row] if row < len(left) else left[-1]


@pytest.mark.clause("TVE-DAT-05")
def test_prices_run_from_12_to_77_each_once():
    assert sorted(price for column in COLUMNS for price in column) == list(range(12, 78))
    assert len(PROFITS) == 66


@pytest.mark.clause("TVE-DAT-06")
def test_38_is_left_of_42_and_they_pay_24_and_28():
    assert after_a_sale(42) == 38
    assert (PROFITS[42], PROFITS[38]) == (28, 24)


@pytest.mark.clause("TVE-DAT-07")
def test_columns_differ_in_height_and_some_spots_have_no_left_neighbor():
    assert any(len(right) > len(left) for left, right in pairwise(COLUMNS))


@pytest.mark.clause("TVE-DAT-08")
def test_some_column_pays_14():
    assert 14 in [column["profit"] for column in PRINTED]
    assert 14 in PROFITS.values()


@pytest.mark.clause("TVE-STK-01")
@pytest.mark.parametrize(
    ("price", "phase", "then"),
    [(12, 1, 13), (14, 1, 15), (20, 2, 22), (22, 3, 25), (27, 1, 28), (44, 1, 45), (65, 3, 68)],
)
def test_a_rise_goes_up_the_column_and_on_to_the_foot_of_the_next(price, phase, then):
    assert play(at(price, phase), "market edison", "buy edison").prices == (then, 12)


@pytest.mark.clause("TVE-STK-01")
def test_a_rise_of_ten_goes_on_through_a_column():
    g = at(43, levels=(5, 1, 5))
    g.current = max(MODIFIERS)
    assert play(g, "claim niagara-5 edison ac").prices == (53, 12)


@pytest.mark.clause("TVE-STK-02")
@pytest.mark.parametrize(("price", "then"), [(42, 38), (16, 13), (41, 37), (52, 47), (38, 34)])
def test_a_sale_moves_one_column_left_on_the_same_row(price, then):
    assert after_a_sale(price) == then


@pytest.mark.clause("TVE-STK-03")
@pytest.mark.parametrize(("price", "then"), [(27, 23), (44, 39), (65, 59)])
def test_without_a_spot_on_the_left_it_goes_to_the_top_of_that_column(price, then):
    assert after_a_sale(price) == then


@pytest.mark.clause("TVE-STK-02", "TVE-STK-03")
def test_every_sale_lowers_the_price_by_one_column():
    prices = range(15, 78)
    assert [after_a_sale(price) for price in prices] == [one_column_left(price) for price in prices]


@pytest.mark.clause("TVE-STK-04")
@pytest.mark.parametrize("price", [14, 13, 12])
def test_a_sale_in_the_leftmost_column_leads_to_12(price):
    assert after_a_sale(price) == 12


@pytest.mark.clause("TVE-STK-05")
@pytest.mark.parametrize(
    ("price", "phase", "lines"),
    [
        pytest.param(76, 3, ("market edison", "buy edison"), id="bought"),
        pytest.param(77, 3, ("market edison", "buy edison"), id="bought at the top"),
        pytest.param(75, 1, ("claim albany-1 edison ac",), id="claimed"),
        pytest.param(75, 3, ("advance ac 4 edison yes",), id="filed"),
    ],
)
def test_a_rise_ends_at_77(price, phase, lines):
    assert play(at(price, phase, levels=(3, 1, 1)), *lines).prices == (77, 12)


@pytest.mark.clause("TVE-STK-05")
@pytest.mark.parametrize(("step", "current"), [(CompanyFame(), 0), (CurrentFame(), 1)])
def test_a_bonus_ends_at_77(step, current):
    g = with_patents(at(76, 3, levels=(2, 1, 1)), {(Technology.AC, 2): 0})
    g.current, g.agenda = current, (step,)
    assert settled(g).prices == (77, 12)


def without_sales(seed):
    """The course of a game in which nobody sells, at random."""
    g, rng = engine.new(GAME, 3, None, seed), Random(seed)
    while engine.actors(g):
        seat = engine.actors(g)[0]
        menu = engine.legal(GAME, g, seat)
        rng.shuffle(menu)
        reached = (engine.play(GAME, g, seat, action) for action in menu)
        g = next(each.state for each in reached if not sold(each))
        yield g


def sold(reached):
    """Whether an action led to a sale."""
    return any(isinstance(event, CertificateSold) for event in reached.events)


@pytest.mark.clause("TVE-STK-06")
@pytest.mark.parametrize("seed", range(4))
def test_prices_do_not_fall_without_sales(seed):
    course = [g.prices for g in without_sales(seed)]
    assert len(course) > 30
    for before, after in pairwise(course):
        assert all(map(int.__le__, before, after))
    assert all(map(int.__gt__, course[-1], (12, 12, 12)))


@pytest.mark.clause("TVE-STK-07")
def test_companies_share_a_price_and_nobody_is_bumped():
    g = table("edison", "brush", "maxim", prices=(20, 24, 24))
    assert play(g, "claim scranton-1 edison ac").prices == (24, 24, 24)
