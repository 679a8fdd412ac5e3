"""Playing: who is asked, what is refused, what the table does by itself, who wins."""

import pytest

from rules.core import play as engine
from rules.core.chance import Chance
from rules.core.contract import Score, Seat, Table
from tests.rules.core.table import ANN, BEN, CHO, act, after_offers, start
from tests.rules.core.toy import TOY, Mood, ToyOptions
from tests.rules.core.toy_actions import Give, Giving, Guard, Guarding, Nod, Offer, Peek
from tests.rules.core.toy_table import Gave, Nodded, Peeked, PeekedAt, Ribbon


def finished():
    state = start(seats=2, rounds=1)
    for seat, text in ((ANN, "offer 1"), (BEN, "offer 0"), (ANN, "give p2"), (ANN, "guard")):
        state = act(state, seat, text).state
    return state


@pytest.mark.parametrize("seats", [0, 1, 4])
def test_a_table_too_small_or_too_large_is_refused(seats):
    with pytest.raises(engine.Illegal, match=f"Toy is for 2–3 players, not {seats}"):
        engine.new(TOY, seats, None, 1)


def test_options_come_as_nothing_a_mapping_or_a_record():
    assert engine.read_options(TOY, None) == ToyOptions()
    assert engine.read_options(TOY, {"rich": True, "mood": "wild"}) == ToyOptions(rich=True, mood=Mood.WILD)
    assert engine.read_options(TOY, ToyOptions(rounds=4)) == ToyOptions(rounds=4)
    assert start(rich=True).coins == (5, 5, 5)


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"rounds": 9}, "rounds"),
        ({"rounds": "two"}, "rounds"),
        ({"mood": "sad"}, "mood"),
        ({"rich": 1}, "rich"),
        ({"length": 1}, "length"),
    ],
)
def test_options_that_do_not_fit_are_refused_by_name(options, named):
    with pytest.raises(engine.Illegal, match=f"These options do not fit Toy: .*{named}"):
        engine.new(TOY, 2, options, 1)


def test_beginning_is_final_and_reports_what_happened_so_far():
    begun = engine.begin(TOY, 2, None, 1)
    assert begun.final
    assert begun.state == engine.new(TOY, 2, None, 1)
    assert begun.state.chance == Chance(1, 2)


def test_somebody_else_is_refused_with_whose_turn_it_is():
    assert engine.objections(TOY, after_offers(), BEN, Give(ANN)) == ["It is <seat 0>'s turn."]
    assert engine.legal(TOY, after_offers(), BEN) == []
    assert engine.options(TOY, after_offers(), BEN, Give, {}, "to") == []


def test_somebody_else_is_told_first_why_there_is_no_say_for_them():
    class Whispering(Giving, frozen=True):
        def unasked(self, g, seat):
            return "You are asleep." if seat == BEN else ""

    g = after_offers()
    g.agenda = (Whispering(ANN),)
    assert engine.objections(TOY, g, BEN, Give(ANN)) == ["You are asleep.", "It is <seat 0>'s turn."]
    assert engine.objections(TOY, g, CHO, Give(ANN)) == ["It is <seat 0>'s turn."]


def test_another_action_than_asked_for_is_refused_with_the_question():
    reasons = engine.objections(TOY, after_offers(), ANN, Offer(1))
    assert reasons == ["“Offer” is not possible now. <seat 0> is giving."]


def test_all_reasons_are_given_at_once():
    greedy = Give(ANN, (2, 2), Ribbon.RED, None)
    with pytest.raises(engine.Illegal) as refused:
        engine.play(TOY, after_offers(), ANN, greedy)
    assert refused.value.reasons == tuple(engine.objections(TOY, after_offers(), ANN, greedy))
    assert len(refused.value.reasons) == 4
    assert str(refused.value) == " ".join(refused.value.reasons)


def test_a_move_on_the_open_table_is_not_final():
    reached = act(after_offers(), ANN, "give p2")
    assert not reached.final
    assert reached.events[0] == Gave(ANN, BEN, ())


def test_a_look_is_final_though_nothing_is_drawn_and_the_player_goes_on():
    state = after_offers()
    reached = act(state, ANN, "peek p3")
    assert reached.final
    assert reached.events == (PeekedAt(ANN, CHO), Peeked(ANN, CHO, state.cards[CHO]))
    assert engine.pending(reached.state) == Giving(ANN)


def test_an_only_answer_is_played_by_the_table_and_told():
    reached = act(after_offers(), ANN, "give p2")
    assert reached.events == (Gave(ANN, BEN, ()), Nodded(ANN))


def test_an_only_answer_that_would_give_something_away_is_asked_for():
    reached = act(after_offers(), ANN, "give p2")
    assert engine.pending(reached.state) == Guarding(ANN)
    assert engine.legal(TOY, reached.state, ANN) == [Guard()]


def test_after_the_last_move_the_game_is_over():
    state = finished()
    assert engine.pending(state) is None
    assert engine.question(state) is None
    assert engine.actors(state) == ()
    assert engine.kinds(TOY, state) == ()
    assert engine.legal(TOY, state, ANN) == []
    assert engine.objections(TOY, state, ANN, Nod()) == [engine.outcome(TOY, state)]
    with pytest.raises(engine.Illegal, match=r"^The game is over: <seat \d> won with \d+\.$"):
        engine.play(TOY, state, ANN, Nod())


def test_options_narrow_with_what_is_filled_in():
    state = after_offers()
    assert engine.options(TOY, state, ANN, Give, {}, "to") == [BEN, CHO]
    assert engine.options(TOY, state, ANN, Give, {"to": CHO}, "ribbon") == [None, Ribbon.RED, Ribbon.SKY]
    assert engine.options(TOY, state, ANN, Give, {"to": CHO, "loud": False}, "coins") == [()]
    assert engine.options(TOY, state, ANN, Give, {"to": ANN}, "coins") == []
    assert engine.options(TOY, state, ANN, Offer, {}, "coins") == []
    full = engine.matching(TOY, state, ANN, Give, {"to": BEN, "ribbon": Ribbon.RED})
    assert full == [Give(BEN, (1,), Ribbon.RED, BEN, loud=True)]


def test_a_view_hides_cards_and_seed_and_leaves_the_table_alone():
    state = act(after_offers(), ANN, "peek p3").state
    before = engine.save(TOY, state)
    cards = state.cards
    assert engine.view(TOY, state, ANN).table.cards == (cards[0], None, cards[2])
    assert engine.view(TOY, state, BEN).table.cards == (None, cards[1], None)
    assert engine.view(TOY, state, None).table.cards == (None, None, None)
    assert engine.view(TOY, state, None).seat is None
    assert engine.view(TOY, state, ANN).table.chance == Chance(0)
    assert engine.save(TOY, state) == before


def test_imagining_keeps_what_is_known_and_deals_the_rest_by_the_given_chance():
    seen = engine.view(TOY, after_offers(), ANN)
    dealt = {engine.imagine(TOY, seen, Chance(seed)).cards for seed in range(20)}
    assert {cards[0] for cards in dealt} == {seen.table.cards[0]}
    assert len({cards[1] for cards in dealt}) > 1
    assert seen.table.cards[1] is None


@pytest.mark.parametrize(
    ("coins", "gifts", "places"),
    [
        ((5, 3, 4), (0, 0, 0), [(1, ANN), (2, CHO), (3, BEN)]),
        ((3, 5, 5), (0, 0, 1), [(1, CHO), (2, BEN), (3, ANN)]),
        ((5, 3, 5), (1, 0, 1), [(1, ANN), (1, CHO), (3, BEN)]),
        ((4, 4, 4), (0, 0, 0), [(1, ANN), (1, BEN), (1, CHO)]),
        ((1, 4, 1), (0, 0, 0), [(1, BEN), (2, ANN), (2, CHO)]),
    ],
)
def test_equal_scores_share_a_place_and_the_next_place_is_skipped(coins, gifts, places):
    state = start()
    state.coins, state.gifts = coins, gifts
    ranks = engine.ranking(TOY, state)
    assert [(place, seat) for place, seat, _ in ranks] == places
    assert ranks[0][2] == Score(max(coins), (gifts[places[0][1]],))


def test_a_table_draws_and_reveals_by_its_own_chance():
    table = Table(2, Chance(4))
    rolls = [table.draw(10**9) for _ in range(3)]
    assert len(set(rolls)) == 3
    assert table.chance == Chance(4, 3)
    table.reveal()
    assert table.chance == Chance(4, 4)
    assert {table.draw_from((0, 2, 0, 1)) for _ in range(30)} == {1, 3}


def test_keyed_draws_of_a_table_do_not_depend_on_looks_before_them():
    plain, curious = Table(2, Chance(4)), Table(2, Chance(4))
    curious.reveal()
    assert plain.draw(10**9, "deck", 1) == curious.draw(10**9, "deck", 1)


def test_a_copied_table_is_independent():
    state = after_offers()
    copy = state.copy()
    copy.pay(Seat(0), 2)
    copy.draw(5)
    assert state.coins == (3, 3, 3)
    assert state.chance != copy.chance


def test_peeking_twice_is_refused():
    state = act(after_offers(), ANN, "peek p3").state
    assert engine.legal(TOY, state, ANN)[-1] == Peek(BEN)
    assert engine.objections(TOY, state, ANN, Peek(CHO)) == ["You know this card."]
