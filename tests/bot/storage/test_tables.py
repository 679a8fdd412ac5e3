import asyncio
from datetime import UTC, timedelta, timezone

import pytest

from bot.storage import ChannelBusy, NoSuchTable, NoticeKind, Repeated, Status, TableId
from tests.bot.storage.examples import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    GUILD,
    NOON,
    OTHER_CHANNEL,
    Game,
    later,
    lobby,
    new_move,
    new_table,
    notice,
    person,
    start,
)

NOWHERE = TableId(999)


async def test_a_lobby_opens_with_its_host_in_seat_0(store):
    table = await lobby(store, title="Friday", options='{"short":true}', lobby_expires_at=later(60))
    assert (table.status, table.game, table.title) == (Status.LOBBY, "eras", "Friday")
    assert (table.guild_id, table.channel_id, table.host_id) == (GUILD, CHANNEL, ADA)
    assert (table.options, table.lobby_expires_at) == ('{"short":true}', later(60))
    assert table.seed is table.started_at is table.ended_at is table.game_version is None
    [host] = await store.seats(table.id)
    assert (host.seat, host.user_id, host.name, host.since, host.until) == (0, ADA, "Ada", NOON, None)
    assert await store.table(table.id) == table


async def test_a_table_outside_a_guild_has_none(store):
    assert (await lobby(store, guild_id=None)).guild_id is None


async def test_a_second_lobby_in_the_channel_is_refused_with_the_first(store, table):
    with pytest.raises(ChannelBusy) as refusal:
        await lobby(store, host=BEN)
    assert refusal.value.table == table
    assert await store.tables() == [table]


async def test_a_lobby_is_refused_while_a_game_runs_in_the_channel(store, game):
    with pytest.raises(ChannelBusy) as refusal:
        await lobby(store, host=BEN)
    assert refusal.value.table.status is Status.RUNNING


async def test_other_channels_are_free(store, table):
    assert (await lobby(store, OTHER_CHANNEL)).id != table.id


@pytest.mark.parametrize("status", [Status.FINISHED, Status.ENDED, Status.EXPIRED])
async def test_a_closed_table_frees_its_channel(store, table, status):
    await store.set_status(table.id, status, at=later(1))
    assert (await lobby(store)).id != table.id


async def test_of_concurrent_lobbies_in_a_channel_exactly_one_opens(store, other_store):
    stores = [store, other_store] * 4
    tries = [lobby(each, host=CLEO + n) for n, each in enumerate(stores)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    [opened] = [result for result in results if not isinstance(result, Exception)]
    refused = [result for result in results if isinstance(result, ChannelBusy)]
    assert [refusal.table.id for refusal in refused] == [opened.id] * 7
    assert len(await store.tables()) == 1
    assert len(await store.tenures(opened.id)) == 1


async def test_what_is_not_there_is_none(store):
    assert await store.table(NOWHERE) is None
    assert await store.table_in(CHANNEL) is None
    assert await store.latest_in(CHANNEL) is None
    assert await store.tables() == []


async def test_the_open_table_of_a_channel_is_found_until_it_closes(store, table):
    assert await store.table_in(CHANNEL) == table
    assert await store.table_in(OTHER_CHANNEL) is None
    await store.set_status(table.id, Status.EXPIRED, at=later(1))
    assert await store.table_in(CHANNEL) is None


async def test_the_latest_table_of_a_channel_is_found_after_its_end(store):
    first = await lobby(store)
    await store.set_status(first.id, Status.ENDED, at=later(1))
    await lobby(store, OTHER_CHANNEL)
    assert (await store.latest_in(CHANNEL)).id == first.id
    second = await lobby(store)
    assert await store.latest_in(CHANNEL) == second


async def test_tables_are_listed_by_status(store, game):
    waiting = await lobby(store, OTHER_CHANNEL)
    running = await store.table(game.id)
    assert await store.tables() == [running, waiting]
    assert await store.tables(Status.LOBBY) == [waiting]
    assert await store.tables(Status.LOBBY, Status.RUNNING) == [running, waiting]
    assert await store.tables(Status.ENDED) == []


async def test_the_tables_of_a_person_are_open_and_seat_them_now(store, game):
    await lobby(store, OTHER_CHANNEL)
    assert [table.channel_id for table in await store.tables_of(ADA)] == [CHANNEL, OTHER_CHANNEL]
    assert [table.channel_id for table in await store.tables_of(BEN)] == [CHANNEL]
    await store.replace(game.id, 1, person(CLEO), at=later(5))
    assert await store.tables_of(BEN) == []
    await store.set_status(game.id, Status.FINISHED, at=later(6))
    assert [table.channel_id for table in await store.tables_of(ADA)] == [OTHER_CHANNEL]


async def test_an_end_is_dated(store, game):
    ended = await store.set_status(
        game.id, Status.ENDED, at=later(9), notices=[notice(game.id, None, "post")]
    )
    assert (ended.status, ended.ended_at) == (Status.ENDED, later(9))
    assert [waiting.kind for waiting in await store.pending_notices(game.id)] == ["post"]


async def test_an_end_silences_the_players_but_not_the_posts(store, game):
    await store.add_notices([notice(game.id, kind=kind) for kind in NoticeKind])
    await store.set_status(game.id, Status.ENDED, at=later(9))
    left = {waiting.kind for waiting in await store.pending_notices(game.id)}
    assert left == set(NoticeKind) - {NoticeKind.TURN, NoticeKind.REMINDER}


async def test_an_end_leaves_the_notices_of_other_tables(store, game):
    other = await Game.begin(store, OTHER_CHANNEL)
    await store.add_notices([notice(other.id)])
    await store.set_status(game.id, Status.ENDED, at=later(9))
    assert len(await store.pending_notices(other.id)) == 1


async def test_a_reopened_table_has_no_end(store, game):
    await store.add_notices([notice(game.id)])
    await store.set_status(game.id, Status.RUNNING, at=later(8))
    assert len(await store.pending_notices(game.id)) == 1
    await store.set_status(game.id, Status.FINISHED, at=later(9))
    reopened = await store.set_status(game.id, Status.RUNNING, at=later(10))
    assert (reopened.status, reopened.ended_at) == (Status.RUNNING, None)


async def test_a_table_does_not_reopen_in_a_channel_given_to_another(store, game):
    await store.set_status(game.id, Status.FINISHED, at=later(9))
    other = await lobby(store)
    with pytest.raises(ChannelBusy) as refusal:
        await store.set_status(game.id, Status.RUNNING, at=later(10))
    assert refusal.value.table == other
    assert (await store.table(game.id)).status is Status.FINISHED


async def test_messages_are_remembered(store, table):
    await store.set_lobby_message(table.id, 2**62 + 5)
    await store.set_board_message(table.id, 2**62 + 6)
    found = await store.table(table.id)
    assert (found.lobby_message_id, found.board_message_id) == (2**62 + 5, 2**62 + 6)
    await store.set_lobby_message(table.id, None)
    await store.set_board_message(table.id, None)
    found = await store.table(table.id)
    assert found.lobby_message_id is found.board_message_id is None


async def test_a_setting_changes_no_other_table(store, table):
    other = await lobby(store, OTHER_CHANNEL)
    await store.set_board_message(table.id, 7)
    assert await store.table(other.id) == other


@pytest.mark.parametrize(
    "write",
    [
        lambda store: store.set_lobby_message(NOWHERE, 1),
        lambda store: store.set_status(NOWHERE, Status.ENDED, at=NOON),
        lambda store: store.add_move(NOWHERE, new_move(1)),
        lambda store: store.sit(NOWHERE, person(BEN), at=NOON),
        lambda store: store.stand(NOWHERE, 0, at=NOON),
        lambda store: start(store, NOWHERE),
    ],
)
async def test_a_write_to_no_table_is_refused(store, write):
    with pytest.raises(NoSuchTable):
        await write(store)


async def test_times_come_back_in_utc_whatever_their_zone(store):
    new_york = timezone(timedelta(hours=-5))
    table = await store.open_lobby(new_table(created_at=NOON.astimezone(new_york)), person(ADA))
    found = await store.table(table.id)
    assert found.created_at == NOON
    assert found.created_at.tzinfo is UTC
    assert found.created_at.isoformat() == "2026-03-01T12:00:00.123456+00:00"


async def test_a_time_without_a_zone_is_refused(store):
    with pytest.raises(Exception, match="a time without a zone"):
        await store.open_lobby(new_table(created_at=NOON.replace(tzinfo=None)), person(ADA))
    assert await store.tables() == []


async def test_a_repeated_opening_is_repeated_and_not_a_busy_channel(store):
    await store.open_lobby(new_table(), person(ADA), interaction=1)
    with pytest.raises(Repeated):
        await store.open_lobby(new_table(), person(ADA), interaction=1)
