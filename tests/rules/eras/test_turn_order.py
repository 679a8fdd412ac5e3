"""Whose turn it is, and what belongs to it."""

import pytest

from rules.core import play as engine
from rules.eras.flow import Graduating, Spending
from rules.eras.state import Circle
from tests.rules.eras.table import (
    ANN,
    BEN,
    CHO,
    DEE,
    GAME,
    Y,
    do,
    end_round,
    funds,
    heights,
    refused,
    school,
    table,
)


@pytest.mark.clause("ERA-TRN-01")
def test_turns_go_clockwise_from_the_clock():
    g, turns = table(4, holder=CHO), []
    while g.round == 1:
        turns += engine.actors(g)
        g = do(g, "done")
    assert turns == [CHO, DEE, ANN, BEN]


@pytest.mark.clause("ERA-TRN-02")
def test_graduating_comes_before_spending():
    g = table(schools=[school(yellow=2)], graduating=True)
    assert engine.pending(g) == Graduating(ANN)
    refused(g, "build blue", "graduate first")
    refused(g, "window 1", "graduate first")
    assert engine.pending(do(g, "graduate")) == Spending(ANN)


@pytest.mark.clause("ERA-TRN-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_a_study_story_a_turn_begins_with_spending(seats):
    g = engine.new(GAME, seats, None, 3)
    assert engine.pending(g) == Spending(g.clock.holder)


@pytest.mark.clause("ERA-TRN-04")
@pytest.mark.parametrize("line", ["graduate", "split - - 1+1"])
def test_graduates_stay_as_placed_once_spending_began(line):
    g = do(table(schools=[school(admin=3, funds=9, yellow=2)], graduating=True), "graduate", "build blue")
    refused(g, line, "already graduated")
    assert g.school(ANN).circles == (Circle(Y, 2),)


@pytest.mark.clause("ERA-TRN-05")
def test_spending_nothing_is_allowed():
    g = do(table(), "done")
    assert funds(g)[ANN] == 5
    assert engine.actors(g) == (BEN,)


@pytest.mark.clause("ERA-TRN-06")
def test_nobody_acts_out_of_turn():
    g = table()
    refused(g, "build blue", "Ann's turn", seat=BEN)
    refused(g, "done", "Ann's turn", seat=CHO)
    assert engine.legal(GAME, g, BEN) == []


@pytest.mark.clause("ERA-TRN-07")
def test_purchases_and_looks_alternate_freely():
    g = do(table(), "build green", "window 2", "build red")
    assert funds(g)[ANN] == 1
    assert heights(g) == [1, 1, 0, 0, 1]
    assert engine.actors(g) == (ANN,)


@pytest.mark.clause("ERA-TRN-01", "ERA-TRN-02")
def test_a_whole_round_asks_each_player_in_order_to_graduate_and_spend():
    g, asked = table(schools=[school(yellow=2)] * 3, graduating=True, holder=BEN), []
    while g.round == 1:
        asked.append(engine.pending(g))
        g = do(g, "graduate" if isinstance(asked[-1], Graduating) else "done")
    order = [step for seat in (BEN, CHO, ANN) for step in (Graduating(seat), Spending(seat))]
    assert asked == order
    assert end_round(g).round == 3
