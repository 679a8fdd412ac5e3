"""The worked examples of Powering Up!, in the order of its rulebook."""

import pytest

from rules.core import play as engine
from rules.core.contract import Seat
from rules.tesla import GAME
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.events import EventRevealed
from rules.tesla.powering_up.scoring import share_points
from rules.tesla.powering_up.trading import Dealing
from tests.rulebook.tesla import with_company
from tests.rules.tesla.lines import after, cash
from tests.rules.tesla.powering_up.tables import developed, happened, revealing, whole

JOAN, BRIAN, ALEXA = range(3)


@pytest.mark.clause("PU-EVT-02")
def test_the_event_of_turn_3_is_one_of_phase_2():
    third = happened(3, 1, EventRevealed)[2]
    assert EXPANSION.events[third.card].phase == 2


def struck():
    """Joan, Brian and Alexa bid for the Pullman Strike."""
    g = whole("edison", "tesla", "maxim", phase=3, prices=(52, 47, 42))
    g = developed(developed(g, JOAN, "lab", "works"), ALEXA, "lab", "office")
    g = revealing(g, "pullman-strike")
    return after(g, "bid 1", "pass", "bid 6", "bid 8", "pass")


@pytest.mark.clause("PU-EVT-33")
def test_joan_wins_the_pullman_strike_for_8():
    g = struck()
    assert cash(g) == [6, 14, 14]
    assert g.event.owner == JOAN


@pytest.mark.clause("PU-EVT-34")
def test_alexa_alone_removes_a_card():
    g = struck()
    assert engine.actors(g) == (ALEXA,)
    g = after(g, "remove maxim-lab")
    assert [each.developed for each in g.companies] == [
        ("edison-lab", "edison-works"), (), ("maxim-office",),
    ]  # fmt: skip
    assert g.companies[ALEXA].removed == ("maxim-lab",)


@pytest.mark.clause("PU-EVT-35")
def test_then_every_price_moves_two_columns_to_the_left():
    assert struck().prices == (52, 47, 42)
    assert after(struck(), "remove maxim-lab").prices == (42, 38, 34)


@pytest.mark.clause("PU-STK-07")
def test_joan_trades_edison_for_tesla():
    g = whole("walker", "edison", "tesla", phase=3, prices=(20, 52, 41), market=(6, 5, 6))
    g = with_company(g, JOAN, shares=(0, 1, 0))
    g.agenda = (Dealing(Seat(JOAN)),)
    g = after(g, "trade edison tesla")
    assert (g.companies[JOAN].shares, g.market) == ((0, 0, 1), (6, 6, 5))
    assert cash(g)[JOAN] == 14 + 11
    assert g.prices == (20, 47, 44)


@pytest.mark.clause("PU-SCO-06")
def test_shares_are_worth_6_5_4_and_3():
    g = whole("edison", "tesla", "thomson", "walker", prices=(65, 61, 58, 58), present=(1, 2, 4, 3))
    assert share_points(g) == {0: 6, 1: 5, 3: 4, 2: 3}


def finished():
    """Alexa, Brian and Joan after turn 6."""
    g = whole("edison", "tesla", "walker", phase=3, turn=6, prices=(61, 49, 53))
    held = ((1, 1, 2), (2, 0, 1), (1, 3, 0))
    low = ("new-york-3", "newark-1", "newark-2", "albany-1")
    for seat, (money, shares) in enumerate(zip((15, 19, 31), held, strict=True)):
        g = with_company(g, seat, cash=money, shares=shares)
    g = with_company(developed(g, 0, "works", "office", "studio"), 0, projects=low)
    g = with_company(developed(g, 1, "lab", "works", "office", "studio"), 1, projects=("niagara-5",))
    g = developed(g, 2, "lab", "studio")
    g.agenda = ()
    return g


PARTS = {0: (44, 4, 6, 3), 1: (33, 5, 10, 5), 2: (38, 6, 3, 0)}


@pytest.mark.clause("PU-SCO-13", "PU-SCO-14", "PU-SCO-15", "PU-SCO-18", "PU-SCO-19", "PU-SCO-20")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_parts_of_the_final_scores(seat):
    score = GAME.scores(finished())[Seat(seat)]
    parts = dict(score.parts)
    others = tuple(parts.pop(each, 0) for each in ("Cash", "Headquarters", "Works"))
    assert (sum(parts.values()), *others) == PARTS[seat]


@pytest.mark.clause("PU-SCO-01", "PU-SCO-21")
def test_alexa_wins_with_57():
    g = finished()
    assert share_points(g) == {0: 6, 2: 5, 1: 4}
    assert [(seat, score.points) for _, seat, score in engine.ranking(GAME, g)] == [(0, 57), (1, 53), (2, 47)]
