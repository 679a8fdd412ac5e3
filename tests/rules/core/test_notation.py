"""One action, one line of text, both ways."""

from typing import NewType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import play as engine
from rules.core.fields import fields
from rules.core.notation import Unreadable, read_field, read_value, write_value
from tests.rules.core.table import ANN, BEN, CHO, after_offers, start
from tests.rules.core.toy import TOY
from tests.rules.core.toy_actions import Give, Guard, Nod, Offer, Peek
from tests.rules.core.toy_table import Ribbon

CardId = NewType("CardId", str)

GIVING = after_offers()

WRITTEN = [
    (Offer(0), "offer 0"),
    (Offer(-3), "offer -3"),
    (Nod(), "nod"),
    (Give(BEN), "give p2"),
    (Give(BEN, (1,)), "give p2 1"),
    (Give(BEN, (2, 1, 1)), "give p2 2+1+1"),
    (Give(BEN, (), Ribbon.RED), "give p2 - red"),
    (Give(BEN, (1,), Ribbon.SKY, CHO), "give p2 1 Sky-Blue p3"),
    (Give(ANN, (), None, None, loud=True), "give p1 - - - yes"),
    (Give(ANN, (), None, ANN, loud=True), "give p1 - - p1 yes"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN, ids=str)
def test_an_action_is_written_without_its_trailing_defaults_and_read_back(action, text):
    assert engine.write(action) == text
    assert engine.read(TOY, GIVING, ANN, text) == action


@given(
    st.builds(
        Give,
        st.sampled_from([ANN, BEN, CHO]),
        st.lists(st.integers(-5, 99), max_size=4).map(tuple),
        st.sampled_from([None, *Ribbon]),
        st.sampled_from([None, ANN, BEN, CHO]),
        st.booleans(),
    )
)
def test_any_action_reads_back(action):
    text = engine.write(action)
    assert len(text.splitlines()) == 1
    assert engine.read(TOY, GIVING, ANN, text) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("  offer   2 ", Offer(2)),
        ("give p2 - RED", Give(BEN, (), Ribbon.RED)),
        ("give p2 - sky-blue", Give(BEN, (), Ribbon.SKY)),
        ("give 2", Give(BEN)),
        ("give p2 - - - no", Give(BEN)),
        ("give p2 - - - YES", Give(BEN, loud=True)),
    ],
)
def test_reading_forgives_spaces_case_and_a_bare_seat_number(text, action):
    assert engine.read(TOY, GIVING, ANN, text) == action


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("fly", ["“fly”", "give, peek"]),
        ("", ["“”"]),
        ("steal p2", ["Nobody steals here."]),
        ("offer", ["also needs", "coins"]),
        ("offer 1 2", ["takes 1 value, not 2"]),
        ("offer many", ["“many” is not a whole number"]),
        ("give Ben", ["“Ben” is not a whole number"]),
        ("give p2 1+x", ["“x” is not a whole number"]),
        ("give p2 - pink", ["“pink” is not a ribbon", "red"]),
        ("give p2 - - - maybe", ["“maybe” is not yes or no"]),
    ],
)
def test_what_is_no_action_is_refused_with_the_word_at_fault(text, words):
    with pytest.raises(Unreadable) as refused:
        engine.read(TOY, GIVING, ANN, text)
    assert all(word in str(refused.value) for word in words), refused.value
    assert str(refused.value).endswith(".")


def test_being_unreadable_is_being_illegal():
    with pytest.raises(engine.Illegal) as refused:
        engine.read(TOY, start(), ANN, "fly")
    assert len(refused.value.reasons) == 1


def test_an_action_of_another_question_can_be_read():
    assert engine.read(TOY, start(), ANN, "guard") == Guard()


def test_what_may_be_left_unsaid_is_meant_by_whoever_is_asked(monkeypatch):
    monkeypatch.setattr(Peek, "spelled_out", lambda self, g, at, me: Peek(CHO))
    assert engine.meant(TOY, GIVING, ANN, "peek p2") == Peek(CHO)
    assert engine.meant(TOY, GIVING, BEN, "peek p2") == Peek(BEN)
    assert engine.meant(TOY, start(), ANN, "peek p2") == Peek(BEN)


def test_an_action_means_what_it_says_unless_something_may_be_left_unsaid():
    assert engine.meant(TOY, GIVING, ANN, "give p2") == Give(BEN)
    with pytest.raises(Unreadable, match="also needs"):
        engine.meant(TOY, GIVING, ANN, "give")


def test_ids_are_their_own_words():
    assert write_value(CardId, CardId("ny-3")) == "ny-3"
    assert read_value(CardId, "ny-3") == "ny-3"
    assert read_value(CardId | None, "-") is None


def test_a_single_field_can_be_read():
    to, coins, ribbon, *_ = fields(Give)
    assert read_field(to, "p3") == CHO
    assert read_field(coins, "2+1") == (2, 1)
    assert read_field(ribbon, "-") is None
    assert read_field(fields(Peek)[0], "p1") == ANN
