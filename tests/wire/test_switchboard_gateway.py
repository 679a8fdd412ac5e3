"""The real bot's connection to the gateway is cut; it comes back, and nobody has to repeat anything."""

from __future__ import annotations

import pytest
import pytest_asyncio

from .playing import Sitting
from .process import BotProcess
from .world import World


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def sitting(world: World, switchboard: BotProcess) -> Sitting:
    return await Sitting.open(world, "table")


@pytest.fixture(autouse=True)
def bot(switchboard: BotProcess):
    """The same process from the first test to the last."""
    yield switchboard
    assert switchboard.alive
    assert "the client failed" not in switchboard.output()


@pytest.mark.parametrize("code", [4000, 4009])
async def test_closed_connection(world, sitting, code):
    resumes = world.gateway.resumes
    world.gateway.close(code)
    assert not world.gateway.connected
    await sitting.done()
    assert world.gateway.resumes == resumes + 1
    assert sitting.told() == await sitting.log()


async def test_connection_cut_between_the_move_and_its_post(world, sitting):
    posts, fault = len(sitting.posts), world.faults.hold("POST", sitting.path)
    await world.slash(sitting.actor, sitting.channel, "eras", "done")
    await world.until(lambda: fault.met)
    world.gateway.close(4000)
    fault.gate.set()
    await sitting.until(posts + 1)
    await sitting.done()
    assert sitting.told() == await sitting.log()


async def test_asked_to_reconnect(world, sitting):
    resumes = world.gateway.resumes
    world.gateway.ask_reconnect()
    await world.until(lambda: world.gateway.resumes > resumes)
    await sitting.done()


async def test_invalid_session(world, sitting):
    identifies = world.gateway.identifies
    world.gateway.invalidate()
    await world.until(lambda: world.gateway.identifies > identifies and world.gateway.connected)
    await sitting.done()
    assert sitting.told() == await sitting.log()
