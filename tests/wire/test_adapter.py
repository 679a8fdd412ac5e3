"""The adapter carries everything a bot does, both ways, for a bot that is another process."""

from __future__ import annotations

import asyncio

import pytest

from .process import BotProcess
from .views import Answer
from .world import World

POSTS = "/channels/*/messages"


@pytest.fixture(scope="module")
def alice(world: World):
    return world.user("alice", locale="de")


@pytest.fixture(scope="module")
def table(world: World):
    return world.channel("table")


@pytest.fixture(autouse=True)
def bot(sample: BotProcess):
    return sample


async def posted(world: World, answer: Answer) -> str:
    """What /demo post came to."""
    await world.until(lambda: answer.text != "posting", what="the post")
    return answer.text


async def test_logs_in_and_registers_its_commands(world, bot):
    assert bot.alive
    assert world.gateway.connected
    assert world.gateway.heartbeats
    assert [command["name"] for command in world.commands()] == ["demo"]


async def test_slash_command_with_a_person_and_a_locale(world, alice, table):
    bob = world.user("bob")
    answer = await world.slash(alice, table, "demo", "visit", {"city": "York", "friend": bob})
    assert answer.kind == "message"
    assert answer.text == "alice visits York with bob in de"
    assert world.messages(table)[-1].content == answer.text


async def test_many_at_once_get_their_own_answers(world, alice, table):
    cities = [f"city {n}" for n in range(20)]
    visits = [world.slash(alice, table, "demo", "visit", city=city) for city in cities]
    answers = await asyncio.gather(*visits)
    assert [answer.text for answer in answers] == [f"alice visits {city} in de" for city in cities]


async def test_autocomplete(world, alice, table):
    choices = await world.autocomplete(alice, table, "demo", "visit", focus="city", typed="y")
    assert [choice["value"] for choice in choices] == ["York", "Yarmouth"]


async def test_button_edits_its_message(world, alice, table):
    panel = await world.slash(alice, table, "demo", "panel")
    assert set(panel.message.buttons) == {"Press", "Form"}
    pressed = await world.click(alice, panel.message, "Press")
    assert pressed.kind == "update"
    assert panel.message.content == "pressed by alice"


async def test_menu_answers_in_private(world, alice, table):
    panel = await world.slash(alice, table, "demo", "panel")
    picked = await world.select(alice, panel.message, "London")
    await world.until(lambda: picked.followups)
    assert picked.followups[0].ephemeral
    assert picked.followups[0].content == "picked London"
    assert all(not message.ephemeral for message in world.messages(table))


async def test_modal(world, alice, table):
    panel = await world.slash(alice, table, "demo", "panel")
    form = await world.click(alice, panel.message, "demo:form")
    assert form.modal["title"] == "A form"
    sent = await world.submit(alice, form, {"answer": "forty-two"})
    assert sent.ephemeral
    assert sent.text == "You wrote forty-two"


async def test_file_after_thinking_then_an_edited_follow_up(world, alice, table):
    answer = await world.slash(alice, table, "demo", "picture")
    assert answer.message.content == "limit 10485760"
    assert answer.message.file("board.png") == b"png"
    assert answer.message.attachments[0]["description"] == "The board"
    await world.until(lambda: answer.followups and answer.followups[0].content.endswith("edited"))


async def test_file_over_the_limit_is_refused_and_reported(world, alice, table):
    world.patience = 1
    world.checks.upload_limit = 100
    with pytest.raises(AssertionError, match="413 / 40005"):
        await world.slash(alice, table, "demo", "picture", size=101)
    world.patience, world.checks.upload_limit = 10, 10 * 1024 * 1024
    violations = world.checks.take()
    assert len(violations) == 1
    assert "board.png: 101 bytes; the limit here is 100" in violations[0]


async def test_file_of_a_person(world, alice, table):
    assert (await world.slash(alice, table, "demo", "read", file=("a.txt", b"hello"))).text == "hello"


async def test_newer_components(world, alice, table):
    answer = await world.slash(alice, table, "demo", "layout")
    assert answer.ephemeral
    assert "## The map" in answer.text
    assert answer.message.file("map.png") == b"map"
    assert set(answer.message.buttons) == {"Look"}
    assert len(answer.message.menus) == 1


async def test_calls_that_bots_make_now_and_then(world, alice, table):
    answer = await world.slash(alice, table, "demo", "tour")
    await world.until(lambda: not answer.message.exists)
    post = next(message for message in world.messages(table) if message.content == "first")
    assert post.embeds[0]["title"] == "Two"
    assert post.file() == b"2"


async def test_direct_message(world, alice, table):
    assert (await world.slash(alice, table, "demo", "whisper")).text == "sent"
    assert [message.content for message in world.dms(alice)] == ["psst"]


async def test_closed_direct_messages(world, table):
    carol = world.user("carol")
    world.close_dms(carol)
    assert (await world.slash(carol, table, "demo", "whisper")).text == "refused 50007"
    assert world.dms(carol) == []


async def test_command_in_a_direct_channel(world, alice):
    answer = await world.slash(alice, alice.dm_channel, "demo", "visit", city="York")
    assert answer.text == "alice visits York in de"


async def test_mentions_ping_only_those_allowed(world, alice, table):
    for mention in (False, True):
        await posted(
            world, await world.slash(alice, table, "demo", "post", nonce=f"m{mention}", mention=mention)
        )
        post = world.messages(table)[-1]
        assert f"<@{alice.id}>" in post.content
        assert post.pinged == ([alice.id] if mention else [])


async def test_deleted_channel_and_lost_permission(world, alice):
    room = world.channel("room")
    world.forbid(room, "send_messages")
    assert (
        await posted(world, await world.slash(alice, room, "demo", "post", nonce="p")) == "refused 403/50013"
    )
    world.faults.unknown_channel("POST", POSTS)
    assert (
        await posted(world, await world.slash(alice, room, "demo", "post", nonce="q")) == "refused 404/10003"
    )
    world.delete_channel(room)


async def test_people_come_and_go(world, table):
    dora = world.user("dora", member=False)
    world.join(dora)
    assert (await world.slash(dora, table, "demo", "visit", city="York")).acknowledged
    world.leave(dora)
    with pytest.raises(Exception, match=r"(?i)access|member"):
        await world.slash(dora, table, "demo", "visit", city="York")


async def test_killed_bot_starts_again_and_knows_its_buttons(world, alice, table, bot):
    panel = await world.slash(alice, table, "demo", "panel")
    await bot.restart(hard=True)
    await world.click(alice, panel.message, "Press")
    assert panel.message.content == "pressed by alice"
    assert bot.returncode is None


async def test_orderly_stop(world, alice, table, bot):
    await bot.stop()
    assert not world.gateway.connected
    await bot.start()
    assert (await world.slash(alice, table, "demo", "visit", city="York")).acknowledged
