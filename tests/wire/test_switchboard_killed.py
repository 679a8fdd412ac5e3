"""The real bot is killed at the worst moments; nothing is lost, and nothing is said twice."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
import pytest_asyncio

from .faults import Fault
from .playing import CALLBACKS, Sitting, answers, begun
from .process import BotProcess
from .world import World

WHILE = 400
"""Seconds after which Discord has forgotten a nonce."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def sitting(world: World, switchboard: BotProcess) -> Sitting:
    return await Sitting.open(world, "table")


@pytest.fixture(autouse=True)
def bot(switchboard: BotProcess) -> BotProcess:
    return switchboard


def dm(sitting: Sitting) -> str:
    """Where the bot writes to whoever is next."""
    return f"/channels/{sitting.other.dm_channel.id}/messages"


async def at_start_of_round(sitting: Sitting) -> None:
    """Play until a round begins: its first turn is followed by somebody else's."""
    while "goes first" not in sitting.posts[-1].content:
        await sitting.done()


async def told_once(sitting: Sitting) -> None:
    """Every move has its post, every turn its letter, and nothing has two."""
    log = await sitting.log()
    await sitting.world.until(lambda: sitting.told() == log, what="the posts")
    await sitting.world.until(lambda: heard(sitting).total() >= owed(sitting).total(), what="the letters")
    assert heard(sitting) == owed(sitting)


def heard(sitting: Sitting) -> Counter[int]:
    """How many letters everybody has."""
    return Counter({person.id: len(sitting.letters(person)) for person in sitting.people})


def owed(sitting: Sitting) -> Counter[int]:
    """How many letters everybody should have: one when it becomes their turn."""
    asked = [0, *(post.mentions[0] for post in sitting.posts)]
    return Counter(now for before, now in pairwise(asked) if before != now)


def moment(world: World, path: str, when: str) -> Fault:
    """A post or letter that reaches Discord never, after the bot's death, or just before it."""
    fault = (world.faults.hold_answer if when == "arrived" else world.faults.hold)("POST", path)
    fault.drop = "before" if when == "lost" else ""
    return fault


async def killed_at(sitting: Sitting, bot: BotProcess, *faults: Fault) -> None:
    """End a turn, and kill the bot when it has met these faults."""
    move = sitting.world.slash(sitting.actor, sitting.channel, "eras", "done")
    task = await begun(move, lambda: all(fault.met for fault in faults), sitting.world)
    await bot.kill()
    task.cancel()
    for fault in faults:
        fault.gate.set()


@pytest.mark.parametrize(
    ("post", "letter", "away"),
    [
        ("lost", "lost", 0),
        ("lost", "arrived", 0),
        ("arrived", "lost", 0),
        ("arrived", "on the way", WHILE),
        ("on the way", "arrived", WHILE),
    ],
)
async def test_killed_while_it_tells(world, sitting, bot, post, letter, away):
    await at_start_of_round(sitting)
    posts = len(sitting.posts)
    faults = moment(world, sitting.path, post), moment(world, dm(sitting), letter)
    await killed_at(sitting, bot, *faults)
    world.advance(away)
    await bot.start()
    await sitting.until(posts + 1)
    await told_once(sitting)


async def test_killed_after_acknowledging(world, sitting, bot):
    panel, posts = await sitting.turn(sitting.actor), len(sitting.posts)
    await killed_at(sitting, bot, world.faults.hold_answer("POST", CALLBACKS))
    await bot.start()
    await told_once(sitting)
    assert len(sitting.posts) == posts
    (end,) = (custom_id for custom_id, text in answers(panel).items() if text == "done")
    await sitting.press(sitting.actor, panel, end)
    await sitting.until(posts + 1)


async def test_next_move_comes_before_the_bot_has_seen_what_it_said(world, sitting, bot):
    await at_start_of_round(sitting)
    await killed_at(sitting, bot, moment(world, sitting.path, "arrived"))
    await bot.start()
    await sitting.done()
    await told_once(sitting)


async def test_stopped_while_it_tells(world, sitting, bot):
    await at_start_of_round(sitting)
    posts, fault = len(sitting.posts), moment(world, sitting.path, "on the way")
    await begun(sitting.world.slash(sitting.actor, sitting.channel, "eras", "done"), lambda: fault.met, world)
    assert await bot.stop() == 0
    fault.gate.set()
    world.advance(WHILE)
    await bot.start()
    await sitting.until(posts + 1)
    await told_once(sitting)


@pytest.mark.parametrize("requests", range(1, 6))
async def test_killed_anywhere(world, sitting, bot, requests):
    """After the restart the oldest button still works, whatever became of the last move."""
    await at_start_of_round(sitting)
    await told_once(sitting)
    await bot.restart()  # a new process must ask first where to write to a person, with the fourth request
    so_far = len(world.rest.exchanges)
    move = world.slash(sitting.actor, sitting.channel, "eras", "done")
    task = await begun(move, lambda: len(world.rest.exchanges) >= so_far + requests, world)
    await bot.restart(hard=True)
    task.cancel()
    await told_once(sitting)
    actor, posts = sitting.actor, len(sitting.posts)
    panel = await sitting.turn(actor, sitting.posts[0])
    await sitting.press(actor, panel, next(each for each, text in answers(panel).items() if text == "done"))
    await sitting.until(posts + 1)
    await told_once(sitting)


@pytest.mark.parametrize(("when", "away"), [("lost", 0), ("arrived", WHILE)])
async def test_killed_while_it_invites(world, bot, when, away):
    table = Sitting(world, world.channel(f"hall-{when}"), [world.user(f"host-{when}")])
    fault = moment(world, table.path, when)
    opening = world.slash(table.people[0], table.channel, "game", "new", title="eras")
    task = await begun(opening, lambda: fault.met, world)
    await bot.kill()
    task.cancel()
    fault.gate.set()
    world.advance(away)
    await bot.start()
    guest = world.user(f"guest-{when}")
    await world.until(lambda: table.said, what="the invitation")
    await world.click(guest, table.lobby, "Join")
    await world.until(lambda: guest.name in table.lobby.content, what="the guest's seat")
    assert len(table.said) == 1
