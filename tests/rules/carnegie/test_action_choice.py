"""The Action Choice tile."""

import pytest

from rules.carnegie import GAME
from rules.carnegie import events as happened
from rules.carnegie.scoring import lines
from rules.carnegie.terms import Kind
from rules.carnegie.working import UsingHumanResources, UsingResearch
from rules.core import play as engine
from tests.rules.carnegie.lines import after, legal, refused
from tests.rules.carnegie.table import ANN, BEN, CHO, activating, bare, in_round, turn_of, with_company


@pytest.fixture
def following():
    """Ann has selected Human Resources, and Ben is to follow."""
    return turn_of(in_round(Kind.HUMAN_RESOURCES), BEN)


@pytest.mark.clause("CAR-ACT-01")
def test_a_tile_is_spent_for_another_action(following):
    assert following.companies[BEN].chooser
    log = []
    g = after(following, "choose research", log=log)
    assert not g.companies[BEN].chooser
    assert engine.pending(g) == UsingResearch(BEN, study=3)
    assert log[0] == happened.ActionChosen(BEN, Kind.RESEARCH)
    assert after(g, "push housing").companies[BEN].tabs == (1, 0, 0, 0)


@pytest.mark.clause("CAR-ACT-02")
def test_only_the_chosen_action_can_be_performed_then(following):
    g = after(following, "choose research")
    refused(g, "move d1 d2", "your action is R&D", "belongs to Human Resources")


@pytest.mark.clause("CAR-ACT-03")
def test_a_tile_is_spent_once(following):
    g = after(following, "choose research")
    refused(g, "choose management", "no Action Choice tile")
    later = turn_of(in_round(Kind.HUMAN_RESOURCES), BEN)
    later = turn_of(with_company(later, BEN, chooser=False), BEN)
    refused(later, "choose management", "no Action Choice tile")


@pytest.mark.clause("CAR-ACT-04")
def test_the_first_player_of_the_round_has_chosen_already():
    g = turn_of(in_round(Kind.HUMAN_RESOURCES))
    assert g.companies[ANN].chooser
    refused(g, "choose research", "the first player already chose")


@pytest.mark.clause("CAR-ACT-05")
def test_a_tile_is_spent_before_anything_is_used(following):
    refused(after(following, "move d1 d2"), "choose research", "before your first use")


@pytest.mark.clause("CAR-ACT-05")
@pytest.mark.parametrize(
    ("kind", "line", "other"),
    [
        (Kind.MANAGEMENT, "trade money", "research"),
        (Kind.CONSTRUCTION, "construct housing denver", "research"),
        (Kind.RESEARCH, "develop south", "management"),
    ],
)
def test_any_use_is_a_first_use(kind, line, other):
    g = in_round(kind)
    g = with_company(g, BEN, staff={"c1": (2, 0), "c2": (2, 0), "d3": (2, 0)}, chooser=True)
    refused(after(turn_of(g, BEN), line), f"choose {other}", "before your first use")


@pytest.mark.clause("CAR-ACT-06")
def test_the_action_of_the_round_cannot_be_chosen(following):
    refused(following, "choose human_resources", "Human Resources is this round's action", "different action")
    chosen = [line for line in legal(following) if line.startswith("choose")]
    assert chosen == ["choose management", "choose construction", "choose research"]


@pytest.mark.clause("CAR-ACT-07")
def test_others_the_event_and_the_disc_are_unaffected(following):
    g = after(following, "choose research", "done")
    assert engine.pending(g) == UsingHumanResources(CHO, moves=6)
    log = []
    g = after(g, "done", "done", log=log)
    assert happened.DiscAdvanced(Kind.HUMAN_RESOURCES, 1) in log
    assert g.discs == (1, 0, 0, 0)
    assert not [each for each in log if isinstance(each, happened.RegionActivated | happened.DonationsOpened)]


@pytest.mark.clause("CAR-ACT-08")
def test_without_a_tile_nothing_is_chosen():
    g = turn_of(in_round(Kind.HUMAN_RESOURCES, 2), BEN)
    refused(g, "choose research", "no Action Choice tile")


@pytest.mark.clause("CAR-ACT-09")
def test_an_unspent_tile_is_worth_3_vp(following):
    spent = after(following, "choose research")
    points = [dict(lines(g, BEN))["Action Choice tile"] for g in (following, spent, bare(2))]
    assert points == [3, 0, 0]
    (verb,) = {line for line in legal(following) if line == "choose research"}
    action = engine.read(GAME, following, BEN, verb)
    assert action.consequence(following, engine.pending(following), BEN) == "gives up the 3 VP of the tile"


def test_in_activation_it_is_too_late():
    refused(activating(staff={"b1": (1, 1)}), "choose research", "turn is in activation")
