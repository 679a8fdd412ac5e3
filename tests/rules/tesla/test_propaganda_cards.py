"""Engaging in propaganda: the card."""

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.actions.propaganda import TakingCard
from rules.tesla.content import CONTENT
from rules.tesla.flow import TakingAction
from tests.rules.tesla.lines import after, cash, idle, legal, refused
from tests.rules.tesla.propagandists import PHASE_1, PHASE_2, engaging


def carded(luminary, card, move="", phase=2, **changes):
    """The table after a luminary took a card without using a rating, with this move by the card."""
    g = engaging(luminary, phase=phase, propaganda=(card, *PHASE_2[2:]), **changes)
    return after(g, f"propaganda {luminary}", f"card {card} {move}")


@pytest.mark.clause("TVE-PRO-08")
def test_without_a_rating_only_the_card_is_used():
    g = engaging("morgan", phase=2, propaganda=PHASE_2)
    assert [line for line in legal(g) if line.startswith("propaganda morgan")] == ["propaganda morgan"]
    refused(g, "propaganda morgan edison 1", "Morgan has a Propaganda rating of 0")
    g = after(g, "propaganda morgan", "card mark-twain edison 2")
    assert cash(g) == [14 + 6 + 4, 14, 14]
    assert g.future == (4, 5, 2)


@pytest.mark.clause("TVE-PRO-09")
def test_a_card_must_be_taken_while_there_is_one():
    g = after(engaging(phase=2, propaganda=PHASE_2), "propaganda edison edison 1")
    assert engine.pending(g) == TakingCard(0, "edison")
    assert {line.split()[1] for line in legal(g)} == set(PHASE_2)
    for line in ("pass coffin", "card none", "card hg-wells"):
        refused(g, line, "Mark Twain, Paris Exposition, A Warning or Electric Chair")
    refused(g, "card", "card")


@pytest.mark.clause("TVE-PRO-09")
def test_the_card_is_applied():
    g = carded("coffin", "mark-twain", "edison 2")
    assert (g.future, cash(g)[0], g.propaganda) == ((4, 5, 2), 14 + 6 + 2, PHASE_2[2:])


@pytest.mark.clause("TVE-PRO-09")
def test_the_last_card_must_be_taken_too():
    g = after(engaging(phase=2, propaganda=PHASE_2[:1]), "propaganda edison edison 1")
    refused(g, "pass", "take one of the cards first, Mark Twain")
    assert after(g, "card mark-twain").propaganda == ()


@pytest.mark.clause("TVE-PRO-10")
@pytest.mark.parametrize(
    ("card", "move", "fact"),
    [
        ("mark-twain", "current 1", "on the future fame track can be moved, not the AC/DC marker"),
        ("a-warning", "edison 1", "Only the AC/DC marker can be moved, not Edison"),
    ],
)
def test_a_card_moves_a_marker_of_its_own_track_only(card, move, fact):
    g = after(engaging(phase=2, propaganda=PHASE_2), "propaganda edison")
    refused(g, f"card {card} {move}", fact)


@pytest.mark.clause("TVE-PRO-10")
def test_a_card_moves_any_marker_of_its_track():
    g = after(engaging(phase=2, propaganda=PHASE_2), "propaganda edison")
    moved = {line.split()[1]: set() for line in legal(g)}
    for line in legal(g):
        moved[line.split()[1]].update(line.split()[2:3])
    assert moved["mark-twain"] == {"edison", "maxim", "brush"}
    assert moved["a-warning"] == {"current"}


@pytest.mark.clause("TVE-PRO-11")
@pytest.mark.parametrize(
    ("move", "future"),
    [("", (5, 3, 1)), ("maxim 1", (5, 2, 1)), ("maxim -1", (5, 4, 1)), ("maxim -2", (4, 5, 1))],
)
def test_a_cards_number_is_a_maximum_either_way(move, future):
    assert carded("coffin", "mark-twain", move, future=(5, 3, 1)).future == future


@pytest.mark.clause("TVE-PRO-11")
@pytest.mark.parametrize("move", ["maxim 3", "maxim -3"])
def test_more_than_a_cards_number_is_refused(move):
    g = after(engaging(phase=2, propaganda=PHASE_2), "propaganda edison")
    refused(g, f"card mark-twain {move}", "up to 2 spaces, not 3")


@pytest.mark.clause("TVE-PRO-12")
def test_the_two_moves_may_be_on_different_tracks():
    g = engaging(phase=2, propaganda=PHASE_2, future=(1, 6, 5))
    g = after(g, "propaganda edison current 1", "card mark-twain edison -2")
    assert (g.current, g.future) == (1, (3, 6, 5))


@pytest.mark.clause("TVE-PRO-12")
def test_the_two_moves_may_be_of_the_same_marker():
    g = engaging(phase=2, propaganda=PHASE_2)
    assert after(g, "propaganda edison current 2", "card a-warning current 1").current == 3
    assert after(g, "propaganda edison current 2", "card a-warning current -2").current == 0


@pytest.mark.clause("TVE-PRO-13")
def test_the_rating_bumps_before_the_card_does():
    g = after(engaging(phase=2, propaganda=PHASE_2), "propaganda edison edison 2")
    assert g.future == (4, 5, 2)
    assert after(g, "card mark-twain edison 2").future == (2, 5, 3)


@pytest.mark.clause("TVE-PRO-14")
@pytest.mark.parametrize(
    ("luminary", "card", "phase", "gain"),
    [
        ("houston", "wabash-goes-bright", 1, 4),
        ("houston", "hg-wells", 3, 9),
        ("coffin", "mark-twain", 2, 6 + 2),
        ("villard", "wabash-goes-bright", 1, 4 + 2),
        ("villard", "hg-wells", 3, 9 + 6),
    ],
)
def test_cash_is_the_cards_and_the_phase_for_every_dollar_sign(luminary, card, phase, gain):
    g = carded(luminary, card, phase=phase)
    assert cash(g) == [14 + gain, 14, 14]


@pytest.mark.clause("TVE-PRO-15")
def test_a_used_card_leaves_the_game():
    g = engaging(phase=2, propaganda=PHASE_2)
    g = after(g, "propaganda edison", "card mark-twain", "propaganda maxim")
    assert g.propaganda == PHASE_2[1:]
    refused(g, "card mark-twain", "not here", "Paris Exposition, A Warning or Electric Chair")


@pytest.mark.clause("TVE-PRO-15")
def test_one_card_per_action():
    g = after(engaging("coffin", phase=2, propaganda=PHASE_2), "propaganda edison")
    refused(g, "card mark-twain+a-warning", "one of the cards")
    g = after(g, "card mark-twain")
    assert engine.pending(g) == TakingAction(1)


@pytest.mark.clause("TVE-PRO-16")
def test_without_cards_there_is_the_rating_but_no_cash():
    g = after(engaging("villard", phase=2), "propaganda villard current 1")
    assert g.current == 1
    assert cash(g) == [14, 14, 14]
    assert engine.actors(g) == (1,)


@pytest.mark.clause("TVE-PRO-17")
def test_without_cards_and_rating_there_is_nothing_to_do():
    refused(engaging("anthony", phase=2), "propaganda anthony", "nothing to do; pass instead")
    assert "propaganda anthony" in legal(engaging("anthony", phase=2, propaganda=PHASE_2))


@pytest.mark.clause("TVE-PRO-18", "TVE-BK-20")
def test_cards_serve_both_turns_of_a_phase():
    g = engaging(propaganda=PHASE_1)
    for luminary, card in zip(("edison", "maxim", "brush"), PHASE_1, strict=False):
        g = after(g, f"propaganda {luminary}", f"card {card}")
    assert (g.turn, g.propaganda) == (2, PHASE_1[3:])


@pytest.mark.clause("TVE-PRO-19")
def test_unused_cards_vanish_with_the_next_phase():
    g = idle(engine.new(GAME, 3, None, 5), turn=2)
    assert {CONTENT.propaganda[card].phase for card in g.propaganda} == {1}
    g = idle(g, turn=3)
    assert [CONTENT.propaganda[card].phase for card in g.propaganda] == [2, 2, 2, 2]


@pytest.mark.clause("TVE-PRO-20")
def test_propaganda_moves_no_stock_price():
    g = engaging("coffin", phase=2, propaganda=PHASE_2, prices=(20, 42, 77))
    moved = [after(g, line) for line in legal(g) if line.startswith("propaganda")]
    assert {after(at, line).prices for at in moved for line in legal(at)} == {(20, 42, 77)}
