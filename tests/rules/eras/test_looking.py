"""Analyzing the future: windows and decks."""

import pytest

from rules.core import play as engine
from rules.eras.events import CardTurned, MarbleDropped
from rules.eras.state import Deck
from tests.rules.eras.table import (
    ANN,
    BEN,
    CHO,
    GAME,
    B,
    G,
    R,
    Y,
    counts,
    decks,
    do,
    end_round,
    end_rounds,
    funds,
    heights,
    known_cards,
    known_marbles,
    refused,
    school,
    seen_bytes,
    table,
    told,
)


@pytest.mark.clause("ERA-ANA-01")
def test_a_window_shows_one_marble_for_two_funds():
    log = []
    g = do(table(falls=(G, Y, R)), "window 2", log=log)
    assert funds(g)[ANN] == 3
    assert known_marbles(g, ANN) == {2: Y}
    private = set(told(log, ANN)) - set(told(log))
    assert private == {"Window 2 shows a yellow marble."}


@pytest.mark.clause("ERA-ANA-02")
@pytest.mark.parametrize("window", [0, 6, -1])
def test_there_are_five_windows(window):
    refused(table(), f"window {window}", "windows 1–5")


@pytest.mark.clause("ERA-ANA-02")
@pytest.mark.parametrize(("window", "study"), list(enumerate((Y, G, R, B, G), 1)))
def test_windows_count_from_the_bottom(window, study):
    g = table(falls=(Y, G, R, B, G, R), schools=[school(funds=9)])
    assert known_marbles(do(g, f"window {window}"), ANN) == {window: study}


@pytest.mark.clause("ERA-ANA-03")
@pytest.mark.parametrize("study", [G, B, Y, R])
def test_a_look_at_a_deck_costs_four_funds(study):
    log = []
    g = do(table(top={study: 5}), f"deck {study}", log=log)
    assert funds(g)[ANN] == 1
    assert known_cards(g, ANN) == {study: 5}
    (private,) = set(told(log, ANN)) - set(told(log))
    assert f"The top card of the {study} deck is" in private
    assert f"4 {study}" in private
    assert "pays 1 Fund each" in private


@pytest.mark.clause("ERA-ANA-04")
def test_looks_are_paid():
    refused(table(schools=[school(funds=1, yellow=1)]), "window 1", "costs 2", "you have 1")
    refused(table(schools=[school(funds=3, yellow=1)]), "deck red", "costs 4", "you have 3")


@pytest.mark.clause("ERA-ANA-05")
@pytest.mark.parametrize(
    ("line", "public"),
    [
        ("window 2", "Ann looks through window 2."),
        ("deck red", "Ann looks at the top card of the red deck."),
    ],
)
def test_only_the_payer_learns_the_content(line, public):
    log, other = [], []
    g = do(table(falls=(Y, G), top={R: 5}), line, log=log)
    twin = do(table(falls=(Y, B), top={R: 6}), line, log=other)
    for viewer in (BEN, CHO, None):
        assert told(log, viewer) == told(other, viewer) == [public]
    assert told(log, ANN) != told(other, ANN)
    assert seen_bytes(g)[1:] == seen_bytes(twin)[1:]
    assert seen_bytes(g)[0] != seen_bytes(twin)[0]


def drawn(seed, looks):
    """The marbles and cards of twelve rounds in which everybody looks so much before ending the turn."""
    log, rich = [], school(funds=900, yellow=1)
    g = table(schools=[rich] * 3, falls=(), top=dict.fromkeys((G, B, Y, R)), seed=seed)
    for _ in range(36):
        g = do(g, *looks, "done", log=log)
    return [event for event in log if isinstance(event, MarbleDropped | CardTurned)]


@pytest.mark.clause("ERA-ANA-06")
@pytest.mark.parametrize("seed", range(5))
def test_looking_changes_nothing_inside(seed):
    without = drawn(seed, [])
    assert len(without) >= 24
    for looks in (["window 3"], ["window 5", "window 1"], ["deck red", "deck yellow", "window 4"]):
        assert drawn(seed, looks) == without


@pytest.mark.clause("ERA-ANA-07")
def test_several_looks_in_a_turn():
    g = do(table(schools=[school(funds=6, yellow=1)], falls=(G, Y, R, B)), "window 2", "window 3")
    assert (funds(g)[ANN], engine.actors(g)) == (2, (ANN,))
    log = []
    g = do(g, "window 4", log=log)
    assert funds(g)[ANN] == 0
    assert known_marbles(g, ANN) == {2: Y, 3: R, 4: B}


@pytest.mark.clause("ERA-ANA-08")
def test_what_was_seen_moves_along_as_marbles_fall():
    g = do(table(falls=(G, B, Y)), "window 3")
    assert known_marbles(g, ANN) == {3: Y}
    g = end_round(g)
    assert known_marbles(g, ANN) == {2: Y}
    assert known_marbles(g, BEN) == known_marbles(g, CHO) == {}
    g = end_round(g)
    assert known_marbles(g, ANN) == {1: Y}
    assert known_marbles(end_round(g), ANN) == {}


@pytest.mark.clause("ERA-ANA-09")
@pytest.mark.parametrize("before", [{"released": counts(yellow=3)}, {"top": {Y: 4}}], ids=["load", "shake"])
def test_a_load_or_shake_ends_what_was_seen(before):
    g = do(table(falls=(Y, G, R), **before), "window 3")
    assert known_marbles(g, ANN) == {3: R}
    assert known_marbles(end_round(g), ANN) == {}


@pytest.mark.clause("ERA-ANA-10")
def test_a_seen_card_is_known_until_it_is_drawn():
    g = do(table(falls=(Y, R), top={R: 5}), "deck red")
    g = end_round(g)
    assert known_cards(g, ANN) == {R: 5}
    assert known_cards(g, BEN) == {}
    log = []
    g = end_round(g, log)
    assert [(e.card.study, e.card.number) for e in log if isinstance(e, CardTurned)] == [(R, 5)]
    assert known_cards(g, ANN) == {}


@pytest.mark.clause("ERA-ANA-10")
def test_a_reshuffled_deck_is_unknown():
    last = (Deck((), tuple(range(2, 13))), *decks({})[1:])
    g = table(falls=(G, Y), decks=(replaced(last[0], 1), *last[1:]))
    g = do(g, "deck green")
    assert known_cards(g, ANN) == {G: 1}
    g = end_round(g)
    assert (g.decks[0].size, len(g.decks[0].discards)) == (0, 12)
    g = end_rounds(g, 1)
    assert known_cards(g, ANN) == {}


def replaced(deck, top):
    """The deck with one unseen card put on top."""
    return Deck(deck.bag, deck.discards, decks({G: top})[0].top)


@pytest.mark.clause("ERA-ANA-11")
def test_a_window_without_a_marble_costs_nothing():
    g = table(left=counts(green=3), falls=(G,))
    refused(g, "window 4", "only 3 marbles")
    assert known_marbles(do(g, "window 3"), ANN) == {3: G}
    assert "only 1 marble left" in refused(table(left=counts(green=1), falls=(G,)), "window 2")


@pytest.mark.clause("ERA-ANA-12")
def test_an_empty_deck_is_rebuilt_before_a_look():
    empty = Deck((), tuple(range(1, 13)))
    numbers = set()
    for seed in range(8):
        g = do(table(decks=(empty, *decks({})[1:]), seed=seed), "deck green")
        assert (g.decks[0].size, g.decks[0].discards) == (12, ())
        numbers.add(known_cards(g, ANN)[G])
    assert numbers <= set(range(1, 13))
    assert len(numbers) > 1


@pytest.mark.clause("ERA-ANA-05")
def test_computer_players_learn_no_more():
    g = do(table(falls=(Y, G, R)), "window 3")
    assert heights(g) == [1, 0, 0, 0, 0]
    assert engine.view(GAME, g, BEN).table.clock.column == ()
    assert engine.view(GAME, g, BEN).table.chance.seed == 0


@pytest.mark.clause("ERA-ANA-05")
def test_a_view_shows_only_ones_own_looks():
    rich = school(funds=9, yellow=1)
    g = do(
        table(falls=(Y, G), top={R: 5}, schools=[rich, rich]),
        "window 2",
        "deck red",
        "done",
        "window 2",
        "deck red",
    )
    for viewer in (ANN, BEN):
        mine = engine.view(GAME, g, viewer).table
        assert (mine.clock.column[1].study, mine.clock.column[1].seen_by) == (G, (viewer,))
        assert mine.decks[3].top.seen_by == (viewer,)
    assert known_marbles(g, CHO) == known_marbles(g, None) == {}


@pytest.mark.parametrize(("line", "final"), [("window 2", True), ("deck red", True), ("build red", False)])
def test_a_look_cannot_be_taken_back_freely(line, final):
    rich = school(funds=15, yellow=1)
    g = do(table(falls=(Y, G), schools=[rich]), "window 2", "deck red")
    assert engine.play(GAME, g, ANN, engine.read(GAME, g, ANN, line)).final == final
