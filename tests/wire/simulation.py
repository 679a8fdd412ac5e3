"""The one module that touches SimCord's internals, which are not a promised API."""

from __future__ import annotations

import contextvars
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.backend import Backend, serializers
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import BackendError
from simcord.backend.models import Interaction, Overwrite
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.enums import InteractionType, OverwriteType
from simcord.gateway import FakeGateway, FakeWebSocket
from simcord.http import router, routes  # noqa: F401  (importing the routes registers them)
from simcord.results import InteractionResult, ResponseMessage

from .limits import Upload
from .shapes import polished

__all__ = ["CDN_BASE", "ChannelHandle", "Feed", "GuildHandle", "Interaction", "Simulation", "UserHandle"]

Json = dict[str, Any]


class Unsimulated(Exception):
    """The bot used a route or a field that SimCord does not know."""


class Stage:
    """What SimCord's actors ask of their environment; the bot itself is another process."""

    strict_sync = True
    bot = None

    def __init__(self, backend: Backend, settle: Callable[[Interaction], Awaitable[None]]) -> None:
        self.backend = backend
        self._settle = settle
        self.dispatched: contextvars.ContextVar[Interaction] = contextvars.ContextVar("dispatched")
        self.late = 0
        self.origins: dict[str, Json] = {}
        self.opener: Interaction | None = None

    def _begin_operation(self, label: str) -> None: ...

    def _end_operation(self) -> None: ...

    def _mark_mutation(self) -> None: ...

    def _notify_dispatch_observers(self, interaction: Interaction) -> None:
        self.dispatched.set(interaction)
        if self.late:
            self.late -= 1
            interaction.initial_response_deadline = self.backend.now_iso()
        if interaction.source_message_id is not None:
            self.origins[str(interaction.id)] = {"interacted_message_id": str(interaction.source_message_id)}
        if interaction.type == InteractionType.MODAL_SUBMIT and self.opener is not None:
            self.origins[str(interaction.id)] = {
                "triggering_interaction_metadata": self._metadata(self.opener)
            }

    def _metadata(self, interaction: Interaction) -> Json:
        return {
            "id": str(interaction.id),
            "type": interaction.type,
            "user": dict(serializers.user_payload(self.backend.get_user(interaction.user_id))),
            "authorizing_integration_owners": {},
        }

    async def _settle_internal(self, *, dispatch: str = "") -> None:
        if dispatch == "INTERACTION_CREATE":
            await self._settle(self.dispatched.get())


class _Parsers(dict):
    """Stands where discord.py keeps its event parsers, and sends instead of parsing."""

    def __init__(self, send: Callable[[str, Json], None]) -> None:
        self._send = send

    def __missing__(self, event: str) -> Callable[[Json], None]:
        return lambda payload: self._send(event, payload)

    def get(self, event: str, default: object = None) -> Callable[[Json], None]:
        return self[event]


class _Listener:
    def __init__(self, intents: int, send: Callable[[str, Json], None]) -> None:
        self.intents = discord.Intents._from_value(intents)
        self.parsers = _Parsers(send)


class Feed:
    """The events one gateway session may see, given its intents."""

    def __init__(self, backend: Backend, intents: int, send: Callable[[str, Json], None]) -> None:
        self._gateway = FakeGateway(backend, _Listener(intents, send))
        self._members = FakeWebSocket(backend, self._gateway)
        self.deliver = self._gateway.feed

    async def request_members(self, wanted: Json) -> None:
        """Answer opcode 8 with GUILD_MEMBERS_CHUNK events."""
        users = wanted.get("user_ids") or []
        await self._members.request_chunks(
            int(wanted["guild_id"]),
            wanted.get("query"),
            limit=wanted.get("limit", 0),
            user_ids=[int(user) for user in (users if isinstance(users, list) else [users])],
            presences=wanted.get("presences", False),
            nonce=wanted.get("nonce"),
        )


class Simulation:
    """The virtual Discord: people, channels, messages, commands and interactions."""

    def __init__(self, settle: Callable[[Interaction], Awaitable[None]]) -> None:
        self.backend = Backend()
        # The bot holds ids against its own clock, so simulated time starts now; then it stands still.
        self.backend.clock._epoch = datetime.now(UTC)
        self.backend.bot_user.name = "Switchboard"
        self.backend.application_id = self.backend.bot_user.id
        self.stage = Stage(self.backend, settle)

    def subscribe(self, listener: Callable[[str, Mapping[str, Any]], None]) -> None:
        """Call `listener(event, payload)` for everything the gateway would announce."""
        self.backend.subscribers.append(listener)

    def feed(self, intents: int, send: Callable[[str, Json], None]) -> Feed:
        """The events of one session."""
        return Feed(self.backend, intents, send)

    def me(self) -> Json:
        """The bot's own user."""
        return dict(serializers.user_payload(self.backend.bot_user))

    def guilds(self) -> list[Json]:
        """One GUILD_CREATE payload per server."""
        return [dict(serializers.guild_create_payload(self.backend, g)) for g in self.backend.guilds.values()]

    def dispatch(
        self, method: str, path: str, body: Any, query: Json, files: list[Upload]
    ) -> tuple[int, Any]:
        """Answer one REST request: status and body."""
        try:
            answer = router.dispatch(self.backend, method, path, json=body, params=query, files=files)
        except (router.RouteNotImplemented, router.UnsupportedField) as gap:
            raise Unsimulated(str(gap)) from gap
        except BackendError as refusal:
            return refusal.status, refusal.to_json()
        return (204 if answer is None else 200), self.polished(answer)

    def polished(self, payload: Any) -> Any:
        """A payload with what SimCord leaves out."""
        return polished(payload, self.stage.origins)

    def messages(self, channel_id: int, viewer: int | None = None) -> list[Json]:
        """A channel from the oldest message on, private answers only for their reader."""
        stored = sorted(self.backend.messages.get(channel_id, {}).values(), key=lambda m: m.id)
        return [dict(serializers.message_payload(self.backend, m)) for m in stored if m.visible_to(viewer)]

    def message(self, channel_id: int, message_id: int) -> Json | None:
        """One message as it is now, or None when it is gone."""
        stored = self.backend.messages.get(channel_id, {}).get(message_id)
        return None if stored is None else dict(serializers.message_payload(self.backend, stored))

    def dm_channel_id(self, user_id: int) -> int | None:
        """The direct channel with the bot, when there is one."""
        return self.backend.dm_channels.get(user_id)

    def create_guild(self, name: str) -> GuildHandle:
        """A server with the bot in it."""
        return GuildHandle(self.stage, self.backend.create_guild(name))

    def create_user(self, name: str) -> UserHandle:
        """A person, in no server yet."""
        return UserHandle(self.stage, self.backend.make_user(name))

    def allow(self, channel: ChannelHandle, who: int, *permissions: str, allowed: bool) -> None:
        """Set a member's (or the bot's) own permissions in one channel, in place of earlier ones."""
        flags = discord.Permissions(**dict.fromkeys(permissions, True)).value
        given, denied = (flags, 0) if allowed else (0, flags)
        self.backend.set_overwrite(channel.id, Overwrite(who, OverwriteType.MEMBER, given, denied))

    def say(self, user: UserHandle, channel: ChannelHandle, text: str) -> int:
        """A person writes an ordinary message; returns its id."""
        return self.backend.create_message(channel.id, user.id, text).id

    def actor(self, user: UserHandle, guild_id: int | None) -> MemberActor | UserHandle:
        """The person as a member of the server, or as the bot's correspondent."""
        if guild_id is None:
            return user
        return MemberActor(self.stage, GuildHandle(self.stage, self.backend.get_guild(guild_id)), user)

    def _place(self, channel: ChannelHandle) -> int | None:
        return self.backend.get_channel(channel.id).guild_id

    def _values(self, options: Json, guild_id: int | None) -> Json:
        return {k: self.actor(v, guild_id) if isinstance(v, UserHandle) else v for k, v in options.items()}

    async def slash(self, user: UserHandle, channel: ChannelHandle, name: str, options: Json) -> Interaction:
        """Send a slash command as this person."""
        guild = self._place(channel)
        actor, values = self.actor(user, guild), self._values(options, guild)
        await (actor.slash(name, **values) if guild is None else actor.slash(channel, name, **values))
        return self.stage.dispatched.get()

    async def complete(
        self, user: UserHandle, channel: ChannelHandle, name: str, focus: str, typed: str, options: Json
    ) -> Interaction:
        """Type into an option that has autocomplete."""
        guild = self._place(channel)
        actor, values = self.actor(user, guild), self._values(options, guild)
        where = () if guild is None else (channel,)
        await actor.autocomplete(*where, name, focus, typed, **values)
        return self.stage.dispatched.get()

    def _shown(self, user: UserHandle, channel_id: int, message_id: int) -> tuple[Any, ResponseMessage]:
        stored = self.backend.get_message(channel_id, message_id)
        guild_id = self.backend.get_channel(channel_id).guild_id
        return self.actor(user, guild_id), ResponseMessage(self.stage, stored)

    async def click(self, user: UserHandle, channel_id: int, message_id: int, **button: str) -> Interaction:
        """Press a button, named by `custom_id=` or `label=`."""
        actor, message = self._shown(user, channel_id, message_id)
        await actor.click(message, **button)
        return self.stage.dispatched.get()

    async def select(
        self, user: UserHandle, channel_id: int, message_id: int, values: list[Any], custom_id: str | None
    ) -> Interaction:
        """Choose from a menu."""
        actor, message = self._shown(user, channel_id, message_id)
        await actor.select(message, values, custom_id=custom_id)
        return self.stage.dispatched.get()

    async def submit(self, user: UserHandle, shown: Interaction, values: Json) -> Interaction:
        """Fill in and send the modal that answered an interaction."""
        actor, self.stage.opener = self.actor(user, shown.guild_id), shown
        await actor.submit_modal(InteractionResult(self.stage, shown), values)
        return self.stage.dispatched.get()
