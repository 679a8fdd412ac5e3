"""When interactions left the simulated Discord, and when what the bot did about them arrived there."""

from __future__ import annotations

import os
from collections import deque
from time import monotonic
from typing import Any, NamedTuple

from tests.wire.faults import Fault, Faults
from tests.wire.simulation import Interaction
from tests.wire.world import World

from .probe import own, queued

Json = dict[str, Any]
MARK = '"t": "INTERACTION_CREATE"'


class Moment(NamedTuple):
    """A time, and how long this process and the bot have stood in line for a processor until then."""

    when: float
    here: float
    bot: float


class Span(NamedTuple):
    """Seconds from one moment to another, and those of them in which neither side stood in line."""

    whole: float
    own: float


class Served(NamedTuple):
    """From an interaction to its acknowledgment, to its private answer, to a post in its channel."""

    acknowledged: Span | None
    answered: Span | None
    posted: Span | None


def between(first: Moment, last: Moment) -> Span:
    """The time from one moment to another; of two who stand in line at once, the longer counts."""
    whole = last.when - first.when
    return Span(whole, own(whole, max(last.here - first.here, last.bot - first.bot)))


class Stamps(Faults):
    """Sits where the server looks for ordered failures, which it does as soon as it has read a request."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.bot = 0
        """The number of the bot's process."""
        self.sent: dict[int, Moment] = {}
        self.arrived: dict[str, Moment] = {}
        self.posts: dict[int, list[Moment]] = {}
        self._leaving: deque[int] = deque()
        self._app = world.simulation.backend.application_id
        self._outgoing, self._rewrite = world.gateway.outgoing, world.gateway.rewrite
        world.gateway.outgoing, world.gateway.rewrite = self._queued, self._written
        world.rest._faults = self
        # Only the bot is measured: nothing is checked against the specification, nothing waits for an answer.
        world.checks.spec = None
        world.simulation.stage._settle = _at_once

    def _queued(self, event: str, payload: Json) -> list[Json]:
        if event == "INTERACTION_CREATE":
            self._leaving.append(int(payload["id"]))
        return self._outgoing(event, payload)

    def _written(self, text: str) -> str:
        """A frame is about to leave; they leave in the order in which they were queued."""
        rewritten = self._rewrite(text)
        if MARK in text:
            self.sent[self._leaving.popleft()] = self._now()
        return rewritten

    def take(self, method: str, path: str) -> Fault | None:
        """Note the time."""
        now = self._now()
        self.arrived.setdefault(f"{method} {path}", now)
        if method == "POST" and path.startswith("/channels/"):
            self.posts.setdefault(int(path.split("/")[2]), []).append(now)
        return super().take(method, path)

    def served(self, interaction: Interaction) -> Served:
        """What the bot has done about an interaction so far."""
        return Served(
            self._since(interaction, f"POST /interactions/{interaction.id}/{interaction.token}/callback"),
            self._since(interaction, f"PATCH /webhooks/{self._app}/{interaction.token}/messages/@original"),
            self._posted(interaction),
        )

    def _now(self) -> Moment:
        return Moment(monotonic(), queued(os.getpid()), queued(self.bot))

    def _posted(self, interaction: Interaction) -> Span | None:
        began = self.sent.get(interaction.id)
        later = [each for each in self.posts.get(interaction.channel_id, []) if began and each > began]
        return between(began, min(later)) if later and began else None

    def _since(self, interaction: Interaction, request: str) -> Span | None:
        arrived, began = self.arrived.get(request), self.sent.get(interaction.id)
        return between(began, arrived) if arrived and began else None


async def _at_once(_: Interaction) -> None: ...
