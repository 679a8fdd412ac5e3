"""`switchboard doctor`: one line per check, what is wrong and what to do about it."""

import json
import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot import doctor
from bot.asking import Answer, asked
from bot.config import Settings
from bot.storage import Store
from rules.core.content import data_root
from tests.bot.storage.examples import lobby

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
DATE = "Sun, 01 Mar 2026 12:00:00 GMT"
SECRET = "a-token-nobody-may-see"


def answer(status=200, body="{}", date=DATE, at=NOW):
    return Answer(status, body, date, at)


@pytest.fixture
def folder(tmp_path):
    shutil.copytree(data_root(), tmp_path / "data")
    return tmp_path / "data"


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


async def test_every_check_has_its_line(url):
    everything = [{"id": "1", "name": "x", "permissions": str(2**53 - 1)}]

    async def fetch(path):
        return answer(body='{"id": "7"}' if path == "/users/@me" else json.dumps(everything))

    found = await doctor.examine(Settings(_env_file=None, database_url=url), fetch, NOW)
    checks = "configuration token intents servers server fonts component-data clock database notices channels"
    assert [each.check.replace("component ", "component-").split()[0] for each in found] == checks.split()
    assert all(each.ok for each in found)


async def test_a_table_whose_channel_is_closed_to_the_bot_is_a_finding(url):
    store = await Store.open(url)
    table = await lobby(store)
    await store.close()

    async def fetch(path):
        if path.startswith("/channels/"):
            return answer(403)
        servers = [{"id": str(table.guild_id), "name": "x", "permissions": str(2**53 - 1)}]
        return answer(body=json.dumps(servers) if "guilds?" in path else '{"id": "7", "roles": []}')

    found = await doctor.examine(Settings(_env_file=None, database_url=url), fetch, NOW)
    (line,) = [str(each) for each in found if not each.ok]
    assert f"channel {table.channel_id} of table {table.id}: missing: View Channel." in line


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
