"""Every event of a department as a sentence."""

from __future__ import annotations

from rules.carnegie import events as happened
from rules.carnegie.names import city_of, department_of, space_name, there
from rules.carnegie.terms import BARE, DepartmentId, Space
from rules.carnegie.words import PROJECT_NAMES, goods, money
from rules.core.contract import Event, Names
from rules.core.words import counted


def say_of_departments(event: Event, names: Names) -> str:
    """One event as one sentence."""
    match event:
        case happened.EmployeesMoved(seat, origin, target, count, standing, left, leaving, entering):
            who = counted(count, "active employee" if standing else "employee")
            way = f"from {_at(leaving, origin)} to {_at(entering, target)}"
            return f"{names[seat]} moves {who} {way}, {counted(left, 'move')} left."
        case happened.EmployeeJumped(seat, origin, target, standing, leaving, entering):
            who = "an active employee" if standing else "an employee"
            way = f"from {_at(leaving, origin)} to {_at(entering, target)}"
            return f"{names[seat]} lets {who} jump {way}."
        case happened.EmployeeSent(seat, department, region):
            who = f"an employee of {department_of(department)}"
            return f"{names[seat]} sends {who} on a mission to {there(region)}."
        case happened.TrainingTaken(seat, dollars, moves):
            return f"{names[seat]} gets {money(dollars)} and {counted(moves, 'move')} by training."
        case happened.ActiveCounted(seat, active, points):
            return f"{names[seat]} scores {points} VP for {counted(active, 'active employee')}."
        case _:
            return _say_management(event, names)


def _at(department: DepartmentId, space: Space) -> str:
    """“Sales”, “D4” for a bare space."""
    return space_name(space) if department == BARE else department_of(department)


def _say_management(event: Event, names: Names) -> str:
    match event:
        case happened.CommerceDone(seat, dollars, cubes):
            what = goods(cubes) if cubes else money(dollars)
            return f"{names[seat]} takes {what} in trade."
        case happened.DepartmentBuilt(seat, department, space, cubes):
            return (
                f"{names[seat]} builds {department_of(department)} on {space_name(space)} for {goods(cubes)}."
            )
        case happened.GoodsTaken(seat, cubes):
            return f"{names[seat]} purchases {goods(cubes)} free of charge."
        case happened.GoodsSold(seat, _, cubes, dollars, 0):
            return f"{names[seat]} sells {goods(cubes)} for {money(dollars)}."
        case happened.GoodsSold(seat, _, cubes, dollars, points):
            return f"{names[seat]} delivers {goods(cubes)} for {money(dollars)} and {points} VP."
        case happened.GoodsBought(seat, cubes, dollars):
            return f"{names[seat]} buys {goods(cubes)} for {money(dollars)}."
        case happened.ProjectBuilt(seat, department, project, city, cubes, dollars):
            paid = f"{goods(cubes)}{f' and {money(dollars)}' if dollars else ''}"
            what = f"{PROJECT_NAMES[project]} in {city_of(city)} for {paid}"
            return f"{names[seat]} builds {what} ({department_of(department)})."
        case _:
            return _say_study(event, names)


def _say_study(event: Event, names: Names) -> str:
    match event:
        case happened.StudyReceived(seat, points, department):
            by = f" by {department_of(department)}" if department else ""
            return f"{names[seat]} gets {counted(points, 'study point')}{by}."
        case happened.TabAdvanced(seat, project, position, study, pawn):
            what = f"the {PROJECT_NAMES[project]} tab to position {position}"
            then = ", and a pawn waits there" if pawn else ", past its pawns"
            return f"{names[seat]} pushes {what} for {counted(study, 'study point')}{then}."
        case happened.TrackAdvanced(seat, region, box, study):
            what = f"transport in {there(region)} to box {box}"
            return f"{names[seat]} develops {what} for {counted(study, 'study point')}."
        case _:
            raise TypeError(f"{type(event).__name__} has no sentence.")
