"""A whole game of the real bot, over the wire."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from itertools import pairwise

import pytest_asyncio

from rules import GAMES
from rules.core import play as engine
from rules.core.contract import Names
from rules.core.record import read_record, replay

from .faults import Fault
from .playing import Sitting, answers
from .simulation import UserHandle
from .views import Message

PNG = b"\x89PNG"
RICH_STEPS = 8
TURNS_A_POST = 2
LEFT_OUT = re.compile(r"… (\d+) earlier lines")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def sitting(world, switchboard) -> Sitting:
    """A game over: the host typed commands, the guest pressed buttons."""
    sitting = await Sitting.open(world, "table")
    await Course(sitting).play()
    return sitting


class Course:
    """Plays something of everything at leisure, and then hurries to the end."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.world = sitting, sitting.world
        self.taken: Counter[tuple[int, str]] = Counter()
        self.turns, self.held = 0, Fault("POST", sitting.path, times=0, gate=asyncio.Event())
        (group,) = (each for each in self.world.commands() if each["name"] == "eras")
        self.fields = {
            verb["name"]: [field["name"] for field in verb["options"]] for verb in group["options"]
        }

    @property
    def leisurely(self) -> bool:
        """Whether the players look at every post."""
        return sum(self.taken.values()) < RICH_STEPS

    async def play(self) -> None:
        """Let them play until the game is over."""
        actor = self.sitting.actor
        while (panel := await self.turn(actor)).text.find("The game is over: ") < 0:
            actor = next(person for person in self.sitting.people if person is not actor)
            if self.leisurely:
                actor = await self.posted(panel)
            else:
                self.hurry()
        self.held.gate.set()
        await self.world.until(lambda: not self.sitting.posts[-1].mentions, what="the final post")

    async def posted(self, panel: Message) -> UserHandle:
        """Wait for the post of what a panel tells; who is asked now."""
        news = panel.content.splitlines()[1]
        await self.world.until(lambda: news in self.sitting.posts[-1].content, what="the post")
        return self.sitting.actor

    def hurry(self) -> None:
        """Hold a post back for some turns, so that the next one tells of all of them."""
        self.turns += 1
        if self.turns % TURNS_A_POST == 0:
            self.held.gate.set()
            self.held = self.world.faults.hold("POST", self.sitting.path)

    async def turn(self, actor: UserHandle) -> Message:
        """Answer everything that is asked of somebody now; the last panel."""
        act = self.typed if actor is self.sitting.people[0] else self.pressed
        panel = await self.sitting.turn(actor)
        while answers(panel):
            panel = await act(actor, panel)
        return panel

    def wish(self, actor: UserHandle, panel: Message) -> str:
        """The custom id of the answer to give."""
        offered = {text: custom_id for custom_id, text in answers(panel).items()}
        if self.leisurely:
            verb = min(offered, key=lambda text: self.taken[actor.id, text.split()[0]])
        else:
            verb = next((each for each in ("done", "graduate") if each in offered), next(iter(offered)))
        self.taken[actor.id, verb.split()[0]] += 1
        return offered[verb]

    async def typed(self, actor: UserHandle, panel: Message) -> Message:
        """Type a command with the first choices offered; sometimes Discord sends a label for a value."""
        verb = answers(panel)[self.wish(actor, panel)].split()[0]
        filled: dict[str, str] = {}
        for field in self.fields[verb]:
            found = await self.world.autocomplete(
                actor, self.sitting.channel, "eras", verb, focus=field, **filled
            )
            if found:
                filled[field] = found[0]["name" if self.taken[actor.id, verb] % 2 else "value"]
        answer = await self.world.slash(actor, self.sitting.channel, "eras", verb, filled)
        return answer.message

    async def pressed(self, actor: UserHandle, panel: Message) -> Message:
        """Press a button, then the first choice of everything that is asked in between."""
        wanted = self.wish(actor, panel)
        asked = wanted.split(":")[2]
        panel = await self.sitting.press(actor, panel, wanted)
        while any(custom_id.split(":")[2] == asked for custom_id in answers(panel)):
            if panel.menus:
                panel = await self.sitting.choose(actor, panel, panel.menus[0]["options"][0]["value"])
            else:
                panel = await self.sitting.press(actor, panel, next(iter(answers(panel))))
        return panel


async def test_posts_tell_the_game_once(sitting):
    """Where a post has no room for all lines, it says how many it leaves out."""
    told = lines_of(read_record(await sitting.file(sitting.people[0])))
    place = 0
    for line in sitting.told():
        if left_out := LEFT_OUT.match(line):
            place += int(left_out[1])
            continue
        assert line == told[place]
        place += 1
    assert place == len(told)


def lines_of(record) -> list[str]:
    """A record, played again and told to everybody."""
    game, names = GAMES[record.game], Names(record.names)
    events = [event for reached in replay(game, record) for event in reached.events]
    return [game.say(event, names) for event in events if event.audience() is None]


async def test_posts_have_pictures_that_are_described(sitting):
    for post in sitting.posts:
        assert post.file().startswith(PNG)
        (picture,) = post.attachments
        assert "Eras Academia. Table 1." in picture["description"]


async def test_posts_notify_those_who_must_act(world, sitting):
    for call in world.requests("POST", sitting.path)[1:]:
        mentioned = re.findall(r"<@(\d+)>", call.body["content"])
        assert call.body["allowed_mentions"] == {"parse": [], "users": [*map(int, mentioned)]}
    assert [post.pinged for post in sitting.posts] == [post.mentions for post in sitting.posts]
    assert [len(post.pinged) for post in sitting.posts] == [1] * (len(sitting.posts) - 1) + [0]


async def test_letters_come_at_most_once_a_turn(sitting):
    moves = read_record(await sitting.file(sitting.people[0])).moves
    begun = Counter(
        now.seat for before, now in pairwise((None, *moves)) if not before or before.seat != now.seat
    )
    for seat, person in enumerate(sitting.people):
        assert 0 < len(sitting.letters(person)) <= begun[seat]


async def test_both_ways_of_playing_were_used(sitting):
    record = read_record(await sitting.file(sitting.people[1]))
    verbs = [{move.text.split()[0] for move in record.moves if move.seat == seat} for seat in (0, 1)]
    assert all({"build", "done", "window"} <= each for each in verbs)


async def test_export_replays_to_the_scores_posted(sitting):
    record = read_record(await sitting.file(sitting.people[1]))
    *_, last = replay(GAMES["eras"], record)
    ranking = engine.ranking(GAMES["eras"], last.state)
    told = sitting.posts[-1].attachments[0]["description"]
    assert engine.pending(last.state) is None
    assert all(f"{place}. {record.names[seat]} {score.points} (" in told for place, seat, score in ranking)


async def test_last_post_has_the_log(world, sitting):
    answer = await world.click(sitting.people[0], sitting.posts[-1], "Log")
    assert answer.ephemeral
    assert sitting.told()[-1] in answer.text


async def test_the_channel_is_free_again(world, sitting):
    answer = await world.slash(sitting.people[1], sitting.channel, "game", "new", title="eras")
    assert "Table 2 is open" in answer.text
