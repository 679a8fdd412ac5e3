"""Standing orders: in a luminary auction, and for the rest of a turn."""

import pytest

from rules.core import orders
from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.actions.pass_ import Pass
from rules.tesla.bids import Bid
from rules.tesla.orders import BidUpTo, PassAuction, PassTurn
from tests.rulebook.tesla import bidding, play, table, with_company

JOAN, BRIAN, ALEXA = range(3)
OUT = "{} has joined you in this auction: one luminary is the limit."
OVER = "No luminary auction is in progress."
PICKING = "Nobody bids against you any more in this auction: you pick a luminary."


@pytest.fixture
def lot():
    """Joan, Brian and Alexa with $14K each, from the top of the fame track down; Joan opens."""
    return bidding(table("edison", "tesla", "brush"), "coffin", "kruesi", "lamme", "morgan")


def seen(g, seat):
    return engine.view(GAME, g, seat)


def against(g, seat, order):
    return orders.objections(seen(g, seat), order)


def done(g, seat, order):
    return orders.answer(GAME, seen(g, seat), order)


def test_the_least_is_bid_up_to_the_limit_and_then_passed(lot):
    order = BidUpTo("coffin", 3)
    assert done(play(lot, "open coffin 1"), BRIAN, order) == Bid(2)
    assert done(play(lot, "open coffin 2"), BRIAN, order) == Bid(3)
    assert done(play(lot, "open coffin 3"), BRIAN, order) == Pass()


def test_a_limit_is_for_its_luminary_only(lot):
    assert done(play(lot, "open kruesi 1"), BRIAN, BidUpTo("coffin", 3)) is None


def test_nobody_bids_out_of_turn_or_against_themselves(lot):
    g = play(lot, "open coffin 1")
    assert done(g, ALEXA, BidUpTo("coffin", 9)) is None
    assert done(g, JOAN, BidUpTo("coffin", 9)) is None


def test_opening_and_picking_are_left_to_the_player(lot):
    assert done(lot, JOAN, BidUpTo("coffin", 9)) is None
    assert done(lot, JOAN, PassAuction()) is None
    last = play(lot, "open coffin 1", "pass", "pass", "open kruesi 1", "pass")
    assert done(last, ALEXA, BidUpTo("lamme", 9)) is None
    assert done(last, ALEXA, PassAuction()) is None


def test_passing_holds_over_lots_also_for_whoever_opened(lot):
    g = play(lot, "open coffin 1")
    assert done(g, BRIAN, PassAuction()) == Pass()
    g = play(g, "pass", "bid 2")
    assert done(g, JOAN, PassAuction()) == Pass()
    g = play(g, "pass", "open kruesi 1")
    assert PassAuction().obsolete(GAME, g, BRIAN) == ""
    assert done(g, BRIAN, PassAuction()) == Pass()


@pytest.mark.parametrize(
    ("played", "seat", "order", "reasons"),
    [
        ((), BRIAN, BidUpTo("coffin", 14), []),
        ((), JOAN, BidUpTo("coffin", 1), []),
        ((), BRIAN, PassAuction(), []),
        ((), BRIAN, BidUpTo("coffin", 15), ["You have $14K; the limit cannot be $15K."]),
        ((), BRIAN, BidUpTo("coffin", 0), ["The limit must be at least $1K, not $0."]),
        ((), BRIAN, BidUpTo("coffin", -2), ["The limit must be at least $1K, not -2."]),
        (
            (),
            BRIAN,
            BidUpTo("anthony", 15),
            [
                "Anthony is not on offer; these are: Coffin, Kruesi, Lamme and Morgan.",
                "You have $14K; the limit cannot be $15K.",
            ],
        ),
        (
            ("open coffin 4",),
            BRIAN,
            BidUpTo("coffin", 4),
            ["Coffin is at $4K by <seat 0>: the limit must be at least $5K, not $4K."],
        ),
        (("open coffin 4",), JOAN, BidUpTo("coffin", 4), []),
        (
            ("open coffin 4",),
            JOAN,
            BidUpTo("coffin", 3),
            ["Coffin is at $4K by you: the limit must be at least $4K, not $3K."],
        ),
        (("open coffin 4",), BRIAN, BidUpTo("kruesi", 1), []),
        (("open coffin 4", "pass"), BRIAN, BidUpTo("coffin", 9), ["You passed on Coffin."]),
        (("open coffin 4", "pass", "pass"), JOAN, BidUpTo("kruesi", 9), [OUT.format("Coffin")]),
        (("open coffin 4", "pass", "pass"), JOAN, PassAuction(), [OUT.format("Coffin")]),
        (("open coffin 1", "pass", "pass", "open kruesi 1", "pass"), ALEXA, BidUpTo("lamme", 1), [PICKING]),
        (("open coffin 1", "pass", "pass", "open kruesi 1", "pass"), ALEXA, PassAuction(), [PICKING]),
    ],
)
def test_what_may_be_left_now(lot, played, seat, order, reasons):
    assert against(play(lot, *played), seat, order) == reasons


def test_nothing_is_left_outside_an_auction():
    g = table("edison", "tesla")
    assert against(g, 0, BidUpTo("coffin", 5)) == [OVER]
    assert against(g, 1, PassAuction()) == [OVER]
    assert PassAuction().obsolete(GAME, g, 1) == OVER


@pytest.mark.parametrize(
    ("played", "seat", "reason"),
    [
        ((), BRIAN, ""),
        (("open kruesi 1", "pass"), BRIAN, ""),
        (("open kruesi 1", "pass", "pass"), BRIAN, ""),
        (("open coffin 1",), BRIAN, ""),
        (("open coffin 1", "pass"), BRIAN, "You passed on Coffin at $1K."),
        (("open coffin 1", "pass", "pass"), BRIAN, "Coffin went to <seat 0>."),
        (("open coffin 1", "bid 2", "pass", "pass"), BRIAN, "Coffin is yours."),
        (("open kruesi 1", "bid 2", "pass", "pass"), BRIAN, OUT.format("Kruesi")),
        (("open kruesi 1", "pass", "bid 2", "pass", "open lamme 1", "pass"), BRIAN, PICKING),
    ],
)
def test_a_limit_ends_with_its_lot(lot, played, seat, reason):
    g = play(lot, *played)
    assert BidUpTo("coffin", 9).obsolete(GAME, g, seat) == reason
    assert done(g, seat, BidUpTo("coffin", 9)) is None or not reason


def test_passing_ends_when_nothing_is_left_to_pass_on(lot):
    g = play(lot, "open coffin 1", "pass", "pass")
    assert PassAuction().obsolete(GAME, g, JOAN) == OUT.format("Coffin")
    assert PassAuction().obsolete(GAME, g, BRIAN) == ""
    assert PassAuction().obsolete(GAME, play(g, "open kruesi 1", "pass"), ALEXA) == PICKING


def test_choices_are_the_luminaries_and_what_can_be_paid(lot):
    g = with_company(lot, BRIAN, cash=3)
    found = orders.matching(GAME, seen(g, BRIAN), BidUpTo, {"luminary": "lamme"})
    assert found == [BidUpTo("lamme", 1), BidUpTo("lamme", 2), BidUpTo("lamme", 3)]
    assert len(orders.matching(GAME, seen(g, BRIAN), BidUpTo, {})) == 12
    g = play(g, "open coffin 2")
    assert orders.matching(GAME, seen(g, BRIAN), BidUpTo, {"luminary": "coffin"}) == [BidUpTo("coffin", 3)]


def test_no_choices_without_an_auction():
    assert orders.matching(GAME, seen(table("edison", "tesla"), 0), BidUpTo, {}) == []


def test_one_limit_for_each_luminary_and_none_beside_passing():
    assert BidUpTo("coffin", 3).replaces(BidUpTo("coffin", 9))
    assert not BidUpTo("coffin", 3).replaces(BidUpTo("kruesi", 3))
    assert not BidUpTo("coffin", 3).replaces(PassAuction())
    assert PassAuction().replaces(BidUpTo("coffin", 3))
    assert PassAuction().replaces(PassAuction())
    assert not any(PassAuction().replaces(other) for other in (PassTurn(1), orders.Plan()))


def test_orders_are_written_and_said(lot):
    assert engine.write(BidUpTo("coffin", 6)) == "bid-up-to coffin 6"
    assert BidUpTo("coffin", 6).say() == "Bid up to $6K for Coffin"
    assert BidUpTo("coffin", 6).consequence(lot, BRIAN) == "leaves at least $8K"
    assert PassAuction().say() == "Pass for the rest of this auction"
    assert PassAuction().consequence(lot, BRIAN) == "when you must open, you are asked"


@pytest.fixture
def turn():
    """The actions of the first turn: Joan acts, Brian has a second luminary."""
    return with_company(table("edison", "tesla", "brush"), BRIAN, "coffin")


def test_all_luminaries_are_passed_with_one_by_one(turn):
    order = PassTurn(1)
    assert done(turn, BRIAN, order) is None
    g = play(turn, "pass edison")
    assert done(g, BRIAN, order) == Pass("tesla")
    g = play(g, "pass tesla", "pass brush")
    assert done(g, BRIAN, order) == Pass("coffin")


def test_no_visit_is_left_and_no_card_taken_by_passing(turn):
    g = play(with_company(turn, JOAN, shares=(0, 1, 1)), "market edison")
    assert PassTurn(1).obsolete(GAME, g, JOAN) == "All your luminaries are exhausted."
    assert done(g, JOAN, PassTurn(1)) is None


@pytest.mark.parametrize(
    ("played", "turn_number", "reason"),
    [
        ((), 1, ""),
        ((), 2, "Turn 2 has not begun."),
        (("pass edison", "pass tesla"), 1, ""),
        (("pass edison", "pass tesla", "pass brush", "pass coffin"), 1, "Turn 1 is over."),
    ],
)
def test_passing_ends_with_the_turn(turn, played, turn_number, reason):
    g = play(turn, *played)
    assert PassTurn(turn_number).obsolete(GAME, g, BRIAN) == reason
    assert against(g, BRIAN, PassTurn(turn_number)) == ([reason] if reason else [])


def test_nobody_passes_before_the_actions(lot):
    assert against(lot, BRIAN, PassTurn(1)) == ["No actions are taken now."]


def test_a_turn_is_passed_by_name(turn):
    assert orders.matching(GAME, seen(turn, BRIAN), PassTurn, {}) == [PassTurn(1)]
    assert engine.write(PassTurn(1)) == "pass-turn 1"
    assert PassTurn(1).say() == "Pass for the rest of turn 1"
    assert PassTurn(1).consequence(turn, BRIAN) == "exhausts Tesla and Coffin"
