"""What is on offer in the luminary auctions."""

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.auction import Opening
from rules.tesla.content import CONTENT
from rules.tesla.events import LuminariesOffered, LuminaryWon, PropagandaRevealed, TurnBegun
from rules.tesla.flow import TakingAction
from rules.tesla.state import Deck
from tests.rulebook.tesla import dealing, play, table
from tests.rules.tesla.auction_table import at, auction, crews, moment, story
from tests.rules.tesla.lines import ANN, BEN, CHO, NAMES, happened

WARNINGS = ("mark-twain", "paris-exposition", "a-warning", "electric-chair", "telluride-power")


def names(g):
    return [offer.luminary for offer in g.offers]


@pytest.mark.clause("TVE-AUC-01")
def test_auctions_come_before_turns_1_3_and_5_only():
    auction, turn = LuminariesOffered, TurnBegun
    walked = [type(event) for event in story(3, auction, turn)]
    assert walked == [auction, turn, turn] * 3
    assert [event.turn for event in story(3, turn)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("TVE-AUC-02")
@pytest.mark.parametrize("viewer", [ANN, BEN, CHO, None])
def test_everybody_sees_the_luminaries_on_offer(viewer):
    g = moment(3, at(1, Opening))
    assert len(names(g)) == 5
    assert names(engine.view(GAME, g, viewer).table) == names(g)


@pytest.mark.clause("TVE-AUC-02")
def test_the_luminaries_on_offer_are_told_with_their_ratings():
    told, *_ = story(3, LuminariesOffered)
    said = GAME.say(told, NAMES)
    assert len(told.lots) == said.count(" (") == 5
    pool = dealing(table("edison", "maxim", "brush"), ("coffin", "morgan"), ())
    assert "Coffin (M1 $1 P1)" in GAME.name(pool.offers[0].luminary)
    assert "Morgan ($2)" in GAME.name(pool.offers[1].luminary)


@pytest.mark.clause("TVE-AUC-03")
def test_in_phase_2_unsold_luminaries_stay_and_the_phase_2_pile_joins_them():
    unsold, pool = names(moment(3, at(1, TakingAction))), names(moment(3, at(2, Opening)))
    assert len(unsold) == 2
    assert pool[:2] == unsold
    assert [CONTENT.luminaries[each].phase for each in pool] == [1, 1, 2, 2, 2, 2]


@pytest.mark.clause("TVE-AUC-04")
def test_in_phase_3_only_unsold_luminaries_are_on_offer():
    unsold, pool = names(moment(3, at(2, TakingAction))), names(moment(3, at(3, Opening)))
    assert len(pool) == 3
    assert pool == unsold


@pytest.mark.clause("TVE-AUC-05")
@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [3, 4, 2]), (3, [5, 6, 3]), (4, [6, 8, 4]), (5, [8, 10, 5])]
)
def test_pools_shrink_to_nothing(seats, sizes):
    assert [len(event.lots) for event in story(seats, LuminariesOffered)] == sizes
    assert moment(seats, at(3, TakingAction)).offers == ()


@pytest.mark.clause("TVE-AUC-24")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_every_company_ends_an_auction_with_one_more_luminary(seats, phase):
    assert crews(moment(seats, at(phase, TakingAction))) == [phase + 1] * seats


@pytest.mark.clause("TVE-AUC-36")
def test_auctions_leave_both_fame_tracks_alone():
    g = auction(6, 5, 4, future=(2, 4, 3))
    done = play(g, "open coffin 1", "bid 2", "pass", "pass", "open kruesi 3", "pass", "pick upton")
    assert crews(done) == [2, 2, 2]
    assert (done.present, done.future) == ((6, 5, 4), (2, 4, 3))


@pytest.mark.clause("TVE-AUC-36")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_fame_is_the_same_before_and_after_each_auction_of_a_game(phase):
    before, after = (moment(4, at(phase, step)) for step in (Opening, TakingAction))
    assert (before.present, before.future) == (after.present, after.future)


def last_pick():
    """Phase 2, one old propaganda card left, one luminary to be picked before the new ones come."""
    piles = (Deck((), 0), Deck(WARNINGS, 4), Deck((), 0))
    g = auction(4, 5, 6, phase=2, propaganda=("pearl-street-station",), propaganda_decks=piles)
    return play(g, "open coffin 1", "pass", "pass", "open kruesi 1", "pass")


@pytest.mark.clause("TVE-AUC-37")
def test_old_propaganda_lies_there_until_the_auction_is_over():
    g = last_pick()
    assert g.propaganda == ("pearl-street-station",)
    after = play(g, "pick morgan")
    assert len(set(after.propaganda)) == 4
    assert set(after.propaganda) < set(WARNINGS)
    assert (engine.pending(after), after.propaganda_decks[1].size) == (TakingAction(ANN), 0)


@pytest.mark.clause("TVE-AUC-37")
def test_auction_then_propaganda_then_actions():
    won, revealed, begun = happened(last_pick(), "pick morgan")
    assert isinstance(won, LuminaryWon)
    assert isinstance(begun, TurnBegun)
    assert (revealed.phase, len(revealed.cards)) == (2, 4)
    assert revealed.removed == ("pearl-street-station",)
    assert GAME.say(revealed, NAMES).endswith(". Left unused: Pearl Street Station.")


@pytest.mark.clause("TVE-AUC-37")
def test_the_propaganda_of_each_phase_comes_after_its_auction():
    walked = story(3, LuminariesOffered, LuminaryWon, PropagandaRevealed, TurnBegun)
    kinds = [LuminariesOffered, *[LuminaryWon] * 3, PropagandaRevealed, TurnBegun, TurnBegun]
    assert [type(event) for event in walked] == kinds * 3
