"""Actions in general."""

import pytest

from rules.core import play as engine
from rules.tesla import GAME
from tests.rulebook.tesla import lone, play, table, with_company
from tests.rules.tesla.claim_table import claiming, costs, offered
from tests.rules.tesla.lines import ANN, BEN, cash, refused

LINES = (
    "claim scranton-1 {} ac",
    "advance ac 2 {}",
    "propaganda {} tesla 1",
    "market {}",
    "pass {}",
)
"""A line of each kind of action, for the name of a luminary."""
WHOLE = (
    ("claim scranton-1 {} ac",),
    ("advance ac 2 {}",),
    ("propaganda {} tesla 1", "card wabash-goes-bright"),
    ("market {}", "buy tesla"),
    ("pass {}",),
)
"""The same up to their end."""
CARDS = ("wabash-goes-bright", "electric-christmas-tree")


def ann(*crew, **changes):
    """Ann's turn, everybody else exhausted and propaganda face-up."""
    return lone(claiming(*crew, propaganda=CARDS, **changes), ANN)


def named(lines, luminary):
    """Lines with the name of a luminary."""
    return [line.format(luminary) for line in lines]


@pytest.mark.clause("TVE-ACT-01")
def test_four_actions_and_passing_are_all_that_can_be_done():
    g = ann("coffin")
    verbs = {action.verb for action in engine.legal(GAME, g, ANN)}
    assert verbs == {"claim", "advance", "propaganda", "market", "pass"}


@pytest.mark.clause("TVE-ACT-01")
@pytest.mark.parametrize(
    ("line", "fact"),
    [
        ("buy tesla", "“buy” is no action of its own now"),
        ("leave", "“leave” is no action of its own now"),
        ("card wabash-goes-bright", "“card” is no action of its own now"),
        ("bid 3", "The auction of this phase is over"),
        ("draft edison", "The draft is over"),
    ],
)
def test_nothing_else_is_an_action(line, fact):
    refused(ann("coffin"), line, fact, "with Tesla or Coffin; you hold $14K")


@pytest.mark.clause("TVE-ACT-02")
@pytest.mark.parametrize("line", [line for line in LINES if "advance" not in line])
def test_only_one_luminary_claims_engages_visits_or_passes(line):
    g = ann("coffin", "villard")
    refused(g, line.format("coffin+villard"), "one luminary only")
    assert offered(g, line.format("coffin"))


@pytest.mark.clause("TVE-ACT-03")
def test_several_luminaries_may_advance_together():
    g = play(ann("kruesi", "weston"), "advance dc 3 kruesi+weston")
    assert g.companies[ANN].levels == (1, 3, 1)
    assert g.companies[ANN].ready == ("tesla",)


@pytest.mark.clause("TVE-ACT-04")
@pytest.mark.parametrize("first", WHOLE)
@pytest.mark.parametrize("line", LINES)
def test_a_used_luminary_does_nothing_more(first, line):
    g = play(ann("coffin"), *named(first, "coffin"))
    assert g.companies[ANN].ready == ("tesla",)
    refused(g, line.format("coffin"), "Coffin is exhausted")


@pytest.mark.clause("TVE-ACT-04")
def test_a_used_luminary_is_ready_again_when_the_turn_has_ended():
    g = ann("coffin", "villard")
    g = play(g, "pass coffin", "pass tesla")
    assert (g.turn, g.companies[ANN].spent) == (1, ("coffin", "tesla"))
    g = play(g, "pass villard")
    assert (g.turn, g.companies[ANN].spent) == (2, ())
    assert offered(g, "pass coffin")


@pytest.mark.clause("TVE-ACT-05")
@pytest.mark.parametrize("line", LINES)
def test_nobody_uses_anothers_luminary(line):
    g = with_company(ann("coffin"), BEN, "villard", spent=())
    refused(g, line.format("villard"), "Villard is not one of your luminaries", "Tesla and Coffin")


@pytest.mark.clause("TVE-ACT-05")
def test_nobody_adds_anothers_luminary_to_an_advance():
    g = with_company(ann("kruesi"), BEN, "weston", spent=())
    refused(g, "advance dc 3 kruesi+weston", "Weston is not one of your luminaries")


@pytest.mark.clause("TVE-ACT-06")
@pytest.mark.parametrize("line", WHOLE)
def test_the_inventor_may_do_any_action(line):
    g = play(ann("coffin"), *named(line, "tesla"))
    assert g.companies[ANN].spent == ("tesla",)


@pytest.mark.clause("TVE-ACT-06")
def test_the_inventor_claims_with_his_own_discount():
    assert costs(table("edison", "maxim"), "claim albany-1 edison ac") == 8 - 1


@pytest.mark.clause("TVE-ACT-07")
def test_a_luminary_without_finance_claims_at_full_cost():
    assert costs(ann("anthony", phase=3), "claim albany-1 anthony ac") == 8


@pytest.mark.clause("TVE-ACT-07")
def test_a_luminary_without_finance_trades_at_the_full_price():
    g = with_company(ann("anthony", phase=3, prices=(12, 20, 12, 12)), ANN, shares=(0, 1, 0, 0))
    g = play(g, "market anthony", "buy tesla")
    assert cash(g)[ANN] == 14 - 12
    assert cash(play(g, "sell thomson"))[ANN] == 2 + 20


@pytest.mark.clause("TVE-ACT-08")
@pytest.mark.parametrize(
    ("line", "fact"),
    [
        ("claim albany-1 coffin ac", "you hold $3K"),
        ("advance ac 5 coffin", "Manufacturing 1 of 6"),
        ("propaganda coffin tesla 2", "rating of 1"),
        ("market coffin", "You have no certificate to sell"),
        ("pass villard", "not one of your luminaries"),
    ],
)
def test_a_refused_action_spends_nothing_and_keeps_the_turn(line, fact):
    g = claiming("coffin", cash=3, propaganda=CARDS)
    refused(g, line, fact)
    assert engine.actors(g) == (ANN,)
    assert g.companies[ANN].ready == ("tesla", "coffin")
    assert cash(g) == [3, 14, 14, 14]
