"""Many people at once at the real bot's tables."""

from __future__ import annotations

import asyncio

import pytest_asyncio

from .playing import Sitting, answers
from .process import BotProcess
from .world import World

TABLES = 10


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def sitting(world: World, switchboard: BotProcess) -> Sitting:
    return await Sitting.open(world, "table")


async def test_two_players_press_at_once(world, sitting):
    """Whoever is not asked is told so, or plays after the other: never out of turn."""
    for _ in range(4):
        posts, log = len(sitting.posts), await sitting.log()
        both = [world.slash(person, sitting.channel, "eras", "done") for person in sitting.people]
        told = [answer.text for answer in await asyncio.gather(*both)]
        await sitting.until(posts + 1)
        ended = sum("ends the turn" in line for line in (await sitting.log())[len(log) :])
        assert ended == sum("ends the turn" in text for text in told) >= 1
        assert all("ends the turn" in text or "'s turn" in text for text in told)
        full = await sitting.log()
        await world.until(lambda full=full: sitting.told() == full)


async def test_one_player_presses_twice(world, sitting):
    panel, posts, log = await sitting.turn(sitting.actor), len(sitting.posts), await sitting.log()
    (end,) = (custom_id for custom_id, text in answers(panel).items() if text == "done")
    actor = sitting.actor
    await asyncio.gather(world.click(actor, panel, end), world.click(actor, panel, end))
    await sitting.until(posts + 1)
    await world.quiet()
    added = (await sitting.log())[len(log) :]
    assert sum("ends the turn" in line for line in added) == 1


async def test_last_seat_is_given_once(world, switchboard):
    table = Sitting(world, world.channel("full"), [world.user(f"full-{n}") for n in range(3)])
    await table.gather()
    late = [world.user(f"late-{n}") for n in range(3)]
    await asyncio.gather(*(world.slash(person, table.channel, "game", "join") for person in late))
    seated = [person for person in late if person.name in table.lobby.content]
    assert len(seated) == 1


async def test_ten_tables_at_once(world, switchboard):
    tables = await asyncio.gather(*(evening(world, f"hall{n}") for n in range(TABLES)))
    for table in tables:
        assert table.told() == await table.log()
        assert len(table.posts) == 4
        assert all(0 < len(table.letters(person)) <= 2 for person in table.people)


async def evening(world: World, name: str) -> Sitting:
    """A table opened and a few turns played, without regard to other tables."""
    sitting = await Sitting.open(world, name)
    for _ in range(3):
        await sitting.done()
    return sitting
