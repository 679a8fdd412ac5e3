"""Propaganda that stays in play, and Madam C.J. Walker."""

import pytest

from rules.core import play as engine
from rules.tesla.flow import TakingAction
from rules.tesla.powering_up.walker import FollowingPatent
from rules.tesla.state import Technology
from tests.rulebook.tesla import with_company, with_patents
from tests.rules.tesla.lines import after, cash, legal, refused
from tests.rules.tesla.powering_up.tables import acting, course, keeping_books, whole
from tests.rules.tesla.propagandists import PHASE_1, PHASE_2

AC, DC, BULB = Technology


def engaging(*crew, cards=PHASE_1, phase=1, **changes):
    g = whole("edison", "maxim", phase=phase, propaganda=cards, **changes)
    return with_company(g, 0, *crew)


@pytest.mark.clause("PU-PRO-01", "PU-PRO-02")
def test_a_used_card_is_turned_face_down():
    g = after(engaging(), "propaganda edison edison 2", "card wabash-goes-bright edison 1")
    assert g.future == (2, 6)
    assert set(g.propaganda) == set(PHASE_1) - {"wabash-goes-bright"}
    assert g.face_down == ("wabash-goes-bright",)
    assert cash(g)[0] == 14 + 4 + 1


@pytest.mark.clause("PU-PRO-03")
def test_a_face_down_card_cannot_be_taken():
    g = engaging(cards=PHASE_1[1:])
    g.face_down = PHASE_1[:1]
    g = after(g, "propaganda edison")
    refused(g, "card electric-christmas-tree", "is not here", "Wabash Goes Bright")


@pytest.mark.clause("PU-PRO-04", "PU-PRO-05")
def test_after_the_last_card_all_lie_open_again():
    g = engaging(cards=PHASE_1[:1])
    g.face_down = PHASE_1[1:3]
    g = after(g, "propaganda edison", "card electric-christmas-tree")
    assert (set(g.propaganda), g.face_down) == (set(PHASE_1[:3]), ())
    after(g, "propaganda maxim", "card electric-christmas-tree")


@pytest.mark.clause("PU-PRO-06")
def test_there_is_always_a_card():
    for each in course(2, 5, first=lambda action: action.verb in ("propaganda", "card")):
        assert each.state.propaganda or each.state.turn == 1


@pytest.mark.clause("PU-PRO-07")
def test_what_is_face_down_stays_so_within_a_phase():
    g = engaging(cards=PHASE_1[:2])
    g.face_down = PHASE_1[2:]
    g = keeping_books(g)
    while g.turn == 1:
        g = after(g, "skip")
    assert (g.turn, g.propaganda, g.face_down) == (2, PHASE_1[:2], PHASE_1[2:])


@pytest.mark.clause("PU-PRO-08")
def test_a_new_phase_has_new_cards_whatever_side_is_up():
    shown = {}
    for each in course(3, 8, first=lambda action: action.verb in ("propaganda", "card")):
        cards = each.state.propaganda + each.state.face_down
        if isinstance(engine.pending(each.state), TakingAction):
            assert len(cards) == 4
            shown.setdefault(each.state.phase, set()).update(cards)
    assert [len(shown[phase]) for phase in (1, 2, 3)] == [4, 4, 4]
    assert len(set.union(*shown.values())) == 12


@pytest.mark.clause("PU-PRO-09")
def test_cash_and_bonus_come_each_time():
    g = engaging("latimer", cards=PHASE_2[:1], phase=2)
    g = after(g, "propaganda edison", "card mark-twain")
    assert cash(g)[0] == 14 + 8
    g = after(acting(g, 0), "propaganda latimer", "card mark-twain")
    assert cash(g)[0] == 14 + 8 + 8


@pytest.mark.clause("PU-PRO-10")
def test_a_luminary_without_propaganda_has_a_card():
    g = after(engaging("morgan"), "propaganda morgan", "card wabash-goes-bright edison 1")
    assert cash(g)[0] == 14 + 4 + 2


def walking(held, luminary="walker", crew=(), **changes):
    """Walker, or one of hers, after a propaganda card."""
    own = {"cash": changes.pop("cash", 14), "levels": changes.pop("levels", (1, 1, 1))}
    g = with_company(whole("walker", "brush", propaganda=("wabash-goes-bright",), **changes), 0, *crew, **own)
    g = with_patents(g, held)
    return after(g, f"propaganda {luminary}", "card wabash-goes-bright")


@pytest.mark.clause("PU-WLK-01", "PU-WLK-02", "PU-WLK-07")
def test_walker_follows_a_patent_and_pays_its_holder():
    g = walking({(AC, 2): 1})
    before, g = g, after(g, "follow ac")
    assert g.companies[0].levels == (2, 1, 1)
    assert [now - then for now, then in zip(cash(g), cash(before), strict=True)] == [-2, 2]
    assert (g.prices, g.patents) == (before.prices, before.patents)


@pytest.mark.clause("PU-WLK-03")
def test_without_a_patent_there_is_nobody_to_follow():
    refused(walking({(AC, 2): 1}), "follow dc", "DC II is not filed")
    assert not isinstance(engine.pending(walking({})), FollowingPatent)


@pytest.mark.clause("PU-WLK-04")
def test_only_walker_herself_follows():
    g = walking({(AC, 2): 1}, luminary="coffin", crew=("coffin",))
    assert not isinstance(engine.pending(g), FollowingPatent)


@pytest.mark.clause("PU-WLK-05")
def test_following_is_optional():
    g = walking({(AC, 2): 1})
    assert set(legal(g)) == {"follow ac", "skip"}
    assert after(g, "skip").companies[0].levels == (1, 1, 1)


@pytest.mark.clause("PU-WLK-06")
def test_the_cash_of_the_card_counts():
    g = walking({(AC, 2): 1}, cash=0)
    assert cash(g)[0] == 6
    assert cash(after(g, "follow ac"))[0] == 4
    dear = with_company(walking({(AC, 2): 1, (BULB, 5): 1}, levels=(1, 1, 4), cash=0), 0, cash=4)
    refused(dear, "follow bulb", "costs $5K", "you hold $4K")
