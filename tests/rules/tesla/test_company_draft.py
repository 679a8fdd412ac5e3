"""The company draft: a company, its inventor, its certificates and its markers."""

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.auction import Opening
from rules.tesla.events import CompanyDrafted, TurnBegun
from rules.tesla.flow import TakingAction
from tests.rulebook.tesla import acting, bare, play, table, with_company
from tests.rules.tesla.lines import ANN, BEN, CHO, happened, idly, refused, to_the_end, told

COMPANIES = ("brush", "edison", "maxim", "tesla", "thomson")


@pytest.fixture
def maxim():
    """Three players, of whom Ann has drafted Maxim."""
    return play(bare(3), "draft maxim")


@pytest.fixture
def all_drafted():
    """Ann leads Edison, Ben Maxim, Cho Brush."""
    return play(bare(3), "draft edison", "draft maxim", "draft brush")


@pytest.mark.clause("TVE-DRF-01")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_table_may_name_who_drafts_first(first):
    for seed in range(5):
        assert engine.actors(engine.new(GAME, 3, {"first_drafter": first}, seed)) == (first - 1,)


@pytest.mark.clause("TVE-DRF-01")
@pytest.mark.parametrize("first", [0, 4, -1])
def test_the_first_drafter_must_have_a_seat(first):
    with pytest.raises(engine.Illegal, match=f"Seat {first} cannot draft first: the seats are 1 to 3"):
        engine.new(GAME, 3, {"first_drafter": first}, 7)


@pytest.mark.clause("TVE-DRF-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_else_the_seed_says_who_drafts_first(seats):
    drawn = [engine.actors(engine.new(GAME, seats, None, seed)) for seed in range(60)]
    assert set(drawn) == {(seat,) for seat in range(seats)}
    assert drawn == [engine.actors(engine.new(GAME, seats, None, seed)) for seed in range(60)]


@pytest.mark.clause("TVE-DRF-02")
def test_drafting_goes_clockwise_with_one_pick_each():
    g, asked = engine.new(GAME, 3, {"first_drafter": 2}, 7), []
    while not all(company.drafted for company in g.companies):
        asked += engine.actors(g)
        g = play(g, engine.write(engine.legal(GAME, g, asked[-1])[0]))
    assert asked == [BEN, CHO, ANN]
    assert isinstance(engine.pending(g), Opening)


@pytest.mark.clause("TVE-DRF-03", "TVE-DRF-06")
def test_a_pick_gives_the_inventor_and_the_preferred_certificate_and_no_regular_one(maxim):
    ann = maxim.companies[ANN]
    assert (ann.key, ann.luminaries, ann.ready) == ("maxim", ("maxim",), ("maxim",))
    assert (ann.preferred, ann.shares) == (1, (0, 0, 0))
    assert GAME.scores(maxim)[ANN].parts == (("Maxim preferred", 48),)
    assert (maxim.companies[BEN].luminaries, maxim.companies[BEN].preferred) == ((), 0)


@pytest.mark.clause("TVE-DRF-04", "TVE-DRF-05")
def test_four_certificates_open_the_market_and_two_are_set_aside(maxim):
    assert maxim.market == (4, 0, 0)
    assert maxim.set_aside == (2, 0, 0)


@pytest.mark.clause("TVE-DRF-05")
def test_certificates_set_aside_cannot_be_bought(all_drafted):
    g = acting(with_company(all_drafted, ANN, cash=200), ANN)
    g = play(g, "market edison", *["buy edison"] * 4)
    assert (g.companies[ANN].shares[ANN], g.market[ANN], g.set_aside[ANN]) == (4, 0, 2)
    refused(g, "buy edison", "no Edison share for sale")


@pytest.mark.clause("TVE-DRF-07")
def test_all_technologies_start_on_level_i(maxim):
    assert maxim.companies[ANN].levels == (1, 1, 1)
    g = with_company(acting(play(maxim, "draft edison", "draft brush"), ANN), ANN, cash=90)
    claims = {each.project for each in engine.legal(GAME, g, ANN) if each.verb == "claim"}
    assert {project.rsplit("-")[-1] for project in claims} == {"1"}


@pytest.mark.clause("TVE-DRF-08", "TVE-STK-07")
def test_all_prices_start_at_12(maxim, all_drafted):
    assert maxim.prices[ANN] == 12
    assert all_drafted.prices == (12, 12, 12)


@pytest.mark.clause("TVE-DRF-09")
def test_the_first_drafter_takes_spot_6_on_both_tracks(maxim):
    assert maxim.present == maxim.future == (6, 0, 0)


@pytest.mark.clause("TVE-DRF-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [1, 2])
def test_each_later_drafter_takes_the_lowest_free_spot(seats, first):
    g = engine.new(GAME, seats, {"first_drafter": first}, 7)
    start = engine.actors(g)[0]
    g = play(g, *(f"draft {company}" for company in COMPANIES[: min(seats, 4)]))
    in_order = [(start + step) % seats for step in range(seats)]
    assert [g.present[seat] for seat in in_order] == [6, 5, 4, 3, 2][:seats]
    assert g.future == g.present
    assert [g.companies[seat].key for seat in in_order] == list(COMPANIES[:seats])


@pytest.mark.clause("TVE-DRF-12")
def test_a_company_taken_or_unknown_cannot_be_drafted():
    g = play(bare(3), "draft edison")
    free = "free companies: Brush, Maxim, Tesla and Thomson."
    refused(g, "draft edison", "Edison", "Ann", free)
    refused(g, "draft Volta", "no company “Volta”", free)


@pytest.mark.clause("TVE-DRF-13")
@pytest.mark.parametrize("seat", [ANN, CHO])
def test_only_the_player_whose_turn_it_is_may_draft(maxim, seat):
    refused(maxim, "draft brush", "Ben's turn", seat=seat)
    assert engine.legal(GAME, maxim, seat) == []


@pytest.mark.clause("TVE-DRF-13")
@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("claim scranton-1 maxim ac", "claim a project"),
        ("market maxim", "visit the stock market"),
        ("pass", "pass"),
        ("bid 2", "raise the bid"),
    ],
)
def test_nothing_else_is_done_in_the_draft(maxim, line, what):
    refused(maxim, line, f"You cannot {what} now. Draft a company with its inventor.")


@pytest.mark.clause("TVE-DRF-12")
def test_nobody_drafts_twice():
    refused(table("edison", "maxim"), "draft brush", "The draft is over")


@pytest.mark.clause("TVE-DRF-14")
def test_companies_that_nobody_drafts_are_out(all_drafted):
    g = all_drafted
    assert (g.prices, g.market, g.set_aside) == ((12,) * 3, (4,) * 3, (2,) * 3)
    assert (len(g.present), len(g.future), sum(g.set_aside)) == (3, 3, 6)
    g = with_company(acting(g, ANN), ANN, cash=90)
    refused(g, "propaganda edison tesla 1", "Only Edison, Maxim or Brush", "can be moved, not Tesla")
    refused(play(g, "market edison"), "buy tesla", "Tesla is not in play")
    refused(play(g, "market edison", "buy maxim"), "sell thomson", "Thomson is not in play")


@pytest.mark.clause("TVE-DRF-15")
def test_the_last_drafter_opens_the_first_auction_and_acts_first(all_drafted):
    assert isinstance(engine.pending(all_drafted), Opening)
    assert engine.actors(all_drafted) == (CHO,)
    reached = to_the_end(all_drafted, idly)
    first = next(each for each in reached if isinstance(engine.pending(each.state), TakingAction))
    assert engine.actors(first.state) == (CHO,)
    assert [event.order for event in first.events if isinstance(event, TurnBegun)] == [(CHO, BEN, ANN)]


@pytest.mark.clause("TVE-DRF-09")
def test_a_draft_is_told():
    events = happened(bare(3), "draft maxim")
    assert events == (CompanyDrafted(ANN, "maxim", 6),)
    assert told(events) == ["Ann drafts Maxim (Maxim Electric Incorporated) and starts on fame spot 6."]
