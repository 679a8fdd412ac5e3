"""Rounds: their parts, who is first, and how the game ends."""

from random import Random

import pytest

from rules.carnegie import GAME
from rules.carnegie import events as happened
from rules.carnegie.activation import Activation
from rules.carnegie.flow import EndOfRound, Round
from rules.carnegie.scoring import lines
from rules.carnegie.terms import Kind
from rules.carnegie.timeline import Selecting
from rules.core import play as engine
from tests.rules.carnegie.lines import after, legal, refused, to_the_end, told
from tests.rules.carnegie.table import ANN, BEN, CHO, DEE, bare, in_round, started, turn_of, with_company

END = (5, 5, 5, 5)


@pytest.fixture(scope="module", params=[2, 3, 4])
def whole(request):
    """A game of any choices from its first question on: what each answer led to."""
    return to_the_end(engine.new(GAME, request.param, None, request.param), Random(request.param).choice)


def events_of(whole, *kinds):
    """What happened of these kinds."""
    return [event for reached in whole for event in reached.events if isinstance(event, kinds)]


@pytest.mark.clause("CAR-RND-01")
def test_a_game_has_twenty_rounds(whole):
    begun = [event.round for event in events_of(whole, happened.RoundBegun)]
    assert begun == list(range(1, 21))
    assert engine.pending(whole[-1].state) is None
    assert isinstance(whole[-1].events[-1], happened.GameEnded)


PARTS = {
    happened.RoundBegun: 0,
    happened.ActionSelected: 1,
    happened.RegionActivated: 2,
    happened.EmployeesRecovered: 2,
    happened.DonationsOpened: 3,
    happened.DonationMade: 3,
    happened.DonationDeclined: 3,
    happened.TurnEnded: 4,
    happened.TurnPassed: 4,
    happened.DiscAdvanced: 5,
}
"""The parts of a round, by what happens in them and in no other."""


@pytest.mark.clause("CAR-RND-02")
def test_a_round_has_its_parts_in_order(whole):
    rounds = []
    for event in events_of(whole, *PARTS):
        if isinstance(event, happened.RoundBegun):
            rounds.append([])
        rounds[-1].append(PARTS[type(event)])
    assert all(parts == sorted(parts) for parts in rounds)
    assert all({0, 1, 4, 5} <= set(parts) for parts in rounds)
    assert all(set(parts) & {2, 3} for parts in rounds)


@pytest.mark.clause("CAR-RND-02")
def test_departments_wait_for_the_selection():
    g = started(bare(), Round())
    refused(g, "trade money", "select an action first")
    refused(g, "activate d3", "select an action first")


@pytest.mark.clause("CAR-RND-03")
def test_turns_go_clockwise_from_the_first_player():
    g = after(started(bare(first=CHO), Round()), "select human_resources")
    asked = []
    while not isinstance(engine.pending(g), Selecting):
        asked += engine.actors(g)
        g = after(g, "done")
    assert asked == [CHO, DEE, ANN, BEN]


@pytest.mark.clause("CAR-RND-04")
def test_a_turn_is_finished_before_the_next_begins():
    g = turn_of(in_round(Kind.RESEARCH, staff={"b1": (1, 1)}))
    g = after(g, "done")
    refused(g, "push housing", "Ann's turn", seat=BEN)
    g = after(g, "done")
    assert engine.actors(g) == (BEN,)
    assert "push housing" in legal(g)


def played(g, kind):
    """A round in which this action is selected and nobody does anything."""
    g = after(g, f"select {kind.value}")
    while not isinstance(engine.pending(g), Selecting):
        g = after(g, "decline" if "decline" in legal(g) else "done")
    return g


@pytest.mark.clause("CAR-RND-05")
def test_at_the_end_of_a_round_the_disc_advances_and_the_next_player_is_first():
    g = played(started(bare(), Round()), Kind.HUMAN_RESOURCES)
    assert g.discs == (1, 0, 0, 0)
    assert (g.action, g.moving) == (None, None)
    assert (g.first, engine.actors(g)) == (BEN, (BEN,))
    firsts = []
    for kind in (Kind.MANAGEMENT, Kind.CONSTRUCTION, Kind.RESEARCH):
        g = played(g, kind)
        firsts.append(g.first)
    assert firsts == [CHO, DEE, ANN]
    assert g.discs == (1, 1, 1, 1)


@pytest.mark.clause("CAR-RND-06")
def test_one_disc_advances_one_space_in_each_round(whole):
    ended = [
        (reached, event)
        for reached in whole
        for event in reached.events
        if isinstance(event, happened.DiscAdvanced)
    ]
    assert len(ended) == 20
    discs = dict.fromkeys(Kind, 0)
    for _, event in ended:
        discs[event.action] += 1
        assert event.position == discs[event.action]
    begun = [reached.state for reached in whole if isinstance(engine.pending(reached.state), Selecting)]
    assert [sum(g.discs) for g in begun] == [g.round - 1 for g in begun]
    assert whole[-1].state.discs == END


@pytest.mark.clause("CAR-RND-07")
def test_everybody_is_first_equally_often_as_far_as_twenty_rounds_allow(whole):
    seats = whole[-1].state.seats
    firsts = [event.first for event in events_of(whole, happened.RoundBegun)]
    counts = [firsts.count((firsts[0] + step) % seats) for step in range(seats)]
    assert counts == {2: [10, 10], 3: [7, 7, 6], 4: [5, 5, 5, 5]}[seats]


@pytest.mark.clause("CAR-RND-08")
@pytest.mark.parametrize("kind", list(Kind))
def test_a_player_may_do_nothing(kind):
    g = turn_of(in_round(kind), BEN)
    before = g.companies[BEN]
    g = after(g, "done")
    assert engine.actors(g) == (CHO,)
    assert g.companies[BEN] == before


def test_the_verb_for_doing_nothing_is_told():
    refused(turn_of(in_round(Kind.RESEARCH)), "pass", "“done”")


def test_whoever_has_nothing_to_use_is_passed_over_and_this_is_told():
    g = with_company(in_round(Kind.CONSTRUCTION, 3), BEN, staff={"c2": (0, 0)})
    g = turn_of(with_company(g, CHO, goods=0, chooser=False))
    log = []
    g = after(g, "done", log=log)
    assert told(log) == [
        "Ann uses nothing of Construction.",
        "Ben has nothing to use: nobody is at work in Construction.",
        "Cho uses nothing of Construction.",
        "The disc of Construction advances to space 1.",
        "Round 2: Ben wears the hat.",
    ]
    assert (g.round, engine.actors(g)) == (2, (BEN,))


def test_a_turn_ends_by_itself_with_its_last_use():
    g = turn_of(in_round(Kind.MANAGEMENT, 2, staff={"c1": (0, 0)}))
    log = []
    g = after(g, "trade money", log=log)
    assert log[-1] == happened.TurnEnded(ANN, Kind.MANAGEMENT)
    assert engine.actors(g) == (BEN,)


@pytest.mark.clause("CAR-RND-09")
def test_after_the_last_round_nothing_can_be_done(whole):
    g = whole[-1].state
    for line in ("select human_resources", "done", "activate d3"):
        refused(g, line, "game is over", seat=ANN)
    assert engine.legal(GAME, g, ANN) == []


@pytest.mark.clause("CAR-RND-10")
def test_whoever_is_activated_in_the_last_round_scores():
    g = in_round(Kind.RESEARCH, staff={"b1": (1, 1)})
    g.round, g.discs = 20, (5, 5, 5, 4)
    g = started(g, Activation(ANN), EndOfRound())
    log = []
    g = after(g, "activate b1 2", log=log)
    assert isinstance(log[-1], happened.GameEnded)
    assert engine.pending(g) is None
    assert dict(lines(g, ANN))["Active employees"] == 5 + 1
    assert dict(lines(g, DEE))["Active employees"] == 5
