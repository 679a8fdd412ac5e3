"""Set-up, draft and auctions with six companies, and the order of play."""

import pytest

from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla import GAME
from rules.tesla.atlas import atlas
from rules.tesla.auction import Opening
from rules.tesla.catalog import PROPAGANDA
from rules.tesla.content import CONTENT
from rules.tesla.draft import Drafting
from rules.tesla.events import LuminariesOffered, LuminariesReadied, PropagandaRevealed, TurnBegun
from rules.tesla.flow import TakingAction
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.customizing import DECKS
from rules.tesla.powering_up.events import EventDiscarded, EventRevealed
from rules.tesla.powering_up.names import cards_of
from tests.rules.tesla.lines import after, legal, refused
from tests.rules.tesla.powering_up.tables import WHOLE, course, developed, happened, revealing, whole

FIRST = WHOLE | {"first_drafter": 1}


def drafted(seats, *companies):
    g = engine.new(GAME, seats, FIRST, 7)
    return after(g, *(f"draft {each}" for each in companies))


@pytest.mark.clause("PU-SET-01")
def test_two_to_six_can_play():
    assert [engine.new(GAME, seats, WHOLE, 1).seats for seats in range(2, 7)] == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(engine.Illegal, match="2–6 players"):
            engine.new(GAME, seats, WHOLE, 1)


@pytest.mark.clause("PU-SET-02")
def test_the_rest_is_set_up_as_in_the_base_game():
    g = drafted(2, "tesla", "edison")
    assert [each.cash for each in g.companies] == [14, 14]
    assert (g.prices, g.current, g.turn, g.phase) == ((12, 12), 0, 1, 1)
    assert [each.levels for each in g.companies] == [(1, 1, 1), (1, 1, 1)]


@pytest.mark.clause("PU-SET-03", "PU-SET-05")
def test_two_events_of_each_phase_lie_face_down():
    g = engine.new(GAME, 3, WHOLE, 1)
    seen = engine.view(GAME, g, Seat(0)).table
    for phase, deck in enumerate(seen.event_decks, 1):
        assert deck.size == 2
        assert {EXPANSION.events[key].phase for key in deck.bag} == {phase}
        assert len(deck.bag) == 7


@pytest.mark.clause("PU-SET-04")
def test_six_events_are_revealed_in_a_game_each_in_its_phase():
    for seed in range(5):
        cards = [event.card for event in happened(2, seed, EventRevealed)]
        assert len(set(cards)) == 6
        assert [EXPANSION.events[card].phase for card in cards] == [1, 1, 2, 2, 3, 3]


@pytest.mark.clause("PU-SET-06")
def test_old_and_new_cards_of_a_phase_are_mixed():
    g = engine.new(GAME, 2, WHOLE, 1)
    for phase in (1, 2):
        bag = set(g.luminary_decks[phase - 1].bag)
        assert bag & set(CONTENT.luminaries)
        assert bag & set(EXPANSION.luminaries)
    for phase, deck in enumerate(g.propaganda_decks, 1):
        assert {PROPAGANDA[card].phase for card in deck.bag} == {phase}
        assert set(deck.bag) & set(EXPANSION.propaganda)


@pytest.mark.clause("PU-SET-07")
def test_the_decks_are_those_of_the_table():
    sizes = {seats: (DECKS[seats].propaganda, DECKS[seats].luminaries) for seats in DECKS}
    assert sizes == {
        2: ((3, 3, 3), (3, 3)), 3: ((4, 4, 4), (5, 4)), 4: ((5, 5, 5), (6, 6)), 5: ((6, 6, 6), (8, 7)),
        6: ((7, 7, 7), (9, 9)),
    }  # fmt: skip
    g = engine.new(GAME, 6, WHOLE, 1)
    assert [deck.size for deck in g.luminary_decks] == [9, 9]
    assert [deck.size for deck in g.propaganda_decks] == [7, 7, 7]


@pytest.mark.clause("PU-SET-08")
def test_propaganda_is_shown_after_the_auction():
    states = [each.state for each in course(6, 3)]
    assert all(not g.propaganda for g in states if g.turn == 1 and isinstance(g.agenda[0], Opening))
    first = next(g for g in states if isinstance(g.agenda[0], TakingAction))
    assert len(first.propaganda) == 7


@pytest.mark.clause("PU-SET-09", "PU-DRF-05")
def test_all_six_inventors_are_on_offer():
    g = engine.new(GAME, 2, FIRST, 7)
    assert len(legal(g)) == 6
    g = after(g, "draft brush", "draft walker")
    assert (g.companies[1].preferred, g.market[1], g.prices[1]) == (1, 6, 12)
    assert g.companies[1].luminaries == ("walker",)


@pytest.mark.clause("PU-SET-10", "PU-SET-11", "PU-SET-12")
def test_six_certificates_go_to_the_market_and_two_are_set_aside():
    g = drafted(3, "tesla", "edison", "walker")
    assert (g.market, g.set_aside) == ((6, 6, 6), (2, 2, 2))
    assert sum(g.market) == 18


@pytest.mark.clause("PU-SET-13")
def test_six_play_on_the_whole_map():
    assert atlas(6).between.keys() == atlas(5).between.keys() == CONTENT.map.cities.keys()


@pytest.mark.clause("PU-SET-14")
def test_the_same_seed_gives_the_same_game():
    one, other = ([e.card for e in happened(3, 7, EventRevealed)] for _ in range(2))
    assert one == other


@pytest.mark.clause("PU-DRF-01", "PU-DRF-02")
def test_six_drafters_fill_the_fame_track_from_below():
    g = engine.new(GAME, 6, FIRST, 7)
    for seat, company in enumerate(("tesla", "edison", "walker", "brush", "maxim")):
        assert engine.actors(g) == (seat,)
        assert isinstance(engine.pending(g), Drafting)
        g = engine.play(GAME, g, Seat(seat), engine.read(GAME, g, Seat(seat), f"draft {company}")).state
    assert g.key(Seat(5)) == "thomson"
    assert g.present == g.future == (6, 5, 4, 3, 2, 1)


@pytest.mark.clause("PU-DRF-03", "PU-DRF-04")
def test_a_company_comes_with_four_undeveloped_cards():
    g = whole("tesla", "edison")
    assert set(cards_of("tesla")) == {"tesla-lab", "tesla-works", "tesla-office", "tesla-studio"}
    assert g.companies[0].developed == ()
    lines = {each.split()[1] for each in legal(g) if each.startswith("develop")}
    assert lines == {"tesla-lab", "tesla-works", "tesla-studio"}


@pytest.mark.clause("PU-DRF-06")
def test_cards_of_another_company_cannot_be_developed():
    refused(whole("tesla", "edison"), "develop edison-lab tesla", "Menlo Park belongs to Edison")


@pytest.mark.clause("PU-AUC-01", "PU-AUC-02")
def test_six_players_have_9_then_12_then_6_luminaries_on_offer():
    lots = [len(event.lots) for event in happened(6, 2, LuminariesOffered)]
    assert lots == [9, 12, 6]
    *_, last = course(6, 2)
    assert last.state.offers == ()
    assert {len(each.luminaries) for each in last.state.companies} == {4}


@pytest.mark.clause("PU-AUC-03")
def test_every_luminary_of_phase_2_has_a_certificate():
    offered = happened(6, 2, LuminariesOffered)[1]
    assert all(lot.certificate for lot in offered.lots)
    reached = [each.state for each in course(6, 2) if each.state.phase == 2]
    assert reached[0].set_aside == (0,) * 6


@pytest.mark.clause("PU-AUC-04", "PU-BK-18")
def test_the_auction_then_propaganda_then_the_event():
    kinds = (LuminariesOffered, PropagandaRevealed, TurnBegun, EventRevealed)
    story = [type(event) for event in happened(2, 4, *kinds)]
    part = [LuminariesOffered, PropagandaRevealed, TurnBegun, EventRevealed, TurnBegun, EventRevealed]
    assert story == part * 3


@pytest.mark.clause("PU-AUC-05", "PU-EVT-11")
def test_who_won_something_may_bid_for_an_event():
    g = revealing(whole("tesla", "edison", phase=2), "lamp-patent")
    assert "bid 1" in legal(g)
    g = after(g, "bid 1", "pass")
    assert g.event.owner == 0


@pytest.mark.clause("PU-SEQ-01")
def test_six_turns_in_three_phases():
    assert [(e.turn, e.phase) for e in happened(2, 1, TurnBegun)] == [
        (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3),
    ]  # fmt: skip


@pytest.mark.clause("PU-SEQ-02", "PU-BK-17")
def test_a_turn_is_event_actions_bookkeeping():
    kinds = (LuminariesOffered, EventRevealed, LuminariesReadied, EventDiscarded)
    story = [type(event) for event in happened(2, 4, *kinds)]
    turn = [EventRevealed, LuminariesReadied, EventDiscarded]
    assert story == [LuminariesOffered, *turn, *turn] * 3


@pytest.mark.clause("PU-SEQ-03")
def test_players_act_in_fame_order():
    g = whole("tesla", "edison", present=(2, 3))
    g = after(g, "develop tesla-lab tesla")
    assert engine.actors(g) == (1,)


@pytest.mark.clause("PU-SEQ-04", "PU-SEQ-05")
def test_the_market_is_no_action():
    g = whole("edison", "tesla")
    verbs = {line.split()[0] for line in legal(g)}
    assert verbs <= {"claim", "advance", "propaganda", "develop", "pass"}
    assert "develop" in verbs
    refused(g, "market edison", "bookkeeping")
    refused(g, "buy edison", "bookkeeping")


@pytest.mark.clause("PU-SEQ-06", "PU-BK-19")
def test_the_game_ends_after_the_sixth_bookkeeping():
    *_, before, last = course(2, 1)
    assert last.state.turn == 6
    assert engine.pending(last.state) is None
    assert last.state.event is None
    assert engine.objections(GAME, last.state, Seat(0), engine.read(GAME, before.state, Seat(0), "skip"))


@pytest.mark.clause("PU-SEQ-07")
def test_points_win_not_the_portfolio():
    g = developed(whole("edison", "tesla", prices=(60, 59)), 1, "lab", "works", "office", "studio")
    g.agenda = ()
    scores = GAME.scores(g)
    assert scores[1].points > scores[0].points
    assert engine.ranking(GAME, g)[0][1] == 1


def test_without_a_word_six_play_the_whole_expansion():
    assert engine.new(GAME, 6, None, 1).edition == "powering-up"
    assert engine.new(GAME, 5, None, 1).edition == "base"
