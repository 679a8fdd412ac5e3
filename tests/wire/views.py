"""What a person sees: messages, and the bot's answers to what the person did."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .rest import Exchange
from .simulation import Interaction, Simulation

Json = dict[str, Any]
EPHEMERAL = 1 << 6
LOADING = 1 << 7
BUTTON = 2
SELECTS = frozenset({3, 5, 6, 7, 8})


class Message:
    """One message, always as it is now."""

    def __init__(self, simulation: Simulation, channel_id: int, message_id: int) -> None:
        self._simulation = simulation
        self.channel_id, self.id = channel_id, message_id

    @property
    def payload(self) -> Json:
        """The message as Discord would send it."""
        found = self._simulation.message(self.channel_id, self.id)
        assert found is not None, f"message {self.id} was deleted"
        return found

    @property
    def exists(self) -> bool:
        """Whether it has not been deleted."""
        return self._simulation.message(self.channel_id, self.id) is not None

    @property
    def content(self) -> str:
        return self.payload["content"]

    @property
    def embeds(self) -> list[Json]:
        return self.payload["embeds"]

    @property
    def attachments(self) -> list[Json]:
        """Name, description (alt text), size and address of each file."""
        return self.payload["attachments"]

    @property
    def components(self) -> list[Json]:
        return self.payload["components"]

    @property
    def author_id(self) -> int:
        return int(self.payload["author"]["id"])

    @property
    def mentions(self) -> list[int]:
        """The people it names, by id."""
        return [int(user["id"]) for user in self.payload["mentions"]]

    @property
    def pinged(self) -> list[int]:
        """The people whom `allowed_mentions` lets it notify."""
        return list(self._simulation.backend.get_message(self.channel_id, self.id).ping_user_ids)

    @property
    def ephemeral(self) -> bool:
        return bool(self.payload["flags"] & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self.payload["flags"] & LOADING)

    @property
    def buttons(self) -> dict[str, Json]:
        """The buttons by label."""
        return {c.get("label") or c["emoji"]["name"]: c for c in self.walk() if c.get("type") == BUTTON}

    @property
    def menus(self) -> list[Json]:
        """The select menus, in order."""
        return [c for c in self.walk() if c.get("type") in SELECTS]

    @property
    def text(self) -> str:
        """Everything there is to read: content, embeds, text components."""
        embeds = [str(e.get(key, "")) for e in self.embeds for key in ("title", "description", "fields")]
        shown = [c["content"] for c in self.walk() if "content" in c]
        return "\n".join(filter(None, [self.content, *embeds, *shown]))

    def walk(self) -> Iterator[Json]:
        """Every component, nested ones too."""
        return walk(self.components)

    def file(self, name: str | None = None) -> bytes:
        """The bytes of the attachment of that name, or of the only one."""
        found = [a for a in self.attachments if name in {None, a["filename"]}]
        assert len(found) == 1, f"{len(found)} files match {name!r}"
        data = self._simulation.backend.cdn.get(found[0]["url"])
        assert data is not None
        return data

    def __repr__(self) -> str:
        if not self.exists:
            return f"<Message {self.id} deleted>"
        private = " ephemeral" if self.ephemeral else ""
        return f"<Message {self.id}{private} {self.text[:200]!r} buttons={list(self.buttons)}>"


class Answer:
    """Everything the bot answered to one interaction."""

    def __init__(
        self, simulation: Simulation, interaction: Interaction, attempts: Callable[[], list[Exchange]]
    ) -> None:
        self._simulation = simulation
        self.interaction = interaction
        self._attempts = attempts

    @property
    def acknowledged(self) -> bool:
        """Whether a callback was accepted."""
        return self.interaction.responded

    @property
    def kind(self) -> str | None:
        """message, deferred, deferred_update, update, modal, autocomplete, or None."""
        return None if self.interaction.response_kind is None else str(self.interaction.response_kind)

    @property
    def message(self) -> Message | None:
        """The answering message; for buttons that update, the message they are on."""
        return self._message(self.interaction.message_id)

    @property
    def followups(self) -> list[Message]:
        """The messages after the first."""
        messages = map(self._message, self.interaction.followup_ids)
        return [message for message in messages if message is not None]

    @property
    def modal(self) -> Json | None:
        """The form shown, when that was the answer."""
        return self.interaction.modal

    @property
    def choices(self) -> list[Json]:
        """What autocomplete offered."""
        return self.interaction.autocomplete_choices or []

    @property
    def text(self) -> str:
        """All text of the answer and its follow-ups."""
        shown = [m for m in (self.message, *self.followups) if m is not None and m.exists]
        return "\n".join(m.text for m in shown)

    @property
    def ephemeral(self) -> bool:
        return self.interaction.ephemeral

    @property
    def codes(self) -> list[int]:
        """Discord's error codes to the bot's callbacks, 0 for an accepted one."""
        return [attempt.code for attempt in self.attempts]

    @property
    def attempts(self) -> list[Exchange]:
        """The bot's callbacks to this interaction."""
        return self._attempts()

    def _message(self, message_id: int | None) -> Message | None:
        return (message_id and Message(self._simulation, self.interaction.channel_id, message_id)) or None

    def __repr__(self) -> str:
        return f"<Answer {self.kind} {self.message!r} followups={self.followups} callbacks={self.codes}>"


def walk(components: Any) -> Iterator[Json]:
    """Every component of a tree, outer ones first."""
    for component in components or []:
        yield component
        yield from walk(component.get("components"))
        yield from walk([component[key] for key in ("accessory", "component") if component.get(key)])
