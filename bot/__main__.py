"""`switchboard`: the real bot with a token, the sandbox without one; backups, tables as files; checks."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import discord

from bot import content, keeping
from bot.config import Settings, Unfit, read_settings
from bot.doctor import doctor
from bot.storage import (
    CannotArchive,
    CannotBackUp,
    CannotOpen,
    ChannelBusy,
    NewerDatabase,
    NoDatabase,
    NoSuchTable,
    Store,
)
from rules.core.content import ContentError

log = logging.getLogger(__name__)

AFTER_A_FAULT = 10
TURN_SECONDS = 0.0005
"""How long the drawing thread keeps the event loop waiting at each step; Python itself says ten times it."""
UNFIT = 2
"""The exit code where the settings do not fit."""
FAULTS = (
    ContentError,
    discord.LoginFailure,
    CannotOpen,
    NewerDatabase,
    NoDatabase,
    CannotBackUp,
    NoSuchTable,
    ChannelBusy,
    CannotArchive,
)
"""What ends the program with a sentence."""
DATABASE_HINT = "Set DATABASE_URL in .env, for example to sqlite+aiosqlite:///switchboard.sqlite3."


def main(arguments: list[str] | None = None) -> None:
    """Run the bot until it is stopped, or do what the command line says."""
    asked = _parser().parse_args(arguments)
    if asked.doctor:
        sys.exit(doctor())
    settings = _settings()
    if asked.check:
        sys.exit(content.check(settings.content_dir))
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        asyncio.run(_until_stopped(asked.work(settings, asked)))
    except FAULTS as error:
        sys.exit(_sentence(error))


def _settings() -> Settings:
    """The settings; the games read CONTENT_DIR from the environment, so it is put there from `.env`."""
    try:
        found = read_settings()
    except Unfit as unfit:
        sys.stderr.write("".join(f"{fault}\n" for fault in unfit.faults))
        sys.exit(UNFIT)
    if found.content_dir is not None:
        os.environ["CONTENT_DIR"] = str(found.content_dir)
    return found


def _sentence(error: Exception) -> str:
    match error:
        case ContentError(faults=(first, *others)):
            more = " There is more: `switchboard content check` lists all." if others else ""
            return f"The component data does not fit: {first}{more}"
        case discord.LoginFailure():
            return "Discord refuses this token. Set DISCORD_TOKEN in .env to the bot's own token."
        case CannotOpen():
            return f"The database cannot be opened: {error}. {DATABASE_HINT}"
        case NoDatabase():
            return f"Nothing was done: {error}. Run this where the bot runs, or set DATABASE_URL in .env."
        case NewerDatabase():
            return f"The database cannot be used: {error}."
        case CannotArchive():
            return str(error)
        case NoSuchTable():
            return f"Nothing was exported: {error}."
        case ChannelBusy():
            return f"Nothing was imported: {error}. Name another with --channel, or end that game first."
    return f"No backup was made: {error}."


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="switchboard", description="A Discord bot for heavy board games.")
    parser.set_defaults(work=run, check=False, doctor=False)
    commands = parser.add_subparsers(title="commands")
    commands.add_parser("run", help="run the bot (the default)").set_defaults(work=run)
    keeping.add_commands(commands)
    doctor_parser = commands.add_parser("doctor", help="check everything the bot needs, and say what to do")
    doctor_parser.set_defaults(doctor=True)
    content_parser = commands.add_parser("content", help="the component data in CONTENT_DIR, or our own")
    content_commands = content_parser.add_subparsers(title="commands", required=True)
    check_parser = content_commands.add_parser(
        "check", help="list what does not fit in the data in CONTENT_DIR"
    )
    check_parser.set_defaults(check=True)
    return parser


@contextmanager
def loading() -> Iterator[None]:
    """Load without collecting garbage, and never look through what was loaded: that takes 0.1 s."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.freeze()


async def run(settings: Settings, _: argparse.Namespace) -> None:
    """Run the real bot, or the sandbox where there is no token; neither with data that does not fit."""
    sys.setswitchinterval(TURN_SECONDS)
    with loading():
        content.require()
        from bot.client import elsewhere  # noqa: PLC0415  (the games load only now, from sound data)

    if settings.discord_token is None:
        from bot.sandbox import run_sandbox  # noqa: PLC0415  (the simulation is an extra)

        await run_sandbox(settings)
        return
    elsewhere(settings)
    # Once the bot runs, it outlives a database that is away; before that, somebody is there to be told.
    await (await Store.open(settings.database_url)).close()
    await keep_connected(settings, settings.discord_token.get_secret_value())


async def keep_connected(settings: Settings, token: str) -> None:
    """Run the bot; a broken gateway or a fault in the client ends in a new start."""
    from bot.client import Switchboard  # noqa: PLC0415

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


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
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
