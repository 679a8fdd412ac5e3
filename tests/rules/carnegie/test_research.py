"""R&D: study points, project tabs, Advanced Research and Advanced Design."""

import pytest

from rules.carnegie import GAME
from rules.carnegie.events import EmployeeSent, StudyReceived, TabAdvanced, TurnEnded
from rules.carnegie.flow import Turn
from rules.carnegie.tabs import waiting
from rules.carnegie.terms import Kind, Project, Region
from rules.core import play as engine
from tests.rules.carnegie.building import researching, studying
from tests.rules.carnegie.editions import BOOK
from tests.rules.carnegie.lines import after, happened, legal, refused
from tests.rules.carnegie.pawns import built
from tests.rules.carnegie.table import ANN, BEN, in_round, staff, turn_of, working


def company(g):
    return g.companies[ANN]


def left(g):
    """The study points that are left."""
    return engine.pending(g).study


def label(g, line):
    return engine.meant(GAME, g, ANN, line).consequence(g, engine.question(g), ANN)


@pytest.mark.clause("CAR-RD-01")
@pytest.mark.parametrize(("crew", "points"), [(1, 3), (2, 6), (3, 9)])
def test_each_active_employee_gives_3_points_when_the_turn_begins(crew, points):
    g = in_round(Kind.RESEARCH, staff={"b1": (crew, 0)})
    g.agenda = (Turn(ANN),)
    begun = engine.settled(GAME, g)
    assert left(begun.state) == points
    assert begun.events == (StudyReceived(ANN, points, "research"),)


@pytest.mark.clause("CAR-RD-01", "CAR-CMP-05")
def test_employees_in_training_give_none():
    g = researching("telegraph", staff={"b1": (0, 3)})
    assert left(g) == 0
    refused(g, "push housing", "needs 2 study points, 0 left")


@pytest.mark.clause("CAR-RD-02")
def test_points_push_a_tab_and_bring_a_pawn_to_the_new_circle():
    g = studying(3)
    assert happened(g, "push housing")[0] == TabAdvanced(ANN, Project.HOUSING, 1, 2, pawn=True)
    g = after(g, "push housing")
    assert company(g).tabs == (1, 0, 0, 0)
    assert waiting(BOOK, company(g), Project.HOUSING) == 2
    assert (company(g).pawns, left(g)) == (21, 1)


@pytest.mark.clause("CAR-RD-03")
def test_points_push_a_transport_disc():
    g = studying(2)
    g = after(g, "develop south")
    assert (company(g).tracks, left(g)) == ((0, 0, 1, 0), 1)


@pytest.mark.clause("CAR-RD-04")
def test_steps_are_mixed_as_wished():
    g = after(studying(6), "develop south", "push industry", "develop south")
    assert (company(g).tracks, company(g).tabs) == ((0, 0, 2, 0), (0, 0, 1, 0))
    assert engine.pending(g) is None


@pytest.mark.clause("CAR-RD-05")
def test_too_few_points_are_refused():
    g = studying(2)
    refused(g, "push industry", "needs 3 study points, 2 left")
    refused(studying(1, tracks=(0, 0, 1, 0)), "develop south", "needs 2 study points, 1 left")
    assert [line for line in legal(g) if line.startswith("push")] == ["push housing", "push commerce"]


@pytest.mark.clause("CAR-RD-06")
def test_unused_points_are_lost():
    g = after(researching(), "push housing")
    assert TurnEnded(ANN, Kind.RESEARCH, study=1) in happened(g, "done")
    g = after(g, "done")
    assert left(turn_of(g)) == 3


@pytest.mark.clause("CAR-RD-07")
def test_points_of_all_departments_add_up():
    g = researching("advanced_design", staff={"b1": (1, 0)})
    assert left(g) == 7
    assert left(after(g, "push industry", "push industry")) == 1


@pytest.mark.clause("CAR-RD-08")
def test_beyond_the_circles_a_tab_shows_points_and_takes_no_pawn():
    g = studying(3, tabs=(3, 0, 0, 0), built=(1, 0, 0, 0))
    before = waiting(BOOK, company(g), Project.HOUSING)
    assert happened(g, "push housing")[0] == TabAdvanced(ANN, Project.HOUSING, 4, 2, pawn=False)
    g = after(g, "push housing")
    assert (company(g).pawns, waiting(BOOK, company(g), Project.HOUSING)) == (22, before)
    assert shown(g) == 5


def shown(g):
    """The VP of Ann's tabs, as the final score counts them."""
    return dict(GAME.scores(g)[ANN].parts)["Project tabs"]


@pytest.mark.clause("CAR-RD-09")
def test_only_the_last_points_shown_count():
    g = after(studying(9, tabs=(3, 0, 0, 0)), "push housing", "push housing")
    assert company(g).tabs[0] == 5
    assert shown(g) == 9


@pytest.mark.clause("CAR-RD-10")
def test_a_tab_at_its_end_cannot_be_pushed():
    g = studying(6, tabs=(5, 0, 0, 0))
    refused(g, "push housing", "Housing tab is fully extended")
    assert left(g) == 6


@pytest.mark.clause("CAR-RD-11")
def test_a_circle_needs_a_pawn_in_the_supply():
    refused(studying(6, tabs=(1, 0, 0, 0), pawns=0), "push housing", "no pawns left")
    g = after(studying(6, tabs=(3, 0, 0, 0), pawns=0), "push housing")
    assert (company(g).tabs[0], company(g).pawns) == (4, 0)
    assert company(after(studying(6, pawns=1), "push housing")).pawns == 0


@pytest.mark.clause("CAR-RD-12")
def test_waiting_pawns_stay_when_the_tab_moves_on():
    g = after(studying(5), "push housing")
    assert waiting(BOOK, company(g), Project.HOUSING) == 2
    g = built(g, "denver housing")
    assert waiting(BOOK, company(g), Project.HOUSING) == 1


@pytest.mark.clause("CAR-RD-13")
def test_public_infrastructure_needs_a_step_before_its_first_pawn():
    g = studying(4)
    assert waiting(BOOK, company(g), Project.INFRASTRUCTURE) == 0
    g = after(g, "push infrastructure")
    assert waiting(BOOK, company(g), Project.INFRASTRUCTURE) == 1
    assert (company(g).tabs, left(g)) == ((0, 0, 0, 1), 1)


def test_the_label_of_a_push_tells_cost_and_gain():
    g = studying(4, tabs=(1, 0, 0, 3))
    assert label(g, "push housing") == "2 study points, 2 left; pawn, income $2"
    assert label(g, "push infrastructure") == "3 study points, 1 left; 7 VP"


@pytest.mark.clause("CAR-ADR-01")
def test_advanced_research_gives_8_points_for_a_mission():
    g = researching("advanced_research", staff={"b1": (0, 0)})
    assert left(g) == 0
    assert happened(g, "research west")[:2] == (
        EmployeeSent(ANN, "advanced_research", Region.WEST),
        StudyReceived(ANN, 8, "advanced_research"),
    )
    g = after(g, "research west")
    assert (left(g), company(g).away, staff(g, "a1")) == (8, (0, 0, 0, 1), (0, 0))
    g = after(g, "push industry", "push industry")
    assert left(g) == 2
    assert TurnEnded(ANN, Kind.RESEARCH, study=2) in happened(g, "done")


@pytest.mark.clause("CAR-ADR-01")
def test_its_points_join_those_of_the_turn():
    g = after(researching("advanced_research", staff={"b1": (1, 0)}), "push housing", "research east")
    assert left(g) == 3 - 2 + 8


@pytest.mark.clause("CAR-ADR-01", "CAR-MIS-05")
def test_its_employee_may_go_anywhere():
    g = researching("advanced_research")
    found = [line for line in legal(g) if line.startswith("research")]
    assert found == ["research east", "research midwest", "research south", "research west"]
    assert label(g, "research east") == "+8 study points, you then have 11; 0 stay active"


@pytest.mark.clause("CAR-ADR-01", "CAR-USE-07")
def test_two_researchers_go_one_after_the_other_whatever_is_spent_between():
    g = researching("advanced_research", crew=2, staff={"b1": (0, 0)})
    g = after(g, "research west", "push industry", "research east")
    assert (left(g), company(g).away) == (13, (1, 0, 0, 1))
    refused(g, "research south", "Advanced Research has 0 uses left")


@pytest.mark.clause("CAR-ADR-01", "CAR-MIS-02")
def test_an_employee_in_training_cannot_be_sent():
    g = researching("advanced_research", staff={"a1": (0, 1)})
    refused(g, "research west", "Advanced Research has no active employee")
    refused(researching(), "research west", "You have no Advanced Research department")


@pytest.mark.clause("CAR-ADD-01")
@pytest.mark.parametrize(("crew", "points"), [(1, 4), (2, 8)])
def test_advanced_design_gives_4_points_for_each_active_employee(crew, points):
    g = researching("advanced_design", crew, staff={"b1": (0, 0)})
    assert left(g) == points
    g = after(g, "push housing")
    assert (staff(g, "a1"), company(g).away) == ((crew, 0), (0, 0, 0, 0))


@pytest.mark.clause("CAR-USE-10")
@pytest.mark.parametrize("line", ["push housing", "develop west", "research west", "copy west welfare_1"])
def test_followers_perform_the_same_action(line):
    g = after(working(Kind.HUMAN_RESOURCES), "done")
    assert engine.actors(g) == (BEN,)
    refused(g, line, "action is Human Resources")


@pytest.mark.clause("CAR-USE-01")
@pytest.mark.parametrize(
    "line", ["construct housing denver construction west", "buy 1", "construct housing denver outsourcing"]
)
def test_in_research_nothing_of_construction_is_used(line):
    refused(researching(), line, "action is R&D", "belongs to Construction")
