"""Gathering players: opening a table, taking and leaving seats, starting."""

import asyncio

import pytest

from bot.ui import pictures
from tests.bot.house import labels

PERMISSIONS = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "attach_files": "Attach Files",
}


@pytest.mark.parametrize(("permission", "name"), PERMISSIONS.items())
async def test_new_table_is_refused_where_the_bot_lacks_a_permission(house, permission, name):
    await house.deny(**{permission: True})
    said = await house.tell(house.ann, "game new", title="eras")
    assert f": {name}" in said
    assert await house.bot.store.table_in(house.channel.id) is None
    assert house.channel.last_message is None


async def test_new_table_is_posted_with_its_card_and_buttons(house):
    said = await house.tell(house.ann, "game new", title="eras")
    invitation = house.channel.last_message
    assert "Table 1 is open" in said
    assert "Eras Academia · table 1" in invitation.content
    assert "At the table: ann" in invitation.content
    assert labels(invitation) == ["Join", "Leave", "Add a computer player", "Start"]
    assert [(each.filename, each.description) for each in invitation.attachments] == [
        ("lobby.png", "The lobby.")
    ]


async def test_invitation_that_cannot_be_posted_leaves_no_table_behind(house):
    house.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    assert "cannot post in this channel" in await house.tell(house.ann, "game new", title="eras")
    assert "is open" in await house.tell(house.ben, "game new", title="eras")


async def test_join_by_button_and_by_command(house):
    invitation = await house.gather(house.ben)
    assert "seat 3" in await house.tell(house.cho, "game join")
    assert "At the table: ann, ben, cho" in house.channel.last_message.content
    assert house.channel.last_message.id == invitation.id


async def test_second_join_is_refused(house):
    invitation = await house.gather(house.ben)
    pressed = await house.ben.click(invitation, label="Join")
    assert [each.content for each in pressed.followups] == ["You sit at this table already."]
    assert pressed.followups[0].ephemeral
    assert await house.tell(house.ben, "game join") == "You sit at this table already."
    assert len(await house.bot.store.seats(1)) == 2


async def test_leaving_moves_the_others_up(house):
    invitation = await house.gather(house.ben, house.cho)
    await house.ben.click(invitation, label="Leave")
    assert "At the table: ann, cho" in house.channel.last_message.content
    assert [seat.seat for seat in await house.bot.store.seats(1)] == [0, 1]
    assert "do not sit" in await house.tell(house.ben, "game leave")


async def test_the_table_goes_on_without_its_host(house):
    invitation = await house.gather(house.ben, house.cho)
    assert "left the table" in await house.tell(house.ann, "game leave")
    await house.cho.click(invitation, label="Start")
    position = await house.position()
    assert position.people == (house.ben.id, house.cho.id)


async def test_the_table_closes_when_the_last_person_leaves(house):
    invitation = await house.gather()
    await house.ann.click(invitation, label="Add a computer player")
    await house.ann.click(invitation, label="Leave")
    assert "The table was closed." in house.channel.last_message.content
    assert "is open" in await house.tell(house.ben, "game new", title="eras")


async def test_full_table_takes_nobody_else(house):
    eve = house.member("eve")
    invitation = await house.gather(house.ben, house.cho, house.dee)
    pressed = await eve.click(invitation, label="Join")
    assert pressed.followups[0].content == "All 4 seats are taken."
    assert await house.tell(house.ann, "game computer") == "All 4 seats are taken."


async def test_two_who_take_the_last_seat_at_once_do_not_both_get_it(house):
    eve = house.member("eve")
    invitation = await house.gather(house.ben, house.cho)
    async with house.on_the_way():
        await house.dee.click(invitation, label="Join")
        await eve.click(invitation, label="Join")
    assert len(await house.bot.store.seats(1)) == 4
    await house.ann.click(invitation, label="Start")
    assert len((await house.position()).seats) == 4


async def test_joining_while_the_game_starts_leaves_seats_and_game_in_step(house):
    invitation = await house.gather(house.ben)
    async with house.on_the_way():
        await house.ann.click(invitation, label="Start")
        await house.cho.click(invitation, label="Join")
    position = await house.position()
    assert len(position.seats) == position.state.seats


async def test_two_who_start_at_once_start_one_game(house):
    invitation = await house.gather(house.ben)
    async with house.on_the_way():
        pressed = [await each.click(invitation, label="Start") for each in (house.ann, house.ben)]
    (refused,) = (each.followups[0].content for each in pressed if each.followups)
    assert "no longer gathering players" in refused
    assert len(house.posts()) == 1


async def test_too_few_players_cannot_start(house):
    invitation = await house.gather()
    pressed = await house.ann.click(invitation, label="Start")
    assert "2–4 players, not 1" in pressed.followups[0].content
    assert "2–4 players, not 1" in await house.tell(house.ann, "game start")


async def test_only_somebody_at_the_table_can_start(house):
    invitation = await house.gather(house.ben)
    pressed = await house.cho.click(invitation, label="Start")
    assert "Only somebody who sits" in pressed.followups[0].content


async def test_computer_players_come_and_go(house):
    invitation = await house.gather()
    await house.ann.click(invitation, label="Add a computer player")
    assert "Computer B joins" in await house.tell(house.ann, "game computer")
    assert "ann, Computer A, Computer B" in house.channel.last_message.content
    assert "Computer B leaves" in await house.tell(house.ann, "game computer", change="remove")
    assert "Computer A leaves" in await house.tell(house.ann, "game computer", change="remove")
    assert "No computer player" in await house.tell(house.ann, "game computer", change="remove")


async def test_only_somebody_at_the_table_adds_a_computer_player(house):
    invitation = await house.gather()
    pressed = await house.ben.click(invitation, label="Add a computer player")
    assert pressed.followups[0].content == "You do not sit at this table."
    assert await house.tell(house.ben, "game computer") == "You do not sit at this table."
    assert len(await house.bot.store.seats(1)) == 1


async def test_second_table_in_the_channel_is_refused(house):
    await house.gather()
    said = await house.tell(house.ben, "game new", title="eras")
    assert "already has a table: Eras Academia, table 1" in said


async def test_table_in_another_channel_is_a_table_of_its_own(house):
    other = house.guild.create_text_channel("other")
    await house.begin(house.ben)
    assert await house.begin(house.cho, channel=other) == 2
    await house.play((house.ann, "build green"), channel=other)
    assert (await house.position(1)).n == 0
    assert (await house.position(2)).n == 1


async def test_a_thread_is_a_place_of_its_own(house):
    await house.begin(house.ben)
    thread = house.env.backend.create_thread(house.channel.id, "second table", house.ann.id)
    (room,) = house.channel.threads
    assert room.id == thread.id
    assert "is open" in await house.tell(house.cho, "game new", room, title="eras")


async def test_started_lobby_loses_its_buttons(house):
    await house.begin(house.ben)
    invitation = house.channel.history()[0]
    assert "The game has started." in invitation.content
    assert labels(invitation) == []


async def test_invitation_that_is_drawn_slowly_does_not_come_last(house, monkeypatch):
    invitation, pauses = await house.gather(), iter([30])
    draw = pictures.lobby

    async def slowly(table, seats):
        for _ in range(next(pauses, 0)):
            await asyncio.sleep(0)
        return await draw(table, seats)

    monkeypatch.setattr("bot.posting.pictures.lobby", slowly)
    async with house.on_the_way():
        for guest in (house.ben, house.cho):
            await guest.click(invitation, label="Join")
    for name in ("ann", "ben", "cho"):
        assert name in house.channel.last_message.content
