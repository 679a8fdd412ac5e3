"""The worked examples of the rulebook of Tesla vs. Edison."""

from collections import Counter

import pytest

from rules.core import play as engine
from rules.tesla.actions.terms import terms
from rules.tesla.atlas import PROJECTS
from rules.tesla.auction import Bidding, Opening
from rules.tesla.fame import MODIFIERS
from rules.tesla.state import Power, Technology
from rules.tesla.stock import PROFITS
from tests.rulebook.tesla import (
    acting,
    bare,
    bidding,
    dealing,
    lone,
    play,
    reasons,
    settled,
    table,
    with_company,
    with_patents,
)

AC, DC, BULB = Technology
JOAN, BRIAN, ALEXA = range(3)


@pytest.mark.clause("TVE-DRF-10")
def test_the_second_drafter_starts_a_spot_higher():
    g = play(bare(3), "draft maxim", "draft edison")
    assert g.present[:2] == g.future[:2] == (6, 5)


def coffin():
    """Joan is the most famous; the auction opens with Coffin on offer."""
    g = table("edison", "maxim", "brush")
    g.present = (4, 6, 5)
    return bidding(g, "coffin", "kruesi", "morgan", "houston", "upton")


ON_COFFIN = ("open coffin 1", "pass", "bid 2", "bid 3", "bid 4", "bid 5", "pass")


@pytest.mark.clause("TVE-AUC-39")
def test_joan_wins_coffin_for_5():
    g = play(coffin(), *ON_COFFIN)
    assert g.companies[JOAN].luminaries == ("edison", "coffin")
    assert [company.cash for company in g.companies] == [9, 14, 14]


@pytest.mark.clause("TVE-AUC-40")
def test_the_next_highest_opens_the_next_lot_without_joan():
    g = play(coffin(), *ON_COFFIN)
    assert isinstance(g.agenda[0], Opening)
    assert engine.actors(g) == (ALEXA,)
    g = play(g, "open kruesi 1")
    assert engine.actors(g) == (BRIAN,)
    assert engine.actors(play(g, "pass")) == (BRIAN,)
    assert play(g, "pass").companies[ALEXA].luminaries == ("brush", "kruesi")


@pytest.mark.clause("TVE-AUC-41")
def test_brian_is_not_asked_again_for_coffin():
    g = play(coffin(), *ON_COFFIN[:4])
    assert (type(g.agenda[0]), engine.actors(g)) == (Bidding, (ALEXA,))
    assert engine.actors(play(g, "bid 4")) == (JOAN,)
    assert "turn" in reasons(g, BRIAN, "bid 4")


@pytest.mark.clause("TVE-AUC-42")
def test_six_luminaries_and_six_certificates_in_phase_2():
    g = table("brush", "maxim", "edison", phase=2)
    g = dealing(g, ("westinghouse", "lamme", "anthony", "villard"), ("coffin", "morgan"))
    assert len(g.offers) == 6
    assert Counter(offer.certificate for offer in g.offers) == {0: 2, 1: 2, 2: 2}
    assert g.set_aside == (0, 0, 0)


def luis():
    """Luis holds a share of Amelie's, whose stock is at 42."""
    g = table("edison", "maxim", prices=(42, 12))
    return lone(with_company(g, 1, "stanley", spent=("maxim",), shares=(1, 0)), 1)


@pytest.mark.clause("TVE-TRN-16")
def test_luis_alone_is_ready_and_takes_the_last_action():
    g = luis()
    assert engine.actors(g) == (1,)
    after = play(g, "market stanley", "sell edison", "leave")
    assert after.turn == 2
    assert after.companies[1].spent == ()


@pytest.mark.clause("TVE-PRJ-07")
def test_akira_can_use_ac_but_not_dc():
    g = with_company(table("edison", "maxim"), 0, levels=(4, 2, 3))
    assert reasons(g, 0, "claim new-york-3 edison ac") == ""
    assert "needs level III in DC; yours is II" in reasons(g, 0, "claim new-york-3 edison dc")


@pytest.mark.clause("TVE-PRJ-09")
@pytest.mark.parametrize(
    ("project", "cost", "gain"), [("scranton-1", 4, 4), ("albany-1", 8, 5), ("boston-1", 12, 6)]
)
def test_cost_and_gain_by_size(project, cost, gain):
    after = play(table("tesla", "maxim", "brush", prices=(20, 12, 12)), f"claim {project} tesla ac")
    assert after.companies[0].cash == 14 - cost
    assert after.prices[0] == 20 + gain


@pytest.mark.clause("TVE-PRJ-18")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_maxim_pays_for_skipping_rochester(phase):
    g = with_company(
        table("maxim", "edison", phase=phase), 0, "coffin", projects=("albany-1",), levels=(2, 1, 2)
    )
    due = terms(g, 0, PROJECTS["buffalo-2"], "coffin", Power.AC)
    assert (due.cost, due.reputation) == (8, phase)


def paolo():
    """Phase 2: Paolo in Washington, Catherine and Lynn with the patents that he uses."""
    g = table("edison", "maxim", "brush", "thomson", phase=2)
    with_company(g, 0, "villard", cash=20, projects=("washington-1",), levels=(3, 1, 3), used=("edison",))
    for seat in (1, 2):
        with_company(g, seat, levels=(3, 1, 3))
    return with_patents(g, {(BULB, 3): 1, (AC, 3): 2})


@pytest.mark.clause("TVE-PRJ-23")
def test_paolo_pays_10_to_the_bank():
    due = terms(paolo(), 0, PROJECTS["new-york-3"], "villard", Power.AC)
    assert (due.cost, due.reputation, due.discount, due.bank) == (12, 2, 4, 10)


@pytest.mark.clause("TVE-PRJ-24")
def test_paolo_pays_3_each_to_catherine_and_lynn():
    after = play(paolo(), "claim new-york-3 villard ac")
    assert [company.cash for company in after.companies] == [4, 17, 17, 14]


@pytest.mark.clause("TVE-PRJ-42")
def test_soo_gains_10_at_niagara():
    g = with_company(table("tesla", "maxim", prices=(43, 12), current=max(MODIFIERS)), 0, levels=(5, 1, 5))
    after = play(g, "claim niagara-5 tesla ac")
    assert after.prices[0] == 53
    assert after.companies[0].projects == ("niagara-5",)


def freida(**changes):
    """Freida leads Thomson, with Latimer, and is on DC II."""
    g = table("thomson", "maxim", prices=(20, 12))
    return with_company(g, 0, "latimer", levels=(1, 2, 1), **changes)


@pytest.mark.clause("TVE-TEC-16")
def test_thomson_alone_reaches_dc_iii():
    assert play(freida(), "advance dc 3 thomson").companies[0].levels == (1, 3, 1)


@pytest.mark.clause("TVE-TEC-17")
def test_latimer_alone_reaches_dc_iii_while_thomson_is_ready():
    after = play(freida(), "advance dc 3 latimer").companies[0]
    assert after.levels == (1, 3, 1)
    assert after.ready == ("thomson",)


@pytest.mark.clause("TVE-TEC-18")
def test_both_together_reach_dc_iv():
    after = play(freida(), "advance dc 4 latimer+thomson").companies[0]
    assert after.levels == (1, 4, 1)
    assert after.ready == ()
    rested = freida(used=("thomson",))
    assert "Manufacturing 2 of 4" in reasons(rested, 0, "advance dc 4 thomson+latimer")


@pytest.mark.clause("TVE-TEC-19")
@pytest.mark.parametrize(("bulb", "refused"), [(4, False), (3, True)])
def test_level_iv_projects_need_bulb_too(bulb, refused):
    g = with_company(table("thomson", "maxim"), 0, levels=(1, 4, bulb))
    assert bool(reasons(g, 0, "claim philadelphia-4 thomson dc")) == refused


@pytest.mark.clause("TVE-PAT-13")
def test_freida_files_dc_iv_and_leaves_dc_iii():
    after = play(freida(), "advance dc 4 latimer+thomson yes")
    assert after.prices[0] == 24
    assert (after.holder(DC.place, 3), after.holder(DC.place, 4)) == (None, 0)


def todd():
    """Phase 2: Todd leads Maxim from the bottom of the fame track."""
    g = table("brush", "edison", "maxim", phase=2, propaganda=("mark-twain",))
    g.present = g.future = (2, 3, 6)
    return acting(g, 2)


@pytest.mark.clause("TVE-PRO-21")
def test_todd_moves_from_6_to_4():
    after = play(todd(), "propaganda maxim maxim 2")
    assert after.future == (2, 3, 4)
    assert after.present == (2, 3, 6)


@pytest.mark.clause("TVE-PRO-22")
def test_mark_twain_takes_todd_to_2_and_bumps_two():
    after = play(todd(), "propaganda maxim maxim 2", "card mark-twain maxim 2")
    assert after.future == (3, 4, 2)


@pytest.mark.clause("TVE-PRO-23")
def test_mark_twain_pays_todd_8():
    after = play(todd(), "propaganda maxim maxim 2", "card mark-twain maxim 2")
    assert after.companies[2].cash == 14 + 8
    assert after.propaganda == ()
    assert after.companies[2].spent == ("maxim",)


@pytest.mark.clause("TVE-MKT-28")
def test_luis_sells_at_42():
    g = luis()
    g.market = (3, 4)
    after = play(g, "market stanley", "sell edison")
    assert after.companies[1].spent == ("maxim", "stanley")
    assert after.companies[1].cash == 14 + 42
    assert after.market[0] == 4
    assert after.prices[0] == 38


@pytest.mark.clause("TVE-MKT-29")
def test_amelie_takes_24_instead_of_28():
    g = luis()
    g.future = g.present = (6, 5)
    after = play(g, "market stanley", "sell edison", "leave")
    assert (PROFITS[42], PROFITS[38]) == (28, 24)
    assert after.prices[0] == 38
    assert after.companies[0].cash == 14 + 24


@pytest.mark.clause("TVE-BK-23")
def test_two_companies_in_one_column_take_14_each():
    g = table("maxim", "brush", prices=(20, 23))
    g.agenda = g.agenda[2:]
    after = settled(g)
    assert after.prices == (21, 23)
    assert [company.cash for company in after.companies] == [28, 28]
