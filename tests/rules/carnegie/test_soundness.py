"""Corrected component data is checked, and faults name file and key."""

import os
import shutil
import subprocess
import sys

import pytest

from rules.carnegie.content import ALPHA, edition, load_content
from rules.carnegie.soundness import faults, folder_faults, require_sound
from rules.core.content import ContentError, data_root
from tests.rules.carnegie.editions import BOOK
from tests.rules.carnegie.unsound import BOARDS, COMPANY, LAND, VALUES


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


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("money = 12", "money = 13", "money 13"),
        ("supply = 5", "supply = 4", "scoring.toml: caps.active: it is 15, but 14 VP can be reached."),
        ("money = 12", "money = -1", "setup.toml: Expected `int` >= 0 - at `$.money`"),
    ],
)
def test_content_dir_replaces_the_data(tmp_path, before, after, said):
    shutil.copytree(data_root() / "carnegie", tmp_path / "carnegie")
    path = tmp_path / "carnegie" / "setup.toml"
    path.write_text(path.read_text().replace(before, after, 1))
    script = "import rules.carnegie.content as c; print('money', c.edition('alpha').setup.money)"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "CONTENT_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said in done.stdout + done.stderr
