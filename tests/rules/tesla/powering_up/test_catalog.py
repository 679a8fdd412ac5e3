"""Cards and certificates of the expansion."""

from collections import Counter

import pytest

from rules.core.content import Source
from rules.tesla.catalog import INVENTORS, LUMINARIES, PROPAGANDA
from rules.tesla.content import CONTENT
from rules.tesla.powering_up.content import EXPANSION, Slot
from rules.tesla.powering_up.event_cards import CARDS as EVENT_CARDS
from rules.tesla.powering_up.headquarters_cards import CARDS
from rules.tesla.powering_up.names import cards_of


@pytest.mark.clause("PU-DAT-01")
def test_each_company_has_a_lab_works_office_and_studio():
    assert len(EXPANSION.headquarters) == 24
    for company in INVENTORS:
        assert [EXPANSION.headquarters[each].slot for each in cards_of(company)] == list(Slot)
    assert set(CARDS) == set(EXPANSION.headquarters)


@pytest.mark.clause("PU-DAT-02")
def test_21_events_have_a_phase_an_effect_and_a_stock_effect():
    assert len(EXPANSION.events) == 21 == len(EVENT_CARDS)
    assert Counter(card.phase for card in EXPANSION.events.values()) == {1: 7, 2: 7, 3: 7}
    assert {card.stock for card in EXPANSION.events.values()} == {-2, -1, 0, 1, 2}
    assert all(card.text for card in EXPANSION.events.values())


@pytest.mark.clause("PU-DAT-03")
def test_there_are_6_inventors_and_25_luminaries():
    assert (len(INVENTORS), len(LUMINARIES) - len(INVENTORS)) == (6, 25)
    assert (len(EXPANSION.inventors), len(EXPANSION.luminaries)) == (1, 7)


@pytest.mark.clause("PU-DAT-04")
def test_there_are_24_propaganda_cards_at_least_7_of_a_phase():
    assert (len(EXPANSION.propaganda), len(PROPAGANDA)) == (6, 24)
    assert min(Counter(card.phase for card in PROPAGANDA.values()).values()) >= 7


@pytest.mark.clause("PU-DAT-05")
def test_every_company_has_8_regular_certificates_and_a_preferred_one():
    kinds = EXPANSION.setup.certificates
    assert (kinds.regular, kinds.preferred) == (8, 1)
    assert len(INVENTORS) * (kinds.regular + kinds.preferred) == 54


@pytest.mark.clause("PU-DAT-07")
def test_there_are_luminaries_for_six_players():
    cards = (CONTENT.luminaries | EXPANSION.luminaries).values()
    assert all(count >= 9 for count in Counter(card.phase for card in cards).values())


@pytest.mark.clause("PU-DAT-08")
def test_the_three_events_that_need_the_rest_are_one_of_each_phase():
    out = [EXPANSION.events[key] for key in EXPANSION.setup.without_headquarters]
    assert [(card.name, card.phase) for card in out] == [
        ("1888 Blizzard", 1), ("Panic of 1890", 2), ("Pullman Strike", 3),
    ]  # fmt: skip


@pytest.mark.clause("PU-DAT-09")
def test_pullman_strike_and_delmonicos_are_as_printed():
    strike, dinner = EXPANSION.events["pullman-strike"], EXPANSION.events["delmonicos"]
    assert (strike.phase, strike.auctioned, strike.stock) == (3, True, -2)
    assert (dinner.phase, dinner.auctioned) == (1, True)


def test_only_what_the_rulebook_gives_is_said_to_be_given():
    for card in (*EXPANSION.events.values(), *EXPANSION.headquarters.values()):
        assert card.source is Source.RECONSTRUCTED
    assert "effect" in EXPANSION.headquarters["tesla-works"].given
    assert "stock" in EXPANSION.events["pullman-strike"].given
