"""The Discord client: it puts the parts together and keeps them running."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
import yarl
from discord import app_commands

from bot.clock import Clock
from bot.commands import add_commands
from bot.computers import Computers
from bot.consent import Consents
from bot.front import Front
from bot.lobbies import Lobbies, Person
from bot.ordering import Ordering
from bot.outbox import Outbox
from bot.planning import Planning
from bot.reply import BROKEN, TOO_LATE
from bot.storage import Store
from bot.tables import Tables
from bot.ui.components import DYNAMIC

if TYPE_CHECKING:
    from bot.config import Settings
    from bot.position import Position

log = logging.getLogger(__name__)

NAME_LIMIT = 32
REPEATED_WITHIN = timedelta(days=1)
"""How long served interactions are remembered; Discord's tokens live for 15 minutes."""
GUILDS_ARRIVE_WITHIN = 0.5
"""Seconds between two servers in the log-in after which the bot begins to work; late ones are no harm."""


def utc_now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


class Tree(app_commands.CommandTree["Switchboard"]):
    """The slash commands; whatever goes wrong ends in one sentence and one log record."""

    async def on_error(self, press: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Answer with a sentence."""
        cause = error.__cause__ or error
        if isinstance(cause, discord.HTTPException) and cause.code in TOO_LATE:
            log.info("interaction %s came too late", press.id)
            return
        log.error("interaction %s failed", press.id, exc_info=error)
        try:
            if press.response.is_done():
                await press.edit_original_response(content=BROKEN)
            else:
                await press.response.send_message(BROKEN, ephemeral=True)
        except discord.HTTPException as failure:
            log.warning("interaction %s cannot be answered: %s", press.id, failure)


class Switchboard(discord.AutoShardedClient):
    """The bot."""

    _began: datetime
    store: Store
    tables: Tables
    lobbies: Lobbies
    consents: Consents
    outbox: Outbox
    front: Front
    ordering: Ordering
    planning: Planning

    def __init__(
        self,
        settings: Settings,
        *,
        now: Callable[[], datetime] = utc_now,
        database_url: str = "",
        **options: Any,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=GUILDS_ARRIVE_WITHIN,
            **options,
        )
        self.settings = settings
        self.now = now
        self.tree = Tree(self)
        self._database_url = database_url or settings.database_url
        self._clock: Clock | None = None
        self._computers: Computers | None = None

    @property
    def me(self) -> int:
        """The bot's own user id."""
        assert self.user is not None
        return self.user.id

    async def setup_hook(self) -> None:
        """Open the store and put everything together, before the gateway is opened."""
        self._began = self.now()
        self.store = await Store.open(self._database_url)
        self.tables = Tables(self.store, self.now)
        self.lobbies = Lobbies(self.tables, self.settings.lobby_hours)
        self.consents = Consents(self.tables)
        self.outbox = Outbox(self)
        self.front = Front(self)
        self.ordering = Ordering(self)
        self.planning = Planning(self)
        self._clock = Clock(self, self.outbox)
        self._computers = Computers(self.tables)
        self.tables.committed = self._committed
        add_commands(self.tree)
        self.add_dynamic_items(*DYNAMIC)
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Take up what was left; this may happen again after a lost connection."""
        log.info("ready as %s in %s servers", self.user, len(self.guilds))
        if self._clock and self._computers and not self._clock.running:
            self._clock.start()
            await _each(
                self.tables.orders.resume,
                self._computers.resume,
                partial(self.outbox.invite_again, self._began),
                partial(self.store.forget_interactions, REPEATED_WITHIN),
            )

    async def close(self) -> None:
        """Stop everything and close the database."""
        for part in (self._clock, self._computers):
            if part:
                await part.close()
        if hasattr(self, "outbox"):
            await self.outbox.close()
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()

    def person(self, user: discord.User | discord.Member) -> Person:
        """Somebody as the tables know them."""
        return Person(user.id, user.display_name[:NAME_LIMIT])

    def wake(self) -> None:
        """Look for due notices now."""
        if self._clock:
            self._clock.wake()

    def _committed(self, position: Position) -> None:
        self.wake()
        if self._computers:
            self._computers.wake(position)


async def _each(*works: Callable[[], Awaitable[None]]) -> None:
    """All of this, whatever becomes of one of it."""
    for work in works:
        try:
            await work()
        except Exception:
            log.exception("not all is taken up that the last run left")


def elsewhere(settings: Settings) -> None:
    """Point discord.py to another API and gateway, when the settings name one."""
    if settings.discord_api_base:
        discord.http.Route.BASE = settings.discord_api_base
    if settings.discord_gateway_url:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)
