"""The command line: what it says, and its exit codes."""

import pytest

from bot.__main__ import main


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """An empty folder, with the settings of a fresh installation."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "CONTENT_DIR"):
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
