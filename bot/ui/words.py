"""Texts for Discord: names made harmless, lines fitted to a limit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from rules.core.contract import Names

MESSAGE_LIMIT = 2000
LABEL_LIMIT = 80
OPTION_LIMIT = 100


def harmless(name: str) -> str:
    """A name without markdown or mentions."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(name))


def spoken(names: Names) -> Names:
    """Names as they may stand in a message."""
    return Names(tuple(map(harmless, names.of)))


def mention(user_id: int) -> str:
    """A mention of a user."""
    return f"<@{user_id}>"


def mentions(users: Iterable[int]) -> discord.AllowedMentions:
    """Leave to notify these users, and nobody else."""
    wanted = [discord.Object(user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, users=wanted, replied_user=False)


def clipped(text: str, limit: int) -> str:
    """The text, cut with an ellipsis where it is longer than the limit."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def fitted(head: str, lines: Sequence[str], foot: str, limit: int = MESSAGE_LIMIT) -> str:
    """Head, as many of the last lines as fit, and foot."""
    kept: list[str] = []
    room = limit - len(head) - len(foot) - 60
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.insert(0, line)
    left_out = len(lines) - len(kept)
    before = [f"… {left_out} earlier lines: `/game log`"] if left_out else []
    return clipped("\n".join(part for part in (head, *before, *kept, foot) if part), limit)
