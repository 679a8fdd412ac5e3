"""What the help says of chart, boards and map."""

import pytest

from rules.carnegie.catalog import Counted
from rules.carnegie.content import ALPHA, edition
from rules.carnegie.game import GAME
from rules.carnegie.terms import PROJECTS, REGIONS, SPACES, Project, Size, Spot
from rules.carnegie.words import LEVEL_NAMES, PROJECT_NAMES, REGION_NAMES, gained, money
from tests.rules.carnegie.test_help import section

BOOK = edition(ALPHA)
HELP = GAME.topics


def spaces_of(department):
    """The one space where a department is printed."""
    places = [each for row in BOOK.company.rows for each in row]
    return SPACES[places.index(department)]


def test_the_donations_are_those_of_the_chart():
    subjects = {
        Counted.HUMAN_RESOURCES: "per Human Resources department",
        Counted.MANAGEMENT: "per Management department",
        Counted.CONSTRUCTION: "per Construction department",
        Counted.RESEARCH: "per R&D department",
        Counted.DEPARTMENTS: "per department",
        Counted.INFRASTRUCTURE: "per Public Infrastructure",
        Counted.INDUSTRY: "per Industry",
        Counted.HOUSING_OR_COMMERCE: "per Housing or Commerce",
        Counted.RAILROADS: "per region at Railroad",
        Counted.DONATIONS: "per donation of yours, this one included",
        Counted.NOTHING: "",
        Counted.GOODS: "per goods left",
        Counted.MONEY: "per $5 left",
        Counted.MONEY_AND_GOODS: "per $5 and 1 goods left together",
        Counted.ACTIVE: "per active employee",
        Counted.SMALL_CITIES: "per project in a small city",
    } | {Counted(region.value): f"per project in the {REGION_NAMES[region]}" for region in REGIONS}
    for each in BOOK.donations.values():
        line = f"{each.name}: {each.points} {subjects[each.counts]}".strip()
        assert line in section("chart", f"**{each.column}**\n").splitlines()
    assert {each.each for each in BOOK.donations.values() if "$5" in subjects[each.counts]} == {5}
    assert BOOK.scoring.printed_departments_count == ("the printed departments count, too" in HELP["chart"])


@pytest.mark.parametrize("department", BOOK.printed)
def test_the_printed_departments_are_those_of_the_board(department):
    found, space = BOOK.printed[department], spaces_of(department)
    slots = " ".join(map(money, found.slots))
    assert f"`{space}` {found.name} · " in HELP["departments"]
    assert section("departments", f"`{space}` {found.name} · ", "\n").removeprefix("slots ").startswith(slots)
    assert f"`{spaces_of('lobby')}` the Lobby" in HELP["departments"]


@pytest.mark.parametrize("region", REGIONS)
def test_the_cities_are_those_of_the_map(region):
    letters = dict(zip(Spot, "HCIP*", strict=True))
    there = [city for city in BOOK.map.cities.values() if city.region is region]
    larger = [city for city in there if city.size is not Size.SMALL]
    lines = [
        f"{city.name} {city.points} VP: {' '.join(letters[each] for each in city.spots)}" for city in larger
    ]
    small = ", ".join(f"{city.name} {city.points}" for city in there if city.size is Size.SMALL)
    lines += [f"Small: {small}"] * bool(small)
    assert section("map", f"**{REGION_NAMES[region]}**\n").splitlines() == lines


def test_the_links_are_those_of_the_map():
    names = {key: city.name for key, city in BOOK.map.cities.items()}
    listed = [each.split(": ") for each in section("links", "may build.\n\n").splitlines()]
    told = [frozenset((city, other)) for city, others in listed for other in others.split(", ")]
    assert set(told) == {frozenset((names[a], names[b])) for a, b in BOOK.map.links}
    assert len(told) == len(BOOK.map.links)


@pytest.mark.parametrize("region", REGIONS)
def test_the_boxes_are_those_of_the_tracks(region):
    boxes = BOOK.tracks[region].boxes
    said = [f"{each.study or 'start'}: {LEVEL_NAMES[each.level]}, {gained(each.bonus)}" for each in boxes]
    assert f"**{REGION_NAMES[region]}** {' · '.join(said)}" in HELP["tracks"].splitlines()


@pytest.mark.parametrize("project", PROJECTS)
def test_the_positions_are_those_of_the_tabs(project):
    tab = BOOK.tabs[project]
    incomes = ", ".join(gained(each.income) for each in tab.positions if each.pawn)
    ends = ", ".join(f"{each.points} VP" for each in tab.positions if each.points)
    study = tab.positions[1].study
    line = section("tabs", f"**{PROJECT_NAMES[project]}** · ", "\n").replace(
        "then twice $3 or 1 goods", "X, X"
    )
    wanted = f"{study} {'point a step' if study == 1 else 'points'}, {tab.goods} goods · {incomes} · {ends}"
    assert line == wanted.replace(gained(BOOK.tabs[Project.COMMERCE].positions[3].income), "X")
    assert f"{PROJECT_NAMES[project]} {study}" in HELP["research"]


def test_the_connections_are_those_of_the_game():
    for count, (cart, stagecoach, railroad) in BOOK.connections.points.items():
        line = f"`{count}` Cart {cart} VP · Stagecoach {stagecoach} · Railroad {railroad}"
        assert line in HELP["connections"].splitlines()
