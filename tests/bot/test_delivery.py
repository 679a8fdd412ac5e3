"""Posts: one for each change of turn, to the right people, whatever Discord does meanwhile."""

import io

import discord
import pytest

from bot.errors import Repeated
from bot.reply import edit
from bot.ui.panel import Reply
from tests.bot.house import begins, labels


def requests(house, method, ending):
    return [each for each in house.env.http_requests if each.method == method and each.path.endswith(ending)]


async def test_one_post_for_a_change_of_turn_and_none_for_a_click(house):
    await house.begin(house.ben)
    await house.play((house.ann, "build green"), (house.ann, "build blue"))
    assert len(house.posts()) == 1
    await house.play((house.ann, "done"))
    assert len(house.posts()) == 2
    told = house.posts()[-1].content.splitlines()
    assert told[0] == "**Eras Academia · table 1** · Era 1 of 4 · Round 1"
    assert [line.split(" ")[1] for line in told[1:-1]] == ["builds", "builds", "ends"]
    assert told[-1] == f"<@{house.ben.id}>: Spend your 5 Funds, or end your turn."


async def test_post_has_picture_alt_text_buttons_and_notifies_who_must_act(house):
    await house.begin(house.ben, house.cho)
    await house.play((house.ann, "done"))
    post = house.posts()[-1]
    assert [(each.filename, each.description) for each in post.attachments] == [("board.png", "The board.")]
    assert labels(post) == ["Take your turn", "My board", "Log", "Undo"]
    assert house.pinged(post) == [house.ben.id]
    wanted = requests(house, "POST", f"{house.channel.id}/messages")[-1].json["allowed_mentions"]
    assert wanted == {"parse": [], "users": [house.ben.id]}


@pytest.mark.usefixtures("drawn")
async def test_real_pictures_are_small_enough_and_described(house):
    await house.begin(house.ben)
    (picture,) = house.posts()[-1].attachments
    assert 1000 < picture.size < 600_000
    assert 20 < len(picture.description) <= 1024
    (invitation,) = house.channel.history()[0].attachments
    assert len(invitation.description) <= 1024
    (hand,) = (await house.ann.slash(house.channel, "game hand")).response.attachments
    assert hand.description


async def test_interaction_delivered_twice_has_one_effect(house):
    await house.begin(house.ben)
    async with house.on_the_way(copies=2):
        await house.ann.slash(house.channel, "eras build", campus="green")
    assert (await house.position()).n == 1
    panel = await house.panel(house.ann)
    async with house.on_the_way(copies=3):
        await house.ann.click(panel, label=begins("End turn", panel))
    assert (await house.position()).n == 2
    assert len(house.posts()) == 2


async def test_interaction_served_before_has_no_second_effect_even_when_acknowledged_again(house):
    await house.begin(house.ben)
    await house.bot.tables.act(1, house.ann.id, "build green", interaction=77)
    with pytest.raises(Repeated):
        await house.bot.tables.act(1, house.ann.id, "build blue", interaction=77)
    assert (await house.position()).n == 1


async def test_late_interaction_changes_nothing(house):
    await house.begin(house.ben)
    panel = await house.panel(house.ann)
    async with house.on_the_way(delay=4):
        typed = await house.ann.slash(house.channel, "eras build", campus="green")
        pressed = await house.ann.click(panel, label=begins("End turn", panel))
    assert not typed.acknowledged
    assert not pressed.acknowledged
    assert (await house.position()).n == 0


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060)])
async def test_refused_acknowledgment_changes_nothing(house, status, code):
    await house.begin(house.ben)
    house.env.inject_error("POST", "/interactions/*", status=status, code=code, times=2)
    panel_before = (await house.position()).n
    await house.ann.slash(house.channel, "eras build", campus="green")
    await house.ann.slash(house.channel, "game undo")
    assert (await house.position()).n == panel_before


async def test_two_who_act_at_once_get_one_action_and_one_refusal(house):
    await house.begin(house.ben)
    async with house.on_the_way():
        done = await house.ann.slash(house.channel, "eras done")
        early = await house.ben.slash(house.channel, "eras build", campus="green")
    said = early.response.content
    assert "It is ann's turn." in said or "ben builds" in said
    assert "ann ends the turn" in done.response.content
    assert (await house.position()).n == 1 + ("ben builds" in said)


async def test_two_windows_of_one_player_take_one_action(house):
    await house.begin(house.ben)
    first, second = await house.panel(house.ann), await house.panel(house.ann)
    async with house.on_the_way():
        for panel in (first, second):
            await house.ann.click(panel, label=begins("End turn", panel))
    assert (await house.position()).n == 1


async def test_server_fault_is_tried_again_and_posted_once(house):
    await house.begin(house.ben)
    house.env.inject_error("POST", f"/channels/{house.channel.id}/messages", status=503, times=2)
    await house.play((house.ann, "done"))
    assert len(house.posts()) == 1
    await house.env.advance_time(600)
    assert len(house.posts()) == 2
    assert house.pinged(house.posts()[-1]) == [house.ben.id]


async def test_posts_held_up_by_a_fault_become_one(house):
    await house.begin(house.ben)
    house.env.inject_error("POST", f"/channels/{house.channel.id}/messages", status=503, times=1)
    await house.play((house.ann, "done"), (house.ben, "build red"), (house.ben, "done"))
    await house.env.advance_time(600)
    told = "\n".join(post.content for post in house.posts()[1:])
    assert told.count("ann ends the turn") == 1
    assert told.count("ben ends the turn") == 1


async def test_too_large_picture_gives_way_to_the_text_board(house):
    await house.begin(house.ben)
    path = f"/channels/{house.channel.id}/messages"
    house.env.inject_error("POST", path, status=413, code=40005, message="Request entity too large")
    await house.play((house.ann, "done"))
    post = house.posts()[-1]
    assert not post.attachments
    assert "ERAS ACADEMIA" in post.content


async def test_answer_that_cannot_be_edited_leaves_the_action_done(house):
    await house.begin(house.ben)
    house.env.inject_error("PATCH", "/webhooks/*", status=404, code=10015)
    await house.ann.slash(house.channel, "eras build", campus="green")
    assert (await house.position()).n == 1
    assert "Spend your 4 Funds" in (await house.panel(house.ann)).content


async def test_fault_in_the_bot_is_one_sentence_and_one_record(house, monkeypatch, faults):
    await house.begin(house.ben)
    monkeypatch.setattr("bot.commands.derive.sentences", lambda *args: 1 / 0)
    said = await house.tell(house.ann, "eras build", campus="green")
    assert said.startswith("Something went wrong on my side; it has been noted.")
    assert [record.name for record in faults] == ["bot.reply"]
    faults.clear()


async def test_long_turn_fits_a_message(house, classes):
    house.env.backend.get_guild(house.guild.id).members[house.ann.id].nick = "*" * 32
    await classes(house, green=3)
    await house.play((house.ann, "graduate"))
    for look in range(25):
        assert len(await house.tell(house.ann, "eras window", window=str(look % 5 + 1))) <= 2000
    await house.play((house.ann, "done"))
    post = house.posts()[-1]
    assert len(post.content) <= 2000
    assert "earlier lines: `/game log`" in post.content
    log = (await house.ben.slash(house.channel, "game log")).response
    assert len(log.content) <= 2000
    assert log.attachments or log.content.count("looks through window") == 25


async def test_no_move_comes_between_what_a_post_tells_and_whom_it_asks(house, monkeypatch):
    await house.begin(house.ben)
    read, held = house.bot.store.pending_notices, []

    async def reading(table):
        held.append(house.bot.tables.lock(table).locked())
        return await read(table)

    monkeypatch.setattr(house.bot.store, "pending_notices", reading)
    await house.play((house.ann, "done"))
    assert held == [True]
    assert house.pinged(house.posts()[-1]) == [house.ben.id]


async def test_board_that_cannot_be_drawn_is_told_as_text(house, monkeypatch, faults):
    await house.begin(house.ben)
    monkeypatch.setattr("bot.ui.pictures.render.board", lambda *args: 1 / 0)
    await house.play((house.ann, "done"))
    post = house.posts()[-1]
    assert "ERAS ACADEMIA" in post.content
    assert post.attachments == []
    assert house.pinged(post) == [house.ben.id]
    assert [record.exc_info[0] for record in faults] == [ZeroDivisionError]
    faults.clear()


async def test_post_that_cannot_be_made_is_tried_again(house, monkeypatch, faults):
    await house.begin(house.ben)
    with monkeypatch.context() as away:
        away.setattr(house.bot.store, "last_posted", lambda table: 1 / 0)
        await house.play((house.ann, "done"))
    assert len(house.posts()) == 1
    faults.clear()
    await house.env.advance_time(60)
    assert "ann ends the turn" in house.posts()[-1].content


async def test_file_of_an_answer_that_broke_off_is_sent_whole():
    sent = []

    class Broken:
        id = 7

        async def edit_original_response(self, *, attachments, **parts):
            sent.append(attachments[0].fp.read())
            if len(sent) == 1:
                raise ConnectionResetError

    await edit(
        Broken(), Reply("The log", None, (discord.File(io.BytesIO(b"all of it"), filename="log.txt"),))
    )
    assert sent == [b"all of it", b"all of it"]
