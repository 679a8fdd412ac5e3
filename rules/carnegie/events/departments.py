"""What can happen when departments are used."""

from __future__ import annotations

from rules.carnegie.terms import BARE, CityId, DepartmentId, Project, Region, Reward, Space
from rules.core.contract import Event, Seat


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
