"""The Clock's part of a round: marble and card."""

import pytest

from rules.core import play as engine
from rules.eras.events import CardTurned, DeckReshuffled, MarbleDropped
from rules.eras.state import Deck
from tests.rules.eras.table import (
    ANN,
    BEN,
    CHO,
    B,
    Y,
    counts,
    decks,
    do,
    end_round,
    seen,
    table,
    told,
)


@pytest.mark.clause("ERA-CLK-01")
def test_one_marble_drops_after_the_last_turn():
    g, log = table(), []
    for _ in range(2):
        g = do(g, "done", log=log)
        assert g.clock.size == 30
    assert not any(isinstance(event, MarbleDropped) for event in log)
    g = do(g, "done", log=log)
    assert g.clock.size == 29
    assert sum(isinstance(event, MarbleDropped) for event in log) == 1


@pytest.mark.clause("ERA-CLK-02")
@pytest.mark.parametrize(("study", "out"), [(Y, counts(yellow=1)), (B, counts(blue=1))])
def test_the_marble_lies_on_its_color(study, out):
    g = table(falls=(study,))
    assert g.released == counts()
    assert end_round(g).released == out


@pytest.mark.clause("ERA-CLK-03")
def test_the_top_card_of_its_deck_is_turned_up():
    log = []
    g = end_round(table(falls=(Y,), top={Y: 5}), log)
    assert [deck.size for deck in g.decks] == [12, 12, 11, 12]
    (turned,) = (event for event in log if isinstance(event, CardTurned))
    assert (turned.card.study, turned.card.number, turned.audience()) == (Y, 5, None)
    assert any("Arts 5" in line for line in told(log))


@pytest.mark.clause("ERA-CLK-04")
def test_used_cards_are_discarded_openly():
    g = end_round(table(falls=(Y,), top={Y: 5}))
    assert [deck.discards for deck in g.decks] == [(), (), (5,), ()]
    assert [deck.discards for deck in seen(g, None).decks] == [(), (), (5,), ()]


@pytest.mark.clause("ERA-CLK-05")
def test_an_empty_deck_is_reshuffled_when_a_card_is_needed():
    empty, numbers = Deck((), tuple(range(1, 13))), set()
    for seed in range(8):
        fresh = decks({})
        log = []
        g = end_round(table(falls=(Y,), decks=(*fresh[:2], empty, fresh[3]), seed=seed), log)
        assert DeckReshuffled(Y) in log
        assert g.decks[2].size == 11
        (number,) = g.decks[2].discards
        assert number not in g.decks[2].bag
        numbers.add(number)
    assert len(numbers) > 1


@pytest.mark.clause("ERA-CLK-06")
@pytest.mark.parametrize("viewer", [ANN, BEN, CHO, None])
def test_the_marbles_left_are_counted_openly(viewer):
    g = table(released=counts(yellow=2), falls=(Y, B))
    assert seen(g, viewer).clock.left == counts(green=8, blue=7, yellow=7, red=6)
    assert seen(g, viewer).released == counts(yellow=2)


@pytest.mark.clause("ERA-CLK-06")
def test_a_look_changes_no_count():
    g = do(table(released=counts(yellow=2), falls=(Y, B)), "window 2")
    assert engine.actors(g) == (ANN,)
    for viewer in (ANN, BEN, None):
        assert seen(g, viewer).clock.left == counts(green=8, blue=7, yellow=7, red=6)
