"""Activating employees at the end of one's own turn."""

import pytest

from rules.carnegie import GAME
from rules.carnegie import events as happened
from rules.carnegie.terms import Kind
from rules.core import play as engine
from tests.rules.carnegie.lines import after, legal, refused, told
from tests.rules.carnegie.table import ANN, BEN, activating, in_round, staff, started, turn_of, working


@pytest.mark.clause("CAR-ATV-01")
def test_activation_is_the_last_thing_in_a_turn():
    g = working(Kind.MANAGEMENT, staff={"d3": (1, 2)})
    g = after(g, "done", "activate d3 1")
    refused(g, "trade money", "turn is in activation")
    refused(g, "choose research", "turn is in activation")


@pytest.mark.clause("CAR-ATV-02")
@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("space", ["b1", "c1", "c2", "d2", "d3"])
def test_any_department_will_do_whatever_the_action(kind, space):
    g = after(working(kind, staff={space: (1, 1)}), "done")
    assert staff(after(g, f"activate {space}"), space) == (2, 0)


@pytest.mark.clause("CAR-ATV-03")
def test_the_price_of_the_slot_is_paid():
    g = after(activating(staff={"b1": (1, 1)}, money=5), "activate b1 2")
    assert (g.companies[ANN].money, staff(g, "b1")) == (3, (2, 0))


@pytest.mark.clause("CAR-ATV-04")
def test_a_slot_that_cannot_be_paid_is_refused():
    g = activating(staff={"b1": (1, 1), "d3": (1, 1)}, money=1)
    refused(g, "activate b1 2", "$2, you have $1")
    refused(g, "activate b1", "$2, you have $1")


@pytest.mark.clause("CAR-ATV-05")
def test_a_slot_without_a_price_is_free():
    g = after(activating(staff={"c2": (0, 1)}, money=0), "activate c2")
    assert (g.companies[ANN].money, staff(g, "c2")) == (0, (1, 0))


@pytest.mark.clause("CAR-ATV-06")
def test_the_player_picks_the_slot_and_the_cheapest_is_meant_where_none_is_named():
    g = activating(staff={"d3": (1, 2)})
    assert after(g, "activate d3").companies[ANN].money == 11
    assert after(g, "activate d3 2").companies[ANN].money == 10
    after_dear = after(g, "activate d3 2")
    assert legal(after_dear) == ["activate d3 1", "done"]
    refused(g, "activate d3 0", "no free slot of $0", "$1 and $2")


@pytest.mark.clause("CAR-ATV-07")
def test_several_are_activated_while_money_and_slots_last():
    g = after(activating(staff={"d3": (1, 3)}, money=4), "activate d3 1", "activate d3 2")
    assert (g.companies[ANN].money, staff(g, "d3")) == (1, (3, 1))
    assert engine.pending(g) is None  # no slot is free any more


@pytest.mark.clause("CAR-ATV-08")
def test_whoever_moved_this_turn_may_be_activated():
    g = working(Kind.HUMAN_RESOURCES, staff={"d2": (0, 0)})
    g = after(g, "move d1 d2", "done", "activate d2 0")
    assert (g.companies[ANN].money, staff(g, "d2")) == (12, (1, 0))


@pytest.mark.clause("CAR-ATV-09")
def test_money_of_this_turn_may_pay():
    g = working(Kind.MANAGEMENT, staff={"b1": (1, 1)}, money=0)
    g = after(g, "trade money", "done", "activate b1 2")
    assert (g.companies[ANN].money, staff(g, "b1")) == (1, (2, 0))


@pytest.mark.clause("CAR-ATV-10")
def test_whoever_is_active_cannot_be_activated():
    refused(activating(staff={"b1": (1, 0), "d3": (1, 1)}), "activate b1", "nobody in training in R&D")


@pytest.mark.clause("CAR-ATV-11")
def test_there_is_no_second_activation_in_the_round():
    g = in_round(Kind.RESEARCH, 2, staff={"b1": (1, 2), "d3": (1, 1)})
    g = after(turn_of(g), "done", "activate d3", "done")
    assert engine.actors(g) == (BEN,)
    log = []
    g = after(g, "done", log=log)
    assert (g.round, engine.actors(g)) == (2, (BEN,))
    assert not [each for each in log if isinstance(each, happened.EmployeeActivated)]


def test_leaving_somebody_in_training_is_told():
    log = []
    g = after(activating(staff={"d3": (1, 2)}), "activate d3", "done", log=log)
    assert told(log) == [
        "Ann puts an employee to work in Commerce & Finance for $1.",
        "Ann activates nobody else.",
    ]
    assert engine.pending(g) is None


def test_nobody_is_asked_where_nobody_can_be_activated():
    g = started(in_round(Kind.RESEARCH, 2, staff={"b1": (1, 1), "d4": (0, 1)}, money=1))
    g = after(turn_of(g), "done")
    assert engine.actors(g) == (BEN,)


def test_the_label_of_a_slot_says_what_is_left():
    g = activating(staff={"d3": (1, 1)})
    at = engine.pending(g)
    said = [action.consequence(g, at, ANN) for action in engine.legal(GAME, g, ANN)]
    assert said == ["$1, $11 left", "$2, $10 left", ""]
