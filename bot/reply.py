"""Answering an interaction: acknowledge first, then one private answer, whatever happens."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord

from bot import reach
from bot.errors import Refused, Repeated, TableMoved
from bot.ui.panel import Reply

log = logging.getLogger(__name__)

Press = discord.Interaction[Any]
ACKNOWLEDGED = 40060
TOO_LATE = {10062, ACKNOWLEDGED}
"""Discord's codes for an interaction that expired, or was acknowledged before."""
BROKEN_OFF = (aiohttp.ClientError, OSError)
"""The connection broke before Discord's answer."""
BROKEN = "Something went wrong on my side; it has been noted. The table is as `/game board` shows it."
CLOSED = "Discord does not let me post in that channel; `/game here` takes a table to another."
MOVED = "The table moved on since that message. Your choices now: press “Take your turn” on the latest post."


async def acknowledged(press: Press, *, update: bool = False) -> bool:
    """Tell Discord that the interaction is being worked on; False when it is too late for that."""
    try:
        await _defer(press, update=update)
    except (discord.HTTPException, discord.InteractionResponded) as error:
        if isinstance(error, discord.HTTPException) and error.code not in TOO_LATE:
            raise
        log.info("interaction %s came too late or twice", press.id)
        return False
    return True


async def _defer(press: Press, *, update: bool) -> None:
    """Acknowledge; when the connection breaks, the first attempt may have arrived or not."""
    private = not update
    try:
        await press.response.defer(ephemeral=private, thinking=private)
    except BROKEN_OFF:
        try:
            await press.response.defer(ephemeral=private, thinking=private)
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise


async def serve(press: Press, work: Callable[[], Awaitable[Reply]], *, update: bool = False) -> None:
    """Acknowledge, do the work, and answer privately with its reply or with the reason why not."""
    if not await acknowledged(press, update=update):
        return
    reply = await outcome(press, work)
    if reply is not None:
        await edit(press, reply)


async def outcome(press: Press, work: Callable[[], Awaitable[Reply]]) -> Reply | None:
    """The reply, or a sentence in its place; None when the interaction was served before."""
    try:
        return await work()
    except Refused as refusal:
        return Reply("\n".join(refusal.reasons))
    except TableMoved:
        return Reply(MOVED)
    except Repeated:
        log.info("interaction %s was delivered twice", press.id)
        return None
    except discord.Forbidden:
        return Reply(reach.trouble(reach.missing_permissions(press.channel)) or CLOSED)
    except Exception:
        log.exception("interaction %s failed", press.id)
        return Reply(BROKEN)


async def edit(press: Press, reply: Reply) -> None:
    """Put the reply in place of the acknowledgment; doing so twice is no harm."""
    try:
        try:
            await press.edit_original_response(**reply.parts(editing=True))
        except BROKEN_OFF:
            for file in reply.files:
                file.reset()  # the first attempt has read it
            await press.edit_original_response(**reply.parts(editing=True))
    except reach.FAILED as error:
        log.warning("interaction %s cannot be answered: %s", press.id, error)


async def add(press: Press, reply: Reply) -> None:
    """Say something privately beside what the acknowledgment changed."""
    try:
        await press.followup.send(ephemeral=True, **reply.parts())
    except reach.FAILED as error:
        log.warning("interaction %s cannot be answered: %s", press.id, error)
