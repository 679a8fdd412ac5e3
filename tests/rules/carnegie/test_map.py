"""The map of our edition: cities, spots, links, and how far the major cities are apart."""

from collections import Counter, deque
from itertools import combinations, product

import pytest

from rules.carnegie.content import ALPHA, edition
from rules.carnegie.terms import REGIONS, Region, Size, Spot

BOOK = edition(ALPHA)
CITIES = BOOK.map.cities
MAJORS = ("new_york", "chicago", "new_orleans", "san_francisco")


def steps(start):
    """The fewest links from a city to every other."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        city = waiting.popleft()
        for link in BOOK.map.links:
            for other in link:
                if city in link and other not in found:
                    found[other] = found[city] + 1
                    waiting.append(other)
    return found


STEPS = {city: steps(city) for city in CITIES}


def fewest(*ends):
    """The fewest cities that join two or three, ends included."""
    return 1 + min(sum(STEPS[end][middle] for end in ends) for middle in CITIES)


def test_there_are_32_cities_with_68_spots_and_54_links():
    spots = [spot for city in CITIES.values() for spot in city.spots]
    assert (len(CITIES), len(spots), len(BOOK.map.links)) == (32, 68, 54)


def test_a_region_has_so_many_cities_of_each_size():
    found = Counter((city.region, city.size) for city in CITIES.values())
    assert [[found[region, size] for size in Size] for region in REGIONS] == [
        [1, 4, 0],
        [1, 2, 5],
        [1, 2, 5],
        [1, 2, 8],
    ]


@pytest.mark.parametrize(
    ("region", "there"),
    [
        (Region.EAST, (5, 5, 4, 3, 0)),
        (Region.MIDWEST, (3, 3, 3, 2, 5)),
        (Region.SOUTH, (3, 3, 3, 2, 5)),
        (Region.WEST, (3, 3, 3, 2, 8)),
    ],
)
def test_a_region_has_so_many_spots_of_each_type(region, there):
    found = Counter(spot for city in CITIES.values() if city.region is region for spot in city.spots)
    assert tuple(found[spot] for spot in Spot) == there


def test_13_medium_and_major_cities_take_a_first_housing():
    larger = {key: city for key, city in CITIES.items() if city.size is not Size.SMALL}
    assert {key for key, city in larger.items() if "housing" not in city.spots} == {"houston"}
    assert len(larger) == 14


def test_the_four_major_cities_are_joined_by_11_cities_at_least():
    least = min(
        STEPS[a][left] + STEPS[b][left] + STEPS[left][right] + STEPS[right][c] + STEPS[right][d]
        for a, b, c, d in (MAJORS, (*MAJORS[::2], *MAJORS[1::2]), (MAJORS[0], *MAJORS[:0:-1]))
        for left, right in product(CITIES, repeat=2)
    )
    assert least + 1 == 11


def test_two_or_three_major_cities_are_joined_by_so_many():
    assert {pair: fewest(*pair) for pair in combinations(MAJORS, 2)} == {
        ("new_york", "chicago"): 3,
        ("new_york", "new_orleans"): 4,
        ("chicago", "new_orleans"): 4,
        ("chicago", "san_francisco"): 6,
        ("new_orleans", "san_francisco"): 7,
        ("new_york", "san_francisco"): 8,
    }
    assert sorted(fewest(*three) for three in combinations(MAJORS, 3)) == [6, 8, 9, 10]


def test_only_8_cities_give_3_vp():
    assert sum(city.points == 3 for city in CITIES.values()) == 8
