"""Standing orders: asked for, read and written like actions, and never illegal in what they do."""

import pytest

from rules.core import orders
from rules.core import play as engine
from rules.eras import GAME as ERAS
from tests.rules.core.table import ANN, BEN, CHO, after_offers, start
from tests.rules.core.toy import TOY
from tests.rules.core.toy_actions import Give
from tests.rules.core.toy_orders import GiveTo


def seen(state, seat=ANN):
    return engine.view(TOY, state, seat)


@pytest.mark.parametrize(("order", "text"), [(GiveTo(BEN), "give-to p2"), (GiveTo(CHO, 2), "give-to p3 2")])
def test_an_order_is_written_like_an_action_and_read_back(order, text):
    assert engine.write(order) == text
    assert orders.read(TOY, text) == order


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("give p2", "There is no standing order “give”; there are: give-to."),
        ("", "There is no standing order “”; there are: give-to."),
        ("give-to", "“give-to” also needs: to."),
        ("give-to p2 1 1", "“give-to” takes 2 values, not 3."),
        ("give-to p2 all", "“all” is not a whole number."),
    ],
)
def test_what_is_no_order_is_refused_with_the_word_at_fault(text, reason):
    with pytest.raises(engine.Unreadable) as refused:
        orders.read(TOY, text)
    assert str(refused.value) == reason


def test_a_game_has_no_orders_unless_it_says_so():
    assert ERAS.orders == ()
    with pytest.raises(engine.Unreadable, match="there are: none"):
        orders.read(ERAS, "give-to p2")


def test_all_reasons_against_an_order_are_given():
    assert orders.objections(seen(start()), GiveTo(BEN)) == []
    assert orders.objections(seen(start()), GiveTo(ANN, 4)) == [
        "Give to somebody else.",
        "You have 3 coins, not 4.",
    ]


def test_choices_are_what_may_be_left_and_agree_with_what_is_filled_in():
    assert orders.matching(TOY, seen(start()), GiveTo, {}) == [GiveTo(BEN), GiveTo(CHO)]
    assert orders.matching(TOY, seen(start()), GiveTo, {"to": CHO}) == [GiveTo(CHO)]
    assert orders.matching(ERAS, seen(start()), GiveTo, {}) == []


def test_nothing_is_said_in_advance_of_a_game_that_is_over():
    over = start()
    over.agenda = ()
    assert orders.objections(seen(over), GiveTo(BEN)) == ["The game is over."]
    assert orders.matching(TOY, seen(over), GiveTo, {}) == []
    assert orders.answer(TOY, seen(over), GiveTo(BEN)) is None


def test_an_order_answers_when_its_seat_is_asked_what_it_is_about():
    assert orders.answer(TOY, seen(start()), GiveTo(BEN)) is None
    assert orders.answer(TOY, seen(after_offers(), BEN), GiveTo(CHO)) is None
    assert orders.answer(TOY, seen(after_offers()), GiveTo(BEN)) == Give(BEN, (1,), None, BEN, loud=True)


def test_an_order_whose_time_is_over_answers_nothing():
    assert GiveTo(BEN).obsolete(TOY, after_offers(3, 0, 0), ANN) == "You have no coins left."
    assert orders.answer(TOY, seen(after_offers(3, 0, 0)), GiveTo(BEN)) is None


def test_an_answer_that_is_illegal_is_left_to_the_player():
    assert orders.answer(TOY, seen(after_offers()), GiveTo(BEN, 2)) is None


def test_an_order_needs_the_view_of_a_seat():
    with pytest.raises(ValueError, match="view of a seat"):
        orders.answer(TOY, engine.view(TOY, start(), None), GiveTo(BEN))


def test_an_order_takes_the_place_of_its_like():
    assert GiveTo(BEN).replaces(GiveTo(CHO))
    assert GiveTo(BEN).say() == "Give to somebody"
    assert GiveTo(BEN).consequence(start(), ANN) == ""
