"""The certificates that come with luminaries."""

from collections import Counter

import pytest

from rules.core import play as engine
from rules.core.chance import Chance
from rules.tesla import GAME
from rules.tesla.auction import Opening
from rules.tesla.bids import Open
from rules.tesla.events import LuminariesOffered, LuminaryWon
from rules.tesla.flow import TakingAction
from tests.rulebook.tesla import dealing, play, table
from tests.rules.tesla.auction_table import at, auction, holding, moment, story, with_certificates
from tests.rules.tesla.lines import ANN, BEN, CHO, NAMES, cash, happened, legal, refused

EDISON, MAXIM, BRUSH = range(3)
PRICES = (12, 12, 30)


def pairs(g):
    return [(offer.luminary, offer.certificate) for offer in g.offers]


@pytest.fixture
def coffin():
    """Phase 2: Ann opens; a Brush share lies on Coffin and a Maxim share on Kruesi."""
    g = auction(4, 5, 6, phase=2, prices=PRICES, market=(4, 4, 0))
    return with_certificates(g, coffin=BRUSH, kruesi=MAXIM, morgan=EDISON, houston=BRUSH, upton=EDISON)


@pytest.mark.clause("TVE-AUC-25")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_phase_1_luminaries_bring_no_certificates(seats):
    g = moment(seats, at(1, Opening))
    assert [certificate for _, certificate in pairs(g)] == [None] * len(g.offers)
    after = moment(seats, at(1, TakingAction))
    assert [company.shares for company in after.companies] == [(0,) * seats] * seats
    assert after.set_aside == (2,) * seats


@pytest.mark.clause("TVE-AUC-26")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_before_the_phase_2_auction_every_luminary_gets_one_of_the_set_aside(seats):
    g = moment(seats, at(2, Opening))
    assert Counter(certificate for _, certificate in pairs(g)) == dict.fromkeys(range(seats), 2)
    assert len(g.offers) == 2 * seats
    assert g.set_aside == (0,) * seats


@pytest.mark.clause("TVE-AUC-26")
def test_the_certificates_are_shuffled():
    deals = set()
    for seed in range(30):
        g = table("edison", "maxim", phase=2, chance=Chance(seed))
        deals.add(tuple(pairs(dealing(g, ("lamme", "villard"), ("coffin", "morgan")))))
    assert {deal[0][1] for deal in deals} == {0, 1}
    assert 4 <= len(deals) <= 6


@pytest.mark.clause("TVE-AUC-27")
@pytest.mark.parametrize("viewer", [ANN, BEN, CHO, None])
def test_everybody_sees_the_certificates_before_the_bidding(viewer):
    g = moment(3, at(2, Opening))
    seen = engine.view(GAME, g, viewer).table
    assert pairs(seen) == pairs(g)
    assert None not in dict(pairs(seen)).values()


@pytest.mark.clause("TVE-AUC-27")
def test_the_certificates_are_told_and_stand_on_the_labels(coffin):
    told = story(3, LuminariesOffered)[1]
    assert GAME.say(told, NAMES).count(" share)") == len(told.lots) == 6
    label = Open("coffin", 2).consequence(coffin, engine.pending(coffin), ANN)
    assert label == "with 1 Brush share; leaves $12K"


@pytest.mark.clause("TVE-AUC-28")
def test_the_certificate_is_free_and_leaves_the_price_alone(coffin):
    after = play(coffin, "open coffin 2", "pass", "pass")
    assert after.companies[ANN].shares == (0, 0, 1)
    assert cash(after) == [12, 14, 14]
    assert (after.prices, after.market) == (PRICES, (4, 4, 0))


@pytest.mark.clause("TVE-AUC-28")
def test_a_pick_brings_its_certificate_too(coffin):
    g = play(coffin, "open coffin 2", "pass", "pass", "open kruesi 1", "pass", "pick upton")
    assert [company.shares for company in g.companies] == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]
    assert (cash(g), g.prices) == ([12, 13, 13], PRICES)


@pytest.mark.clause("TVE-AUC-29")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_unsold_luminaries_keep_their_certificates_for_phase_3(seats):
    unsold, offered = moment(seats, at(2, TakingAction)), moment(seats, at(3, Opening))
    assert len(pairs(unsold)) == seats
    assert pairs(offered) == pairs(unsold)
    assert None not in dict(pairs(offered)).values()


@pytest.mark.clause("TVE-AUC-30")
def test_certificates_set_aside_are_not_in_the_market():
    g = table("edison", "brush", "maxim")
    for seat in (ANN, BEN):
        g.settle_company(seat, cash=100)
    g = play(g, "market edison", *["buy brush"] * 4, "leave", "market brush")
    assert (g.market, g.set_aside) == ((4, 0, 4), (2, 2, 2))
    refused(g, "buy brush", "There is no Brush share for sale")
    assert "buy edison" in legal(g)


@pytest.mark.clause("TVE-AUC-30")
def test_certificates_on_luminaries_are_not_in_the_market(coffin):
    rest = ("open kruesi 1", "pass", "pass", "open morgan 1", "pass", "pick upton")
    g = play(coffin, *rest, "market edison")
    assert pairs(g) == [("coffin", BRUSH), ("houston", BRUSH)]
    g.settle_company(ANN, cash=100)
    refused(g, "buy brush", "There is no Brush share for sale")
    assert "buy maxim" in legal(g)


@pytest.mark.clause("TVE-AUC-31")
def test_a_fifth_share_of_another_company_goes_to_the_market(coffin):
    g = play(holding(coffin, BEN, 0, 0, 4), "open coffin 1", "bid 2", "pass")
    after = play(g, "pass")
    assert after.companies[BEN].luminaries == ("maxim", "coffin")
    assert after.companies[BEN].shares == (0, 0, 4)
    assert (after.market, after.prices, cash(after)) == ((4, 4, 1), PRICES, [14, 12, 14])
    told = next(event for event in happened(g, "pass") if isinstance(event, LuminaryWon))
    said = (
        "Charles A. Coffin joins Ben for $2K with 1 Brush share, which goes to the market: four is the limit."
    )
    assert GAME.say(told, NAMES) == said


@pytest.mark.clause("TVE-AUC-31")
def test_a_fourth_share_of_another_company_is_kept(coffin):
    after = play(holding(coffin, ANN, 0, 0, 3), "open coffin 1", "pass", "pass")
    assert after.companies[ANN].shares == (0, 0, 4)
    assert after.market == (4, 4, 0)


@pytest.mark.clause("TVE-AUC-32")
def test_shares_of_the_own_company_have_no_limit(coffin):
    after = play(holding(coffin, CHO, 0, 0, 4), "open coffin 1", "pass", "bid 2", "pass")
    assert after.companies[CHO].shares == (0, 0, 5)
    assert after.market == (4, 4, 0)
