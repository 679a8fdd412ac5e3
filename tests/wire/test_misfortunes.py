"""The adapter fails in the ways Discord fails, when a test orders it."""

from __future__ import annotations

import pytest

from .process import BotProcess
from .test_adapter import POSTS, posted
from .world import World

CALLBACKS = "/interactions/*/callback"


@pytest.fixture(scope="module")
def alice(world: World):
    return world.user("alice")


@pytest.fixture(scope="module")
def table(world: World):
    return world.channel("table")


@pytest.fixture(autouse=True)
def bot(sample: BotProcess):
    return sample


def posts(world, table):
    """The public posts of /demo post."""
    return [message for message in world.messages(table) if message.content.startswith("for ")]


async def plays(world, alice, table):
    """A command goes through."""
    return (
        await world.slash(alice, table, "demo", "visit", city="York")
    ).text == "alice visits York in en-US"


@pytest.mark.parametrize("code", [4000, 1001, 4009])
async def test_closed_connection_is_resumed(world, alice, table, code):
    before = world.gateway.resumes
    world.gateway.close(code)
    await world.until(lambda: world.gateway.resumes > before)
    assert await plays(world, alice, table)


async def test_interaction_during_the_cut_is_replayed(world, alice, table):
    world.gateway.close(4000)
    assert not world.gateway.connected
    assert await plays(world, alice, table)


async def test_opcode_7_is_resumed(world, alice, table):
    before = world.gateway.resumes
    world.gateway.ask_reconnect()
    await world.until(lambda: world.gateway.resumes > before)
    assert await plays(world, alice, table)


async def test_invalid_session_identifies_anew(world, alice, table):
    before = world.gateway.identifies
    world.gateway.invalidate()
    await world.until(lambda: world.gateway.identifies > before and world.gateway.connected)
    assert await plays(world, alice, table)


async def test_forgotten_session_identifies_anew(world, alice, table):
    before = world.gateway.identifies
    world.gateway.forget()
    await world.until(lambda: world.gateway.identifies > before and world.gateway.connected)
    assert await plays(world, alice, table)


@pytest.mark.parametrize("path", [CALLBACKS, POSTS])
async def test_rate_limit_is_waited_for(world, alice, table, path):
    fault = world.faults.rate_limit("POST", path, times=2)
    answer = await world.slash(alice, table, "demo", "post", nonce=f"limited{path[1]}")
    assert (await posted(world, answer)).startswith("posted")
    assert fault.met == 2
    assert [call.status for call in world.requests("POST", path)][-3:] == [429, 429, 200]


async def test_server_error_is_tried_again(world, alice, table):
    world.faults.server_error("POST", POSTS)
    answer = await world.slash(alice, table, "demo", "post", nonce="unlucky")
    assert (await posted(world, answer)).startswith("posted")


async def test_same_nonce_posts_once(world, alice, table):
    before = len(posts(world, table))
    first = await posted(world, await world.slash(alice, table, "demo", "post", nonce="same"))
    second = await posted(world, await world.slash(alice, table, "demo", "post", nonce="same"))
    assert first == second
    assert len(posts(world, table)) == before + 1
    world.advance(600)
    third = await posted(world, await world.slash(alice, table, "demo", "post", nonce="same"))
    assert third != first


async def test_lost_answer_does_not_post_twice(world, alice, table):
    before = len(posts(world, table))
    world.faults.drop_answer("POST", POSTS)
    answer = await world.slash(alice, table, "demo", "post", nonce="lost")
    assert await posted(world, answer) == f"posted {posts(world, table)[-1].id}"
    assert len(posts(world, table)) == before + 1
    assert [call.status for call in world.requests("POST", POSTS)][-2:] == [0, 200]


async def test_late_answer_is_refused(world, alice, table):
    world.late()
    answer = await world.slash(alice, table, "demo", "visit", city="York")
    assert not answer.acknowledged
    assert answer.codes == [10062]


async def test_double_delivery(world, alice, table):
    world.deliver_twice()
    answer = await world.slash(alice, table, "demo", "visit", city="York")
    await world.until(lambda: len(answer.codes) == 2)
    assert answer.codes == [0, 40060]


async def test_held_request_waits_for_the_test(world, alice, table):
    fault = world.faults.hold("POST", POSTS)
    answer = await world.slash(alice, table, "demo", "post", nonce="held")
    await world.until(lambda: fault.met)
    assert answer.text == "posting"
    fault.gate.set()
    assert (await posted(world, answer)).startswith("posted")


@pytest.mark.parametrize(
    ("order", "outcome"),
    [("missing_permissions", "refused 403/50013"), ("too_large", "refused 413/40005")],
)
async def test_refusals(world, alice, table, order, outcome):
    getattr(world.faults, order)("POST", POSTS)
    assert await posted(world, await world.slash(alice, table, "demo", "post", nonce=order)) == outcome


async def test_refused_gateway_at_start_is_tried_again(world, alice, table, bot):
    await bot.stop()
    world.gateway.refuse()
    await bot.start()
    assert "Failed to connect" in bot.output()
    assert await plays(world, alice, table)
