"""Tables of Eras Academia with people at them, who see only what Discord shows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from .simulation import ChannelHandle, UserHandle
from .views import Answer, Message
from .world import World

CALLBACKS = "/interactions/*/callback"
POSTS = "/channels/*/messages"
TURN = "Take your turn"


class Sitting:
    """A game in one channel."""

    def __init__(self, world: World, channel: ChannelHandle, people: list[UserHandle]) -> None:
        self.world, self.channel, self.people = world, channel, people
        self.path = f"/channels/{channel.id}/messages"

    @classmethod
    async def open(cls, world: World, name: str, seats: int = 2) -> Sitting:
        """Gather people in a new channel, start, and wait for the first post."""
        people = [world.user(f"{name}-{'abcd'[seat]}") for seat in range(seats)]
        sitting = cls(world, world.channel(name), people)
        await sitting.gather()
        await world.click(people[0], sitting.lobby, "Start")
        await sitting.until(1)
        return sitting

    async def gather(self) -> None:
        """The host opens the table, the others join."""
        host, *guests = self.people
        await self.world.slash(host, self.channel, "game", "new", title="eras")
        await self.world.until(lambda: self.said, what="the invitation")
        for guest in guests:
            await self.world.click(guest, self.lobby, "Join")
            await self.world.until(lambda name=guest.name: name in self.lobby.content, what="a guest's seat")

    @property
    def said(self) -> list[Message]:
        """Everything the bot said to everybody."""
        me = self.world.simulation.backend.bot_user.id
        return [each for each in self.world.messages(self.channel) if each.author_id == me]

    @property
    def lobby(self) -> Message:
        """The invitation."""
        return self.said[0]

    @property
    def posts(self) -> list[Message]:
        """The posts of the game."""
        return self.said[1:]

    @property
    def actor(self) -> UserHandle:
        """Whom the last post mentions."""
        (wanted,) = self.posts[-1].mentions
        return next(person for person in self.people if person.id == wanted)

    @property
    def other(self) -> UserHandle:
        """Somebody else."""
        return next(person for person in self.people if person is not self.actor)

    async def until(self, posts: int) -> None:
        """Wait for so many posts."""
        await self.world.until(lambda: len(self.posts) >= posts, what=f"{posts} posts")

    async def done(self) -> Answer:
        """End the turn of whoever is mentioned, and wait for the post of that."""
        posts = len(self.posts)
        answer = await self.world.slash(self.actor, self.channel, "eras", "done")
        await self.until(posts + 1)
        return answer

    async def turn(self, person: UserHandle, message: Message | None = None) -> Message:
        """The panel behind the button of the last post, or of another message."""
        answer = await self.world.click(person, message or self.posts[-1], TURN)
        assert answer.message is not None
        return answer.message

    async def press(self, person: UserHandle, panel: Message, button: str) -> Message:
        """Press a button of a panel, and wait until the panel has changed."""
        return await changed(self.world, panel, self.world.click(person, panel, button))

    async def choose(self, person: UserHandle, panel: Message, value: str) -> Message:
        """Choose from the menu of a panel, and wait until the panel has changed."""
        return await changed(self.world, panel, self.world.select(person, panel, value))

    async def file(self, person: UserHandle) -> bytes:
        """What `/game export` gives this person."""
        answer = await self.world.slash(person, self.channel, "game", "export")
        assert answer.message is not None
        return answer.message.file()

    async def log(self) -> list[str]:
        """The public log, without its title."""
        return (await self.file(self.people[0])).decode().splitlines()[1:]

    def told(self) -> list[str]:
        """The lines of all posts, without who must act."""
        return [line for post in self.posts for line in post.content.splitlines()[1:-1]]

    def letters(self, person: UserHandle) -> list[str]:
        """The direct messages to somebody."""
        return [message.content for message in self.world.dms(person)]


async def changed(world: World, panel: Message, pressing: Any) -> Message:
    """Press, and wait until the message differs."""
    before = panel.payload
    await pressing
    await world.until(lambda: panel.payload != before, what="a changed panel")
    return panel


def answers(panel: Message) -> dict[str, str]:
    """What the buttons of a question mean, by custom id: the action as text."""
    ids = [str(part.get("custom_id", "")) for part in panel.walk()]
    return {each: each.split(":", 4)[4] for each in ids if each.startswith("do:")}


async def begun(action: Any, holds: Callable[[], object], world: World) -> asyncio.Task[Any]:
    """Somebody acts; do not wait for the bot's answer but for something else."""
    task = asyncio.ensure_future(action)
    await world.until(holds, what="the moment of the fault")
    return task
