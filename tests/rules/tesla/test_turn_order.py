"""Who acts when, and when a turn is over."""

from collections import Counter

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.actions.claim import Claim
from rules.tesla.events import (
    ActionPassed,
    FameRewarded,
    LuminariesReadied,
    PresentFameChanged,
    ProfitTaken,
    TurnBegun,
)
from rules.tesla.flow import TakingAction, Turn
from tests.rulebook.tesla import acting, play, settled, table, with_company
from tests.rules.tesla.auction_table import asked, auction, spent, story
from tests.rules.tesla.lines import ANN, BEN, CHO, cash, happened, legal, refused

CREW = ("coffin", "kruesi", "upton")
ROUND = ("pass edison", "pass brush", "pass maxim")


@pytest.fixture
def trio():
    """The first turn: Ann is the most famous, then Cho, then Ben; two luminaries each."""
    g = table("edison", "maxim", "brush", present=(2, 5, 3), future=(2, 5, 3))
    for seat, luminary in enumerate(CREW):
        with_company(g, seat, luminary)
    g.agenda = (Turn(),)
    return settled(g)


@pytest.mark.clause("TVE-TRN-01")
def test_six_turns_in_three_phases_of_two():
    turns = [(event.turn, event.phase) for event in story(2, TurnBegun)]
    assert turns == [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)]


@pytest.mark.clause("TVE-TRN-02", "TVE-TRN-03")
def test_one_action_each_down_the_present_fame_track_and_again(trio):
    lines = (*ROUND, "pass coffin", "pass upton")
    assert asked(trio, *lines) == [ANN, CHO, BEN, ANN, CHO, BEN]


@pytest.mark.clause("TVE-TRN-02")
def test_the_order_is_told_as_the_turn_begins():
    assert story(3, TurnBegun)[0].order == (CHO, BEN, ANN)


@pytest.mark.clause("TVE-TRN-04")
def test_future_fame_does_not_change_the_order_of_this_turn(trio):
    trio.future = (4, 3, 5)
    lines = ("propaganda edison edison -2", *ROUND[1:])
    g = play(trio, *lines)
    assert (g.future, g.present) == ((6, 3, 5), (2, 5, 3))
    assert asked(trio, *lines, "pass coffin", "pass upton") == [ANN, CHO, BEN, ANN, CHO, BEN]


@pytest.mark.clause("TVE-TRN-05")
def test_who_has_spent_all_luminaries_is_skipped(trio):
    lines = ("advance ac 2 coffin+edison", *ROUND[1:], "pass upton")
    assert asked(trio, *lines) == [ANN, CHO, BEN, CHO, BEN]
    g = play(trio, lines[0])
    refused(g, "claim scranton-1 edison ac", "All your luminaries are exhausted", "Cho's turn", seat=ANN)


@pytest.mark.clause("TVE-TRN-06")
def test_bookkeeping_follows_the_last_ready_luminary_at_once(trio):
    g = play(trio, *ROUND, "pass coffin", "pass upton")
    assert (g.turn, cash(g), engine.actors(g)) == (1, [14, 14, 14], (BEN,))
    passed, *bookkeeping = happened(g, "pass kruesi")
    assert passed == ActionPassed(BEN, "kruesi")
    expected = [PresentFameChanged, FameRewarded, *[ProfitTaken] * 3, LuminariesReadied, TurnBegun]
    assert [type(event) for event in bookkeeping] == expected
    after = play(g, "pass kruesi")
    assert (after.turn, engine.actors(after)) == (2, (ANN,))
    assert [len(company.ready) for company in after.companies] == [2, 2, 2]


@pytest.mark.clause("TVE-TRN-07")
def test_the_only_player_with_ready_luminaries_acts_again_and_again(trio):
    g = acting(spent(trio, ANN, CHO), BEN)
    assert asked(g, "pass maxim", "pass kruesi") == [BEN, BEN, ANN]
    assert (play(g, "pass maxim").turn, play(g, "pass maxim", "pass kruesi").turn) == (1, 2)


@pytest.mark.clause("TVE-TRN-08")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_turn_has_as_many_actions_as_luminaries(seats):
    turn, acted = 0, Counter()
    for event in story(seats, TurnBegun, ActionPassed):
        turn = event.turn if isinstance(event, TurnBegun) else turn
        acted[turn] += isinstance(event, ActionPassed)
    per_player = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4, 6: 4}
    assert acted == {turn: seats * each for turn, each in per_player.items()}


@pytest.mark.clause("TVE-TRN-09")
def test_a_pass_exhausts_one_luminary_of_choice_and_nothing_else(trio):
    before, after = trio.companies[ANN], play(trio, "pass coffin")
    company = after.companies[ANN]
    assert (company.spent, company.ready) == (("coffin",), ("edison",))
    assert (company.cash, company.levels, company.shares) == (before.cash, before.levels, before.shares)
    assert after.companies[1:] == trio.companies[1:]
    assert (after.future, after.prices, after.market) == (trio.future, trio.prices, trio.market)


@pytest.mark.clause("TVE-TRN-10")
def test_a_pass_names_a_luminary_while_several_are_ready(trio):
    refused(trio, "pass", "Name the luminary that you exhaust by passing: Edison or Coffin.")
    assert [line for line in legal(trio) if line.startswith("pass")] == ["pass edison", "pass coffin"]


@pytest.mark.clause("TVE-TRN-10")
@pytest.mark.parametrize("line", ["pass", "pass -", "pass coffin"])
def test_a_pass_uses_the_only_ready_luminary(trio, line):
    g = play(trio, *ROUND)
    after = engine.play(GAME, g, ANN, engine.meant(GAME, g, ANN, line)).state
    assert after.companies[ANN].spent == ("edison", "coffin")
    assert engine.actors(after) == (CHO,)


@pytest.mark.clause("TVE-TRN-10")
@pytest.mark.parametrize(
    ("line", "fact"),
    [
        ("pass edison", "Edison is exhausted; ready: Coffin."),
        ("pass upton", "Upton is not one of your luminaries: Edison and Coffin."),
    ],
)
def test_a_pass_names_a_ready_luminary_of_the_own_company(trio, line, fact):
    refused(play(trio, *ROUND), line, fact)


@pytest.mark.clause("TVE-TRN-11")
def test_passing_is_allowed_whatever_else_could_be_done(trio):
    assert any(isinstance(action, Claim) for action in engine.legal(GAME, trio, ANN))
    assert play(trio, "pass coffin").companies[ANN].projects == ()


@pytest.fixture
def stuck():
    """Ann's only ready luminary is Morgan, and there is neither cash, share nor card; Ben is to follow."""
    g = table("edison", "maxim")
    return with_company(g, ANN, "morgan", cash=0, spent=("edison",), used=("edison",))


@pytest.mark.clause("TVE-TRN-12")
def test_who_can_do_nothing_else_can_only_pass(stuck):
    assert legal(stuck, ANN) == ["pass morgan"]
    refused(
        stuck,
        "market morgan",
        "You have no certificate to sell and can buy none: the cheapest costs $10K, you hold $0",
    )
    refused(stuck, "propaganda morgan", "no card is left: nothing to do; pass instead")


@pytest.mark.clause("TVE-TRN-12")
def test_the_turn_moves_on_after_the_only_pass(stuck):
    after = settled(stuck)
    assert after.companies[ANN].spent == ("edison", "morgan")
    assert engine.pending(after) == TakingAction(BEN)
    assert after.turn == 1


@pytest.mark.clause("TVE-TRN-12")
@pytest.mark.parametrize(
    ("change", "line"),
    [({"cash": 12}, "market morgan"), ({"shares": (1, 0)}, "market morgan"), ({"cash": 2}, "claim")],
)
def test_the_table_passes_for_nobody_who_could_act(stuck, change, line):
    stuck.settle_company(ANN, **change)
    after = settled(stuck)
    assert engine.actors(after) == (ANN,)
    assert any(each.startswith(line) for each in legal(after))


@pytest.mark.clause("TVE-TRN-13")
def test_a_pass_does_not_end_the_turn_of_a_player(trio):
    assert asked(trio, *ROUND) == [ANN, CHO, BEN, ANN]
    assert "market coffin" in legal(play(trio, *ROUND))


@pytest.mark.clause("TVE-TRN-14")
@pytest.mark.parametrize("line", ["claim scranton-1 upton ac", "market upton", "pass upton"])
def test_acting_out_of_order_is_refused(trio, line):
    refused(trio, line, "It is Ann's turn", seat=CHO)
    assert line in legal(play(trio, "pass edison"), CHO)


@pytest.mark.clause("TVE-TRN-14")
def test_nobody_acts_during_a_visit_to_the_market(trio):
    refused(play(trio, "market coffin"), "market upton", "It is Ann's turn", seat=CHO)


AUCTION = ("open coffin 1", "pass", "pass", "open kruesi 1", "pass")


@pytest.mark.clause("TVE-TRN-15")
@pytest.mark.parametrize("lots", range(len(AUCTION) + 1))
@pytest.mark.parametrize("rest", ["claim scranton-1 {} ac", "advance ac 2 {}", "propaganda {}", "market {}"])
def test_nobody_acts_before_the_auction_is_over(lots, rest):
    g = play(auction(4, 5, 6), *AUCTION[:lots])
    inventor = g.companies[engine.actors(g)[0]].key
    refused(g, rest.format(inventor), "auction is in progress")
    assert rest.format("edison") in legal(play(g, *AUCTION[lots:], "pick morgan"), ANN)
