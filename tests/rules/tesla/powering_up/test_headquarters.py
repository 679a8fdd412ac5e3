"""Developing headquarters, and claims and advances with its cards."""

import pytest

from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla import GAME
from rules.tesla.powering_up.headquarters import worth
from rules.tesla.state import Technology
from tests.rulebook.tesla import with_company, with_patents
from tests.rules.tesla.lines import after, cash, legal, refused
from tests.rules.tesla.powering_up.tables import acting, developed, keeping_books, whole, with_event

AC, DC, BULB = Technology


def maxim(*crew, **changes):
    return with_company(whole("maxim", "tesla"), 0, *crew, **changes)


@pytest.mark.clause("PU-HQ-01")
def test_an_action_develops_one_card_and_spends_one_luminary():
    g = after(maxim("kruesi"), "develop maxim-lab kruesi")
    assert (g.companies[0].developed, g.companies[0].spent) == (("maxim-lab",), ("kruesi",))
    assert engine.actors(g) == (1,)


@pytest.mark.clause("PU-HQ-02", "PU-HQ-03", "PU-HQ-04", "PU-HQ-05", "PU-HQ-06")
@pytest.mark.parametrize(
    ("slot", "able", "unable", "rating"),
    [
        ("lab", "latimer", "anthony", "Invention"),
        ("works", "anthony", "latimer", "Manufacturing"),
        ("office", "latimer", "anthony", "$"),
        ("studio", "coffin", "kruesi", "Propaganda"),
    ],
)
def test_each_slot_needs_its_rating(slot, able, unable, rating):
    g = maxim(able, unable)
    after(g, f"develop maxim-{slot} {able}")
    refused(g, f"develop maxim-{slot} {unable}", f"needs {rating} of at least 1", "has 0")


@pytest.mark.clause("PU-HQ-07")
def test_one_card_and_one_luminary_at_a_time():
    g = maxim("latimer", "anthony")
    refused(g, "develop maxim-lab+maxim-works maxim", "one card only")
    refused(g, "develop maxim-lab latimer+anthony", "one luminary only")


@pytest.mark.clause("PU-HQ-08", "PU-HQ-09")
def test_the_inventor_develops_for_no_money():
    g = after(maxim(cash=0), "develop maxim-office maxim")
    assert g.companies[0].spent == ("maxim",)
    assert cash(g)[0] == 0


@pytest.mark.clause("PU-HQ-10")
def test_an_effect_at_once_is_had_once():
    g = with_company(whole("brush", "tesla", phase=2), 0, "kruesi")
    g = after(g, "develop brush-office brush")
    assert cash(g) == [24, 14]
    assert cash(after(acting(g, 0), "pass kruesi")) == [24, 14]


@pytest.mark.clause("PU-HQ-11")
def test_an_ongoing_effect_works_from_then_on():
    g = with_company(whole("brush", "tesla"), 0, "latimer", "anthony", "stanley")
    refused(g, "advance bulb 3 latimer", "Invention 1 of 2")
    lab = with_company(whole("thomson", "tesla"), 0, "latimer", "stanley")
    refused(lab, "advance bulb 3 latimer", "Invention 1 of 2")
    lab = acting(after(lab, "develop thomson-lab stanley"), 0)
    after(lab, "advance bulb 3 latimer")


@pytest.mark.clause("PU-HQ-12")
def test_a_card_is_developed_once():
    g = developed(maxim("kruesi"), 0, "lab")
    refused(g, "develop maxim-lab kruesi", "developed already", "Works", "Office", "Studio")


@pytest.mark.clause("PU-HQ-13")
def test_developed_cards_are_open():
    g = developed(maxim(), 0, "lab")
    for viewer in (None, Seat(0), Seat(1)):
        assert engine.view(GAME, g, viewer).table.companies[0].developed == ("maxim-lab",)
    assert dict(GAME.scores(g)[Seat(0)].parts)["Headquarters"] == 1


@pytest.mark.clause("PU-HQ-14")
def test_the_studio_may_come_first():
    assert after(maxim(), "develop maxim-studio maxim").companies[0].developed == ("maxim-studio",)


@pytest.mark.clause("PU-HQ-15")
def test_a_card_serves_its_owner_only():
    g = developed(whole("thomson", "tesla"), 0, "office")
    with_office, without = keeping_books(g), keeping_books(whole("thomson", "tesla"))
    assert cash(with_office)[0] - cash(without)[0] == 2
    assert cash(with_office)[1] == cash(without)[1]


@pytest.mark.clause("PU-HQ-16")
def test_with_nothing_left_there_is_no_developing():
    g = with_company(developed(maxim(), 0, "lab", "works", "office"), 0, removed=("maxim-studio",))
    assert not [line for line in legal(g) if line.startswith("develop")]


@pytest.mark.clause("PU-PRJ-01")
def test_a_claim_is_that_of_the_base_game():
    g = after(with_event(whole("tesla", "brush"), "overhead-wire-deaths"), "claim brooklyn-1 tesla dc")
    assert (cash(g)[0], g.prices[0]) == (6, 17)


@pytest.mark.clause("PU-PRJ-02")
def test_an_advance_is_that_of_the_base_game():
    g = with_company(whole("edison", "brush"), 0, "kruesi")
    g = after(g, "advance dc 3 edison+kruesi yes")
    assert (g.companies[0].levels[1], g.prices[0]) == (3, 15)


@pytest.mark.clause("PU-PRJ-03")
def test_bonus_and_penalty_meet():
    g = developed(whole("tesla", "brush", phase=2), 0, "studio")
    g = with_event(g, "streetcar-boom")
    after_boom = after(g, "claim brooklyn-1 tesla ac")
    assert after_boom.prices[0] == 12 + 5 + 1 + 1
    lab = with_event(developed(whole("thomson", "brush", phase=3), 0, "lab"), "laboratory-fire")
    lab = with_company(lab, 0, "latimer")
    after(lab, "advance ac 2 latimer")


@pytest.mark.clause("PU-PRJ-04")
def test_a_project_has_one_owner_among_six():
    g = whole("tesla", "thomson", "brush", "maxim", "edison", "walker")
    g = acting(with_company(g, 0, projects=("brooklyn-1",)), 5)
    reasons = engine.objections(GAME, g, Seat(5), engine.read(GAME, g, Seat(5), "claim brooklyn-1 walker ac"))
    assert any("claimed already" in reason for reason in reasons)


def test_the_points_of_headquarters():
    assert [worth(cards) for cards in range(5)] == [0, 1, 3, 6, 10]
    assert with_patents(maxim(), {(AC, 2): 1}).holder(AC.place, 2) == 1
