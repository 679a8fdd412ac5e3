"""Charitable Giving: a donation onto another player's."""

import pytest

from rules.carnegie import GAME
from rules.carnegie.chart import price
from rules.carnegie.donations import Donations
from rules.carnegie.events import DonationMade, EmployeeSent
from rules.carnegie.terms import Kind, Region
from rules.carnegie.worth import donation_points
from rules.core import play as engine
from tests.rules.carnegie.lines import after, happened, legal, refused
from tests.rules.carnegie.pawns import built
from tests.rules.carnegie.table import ANN, BEN, CHO, bare, in_round, staff, started, turn_of, with_company

SHARED, OTHER, FREE = "rights_3", "health_5", "welfare_5"


def giving(*made, ben=(SHARED,), cho=(), crew=1, **company):
    """Ann's turn of R&D with Charitable Giving, these donations having been made."""
    g = in_round(Kind.RESEARCH, tiles={"a1": "charitable_giving"}, staff={"a1": (crew, 0)}, **company)
    for seat, donations in ((ANN, made), (BEN, ben), (CHO, cho)):
        g = with_company(g, seat, donations=donations)
    return turn_of(g)


def copies(g):
    return [line for line in legal(g) if line.startswith("copy")]


@pytest.mark.clause("CAR-CHA-01")
def test_a_pawn_goes_onto_anothers_for_the_usual_price_and_a_mission():
    g = giving(FREE, money=10)
    assert happened(g, f"copy south {SHARED}")[:2] == (
        EmployeeSent(ANN, "charitable_giving", Region.SOUTH),
        DonationMade(ANN, SHARED, 10, copied=True),
    )
    g = after(g, f"copy south {SHARED}")
    ann = g.companies[ANN]
    assert (ann.money, ann.pawns, ann.donations) == (0, 21, (FREE, SHARED))
    assert (ann.away, staff(g, "a1")) == ((0, 0, 1, 0), (0, 0))
    assert g.companies[BEN].donations == (SHARED,)


@pytest.mark.clause("CAR-CHA-01", "CAR-MIS-05")
def test_everything_of_others_and_every_region_can_be_chosen():
    regions = [region.value for region in Region]
    expected = [f"copy {region} {donation}" for region in regions for donation in (SHARED, OTHER)]
    assert copies(giving(ben=(OTHER,), cho=(SHARED,))) == expected


@pytest.mark.clause("CAR-CHA-02")
def test_a_donation_of_ones_own_is_refused():
    g = giving(SHARED, ben=(SHARED,))
    refused(g, f"copy west {SHARED}", "already yours")
    assert copies(g) == []
    assert staff(g, "a1") == (1, 0)
    assert {line.split()[2] for line in copies(giving(SHARED, ben=(SHARED, OTHER)))} == {OTHER}


@pytest.mark.clause("CAR-CHA-03")
def test_a_free_space_is_refused():
    refused(giving(), f"copy west {FREE}", "another player's donation")


@pytest.mark.clause("CAR-CHA-04")
def test_without_a_donation_of_others_there_is_nothing_to_copy():
    g = giving(FREE, ben=(), money=10)
    refused(g, f"copy west {OTHER}", "nothing to copy")
    assert copies(g) == []
    assert staff(g, "a1") == (1, 0)


@pytest.mark.clause("CAR-CHA-05")
def test_the_price_must_be_paid():
    g = giving(FREE, money=9)
    refused(g, f"copy west {SHARED}", "$10, you have $9")
    assert copies(g) == []


@pytest.mark.clause("CAR-CHA-06")
def test_more_than_two_may_share_a_space():
    g = after(giving(ben=(SHARED,), cho=(SHARED,)), f"copy west {SHARED}")
    assert [company.donations for company in g.companies] == [(SHARED,), (SHARED,), (SHARED,), ()]


@pytest.mark.clause("CAR-CHA-07")
def test_everybody_scores_a_shared_donation_by_what_is_ones_own():
    g = built(bare(), "denver housing", "chicago housing", seat=BEN)
    g = built(g, "san_francisco housing", "new_york housing", "st_louis housing", "atlanta housing")
    for seat in (ANN, BEN):
        g = with_company(g, seat, donations=("rights_1",))
    assert [donation_points(g, seat) for seat in (ANN, BEN, CHO)] == [12, 6, 0]


@pytest.mark.clause("CAR-CHA-08")
def test_a_pawn_must_be_in_the_supply():
    g = giving(pawns=0)
    refused(g, f"copy west {SHARED}", "no pawns left")
    assert copies(g) == []


@pytest.mark.clause("CAR-CHA-09")
def test_a_donation_event_is_no_time_for_it():
    g = giving()
    g = started(g, Donations(g.clockwise()))
    refused(g, f"donate {SHARED}", "taken by Ben")
    refused(g, f"copy west {SHARED}", "“Use Charitable Giving” is not possible now")


@pytest.mark.clause("CAR-DON-12")
def test_copies_raise_the_price_too():
    assert price(after(giving(FREE, money=10), f"copy west {SHARED}"), ANN) == 15


def test_two_employees_copy_two_donations_and_study_between():
    """The fixture's tile has a single slot; another edition may have more."""
    g = giving(ben=(SHARED, OTHER), crew=2, money=15)
    g = after(g, f"copy west {SHARED}", "push housing", f"copy east {OTHER}")
    assert g.companies[ANN].donations == (SHARED, OTHER)
    assert g.companies[ANN].away == (1, 0, 0, 1)


def test_the_label_tells_price_and_worth():
    g = giving(FREE, ben=(OTHER,), money=14)
    action = engine.meant(GAME, g, ANN, f"copy west {OTHER}")
    assert action.consequence(g, engine.question(g), ANN) == "$10, $4 left; worth 6 VP now"


def test_a_donation_must_be_on_the_chart():
    refused(giving(), "copy west nonesuch", "There is no donation “nonesuch”")
