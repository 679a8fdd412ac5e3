"""Final scoring by points."""

import pytest

from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla import GAME
from rules.tesla.powering_up.headquarters import worth
from rules.tesla.powering_up.scoring import cash_points, share_points
from tests.rulebook.tesla import with_company
from tests.rules.tesla.powering_up.tables import developed, whole

SIX = ("edison", "tesla", "thomson", "walker", "brush", "maxim")


def ended(*companies, money=(), **changes):
    g = whole(*companies, phase=3, turn=6, **changes)
    for seat, cash in enumerate(money):
        g = with_company(g, seat, cash=cash)
    g.agenda = ()
    return g


def parts(g, seat):
    return dict(GAME.scores(g)[Seat(seat)].parts)


@pytest.mark.clause("PU-SCO-02")
def test_six_ranks():
    assert share_points(ended(*SIX, prices=(70, 60, 50, 40, 30, 20))) == dict(enumerate((6, 5, 4, 3, 2, 1)))


@pytest.mark.clause("PU-SCO-03")
@pytest.mark.parametrize(("prices", "points"), [((40, 30), [6, 5]), ((40, 30, 20), [6, 5, 4])])
def test_the_top_is_worth_6_with_any_number(prices, points):
    assert list(share_points(ended(*SIX[: len(prices)], prices=prices)).values()) == points


@pytest.mark.clause("PU-SCO-04")
def test_a_preferred_certificate_is_four_shares():
    g = with_company(ended(*SIX[:3], prices=(60, 50, 40)), 0, shares=(0, 0, 1))
    assert parts(g, 0)["Edison preferred"] == 24
    assert parts(g, 0)["Thomson × 1"] == 4


@pytest.mark.clause("PU-SCO-05", "PU-SCO-17")
def test_equal_prices_go_by_present_fame():
    g = ended("thomson", "walker", prices=(58, 58), present=(4, 2), future=(1, 6))
    assert share_points(g) == {1: 6, 0: 5}


@pytest.mark.clause("PU-SCO-07")
def test_cash_ranks():
    assert cash_points(ended(*SIX[:3], money=(10, 30, 20))) == {1: 6, 2: 5, 0: 4}


@pytest.mark.clause("PU-SCO-08")
def test_the_amount_of_cash_does_not_matter():
    assert cash_points(ended(*SIX[:2], money=(1000, 0))) == {0: 6, 1: 5}


@pytest.mark.clause("PU-SCO-09")
def test_equal_cash_goes_by_present_fame():
    g = ended(*SIX[:3], money=(20, 20, 5), present=(3, 1, 2))
    assert cash_points(g) == {1: 6, 0: 5, 2: 4}


@pytest.mark.clause("PU-SCO-10")
def test_the_number_of_developed_cards():
    cards = ("lab", "works", "office", "studio")
    found = [
        parts(developed(ended(*SIX[:2]), 0, *cards[:count]), 0).get("Headquarters", 0) for count in range(5)
    ]
    assert found == [0, 1, 3, 6, 10] == [worth(count) for count in range(5)]


@pytest.mark.clause("PU-SCO-11", "PU-SCO-12")
def test_removed_cards_do_not_count():
    g = with_company(ended(*SIX[:2]), 0, projects=("newark-1",), developed=("edison-lab", "edison-office"))
    g = with_company(g, 0, removed=("edison-works",))
    assert parts(g, 0)["Headquarters"] == 3
    assert "Works" not in parts(g, 0)
    assert parts(developed(g, 0, "works"), 0)["Works"] == 1


@pytest.mark.clause("PU-SCO-16")
def test_a_tie_goes_to_the_more_famous():
    g = ended("edison", "tesla", prices=(50, 40), money=(5, 10), present=(3, 2))
    g = with_company(g, 1, shares=(0, 0))
    g = with_company(developed(developed(g, 0, "office"), 1, "lab", "office"), 0, shares=(0, 0))
    scores = GAME.scores(g)
    assert scores[0].points == 24 + 5 + 1 == 30
    assert scores[1].points == 20 + 6 + 3 == 29
    g = with_company(g, 1, shares=(0, 0), developed=("tesla-lab",), projects=())
    g = with_company(g, 0, developed=())
    g = with_company(g, 1, developed=("tesla-lab", "tesla-office"))
    assert (GAME.scores(g)[0].points, GAME.scores(g)[1].points) == (29, 29)
    assert [seat for _, seat, _ in engine.ranking(GAME, g)] == [1, 0]


@pytest.mark.parametrize(
    ("company", "projects", "points"),
    [
        ("tesla", ("niagara-5", "new-york-5"), 5),
        ("tesla", ("new-york-4",), 0),
        ("edison", ("newark-1", "newark-2", "buffalo-2", "new-york-3"), 3),
        ("thomson", ("newark-1", "albany-1", "albany-2", "new-york-3"), 3),
        ("brush", ("newark-1", "albany-1", "scranton-1"), 2),
        ("maxim", ("newark-1", "newark-2", "albany-1", "scranton-1", "buffalo-2"), 2),
        ("walker", ("new-york-3", "new-york-4", "philadelphia-2", "philadelphia-3"), 6),
    ],
)
def test_every_works_counts_its_projects(company, projects, points):
    other = "brush" if company != "brush" else "maxim"
    g = with_company(developed(ended(company, other), 0, "works"), 0, projects=projects)
    assert parts(g, 0).get("Works", 0) == points
