"""The slash commands."""

from typing import Any

from discord import app_commands

from bot.commands.derive import game_group
from bot.commands.lobby import add_lobby_commands
from bot.commands.preferences import preferences
from bot.commands.table import add_table_commands
from rules import GAMES


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Fill the tree: `/game`, `/preferences`, and a group for every game."""
    group = app_commands.Group(name="game", description="Tables and games in this channel", guild_only=True)
    add_lobby_commands(group)
    add_table_commands(group)
    tree.add_command(group)
    tree.add_command(preferences)
    for game in GAMES.values():
        tree.add_command(game_group(game))
