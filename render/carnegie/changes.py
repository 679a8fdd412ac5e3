"""Which spots of the board the latest events have changed, and which events are news."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.carnegie import events as happened
from rules.carnegie.atlas import atlas
from rules.carnegie.state import Carnegie
from rules.carnegie.terms import LOBBY, SPACES, CityId, DepartmentId, Project
from rules.core.contract import Event, Seat

QUIETEST: tuple[type[Event], ...] = (
    happened.RoundBegun,
    happened.RegionActivated,
    happened.DonationsOpened,
    happened.DiscAdvanced,
    happened.TurnPassed,
    happened.DonationDeclined,
    happened.MeansLost,
    happened.ActivationEnded,
)
QUIET: tuple[type[Event], ...] = (
    *QUIETEST,
    happened.TurnEnded,
    happened.StudyReceived,
    happened.EmployeeSent,
    happened.EmployeesEntered,
)
"""Kinds that the head of a picture leaves out when there is bigger news: the board shows them."""


def changed(g: Carnegie, events: Iterable[Event]) -> frozenset[str]:
    """The spots to highlight."""
    return frozenset(spot for event in events for spot in _of_the_board(g, event))


def _of_the_board(g: Carnegie, event: Event) -> Iterator[str]:
    match event:
        case happened.HousingPlaced(seat, city):
            yield from (_built(g, seat, city, Project.HOUSING), f"tab {seat} {Project.HOUSING}")
        case happened.ProjectBuilt(seat, _, project, city):
            yield from (_built(g, seat, city, project), f"tab {seat} {project}", f"goods {seat}")
            yield from (f"money {seat}",) if event.money else ()
        case happened.ActionSelected(_, action, turned):
            yield f"row {turned or action}"
        case happened.RegionActivated(region):
            yield f"region {region}"
        case happened.DiscAdvanced(action, _):
            yield f"disc {action}"
        case happened.DonationMade(seat, donation, _, _):
            yield from (f"donation {donation}", f"money {seat}")
        case happened.TrackAdvanced(seat, region, _, _, _):
            yield f"track {region} {seat}"
        case _:
            yield from _of_income(g, event)


def _of_income(g: Carnegie, event: Event) -> Iterator[str]:
    match event:
        case happened.EmployeesRecovered(seat, region, count, _) if count:
            yield from (f"mission {region} {seat}", *_at(g, seat, LOBBY))
        case happened.EmployeesEntered(seat, _, _):
            yield from _at(g, seat, LOBBY)
        case happened.EmployeeSent(seat, department, region):
            yield from (f"mission {region} {seat}", *_at(g, seat, department))
        case _:
            yield from _of_stores(event)


def _of_stores(event: Event) -> Iterator[str]:
    match event:
        case happened.GainReceived() | happened.CommerceDone() | happened.GoodsSold():
            points = getattr(event, "points", 0)
            received = (("money", event.money), ("goods", event.goods), ("score", points))
            yield from (f"{what} {event.seat}" for what, count in received if count)
        case happened.TrainingTaken(seat, money, _) if money:
            yield f"money {seat}"
        case happened.GoodsTaken(seat, _):
            yield f"goods {seat}"
        case happened.GoodsBought(seat, _, _):
            yield from (f"goods {seat}", f"money {seat}")
        case happened.ActiveCounted(seat, _, points) if points:
            yield f"score {seat}"
        case _:
            yield from _of_a_company(event)


def _of_a_company(event: Event) -> Iterator[str]:
    match event:
        case happened.EmployeesMoved(seat=seat, origin=origin, target=target):
            yield from (f"space {seat} {origin}", f"space {seat} {target}")
        case happened.EmployeeJumped(seat=seat, origin=origin, target=target):
            yield from (f"space {seat} {origin}", f"space {seat} {target}")
        case happened.DepartmentBuilt(seat, department, space, _):
            yield from (f"space {seat} {space}", f"pool {department}", f"goods {seat}")
        case happened.EmployeeActivated(seat, space, _, salary):
            yield f"space {seat} {space}"
            yield from (f"money {seat}",) if salary else ()
        case happened.TabAdvanced(seat, project, _, _, _):
            yield f"tab {seat} {project}"
        case _:
            return


def _built(g: Carnegie, seat: Seat, city: CityId, project: Project) -> str:
    """The spot of the latest project of a type that a player has in a city, as far as it can be told."""
    chart = atlas(g.book)
    mine = [
        index
        for index in chart.of_city[city]
        if g.spots[index] == seat and chart.spots[index][1].takes(project)
    ]
    return f"spot {mine[-1]}" if mine else ""


def _at(g: Carnegie, seat: Seat, department: DepartmentId) -> Iterator[str]:
    place = g.companies[seat].place_of(department)
    if place is not None:
        yield f"space {seat} {SPACES[place]}"
