"""Running tables in a database: each with its people, and a shadow of its game that knows what is legal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any

from bot.storage import NewMove, NewTable, Sitter, Status, Store, TableId
from rules.core import notation
from rules.core import play as engine
from rules.core.contract import Game
from rules.core.fields import fields

from .games import NAMES

FIRST_PERSON = 10_000_000


class Running:
    """A running table; the shadow plays what its people send."""

    def __init__(self, number: int, game: Game[Any], people: Sequence[int]) -> None:
        self.number, self.game, self.people = number, game, tuple(people)
        self.begun = engine.begin(game, len(people), {}, number)
        self.state, self.n = self.begun.state, 0
        self._rng = Random(number)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return engine.pending(self.state) is None

    @property
    def actor(self) -> int:
        """Who is to move, by user id."""
        return self.people[engine.actors(self.state)[0]]

    def act(self) -> tuple[int, Any]:
        """The next action, chosen at random, and who takes it."""
        seat, who = engine.actors(self.state)[0], self.actor
        action = self._rng.choice(engine.legal(self.game, self.state, seat))
        self.state, self.n = engine.play(self.game, self.state, seat, action).state, self.n + 1
        return who, action


def command(action: Any) -> tuple[str, dict[str, str]]:
    """An action as it is typed: the verb, and the options that differ from their defaults."""
    given = {each: getattr(action, each.name) for each in fields(type(action))}
    options = {
        each.name: notation.write_value(each.type, value)
        for each, value in given.items()
        if each.required or value != each.default
    }
    return action.verb, options


async def seat_crowd(
    store: Store, game: Game[Any], tables: int, *, places: Sequence[tuple[int, int, Sequence[int]]] = ()
) -> list[Running]:
    """Start tables of two; places: server, channel and people of the first ones, the others' are made up."""
    crowd = []
    for number in range(tables):
        people = [FIRST_PERSON + 2 * number, FIRST_PERSON + 2 * number + 1]
        guild, channel = 1, number + 1
        if number < len(places):
            guild, channel, people = places[number]
        crowd.append(await _start(store, game, guild, channel, people))
    return crowd


async def _start(store: Store, game: Game[Any], guild: int, channel: int, people: Sequence[int]) -> Running:
    now = datetime.now(UTC)
    host, *guests = (Sitter(name=name, user_id=user) for name, user in zip(NAMES, people, strict=False))
    new = NewTable(
        game=game.key,
        guild_id=guild,
        channel_id=channel,
        host_id=people[0],
        options=json.dumps({}),
        created_at=now,
    )
    table = await store.open_lobby(new, host)
    for guest in guests:
        await store.sit(table.id, guest, at=now)
    running = Running(table.id, game, people)
    await store.start(
        table.id, seed=table.id, game_version=game.version, rules_version=str(game.version), at=now,
        first=_first_move(running, now),
    )  # fmt: skip
    return running


def _first_move(running: Running, now: datetime) -> NewMove:
    state = engine.save(running.game, running.state)
    events = engine.save_events(running.begun.events)
    return NewMove(
        n=0,
        seat=None,
        actor_id=running.people[0],
        action="start",
        final=True,
        state=state,
        events=events,
        at=now,
    )


async def stored(store: Store, running: Running) -> int:
    """The number of the table's last stored move."""
    found = await store.standing(TableId(running.number))
    assert found is not None
    assert found.table.status in {Status.RUNNING, Status.FINISHED}
    assert found.move is not None
    return found.move.n
