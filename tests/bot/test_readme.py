"""What README.md and docs/hosting.md tell a host and a player is so."""

import re
from pathlib import Path

import discord
import pytest

from bot.commands import add_commands
from bot.config import Settings
from bot.reach import IN_THREADS, NEEDED

ROOT = Path(__file__).parents[2]
README, HOSTING = (ROOT / "README.md").read_text(), (ROOT / "docs" / "hosting.md").read_text()


@pytest.mark.parametrize("page", [README, HOSTING])
def test_the_invitation_asks_for_what_the_bot_needs_and_no_more(page):
    (number,) = set(re.findall(r"permissions=(\d+)", page))
    assert discord.Permissions(int(number)) == discord.Permissions(
        **dict.fromkeys((*NEEDED, *IN_THREADS), True)
    )
    assert "scope=bot+applications.commands" in page


def test_every_command_is_told(bots):
    tree = bots.make().tree
    add_commands(tree)
    told = {name for ticked in re.findall(r"`([^`\n]+)`", README) for name in ticked.lstrip("/").split()}
    for group in tree.get_commands():
        verbs = [each.name for each in getattr(group, "commands", ())]
        assert [name for name in (group.name, *verbs) if name not in told] == []


def test_every_setting_is_in_the_example():
    example = (ROOT / ".env.example").read_text()
    told = {line.lstrip("# ").partition("=")[0] for line in example.splitlines() if "=" in line}
    for_tests = {"DISCORD_API_BASE", "DISCORD_GATEWAY_URL"}
    assert told == {name.upper() for name in Settings.model_fields} - for_tests
