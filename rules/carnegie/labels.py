"""Values as the table stands, for players who choose among them."""

from __future__ import annotations

from rules.carnegie.catalog import Counted, Donation
from rules.carnegie.names import department_name, donation_name, space_name
from rules.carnegie.prose import name
from rules.carnegie.state import Carnegie, Company
from rules.carnegie.tabs import waiting
from rules.carnegie.terms import BARE, CityId, DepartmentId, DonationId, Project, Region, Space
from rules.carnegie.tracks import transport_bonus
from rules.carnegie.words import PROJECT_NAMES, REGION_NAMES, gained, goods, money
from rules.carnegie.worth import PLACES
from rules.carnegie.worth import counts as of_everything
from rules.core.contract import Seat
from rules.core.words import counted

COUNTED = {
    Counted.HUMAN_RESOURCES: "HR department",
    Counted.MANAGEMENT: "Management department",
    Counted.CONSTRUCTION: "Construction department",
    Counted.RESEARCH: "R&D department",
    Counted.DEPARTMENTS: "department",
    Counted.HOUSING: "Housing project",
    Counted.COMMERCE: "Commerce project",
    Counted.INDUSTRY: "Industry project",
    Counted.INFRASTRUCTURE: "Public Infrastructure project",
    Counted.HOUSING_OR_COMMERCE: "Housing or Commerce project",
    Counted.EAST: "East project",
    Counted.MIDWEST: "Midwest project",
    Counted.SOUTH: "South project",
    Counted.WEST: "West project",
    Counted.SMALL_CITIES: "small-city project",
    Counted.RAILROADS: "region at Railroad",
    Counted.DONATIONS: "donation of yours",
    Counted.ACTIVE: "active employee",
}
"""What a donation counts, but for money and goods."""


def label(g: Carnegie, seat: Seat, value: object) -> str:
    """A field's value as the table stands for a player."""
    company = g.companies[seat]
    match value:
        case Space():
            return _space(g, company, value)
        case Region():
            return _region(g, seat, value)
        case Project():
            pawns = waiting(g.book, company, value)
            return f"{PROJECT_NAMES[value]} ({counted(pawns, 'pawn')})"
        case str() if value in g.book.map.cities:
            return _city(g, CityId(value))
        case str() if value in g.book.donations:
            return _donation(g, seat, DonationId(value))
        case str() if value in g.book.tiles:
            return _tile(g, DepartmentId(value))
        case _:
            return name(value)


def called(g: Carnegie, seat: Seat, value: object) -> str:
    """A field's value by its name at this table."""
    return _place(g, g.companies[seat], value) if isinstance(value, Space) else name(value)


def _place(g: Carnegie, company: Company, space: Space) -> str:
    """“D3 Commerce & Finance”, “A1 bare”."""
    department = company.departments[space.place]
    what = "bare" if department == BARE else department_name(g.book, department)
    return f"{space_name(space)} {what}"


def _space(g: Carnegie, company: Company, space: Space) -> str:
    """“D3 Commerce & Finance (2 active, 1 in training)”."""
    place = space.place
    there = ((company.active(place), "active"), (company.resting[place], "in training"))
    who = ", ".join(f"{number} {posture}" for number, posture in there if number)
    return f"{_place(g, company, space)} ({who or 'nobody'})"


def _region(g: Carnegie, seat: Seat, region: Region) -> str:
    """“West (box 1: $3; 2 there)”."""
    company, bonus = g.companies[seat], gained(transport_bonus(g, seat, region))
    away = company.away[region.place]
    there = f"; {away} there" if away else ""
    return f"{REGION_NAMES[region]} (box {company.tracks[region.place]}: {bonus}{there})"


def _city(g: Carnegie, key: CityId) -> str:
    """“Denver (West, 2 VP)”."""
    city = g.book.map.cities[key]
    return f"{city.name} ({REGION_NAMES[city.region]}, {city.points} VP)"


def _tile(g: Carnegie, key: DepartmentId) -> str:
    """“Sales (2 left)”."""
    left = g.pool[list(g.book.tiles).index(key)]
    return f"{department_name(g.book, key)} ({left} left)"


def _donation(g: Carnegie, seat: Seat, key: DonationId) -> str:
    """“Evening Schools (3 VP per HR department; now 2)”."""
    return f"{donation_name(g.book, key)} ({_terms(g, seat, g.book.donations[key])})"


def _terms(g: Carnegie, seat: Seat, donation: Donation) -> str:
    """“3 VP per HR department; now 2”, “7 VP”."""
    points, counts = f"{donation.points} VP", donation.counts
    if counts is Counted.NOTHING:
        return points
    company, number = g.companies[seat], of_everything(g, seat)[PLACES[counts]]
    match counts:
        case Counted.MONEY:
            return f"{points} per {money(donation.each)}; now {money(number)}"
        case Counted.GOODS:
            return f"{points} per {goods(donation.each)}; now {number}"
        case Counted.MONEY_AND_GOODS:
            held = f"{goods(company.goods)}, {money(company.money)}"
            return f"{points} per 1 goods and {money(donation.each)}; now {held}"
        case _:
            return f"{points} per {COUNTED[counts]}; now {number}"
