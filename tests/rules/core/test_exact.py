"""An action may promise that its candidates are exact: lists take its word, playing never does."""

import pytest

from rules.core import play as engine
from rules.core.contract import Action
from tests.rules.core.table import ANN, act, after_offers, start
from tests.rules.core.toy import TOY
from tests.rules.core.toy_actions import Give, Guard, Nod, Offer
from tests.rules.core.toy_table import Nodded


@pytest.fixture
def refusing(monkeypatch):
    """Makes every action of a kind illegal, whatever its candidates say."""

    def refuse(kind):
        monkeypatch.setattr(kind, "objections", lambda *_: iter(["Not today."]))

    return refuse


def test_nothing_is_promised_unless_a_kind_says_so():
    assert (Action.exact, Give.exact, Offer.exact, Nod.exact, Guard.exact) == (False, False, True, True, True)


def test_what_is_exact_is_listed_without_asking_for_objections(refusing):
    state, offers = start(), [Offer(coins) for coins in range(4)]
    refusing(Offer)
    assert engine.legal(TOY, state, ANN) == offers
    assert engine.matching(TOY, state, ANN, Offer, {}) == offers
    assert engine.matching(TOY, state, ANN, Offer, {"coins": 2}) == [Offer(2)]
    assert engine.options(TOY, state, ANN, Offer, {}, "coins") == [0, 1, 2, 3]


def test_what_is_not_exact_is_listed_only_without_objections(refusing):
    state = after_offers()
    assert engine.matching(TOY, state, ANN, Give, {}) != []
    refusing(Give)
    assert Give not in map(type, engine.legal(TOY, state, ANN))
    assert engine.matching(TOY, state, ANN, Give, {}) == []
    assert engine.options(TOY, state, ANN, Give, {}, "to") == []


def test_playing_asks_for_objections_even_where_candidates_are_exact(refusing):
    assert engine.objections(TOY, start(), ANN, Offer(4)) == ["You offer 4; you have 3."]
    refusing(Offer)
    assert engine.objections(TOY, start(), ANN, Offer(2)) == ["Not today."]
    with pytest.raises(engine.Illegal, match="Not today"):
        engine.play(TOY, start(), ANN, Offer(2))


def test_an_only_answer_that_is_exact_is_played_by_the_table_without_asking(refusing):
    refusing(Nod)
    assert Nodded(ANN) in act(after_offers(), ANN, "give p2").events


def test_an_only_answer_that_is_not_exact_is_not_played_against_objections(refusing, monkeypatch):
    monkeypatch.setattr(Nod, "exact", False)
    refusing(Nod)
    assert Nodded(ANN) not in act(after_offers(), ANN, "give p2").events
