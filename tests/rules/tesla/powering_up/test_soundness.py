"""Corrected data of the expansion is checked, and faults name file and key."""

import shutil

import pytest

from rules.core.content import data_root
from rules.tesla import GAME
from rules.tesla.content import CONTENT
from rules.tesla.powering_up.content import EXPANSION
from rules.tesla.powering_up.soundness import faults


def test_our_data_is_sound():
    assert list(faults(CONTENT, EXPANSION)) == []


@pytest.mark.parametrize(
    ("file", "before", "after", "message"),
    [
        ("setup", "events = 21", "events = 20", "events.toml: (all): there are 21 cards, not 20"),
        ("events", '"no-developing"', '"snow"', "blizzard-of-1888.effect: there is no “snow”"),
        ("events", "stock = -2", "stock = -3", "blizzard-of-1888.stock"),
        ("headquarters", '"less-of-both"', '"less"', "walker-lab.effect: there is no “less”"),
        ("headquarters", 'slot = "lab"', 'slot = "works"', "headquarters.toml: tesla: its slots are"),
        ("headquarters", "[tesla-lab]", "[tesla-office-2]", "its key is not tesla-lab"),
        ("inventors", '"follow-patents"', '"fly"', "walker.ability: there is no “fly”"),
        ("luminaries", "[farmer]", "[coffin]", "luminaries.toml: coffin: another card has this key"),
        ("setup", "luminaries = [9, 9]", "luminaries = [9, 8]", "decks.6.luminaries: they are not 3"),
        ("setup", "propaganda = [7, 7, 7]", "propaganda = [7, 7, 9]", "9 cards of phase 3, but there are 8"),
        ("setup", "set_aside = 2", "set_aside = 1", "certificates: market and set_aside are not 8"),
        ("setup", "[0, 1, 3, 6, 10]", "[0, 1, 3, 6]", "headquarters_points: they are not 5"),
        ("setup", "share_points = [6, ", "share_points = [", "share_points: they are not 6"),
        ("setup", '"panic-of-1890"', '"panic"', "without_headquarters: there is no event “panic”"),
        ("events", '"brooklyn"]', '"atlantis"]', "brooklyn-bridge.cities: there is no city “atlantis”"),
        ("help", 'points = """', 'points = 3\nmore = """', "help.toml"),
    ],
)
def test_a_fault_names_file_and_key(tmp_path, file, before, after, message):
    shutil.copytree(data_root() / "tesla", tmp_path / "tesla")
    path = tmp_path / "tesla" / "powering_up" / f"{file}.toml"
    assert before in path.read_text()
    path.write_text(path.read_text().replace(before, after, 1))
    found = list(GAME.faults(tmp_path))
    assert any(message in fault for fault in found), found
