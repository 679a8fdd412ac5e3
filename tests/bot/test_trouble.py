"""Channels that are closed to the bot or gone, and processes that die: the game is safe."""

import asyncio

import pytest

from bot.storage import Status
from tests.bot.house import begins, labels, mute, revive


async def test_without_attach_files_the_text_board_is_posted(house):
    await house.begin(house.ben)
    await house.deny(attach_files=True)
    await house.play((house.ann, "done"))
    post = house.posts()[-1]
    assert not post.attachments
    assert "ERAS ACADEMIA" in post.content
    assert "I lack a permission in this channel: Attach Files." in post.content
    assert house.pinged(post) == [house.ben.id]
    assert "Take your turn" in labels(post)


async def test_without_read_message_history_the_picture_is_posted_with_a_word_about_it(house):
    await house.begin(house.ben)
    await house.deny(read_message_history=True)
    await house.play((house.ann, "done"))
    assert "I lack a permission in this channel: Read Message History." in house.posts()[-1].content
    assert house.posts()[-1].attachments


async def test_in_a_hidden_channel_only_that_is_named(house):
    await house.begin(house.ben)
    await house.deny(view_channel=True, send_messages=True, attach_files=True)
    assert "channel: View Channel. Please" in (await house.panel(house.ann)).content


@pytest.mark.parametrize(
    ("permission", "name"), [("send_messages", "Send Messages"), ("view_channel", "View Channel")]
)
async def test_without_permission_to_post_the_panel_names_it_and_the_game_goes_on(house, permission, name):
    await house.begin(house.ben)
    panel = await house.panel(house.ann)
    await house.deny(**{permission: True})
    after = (await house.ann.click(panel, label=begins("End turn", panel))).response
    assert "I lack a permission in this channel" in after.content
    assert name in after.content
    assert "the game is safe" in after.content
    assert (await house.position()).waiting == (house.ben.id,)
    assert len(house.posts()) == 1


async def test_post_is_made_up_for_when_the_permission_is_back(house):
    await house.begin(house.ben)
    await house.deny(send_messages=True)
    await house.play((house.ann, "done"))
    await house.env.advance_time(400)
    await house.grant()
    await house.env.advance_time(3600)
    assert "ann ends the turn" in house.posts()[-1].content
    assert len(house.posts()) == 2


async def test_forbidden_without_a_visible_reason_leaves_the_game_intact(house):
    await house.begin(house.ben)
    house.env.inject_error("POST", f"/channels/{house.channel.id}/messages", status=403, code=50013)
    await house.play((house.ann, "done"))
    assert (await house.position()).waiting == (house.ben.id,)
    assert "It is your turn" in house.letters(house.ben)[-1].content
    await house.env.advance_time(900)
    assert len(house.posts()) == 2


async def test_table_of_a_deleted_channel_goes_on_elsewhere(house):
    other = house.guild.create_text_channel("other")
    await house.begin(house.ben)
    panel = (await house.ann.user.click(house.letters(house.ann)[-1], label="Take your turn")).response
    house.env.backend.delete_channel(house.channel.id)
    after = (await house.ann.user.click(panel, label=begins("End turn", panel))).response
    assert "`/game here table:1` takes it to another" in after.content
    assert "do not sit" in await house.tell(house.cho, "game here", other, table=1)
    assert "Table 1 is here now" in await house.tell(house.ann, "game here", other, table=1)
    (post,) = house.posts(other)
    assert house.pinged(post) == [house.ben.id]
    await house.play((house.ben, "build green"), channel=other)


async def test_table_moves_only_into_a_free_channel(house):
    other = house.guild.create_text_channel("other")
    await house.begin(house.ben)
    await house.gather(channel=other)
    assert "already has a table" in await house.tell(house.ann, "game here", other, table=1)
    assert "There is no table 9" in await house.tell(house.ann, "game here", other, table=9)


async def test_asking_the_others_where_the_bot_cannot_post_ends_in_a_sentence(house):
    await house.begin(house.ben)
    await house.deny(send_messages=True)
    asked = (await house.ann.slash(house.channel, "game end")).response
    said = (await house.ann.click(asked, label="End the game")).response.content
    assert "Send Messages" in said
    assert (await house.position()).table.status == "running"


async def test_killed_before_the_post_it_arrives_once(house, monkeypatch):
    await house.begin(house.ben)
    mute(house, monkeypatch)
    await house.play((house.ann, "done"))
    assert len(house.posts()) == 1
    await house.restart()
    await house.env.advance_time(7200)
    assert len(house.posts()) == 2
    assert house.pinged(house.posts()[-1]) == [house.ben.id]
    assert len(house.letters(house.ben)) == 1


async def test_killed_between_sending_and_noting_nothing_is_sent_twice(house, monkeypatch, faults):
    await house.begin(house.ben)

    async def dies(*args, **options):
        raise asyncio.CancelledError

    monkeypatch.setattr(house.bot.store, "sent", dies)
    await house.play((house.ann, "done"))
    assert len(house.posts()) == 2
    await house.restart()
    await house.env.advance_time(7200)
    assert len(house.posts()) == 2
    assert len(house.letters(house.ben)) == 1
    assert not await waiting_posts(house)


async def waiting_posts(house):
    return [each for each in await house.bot.store.pending_notices(1) if each.kind == "post"]


async def test_killed_while_sending_it_is_sent_by_the_next_process(house, monkeypatch):
    await house.begin(house.ben)
    monkeypatch.setattr("bot.posting.Posting._send", lambda *args: asyncio.sleep(10_000))
    monkeypatch.setattr("bot.letters.Letters.send", lambda *args: asyncio.sleep(10_000))
    async with house.on_the_way():
        await house.ann.slash(house.channel, "eras done")
        house.env.settle_timeout = 1.0
    monkeypatch.undo()
    await house.restart()
    await house.env.advance_time(60)
    assert len(house.posts()) == 2


async def test_restart_repeats_nothing(house):
    await house.begin(house.ben)
    await house.play((house.ann, "done"))
    for _ in range(3):
        await house.restart(down=60)
    assert len(house.posts()) == 2
    assert [len(house.letters(each)) for each in (house.ann, house.ben)] == [1, 1]


async def test_table_moved_by_a_bot_that_dies_at_once_asks_in_its_new_channel(house, monkeypatch):
    other = house.guild.create_text_channel("other")
    await house.begin(house.ben)
    mute(house, monkeypatch)
    await house.tell(house.ann, "game here", other, table=1)
    assert house.posts(other) == []
    await revive(house)
    (post,) = house.posts(other)
    assert house.pinged(post) == [house.ann.id]


CLOSED = "This table is closed; only a table that goes on moves to another channel."


async def test_game_that_is_over_stays_where_it_was(house):
    other = house.guild.create_text_channel("other")
    await house.begin(house.ben)
    await house.bot.store.set_status(1, Status.ENDED, at=house.bot.now())
    assert await house.tell(house.ann, "game here", other, table=1) == CLOSED
