"""Opening, raising and passing in a luminary auction."""

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.auction import Bidding, Opening
from rules.tesla.bids import Bid, Open
from rules.tesla.events import BidderPassed
from tests.rulebook.tesla import dealing, play, table
from tests.rules.tesla.auction_table import POOL, asked, auction
from tests.rules.tesla.lines import ANN, BEN, CHO, DEE, cash, happened, legal, refused


@pytest.fixture
def opening():
    """Cho is the most famous of three and about to open."""
    return auction(6, 5, 4)


@pytest.fixture
def on_coffin(opening):
    """Cho has opened with 3 on Coffin; Ann is next."""
    return play(opening, "open coffin 3")


@pytest.mark.clause("TVE-AUC-06")
@pytest.mark.parametrize(("fame", "opener"), [((6, 5, 4), CHO), ((2, 5, 6), ANN), ((3, 1, 2), BEN)])
def test_the_most_famous_company_opens_with_any_luminary(fame, opener):
    g = auction(*fame)
    assert isinstance(engine.pending(g), Opening)
    assert engine.actors(g) == (opener,)
    assert engine.options(GAME, g, opener, Open, {}, "luminary") == list(POOL)


@pytest.mark.clause("TVE-AUC-06", "TVE-AUC-20")
def test_future_fame_opens_nothing():
    g = dealing(table("edison", "maxim", "brush", present=(6, 5, 4), future=(4, 5, 6)), POOL, ())
    assert asked(g, "open coffin 1", "pass", "pass") == [CHO, ANN, BEN, BEN]


@pytest.mark.clause("TVE-AUC-07")
@pytest.mark.parametrize("bid", [0, -1])
def test_less_than_1_opens_nothing(opening, bid):
    refused(opening, f"open coffin {bid}", "at least $1K")
    assert min(engine.options(GAME, opening, CHO, Open, {}, "bid")) == 1


@pytest.mark.clause("TVE-AUC-08")
def test_the_opener_may_not_pass(opening):
    refused(opening, "pass", "you must open the bidding with at least $1K")


@pytest.mark.clause("TVE-AUC-09")
def test_an_opening_bid_goes_up_to_the_cash_in_hand(opening):
    refused(opening, "open coffin 15", "You have $14K")
    after = play(opening, "open coffin 14")
    assert after.companies[CHO].luminaries == ("brush", "coffin")
    assert cash(after) == [14, 14, 0]
    assert engine.options(GAME, opening, CHO, Open, {"luminary": "coffin"}, "bid") == list(range(1, 15))


@pytest.mark.clause("TVE-AUC-10")
def test_the_player_to_the_left_is_next_to_raise_or_pass(opening):
    g = play(opening, "open coffin 1")
    assert isinstance(engine.pending(g), Bidding)
    assert engine.actors(g) == (ANN,)
    assert legal(g) == [*(f"bid {bid}" for bid in range(2, 15)), "pass"]


@pytest.mark.clause("TVE-AUC-10")
def test_bidding_goes_round_by_seats_and_not_by_fame():
    assert asked(auction(6, 3, 5, 4), "open coffin 1", "bid 2", "pass") == [BEN, CHO, DEE, ANN]


@pytest.mark.clause("TVE-AUC-11")
@pytest.mark.parametrize("bid", [0, 2, 3])
def test_a_raise_beats_the_bid(on_coffin, bid):
    refused(on_coffin, f"bid {bid}", "at least $4K")
    assert engine.pending(play(on_coffin, "bid 4")).bid == 4


@pytest.mark.clause("TVE-AUC-12")
@pytest.mark.parametrize("bid", ["3.5", "3,500", "$4"])
def test_bids_are_whole_thousands(on_coffin, bid):
    with pytest.raises(engine.Unreadable, match="is not a whole number"):
        engine.read(GAME, on_coffin, ANN, f"bid {bid}")


@pytest.mark.clause("TVE-AUC-12", "TVE-AUC-13")
def test_raises_go_by_1_up_to_the_cash_in_hand(on_coffin):
    on_coffin.settle_company(ANN, cash=9)
    assert engine.options(GAME, on_coffin, ANN, Bid, {}, "bid") == [4, 5, 6, 7, 8, 9]
    refused(on_coffin, "bid 10", "You have $9K")
    refused(on_coffin, "bid 3500", "You have $9K")


@pytest.mark.clause("TVE-AUC-13")
def test_who_cannot_beat_the_bid_can_only_pass(on_coffin):
    on_coffin.settle_company(ANN, cash=3)
    assert legal(on_coffin) == ["pass"]
    refused(on_coffin, "bid 4", "You have $3K")


@pytest.mark.clause("TVE-AUC-13")
def test_who_can_only_pass_is_passed_by_the_table():
    g = auction(6, 5, 4, cash=(3, 14, 14))
    assert BidderPassed(ANN, "coffin") in happened(g, "open coffin 3")
    assert asked(g, "open coffin 3") == [CHO, BEN]
    assert asked(g, "open coffin 2") == [CHO, ANN]


@pytest.mark.clause("TVE-AUC-14")
def test_a_pass_is_final_for_this_lot(opening):
    g = play(opening, "open coffin 1", "bid 2", "pass")
    refused(g, "bid 5", "You passed on Coffin", "Cho's turn", seat=BEN)
    assert asked(g, "bid 3", "bid 4") == [CHO, ANN, CHO]


@pytest.mark.clause("TVE-AUC-14")
def test_a_pass_does_not_count_for_later_lots(opening):
    g = play(opening, "open coffin 1", "pass", "pass", "open kruesi 1")
    assert engine.actors(g) == (ANN,)
    assert "bid 2" in legal(g)


@pytest.mark.clause("TVE-AUC-15")
def test_an_opener_who_is_outbid_may_pass(opening):
    g = play(opening, "open coffin 1", "bid 2", "pass")
    assert "pass" in legal(g, CHO)
    after = play(g, "pass")
    assert after.companies[ANN].luminaries == ("edison", "coffin")
    assert cash(after) == [12, 14, 14]


@pytest.mark.clause("TVE-AUC-16")
def test_bidding_goes_round_until_one_is_left(opening):
    lines = ("open coffin 1", "bid 2", "bid 3", "bid 4", "pass")
    assert asked(opening, *lines) == [CHO, ANN, BEN, CHO, ANN, BEN]
    after = play(opening, *lines, "pass")
    assert after.companies[CHO].luminaries == ("brush", "coffin")
    assert cash(after) == [14, 14, 10]


@pytest.mark.clause("TVE-AUC-16")
def test_only_those_still_in_are_asked_again():
    lines = ("open coffin 1", "bid 2", "pass", "bid 3", "pass", "bid 4", "bid 5")
    assert asked(auction(4, 5, 6, 3), *lines) == [DEE, ANN, BEN, CHO, DEE, ANN, CHO, ANN]


@pytest.mark.clause("TVE-AUC-17")
def test_the_winner_pays_the_bank_and_has_the_luminary_ready(opening):
    after = play(opening, "open coffin 4", "bid 5", "pass", "pass")
    assert cash(after) == [9, 14, 14]
    assert after.companies[ANN].ready == ("edison", "coffin")
    assert "coffin" not in [offer.luminary for offer in after.offers]


@pytest.mark.clause("TVE-AUC-18")
def test_an_opener_whom_nobody_outbids_pays_the_opening_bid(on_coffin):
    after = play(on_coffin, "pass", "pass")
    assert after.companies[CHO].luminaries == ("brush", "coffin")
    assert cash(after) == [14, 14, 11]


@pytest.mark.clause("TVE-AUC-34")
@pytest.mark.parametrize("seat", [BEN, CHO])
def test_bids_out_of_turn_are_refused(on_coffin, seat):
    refused(on_coffin, "bid 4", "It is Ann's turn", seat=seat)
    refused(on_coffin, "pass", "It is Ann's turn", seat=seat)


@pytest.mark.clause("TVE-AUC-34")
def test_nobody_else_may_open(opening):
    refused(opening, "open coffin 1", "It is Cho's turn", seat=ANN)


@pytest.mark.clause("TVE-AUC-35")
def test_only_what_is_on_offer_can_be_opened(opening):
    g = play(opening, "open coffin 1", "pass", "pass")
    refused(g, "open coffin 1", "Coffin is not on offer", "Kruesi, Morgan, Houston and Upton")
    refused(g, "open nobody 1", "“nobody” is not on offer")


@pytest.mark.clause("TVE-AUC-35")
def test_a_raise_is_for_the_luminary_on_offer(on_coffin):
    refused(on_coffin, "open kruesi 4", "Coffin is on offer at $3K")
    after = play(on_coffin, "bid 4", "pass", "pass")
    assert after.companies[ANN].luminaries == ("edison", "coffin")
