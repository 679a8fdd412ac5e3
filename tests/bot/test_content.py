"""Component data that does not fit: the check lists all of it, and the bot does not start with it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot import content
from rules import GAMES
from rules.core.content import data_root


@pytest.fixture
def folder(tmp_path):
    shutil.copytree(data_root(), tmp_path / "data")
    return tmp_path / "data"


def spoil(path, *changes):
    """Replace texts of a file."""
    text = path.read_text()
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    path.write_text(text)


@pytest.fixture
def check(folder, monkeypatch, capsys):
    def run(root=folder):
        monkeypatch.setenv("CONTENT_DIR", str(root))
        code = content.check(root)
        return code, capsys.readouterr().out.replace(f"{root}/", "").splitlines()

    return run


def test_one_line_per_game_when_all_is_well(check):
    assert check() == (0, [f"{game.title}: all is well." for game in GAMES.values()])


def test_our_own_data_is_checked_without_a_folder(monkeypatch, capsys):
    monkeypatch.setenv("CONTENT_DIR", "/nowhere")
    assert content.check(None) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(GAMES)


def with_faults_of_tesla(*faults):
    """What is said when only the data of Tesla vs. Edison does not fit."""
    titles = {key: [f"{game.title}: all is well."] for key, game in GAMES.items()}
    return 1, [line for lines in (titles | {"tesla": faults}).values() for line in lines]


def test_a_city_without_a_place_on_the_picture_is_named(check, folder):
    spoil(folder / "tesla" / "board.toml", ("\nlynn = [", "\nlinn = ["))
    assert check() == with_faults_of_tesla(
        "tesla/board.toml: map.cities: there is no place for “lynn”, a city of map.toml.",
    )


def test_all_faults_of_all_files_are_listed_once(check, folder):
    tesla = folder / "tesla"
    (tesla / "fame.toml").unlink()
    (folder / "outline.json").unlink()
    spoil(tesla / "market.toml", ('source = "rulebook"', "source = rulebook"))
    spoil(tesla / "setup.toml", ("cash = 14", "cash = -1"), ("turns = 6", 'turns = "six"'))
    spoil(tesla / "luminaries.toml", ("[0, 1, 1, 1]", "[0, 1, 1, 4]"), ("[1, 2, 0, 0]", "[1, 2, 0]"))
    assert check() == with_faults_of_tesla(
        "tesla/setup.toml: Expected `int` >= 0 - at `$.cash`.",
        "tesla/setup.toml: Expected `int`, got `str` - at `$.turns`.",
        "tesla/market.toml: Invalid value (at line 7, column 10).",
        "tesla/fame.toml: cannot be read (No such file or directory).",
        "tesla/luminaries.toml: Expected `int` <= 3 - at `$.coffin.ratings[3]`.",
        "tesla/luminaries.toml: Expected `array` of at least length 4, got 3 - at `$.kruesi.ratings`.",
        "outline.json: cannot be read (No such file or directory).",
    )


def test_all_that_does_not_go_together_is_listed(check, folder):
    tesla = folder / "tesla"
    spoil(tesla / "map.toml", ('size = "large"', 'size = "huge"'), ('area = "midwest"', 'area = "west"'))
    spoil(tesla / "inventors.toml", ('"higher-bulb"', '"bulbous"'))
    code, lines = check()
    assert code == 1
    assert "tesla/map.toml: cities.new-york.size: there is no size “huge”." in lines
    assert "tesla/map.toml: cities.chicago.area: there is no area “west”." in lines
    assert any(
        "inventors.toml: brush.ability: there is no ability “bulbous”, only: " in line for line in lines
    )


@pytest.mark.parametrize(
    ("file", "before", "after", "said"),
    [
        (
            "eras/game.toml",
            "4 = [9, 8,",
            "5 = [9, 8,",
            "eras/game.toml: loads: they are not for Eras 1 to 4.",
        ),
        (
            "eras/game.toml",
            "4 = [9, 8,",
            "4 = [9, 80,",
            "eras/game.toml: loads.4: 102 marbles do not go into a Clock for 40.",
        ),
        (
            "eras/help.toml",
            'overview = """',
            "overview = ",
            "eras/help.toml: Invalid value (at line 3, column 12).",
        ),
        (
            "eras/board.toml",
            'ink = "title"',
            'ink = "titel"',
            "eras/board.toml: there is no titel - at `$.heading.title.ink`.",
        ),
        (
            "theme.toml",
            'serif = "EB',
            'serif = "XB',
            "theme.toml: there is no font fonts/XBGaramond-SemiBold.ttf.",
        ),
        ("lobby.toml", "ribbon", "riband", "lobby.toml: Object contains unknown field `riband` - at `$`."),
    ],
)
def test_a_fault_names_file_and_key(check, folder, file, before, after, said):
    spoil(folder / file, (before, after))
    code, lines = check()
    assert code == 1
    assert said in lines
    assert lines.count(said) == 1


def test_a_folder_that_is_not_there_is_one_line(check, folder):
    code, lines = check(folder / "elsewhere")
    assert (code, len(lines)) == (1, 1)
    assert "elsewhere: there is no such folder" in lines[0]


def switchboard(tmp_path, *arguments, **env):
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        env={**os.environ, "DISCORD_TOKEN": "", "PYTHONPATH": str(Path.cwd()), **env},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_bot_does_not_start_with_data_that_does_not_fit(folder, tmp_path):
    spoil(folder / "tesla" / "map.toml", ('size = "large"', 'size = "huge"'), ("midwest", "west"))
    (tmp_path / ".env").write_text(f"CONTENT_DIR={folder}\n")
    done = switchboard(tmp_path)
    assert done.returncode == 1
    fault = f"{folder}/tesla/map.toml: cities.new-york.size: there is no size “huge”."
    assert done.stderr.splitlines()[-1].startswith(
        f"The component data does not fit: {fault} There is more: "
    )
    assert "Traceback" not in done.stderr


def test_the_command_checks_the_folder_in_the_settings(folder, tmp_path):
    (folder / "tesla" / "fame.toml").unlink()
    (tmp_path / ".env").write_text(f"CONTENT_DIR={folder}\n")
    done = switchboard(tmp_path, "content", "check")
    assert (done.returncode, done.stderr) == (1, "")
    assert "tesla/fame.toml: cannot be read" in done.stdout
