"""`/game new, join, leave, start, computer, here`: gathering players and changing seats."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands

from bot import options as game_options
from bot import reach
from bot.commands.derive import CHOICES_AT_MOST
from bot.commands.here import table_here
from bot.errors import Refused
from bot.lobbies import Place
from bot.reply import Press, serve
from bot.storage import Status
from bot.ui.components import confirm, view_of
from bot.ui.panel import Reply
from bot.ui.words import harmless
from rules import GAMES

TITLES = [app_commands.Choice(name=game.title, value=game.key) for game in GAMES.values()]


def add_lobby_commands(group: app_commands.Group) -> None:
    """Add them to `/game`."""
    commands: tuple[app_commands.Command[Any, ..., None], ...] = (new, join, leave, start, computer, here)
    for command in commands:
        group.add_command(command)


@app_commands.command()
@app_commands.describe(title="The game to play", options="What is played otherwise than usual")
@app_commands.choices(title=TITLES)
async def new(
    press: discord.Interaction[Any], title: app_commands.Choice[str], options: str | None = None
) -> None:
    """Open a table in this channel and invite players."""
    await serve(press, lambda: _opened(press, title.value, options or ""))


@new.autocomplete("options")
async def _options(press: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    game = GAMES.get(str(press.namespace.title))
    found = game_options.offered(game) if game else ()
    fitting = [each for each in found if typed.casefold() in each]
    return [app_commands.Choice(name=each, value=each) for each in fitting[:CHOICES_AT_MOST]]


async def _opened(press: Press, game: str, typed: str) -> Reply:
    assert press.channel_id is not None
    options = game_options.read(GAMES[game], typed)
    if lacking := reach.missing_permissions(press.channel):
        raise Refused(reach.trouble(lacking))
    client, place = press.client, Place(press.channel_id, press.guild_id)
    table = await client.lobbies.open(game, place, client.person(press.user), options, press.id)
    try:
        await client.outbox.open_lobby(table)
    except reach.FAILED:
        await client.lobbies.close(table)
        raise Refused("I cannot post in this channel, so no table was opened.") from None
    return Reply(f"Table {table.id} is open. Others join with the button, or with `/game join`.")


@app_commands.command()
async def join(press: discord.Interaction[Any]) -> None:
    """Take a seat, or take over one that a computer player keeps."""
    await serve(press, lambda: _joined(press))


async def _joined(press: Press) -> Reply:
    table = await table_here(press)
    seat = await press.client.lobbies.join(table, press.client.person(press.user), press.id)
    await press.client.outbox.refresh_lobby(table.id)
    return Reply(f"You have seat {seat.seat + 1} at table {table.id}.")


@app_commands.command()
async def leave(press: discord.Interaction[Any]) -> None:
    """Leave the table; in a running game a computer player keeps your seat."""
    await serve(press, lambda: _left(press))


async def _left(press: Press) -> Reply:
    table = await table_here(press)
    if table.status is Status.LOBBY:
        reply: Reply = await press.client.front.leave(table.id, press.user.id, press.id)
        return reply
    position = await press.client.tables.at(table.id)
    if position.seat_of(press.user.id) is None:
        raise Refused("You do not sit at this table.")
    if table.status is not Status.RUNNING:
        raise Refused(position.result)
    alone = position.people == (press.user.id,)
    then = (
        "You are the last person there: the game ends." if alone else "A computer player will keep your seat."
    )
    text = f"Leave {position.title}? {then}"
    return Reply(text, view_of(confirm("Leave the game", table.id, "leave")))


@app_commands.command()
async def start(press: discord.Interaction[Any]) -> None:
    """Start the game with everybody who has joined."""
    await serve(press, lambda: _started(press))


async def _started(press: Press) -> Reply:
    table = await table_here(press)
    await press.client.lobbies.start(table, press.user.id, press.id)
    await press.client.outbox.refresh_lobby(table.id)
    return Reply("The game has started.")


@app_commands.command()
@app_commands.describe(
    change="Whether one comes or goes", player="Who has left this server, in a running game"
)
async def computer(
    press: discord.Interaction[Any],
    change: Literal["add", "remove"] = "add",
    player: discord.User | None = None,
) -> None:
    """Add or remove a computer player, or give one the seat of somebody who left."""
    await serve(press, lambda: _replaced(press, player) if player else _computer(press, change))


async def _computer(press: Press, change: str) -> Reply:
    table, lobbies = await table_here(press), press.client.lobbies
    await press.client.tables.must_sit(table, press.user.id)
    changing = (
        lobbies.add_computer(table, "greedy", press.id)
        if change == "add"
        else lobbies.remove_computer(table, press.id)
    )
    seat = await changing
    await press.client.outbox.refresh_lobby(table.id)
    return Reply(f"{seat.name} {'joins' if change == 'add' else 'leaves'} the table.")


async def _replaced(press: Press, player: discord.User) -> Reply:
    table, client = await table_here(press), press.client
    name = harmless(player.display_name)
    seats = await client.store.seats(table.id)
    if player.id not in {each.user_id for each in seats}:
        raise Refused(f"{name} does not sit at this table.")
    if press.user.id not in {each.user_id for each in seats} and not press.permissions.manage_channels:
        raise Refused("You do not sit at this table.")
    gone = await reach.has_left(client, table.guild_id, player.id)
    if not gone and not press.permissions.manage_channels:
        raise Refused(f"{name} is still a member here, and can use `/game leave`.")
    await client.lobbies.hand_over(table, player.id, press.id)
    gone_on = (await client.front.table(table.id)).status is Status.RUNNING
    await client.consents.somebody_left(table.id)
    if not gone_on:
        return Reply(f"{name} was the last person at the table, so the game is over.")
    return Reply(f"A computer player keeps the seat of {name}.")


@app_commands.command()
@app_commands.describe(table="The number of one of your tables")
async def here(press: discord.Interaction[Any], table: app_commands.Range[int, 1]) -> None:
    """Move one of your tables into this channel."""
    await serve(press, lambda: _moved(press, table))


async def _moved(press: Press, number: int) -> Reply:
    client = press.client
    assert press.channel_id is not None
    table = await client.front.table(number)
    if press.user.id not in {seat.user_id for seat in await client.store.seats(table.id)}:
        raise Refused("You do not sit at that table.")
    if lacking := reach.missing_permissions(press.channel):
        raise Refused(reach.trouble(lacking))
    await client.lobbies.move(table, Place(press.channel_id, press.guild_id), press.id)
    if table.status is Status.LOBBY:
        await client.outbox.open_lobby(await client.front.table(number))
    return Reply(f"Table {number} is here now.")
