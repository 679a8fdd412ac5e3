"""The end of the game: the most valuable portfolio wins."""

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from rules.tesla.events import GameEnded
from rules.tesla.flow import EndOfGame, TakingAction
from rules.tesla.state import Technology
from tests.rulebook.tesla import lone, play, table, with_company, with_patents
from tests.rules.tesla.lines import ANN, BEN, CHO, happened, refused, told

LAST = "pass edison"


def portfolios(prices, *held, cash=(0, 0, 0)):
    """Edison, Brush and Maxim at these prices; what each player holds of them besides the preferred one."""
    g = table("edison", "brush", "maxim", phase=3, prices=prices)
    for seat, (shares, money) in enumerate(zip(held, cash, strict=True)):
        with_company(g, seat, shares=shares, cash=money)
    return g


def tied(*cash):
    """Ann and Ben both at 390, with this cash."""
    return portfolios((50, 50, 30), (2, 0, 3), (0, 2, 3), (0, 0, 0), cash=(*cash, 99))


def last_move(g):
    """The table with nothing but Ann's action left of the game."""
    g.agenda = (TakingAction(ANN), EndOfGame())
    return g


def end_of_turn_6(g):
    """The table with Ann's last luminary and the last bookkeeping to come."""
    g.turn = 6
    return lone(g, ANN)


def places(g):
    """The places of Ann, Ben and Cho."""
    found = {seat: place for place, seat, _ in engine.ranking(GAME, g)}
    return [found[seat] for seat in (ANN, BEN, CHO)]


def outcome(g):
    """The winners as announced, and the places, once the last action is taken."""
    ended = [event for event in happened(g, LAST) if isinstance(event, GameEnded)]
    return ended, places(play(g, LAST))


@pytest.mark.clause("TVE-END-01")
def test_every_certificate_counts_the_final_price_of_its_company():
    score = GAME.scores(portfolios((50, 30, 12), (0, 0, 0), (0, 0, 0), (2, 1, 0)))[CHO]
    assert dict(score.parts) == {"Maxim preferred": 48, "Edison × 2": 100, "Brush × 1": 30}
    assert score.points == 48 + 130


@pytest.mark.clause("TVE-END-02")
@pytest.mark.parametrize(("shares", "points"), [((2, 0, 0), 300), ((2, 3, 0), 390), ((0, 0, 0), 200)])
def test_the_preferred_certificate_counts_four_times(shares, points):
    g = portfolios((50, 30, 12), shares, (0, 0, 0), (0, 0, 0))
    assert GAME.scores(g)[ANN].points == points


@pytest.mark.clause("TVE-END-03")
def test_cash_scores_nothing():
    g = portfolios((50, 30, 29), (2, 3, 0), (3, 3, 1), (0, 0, 0), cash=(0, 100, 0))
    assert [score.points for score in GAME.scores(g).values()] == [390, 389, 116]
    assert outcome(last_move(g)) == ([GameEnded((ANN,), 390)], [1, 2, 3])


@pytest.mark.clause("TVE-END-04")
@pytest.mark.parametrize(
    ("cash", "winner", "order"), [((12, 11), ANN, [1, 2, 3]), ((11, 12), BEN, [2, 1, 3])]
)
def test_more_cash_wins_a_tie(cash, winner, order):
    g = tied(*cash)
    assert [score.points for score in GAME.scores(g).values()] == [390, 390, 120]
    assert outcome(last_move(g)) == ([GameEnded((winner,), 390)], order)


@pytest.mark.clause("TVE-END-05")
def test_a_tie_in_cash_too_is_a_shared_victory():
    g = last_move(tied(12, 12))
    assert outcome(g) == ([GameEnded((ANN, BEN), 390)], [1, 1, 3])
    assert told(happened(g, LAST))[-1] == "The game is over: Ann and Ben share the victory with 390."


@pytest.mark.clause("TVE-END-06")
@pytest.mark.parametrize(("turn", "ends"), [(5, False), (6, True)])
def test_the_game_ends_with_turn_6_only(turn, ends):
    g = end_of_turn_6(tied(12, 12))
    g.turn = turn
    after = play(g, LAST)
    assert (engine.pending(after) is None) == ends
    assert any(isinstance(event, GameEnded) for event in happened(g, LAST)) == ends


@pytest.mark.clause("TVE-END-06")
def test_the_bonuses_of_turn_6_count():
    g = portfolios((60, 50, 12), (0, 0, 0), (0, 0, 0), (0, 0, 0))
    g.future, g.current = (5, 4, 6), 1
    g = with_patents(with_company(g, CHO, levels=(2, 1, 1)), {(Technology.AC, 2): CHO})
    after = play(end_of_turn_6(g), LAST)
    assert after.prices == (60, 53, 15)
    assert [score.points for score in GAME.scores(after).values()] == [240, 212, 60]


@pytest.mark.clause("TVE-END-06")
def test_the_profits_of_turn_6_break_a_tie():
    g = portfolios((47, 40, 12), (0, 0, 0), (0, 1, 0), (0, 0, 0), cash=(10, 12, 0))
    g.future = (4, 5, 6)
    g = end_of_turn_6(g)
    assert outcome(g) == ([GameEnded((ANN,), 200)], [1, 2, 3])
    after = play(g, LAST)
    assert [company.cash for company in after.companies] == [10 + 36, 12 + 28, 8]


@pytest.mark.clause("TVE-END-07")
@pytest.mark.parametrize("seat", [ANN, BEN, CHO])
def test_nothing_but_certificates_scores(seat):
    g = tied(12, 12)
    before = GAME.scores(g)
    g.market, g.set_aside, g.current = (1, 2, 0), (1, 0, 0), 3
    g.present, g.future = (1, 2, 3), (3, 1, 2)
    g = with_patents(g, {(Technology.AC, 5): seat, (Technology.BULB, 2): seat})
    projects = ("new-york-5", "niagara-5", "boston-4")
    g = with_company(g, seat, "coffin", levels=(5, 2, 5), projects=projects)
    assert GAME.scores(g) == before


@pytest.fixture
def over():
    """The table after the end."""
    return play(end_of_turn_6(tied(12, 11)), LAST)


@pytest.mark.clause("TVE-END-08")
@pytest.mark.parametrize("seat", [ANN, BEN, CHO])
@pytest.mark.parametrize(
    "line",
    ["claim scranton-1 edison ac", "advance ac 2 edison", "market brush", LAST, "bid 2", "draft tesla"],
)
def test_after_the_end_every_action_is_refused(over, seat, line):
    refused(over, line, "The game is over: Ann won with 408.", seat=seat)
    assert engine.actors(over) == ()
    assert engine.legal(GAME, over, seat) == []


@pytest.mark.clause("TVE-END-08")
def test_the_end_gives_the_result(over):
    assert engine.pending(over) is None
    assert over.turn == 6
    g = end_of_turn_6(tied(12, 11))
    assert told(happened(g, LAST))[-1] == "The game is over: Ann wins with 408."
    assert [(place, seat, score.points) for place, seat, score in engine.ranking(GAME, over)] == [
        (1, ANN, 408), (2, BEN, 390), (3, CHO, 120),
    ]  # fmt: skip
