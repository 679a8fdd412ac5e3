"""What can happen in the course of the game: set-up, rounds, income, donations, turns."""

from __future__ import annotations

from enum import StrEnum

from rules.carnegie.terms import CityId, DepartmentId, DonationId, Kind, Region, Space
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
