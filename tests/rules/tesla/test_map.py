"""The map of the United States: cities, links, projects."""

import pytest

from rules.tesla.atlas import PROJECTS, atlas
from rules.tesla.content import CONTENT

CITIES = CONTENT.map.cities
SEATS = (2, 3, 4, 5)
GAINS = {"small": 4, "medium": 5, "large": 6}


def in_play(seats):
    """The cities in play for a number of players."""
    return set(atlas(seats).between)


def reached(start, cities):
    """The cities that links lead to from one of them."""
    found, waiting = {start}, [start]
    while waiting:
        new = set(CITIES[waiting.pop()].links) & cities - found
        found |= new
        waiting.extend(new)
    return found


@pytest.mark.clause("TVE-DAT-09")
def test_cost_and_gain_grow_with_the_size():
    sizes = {name: (size.cost, size.stock) for name, size in CONTENT.map.sizes.items()}
    assert sizes == {"small": (4, 4), "medium": (8, 5), "large": (12, 6)}


@pytest.mark.clause("TVE-DAT-10")
def test_projects_have_levels_i_to_v_and_level_v_gains_twice():
    assert {project.level for project in PROJECTS.values()} == {1, 2, 3, 4, 5}
    for project in PROJECTS.values():
        times = 2 if project.level == 5 else 1
        assert project.stock == GAINS[project.size] * times, project.name


@pytest.mark.clause("TVE-DAT-11")
@pytest.mark.parametrize(
    ("project", "name", "size", "level"),
    [
        ("new-york-3", "New York City III", "large", 3),
        ("buffalo-2", "Buffalo II", None, 2),
        ("rochester-3", "Rochester III", None, 3),
        ("niagara-5", "Niagara V", "small", 5),
    ],
)
def test_the_projects_that_the_rulebook_names(project, name, size, level):
    found = PROJECTS[project]
    assert (found.name, found.level) == (name, level)
    assert size in {None, found.size}


@pytest.mark.clause("TVE-DAT-12")
@pytest.mark.parametrize(
    "route", [("buffalo", "rochester", "albany"), ("washington", "philadelphia", "new-york")]
)
def test_the_links_that_the_rulebook_names(route):
    one, middle, other = route
    assert {one, other} <= set(CITIES[middle].links)
    assert other not in CITIES[one].links
    assert one not in CITIES[other].links
    counts = [seats for seats in SEATS if set(route) <= in_play(seats)]
    assert counts
    for seats in counts:
        between = atlas(seats).between
        assert (between[one][other], between[other][one]) == (1, 1)


@pytest.mark.clause("TVE-DAT-13")
def test_links_run_both_ways():
    one_way = [(a, b) for a, city in CITIES.items() for b in city.links if a not in CITIES[b].links]
    assert one_way == []
    assert not any(key in city.links for key, city in CITIES.items())


@pytest.mark.clause("TVE-DAT-13")
@pytest.mark.parametrize("seats", SEATS)
def test_the_cities_in_play_are_all_connected(seats):
    cities = in_play(seats)
    assert all(reached(city, cities) == cities for city in cities)
    assert all(set(atlas(seats).between[city]) == cities for city in cities)


@pytest.mark.clause("TVE-DAT-14")
def test_every_player_more_brings_an_area_into_play():
    assert sorted(area.players for area in CONTENT.map.areas.values()) == [2, 3, 4, 5]
    assert in_play(2) < in_play(3) < in_play(4) < in_play(5) == set(CITIES)
    used = [{CITIES[city].area for city in in_play(seats)} for seats in SEATS]
    assert [len(areas) for areas in used] == [1, 2, 3, 4]
