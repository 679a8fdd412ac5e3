"""The event reveal: primary effects, auctions, stock effects."""

import pytest

from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla import GAME
from rules.tesla.abilities import NEUTRAL
from rules.tesla.edition import in_force
from rules.tesla.inventors import inventor_alone
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.event_auction import EventBidding
from rules.tesla.powering_up.event_reveal import StockEffect
from rules.tesla.powering_up.events import EventRevealed, EventWon, StocksMoved
from rules.tesla.state import Deck, Occasion
from tests.rulebook.tesla import with_company
from tests.rules.tesla.lines import after, cash, legal, refused
from tests.rules.tesla.powering_up.tables import (
    acting,
    course,
    developed,
    keeping_books,
    revealing,
    whole,
    with_event,
)

TRIO = ("tesla", "thomson", "brush")


def moved(event, *prices):
    """The prices after the stock effect of an event."""
    g = with_event(whole(*TRIO[: len(prices)], prices=prices), event)
    StockEffect().run(g)
    return g.prices


def dining(**changes):
    """Ann leads Tesla, owns Delmonico's, and has Kruesi beside him."""
    return with_event(with_company(whole("tesla", "thomson", **changes), 0, "kruesi"), "delmonicos", 0)


@pytest.mark.clause("PU-EVT-01")
def test_one_event_is_revealed_each_turn():
    sizes = [
        tuple(deck.size for deck in each.state.event_decks)
        for each in course(2, 3)
        if any(isinstance(event, EventRevealed) for event in each.events)
    ]
    assert sizes == [(1, 2, 2), (0, 2, 2), (0, 1, 2), (0, 0, 2), (0, 0, 1), (0, 0, 0)]


@pytest.mark.clause("PU-EVT-03", "PU-EVT-17")
def test_the_stock_effect_comes_after_the_auction_and_changes_no_cash():
    g = revealing(whole("tesla", "thomson", phase=2), "lamp-patent")
    reached = engine.play(GAME, after(g, "bid 3"), Seat(1), engine.read(GAME, g, Seat(1), "pass"))
    kinds = [type(event) for event in reached.events if isinstance(event, EventWon | StocksMoved)]
    assert kinds == [EventWon, StocksMoved]
    assert cash(reached.state) == [11, 14]


@pytest.mark.clause("PU-EVT-04", "PU-EVT-18")
def test_labor_unrest_makes_every_claim_dearer():
    plain = whole("edison", "brush")
    dear = with_event(whole("edison", "brush"), "labor-unrest")
    for seat, line, cost in ((0, "claim brooklyn-1 edison ac", 7), (1, "claim brooklyn-1 brush ac", 6)):
        bills = [14 - cash(after(acting(each.copy(), seat), line))[seat] for each in (plain, dear)]
        assert bills == [cost, cost + 2]


@pytest.mark.clause("PU-EVT-05")
def test_delmonicos_is_auctioned_before_any_action():
    g = revealing(whole("tesla", "thomson"), "delmonicos")
    assert isinstance(engine.pending(g), EventBidding)
    assert set(legal(g)) == {f"bid {bid}" for bid in range(1, 15)} | {"pass"}


@pytest.mark.clause("PU-EVT-06", "PU-EVT-08")
def test_bidding_starts_with_the_most_famous_and_goes_on_clockwise():
    g = revealing(whole(*TRIO, present=(6, 5, 4)), "delmonicos")
    assert engine.actors(g) == (2,)
    g = after(g, "pass")
    assert engine.actors(g) == (0,)
    g = after(g, "bid 1")
    assert engine.actors(g) == (1,)
    g = after(g, "pass")
    assert g.event.owner == 0


@pytest.mark.clause("PU-EVT-07")
def test_bids_are_above_the_last_and_within_cash():
    g = revealing(whole("tesla", "thomson"), "delmonicos")
    refused(g, "bid 0", "at least $1K")
    refused(g, "bid 15", "You have $14K")
    refused(after(g, "bid 3"), "bid 3", "at least $4K")


@pytest.mark.clause("PU-EVT-09")
def test_without_cash_one_can_only_pass():
    g = with_company(whole("tesla", "thomson"), 0, cash=0)
    g = revealing(g, "delmonicos")
    assert engine.actors(g) == (1,)


@pytest.mark.clause("PU-EVT-10")
def test_the_winner_pays_the_bank_and_has_the_card():
    g = after(revealing(whole("tesla", "thomson"), "delmonicos"), "bid 8", "pass")
    assert cash(g) == [6, 14]
    assert g.event == Occasion("delmonicos", Seat(0))


@pytest.mark.clause("PU-EVT-12")
def test_without_a_bid_a_strike_hits_everybody_and_a_benefit_is_lost():
    g = developed(developed(whole("tesla", "thomson", phase=3), 0, "lab", "works"), 1, "lab", "studio")
    g = after(revealing(g, "pullman-strike"), "pass", "pass", "remove tesla-works", "remove thomson-lab")
    assert [len(each.developed) for each in g.companies] == [1, 1]
    g = after(revealing(whole("tesla", "thomson", phase=2), "edison-general-electric"), "pass", "pass")
    assert (g.event.owner, g.prices) == (None, (13, 13))


@pytest.mark.clause("PU-EVT-13")
def test_the_stock_effect_moves_every_company_in_play():
    g = revealing(whole(*TRIO, prices=(20, 30, 40)), "statue-of-liberty")
    assert g.prices == (21, 31, 41)


@pytest.mark.clause("PU-EVT-14")
def test_two_columns_to_the_left_are_two_steps():
    assert moved("blizzard-of-1888", 52, 49, 55) == (42, 39, 45)


@pytest.mark.clause("PU-EVT-15")
@pytest.mark.parametrize(
    ("event", "before", "now"),
    [
        ("labor-unrest", (42, 36), (38, 32)),
        ("overhead-wire-deaths", (42, 36), (42, 36)),
        ("statue-of-liberty", (14, 20), (15, 21)),
        ("brooklyn-bridge", (43, 20), (45, 22)),
    ],
)
def test_the_other_stock_effects(event, before, now):
    assert moved(event, *before) == now


@pytest.mark.clause("PU-EVT-16")
def test_prices_stay_within_the_board():
    assert moved("blizzard-of-1888", 13, 16, 12) == (12, 12, 12)
    assert moved("brooklyn-bridge", 76, 77) == (77, 77)
    g = whole("tesla", "thomson", turn=5, phase=3, prices=(76, 20))
    assert keeping_books(g).prices[0] == 77


@pytest.mark.clause("PU-EVT-19")
def test_who_cannot_pay_the_event_cannot_act():
    g = with_event(with_company(whole("tesla", "thomson"), 0, cash=9), "labor-unrest")
    refused(g, "claim albany-1 tesla ac", "costs $10K", "$2K of it for the event", "you hold $9K")
    after(with_company(g, 0, cash=10), "claim albany-1 tesla ac")


@pytest.mark.clause("PU-EVT-20")
def test_discounts_do_not_touch_an_event():
    g = with_company(whole("tesla", "thomson", phase=3), 0, "villard")
    g = with_event(g, "labor-unrest")
    assert 14 - cash(after(g, "claim scranton-1 villard ac"))[0] == 2


@pytest.mark.clause("PU-EVT-21", "PU-BK-16", "PU-EVT-28")
def test_an_event_ends_with_the_turn():
    g = with_event(whole("tesla", "thomson"), "delmonicos", 0)
    g.event_decks = (Deck(("statue-of-liberty",), 1), Deck((), 0), Deck((), 0))
    g = keeping_books(g)
    while g.turn == 1:
        g = after(g, "skip")
    assert g.event == Occasion("statue-of-liberty")
    refused(g, "refresh tesla", "No card of yours")


@pytest.mark.clause("PU-EVT-22")
def test_the_owner_of_delmonicos_uses_her_inventor_twice():
    g = after(dining(), "advance ac 2 tesla")
    g = after(acting(g, 0), "refresh tesla")
    assert g.companies[0].ready == ("tesla", "kruesi")
    assert engine.actors(g) == (0,)
    g = after(g, "develop tesla-lab tesla")
    assert g.companies[0].spent == ("tesla",)


@pytest.mark.clause("PU-EVT-23")
def test_it_works_once():
    g = acting(after(dining(), "advance ac 2 tesla"), 0)
    g = after(g, "refresh tesla", "develop tesla-lab tesla")
    assert g.event.over
    refused(acting(g, 0), "refresh tesla", "the card was used already")


@pytest.mark.clause("PU-EVT-24")
def test_only_an_inventor_who_was_used_is_refreshed():
    g = dining()
    refused(g, "refresh tesla", "Tesla is still ready")
    g = acting(after(g, "pass kruesi"), 0)
    refused(g, "refresh kruesi", "refreshes your inventor Tesla only")


@pytest.mark.clause("PU-EVT-25")
def test_only_the_owner_refreshes():
    g = acting(with_event(whole("tesla", "thomson"), "delmonicos", 0), 1)
    refused(g, "refresh thomson", "belongs to Ann")


@pytest.mark.clause("PU-EVT-26")
@pytest.mark.parametrize(("line", "over"), [("refresh tesla", False), ("skip", True)])
def test_a_spent_owner_is_still_asked(line, over):
    g = with_event(whole("tesla", "thomson"), "delmonicos", 0)
    g = after(g, "develop tesla-lab tesla", "pass thomson")
    assert engine.actors(g) == (0,)
    assert set(legal(g)) == {"refresh tesla", "skip"}
    g = after(g, line)
    assert (g.event is None or g.event.over) is True
    assert bool(g.companies[0].ready) is not over or g.turn == 2


@pytest.mark.clause("PU-EVT-27")
def test_a_refreshed_inventor_has_been_used():
    g = with_event(with_company(whole("edison", "thomson"), 0, "kruesi"), "delmonicos", 0)
    g = acting(after(g, "pass edison"), 0)
    g = after(g, "refresh edison")
    assert g.companies[0].ready == ("edison", "kruesi")
    assert inventor_alone(g, Seat(0)) is NEUTRAL


@pytest.mark.clause("PU-EVT-29", "PU-EVT-30", "PU-EVT-31")
def test_a_strike_takes_a_developed_card_of_choice():
    g = developed(whole(*TRIO, phase=3), 2, "lab", "office")
    g = after(revealing(g, "pullman-strike"), "bid 1", "pass", "pass")
    assert engine.actors(g) == (2,)
    refused(g, "remove brush-studio", "not developed by you")
    g = after(g, "remove brush-lab")
    assert g.companies[2].developed == ("brush-office",)
    assert g.companies[1].removed == ()


@pytest.mark.clause("PU-EVT-32")
def test_a_removed_card_never_returns():
    g = with_company(whole("tesla", "thomson"), 0, "kruesi", removed=("tesla-lab",))
    refused(g, "develop tesla-lab kruesi", "was removed from the game")
    lab = developed(whole("thomson", "brush"), 0, "lab")
    assert in_force(lab, Seat(0)).invention(2, place=0, level=2) == 1
    gone = with_company(whole("thomson", "brush"), 0, removed=("thomson-lab",))
    assert in_force(gone, Seat(0)).invention(2, place=0, level=2) == 2


def test_every_event_says_what_it_does():
    assert all(card.text.endswith(".") for card in EXPANSION.events.values())
