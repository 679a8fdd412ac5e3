"""A Discord of one's own: people who act, channels to look at, and a server the bot logs in to."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

from . import openapi
from .faults import Faults
from .gateway import Gateway
from .pulse import Pulse
from .rest import Checks, Exchange, Rest
from .simulation import CDN_BASE, ChannelHandle, GuildHandle, Interaction, Simulation, UserHandle
from .views import Answer, Message

Json = dict[str, Any]
PATIENCE = 10.0
LARGEST_UPLOAD = 256 * 1024 * 1024


class World:
    """One running server with one guild; everything a test does goes through here."""

    def __init__(self) -> None:
        self.pulse = Pulse()
        self.faults = Faults()
        self.simulation = Simulation(self._answered)
        key = base64.b64encode(str(self.simulation.backend.application_id).encode()).decode().rstrip("=")
        self.token = f"{key}.wire.test"
        self.checks = Checks(openapi.load())
        self.rest = Rest(self.simulation, self.checks, self.faults, self.pulse, self.token)
        self.gateway = Gateway(self.simulation, self.pulse, self.token)
        self.gateway.outgoing = self._outgoing
        self.guild: GuildHandle = self.simulation.create_guild("Table Talk")
        self.locales: dict[int, str] = {}
        self.twice = 0
        self.patience = PATIENCE
        self.address = ""
        self.pulse.witnesses.append(self._report)

    @classmethod
    @asynccontextmanager
    async def open(cls) -> AsyncIterator[World]:
        """A world, served on a free port until the block ends."""
        world = cls()
        app = web.Application(client_max_size=LARGEST_UPLOAD)
        app.router.add_route("*", "/api/v10/{path:.*}", world.rest.serve)
        app.router.add_get("/gateway", world.gateway.serve)
        app.router.add_get("/gateway/", world.gateway.serve)
        app.router.add_get("/cdn/{path:.*}", world._cdn)
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        world._settle_at(f"127.0.0.1:{runner.addresses[0][1]}")
        try:
            yield world
        finally:
            world.gateway.close(1001)
            await runner.cleanup()

    def _settle_at(self, address: str) -> None:
        self.address = address
        self.rest.gateway_url = self.gateway.url = f"ws://{address}/gateway"
        self.rest.rewrite = self.gateway.rewrite = lambda text: text.replace(
            CDN_BASE, f"http://{address}/cdn"
        )
        self.rest.restore = lambda text: text.replace(f"http://{address}/cdn", CDN_BASE)

    async def _cdn(self, request: web.Request) -> web.Response:
        data = self.simulation.backend.cdn.get(f"{CDN_BASE}/{request.match_info['path']}")
        return web.Response(status=404) if data is None else web.Response(body=data)

    # ------------------------------------------------------------------ people and places

    def user(self, name: str, *, locale: str = "en-US", member: bool = True) -> UserHandle:
        """A new person, in the guild unless told otherwise; has `id`, `name`, `mention`, `dm_channel`."""
        user = self.simulation.create_user(name)
        self.locales[user.id] = locale
        if member:
            self.join(user)
        return user

    def join(self, user: UserHandle) -> None:
        """The person joins the guild."""
        self.simulation.backend.add_member(self.guild.id, user.id, announce=True)

    def leave(self, user: UserHandle) -> None:
        """The person leaves the guild."""
        self.simulation.backend.remove_member(self.guild.id, user.id)

    def channel(self, name: str) -> ChannelHandle:
        """A new text channel."""
        return self.guild.create_text_channel(name)

    def delete_channel(self, channel: ChannelHandle) -> None:
        """The channel and its messages are gone."""
        self.simulation.backend.delete_channel(channel.id)

    def forbid(self, channel: ChannelHandle, *permissions: str, user: UserHandle | None = None) -> None:
        """Take permissions such as `send_messages` from the bot, or from a person, in one channel."""
        self.simulation.allow(channel, self._who(user), *permissions, allowed=False)

    def permit(self, channel: ChannelHandle, *permissions: str, user: UserHandle | None = None) -> None:
        """Give them (back)."""
        self.simulation.allow(channel, self._who(user), *permissions, allowed=True)

    def _who(self, user: UserHandle | None) -> int:
        return self.simulation.backend.bot_user.id if user is None else user.id

    def close_dms(self, user: UserHandle, *, closed: bool = True) -> None:
        """The person takes no direct messages any more: 403 / 50007."""
        (self.rest.closed_dms.add if closed else self.rest.closed_dms.discard)(user.id)

    def advance(self, seconds: float) -> None:
        """Let Discord's clock run, not the bot's: 3 s end an interaction, 900 s its token."""
        self.simulation.backend.advance_clock(seconds)

    # -------------------------------------------------------------------------- looking

    def messages(self, channel: ChannelHandle, viewer: UserHandle | None = None) -> list[Message]:
        """The channel as `viewer` sees it, or what everybody sees; oldest first."""
        payloads = self.simulation.messages(channel.id, None if viewer is None else viewer.id)
        return [Message(self.simulation, channel.id, int(payload["id"])) for payload in payloads]

    def dms(self, user: UserHandle) -> list[Message]:
        """The direct messages between the bot and this person."""
        return self.messages(user.dm_channel)

    def commands(self) -> list[Json]:
        """Everything registered, global and per guild."""
        return [command for scope in self.simulation.backend.commands.values() for command in scope.values()]

    def requests(self, method: str, path: str) -> list[Exchange]:
        """The bot's requests so far that match, e.g. ("POST", "/channels/*/messages")."""
        return self.rest.matching(method, path)

    async def until(self, holds: Any, within: float | None = None, what: str = "") -> None:
        """Wait, without sleeping, until `holds()` is true."""
        await self.pulse.until(holds, self.patience if within is None else within, what)

    async def quiet(self, seconds: float = 0.15) -> None:
        """Wait until the bot has done nothing for a while."""
        await self.pulse.quiet(seconds)

    # --------------------------------------------------------------------------- acting

    def say(self, user: UserHandle, channel: ChannelHandle, text: str) -> Message:
        """An ordinary message of a person's."""
        return Message(self.simulation, channel.id, self.simulation.say(user, channel, text))

    async def slash(self, user: UserHandle, channel: ChannelHandle, *words: Any, **named: Any) -> Answer:
        """`slash(alice, table, "eras", "build", {"city": "york"})`; options also as keywords."""
        options = {**(words[-1] if isinstance(words[-1], dict) else {}), **named}
        name = " ".join(word for word in words if isinstance(word, str))
        return self._answer(await self.simulation.slash(user, channel, name, options))

    async def autocomplete(
        self,
        user: UserHandle,
        channel: ChannelHandle,
        *words: str,
        focus: str,
        typed: str = "",
        **filled: Any,
    ) -> list[Json]:
        """The choices offered for option `focus`, given what is typed and filled in already."""
        name = " ".join(words)
        return self._answer(await self.simulation.complete(user, channel, name, focus, typed, filled)).choices

    async def click(self, user: UserHandle, message: Message | None, button: str) -> Answer:
        """Press the button of this label or custom_id."""
        assert message is not None
        ids = [c.get("custom_id") for c in message.walk()]
        named = {"custom_id": button} if button in ids else {"label": button}
        return self._answer(await self.simulation.click(user, message.channel_id, message.id, **named))

    async def select(
        self, user: UserHandle, message: Message | None, *values: Any, custom_id: str | None = None
    ) -> Answer:
        """Choose values from the message's menu, named where there are several."""
        assert message is not None
        chosen = list(values)
        return self._answer(
            await self.simulation.select(user, message.channel_id, message.id, chosen, custom_id)
        )

    async def submit(self, user: UserHandle, shown: Answer, values: Json) -> Answer:
        """Send the modal with these values by custom_id."""
        return self._answer(await self.simulation.submit(user, shown.interaction, values))

    # --------------------------------------------------------------------- misfortunes

    def late(self, times: int = 1) -> None:
        """The next interactions are past their three seconds when the bot answers: 404 / 10062."""
        self.simulation.stage.late = times

    def deliver_twice(self, times: int = 1) -> None:
        """The next interactions arrive twice."""
        self.twice = times

    # ------------------------------------------------------------------------- plumbing

    def _outgoing(self, event: str, payload: Json) -> list[Json]:
        if event != "INTERACTION_CREATE":
            return [payload]
        guild = payload.get("guild_id")
        person = payload.get("user") or payload["member"]["user"]
        payload["locale"] = self.locales.get(int(person["id"]), "en-US")
        payload["authorizing_integration_owners"] = {"0": guild or "0"}
        payload["attachment_size_limit"] = self.checks.upload_limit
        copies = 2 if self.twice else 1
        self.twice = max(0, self.twice - 1)
        return [payload] * copies

    def _attempts(self, interaction: Interaction) -> list[Exchange]:
        return self.rest.matching("POST", f"/interactions/{interaction.id}/*")

    def _answer(self, interaction: Interaction) -> Answer:
        return Answer(self.simulation, interaction, lambda: self._attempts(interaction))

    async def _answered(self, interaction: Interaction) -> None:
        """The bot has answered in full (thinking is over), or its answer was refused for good."""

        def settled() -> bool:
            if interaction.responded:
                return not interaction.loading
            statuses = [attempt.status for attempt in self._attempts(interaction)]
            return any(status and 400 <= status < 500 and status != 429 for status in statuses)

        await self.until(
            settled, what=f"an answer to interaction {interaction.command_name or interaction.id}"
        )

    def _report(self) -> str:
        last = "\n  ".join(map(str, self.rest.exchanges[-8:]))
        return f"last requests:\n  {last}\nviolations: {self.checks.violations}"
