"""Filing patents."""

import pytest

from tests.rulebook.tesla import acting, with_company, with_patents
from tests.rules.tesla.laboratory import AC, BULB, DC, ann, label, levels, patents, ready, take, told
from tests.rules.tesla.lines import ANN, BEN, cash, refused

START = (1, 1, 1)
STRONG = ("westinghouse", "lamme", "upton", "weston", "kruesi", "stanley", "latimer")
"""Enough of every rating to reach level V from level IV, or IV from II, and to file there."""
ALL = "+".join(STRONG)


def maxim(*crew, at=START, **changes):
    """Ann leads Maxim, whose ability is about claims only."""
    return ann("maxim", *crew, levels=at, **changes)


@pytest.mark.clause("TVE-PAT-01")
@pytest.mark.parametrize("line", ["advance ac 2 upton", "advance ac 2 upton no"])
def test_filing_is_optional(line):
    g = take(maxim("upton"), line)
    assert levels(g) == (2, 1, 1)
    assert (patents(g), g.prices) == ({}, (20, 30))


@pytest.mark.clause("TVE-PAT-02")
def test_a_patent_that_is_taken_cannot_be_filed():
    g = with_patents(maxim(*STRONG, at=(1, 2, 1)), {(DC, 4): BEN})
    refused(g, f"advance dc 4 {ALL} yes", "DC IV is held by Ben; you can advance without filing.")
    after = take(g, f"advance dc 4 {ALL}")
    assert levels(after) == (1, 4, 1)
    assert (patents(after), after.prices) == ({(DC, 4): BEN}, (20, 30))


@pytest.mark.clause("TVE-PAT-02")
def test_the_choice_tells_whose_patent_it_is():
    g = with_patents(maxim("upton"), {(AC, 2): BEN})
    assert label(g, "advance ac 2 upton") == "Ben's patent: claims will owe $2K"
    assert label(g, "advance dc 2 upton") == "patent stays open"
    assert label(g, "advance dc 2 upton yes") == "patent; +2 to 22"


@pytest.mark.clause("TVE-PAT-03")
def test_filing_needs_a_dollar_for_each_level_advanced():
    g = maxim("kruesi", at=(1, 2, 1))
    short = "Filing DC IV needs $2, $1 per level; your luminaries have $1"
    refused(g, "advance dc 4 maxim+kruesi yes", short, "you can advance without filing")
    assert patents(take(g, "advance dc 3 maxim yes")) == {(DC, 3): ANN}
    enough = maxim("kruesi", "coffin", at=(1, 2, 1))
    assert patents(take(enough, "advance dc 4 maxim+kruesi+coffin yes")) == {(DC, 4): ANN}


@pytest.mark.clause("TVE-PAT-04")
def test_asking_to_file_without_enough_finance_advances_nothing():
    g = maxim("kruesi")
    facts = ("Filing AC II needs $1", "have $0", "you can advance without filing.")
    refused(g, "advance ac 2 kruesi yes", *facts)
    assert levels(take(g, "advance ac 2 kruesi")) == (2, 1, 1)


@pytest.mark.clause("TVE-PAT-04")
@pytest.mark.parametrize(("line", "why"), [("morgan", "Invention 0 of 1"), ("coffin", "Coffin is exhausted")])
def test_the_plain_advance_is_offered_only_where_it_is_legal(line, why):
    g = with_patents(maxim("morgan", "coffin", spent=("coffin",)), {(AC, 2): BEN})
    message = refused(g, f"advance ac 2 {line} yes", why, "AC II is held by Ben.")
    assert "without filing" not in message
    refused(g, f"advance ac 2 {line}", why)


@pytest.mark.clause("TVE-PAT-05")
def test_finance_of_all_luminaries_used_is_added():
    g = maxim("latimer", "westinghouse", "kruesi")
    after = take(g, "advance ac 3 latimer+westinghouse+kruesi yes")
    assert levels(after) == (3, 1, 1)
    assert (patents(after), after.prices) == ({(AC, 3): ANN}, (23, 30))
    assert ready(after) == ("maxim",)
    refused(maxim("weston", "westinghouse"), "advance ac 3 weston+westinghouse yes", "needs $2", "have $1")


@pytest.mark.clause("TVE-PAT-06", "TVE-PAT-09")
@pytest.mark.parametrize("track", [AC, DC, BULB])
@pytest.mark.parametrize(("level", "price"), [(2, 22), (3, 23), (4, 24), (5, 25)])
def test_filing_raises_the_price_by_the_levels_number_and_costs_nothing(track, level, price):
    at = [level - 1 if each is track else 1 for each in (AC, DC, BULB)]
    g = maxim(*STRONG, at=tuple(at), cash=0)
    after = take(g, f"advance {track} {level} {ALL} yes")
    assert patents(after) == {(track, level): ANN}
    assert after.prices == (price, 30)
    assert cash(after) == [0, 14]


@pytest.mark.clause("TVE-PAT-06")
def test_the_price_counts_the_level_not_the_levels_advanced():
    g = maxim(*STRONG, at=(2, 1, 1))
    line = f"advance ac 4 {ALL} yes"
    assert take(g, line).prices == (24, 30)
    assert told(g, line)[1] == "Ann files the patent for AC IV: +4, Maxim stock is at 24."


@pytest.mark.clause("TVE-PAT-07")
def test_only_the_level_reached_is_filed():
    g = take(maxim(*STRONG, "houston", at=(2, 1, 1)), f"advance ac 4 {ALL} yes", "pass brush")
    assert patents(g) == {(AC, 4): ANN}
    refused(g, "advance ac 3 maxim yes", "AC is at level IV already", "only when advancing")


@pytest.mark.clause("TVE-PAT-08")
def test_skipped_levels_stay_open_for_others():
    g = take(maxim(*STRONG, at=(2, 1, 1)), f"advance ac 4 {ALL} yes")
    g = take(with_company(g, BEN, levels=(2, 1, 1)), "advance ac 3 brush yes")
    assert patents(g) == {(AC, 4): ANN, (AC, 3): BEN}
    assert g.prices == (24, 33)


@pytest.mark.clause("TVE-PAT-10")
def test_a_level_already_reached_cannot_be_filed_later():
    g = take(
        maxim("upton", "batchelor", "coffin", at=(2, 1, 1)), "advance ac 3 upton+batchelor", "pass brush"
    )
    assert (levels(g), patents(g)) == ((3, 1, 1), {})
    refused(g, "advance ac 3 maxim yes", "a patent can be filed only when advancing to its level")


@pytest.mark.clause("TVE-PAT-11")
def test_a_company_keeps_all_its_patents():
    g = maxim("upton", "westinghouse", "lamme", "insull", "houston", "weston", "kruesi")
    g = take(g, "advance ac 2 upton yes", "pass brush", "advance bulb 2 maxim yes")
    g = take(g, "advance ac 3 westinghouse+lamme yes")
    mine = {(AC, 2): ANN, (AC, 3): ANN, (BULB, 2): ANN}
    assert patents(g) == mine
    g = take(g, "advance ac 4 weston+kruesi")
    assert levels(g) == (4, 1, 2)
    assert patents(g) == mine


@pytest.mark.clause("TVE-PAT-12")
def test_the_fee_is_due_from_the_next_claim_on():
    g = with_company(maxim("upton"), BEN, "coffin", levels=(1, 1, 2), cash=30)
    before = take(acting(g, BEN), "claim albany-1 coffin ac")
    assert cash(before) == [14, 30 - 7]
    after = take(acting(before, ANN), "advance bulb 2 maxim yes", "claim scranton-1 brush ac")
    assert patents(after) == {(BULB, 2): ANN}
    assert after.companies[BEN].projects == ("albany-1", "scranton-1")
    assert cash(after) == [14 + 2, 23 - 2 - 2]
