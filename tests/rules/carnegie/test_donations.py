"""Making donations, and what they cost."""

import pytest

from rules.carnegie.chart import free_donations, price
from rules.carnegie.donations import Donating, Donations, can_donate
from rules.carnegie.events import DonationDeclined, DonationMade, DonationsOpened
from rules.carnegie.setup import Arranging
from rules.carnegie.terms import DonationId, Kind
from rules.carnegie.timeline import Event, Selecting
from rules.carnegie.worth import donation_points
from rules.core import play as engine
from tests.rules.carnegie.editions import BOOK
from tests.rules.carnegie.lines import after, happened, refused
from tests.rules.carnegie.pawns import built
from tests.rules.carnegie.table import ANN, BEN, CHO, DEE, bare, in_round, started, with_company

MADE = ("welfare_1", "welfare_2", "welfare_3", "welfare_4")
"""Donations that are worth nothing to a company without projects."""


def opened(seats=4, **company):
    """A donation event, Ann's company being as said."""
    g = with_company(bare(seats), ANN, **company)
    return started(g, Donations(g.clockwise()))


def asked(**company):
    """Ann is asked for a donation, whether she can make one or not."""
    g = with_company(bare(), ANN, **company)
    g.agenda = (Donating(ANN),)
    return g


def whoever_is_asked(g):
    """The seats that are asked when everybody declines."""
    found = []
    while engine.actors(g):
        found += engine.actors(g)
        g = after(g, "decline")
    return found


@pytest.mark.clause("CAR-DON-01")
def test_everybody_is_asked_from_the_first_player_on():
    g = started(bare(), Selecting(ANN), Event())
    log = []
    g = after(g, "select research", log=log)
    assert DonationsOpened() in log
    assert whoever_is_asked(g) == [ANN, BEN, CHO, DEE]


@pytest.mark.clause("CAR-DON-02")
def test_donating_is_optional():
    log = []
    g = after(opened(), "decline", log=log)
    assert log == [DonationDeclined(ANN)]
    assert engine.actors(g) == (BEN,)
    assert g.companies[ANN].money == 12


@pytest.mark.clause("CAR-DON-03")
def test_there_is_one_donation_per_player_and_event():
    g = after(opened(money=20), "donate health_5")
    assert engine.actors(g) == (BEN,)
    refused(g, "donate rights_1", "one donation per event", "Ben's turn", seat=ANN)
    assert "donation per event" not in refused(g, "donate rights_1", "Ben's turn", seat=CHO)


@pytest.mark.clause("CAR-DON-04")
@pytest.mark.parametrize(("made", "due"), [(0, 5), (3, 20)])
def test_every_donation_costs_5_more_than_the_one_before(made, due):
    g = after(opened(money=due, donations=MADE[:made]), "donate health_5")
    assert g.companies[ANN].money == 0
    assert g.companies[ANN].donations == (*MADE[:made], "health_5")


@pytest.mark.clause("CAR-DON-07")
def test_the_price_depends_on_ones_own_donations_only():
    g = with_company(bare(), ANN, donations=MADE)
    assert [price(g, seat) for seat in (ANN, BEN)] == [25, 5]
    g = after(started(g, Donations((BEN,))), "donate health_5")
    assert g.companies[BEN].money == 12 - 5


@pytest.mark.clause("CAR-DON-08")
def test_too_little_money_is_refused():
    refused(asked(money=9, donations=MADE[:1]), "donate health_5", "$10, you have $9")


@pytest.mark.clause("CAR-DON-09")
def test_a_space_must_be_free():
    g = with_company(bare(), BEN, donations=("rights_3",))
    assert "rights_3" not in free_donations(g)
    refused(started(g, Donations((ANN,))), "donate rights_3", "taken by Ben")
    refused(started(g, Donations((BEN,))), "donate rights_3", "already yours")


def test_a_donation_that_is_not_on_the_chart_is_refused():
    refused(opened(), "donate rights_9", "There is no donation “rights_9”")


@pytest.mark.clause("CAR-DON-10")
def test_a_pawn_goes_on_the_chart():
    g = opened()
    assert happened(g, "donate health_5")[0] == DonationMade(ANN, DonationId("health_5"), 5)
    assert [at.companies[ANN].pawns for at in (g, after(g, "donate health_5"))] == [22, 21]


@pytest.mark.clause("CAR-DON-11")
def test_without_pawns_nothing_is_donated():
    g = asked(money=50, pawns=0)
    refused(g, "donate health_5", "no pawns left")
    assert not can_donate(g, ANN)


@pytest.mark.clause("CAR-DON-12")
def test_a_copied_donation_raises_the_price_too():
    g = with_company(bare(), BEN, donations=("rights_3",))
    g = with_company(g, ANN, money=15, donations=("health_5", "rights_3"))
    g = after(started(g, Donations((ANN,))), "donate rights_1")
    assert g.companies[ANN].money == 0


@pytest.mark.clause("CAR-DON-13")
def test_income_of_all_comes_before_donations():
    g = with_company(bare(), ANN, money=4, away=(0, 0, 0, 1), tracks=(0, 0, 0, 1))
    g.discs = (0, 0, 0, 4)
    g = after(started(g, Selecting(ANN), Event()), "select research", "recover 1")
    assert (engine.actors(g), g.companies[ANN].money) == ((ANN,), 6)
    assert after(g, "donate health_5").companies[ANN].money == 1


@pytest.mark.clause("CAR-DON-14")
def test_a_full_chart_makes_the_event_idle():
    g = with_company(in_round(Kind.MANAGEMENT), DEE, donations=tuple(BOOK.donations))
    g.discs = (0, 2, 0, 0)
    next_phase = Arranging(ANN, 1)
    assert engine.pending(started(g, Event())) is None
    assert engine.pending(started(g, Donations(g.clockwise()), next_phase)) == next_phase


@pytest.mark.clause("CAR-DON-15")
def test_a_donation_is_worth_what_there_is_in_the_end():
    g = after(started(built(bare(), "denver housing"), Donations((ANN,))), "donate rights_1")
    assert donation_points(g, ANN) == 3
    assert donation_points(built(g, "atlanta housing", "washington housing"), ANN) == 9


@pytest.mark.clause("CAR-DON-16")
def test_whoever_cannot_pay_is_not_asked():
    g = with_company(bare(), BEN, money=8, donations=MADE[:1])
    assert whoever_is_asked(started(g, Donations(g.clockwise()))) == [ANN, CHO, DEE]
