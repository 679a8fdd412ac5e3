"""Reaching people on Discord: channels, direct messages, and what the bot may do where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import aiohttp
import discord

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.client import Switchboard
    from bot.storage import Table

    Channel = discord.abc.MessageableChannel

PICTURES = "Attach Files"
NEEDED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "attach_files": PICTURES,
    "read_message_history": "Read Message History",
}
FAILED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a request to Discord can end with: refused, or the connection broke."""
RECENT = 100
"""As many messages as one request brings."""
IN_THREADS = {"send_messages_in_threads": "Send Messages in Threads"}


def missing_permissions(channel: object) -> list[str]:
    """The permissions the bot lacks in a channel, by their names in Discord's settings."""
    if not isinstance(channel, discord.Thread | discord.abc.GuildChannel):
        return []
    me: discord.Member | None = channel.guild.me
    if me is None:  # the server has not arrived yet after a log-in; Discord itself will say what is missing
        return []
    return lacking(channel.permissions_for(me), thread=isinstance(channel, discord.Thread))


def lacking(may: discord.Permissions, *, thread: bool | None) -> list[str]:
    """The needed permissions that are not given, by name; thread: None where both kinds are to be used."""
    unused = {True: "send_messages", False: "send_messages_in_threads", None: ""}[thread]
    needed = {key: name for key, name in {**NEEDED, **IN_THREADS}.items() if key != unused}
    missing = [name for key, name in needed.items() if not getattr(may, key)]
    return missing if may.view_channel else [NEEDED["view_channel"]]


def trouble(missing: Iterable[str]) -> str:
    """One sentence that names the missing permissions; empty when nothing is missing."""
    names = ", ".join(missing)
    if not names:
        return ""
    return (
        f"I lack a permission in this channel: {names}. Please ask a moderator to grant it; the game is safe."
    )


async def trouble_at(client: Switchboard, table: Table) -> str:
    """Why a table's posts do not arrive as they should; empty when they do."""
    try:
        channel = await channel_of(client, table.channel_id)
    except FAILED:
        move = f"`/game here table:{table.id}` takes it to another"
        return f"This table's channel is gone or closed to me; {move}."
    return trouble(missing_permissions(channel))


async def channel_of(client: Switchboard, channel_id: int) -> Channel:
    """A channel or thread by id; raises discord.NotFound or Forbidden."""
    found: Any = client.get_channel(channel_id) or await client.fetch_channel(channel_id)
    return found  # type: ignore[no-any-return]


async def has_left(client: Switchboard, guild_id: int | None, user_id: int) -> bool:
    """Whether a person is no longer a member of the server."""
    guild = client.get_guild(guild_id) if guild_id else None
    if guild is None:
        return False
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound:
        return True
    except FAILED:
        return False
    return False


async def said_lately(channel: discord.abc.Messageable, me: int) -> list[discord.Message]:
    """The bot's recent messages: it may die between sending one and noting that."""
    try:
        return [message async for message in channel.history(limit=RECENT) if message.author.id == me]
    except discord.HTTPException:
        return []
