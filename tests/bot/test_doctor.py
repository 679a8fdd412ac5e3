"""`switchboard doctor`: one line per check, what is wrong and what to do about it."""

import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pydantic import SecretStr
from sqlalchemy import text

from bot import doctor
from bot.asking import Answer, asked
from bot.config import Settings
from bot.storage import NoticeKind, Store
from bot.storage.health import Health, health
from rules.core.content import data_root
from tests.bot.storage.examples import NOON, lobby, notice, start

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
DATE = "Sun, 01 Mar 2026 12:00:00 GMT"
SECRET = "a-token-nobody-may-see"


def answer(status=200, body="{}", date=DATE, at=NOW):
    return Answer(status, body, date, at)


@pytest.fixture
def file(tmp_path, fresh_database):
    return Path(shutil.copy(fresh_database, tmp_path / "bot.sqlite3"))


@pytest.fixture
def url(file):
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
def folder(tmp_path):
    shutil.copytree(data_root(), tmp_path / "data")
    return tmp_path / "data"


async def change(url, *statements):
    store = await Store.open(url)
    for statement in statements:
        await store._engine.write(lambda connection, said=statement: connection.execute(text(said)).rowcount)
    await store.close()


@pytest.mark.parametrize(
    ("there", "me", "ok", "said"),
    [
        (False, None, True, "sandbox"),
        (True, answer(), True, "accepts"),
        (True, answer(401), False, "refuses"),
        (True, answer(503), False, "503"),
        (True, None, False, "did not answer"),
    ],
)
def test_a_token_is_wrong_unless_discord_accepts_it(there, me, ok, said):
    found = doctor.token(there, me)
    assert found.ok is ok
    assert said in found.said


@pytest.mark.parametrize(("body", "ok"), [("[]", False), ('[{"id": "1"}]', True)])
def test_a_bot_in_no_server_is_to_be_invited(body, ok):
    assert doctor.invited(answer(body=body)).ok is ok


def test_the_configuration_says_whether_there_is_a_file(tmp_path):
    assert "there is no" in doctor.configuration(tmp_path / ".env").said
    (tmp_path / ".env").touch()
    assert "read from" in doctor.configuration(tmp_path / ".env").said


def test_a_font_that_does_not_load_is_named(folder):
    assert doctor.fonts(data_root()).ok
    broken = next(file for file in (folder / "fonts").iterdir() if "EBGaramond-SemiBold." in file.name)
    broken.write_bytes(b"no font")
    found = str(doctor.fonts(folder))
    assert found.startswith("wrong fonts: ")
    assert broken.name in found


def test_a_missing_theme_is_a_finding(folder):
    (folder / "theme.toml").unlink()
    assert "theme.toml" in doctor.fonts(folder).said


def test_our_data_fits_and_a_fault_in_other_data_is_said(folder):
    assert doctor.component_data(data_root()).ok
    (folder / "tesla" / "fame.toml").unlink()
    found = doctor.component_data(folder)
    assert not found.ok
    assert "tesla/fame.toml" in found.said


def test_a_clock_that_agrees_is_well():
    assert doctor.clock(answer(at=NOW + timedelta(seconds=4))).ok
    assert doctor.clock(None).ok


@pytest.mark.parametrize(("off", "said"), [(90, "90 seconds fast"), (-90, "90 seconds slow")])
def test_a_clock_that_is_off_is_to_be_set(off, said):
    found = str(doctor.clock(answer(at=NOW + timedelta(seconds=off))))
    assert found.startswith(f"wrong clock: ours is {said}.")


def test_time_zone_data_that_is_missing_is_to_be_installed():
    def nowhere(name):
        raise doctor.ZoneInfoNotFoundError(name)

    assert "tzdata" in doctor.clock(None, nowhere).advice


async def test_a_sound_database_is_well(url):
    assert all(found.ok for found in await doctor.database(url, NOW))


async def test_looking_for_a_database_does_not_create_it(tmp_path):
    first, *_ = await doctor.database(f"sqlite+aiosqlite:///{tmp_path}/none.sqlite3", NOW)
    assert first.ok
    assert "the next start creates it" in first.said
    assert list(tmp_path.iterdir()) == []


async def test_a_place_where_no_database_can_be_made_is_a_finding(tmp_path):
    (tmp_path / "file").touch()
    (found,) = [
        each
        for each in await doctor.database(f"sqlite+aiosqlite:///{tmp_path}/file/none", NOW)
        if not each.ok
    ]
    assert "none can be made there" in found.said


@pytest.mark.parametrize("version", ["0001", "9999"])
async def test_an_older_database_is_well_and_a_newer_one_is_not(url, version):
    await change(url, f"UPDATE alembic_version SET version_num = '{version}'")
    first, *_ = await doctor.database(url, NOW)
    assert first.ok is (version == "0001")
    assert ("by the next start" in first.said) is first.ok


async def test_what_is_no_database_is_a_finding(file, url):
    (found,) = await doctor.database("nonsense", NOW)
    assert not found.ok
    file.write_bytes(b"no database " * 1000)
    (found,) = await doctor.database(url, NOW)
    assert not found.ok
    assert "not a database" in found.said


@pytest.mark.parametrize("found", [Health(integrity="page 3 is never used"), Health(writable=False)])
def test_a_damaged_or_read_only_database_is_a_finding(found):
    assert not doctor.storage(found).ok


@pytest.mark.parametrize(("minutes", "overdue"), [(9, 0), (30, 1)])
async def test_a_notice_is_overdue_after_ten_minutes(url, minutes, overdue):
    store = await Store.open(url)
    table = await lobby(store)
    await store.add_notices([notice(table.id)])
    await store.close()
    now = NOON + timedelta(minutes=minutes)
    found = await health(url, now)
    assert found.overdue == overdue
    said = doctor.notices(found, now)
    assert said.ok is not overdue
    assert ("30 minutes" in said.said) is bool(overdue)


@pytest.mark.parametrize(
    ("error", "again", "lost"),
    [("forbidden: Missing Access", False, True), ("gone: ", True, False), ("OSError: away", False, False)],
)
async def test_a_running_table_whose_last_post_was_denied_is_out_of_reach(url, error, again, lost):
    store = await Store.open(url)
    table = await lobby(store)
    await start(store, table.id)
    (first,) = await store.add_notices([notice(table.id, None, NoticeKind.POST)])
    await store.failed(first.id, error, retry_at=None, at=NOON)
    if again:
        (second,) = await store.add_notices([notice(table.id, None, NoticeKind.POST)])
        await store.sent([second.id], NOON)
    await store.close()
    found = await health(url, NOON)
    assert found.unreachable == ((table.id,) if lost else ())
    assert doctor.channels(found).ok is not lost


async def test_every_check_has_its_line_and_discord_is_asked_twice(url):
    paths = []

    async def fetch(path):
        paths.append(path)
        return answer(body='[{"id": "1"}]')

    found = await doctor.examine(Settings(_env_file=None, database_url=url), fetch, NOW)
    assert paths == ["/users/@me", "/users/@me/guilds"]
    checks = "configuration token servers fonts component-data clock database notices channels"
    assert [each.check.replace(" ", "-") for each in found] == checks.split()
    assert all(each.ok for each in found)


async def test_an_answer_that_is_no_list_is_a_finding(url):
    async def fetch(path):
        return answer(body="<html>")

    found = await doctor.examine(Settings(_env_file=None, database_url=url), fetch, NOW)
    assert [each.check for each in found if not each.ok] == ["servers"]


async def test_a_request_that_fails_quotes_no_token(url):
    async def fetch(path):
        raise ValueError(SECRET)

    assert await asked(fetch, "/users/@me") is None
    settings = Settings(_env_file=None, database_url=url, discord_token=SecretStr(SECRET))
    found = await doctor.examine(settings, fetch, NOW)
    assert not all(each.ok for each in found)
    assert SECRET not in "".join(map(str, found))


def test_a_check_that_fails_is_a_finding():
    def fails():
        raise RuntimeError

    assert "RuntimeError" in doctor.guarded("fonts", fails).said


def command(tmp_path, **env):
    env = {**os.environ, "DISCORD_TOKEN": "", "PYTHONPATH": str(Path.cwd()), **env}
    line = [sys.executable, "-m", "bot", "doctor"]
    return subprocess.run(line, env=env, cwd=tmp_path, capture_output=True, text=True, check=False)


def test_the_command_ends_well_without_a_token(tmp_path):
    done = command(tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert all(line.startswith("ok ") for line in done.stdout.splitlines())


def test_the_command_names_a_setting_that_does_not_fit(tmp_path):
    done = command(tmp_path, LOBBY_HOURS="many")
    assert (done.returncode, done.stderr) == (1, "")
    assert "LOBBY_HOURS" in done.stdout


def test_the_command_says_in_a_line_that_a_file_is_no_database(tmp_path):
    (tmp_path / "switchboard.sqlite3").write_bytes(b"no database " * 1000)
    done = command(tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    (wrong,) = [line for line in done.stdout.splitlines() if not line.startswith("ok ")]
    assert "database: it cannot be used: " in wrong
