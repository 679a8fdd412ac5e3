"""Which part of the game a player can plan before being asked."""

import pytest

from rules.carnegie import GAME
from rules.carnegie.donations import Donating, Donations
from rules.carnegie.flow import EndOfRound, Turn
from rules.carnegie.income import Income, Returning
from rules.carnegie.setup import Arranging, FirstHousing, FirstMoves, Placing
from rules.carnegie.terms import Kind, Region
from rules.carnegie.timeline import Selecting
from rules.carnegie.working import UsingManagement
from rules.core import plans
from rules.core import play as engine
from tests.rules.carnegie.table import ANN, BEN, CHO, DEE, bare, in_round, started, turn_of, with_company


def asked_ahead(g, seat):
    """The question that a seat would plan an answer to; None where it cannot plan."""
    found = plans.ahead(GAME, engine.view(GAME, g, seat))
    return found and type(engine.pending(found.seen.table))


def test_followers_plan_their_turn_while_the_first_player_takes_his():
    g = turn_of(in_round(Kind.MANAGEMENT))
    assert [asked_ahead(g, seat) for seat in (ANN, BEN, CHO, DEE)] == [None, *[UsingManagement] * 3]


def test_whoever_is_first_next_plans_the_selection_once_the_own_turn_is_over():
    g = turn_of(in_round(Kind.MANAGEMENT), CHO)
    assert [asked_ahead(g, seat) for seat in (ANN, BEN, DEE)] == [None, Selecting, UsingManagement]


def test_nobody_plans_beyond_the_last_round():
    g = in_round(Kind.MANAGEMENT)
    g.round = 20
    assert asked_ahead(turn_of(g, CHO), BEN) is None


def test_nothing_is_planned_before_an_action_is_selected():
    g = bare()
    g = started(g, Selecting(ANN), *map(Turn, g.clockwise()), EndOfRound())
    assert [asked_ahead(g, seat) for seat in g.clockwise()] == [None] * 4


@pytest.mark.parametrize(("steps", "question"), [(FirstHousing, Placing), (FirstMoves, Arranging)])
def test_the_set_up_is_planned(steps, question):
    g = bare()
    assert asked_ahead(started(g, steps(g.clockwise())), DEE) is question


def test_income_and_donations_are_planned_by_those_they_concern():
    g = in_round(Kind.MANAGEMENT)
    for seat in (ANN, BEN, CHO):
        g = with_company(g, seat, away=(1, 0, 0, 0))
    g = with_company(g, DEE, money=4)
    order = g.clockwise()
    g = started(g, Income(Region.EAST, order), Donations(order), *map(Turn, order))
    assert asked_ahead(g, CHO) is Returning
    assert asked_ahead(g, DEE) is UsingManagement
    g = started(g, Donations(order), *map(Turn, order))
    assert [asked_ahead(g, seat) for seat in (BEN, DEE)] == [Donating, UsingManagement]


def test_planned_spaces_are_told_with_what_will_be_there():
    g = with_company(in_round(Kind.MANAGEMENT), BEN, staff={"d4": (0, 1)})
    made = plans.ahead(GAME, engine.view(GAME, turn_of(g), BEN))
    for line in ("build sales d4", "done", "activate d4 2"):
        made = plans.add(GAME, made, engine.read(GAME, made.seen.table, BEN, line))
    assert [line.words for line in made.lines] == [
        "Use Strategic Planning · Sales · D4 bare",
        "Done",
        "Activate an employee · D4 Sales · salary 2",
    ]
