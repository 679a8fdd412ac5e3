"""Clock effects."""

import pytest

from rules.core import play as engine
from rules.eras.content import CONTENT, Effect
from rules.eras.events import CardTurned, EffectResolved, EraBegun, GraduateHired, MarbleDropped
from rules.eras.state import Circle
from tests.rules.eras.table import (
    ANN,
    BEN,
    CHO,
    B,
    G,
    R,
    Y,
    counts,
    do,
    end_round,
    known_cards,
    known_marbles,
    school,
    table,
    told,
)

SHAKE, CHIME, REWIND, STUCK_HANDS = 4, 7, 10, 11
NINE_OUT = counts(3, 2, 2, 2)


@pytest.mark.clause("ERA-EFF-01")
def test_four_cards_have_an_effect():
    found = {number: card.effect for number, card in enumerate(CONTENT.cards, 1) if card.effect}
    assert found == {4: Effect.SHAKE, 7: Effect.CHIME, 10: Effect.REWIND, 11: Effect.STUCK_HANDS}


@pytest.mark.clause("ERA-EFF-01")
def test_an_effect_comes_after_hiring_and_before_the_check():
    log = []
    worker = school(graduates=[Circle(Y, 1)])
    before = table(turn=CHO, schools=[worker], released=counts(blue=3), falls=(Y, B), top={Y: CHIME})
    g = do(before, "done", log=log)
    wanted = (MarbleDropped, CardTurned, GraduateHired, EffectResolved, EraBegun)
    order = [type(event) for event in log if isinstance(event, wanted)]
    assert order == [MarbleDropped, CardTurned, GraduateHired, EffectResolved, MarbleDropped, EraBegun]
    assert g.era == 2


@pytest.mark.clause("ERA-EFF-02")
def test_a_shake_mixes_the_marbles_left():
    bottom = set()
    for seed in range(8):
        g = table(released=NINE_OUT, falls=(Y, G), top={Y: SHAKE, R: 5}, seed=seed)
        g.settle_school(ANN, funds=9)
        g = do(g, "window 2", "deck red")
        assert (known_marbles(g, ANN), known_cards(g, ANN)) == ({2: G}, {R: 5})
        left = g.clock.left
        g = end_round(g)
        assert g.clock.size == 20
        assert g.clock.left == tuple(
            count - (study is Y) for count, study in zip(left, (G, B, Y, R), strict=True)
        )
        assert (known_marbles(g, ANN), known_cards(g, ANN)) == ({}, {R: 5})
        log = []
        end_round(g, log)
        bottom.add(next(event.study for event in log if isinstance(event, MarbleDropped)))
    assert len(bottom) > 1


@pytest.mark.clause("ERA-EFF-03")
def test_a_chime_drops_one_more_marble_without_a_card():
    log = []
    g = do(table(released=NINE_OUT, falls=(Y, B, G, R), top={Y: CHIME}), "window 4")
    assert known_marbles(g, ANN) == {4: R}
    sizes = [deck.size for deck in g.decks]
    g = end_round(g, log)
    assert g.clock.size == 21 - 1 - 1 == 19
    assert g.released == counts(3, 3, 3, 2)
    assert [deck.size for deck in g.decks] == [sizes[0], sizes[1], sizes[2] - 1, sizes[3]]
    assert sum(isinstance(event, CardTurned) for event in log) == 1
    assert known_marbles(g, ANN) == {2: R}


@pytest.mark.clause("ERA-EFF-04")
def test_a_chime_may_complete_an_era():
    g = end_round(table(released=counts(blue=3), falls=(Y, B), top={Y: CHIME}))
    assert g.era == 2


@pytest.mark.clause("ERA-EFF-05")
def test_a_rewind_puts_the_marble_back_on_top():
    g = table(released=counts(green=3, blue=3, yellow=2, red=2), falls=(Y, G), top={Y: REWIND})
    log = []
    assert g.clock.size == 20
    g = end_round(g, log)
    assert any("yellow marble drops" in line and "3" in line for line in told(log))
    assert g.released == counts(green=3, blue=3, yellow=2, red=2)
    assert g.clock.size == 20
    assert len(g.clock.column) == 20
    assert (g.clock.column[0].study, g.clock.column[-1].study) == (G, Y)


@pytest.mark.clause("ERA-EFF-05")
def test_a_marble_put_back_on_top_falls_last():
    g = end_round(
        table(left=counts(green=2, yellow=1), falls=(Y,), top={Y: REWIND}, released=counts(yellow=1))
    )
    log = []
    g = end_round(end_round(end_round(g, log), log), log)
    assert [event.study for event in log if isinstance(event, MarbleDropped)] == [G, G, Y]


@pytest.mark.clause("ERA-EFF-05")
@pytest.mark.parametrize("viewer", [ANN, BEN, CHO, None])
def test_everybody_saw_the_marble_go_back(viewer):
    g = end_round(table(falls=(Y, G), top={Y: REWIND}))
    assert known_marbles(g, viewer) == {30: Y}


@pytest.mark.clause("ERA-EFF-06")
def test_a_rewind_can_undo_a_fourth_marble():
    g = end_round(table(released=counts(yellow=3), falls=(Y,), top={Y: REWIND}))
    assert (g.era, g.released) == (1, counts(yellow=3))


@pytest.mark.clause("ERA-EFF-07")
@pytest.mark.parametrize(("number", "first"), [(STUCK_HANDS, ANN), (12, BEN), (SHAKE, BEN)])
def test_stuck_hands_keep_the_clock_where_it_is(number, first):
    g = end_round(table(falls=(Y,), top={Y: number}))
    assert g.clock.holder == first
    assert engine.actors(g) == (first,)


@pytest.mark.clause("ERA-EFF-07")
def test_stuck_hands_last_one_round():
    g = end_round(table(falls=(Y, G), top={Y: STUCK_HANDS, G: 1}))
    assert end_round(g).clock.holder == BEN
