"""Bookkeeping at the end of a turn: what the turn marker leads to."""

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla import events as happened
from rules.tesla.auction import Opening
from rules.tesla.flow import TakingAction
from tests.rules.tesla.lines import after, legal


@pytest.fixture(scope="module")
def whole():
    """A game of passes: every event with the table that its action led to."""
    g, found = engine.new(GAME, 3, None, 5), []
    while engine.pending(g):
        log = []
        passing = isinstance(engine.pending(g), TakingAction)
        g = after(g, legal(g)[-1 if passing else 0], log=log)
        found += [(event, g) for event in log]
    return found


def of(whole, kind):
    """The places of this kind of event, and the events."""
    return [(place, event) for place, (event, _) in enumerate(whole) if isinstance(event, kind)]


def opening_of(whole, turn):
    """What happened between the bookkeeping before a turn and its start, and the table after each."""
    ended, begun = (
        of(whole, happened.LuminariesReadied)[turn - 2][0],
        of(whole, happened.TurnBegun)[turn - 1][0],
    )
    return [type(event) for event, _ in whole[ended + 1 : begun]], whole[ended][1], whole[begun][1]


@pytest.mark.clause("TVE-BK-16")
@pytest.mark.parametrize(("turn", "phase"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_gains_are_by_the_phase_of_the_turn_just_played(whole, turn, phase):
    assert of(whole, happened.FameRewarded)[turn - 1][1].spaces == phase


@pytest.mark.clause("TVE-BK-20")
@pytest.mark.parametrize("turn", [2, 4, 6])
def test_a_phases_second_turn_starts_at_once_with_the_same_cards(whole, turn):
    between, _, start = opening_of(whole, turn)
    assert between == []
    assert isinstance(engine.pending(start), TakingAction)
    before = whole[of(whole, happened.TurnBegun)[turn - 2][0]][1]
    assert (start.turn, len(start.propaganda)) == (turn, 4)
    assert start.propaganda == before.propaganda


@pytest.mark.clause("TVE-BK-21")
@pytest.mark.parametrize(("turn", "phase"), [(3, 2), (5, 3)])
def test_a_phases_first_turn_starts_with_auction_and_propaganda(whole, turn, phase):
    between, auction, start = opening_of(whole, turn)
    assert between[0] is happened.LuminariesOffered
    assert between[-2:] == [happened.LuminaryWon, happened.PropagandaRevealed]
    assert isinstance(engine.pending(auction), Opening)
    assert (auction.turn, auction.phase, start.turn, start.phase) == (turn, phase, turn, phase)
    assert all(offer.certificate is not None for offer in auction.offers)
    assert not set(auction.propaganda) & set(start.propaganda)


@pytest.mark.clause("TVE-BK-22")
def test_after_turn_6_the_game_is_over(whole):
    event, end = whole[-1]
    assert isinstance(event, happened.GameEnded)
    assert (engine.pending(end), end.turn) == (None, 6)
    assert len(of(whole, happened.LuminariesReadied)) == len(of(whole, happened.TurnBegun)) == 6
    assert [engine.legal(GAME, end, seat) for seat in range(3)] == [[], [], []]
