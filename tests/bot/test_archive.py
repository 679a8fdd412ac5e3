"""A table as a file: out of one bot, into another, where the game goes on."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE

import pytest
from msgspec.structs import replace

from bot.archive import export_table, import_table
from bot.storage import CannotArchive, ChannelBusy, NoSuchTable, Status, Store
from tests.bot.storage.examples import NOON


@pytest.fixture
async def elsewhere(tmp_path):
    """The empty database of another bot."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/elsewhere.sqlite3")
    yield store
    await store.close()


@pytest.fixture
async def file(house, tmp_path):
    """The file of a table with a move taken back and a window that only Ann knows."""
    await house.begin(house.ben)
    await house.play((house.ann, "build green"))
    await house.ann.slash(house.channel, "game undo")
    await house.play((house.ann, "window 1"))
    await export_table(house.bot.store, 1, tmp_path / "table.json")
    return tmp_path / "table.json"


async def test_a_table_comes_back_whole_with_numbers_of_its_own(house, file, elsewhere):
    await import_table(elsewhere, file, NOON)
    table = await import_table(elsewhere, file, NOON, server=5, channel=6)
    assert (table.id, table.guild_id, table.channel_id) == (2, 5, 6)
    there, here = await house.bot.store.archive(1), await elsewhere.archive(2)
    same = {"id": 0, "table_id": 0, "interaction_id": None}
    assert [replace(each, **same) for each in here.moves] == [replace(each, **same) for each in there.moves]
    assert [each.taken_back_by for each in here.moves] == [None, 2, None, None]
    same = {"id": 0, "table_id": 0}
    assert [replace(each, **same) for each in here.tenures] == [
        replace(each, **same) for each in there.tenures
    ]
    moved = {"id": 1, "guild_id": there.table.guild_id, "channel_id": there.table.channel_id}
    assert replace(here.table, **moved) == replace(there.table, board_message_id=None, lobby_message_id=None)


async def test_the_game_goes_on_where_it_was_taken(house, file):
    other = house.guild.create_text_channel("other")
    await import_table(house.bot.store, file, house.bot.now(), channel=other.id)
    house.bot.wake()
    await house.env.settle()
    [post] = house.posts(other)
    assert "table 2" in post.content
    assert house.pinged(post) == [house.ann.id]
    await house.play((house.ann, "build green"), (house.ann, "done"), channel=other)
    assert house.pinged(house.posts(other)[-1]) == [house.ben.id]
    assert (await house.position(1)).n == 3


async def test_a_finished_table_is_kept_and_posts_nothing(house, tmp_path, elsewhere, file):
    await house.bot.store.set_status(1, Status.ENDED, at=NOON)
    await export_table(house.bot.store, 1, tmp_path / "ended.json")
    table = await import_table(elsewhere, tmp_path / "ended.json", NOON)
    assert table.status is Status.ENDED
    assert await elsewhere.pending_notices(table.id) == []


async def test_a_channel_that_plays_takes_no_other_table(house, file):
    with pytest.raises(ChannelBusy, match="already has table 1"):
        await import_table(house.bot.store, file, NOON)
    assert len(await house.bot.store.tables()) == 1


async def test_only_tables_that_have_started_are_exported(house, tmp_path):
    await house.gather(house.ben)
    with pytest.raises(CannotArchive, match="Table 1 has not started"):
        await export_table(house.bot.store, 1, tmp_path / "table.json")
    with pytest.raises(NoSuchTable, match="there is no table 2"):
        await export_table(house.bot.store, 2, tmp_path / "table.json")
    assert not (tmp_path / "table.json").exists()


async def test_nothing_is_overwritten(house, file):
    before = file.read_bytes()
    with pytest.raises(CannotArchive, match="File exists"):
        await export_table(house.bot.store, 1, file)
    assert file.read_bytes() == before


def without_a_move(found):
    del found["moves"][1]


def without_ben(found):
    del found["tenures"][1]


def of_another_game(found):
    found["table"]["game"] = "chess"


def broken_state(found):
    found["moves"][-1]["state"] = ""


def doubly_seated(found):
    found["tenures"][0]["computer"] = "greedy"


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (without_a_move, "moves are missing"),
        (without_ben, "not every seat is held"),
        (of_another_game, "there is no game “chess” here"),
        (broken_state, "cannot be imported"),
        (doubly_seated, "is not an exported table"),
    ],
)
async def test_a_spoiled_file_is_refused_and_changes_nothing(file, elsewhere, spoil, reason):
    found = json.loads(file.read_text())
    spoil(found)
    file.write_text(json.dumps(found))
    with pytest.raises(CannotArchive, match=reason):
        await import_table(elsewhere, file, NOON)
    assert await elsewhere.tables() == []


async def test_other_files_are_refused(tmp_path, elsewhere):
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    for name, reason in (("picture.png", "is not an exported table"), ("none.json", "No such file")):
        with pytest.raises(CannotArchive, match=reason):
            await import_table(elsewhere, tmp_path / name, NOON)


async def run(database, *words):
    command = (sys.executable, "-m", "bot", *map(str, words))
    environment = {**os.environ, "DATABASE_URL": f"sqlite+aiosqlite:///{database}", "DISCORD_TOKEN": ""}
    process = await asyncio.create_subprocess_exec(*command, env=environment, stderr=PIPE)
    _, said = await process.communicate()
    return process.returncode, said.decode().strip().rpartition("\n")[2]


async def test_the_command_line_says_what_became_of_it(file, tmp_path):
    other = tmp_path / "other.sqlite3"
    code, said = await run(tmp_path / "bot.sqlite3", "export", 7, tmp_path / "none.json")
    assert (code, said) == (1, "Nothing was exported: there is no table 7.")
    code, said = await run(other, "import", file, "--channel", 5)
    assert code == 0
    assert said.endswith("table.json is table 1 here, in channel 5")
    code, said = await run(other, "import", file, "--channel", 5)
    assert code == 1
    assert said.startswith("Nothing was imported: channel 5 already has table 1. Name another")
