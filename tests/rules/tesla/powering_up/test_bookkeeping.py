"""Bookkeeping of the expansion: its steps, and the drift."""

import pytest

from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla import GAME
from rules.tesla.events import (
    CurrentFameMoved,
    FameRewarded,
    LuminariesReadied,
    PatentRewarded,
    PresentFameChanged,
    ProfitTaken,
    TurnBegun,
)
from rules.tesla.powering_up.events import CertificateTraded, EventDiscarded
from rules.tesla.powering_up.trading import Dealing
from rules.tesla.state import Technology
from rules.tesla.stock import PROFITS
from tests.rulebook.tesla import with_company, with_patents
from tests.rules.tesla.lines import after, cash
from tests.rules.tesla.powering_up.tables import REST, keeping_books, whole, with_event

AC, DC, BULB = Technology


def booked(*prices, held=None, **changes):
    """The table in the middle of bookkeeping."""
    return keeping_books(with_patents(whole("tesla", "brush", prices=prices, **changes), held or {}))


@pytest.mark.clause("PU-BK-01")
def test_the_steps_are_in_order():
    g = with_company(whole("tesla", "brush", prices=(20, 20), current=2), 0, shares=(0, 1))
    g.market = (6, 5)
    g = with_patents(with_event(g, "labor-unrest"), {(AC, 2): 0})
    g.agenda = REST
    reached = engine.settled(GAME, g)
    told = list(reached.events)
    for line in ("trade brush tesla", "skip", "skip"):
        seat = engine.actors(reached.state)[0]
        reached = engine.play(GAME, reached.state, seat, engine.read(GAME, reached.state, seat, line))
        told += reached.events
    order = (
        PresentFameChanged, FameRewarded, PatentRewarded, CurrentFameMoved, ProfitTaken, CertificateTraded,
        LuminariesReadied, EventDiscarded, TurnBegun,
    )  # fmt: skip
    kinds = [type(event) for event in told if isinstance(event, order)]
    assert list(dict.fromkeys(kinds)) == list(order)


@pytest.mark.clause("PU-BK-02", "PU-BK-03")
def test_present_fame_becomes_future_fame_and_orders_the_deals():
    g = whole("tesla", "brush", present=(2, 1), future=(1, 2))
    g = keeping_books(g)
    assert g.present == (1, 2)
    assert engine.actors(g) == (0,)
    while g.turn == 1:
        g = after(g, "skip")
    assert engine.actors(g) == (0,)


@pytest.mark.clause("PU-BK-04", "PU-STK-25")
@pytest.mark.parametrize("turn", [5, 6])
def test_the_leader_rises_by_the_phase(turn):
    assert booked(50, 20, phase=3, turn=turn).prices == (53, 20)


@pytest.mark.clause("PU-BK-05", "PU-BK-06", "PU-BK-07", "PU-BK-08")
@pytest.mark.parametrize(
    ("current", "phase", "held", "gain"),
    [
        (1, 2, {(AC, 3): 1}, 2),
        (0, 1, {(AC, 2): 1}, 1),
        (0, 3, {(AC, 2): 1, (DC, 2): 1}, 6),
        (-1, 2, {(AC, 2): 1}, 0),
    ],
)
def test_the_top_patent_of_the_leading_technology_rises(current, phase, held, gain):
    g = booked(20, 20, held=held, current=current, phase=phase)
    assert g.prices == (20 + phase, 20 + gain)


@pytest.mark.clause("PU-BK-09", "PU-BK-10")
@pytest.mark.parametrize(("before", "now"), [(2, 1), (-1, 0), (0, 0), (-3, -2)])
def test_the_marker_drifts_toward_the_center(before, now):
    assert booked(20, 20, current=before).current == now


@pytest.mark.clause("PU-BK-11")
def test_the_bonus_goes_by_the_space_before_the_drift():
    g = booked(20, 20, held={(AC, 2): 0, (DC, 2): 1}, current=1)
    assert (g.prices, g.current) == ((22, 20), 0)


@pytest.mark.clause("PU-BK-12", "PU-BK-13", "PU-BK-14")
def test_profit_comes_before_the_deals_and_is_not_changed_by_them():
    g = with_company(whole("tesla", "brush", prices=(40, 20)), 0, cash=0, shares=(1, 0))
    g = keeping_books(g)
    assert (g.prices[0], cash(g)[0]) == (41, PROFITS[41])
    assert PROFITS[41] == 28
    sold = after(g, "trade tesla brush")
    assert sold.prices[0] < 41
    assert cash(sold)[0] == 28 + 41 - 20
    assert cash(after(g, "buy brush"))[0] == 8


@pytest.mark.clause("PU-BK-15")
def test_all_luminaries_are_ready_and_nothing_is_remembered():
    g = with_company(whole("tesla", "brush"), 0, spent=("tesla",), used=("tesla",), called=("tesla-office",))
    g = keeping_books(g)
    while isinstance(engine.pending(g), Dealing):
        g = after(g, "skip")
    assert (g.companies[0].spent, g.companies[0].used, g.companies[0].called) == ((), (), ())


def test_the_scores_are_those_of_the_table():
    assert GAME.scores(booked(20, 20))[Seat(0)].points > 0
