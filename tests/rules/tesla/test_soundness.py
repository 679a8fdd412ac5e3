"""Corrected component data is checked, and faults name file and key."""

import os
import shutil
import subprocess
import sys

import pytest

from rules.core.content import ContentError, data_root
from rules.tesla.content import CONTENT, load_content
from rules.tesla.soundness import faults, require_sound

NIAGARA = 'links = ["buffalo", "rochester"]'


@pytest.fixture
def corrected(tmp_path):
    """A copy of the data in which texts of a file are replaced, loaded."""

    def correct(file, *changes):
        shutil.copytree(data_root() / "tesla", tmp_path / "tesla")
        path = tmp_path / "tesla" / file
        for before, after in changes:
            assert before in path.read_text()
            path.write_text(path.read_text().replace(before, after, 1))
        return load_content(tmp_path / "tesla")

    return correct


def test_our_data_is_sound():
    assert list(faults(CONTENT)) == []


@pytest.mark.parametrize(
    ("file", "before", "after", "message"),
    [
        ("map.toml", NIAGARA, 'links = ["buffalo"]', "cities.rochester.links: “niagara” is not linked back"),
        ("map.toml", NIAGARA, 'links = ["atlantis"]', "cities.niagara.links: there is no city “atlantis”"),
        (
            "map.toml",
            "projects = [3, 4, 5]",
            "projects = [3, 3]",
            "cities.new-york.projects: level 3 stands twice",
        ),
        ("map.toml", 'area = "midwest"', 'area = "west"', "area: there is no area “west”"),
        ("map.toml", 'size = "large"', 'size = "huge"', "size: there is no size “huge”"),
        ("market.toml", "[15, 16, 17]", "[15, 16, 16]", "columns.prices: 16 stands twice"),
        ("market.toml", "[15, 16, 17]", "[15, 16]", "columns.prices: they do not run from 12 to 77"),
        ("technology.toml", "[dc.3]", "[dc.6]", "technology.toml: dc: its levels"),
        ("fame.toml", "space = 3", "space = 4", "fame.toml: current: its spaces"),
        ("fame.toml", "bottom = 6", "bottom = 4", "fame.toml: company: it has too few spots"),
        (
            "setup.toml",
            "propaganda = 18",
            "propaganda = 19",
            "propaganda.toml: (all): there are 18 cards, not 19",
        ),
        ("setup.toml", "luminaries = [3, 3]", "luminaries = [3, 2]", "decks.2.luminaries: they are not 3"),
        ("setup.toml", "[6, 6, 6]", "[6, 6]", "decks.5.propaganda: there is not one number"),
        ("setup.toml", "market = 4", "market = 5", "certificates: market and set_aside are not 6"),
        ("setup.toml", "luminaries = [8, 7]", "luminaries = [10, 5]", "decks.5 deals 10 cards of phase 1"),
        ("setup.toml", "luminaries = [8, 7]", "luminaries = [9, 6]", None),
    ],
)
def test_a_fault_names_file_and_key(corrected, file, before, after, message):
    content = corrected(file, (before, after))
    found = [f"{content.folder / where}: {key}: {fault}." for where, key, fault in faults(content)]
    assert found == [] if message is None else any(message in each for each in found)
    if found:
        with pytest.raises(ContentError) as refused:
            require_sound(content)
        assert str(refused.value) == found[0]


def test_a_city_that_is_cut_off_is_named(corrected):
    content = corrected("map.toml", ('links = ["boston"]', "links = []"), (', "lynn"', ""))
    assert ("map.toml", "cities.lynn.links", "it is cut off with 3 players") in list(faults(content))


def test_a_rating_beyond_3_is_refused(corrected):
    with pytest.raises(ContentError, match=r"luminaries\.toml.*<= 3"):
        corrected("luminaries.toml", ("ratings = [0, 1, 1, 1]", "ratings = [0, 1, 1, 4]"))


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("cash = 14", "cash = 15", "cash 15"),
        ("cash = 14", "cash = -1", "setup.toml: Expected `int` >= 0 - at `$.cash`"),
        ("turns = 6", "turns = none", "setup.toml"),
    ],
)
def test_content_dir_replaces_the_data(tmp_path, before, after, said):
    shutil.copytree(data_root(), tmp_path / "data")
    path = tmp_path / "data" / "tesla" / "setup.toml"
    path.write_text(path.read_text().replace(before, after, 1))
    script = "from rules.tesla.content import CONTENT; print('cash', CONTENT.setup.cash)"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "CONTENT_DIR": str(tmp_path / "data")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said in done.stdout + done.stderr
