"""Names in sentences, events and their audience."""

from rules.core.contract import Event, Names, player
from tests.rules.core.table import ANN, BEN
from tests.rules.core.toy_table import Peeked, PeekedAt

NAMES = Names(("*Ann*", r"B\1en"))


def test_seats_in_a_sentence_become_names_as_they_are():
    assert NAMES.fill(f"{player(ANN)} waits for {player(BEN)}.") == r"*Ann* waits for B\1en."
    assert NAMES[BEN] == r"B\1en"


def test_a_name_that_looks_like_a_seat_is_not_filled_again():
    assert Names(("<seat 1>", "Ben")).fill(player(ANN)) == "<seat 1>"


def test_a_sentence_without_seats_stays_as_it_is():
    assert NAMES.fill("Nobody is <seated>.") == "Nobody is <seated>."


def test_an_event_is_for_everybody_unless_it_says_otherwise():
    assert PeekedAt(ANN, BEN).audience() is None
    assert Peeked(ANN, BEN, 4).audience() == (ANN,)
    assert Event().audience() is None
