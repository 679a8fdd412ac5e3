"""What `switchboard doctor` says of a database, its notices and its channels."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import text

from bot import doctor
from bot.storage import NoticeKind, Store
from bot.storage.health import Health, health
from tests.bot.storage.examples import NOON, lobby, notice, start

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


async def change(url, *statements):
    store = await Store.open(url)
    for statement in statements:
        await store._engine.write(lambda connection, said=statement: connection.execute(text(said)).rowcount)
    await store.close()


async def test_a_sound_database_is_well(url):
    _, findings = await doctor.database(url, NOW)
    assert all(found.ok for found in findings)


async def test_looking_for_a_database_does_not_create_it(tmp_path):
    _, (first, *_) = await doctor.database(f"sqlite+aiosqlite:///{tmp_path}/none.sqlite3", NOW)
    assert first.ok
    assert "the next start creates it" in first.said
    assert list(tmp_path.iterdir()) == []


async def test_a_place_where_no_database_can_be_made_is_a_finding(tmp_path):
    (tmp_path / "file").touch()
    _, findings = await doctor.database(f"sqlite+aiosqlite:///{tmp_path}/file/none", NOW)
    (found,) = [each for each in findings if not each.ok]
    assert "none can be made there" in found.said


@pytest.mark.parametrize("version", ["0001", "9999"])
async def test_an_older_database_is_well_and_a_newer_one_is_not(url, version):
    await change(url, f"UPDATE alembic_version SET version_num = '{version}'")
    _, (first, *_) = await doctor.database(url, NOW)
    assert first.ok is (version == "0001")
    assert ("by the next start" in first.said) is first.ok


async def test_what_is_no_database_is_a_finding(file, url):
    _, (found,) = await doctor.database("nonsense", NOW)
    assert not found.ok
    file.write_bytes(b"no database " * 1000)
    _, (found,) = await doctor.database(url, NOW)
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
