"""What happens, told in sentences, and values in words."""

from itertools import product

import pytest

from rules.carnegie import GAME
from rules.carnegie import events as happened
from rules.carnegie.events import EVENTS, Cause
from rules.carnegie.names import IDS
from rules.carnegie.terms import (
    BARE,
    CityId,
    Deal,
    DepartmentId,
    DonationId,
    Kind,
    Level,
    Project,
    Region,
    Reward,
    Space,
)
from tests.contract.looks import is_sentence
from tests.rules.carnegie.lines import told
from tests.rules.carnegie.table import ANN, BEN, CHO

SALES, COMMERCE = DepartmentId("sales"), DepartmentId("commerce")
EAST, HR, RESEARCH = Region.EAST, Kind.HUMAN_RESOURCES, Kind.RESEARCH

SENTENCES = (
    (happened.GameSetUp(ANN, ()), "Ann wears the hat first."),
    (
        happened.GameSetUp(ANN, (SALES, DepartmentId("recruiting"), SALES)),
        "Ann wears the hat first; 3 department tiles leave the game: Sales twice and Recruiting.",
    ),
    (happened.HousingPlaced(BEN, CityId("st_louis")), "Ben settles in St. Louis with a first Housing."),
    (happened.RoundBegun(3, CHO), "Round 3: Cho wears the hat."),
    (happened.ActionSelected(ANN, RESEARCH), "Ann selects R&D."),
    (
        happened.ActionSelected(ANN, RESEARCH, Kind.MANAGEMENT),
        "Ann selects R&D; its disc is at the end, so that of Management moves.",
    ),
    (happened.RegionActivated(EAST), "The East is active: employees there may return for income."),
    (happened.DonationsOpened(), "The hat is on a donation: everybody may make one."),
    (happened.EmployeesRecovered(ANN, EAST, 0), "Ann calls nobody home from the East and takes no income."),
    (happened.EmployeesRecovered(ANN, EAST, 1), "Ann calls 1 employee home from the East to the Lobby."),
    (
        happened.EmployeesRecovered(ANN, EAST, 3, 1),
        "Ann calls 3 employees home from the East, 1 of them to the New Lobby.",
    ),
    (
        happened.EmployeesRecovered(ANN, EAST, 2, 2),
        "Ann calls 2 employees home from the East to the New Lobby.",
    ),
    (happened.GainReceived(ANN, Cause.PROJECTS, None, 2, 1), "Ann's projects pay 1 goods + $2."),
    (happened.GainReceived(ANN, Cause.TRANSPORT, EAST, 6), "Transport in the East pays $6 to Ann."),
    (happened.GainReceived(ANN, Cause.FINAL_BOX, EAST, 10), "Ann receives $10 for the last box of the East."),
    (happened.EmployeesEntered(ANN, 2), "Ann gets 2 new employees to the Lobby."),
    (happened.DonationMade(ANN, DonationId("rights_1"), 10), "Ann donates $10 to Clean Water."),
    (
        happened.DonationMade(ANN, DonationId("rights_1"), 10, copied=True),
        "Ann joins another player in donating $10 to Clean Water.",
    ),
    (happened.DonationDeclined(ANN), "Ann makes no donation."),
    (happened.ActionChosen(BEN, RESEARCH), "Ben spends the Action Choice tile to take R&D."),
    (
        happened.EmployeesMoved(ANN, Space.A1, Space.D4, 2, False, 1, SALES, BARE),
        "Ann moves 2 employees from Sales to D4, 1 move left.",
    ),
    (
        happened.EmployeesMoved(ANN, Space.D4, Space.A1, 1, True, 0, BARE, SALES),
        "Ann moves 1 active employee from D4 to Sales, 0 moves left.",
    ),
    (
        happened.EmployeeJumped(ANN, Space.D3, Space.A1, True, COMMERCE, SALES),
        "Ann lets an active employee jump from Commerce & Finance to Sales.",
    ),
    (happened.EmployeeSent(ANN, SALES, EAST), "Ann sends an employee of Sales on a mission to the East."),
    (happened.TrainingTaken(ANN, 4, 4), "Ann gets $4 and 4 moves by training."),
    (happened.ActiveCounted(ANN, 8, 4), "Ann scores 4 VP for 8 active employees."),
    (happened.CommerceDone(ANN, 3, 0), "Ann takes $3 in trade."),
    (happened.CommerceDone(ANN, 0, 2), "Ann takes 2 goods in trade."),
    (happened.DepartmentBuilt(ANN, SALES, Space.A1, 2), "Ann builds Sales on A1 for 2 goods."),
    (happened.GoodsTaken(ANN, 3), "Ann purchases 3 goods free of charge."),
    (happened.GoodsSold(ANN, SALES, 3, 15), "Ann sells 3 goods for $15."),
    (happened.GoodsSold(ANN, DepartmentId("logistics"), 2, 6, 2), "Ann delivers 2 goods for $6 and 2 VP."),
    (happened.GoodsBought(ANN, 3, 3), "Ann buys 3 goods for $3."),
    (
        happened.ProjectBuilt(ANN, DepartmentId("outsourcing"), Project.INDUSTRY, CityId("denver"), 2, 4),
        "Ann builds Industry in Denver for 2 goods and $4 (Construction Outsourcing).",
    ),
    (happened.StudyReceived(ANN, 3), "Ann gets 3 study points."),
    (
        happened.StudyReceived(ANN, 8, DepartmentId("advanced_research")),
        "Ann gets 8 study points by Advanced Research.",
    ),
    (
        happened.TabAdvanced(ANN, Project.HOUSING, 1, 2, True),
        "Ann pushes the Housing tab to position 1 for 2 study points, and a pawn waits there.",
    ),
    (
        happened.TabAdvanced(ANN, Project.INDUSTRY, 4, 3, False),
        "Ann pushes the Industry tab to position 4 for 3 study points, past its pawns.",
    ),
    (
        happened.TrackAdvanced(ANN, EAST, 1, 1),
        "Ann develops transport in the East to box 1 for 1 study point.",
    ),
    (happened.EmployeeActivated(ANN, Space.A1, SALES, 2), "Ann puts an employee to work in Sales for $2."),
    (
        happened.EmployeeActivated(ANN, Space.A1, SALES, 0),
        "Ann puts an employee to work in Sales free of charge.",
    ),
    (happened.TurnEnded(ANN, RESEARCH), "Ann is done with R&D."),
    (happened.TurnEnded(ANN, RESEARCH, study=1), "Ann is done with R&D, 1 study point lost."),
    (happened.TurnPassed(ANN, HR, 6, 0, True), "Ann uses nothing of Human Resources, 6 moves unused."),
    (happened.TurnPassed(ANN, RESEARCH, 0, 0, False), "Ann has nothing to use: nobody is at work in R&D."),
    (happened.TurnPassed(ANN, RESEARCH, 0, 0, True), "Ann uses nothing of R&D."),
    (happened.MeansLost(ANN, moves=2), "Ann leaves 2 moves unused."),
    (happened.MeansLost(ANN, study=1), "Ann leaves 1 study point unspent."),
    (happened.ActivationEnded(ANN), "Ann activates nobody else."),
    (happened.DiscAdvanced(RESEARCH, 3), "The disc of R&D advances to space 3."),
    (happened.GameEnded((ANN,), 95), "The game is over: Ann wins with 95 VP."),
    (happened.GameEnded((ANN, CHO), 95), "The game is over: Ann and Cho share the victory with 95 VP."),
    (happened.EmployeesEntered(ANN, 2, 1), "Ann gets 2 new employees, 1 of them to the New Lobby."),
)


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=lambda each: type(each).__name__)
def test_an_event_is_one_sentence(event, sentence):
    assert told([event]) == [sentence]
    assert is_sentence(sentence)


def test_every_kind_of_event_has_a_sentence():
    assert {type(event) for event, _ in SENTENCES} == set(EVENTS)


def test_what_is_no_event_of_the_game_has_no_sentence():
    with pytest.raises(TypeError):
        GAME.say(happened.Event(), ())


@pytest.mark.parametrize(
    ("value", "word"),
    [
        (Kind.RESEARCH, "R&D"),
        (Region.EAST, "East"),
        (Project.INFRASTRUCTURE, "Public Infrastructure"),
        (Level.STAGECOACH, "Stagecoach"),
        (Space.D3, "D3"),
        (Reward.GOODS, "3 goods"),
        (Reward.MONEY, "$10"),
        (Deal.GOODS, "1 goods"),
        (Deal.MONEY, "$3"),
        (Deal.MISSION_GOODS, "2 goods for a mission"),
        (Deal.MISSION_MONEY, "$6 for a mission"),
        (True, "yes"),
        (False, "no"),
        (None, "none"),
        (2, "2"),
        (CityId("st_louis"), "St. Louis"),
        (SALES, "Sales"),
        (DonationId("welfare_1"), "Hero Fund"),
        ("nonesuch", "“nonesuch”"),
    ],
)
def test_a_value_has_a_name(value, word):
    assert GAME.name(value) == word


def test_every_id_is_known_by_a_name_of_its_own():
    names = [GAME.name(value) for values in IDS.values() for value in values]
    assert len(set(names)) == len(names)
    assert not [name for name in names if "“" in name]
    assert {len(IDS[kind]) for kind in IDS} == {32, 22, 20}


def test_names_of_values_do_not_depend_on_their_spelling():
    """Words of two types may be the same text, as “goods” of a reward and of a deal."""
    same = [(a, b) for a, b in product(Reward, Deal) if a == b]
    assert same
    assert [(GAME.name(a), GAME.name(b)) for a, b in same] == [("3 goods", "1 goods"), ("$10", "$3")]
