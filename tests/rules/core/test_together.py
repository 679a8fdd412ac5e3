"""Simultaneous secret answers: sealed, hidden, opened when the last one is in."""

import pytest

from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.together import Together
from tests.rules.core.table import ANN, BEN, CHO, act, start
from tests.rules.core.toy import TOY
from tests.rules.core.toy_actions import Give, Offer, Offering
from tests.rules.core.toy_table import Offered

ALL = (ANN, BEN, CHO)


def test_everybody_is_asked_at_once():
    state = start()
    assert engine.actors(state) == ALL
    assert engine.question(state) == Offering()
    assert engine.legal(TOY, state, BEN) == [Offer(0), Offer(1), Offer(2), Offer(3)]
    assert engine.pending(state).ask(state) == "Offer some coins in secret."


def test_an_answer_is_sealed_and_changes_nothing_else():
    state = start()
    reached = act(state, BEN, "offer 2")
    assert reached.events == ()
    assert not reached.final
    assert reached.state.coins == state.coins
    assert engine.actors(reached.state) == (ANN, CHO)


def test_answers_open_in_order_of_seats_when_the_last_one_arrives():
    state = start()
    for seat, text in ((CHO, "offer 1"), (ANN, "offer 3")):
        reached = act(state, seat, text)
        assert not reached.final
        state = reached.state
    reached = act(state, BEN, "offer 2")
    assert reached.final
    assert reached.state.chance == state.chance
    assert reached.events == (Offered(ANN, 3), Offered(BEN, 2), Offered(CHO, 1))
    assert reached.state.coins == (0, 1, 2)


def test_arrival_order_does_not_matter_for_what_opens():
    first, second = start(), start()
    for seat in ALL:
        first = act(first, seat, f"offer {seat}").state
    for seat in reversed(ALL):
        second = act(second, seat, f"offer {seat}").state
    assert first == second


def test_a_second_answer_is_refused_naming_those_who_owe_theirs():
    state = act(start(), ANN, "offer 2").state
    assert engine.legal(TOY, state, ANN) == []
    reasons = engine.objections(TOY, state, ANN, Offer(1))
    assert reasons == ["You have answered already; <seat 1> and <seat 2> must answer yet."]
    with pytest.raises(engine.Illegal, match="answered already"):
        engine.play(TOY, state, ANN, Offer(1))


def test_an_illegal_answer_is_refused_when_it_is_given():
    assert engine.objections(TOY, start(), ANN, Offer(4)) == ["You offer 4; you have 3."]


def test_an_answer_to_another_question_is_refused():
    assert engine.objections(TOY, start(), ANN, Give(BEN)) == [
        "“Give” is not possible now. Offer some coins in secret."
    ]


def test_views_show_who_has_answered_but_only_ones_own_answer():
    state = act(act(start(), ANN, "offer 2").state, CHO, "offer 1").state
    answers = {viewer: engine.view(TOY, state, viewer).table.agenda[0].answers for viewer in (*ALL, None)}
    assert answers[ANN] == ((ANN, Offer(2)), (CHO, None))
    assert answers[CHO] == ((ANN, None), (CHO, Offer(1)))
    assert answers[BEN] == answers[None] == ((ANN, None), (CHO, None))


def test_views_of_others_are_the_same_whatever_was_answered():
    low, high = (act(start(), ANN, text).state for text in ("offer 0", "offer 3"))
    for viewer in (BEN, CHO, None):
        saved = [engine.save(TOY, engine.view(TOY, state, viewer).table) for state in (low, high)]
        assert saved[0] == saved[1]
    assert engine.view(TOY, low, ANN) != engine.view(TOY, high, ANN)


def test_an_imagined_table_asks_for_hidden_answers_again():
    state = act(act(start(), ANN, "offer 2").state, CHO, "offer 1").state
    imagined = engine.imagine(TOY, engine.view(TOY, state, CHO), Chance(9))
    assert imagined.agenda[0].answers == ((CHO, Offer(1)),)
    assert engine.actors(imagined) == (ANN, BEN)
    assert engine.actors(engine.imagine(TOY, engine.view(TOY, state, None), Chance(9))) == ALL


def test_sealed_answers_survive_saving():
    state = act(act(start(), ANN, "offer 2").state, CHO, "offer 1").state
    again = engine.load(TOY, engine.save(TOY, state))
    assert again == state
    assert isinstance(again.agenda[0], Together)
    assert act(again, BEN, "offer 0") == act(state, BEN, "offer 0")
    seen = engine.view(TOY, state, BEN).table
    assert engine.load(TOY, engine.save(TOY, seen)) == seen


def test_the_question_stays_the_same_while_others_answer():
    state = start()
    later = act(state, ANN, "offer 2").state
    assert engine.same_question(state, later, BEN)
    assert engine.same_question(state, later, CHO)
    assert not engine.same_question(state, later, ANN)


def test_the_question_is_another_one_when_answers_have_opened():
    state = start()
    last = act(act(state, ANN, "offer 0").state, BEN, "offer 0").state
    opened = act(last, CHO, "offer 0").state
    assert engine.same_question(state, last, CHO)
    assert not engine.same_question(last, opened, CHO)
    assert not engine.same_question(opened, opened, ANN)


def test_a_sealed_answer_of_one_seat_is_never_played_by_the_table():
    state = start(seats=2)
    state = act(state, ANN, "offer 3").state
    state = act(state, BEN, "offer 3").state
    assert state.coins == (0, 0)
    for seat, text in ((ANN, "give p2"), (ANN, "guard")):
        state = act(state, seat, text).state
    assert engine.legal(TOY, state, ANN) == [Offer(0)]
    assert engine.actors(state) == (ANN, BEN)
    state = act(state, ANN, "offer 0").state
    assert engine.actors(state) == (BEN,)
