"""The command line: what it says, and its exit codes."""

import pytest

from bot.__main__ import main
from bot.config import _fault, read_settings

LEVELS = "DEBUG, INFO, WARNING, ERROR or CRITICAL"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """An empty folder, with the settings of a fresh installation."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "CONTENT_DIR", "LOG_LEVEL", "LOBBY_HOURS", "SANDBOX_PORT"):
        monkeypatch.setenv(name, "")
    return tmp_path


def refused(*arguments):
    """What a command says that ends without success."""
    with pytest.raises(SystemExit) as ended:
        main([*arguments])
    return str(ended.value)


def test_a_backup_is_a_copy_of_the_database(folder, fresh_database):
    (folder / "switchboard.sqlite3").write_bytes(fresh_database.read_bytes())
    main(["backup", "copy.sqlite3"])
    assert (folder / "copy.sqlite3").read_bytes().startswith(b"SQLite format 3")


@pytest.mark.parametrize("line", ["backup copy.sqlite3", "export 1 table.json"])
def test_where_there_is_no_database_none_is_made_and_copied(folder, line):
    said = refused(*line.split())
    assert said.startswith(f"Nothing was done: there is no database {folder}/switchboard.sqlite3.")
    assert list(folder.iterdir()) == []


def test_a_backup_over_a_file_is_refused(folder, fresh_database):
    (folder / "switchboard.sqlite3").write_bytes(fresh_database.read_bytes())
    (folder / "copy.sqlite3").write_text("precious")
    assert (
        refused("backup", "copy.sqlite3") == "No backup was made: copy.sqlite3 cannot be made: File exists."
    )


def unfit(capsys, monkeypatch, **wrong):
    """What every command says of wrong settings, whose exit code is 2."""
    for name, given in wrong.items():
        monkeypatch.setenv(name, given)
    with pytest.raises(SystemExit) as ended:
        main([])
    assert ended.value.code == 2
    return capsys.readouterr().err.splitlines()


def test_every_wrong_setting_has_its_sentence(capsys, monkeypatch):
    wrong = {"LOBBY_HOURS": "soon", "SANDBOX_PORT": "70000", "LOG_LEVEL": "loud"}
    assert unfit(capsys, monkeypatch, **wrong) == [
        f"LOG_LEVEL is “LOUD”, but must be {LEVELS}, for example LOG_LEVEL=INFO.",
        "SANDBOX_PORT is “70000”, but must be a whole number from 0 to 65535, for example SANDBOX_PORT=8080.",
        "LOBBY_HOURS is “soon”, but must be a whole number from 1 to 336, for example LOBBY_HOURS=48.",
    ]


def test_a_file_of_settings_that_is_no_text_is_said(folder, capsys, monkeypatch):
    (folder / ".env").write_bytes(b"LOBBY_HOURS=\xff")
    assert unfit(capsys, monkeypatch) == [".env is not text in UTF-8; write it again from .env.example."]


@pytest.mark.parametrize("level", ["debug", "Debug", "DEBUG"])
def test_a_level_of_the_log_is_one_in_any_case(monkeypatch, level):
    monkeypatch.setenv("LOG_LEVEL", level)
    assert read_settings().log_level == "DEBUG"


def test_a_setting_that_may_be_secret_is_not_repeated():
    assert _fault("discord_token", "a-token-nobody-may-see") == "DISCORD_TOKEN cannot be read."
