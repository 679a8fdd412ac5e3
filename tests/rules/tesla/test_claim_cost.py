"""Claiming a project: what it costs, regional reputation, the luminary's discount, the whole bill."""

import pytest

from tests.rulebook.tesla import play
from tests.rules.tesla.claim_table import AC, BULB, claiming, costs, held, offered, owning
from tests.rules.tesla.lines import BEN, CHO, cash, refused

PHASES = (1, 2, 3)


def able(*crew, **changes):
    """Ann's turn, every project within her technology by AC."""
    return claiming(*crew, levels=(5, 1, 5), **changes)


@pytest.mark.clause("TVE-PRJ-10")
@pytest.mark.parametrize(("project", "cost"), [("buffalo-2", 8), ("richmond-2", 4), ("boston-4", 12)])
def test_the_first_project_has_no_penalty_anywhere(project, cost):
    assert costs(able(phase=2), f"claim {project} tesla ac") == cost


@pytest.mark.clause("TVE-PRJ-10")
def test_only_own_projects_end_that():
    assert costs(owning(able(phase=2), BEN, "richmond-2"), "claim buffalo-2 tesla ac") == 8


@pytest.mark.clause("TVE-PRJ-11")
def test_no_penalty_in_a_city_with_an_own_project():
    assert costs(able(phase=3, projects=("new-york-3",)), "claim new-york-4 tesla ac") == 12


@pytest.mark.clause("TVE-PRJ-12")
def test_no_penalty_in_a_linked_city():
    assert costs(able(phase=3, projects=("philadelphia-2",)), "claim new-york-4 tesla ac") == 12


@pytest.mark.clause("TVE-PRJ-13")
@pytest.mark.parametrize("phase", PHASES)
def test_the_penalty_is_the_phase_for_every_city_between(phase):
    g = able(phase=phase, projects=("washington-1",), cash=20)
    assert costs(g, "claim new-york-3 tesla ac") == 12 + phase
    assert costs(g, "claim albany-1 tesla ac") == 8 + 2 * phase
    far = able(phase=phase, projects=("richmond-2",), cash=99)
    assert costs(far, "claim niagara-5 tesla ac") == 4 + 5 * phase


@pytest.mark.clause("TVE-PRJ-14")
@pytest.mark.parametrize("projects", [("washington-1", "albany-1"), ("albany-1", "washington-1")])
def test_the_nearest_own_project_counts(projects):
    assert costs(able(phase=2, projects=projects), "claim buffalo-2 tesla ac") == 8 + 2
    assert costs(able(phase=2, projects=("washington-1",), cash=20), "claim buffalo-2 tesla ac") == 8 + 4 * 2


@pytest.mark.clause("TVE-PRJ-15")
def test_the_shortest_route_counts():
    """From Washington by Philadelphia, not by Baltimore and Wilmington or by Harrisburg and Sunbury."""
    assert costs(able(projects=("washington-1",)), "claim new-york-3 tesla ac") == 12 + 1


@pytest.mark.clause("TVE-PRJ-16")
def test_others_projects_on_the_way_change_nothing():
    g = owning(able(projects=("washington-1",)), BEN, "philadelphia-2", "philadelphia-3", "philadelphia-4")
    assert costs(g, "claim new-york-3 tesla ac") == 12 + 1
    assert costs(owning(g, CHO, "new-york-4"), "claim new-york-3 tesla ac") == 12 + 1


@pytest.mark.clause("TVE-PRJ-17")
@pytest.mark.parametrize(("seats", "between"), [(4, 4), (5, 2)])
def test_no_route_leads_through_an_unused_area(seats, between):
    """Pittsburgh and Cleveland, the short way from Baltimore to Buffalo, are for five players."""
    g = able(phase=1, seats=seats, projects=("baltimore-2",))
    assert costs(g, "claim buffalo-2 tesla ac") == 8 + between


@pytest.mark.clause("TVE-PRJ-19")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("luminary", "finance"), [("kruesi", 0), ("coffin", 1), ("villard", 2)])
def test_each_dollar_of_the_luminary_is_worth_the_phase(luminary, finance, phase):
    crew = ("kruesi", "coffin", "villard")
    assert costs(able(*crew, phase=phase), f"claim new-york-3 {luminary} ac") == 12 - finance * phase


@pytest.mark.clause("TVE-PRJ-20")
def test_the_discount_covers_the_penalty_too():
    assert costs(able("villard", phase=2, projects=("albany-1",)), "claim buffalo-2 villard ac") == 8 + 2 - 4
    far = able("villard", phase=3, projects=("buffalo-2",))
    assert costs(far, "claim scranton-1 villard ac") == 4 + 3 - 6


@pytest.mark.clause("TVE-PRJ-21")
@pytest.mark.parametrize("there", [0, 14])
def test_the_bank_never_pays_for_a_claim(there):
    g = able("villard", phase=3, projects=("albany-1",), cash=there)
    assert costs(g, "claim scranton-1 villard ac") == 0


@pytest.mark.clause("TVE-PRJ-22")
def test_the_discount_lowers_no_fee():
    g = claiming("villard", phase=3, projects=("albany-1",), levels=(1, 1, 3), cash=3)
    after = play(held(g, (BULB, 3)), "claim scranton-1 villard ac")
    assert cash(after)[:2] == [0, 14 + 3]


@pytest.mark.clause("TVE-PRJ-33")
@pytest.mark.parametrize("there", [15, 16])
def test_the_whole_bill_is_paid_from_cash_in_hand(there):
    own = {"projects": ("washington-1",), "levels": (3, 1, 3), "cash": there}
    g = held(held(claiming("villard", phase=2, **own), (BULB, 3)), (AC, 3), by=CHO)
    line = "claim new-york-3 villard ac"
    if there < 16:
        bill = "$16K ($10K to the bank, $3K in fees to Ben, $3K in fees to Cho)"
        refused(g, line, f"New York City III costs {bill}; you hold $15K.")
    else:
        assert cash(play(g, line)) == [0, 17, 17, 14]


@pytest.mark.clause("TVE-PRJ-34")
def test_what_a_claim_brings_does_not_pay_for_it():
    g = claiming(cash=7)
    refused(g, "claim washington-1 tesla ac", "costs $8K", "you hold $7K")
    assert offered(g, "claim scranton-1 tesla ac")
