"""Corrected component data is checked, and faults name file and key."""

import shutil

import pytest

from rules.carnegie.content import ALPHA, edition, load_content
from rules.carnegie.soundness import faults, folder_faults, require_sound
from rules.core.content import ContentError, data_root
from tests.rules.carnegie.editions import BOOK


@pytest.fixture
def corrected(tmp_path):
    """The folder of a copy of the data in which texts of a file are replaced."""

    def correct(file, *changes):
        folder = tmp_path / "carnegie"
        shutil.copytree(data_root() / "carnegie", folder)
        text = (folder / file).read_text()
        for before, after in changes:
            assert before in text
            text = text.replace(before, after, 1)
        (folder / file).write_text(text)
        return folder

    return correct


def test_our_data_is_sound():
    assert list(faults(edition(ALPHA))) == []
    assert list(folder_faults(data_root() / "carnegie")) == []


def test_the_edition_of_the_tests_is_sound():
    assert list(faults(BOOK)) == []


COMPANY = [
    ("setup.toml", "[seats.4]", "[seats.5]", "seats: they are not for 2, 3 and 4 players"),
    ("setup.toml", "removed = 16", "removed = 33", "seats.2.removed: 33 of 32 tiles cannot be removed"),
    ("setup.toml", "choosers = [3]", "choosers = [4]", "seats.3.choosers: there is no seat 4"),
    ("setup.toml", "choosers = [3]", "choosers = [3, 3]", "seats.3.choosers: seat 3 stands twice"),
    ("setup.toml", "pawns = 30", "pawns = 19", "pawns: there are fewer than the 20 for score"),
    ("company.toml", '["", "research", "", ""]', '["", "research", ""]', "rows: they are not four lines"),
    ("company.toml", '["", "", "", ""],', '["", "", "research", ""],', "rows.0: the top line is not bare"),
    ("company.toml", '"lobby", ""', '"lobby", "lobby"', "rows: “lobby” does not stand there once"),
    ("company.toml", '"planning"', '""', "rows: “planning” does not stand there once"),
    ("company.toml", '"lobby", ""', '"lobby", "sales"', "rows: there is no printed department “sales”"),
    ("company.toml", "[3, 2, 2, 2]", "[3, 2, 2]", "points: there is not one number for each line"),
    ("printed.toml", "[planning]", "[plans]", "planning: this department is missing"),
    ("printed.toml", "[planning]", "[plans]", "plans: there is no such department, only: human_resources,"),
    ("printed.toml", 'kind = "management"', 'kind = "research"', "commerce.kind: it belongs to management"),
    ("printed.toml", 'name = "Construction"', 'name = "Sales"', "construction.name: “Sales” stands twice"),
    ("printed.toml", 'name = "Construction"', 'name = "Sales"', "tiles.toml: sales.name: “Sales” stands"),
    ("tiles.toml", "[telegraph]", "[telephone]", "tiles.toml: telegraph: this department is missing"),
    ("tiles.toml", 'kind = "construction"', 'kind = "research"', "engineering.kind: it belongs to"),
    ("tiles.toml", "slots = []", "slots = [1]", "new_lobby.slots: a lobby has none"),
    ("tiles.toml", "slots = [8]", "slots = []", "communications.slots: there are 0, not 1 to 3"),
    ("tiles.toml", "[3, 3, 3]", "[3, 3, 3, 3]", "advanced_design.slots: there are 4, not 1 to 3"),
    ("tiles.toml", "slots = [1, 1]", "slots = [2, 1]", "recruiting.slots: the cheapest is not the first"),
]
BOARDS = [
    ("timeline.toml", "[tiles.8]", "[tiles.9]", None),
    ("timeline.toml", 'construction = "south+donation"\n', "", "end.construction: this row has no last"),
    (
        "timeline.toml",
        '["west", "donation", "midwest", "east"]',
        '["west", "donation"]',
        "tiles.1.front: it is",
    ),
    (
        "timeline.toml",
        '"west", "donation", "midwest"',
        '"west", "south", "midwest"',
        "tiles.1.front: it is not",
    ),
    (
        "timeline.toml",
        '"west", "donation", "midwest"',
        '"east", "donation", "midwest"',
        "tiles.1.front: it is",
    ),
    (
        "timeline.toml",
        '"donation", "east", "west"',
        '"donation", "east", "east+donation"',
        "tiles.1.back: it",
    ),
    ("tracks.toml", "[west]", "[east.west]", "tracks.toml: Object contains unknown field `west`"),
    ("tracks.toml", "study = 0", "study = 1", "east.boxes.0.study: the first box is not free"),
    ("tracks.toml", "level = 2", "level = 1", "east.boxes.0.level: this track starts at Stagecoach"),
    ("tracks.toml", "level = 1", "level = 2", "midwest.boxes.0.level: this track starts at Cart"),
    ("tracks.toml", "{ money = 1 }", "{ money = 2 }", "east.boxes.0.bonus: the first box pays $1"),
    ("tracks.toml", "study = 3", "study = 0", "east.boxes.1.study: only the first box is free"),
    ("tracks.toml", "study = 2, level = 3", "study = 2, level = 2", "east.boxes.2.level: it is below the"),
    (
        "tracks.toml",
        "study = 5, level = 3",
        "study = 5, level = 2",
        "east.boxes.4.level: this track does not end",
    ),
    ("tabs.toml", "study = 0", "study = 1", "housing.positions.0.study: the first position is not free"),
    ("tabs.toml", "study = 1", "study = 0", "housing.positions.1.study: only the first position is free"),
    (
        "tabs.toml",
        "study = 0, pawn = true",
        "study = 0, pawn = false",
        "housing.positions.0.pawn: a pawn waits",
    ),
    (
        "tabs.toml",
        "{ study = 0 }",
        "{ study = 0, pawn = true }",
        "infrastructure.positions.0.pawn: no pawn waits",
    ),
    (
        "tabs.toml",
        "{ study = 0 }",
        "{ study = 0, points = 1 }",
        "infrastructure.positions.0.points: the first",
    ),
    (
        "tabs.toml",
        "points = 3",
        "pawn = true, points = 3",
        "housing.positions.4: it has not either a pawn or VP",
    ),
    (
        "tabs.toml",
        "study = 1, points = 3",
        "study = 1",
        "housing.positions.4: it has not either a pawn or VP",
    ),
    ("tabs.toml", "study = 1, points = 6", "study = 1, pawn = true", "housing.positions.5.pawn: pawns come"),
    ("tabs.toml", "study = 1, points = 6", "study = 1, pawn = true", "housing.positions.5.points: the last"),
    ("tabs.toml", "points = 6", "points = 3", "housing.positions.5.points: they are not more than 3"),
    (
        "tabs.toml",
        "points = 3",
        "points = 3, income = { money = 1 }",
        "housing.positions.4.income: there is no",
    ),
]
LAND = [
    ("map.toml", "points = 3", "points = 4", "cities.new_york.points: 4 VP are more than 3"),
    (
        "map.toml",
        '["commerce", "commerce", ',
        '["commerce", ',
        "cities.new_york.spots: a major city has 5, not 4",
    ),
    ("map.toml", '["any"]', '["housing"]', "cities.duluth.spots: a small city takes any project"),
    (
        "map.toml",
        '["commerce", "housing", "industry"]',
        '["commerce", "housing", "any"]',
        "only a small city",
    ),
    (
        "map.toml",
        '"industry", "infrastructure"]',
        '"industry", "industry"]',
        "new_york.spots: a major city has",
    ),
    (
        "map.toml",
        'name = "Boston"',
        'name = "New York"',
        "map.toml: cities.boston.name: “New York” stands twice",
    ),
    ("map.toml", '["seattle", "helena"]', '["seattle", "atlantis"]', "links.0: there is no city “atlantis”"),
    ("map.toml", '["seattle", "helena"]', '["seattle", "seattle"]', "links.0: “seattle” is linked to itself"),
    (
        "map.toml",
        '["seattle", "helena"]',
        '["portland", "seattle"]',
        "links: “portland” and “seattle” are linked",
    ),
    ("map.toml", 'size = "major"', 'size = "medium"', "cities: there is not one major city in the East"),
    (
        "map.toml",
        'size = "major"',
        'size = "medium"',
        "connections.toml: counts.new_york: this is no major city",
    ),
    (
        "connections.toml",
        "chicago = 1\n",
        "",
        "connections.toml: counts: the major city “chicago” is missing",
    ),
]
VALUES = [
    ("connections.toml", "chicago = 1", "chicago = 0", "counts.chicago: it does not count"),
    ("connections.toml", "5 = [18", "6 = [18", "connections.toml: points: they are not for 2 to 5 cities"),
    ("connections.toml", "[3, 6, 9]", "[3, 9, 6]", "points.2: a better level gives less"),
    ("connections.toml", "[6, 12, 18]", "[2, 12, 18]", "points.3: another city gives less"),
    ("donations.toml", "points = 4", "points = 13", "rights_1.points: 13 VP are not 1 to 12"),
    ("donations.toml", "points = 4", "points = 0", "rights_1.points: 0 VP are not 1 to 12"),
    ("donations.toml", '"Education"', '"Health"', "column: the spaces of “Health” do not stand together"),
    ("donations.toml", '"Education"', '"Arts"', "column: the columns are not equally long"),
    ("donations.toml", '"Clean Water"', '"Hero Fund"', "rights_1.name: “Hero Fund” stands twice"),
    ("scoring.toml", "active = 15", "active = 16", "caps.active: it is 16, but 15 VP can be reached"),
    ("scoring.toml", "departments = 24", "departments = 23", "caps.departments: it is 23, but 24 VP"),
    ("scoring.toml", "tabs = 42", "tabs = 43", "caps.tabs: it is 43, but 42 VP can be reached"),
    ("scoring.toml", "connections = 36", "connections = 35", "caps.connections: it is 35, but 36 VP"),
    ("scoring.toml", "projects = 45", "projects = 44", "caps.projects: it is 44, but 45 VP can be reached"),
    ("company.toml", "[3, 2, 2, 2]", "[4, 2, 2, 2]", "scoring.toml: caps.departments: it is 24, but 28 VP"),
    (
        "tabs.toml",
        "points = 15",
        "points = 14",
        "scoring.toml: caps.tabs: it is 42, but 41 VP can be reached",
    ),
    ("setup.toml", "supply = 5", "supply = 4", "scoring.toml: caps.active: it is 15, but 14 VP"),
    ("effects.toml", "communications = 3", "communications = 5", "communications: donations do not become"),
    (
        "effects.toml",
        "build_staffed = 1",
        "build_staffed = 3",
        "build_staffed: building where an employee is",
    ),
]


@pytest.mark.parametrize(("file", "before", "after", "message"), [*COMPANY, *BOARDS, *LAND, *VALUES])
def test_a_fault_names_file_and_key(corrected, file, before, after, message):
    folder = corrected(file, (before, after))
    found = [each.removeprefix(f"{folder}/") for each in folder_faults(folder)]
    assert found == [] if message is None else any(message in each for each in found)


@pytest.mark.parametrize(
    ("file", "start", "end", "message"),
    [
        ("timeline.toml", "[tiles.8]", "", "timeline.toml: tiles: there are 7, not 8"),
        ("tracks.toml", "[west]", "", "tracks.toml: west: this region has no track"),
        ("tabs.toml", "[commerce]", "[industry]", "tabs.toml: commerce: this project has no tab"),
        ("tiles.toml", "[training]", "[recruiting]", "tiles.toml: training: this department is missing"),
        ("map.toml", "    # West\n", "    # Midwest\n", "map.toml: links: “boise” is cut off"),
    ],
)
def test_what_is_missing_is_named(corrected, file, start, end, message):
    text = (data_root() / "carnegie" / file).read_text()
    part = text[text.index(start) : text.index(end) if end else None]
    folder = corrected(file, (part, ""))
    assert f"{folder}/{message}." in list(folder_faults(folder))


@pytest.mark.parametrize(("file", "list_of"), [("tracks.toml", "boxes"), ("tabs.toml", "positions")])
def test_a_track_or_tab_without_anything_on_it_is_named(corrected, file, list_of):
    text = (data_root() / "carnegie" / file).read_text()
    first = text[text.index("[{" if "[{" in text else f"{list_of} = [") : text.index("]\nsource")]
    folder = corrected(file, (first, f"{list_of} = ["))
    key = {"tracks.toml": "east", "tabs.toml": "housing"}[file]
    assert f"{folder}/{file}: {key}.{list_of}: there are fewer than 2." in list(folder_faults(folder))


def test_tiles_stay_in_the_order_of_the_rulebook(corrected):
    path = corrected("tiles.toml") / "tiles.toml"
    head, *entries = path.read_text().split("\n[")
    path.write_text("\n[".join([head, *entries[::-1]]))
    assert [each.partition(": they")[0] for each in folder_faults(path.parent)] == [f"{path}: (all)"]


def test_too_few_housing_spots_for_the_first_pawns_are_named(corrected):
    folder = corrected("map.toml")
    text = (folder / "map.toml").read_text()
    (folder / "map.toml").write_text(text.replace('"housing"', '"commerce"'))
    found = list(folder_faults(folder))
    assert f"{folder}/map.toml: cities: 0 Housing spots for the first pawns are fewer than 6." in found


@pytest.mark.parametrize(
    ("file", "before", "after", "message"),
    [
        ("effects.toml", "active_per_point = 2", "active_per_point = 0", "effects.toml: Expected `int` >= 1"),
        ("effects.toml", "sales = 5", "sale = 5", "unknown field `sale`"),
        ("tracks.toml", "level = 2", "level = 4", "Invalid enum value 4 - at `$.east.boxes.0.level`"),
        ("map.toml", 'region = "east"', 'region = "north"', "`$.cities.new_york.region`"),
        ("donations.toml", "each = 5", "each = 0", "Expected `int` >= 1 - at `$.welfare_3.each`"),
        (
            "setup.toml",
            'source = "rulebook"',
            'source = "guess"',
            "Invalid enum value 'guess' - at `$.source`",
        ),
    ],
)
def test_a_value_of_the_wrong_kind_is_named(corrected, file, before, after, message):
    folder = corrected(file, (before, after))
    assert any(message in each for each in folder_faults(folder))


def test_help_that_cannot_be_read_is_named(corrected):
    folder = corrected("setup.toml")
    (folder / "help.toml").write_text("overview = 3\n")
    assert list(folder_faults(folder)) == [
        f"{folder}/help.toml: Expected `str`, got `int` - at `$.overview`."
    ]


def test_the_first_fault_is_what_the_error_says(corrected):
    folder = corrected("scoring.toml", ("tabs = 42", "tabs = 43"), ("active = 15", "active = 16"))
    with pytest.raises(ContentError) as refused:
        require_sound(load_content(folder))
    assert str(refused.value) == f"{folder}/scoring.toml: caps.active: it is 16, but 15 VP can be reached."
    assert len(refused.value.faults) == 2
