"""Discord refuses, hesitates or breaks off; the real bot's game stays whole."""

from __future__ import annotations

import pytest
import pytest_asyncio

from .playing import CALLBACKS, Sitting, answers
from .process import BotProcess
from .world import World

WHILE = 400
"""Seconds after which the bot tries again and Discord has forgotten a nonce."""
MISSING_PERMISSIONS = 50013
EDITS = "/webhooks/*/messages/@original"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def sitting(world: World, switchboard: BotProcess) -> Sitting:
    return await Sitting.open(world, "table")


async def ended(sitting: Sitting) -> str:
    """End a turn that may not be posted; what its player is told."""
    return (await sitting.world.slash(await waited_for(sitting), sitting.channel, "eras", "done")).text


async def waited_for(sitting: Sitting):
    """Whose turn it is, as a panel says it."""
    told = (await sitting.world.slash(sitting.people[0], sitting.channel, "game", "turn")).text
    return sitting.people[f"{sitting.people[1].name}'s turn" in told.replace("\\", "")]


async def told_once(sitting: Sitting) -> None:
    """The posts tell the whole game, and nothing twice."""
    log = await sitting.log()
    await sitting.world.until(lambda: sitting.told() == log, what="the posts")


@pytest.mark.parametrize("where", ["posts", "callbacks"])
async def test_rate_limit(world, sitting, where):
    fault = world.faults.rate_limit("POST", sitting.path if where == "posts" else CALLBACKS, times=2)
    await sitting.done()
    assert fault.met == 2
    await told_once(sitting)


async def test_server_error(world, sitting):
    fault = world.faults.server_error("POST", sitting.path)
    await sitting.done()
    assert fault.met == 1
    await told_once(sitting)


@pytest.mark.parametrize("order", ["drop_request", "drop_answer", "missing_permissions", "unknown_channel"])
async def test_failed_post_is_made_good_by_the_next(world, sitting, order):
    fault = getattr(world.faults, order)("POST", sitting.path)
    assert "Something went wrong" not in await ended(sitting)
    await world.until(lambda: fault.met)
    await ended(sitting)
    await told_once(sitting)


@pytest.mark.parametrize("order", ["drop_request", "drop_answer"])
async def test_failed_post_is_tried_again(world, sitting, switchboard, order):
    failures, posts = switchboard.output().count("post not sent"), len(sitting.posts)
    fault = getattr(world.faults, order)("POST", sitting.path)
    await ended(sitting)
    await world.until(lambda: fault.met)
    while switchboard.output().count("post not sent") == failures:
        await sitting.log()
    await switchboard.stop()
    switchboard.wait_in_vain(WHILE)
    world.advance(WHILE)
    await switchboard.start()
    await sitting.until(posts + 1)
    await sitting.done()
    await told_once(sitting)


async def test_lost_permission_is_named_and_the_game_goes_on(world, sitting):
    posts = len(sitting.posts)
    world.forbid(sitting.channel, "send_messages")
    said = await ended(sitting)
    assert said.count("I lack a permission in this channel: Send Messages") == 1
    assert "the game is safe" in said
    await world.until(lambda: world.requests("POST", sitting.path)[-1].code == MISSING_PERMISSIONS)
    assert len(sitting.posts) == posts
    world.permit(sitting.channel, "send_messages")
    assert "permission" not in await ended(sitting)
    await told_once(sitting)


async def test_picture_too_large(world, sitting):
    world.faults.too_large("POST", sitting.path)
    await sitting.done()
    assert not sitting.posts[-1].attachments
    assert "```" in sitting.posts[-1].content
    assert sitting.posts[-1].pinged == sitting.posts[-1].mentions
    assert "Take your turn" in sitting.posts[-1].buttons


@pytest.mark.parametrize("path", [CALLBACKS, EDITS])
@pytest.mark.parametrize("order", ["drop_answer", "drop_request"])
async def test_broken_connection_does_not_cost_a_player_the_answer(world, table, order, path):
    getattr(world.faults, order)("PATCH" if path is EDITS else "POST", path)
    answer = await table.done()
    assert "ends the turn" in answer.text


async def test_late_acknowledgment_changes_nothing(world, table):
    log, panel = await table.log(), await table.turn(table.actor)
    world.late()
    answer = await world.slash(table.actor, table.channel, "eras", "done")
    assert answer.codes == [10062]
    (end,) = (custom_id for custom_id, text in answers(panel).items() if text == "done")
    world.late()
    assert (await world.click(table.actor, panel, end)).codes == [10062]
    assert await table.log() == log


async def test_double_delivery_has_one_effect(world, table):
    for act in (typed, pressed):
        log = await table.log()
        await act(world, table)
        added = (await table.log())[len(log) :]
        assert sum("ends the turn" in line for line in added) == 1


async def typed(world, table):
    """A command, delivered twice."""
    posts = len(table.posts)
    world.deliver_twice()
    answer = await world.slash(table.actor, table.channel, "eras", "done")
    await world.until(lambda: len(answer.codes) == 2 and len(table.posts) > posts)
    assert sorted(answer.codes) == [0, 40060]


async def pressed(world, table):
    """A button, delivered twice."""
    posts, panel = len(table.posts), await table.turn(table.actor)
    (end,) = (custom_id for custom_id, text in answers(panel).items() if text == "done")
    world.deliver_twice()
    answer = await world.click(table.actor, panel, end)
    await world.until(lambda: len(answer.codes) == 2 and len(table.posts) > posts)
    assert sorted(answer.codes) == [0, 40060]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def table(world: World, switchboard: BotProcess) -> Sitting:
    return await Sitting.open(world, "other")


async def test_closed_direct_messages(world, sitting):
    table = await Sitting.open(world, "silent")
    for person in table.people:
        world.close_dms(person)
    for _ in range(4):
        await table.done()
    tries = [world.requests("POST", f"/channels/{person.dm_channel.id}/messages") for person in table.people]
    assert [call.code for calls in tries for call in calls if call.status != 200] == [50007, 50007]
    assert all(post.pinged == post.mentions for post in table.posts)


async def test_deleted_channel_is_left_for_another(world, switchboard):
    table = await Sitting.open(world, "doomed")
    await world.until(lambda: world.dms(table.actor))
    actor = table.actor
    world.delete_channel(table.channel)
    panel = await table.turn(actor, world.dms(actor)[-1])
    assert "This table's channel is gone" in panel.text
    number = int(panel.text.split("table:")[1].split("`")[0])
    table.channel = world.channel("refuge")
    assert "is here now" in (await world.slash(actor, table.channel, "game", "here", table=number)).text
    await world.until(lambda: table.said)
    assert table.said[-1].pinged == [actor.id]
