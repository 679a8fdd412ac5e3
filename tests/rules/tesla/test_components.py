"""Cards, certificates, technology and fame tracks."""

from collections import Counter

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.actions.advance import Advance
from rules.tesla.catalog import LUMINARIES
from rules.tesla.content import CONTENT
from rules.tesla.fame import MODIFIERS
from rules.tesla.flow import Turn
from rules.tesla.state import Technology, Track
from tests.rulebook.tesla import bare, play, settled, table, with_company, with_patents
from tests.rules.tesla.lines import refused

AC, DC, BULB = Technology
COMPANIES = ("brush", "edison", "maxim", "tesla", "thomson")


@pytest.mark.clause("TVE-DAT-01")
def test_there_are_41_cards():
    kinds = (CONTENT.inventors, CONTENT.luminaries, CONTENT.propaganda)
    assert [len(kind) for kind in kinds] == [5, 18, 18]
    assert len({card.name for kind in kinds for card in kind.values()}) == 41


@pytest.mark.clause("TVE-DAT-02")
def test_every_company_has_six_regular_certificates_and_a_preferred_one():
    g = play(bare(5), *(f"draft {company}" for company in COMPANIES[:4]))
    assert tuple(company.key for company in g.companies) == COMPANIES
    held = [sum(company.shares[of] for company in g.companies) for of in range(5)]
    regular = [sum(there) for there in zip(g.market, g.set_aside, held, strict=True)]
    preferred = [company.preferred for company in g.companies]
    assert (regular, preferred) == ([6] * 5, [1] * 5)
    assert sum(regular) + sum(preferred) == 35


@pytest.mark.clause("TVE-DAT-03")
def test_bills_never_run_out():
    g = with_company(table("edison", "maxim", prices=(12, 77)), 0, cash=2000, shares=(0, 4))
    g = play(g, "market edison", "sell maxim", "sell maxim", "sell maxim", "sell maxim", "leave")
    assert g.companies[0].cash == 2000 + (77 + 1) + (71 + 1) + (65 + 1) + (59 + 1)
    assert play(g, "pass maxim").companies[0].cash == g.companies[0].cash + 8


@pytest.mark.clause("TVE-DAT-03")
def test_markers_never_run_out():
    g = with_company(table("edison", "maxim"), 0, cash=40, levels=(5, 1, 5))
    others = [each for each in engine.legal(GAME, g, 0) if each.verb == "claim"]
    claimed = tuple(dict.fromkeys(each.project for each in others if each.project != "niagara-5"))[:10]
    g = with_patents(g, {(technology, level): 0 for technology in (AC, BULB) for level in (4, 5)})
    g = with_company(g, 0, "kruesi", projects=claimed)
    assert len(claimed) + 4 == 14
    g = play(g, "claim niagara-5 edison ac", "pass maxim", "advance dc 2 kruesi")
    assert len(g.companies[0].projects) == 11


@pytest.mark.clause("TVE-DAT-04")
def test_every_luminary_has_four_ratings_from_0_to_3():
    assert len(LUMINARIES) == 31
    for card in LUMINARIES.values():
        ratings = card.ratings
        each = (ratings.invention, ratings.manufacturing, ratings.finance, ratings.propaganda)
        assert set(each) <= {0, 1, 2, 3}


@pytest.mark.clause("TVE-DAT-04")
def test_a_blank_rating_is_0():
    assert GAME.name("anthony") == "Anthony (M2)"
    g = with_company(table("maxim", "edison"), 0, "anthony", spent=("maxim",))
    refused(g, "advance ac 2 anthony", "Invention 0 of 1")
    refused(g, "propaganda anthony maxim 1", "Propaganda rating of 0")


@pytest.mark.clause("TVE-DAT-15")
def test_three_technologies_have_patents_for_levels_ii_to_v():
    crew = ("kruesi", "steinmetz", "anthony", "stanley", "batchelor")
    g = with_company(table("edison", "maxim"), 0, *crew)
    filed = {each for each in engine.legal(GAME, g, 0) if isinstance(each, Advance) and each.file}
    spots = {(each.technology, each.level) for each in filed}
    assert spots == {(technology, level) for technology in (AC, DC, BULB) for level in (2, 3, 4, 5)}
    assert len(spots) == 12
    for technology in ("ac", "dc", "bulb"):
        refused(g, f"advance {technology} 1 edison yes", "at level I already")


@pytest.mark.clause("TVE-DAT-16")
@pytest.mark.parametrize(("level", "needs"), [(3, (1, 2)), (4, (2, 2))])
def test_what_dc_iii_and_dc_iv_need(level, needs):
    need = CONTENT.technology[DC][level]
    assert (need.invention, need.manufacturing) == needs
    g = with_company(table("edison", "maxim"), 0, "morgan", spent=("edison",), levels=(1, level - 1, 1))
    refused(g, f"advance dc {level} morgan", f"Invention 0 of {needs[0]}", f"Manufacturing 0 of {needs[1]}")


@pytest.mark.clause("TVE-DAT-17")
def test_the_company_fame_tracks_run_from_1_at_the_top_to_6():
    g = table("edison", "maxim", future=(1, 6))
    assert play(g, "propaganda edison edison 1").future == (1, 6)
    assert play(g, "propaganda edison maxim -1").future == (1, 6)


@pytest.mark.clause("TVE-DAT-17")
def test_the_smallest_spot_is_the_highest():
    g = table("edison", "maxim", "brush", present=(6, 1, 3))
    g.agenda = (Turn(),)
    assert engine.actors(settled(g)) == (1,)


@pytest.mark.clause("TVE-DAT-18")
@pytest.mark.parametrize(("space", "power", "gain"), [("top", "ac", 6), (0, "ac", 4), (0, "dc", 4)])
def test_the_ac_dc_track_adds_2_to_ac_at_the_top_and_nothing_in_the_center(space, power, gain):
    where = max(MODIFIERS) if space == "top" else space
    g = play(table("edison", "maxim", current=where), f"claim scranton-1 edison {power}")
    assert g.prices == (12 + gain, 12)


@pytest.mark.clause("TVE-DAT-18")
def test_the_ac_dc_marker_starts_halfway_between_the_ends():
    spaces = [each.space for each in CONTENT.fame.current]
    assert spaces[len(spaces) // 2] == bare(2).current
    assert len(spaces) % 2 == 1


@pytest.mark.clause("TVE-DAT-19")
def test_a_propaganda_card_has_a_phase_a_track_spaces_and_cash():
    twain = CONTENT.propaganda["mark-twain"]
    assert twain.name == "Mark Twain"
    assert (twain.phase, twain.track, twain.spaces, twain.cash) == (2, Track.COMPANY, 2, 6)
    for card in CONTENT.propaganda.values():
        assert card.phase in {1, 2, 3}
        assert card.track in {Track.COMPANY, Track.CURRENT}
        assert min(card.spaces, card.cash) >= 1


@pytest.mark.clause("TVE-DAT-20")
def test_the_cards_of_a_phase_are_enough_for_five_players():
    assert Counter(card.phase for card in CONTENT.propaganda.values()) == {1: 6, 2: 6, 3: 6}
    luminaries = Counter(card.phase for card in CONTENT.luminaries.values())
    assert luminaries[1] >= 8
    assert luminaries[2] >= 7
    assert set(luminaries) == {1, 2}


@pytest.mark.clause("TVE-DAT-21")
@pytest.mark.parametrize("inventor", ["edison", "maxim"])
def test_edison_and_maxim_are_rated_alike(inventor):
    ratings = CONTENT.inventors[inventor].ratings
    assert (ratings.invention, ratings.manufacturing, ratings.finance, ratings.propaganda) == (2, 2, 1, 2)
