"""The parts of the board as lists in a few words, for the board as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.carnegie.atlas import atlas
from rules.carnegie.catalog import Counted, Donation
from rules.carnegie.chart import free_donations
from rules.carnegie.names import donation_name
from rules.carnegie.state import Carnegie, Company
from rules.carnegie.tabs import waiting
from rules.carnegie.terms import (
    BARE,
    KINDS,
    LOBBY,
    PROJECTS,
    REGIONS,
    SPACES,
    CityId,
    Mark,
    Project,
    Region,
    Spot,
)
from rules.carnegie.words import KIND_NAMES, REGION_NAMES, gained
from rules.core.contract import Seat

PROJECT_LETTERS = {
    Project.HOUSING: "H",
    Project.COMMERCE: "C",
    Project.INDUSTRY: "I",
    Project.INFRASTRUCTURE: "P",
}
SPOT_LETTERS = {**{Spot(project.value): letter for project, letter in PROJECT_LETTERS.items()}, Spot.ANY: "*"}
REGION_LETTERS = {Region.EAST: "E", Region.MIDWEST: "M", Region.SOUTH: "S", Region.WEST: "W"}
SHORT = {
    Counted.HUMAN_RESOURCES: "HR",
    Counted.MANAGEMENT: "Mgmt",
    Counted.CONSTRUCTION: "Constr",
    Counted.RESEARCH: "R&D",
    Counted.DEPARTMENTS: "dept",
    Counted.HOUSING: "H",
    Counted.COMMERCE: "C",
    Counted.INDUSTRY: "I",
    Counted.INFRASTRUCTURE: "P",
    Counted.HOUSING_OR_COMMERCE: "H or C",
    Counted.EAST: "E",
    Counted.MIDWEST: "M",
    Counted.SOUTH: "S",
    Counted.WEST: "W",
    Counted.SMALL_CITIES: "small city",
    Counted.RAILROADS: "railroad",
    Counted.DONATIONS: "gift",
    Counted.ACTIVE: "active",
    Counted.GOODS: "goods",
}
"""What a donation counts, in a word."""


def timeline(g: Carnegie) -> Iterator[str]:
    """What each row still brings, the next event first; where the hat is."""
    for kind in KINDS:
        marks = g.timeline[kind.place][g.discs[kind.place] :]
        hat = " (hat)" if g.action is kind else " (moves)" if g.moving is kind else ""
        yield f"{KIND_NAMES[kind]}{hat}: {' '.join(map(mark, marks)) or 'at the end'}"


def mark(each: Mark) -> str:
    """“E”, “gift”, “W+gift”."""
    region = REGION_LETTERS[each.region] if each.region else ""
    return "+".join(filter(None, (region, "gift" if each.donation else "")))


def staff(g: Carnegie, company: Company) -> str:
    """Who is where."""
    found, book = [], g.book
    for space, key in zip(SPACES, company.departments, strict=True):
        active, resting = company.active(space.place), company.resting[space.place]
        more = f"+{resting}" if resting else ""
        if key not in (BARE, LOBBY):
            department = book.printed.get(key) or book.tiles[key]
            found.append(f"{department.short} {active}{more}")
        elif resting:
            found.append(f"{'Lobby' if key == LOBBY else space.upper()} {more}")
    return ", ".join(found)


def tabs(g: Carnegie, company: Company) -> str:
    """“Tabs H2+1 C0+1”: the step, and the pawns that wait."""
    found = (
        f"{PROJECT_LETTERS[each]}{company.tabs[each.place]}+{waiting(g.book, company, each)}"
        for each in PROJECTS
    )
    return f"Tabs {' '.join(found)}"


def boxes(company: Company) -> str:
    """“E2 M1”: boxes of the transport tracks."""
    return " ".join(f"{REGION_LETTERS[each]}{company.tracks[each.place]}" for each in REGIONS)


def away(company: Company) -> str:
    """“E2 M1”: employees on missions."""
    found = (
        f"{REGION_LETTERS[each]}{company.away[each.place]}" for each in REGIONS if company.away[each.place]
    )
    return " ".join(found) or "none"


def built(g: Carnegie, seat: Seat) -> str:
    """A company's projects by city."""
    return cities(g, [index for index, holder in enumerate(g.spots) if holder == seat])


def sites(g: Carnegie) -> str:
    """The free spots by region and city."""
    inside, free = atlas(g.book).regions, [index for index, holder in enumerate(g.spots) if holder is None]
    found = (
        f"{REGION_NAMES[each]}: {cities(g, [index for index in free if inside[index] is each]) or 'none'}"
        for each in REGIONS
    )
    return f"Open {'; '.join(found)}"


def cities(g: Carnegie, spots: Sequence[int]) -> str:
    """Spots as letters, by city."""
    found: dict[CityId, str] = {}
    for index in spots:
        city, kind = atlas(g.book).spots[index]
        found[city] = found.get(city, "") + SPOT_LETTERS[kind]
    return ", ".join(f"{g.book.map.cities[city].name} {letters}" for city, letters in found.items())


def donated(g: Carnegie, company: Company) -> str:
    """A company's donations."""
    return ", ".join(donation_name(g.book, each) for each in company.donations)


def gifts(g: Carnegie) -> str:
    """The donations that nobody has made."""
    found = (f"{g.book.donations[key].name} {worth(g.book.donations[key])}" for key in free_donations(g))
    return f"Gifts: {', '.join(found) or 'none left'}"


def worth(donation: Donation) -> str:
    """“3/HR”, “2/$5”."""
    if donation.counts is Counted.NOTHING:
        return f"{donation.points} VP"
    dollars = f"${donation.each}"
    named = {Counted.MONEY: dollars, Counted.MONEY_AND_GOODS: f"{dollars}+1 goods", **SHORT}
    many = f"{donation.each} " if donation.each > 1 and donation.counts not in named else ""
    return f"{donation.points}/{many}{named.get(donation.counts, donation.counts.value)}"


def pool(g: Carnegie) -> str:
    """The department tiles that are left."""
    found = (
        f"{tile.short} {count}" for tile, count in zip(g.book.tiles.values(), g.pool, strict=True) if count
    )
    return f"Departments: {', '.join(found) or 'none left'}"


def steps(g: Carnegie) -> str:
    """What the boxes of the transport tracks cost and give."""
    found = []
    for region in REGIONS:
        each = (f"{box.study}:{gained(box.bonus)}" for box in g.book.tracks[region].boxes)
        found.append(f"{REGION_LETTERS[region]} {', '.join(each)}")
    return f"Boxes, study:bonus: {'; '.join(found)}"
