"""Edison's ability: no $ to file patents, no patent fees."""

import pytest

from tests.rulebook.tesla import acting, table, with_company, with_patents
from tests.rules.tesla.laboratory import AC, BULB, ann, label, levels, patents, take, three
from tests.rules.tesla.lines import ANN, BEN, CHO, cash, refused

HELD = {(BULB, 3): BEN, (AC, 3): CHO}
"""What a claim of Edison's would cost 6K for, by AC."""
CLAIM = "claim albany-1 coffin ac"
PASSES = ("pass maxim", "pass brush")


def edison(*crew, **changes):
    """Ann leads Edison and would owe 3K to each rival; the bank gets 7K for Albany with Coffin."""
    return three("edison", "coffin", *crew, held=HELD, levels=(3, 1, 3), **changes)


def paid(before, after):
    """What everybody gained."""
    return [now - then for then, now in zip(cash(before), cash(after), strict=True)]


@pytest.mark.clause("TVE-INV-01")
def test_edisons_company_files_without_finance():
    g = take(ann("edison", "kruesi"), "advance ac 2 kruesi yes")
    assert (patents(g), g.prices) == ({(AC, 2): ANN}, (22, 30))


@pytest.mark.clause("TVE-INV-01")
def test_edisons_company_files_without_finance_after_a_jump():
    g = take(ann("edison", "kruesi", "stanley"), "advance ac 3 kruesi+stanley yes")
    assert levels(g) == (3, 1, 1)
    assert (patents(g), g.prices) == ({(AC, 3): ANN}, (23, 30))


@pytest.mark.clause("TVE-INV-02")
def test_edisons_company_pays_no_patent_fees():
    g = edison()
    assert paid(g, take(g, CLAIM)) == [-7, 0, 0]


@pytest.mark.clause("TVE-INV-02")
def test_fees_are_no_obstacle_to_edisons_company():
    assert cash(take(edison(cash=7), CLAIM)) == [0, 14, 14]


@pytest.mark.clause("TVE-INV-03")
def test_fees_are_due_once_edison_was_used_by_an_earlier_action():
    g = take(edison("kruesi"), "advance dc 2 edison", *PASSES)
    assert paid(g, take(g, CLAIM)) == [-13, 3, 3]


@pytest.mark.clause("TVE-INV-03")
def test_filing_needs_finance_once_edison_was_used_by_an_earlier_action():
    g = take(edison("kruesi"), "advance dc 2 edison", *PASSES)
    refused(g, "advance dc 3 kruesi yes", "Filing DC III needs $1", "have $0")


@pytest.mark.clause("TVE-INV-04")
def test_edison_helps_the_claim_that_exhausts_him():
    g = edison()
    assert paid(g, take(g, "claim albany-1 edison ac")) == [-(8 - 1), 0, 0]


@pytest.mark.clause("TVE-INV-04")
def test_edison_helps_the_filing_that_exhausts_him():
    g = ann("edison", "kruesi")
    assert patents(take(g, "advance ac 3 edison+kruesi yes")) == {(AC, 3): ANN}


@pytest.mark.clause("TVE-INV-05")
def test_passing_with_edison_turns_his_ability_off():
    g = take(edison("kruesi"), "pass edison", *PASSES)
    refused(g, "advance dc 2 kruesi yes", "needs $1")
    assert paid(g, take(g, CLAIM)) == [-13, 3, 3]


@pytest.mark.clause("TVE-INV-06")
def test_the_ability_is_back_next_turn():
    g = take(edison(), "pass edison", *PASSES, "pass coffin")
    assert (g.turn, g.companies[ANN].ready) == (2, ("edison", "coffin"))
    assert paid(g, take(g, CLAIM)) == [-7, 0, 0]


@pytest.mark.clause("TVE-INV-07")
def test_edison_waives_neither_cost_nor_penalty():
    g = table("edison", "maxim", "brush", "thomson", phase=2)
    g = with_patents(g, HELD)
    with_company(g, ANN, levels=(3, 1, 3), projects=("washington-1",))
    assert paid(g, take(g, "claim new-york-3 edison ac")) == [-(12 + 2 - 2), 0, 0, 0]
    with_company(g, ANN, cash=11)
    refused(g, "claim new-york-3 edison ac", "costs $12K", "you hold $11K")


@pytest.mark.clause("TVE-INV-08")
def test_edison_waives_no_invention_or_manufacturing():
    g = ann("edison", "anthony", "houston")
    for file in ("no", "yes"):
        refused(g, f"advance ac 2 anthony {file}", "Invention 0 of 1")
        refused(g, f"advance ac 2 houston {file}", "Manufacturing 0 of 1")


@pytest.mark.clause("TVE-INV-08")
def test_edison_files_free_patents_at_the_level_reached_only():
    g = with_patents(ann("edison", "kruesi", "stanley"), {(AC, 2): BEN})
    refused(g, "advance ac 2 kruesi yes", "AC II is held by Ben")
    after = take(g, "advance ac 3 kruesi+stanley yes", "pass brush")
    assert patents(after) == {(AC, 2): BEN, (AC, 3): ANN}
    refused(after, "advance ac 2 edison yes", "only when advancing")


@pytest.mark.clause("TVE-INV-09")
@pytest.mark.parametrize("used", [(), ("edison",)])
def test_rivals_still_pay_edison(used):
    g = three("edison", held={(BULB, 2): ANN}, levels=(1, 1, 2), used=used)
    g = acting(with_company(g, BEN, "coffin", levels=(1, 1, 2)), BEN)
    assert paid(g, take(g, CLAIM)) == [2, -(7 + 2), 0]


@pytest.mark.clause("TVE-INV-03")
def test_the_choice_of_a_rivals_level_tells_when_its_fee_is_due():
    g = with_patents(ann("edison", "kruesi"), {(AC, 2): BEN})
    owed = "Ben's patent: claims will owe $2K once Edison is exhausted"
    assert label(g, "advance ac 2 kruesi") == owed
