"""What can happen in the game, in the past participle."""

from __future__ import annotations

from enum import StrEnum

from rules.carnegie.terms import (
    BARE,
    CityId,
    DepartmentId,
    DonationId,
    Kind,
    Project,
    Region,
    Reward,
    Space,
)
from rules.core.contract import Event, Seat


class Cause(StrEnum):
    """Why something is received."""

    TRANSPORT = "transport"
    PROJECTS = "projects"
    FINAL_BOX = "final_box"


class GameSetUp(Event, frozen=True):
    """The tiles lie ready, and the first player is known."""

    first: Seat
    removed: tuple[DepartmentId, ...]


class HousingPlaced(Event, frozen=True):
    """A first Housing pawn was placed (CAR-SET-15)."""

    seat: Seat
    city: CityId


class RoundBegun(Event, frozen=True):
    """A round began."""

    round: int
    first: Seat


class ActionSelected(Event, frozen=True):
    """The first player selected an action, and perhaps turned down another disc."""

    seat: Seat
    action: Kind
    turned: Kind | None = None


class RegionActivated(Event, frozen=True):
    """A region is active: its employees may return."""

    region: Region


class DonationsOpened(Event, frozen=True):
    """Donations may be made."""


class EmployeesRecovered(Event, frozen=True):
    """Employees returned from missions, some perhaps to the New Lobby; count 0: all stay."""

    seat: Seat
    region: Region
    count: int
    new_lobby: int = 0


class GainReceived(Event, frozen=True):
    """Money, goods or VP were received."""

    seat: Seat
    cause: Cause
    region: Region | None = None
    money: int = 0
    goods: int = 0
    points: int = 0


class EmployeesEntered(Event, frozen=True):
    """New employees from the supply lie in the Lobby, some perhaps in the New Lobby."""

    seat: Seat
    count: int
    new_lobby: int = 0


class DonationMade(Event, frozen=True):
    """A donation was made, perhaps onto another player's pawn."""

    seat: Seat
    donation: DonationId
    paid: int
    copied: bool = False


class DonationDeclined(Event, frozen=True):
    """A player made no donation."""

    seat: Seat


class ActionChosen(Event, frozen=True):
    """A follower spent the Action Choice tile."""

    seat: Seat
    action: Kind


class EmployeesMoved(Event, frozen=True):
    """Employees moved within the company; standing ones lay down; so many moves are left."""

    seat: Seat
    origin: Space
    target: Space
    count: int
    standing: bool
    left: int
    leaving: DepartmentId = BARE
    entering: DepartmentId = BARE


class EmployeeSent(Event, frozen=True):
    """An active employee went on a mission."""

    seat: Seat
    department: DepartmentId
    region: Region


class TrainingTaken(Event, frozen=True):
    """Training and Partnerships gave money and moves."""

    seat: Seat
    money: int
    moves: int


class ActiveCounted(Event, frozen=True):
    """Safety and Quality scored."""

    seat: Seat
    active: int
    points: int


class CommerceDone(Event, frozen=True):
    """Commerce and Finance gave money or goods."""

    seat: Seat
    money: int
    goods: int


class DepartmentBuilt(Event, frozen=True):
    """A department tile was placed."""

    seat: Seat
    department: DepartmentId
    space: Space
    goods: int


class EmployeeJumped(Event, frozen=True):
    """An employee went to the new department at once; a standing one lay down."""

    seat: Seat
    origin: Space
    target: Space
    standing: bool
    leaving: DepartmentId
    entering: DepartmentId


class GoodsTaken(Event, frozen=True):
    """Purchasing gave goods cubes."""

    seat: Seat
    goods: int


class GoodsSold(Event, frozen=True):
    """Sales or Logistics exchanged goods cubes."""

    seat: Seat
    department: DepartmentId
    goods: int
    money: int
    points: int = 0


class GoodsBought(Event, frozen=True):
    """Supply Chain gave goods cubes for money."""

    seat: Seat
    goods: int
    money: int


class ProjectBuilt(Event, frozen=True):
    """A project was built; by whom, where, for how much."""

    seat: Seat
    department: DepartmentId
    project: Project
    city: CityId
    goods: int
    money: int = 0


class StudyReceived(Event, frozen=True):
    """Study points of a turn."""

    seat: Seat
    points: int
    department: DepartmentId | None = None


class TabAdvanced(Event, frozen=True):
    """A project tab was pushed one space, for study points; with a pawn on its new circle or not."""

    seat: Seat
    project: Project
    position: int
    study: int
    pawn: bool


class TrackAdvanced(Event, frozen=True):
    """A transport disc moved one box, for study points."""

    seat: Seat
    region: Region
    box: int
    study: int
    reward: Reward | None = None


class EmployeeActivated(Event, frozen=True):
    """An employee stood up."""

    seat: Seat
    space: Space
    department: DepartmentId
    salary: int


class TurnEnded(Event, frozen=True):
    """A player is done with the departments of an action; what was not spent is lost."""

    seat: Seat
    action: Kind
    moves: int = 0
    study: int = 0


class TurnPassed(Event, frozen=True):
    """A player used no department; whether anybody was at work in one that could have been used."""

    seat: Seat
    action: Kind
    moves: int
    study: int
    staffed: bool


class MeansLost(Event, frozen=True):
    """Moves or study points of other parts than a turn were not spent."""

    seat: Seat
    moves: int = 0
    study: int = 0


class ActivationEnded(Event, frozen=True):
    """A player leaves employees in training who could have been activated."""

    seat: Seat


class DiscAdvanced(Event, frozen=True):
    """A disc moved one space at the end of a round."""

    action: Kind
    position: int


class GameEnded(Event, frozen=True):
    """The last round is over."""

    winners: tuple[Seat, ...]
    points: int


EVENTS: tuple[type[Event], ...] = (
    GameSetUp,
    HousingPlaced,
    RoundBegun,
    ActionSelected,
    RegionActivated,
    DonationsOpened,
    EmployeesRecovered,
    GainReceived,
    EmployeesEntered,
    DonationMade,
    DonationDeclined,
    ActionChosen,
    EmployeesMoved,
    EmployeeSent,
    TrainingTaken,
    ActiveCounted,
    CommerceDone,
    DepartmentBuilt,
    EmployeeJumped,
    GoodsTaken,
    GoodsSold,
    GoodsBought,
    ProjectBuilt,
    StudyReceived,
    TabAdvanced,
    TrackAdvanced,
    EmployeeActivated,
    TurnEnded,
    TurnPassed,
    MeansLost,
    ActivationEnded,
    DiscAdvanced,
    GameEnded,
)
