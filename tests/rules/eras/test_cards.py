"""What the cards ask for and pay."""

import pytest

from rules.eras.content import CONTENT, card_of, openings
from rules.eras.events import CardTurned
from rules.eras.state import STUDIES, CardId
from tests.rules.eras.table import B, G, R, Y, counts, end_round, table, told


def turned(seats, study, number):
    """The openings offered when a card is turned up at a table, and the sentence about it."""
    log = []
    g = end_round(table(seats, falls=(study,), top={study: number}), log)
    assert [event.card for event in log if isinstance(event, CardTurned)] == [CardId(study, number)]
    (line,) = (line for line in told(log, seats=seats) if f"{CONTENT.studies[study]} {number}" in line)
    return g.openings, line


@pytest.mark.clause("ERA-CRD-01")
def test_a_card_lists_openings_and_an_endowment():
    offered, line = turned(3, Y, 5)
    assert offered == counts(yellow=4, red=1)
    assert card_of(CardId(Y, 5)).endowment == 1
    assert "4 yellow, 1 red" in line
    assert "pays 1 Fund " in line


@pytest.mark.clause("ERA-CRD-02", "ERA-CRD-03")
@pytest.mark.parametrize(
    ("seats", "number", "offered"),
    [
        (2, 5, counts(yellow=3, red=1)),
        (2, 12, counts(1, 1, 1, 1)),
        (3, 12, counts(1, 1, 2, 1)),
        (4, 5, counts(yellow=5, red=1)),
        (4, 12, counts(1, 1, 3, 1)),
    ],
)
def test_a_decks_own_openings_change_with_the_players(seats, number, offered):
    found, line = turned(seats, Y, number)
    assert found == offered
    assert f"{offered[2]} yellow" in line


@pytest.mark.clause("ERA-CRD-04")
@pytest.mark.parametrize("study", STUDIES)
def test_a_deck_asks_mostly_for_its_own_color(study):
    cards = [openings(CardId(study, number), 3) for number in range(1, 13)]
    asked = dict(zip(STUDIES, map(sum, zip(*cards, strict=True)), strict=True))
    assert asked == {each: 49 if each is study else 6 for each in STUDIES}


@pytest.mark.clause("ERA-CRD-05")
@pytest.mark.parametrize(("study", "second"), [(G, B), (B, Y), (Y, R), (R, G)])
def test_other_openings_follow_the_ring(study, second):
    offered, _ = turned(3, study, 5)
    assert offered[study.place] == 4
    assert [each for each in STUDIES if offered[each.place] and each is not study] == [second]
    assert offered[second.place] == 1


@pytest.mark.clause("ERA-CRD-01", "ERA-CRD-05")
def test_the_twelve_cards():
    listed = [(*card.openings, card.endowment) for card in CONTENT.cards]
    assert listed == [
        (5, 0, 0, 0, 2), (5, 1, 0, 0, 1), (5, 0, 1, 0, 1), (5, 0, 0, 1, 1),
        (4, 1, 0, 0, 1), (4, 0, 1, 0, 1), (4, 0, 0, 1, 1), (4, 1, 1, 0, 1),
        (4, 0, 1, 1, 1), (4, 1, 0, 1, 1), (3, 1, 1, 1, 2), (2, 1, 1, 1, 2),
    ]  # fmt: skip
