"""What cities, departments, donations and spaces are called."""

from __future__ import annotations

from rules.carnegie.content import ALPHA, Content, edition
from rules.carnegie.state import Carnegie, Company
from rules.carnegie.terms import BARE, LOBBY, CityId, DepartmentId, DonationId, Region, Space
from rules.carnegie.words import REGION_NAMES


def city_name(book: Content, key: CityId) -> str:
    """“St. Louis”; an unknown word as it is."""
    return book.map.cities[key].name if key in book.map.cities else f"“{key}”"


def department_name(book: Content, key: DepartmentId) -> str:
    """“Commerce & Finance”; an unknown word as it is."""
    if key == LOBBY:
        return "Lobby"
    found = book.tiles.get(key) or book.printed.get(key)
    return found.name if found else f"“{key}”"


def donation_name(book: Content, key: DonationId) -> str:
    """A space of the donation chart; an unknown word as it is."""
    return book.donations[key].name if key in book.donations else f"“{key}”"


def space_name(space: Space) -> str:
    """“D3”."""
    return space.value.upper()


def place_name(g: Carnegie, company: Company, space: Space) -> str:
    """“Sales (A1)”, “D4” for a bare space."""
    department = company.departments[space.place]
    return (
        space_name(space)
        if department == BARE
        else f"{department_name(g.book, department)} ({space_name(space)})"
    )


def short_place(g: Carnegie, company: Company, space: Space) -> str:
    """“Sales”, “D4” for a bare space, for labels."""
    department = company.departments[space.place]
    return space_name(space) if department == BARE else department_short(g.book, department)


def department_short(book: Content, key: DepartmentId) -> str:
    """“Commerce”, for labels."""
    if key == LOBBY:
        return "Lobby"
    found = book.tiles.get(key) or book.printed[key]
    return found.short


ALPHA_BOOK = edition(ALPHA)
"""Events and values name no edition; they are told in the words of this one."""


def city_of(key: CityId) -> str:
    """A city in a sentence."""
    return city_name(ALPHA_BOOK, key)


def department_of(key: DepartmentId) -> str:
    """A department in a sentence."""
    return department_name(ALPHA_BOOK, key)


def donation_of(key: DonationId) -> str:
    """A donation in a sentence."""
    return donation_name(ALPHA_BOOK, key)


def there(region: Region) -> str:
    """“the East”."""
    return f"the {REGION_NAMES[region]}"


IDS = {
    CityId: tuple(ALPHA_BOOK.map.cities),
    DepartmentId: (*ALPHA_BOOK.printed, *ALPHA_BOOK.tiles, LOBBY),
    DonationId: tuple(ALPHA_BOOK.donations),
}
"""Every value of each type of id."""
