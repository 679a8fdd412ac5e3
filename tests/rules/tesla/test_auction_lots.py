"""Who opens the next lot, who is out, and what the last one does."""

import pytest

from rules.core import play as engine
from rules.tesla.auction import Opening, Picking
from tests.rulebook.tesla import play
from tests.rules.tesla.auction_table import asked, auction, crews
from tests.rules.tesla.lines import ANN, BEN, CHO, DEE, cash, legal, refused

LEFT = ("anthony", "morgan", "villard")
THREE = ("coffin", "kruesi", "morgan")


@pytest.mark.clause("TVE-AUC-19")
def test_a_winner_is_out_of_the_rest_of_the_auction():
    g = play(auction(6, 5, 4), "open coffin 1", "pass", "pass", "open kruesi 1")
    refused(g, "bid 2", "Coffin has joined you", "one luminary is the limit", "Ann's turn", seat=CHO)
    assert asked(g, "bid 2") == [ANN, BEN]
    assert asked(g, "pass") == [ANN, ANN]
    assert isinstance(engine.pending(play(g, "pass")), Picking)


@pytest.mark.clause("TVE-AUC-19")
@pytest.mark.parametrize("lines", [(), ("open kruesi 1", "pass")])
def test_a_winner_neither_opens_nor_picks_again(lines):
    g = play(auction(6, 5, 4), "open coffin 1", "pass", "pass", *lines)
    for line in ("open morgan 1", "pick morgan"):
        refused(g, line, "Coffin has joined you", seat=CHO)


@pytest.mark.clause("TVE-AUC-20")
def test_the_most_famous_of_those_without_a_new_luminary_opens_next():
    g = auction(6, 4, 5, 3)
    assert engine.actors(g) == (DEE,)
    g = play(g, "open coffin 1", "pass", "pass", "pass")
    assert (type(engine.pending(g)), engine.actors(g)) == (Opening, (BEN,))
    g = play(g, "open kruesi 1", "pass", "pass")
    assert (type(engine.pending(g)), engine.actors(g)) == (Opening, (CHO,))
    g = play(g, "open morgan 1", "pass")
    assert (type(engine.pending(g)), engine.actors(g)) == (Picking, (ANN,))


@pytest.mark.clause("TVE-AUC-21")
def test_an_opener_who_lost_opens_again():
    g = play(auction(6, 5, 4), "open coffin 1", "bid 2", "pass", "pass")
    assert g.companies[ANN].luminaries == ("edison", "coffin")
    assert (type(engine.pending(g)), engine.actors(g)) == (Opening, (CHO,))


@pytest.fixture
def last():
    """Ann has 9 and is the last of three without a new luminary; three are left."""
    g = auction(6, 5, 4, pool=("westinghouse", "lamme", *LEFT), phase=2, cash=(9, 14, 14))
    return play(g, "open westinghouse 1", "pass", "pass", "open lamme 1", "pass")


@pytest.mark.clause("TVE-AUC-22")
def test_the_last_one_picks_any_remaining_luminary_for_1(last):
    assert legal(last) == [f"pick {each}" for each in LEFT]
    after = play(last, "pick anthony")
    assert after.companies[ANN].luminaries == ("edison", "anthony")
    assert cash(after) == [8, 13, 13]
    assert [offer.luminary for offer in after.offers] == ["morgan", "villard"]
    assert after.turn == 3
    assert not isinstance(engine.pending(after), Opening | Picking)


@pytest.mark.clause("TVE-AUC-22")
@pytest.mark.parametrize("line", ["bid 4", "open anthony 4"])
def test_the_last_one_cannot_offer_more(last, line):
    refused(last, line, "the price is $1K")


@pytest.mark.clause("TVE-AUC-22")
def test_a_pick_takes_no_price_and_only_what_is_left(last):
    with pytest.raises(engine.Unreadable, match="takes 1 value, not 2"):
        play(last, "pick anthony 4")
    refused(last, "pick lamme", "Lamme is not on offer", "Anthony, Morgan and Villard")


@pytest.mark.clause("TVE-AUC-23")
def test_the_last_one_cannot_skip_the_pick(last):
    refused(last, "pass", "every company adds one luminary")


@pytest.mark.clause("TVE-AUC-33")
def test_who_cannot_pay_1_cannot_open():
    g = auction(5, 6, 4, cash=(14, 14, 0))
    assert (type(engine.pending(g)), engine.actors(g)) == (Opening, (ANN,))
    refused(g, "open coffin 1", "Ann's turn", seat=CHO)


@pytest.mark.clause("TVE-AUC-33")
def test_who_cannot_pay_1_picks_for_nothing_as_the_last_one():
    g = play(auction(5, 6, 4, cash=(14, 14, 0)), "open coffin 1", "pass")
    assert (type(engine.pending(g)), engine.actors(g)) == (Opening, (BEN,))
    g = play(g, "open kruesi 1")
    assert engine.pending(g).ask(g) == "Pick a luminary for $0."
    after = play(g, "pick morgan")
    assert after.companies[CHO].luminaries == ("brush", "morgan")
    assert cash(after) == [13, 13, 0]


@pytest.mark.clause("TVE-AUC-33")
def test_several_who_cannot_pay_1_pick_in_the_order_of_fame():
    g = play(auction(5, 6, 4, cash=(0, 14, 0)), "open coffin 1")
    assert asked(g, "pick upton", "pick morgan")[:2] == [CHO, ANN]
    after = play(g, "pick upton", "pick morgan")
    assert crews(after) == [2, 2, 2]
    assert cash(after) == [0, 13, 0]


@pytest.mark.clause("TVE-AUC-38")
def test_of_two_players_an_opener_who_is_outbid_and_passes_picks_for_1():
    g = play(auction(5, 6, pool=THREE), "open coffin 1", "bid 2", "pass")
    assert g.companies[BEN].luminaries == ("maxim", "coffin")
    assert (type(engine.pending(g)), engine.actors(g)) == (Picking, (ANN,))
    after = play(g, "pick morgan")
    assert after.companies[ANN].luminaries == ("edison", "morgan")
    assert cash(after) == [13, 12]
