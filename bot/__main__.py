"""`switchboard`: the real bot with a token, the sandbox without one."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Coroutine

import discord
from pydantic import ValidationError

from bot.client import Switchboard, elsewhere
from bot.config import Settings

log = logging.getLogger(__name__)

AFTER_A_FAULT = 10


def main() -> None:
    """Run the bot until it is stopped."""
    try:
        settings = Settings()
    except ValidationError as error:
        sys.exit(f"The settings do not fit: {error}")
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    if settings.discord_token is None:
        from bot.sandbox import run_sandbox  # noqa: PLC0415  (the simulation is an extra)

        work = run_sandbox(settings)
    else:
        elsewhere(settings)
        work = run_bot(settings, settings.discord_token.get_secret_value())
    try:
        asyncio.run(_until_stopped(work))
    except discord.LoginFailure:
        sys.exit("Discord refuses this token. Set DISCORD_TOKEN in .env to the bot's own token.")


async def run_bot(settings: Settings, token: str) -> None:
    """Keep the bot connected; a broken gateway or a fault in the client ends in a new start."""
    while True:
        try:
            async with Switchboard(settings) as client:
                await client.start(token)
            return
        except discord.LoginFailure:
            raise
        except Exception:
            log.exception("the client failed; trying again in %s seconds", AFTER_A_FAULT)
        await asyncio.sleep(AFTER_A_FAULT)


async def _until_stopped(work: Coroutine[None, None, None]) -> None:
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(each, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        log.info("stopped")


if __name__ == "__main__":
    main()
