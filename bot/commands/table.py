"""`/game turn, board, status, hand, plan, orders, log, undo, rules, end, export`: at the table."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands

from bot.commands.here import position_here, table_here
from bot.errors import Refused
from bot.export import public_log, record_of
from bot.front import is_moderator
from bot.reply import Press, serve
from bot.storage import Status
from bot.ui.components import confirm, view_of
from bot.ui.panel import Reply
from rules import GAMES

Command = app_commands.Command[Any, ..., None]
CHOICES_AT_MOST = 25
TITLES = [app_commands.Choice(name=game.title, value=game.key) for game in GAMES.values()]


def add_table_commands(group: app_commands.Group) -> None:
    """Add them to `/game`."""
    commands: tuple[app_commands.Command[Any, ..., None], ...] = (
        turn,
        board,
        status,
        hand,
        plan,
        orders,
        log,
        undo,
        rules,
        end,
        export,
    )
    for command in commands:
        group.add_command(command)


@app_commands.command()
async def turn(press: discord.Interaction[Any]) -> None:
    """Show what you can do now."""
    await serve(press, lambda: _of_table(press, "turn"))


@app_commands.command()
async def board(press: discord.Interaction[Any]) -> None:
    """Show the board."""
    await serve(press, lambda: _of_table(press, "board"))


@app_commands.command()
async def status(press: discord.Interaction[Any]) -> None:
    """Show the board as text."""
    await serve(press, lambda: _of_table(press, "status"))


@app_commands.command()
async def hand(press: discord.Interaction[Any]) -> None:
    """Show your own board and what only you know."""
    await serve(press, lambda: _of_table(press, "hand"))


@app_commands.command()
async def plan(press: discord.Interaction[Any]) -> None:
    """Plan your next turn ahead, which only you see."""
    await serve(press, lambda: _of_table(press, "plan"))


@app_commands.command()
async def orders(press: discord.Interaction[Any]) -> None:
    """Show your standing orders, which only you see."""
    await serve(press, lambda: _of_table(press, "orders"))


@app_commands.command()
async def log(press: discord.Interaction[Any]) -> None:
    """Show what has happened."""
    await serve(press, lambda: _of_table(press, "log"))


async def _of_table(press: Press, what: str) -> Reply:
    position = await position_here(press)
    reply: Reply = await press.client.front.view(what, position.table.id, press.user.id)
    return reply


@app_commands.command()
async def undo(press: discord.Interaction[Any]) -> None:
    """Take back your last action; the others must agree once something was revealed."""
    await serve(press, lambda: _undone(press))


async def _undone(press: Press) -> Reply:
    table = await table_here(press)
    reply: Reply = await press.client.front.undo(table.id, press.user.id, press.id)
    return reply


@app_commands.command()
async def end(press: discord.Interaction[Any]) -> None:
    """End the game early; the others must agree, unless you moderate this channel."""
    await serve(press, lambda: _ended(press))


async def _ended(press: Press) -> Reply:
    table = await table_here(press)
    if table.status is Status.LOBBY:
        return await _closed(press)
    position = await press.client.tables.at(table.id)
    if table.status is not Status.RUNNING:
        raise Refused(position.result)
    if position.seat_of(press.user.id) is None and not is_moderator(press):
        raise Refused("You do not sit at this table.")
    text = f"End {position.title} for good? It cannot be continued."
    return Reply(text, view_of(confirm("End the game", table.id, "end")))


async def _closed(press: Press) -> Reply:
    table = await table_here(press)
    if press.user.id != table.host_id and not is_moderator(press):
        raise Refused("Only the host or a moderator can close an invitation.")
    await press.client.lobbies.close(table, press.id)
    await press.client.outbox.refresh_lobby(table.id)
    return Reply("The table is closed.")


@app_commands.command()
async def export(press: discord.Interaction[Any]) -> None:
    """Get the game as a file: the log while it runs, the whole record once it is over."""
    await serve(press, lambda: _exported(press))


async def _exported(press: Press) -> Reply:
    position = await position_here(press)
    moves = await press.client.store.moves(position.table.id, states=False)
    name = f"{position.table.game}-{position.table.id}"
    if position.table.status is Status.RUNNING:
        tenures = await press.client.store.tenures(position.table.id)
        text = "\n".join(public_log(position, moves, tenures))
        log_file = discord.File(io.BytesIO(text.encode()), filename=f"{name}-log.txt")
        return Reply(
            "The log so far. The full record, with its seed, comes when the game is over.", None, (log_file,)
        )
    record = discord.File(io.BytesIO(record_of(position, moves).dump()), filename=f"{name}.json")
    return Reply("The whole game: `python -m render` draws any moment of it.", None, (record,))


@app_commands.command()
@app_commands.describe(title="The game", topic="What you want to know")
@app_commands.choices(title=TITLES)
async def rules(
    press: discord.Interaction[Any], title: app_commands.Choice[str], topic: str = "overview"
) -> None:
    """Explain a rule."""
    await serve(press, lambda: _explained(title.value, topic))


async def _explained(game: str, topic: str) -> Reply:
    topics = GAMES[game].topics
    text = topics.get(topic.strip().lower())
    if text is None:
        raise Refused(f"There is no topic “{topic}”; there are: {', '.join(topics)}.")
    return Reply(f"**{GAMES[game].title}: {topic.strip().lower()}**\n{text.strip()}")


@rules.autocomplete("topic")
async def _topics(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    game = GAMES.get(str(press.namespace.title))
    found = [topic for topic in (game.topics if game else ()) if current.casefold() in topic.casefold()]
    return [app_commands.Choice(name=topic, value=topic) for topic in found[:CHOICES_AT_MOST]]
