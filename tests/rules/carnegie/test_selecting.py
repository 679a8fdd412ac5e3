"""Selecting an action, and the space of the timeline that the hat triggers."""

import pytest

from rules.carnegie import events as happened
from rules.carnegie.flow import EndOfRound, Round, Turn
from rules.carnegie.terms import Kind, Mark
from rules.carnegie.timeline import Event, Select, Selecting
from rules.carnegie.working import UsingHumanResources
from rules.core import play as engine
from tests.rules.carnegie.lines import after, legal, refused
from tests.rules.carnegie.table import ANN, BEN, bare, started, with_company


def selecting(*discs, seats=2):
    """Ann selects with the discs as said."""
    g = bare(seats)
    g.round, g.discs = sum(discs) + 1, discs
    return started(g, Selecting(ANN), Event(), *map(Turn, g.clockwise()), EndOfRound())


def log_of(g, *lines):
    """The table after these lines, and what happened."""
    log = []
    return after(g, *lines, log=log), log


def opened(log):
    """The events of the timeline among what happened."""
    return [each for each in log if isinstance(each, happened.RegionActivated | happened.DonationsOpened)]


@pytest.mark.clause("CAR-SEL-01")
def test_only_the_first_player_selects():
    refused(selecting(0, 0, 0, 0), "select research", "Ann selects", seat=BEN)


@pytest.mark.clause("CAR-SEL-02")
def test_any_action_can_be_selected():
    assert legal(selecting(0, 0, 0, 0)) == [f"select {kind.value}" for kind in Kind]


@pytest.mark.clause("CAR-SEL-03")
def test_the_space_right_of_the_disc_is_what_happens():
    g, log = log_of(selecting(0, 0, 0, 0), "select human_resources")
    assert opened(log) == [happened.RegionActivated(Mark.EAST.region)]
    assert g.action is Kind.HUMAN_RESOURCES
    g, log = log_of(selecting(0, 0, 0, 0), "select research")
    assert opened(log) == [happened.DonationsOpened()]
    assert legal(g)[0].startswith("donate")


@pytest.mark.clause("CAR-SEL-04")
def test_the_same_action_can_be_selected_again_in_the_next_round():
    g = started(bare(2), Round())
    g = after(g, "select human_resources", "done", "done")
    assert (g.round, engine.actors(g)) == (2, (BEN,))
    g, log = log_of(g, "select human_resources")
    assert opened(log) == [happened.DonationsOpened()]


@pytest.mark.clause("CAR-SEL-05")
def test_an_action_at_its_end_can_be_selected_with_a_second_disc():
    g = after(selecting(5, 0, 0, 0), "select human_resources management")
    assert (g.action, g.moving) == (Kind.HUMAN_RESOURCES, Kind.MANAGEMENT)


@pytest.mark.clause("CAR-SEL-06")
def test_at_the_end_a_second_disc_must_be_turned_down():
    g = selecting(5, 0, 0, 0)
    wanted = "turn down another one, Management, Construction or R&D"
    refused(g, "select human_resources", "disc of Human Resources is at the end", wanted)
    refused(selecting(5, 5, 5, 1), "select human_resources", "turn down another one, R&D")


@pytest.mark.clause("CAR-SEL-07")
def test_the_second_disc_is_another_one_that_can_move():
    g = selecting(5, 5, 0, 0)
    refused(g, "select human_resources management", "Management is at the end", "Construction or R&D")
    refused(g, "select human_resources human_resources", "another action than Human Resources")
    assert [line for line in legal(g) if "human" in line] == [
        "select human_resources construction",
        "select human_resources research",
    ]


@pytest.mark.clause("CAR-SEL-08")
def test_the_second_disc_alone_triggers_what_happens():
    _, log = log_of(selecting(5, 2, 0, 0), "select human_resources management")
    assert opened(log) == [happened.DonationsOpened()]
    assert log[0] == happened.ActionSelected(ANN, Kind.HUMAN_RESOURCES, Kind.MANAGEMENT)


@pytest.mark.clause("CAR-SEL-09")
def test_the_selected_action_is_performed_whatever_disc_moves():
    g = after(selecting(5, 2, 0, 0), "select human_resources management", "decline", "decline")
    assert isinstance(engine.pending(g), UsingHumanResources)
    refused(g, "trade money", "your action is Human Resources", "belongs to Management")


@pytest.mark.clause("CAR-SEL-10")
def test_the_second_disc_advances_at_the_end_of_the_round():
    g = after(selecting(5, 2, 0, 0), "select human_resources management", "decline", "decline")
    g, log = log_of(g, "done", "done")
    assert g.discs == (5, 3, 0, 0)
    assert happened.DiscAdvanced(Kind.MANAGEMENT, 3) in log
    assert g.moving is None


@pytest.mark.clause("CAR-SEL-11")
def test_no_second_disc_is_turned_down_where_the_first_can_move():
    only = "only when the chosen disc is at the end"
    refused(selecting(2, 0, 0, 0), "select human_resources research", only, "Human Resources can move")


@pytest.mark.clause("CAR-SEL-12")
def test_in_the_last_round_any_action_triggers_the_last_space():
    g = selecting(5, 5, 4, 5)
    assert legal(g) == [
        "select human_resources construction",
        "select management construction",
        "select construction",
        "select research construction",
    ]
    g, log = log_of(g, "select research construction")
    assert opened(log) == [happened.RegionActivated(Mark.EAST.region), happened.DonationsOpened()]
    g = after(g, "decline", "decline", "done", "done")
    assert g.discs == (5, 5, 5, 5)
    assert engine.pending(g) is None


@pytest.mark.clause("CAR-SEL-13")
def test_a_selection_stands():
    g = after(selecting(0, 0, 0, 0), "select human_resources")
    refused(g, "select research", "already selected Human Resources")
    donating = after(selecting(1, 0, 0, 0), "select human_resources")
    refused(donating, "select research", "Ann has already selected Human Resources")
    activating = after(selecting(0, 0, 0, 0), "select human_resources", "move d1 d2", "done")
    refused(activating, "select research", "already selected Human Resources")


def test_an_action_says_its_event_and_who_is_there_but_rests_on_its_event_alone():
    g = with_company(selecting(0, 0, 0, 0), BEN, away=(2, 0, 0, 0))
    g = with_company(g, ANN, away=(1, 0, 0, 0))
    at, chosen = engine.pending(g), Select(Kind.HUMAN_RESOURCES)
    assert chosen.consequence(g, at, ANN) == "East pays income; 1 of yours, 2 of others there"
    assert chosen.rests_on(g, at, ANN) == ("East pays income",)
    assert Select(Kind.MANAGEMENT).consequence(g, at, ANN) == "Midwest pays income; nobody there"
